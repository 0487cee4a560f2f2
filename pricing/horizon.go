package pricing

import (
	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Horizon tells on which lengths of the plan a term costs no more than the hourly form, all else as it is. There can be many
// spans: just after a further term begins, the hour is cheaper again (formulas §2, the sawtooth).
type Horizon struct {
	Form, Against string
	Known         bool   // both forms are known at every length
	Spans         []Span // in days, from 1 to model.MaxDays
	From          int    // start of the last span, where it reaches model.MaxDays
	Reaches       bool   // the last span reaches model.MaxDays
}

// Horizons gives the horizon of each term on offer; none where there is no hourly form. It asks the rules at every length of
// the plan, which takes a good part of the time of an evaluation. The plan is a valid one and has that offer.
func Horizons(p model.Plan, offer int) []Horizon {
	a := ran(p, offer)
	if len(a.forms) == 0 || a.forms[0].term != nil {
		return nil
	}
	curves := a.lengths()
	var list []Horizon
	for i := range curves[1:] {
		if !a.forms[i+1].leftOut() {
			list = append(list, horizon(&curves[i+1], &curves[0]))
		}
	}
	return list
}

// lengths gives the total of each form for each length of the plan, from 1 day on.
func (a *asker) lengths() []Curve {
	p := a.contract.alone()
	curves := a.flat(model.MaxDays)
	for i := range model.MaxDays {
		p.Workload.Days = i + 1
		a.read(p, 0, a.contract.step)
		a.run(p.Workload.HoursPerDay)
		for j := range curves {
			a.point(&curves[j], a.forms[j], i)
		}
	}
	return curves
}

func horizon(c, against *Curve) Horizon {
	h := Horizon{Form: c.Form, Against: against.Form, Known: c.Totals != nil && against.Totals != nil}
	for _, s := range c.notAbove(against) {
		h.Spans = append(h.Spans, Span{s.From + 1, s.To + 1})
	}
	if n := len(h.Spans); n > 0 && h.Spans[n-1].To == model.MaxDays {
		h.From, h.Reaches = h.Spans[n-1].From, true
	}
	return h
}

// Passes gives the day of the plan, from 0, on which a form of an offer has cost more than a limit: the last one of the shortest
// plan that does. None up to the plan's own length does where ok is false, or the form is not known. Quote is its index in the
// offer's quotes.
func Passes(p model.Plan, offer, quote int, limit unit.Money) (day int, ok bool) {
	c := ran(p, offer).lengths()[quote]
	for i := range min(len(c.Totals), p.Workload.Days) {
		if c.Totals[i] > limit && !c.loses(i) {
			return i, true
		}
	}
	return 0, false
}
