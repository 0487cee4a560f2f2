package pricing

import (
	"fmt"
	"math"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Axis is an input as goal seek moves it: the values Min, Min+Fine, Min+2·Fine … below Max, and Max.
type Axis struct {
	Min, Max, Fine int64                              // in the input's base unit; Fine is above 0
	With           func(model.Plan, int64) model.Plan // a copy of the plan with that value, itself valid
}

// Zone is a range of an axis in which one form of an offer is cheapest, both ends included.
type Zone struct {
	From, To int64
	Form     string
	// Tick is where the zone before gives way: the edge of the values at which the prepaid form of the two costs no more.
	// With a tie it can be a step outside of From. The first zone has its From.
	Tick int64
	Edge string // the form whose edge Tick is; empty in the first zone
}

// Crossing is where the total of a form passes a target, between two neighbours of an axis.
type Crossing struct {
	Within int64 // here the total is at most the target
	Beyond int64 // here it is above
}

// Zones tells which form of an offer is cheapest where on an axis; ties are decided as in the ladder. The plan is a valid
// one. Forms that are unknown where the search looks are left out; where no form is left, or all are hopeless, there is no
// zone. The search samples the axis, more densely near Min, and finds each change between samples to the step; a zone that
// lies between two samples whole is missed. The error says what is wrong with the offer's number or the axis.
func Zones(p model.Plan, offer int, axis Axis) ([]Zone, error) {
	s, err := newSearch(p, offer, axis)
	if err != nil {
		return nil, err
	}
	var zones []Zone
	s.ranges(s.Cheapest, func(from, to int64, form int) {
		if from == 0 {
			zones = zones[:0]
		}
		zones = append(zones, Zone{From: from, To: to})
		if form >= 0 {
			zones[len(zones)-1].Form = s.forms[form].name()
		}
	})
	return s.ticked(zones), nil
}

// Crossings gives the places of an axis at which the total of a form of an offer passes a target, from Min to Max. There is
// none where the form is unknown; a hopeless one is above every target. The plan is a valid one. The error says what is
// wrong with the offer's number, the form's name or the axis.
func Crossings(p model.Plan, offer int, form string, target unit.Money, axis Axis) ([]Crossing, error) {
	s, err := newSearch(p, offer, axis)
	if err != nil {
		return nil, err
	}
	f := s.find(form)
	if f < 0 {
		return nil, fmt.Errorf("form is %q, want one of the offer's", form)
	}
	var list []Crossing
	var before int
	s.ranges(func() int { return s.above(f, target) }, func(from, _ int64, above int) {
		switch {
		case from == 0:
			list = list[:0]
		case above > before:
			list = append(list, Crossing{Within: s.value(from - 1), Beyond: s.value(from)})
		default:
			list = append(list, Crossing{Within: s.value(from), Beyond: s.value(from - 1)})
		}
		before = above
	})
	if s.Dropped(f) {
		return nil, nil
	}
	return list, nil
}

// Nearest gives the value nearest to now, in relative terms, from which on another form costs no more, that form, and how far the
// value is as a part of now: −0.5 is half of it. It is false where the verdict is the same all along. From 0 every change is
// endless.
func Nearest(zones []Zone, now int64) (at int64, form string, change float64, ok bool) {
	for i, z := range zones {
		v := min(max(now, z.From), z.To)
		edge := z
		switch {
		case v == now || i == 0 && now < z.From || i == len(zones)-1 && now > z.To:
			continue // here now is
		case v < now:
			edge = zones[i+1]
		}
		if edge.Edge == z.Form && (edge.Tick < now) == (v < now) && edge.Tick != now {
			v = edge.Tick
		}
		if c := float64(v-now) / math.Abs(float64(now)); !ok || math.Abs(c) < math.Abs(change) {
			at, form, change, ok = v, z.Form, c, true
		}
	}
	return at, form, change, ok
}

// Total is what one form costs, without a bill.
type Total struct {
	Form     string
	Total    unit.Money // where Complete is false, "at least"
	Complete bool
	Hopeless bool // it loses to every complete one
}

// Totals gives what the forms of an offer cost, in the order of an evaluation's quotes. The plan is a valid one and has that
// offer.
func Totals(p model.Plan, offer int) []Total { return NewReckoner(p, offer).Reckon(p) }

// Quotes gives the bills of an offer's forms and the verdict on it: what Evaluate says of them. The plan is a valid one and has
// that offer.
func Quotes(p model.Plan, offer int) ([]Quote, Verdict) { return ran(p, offer).quotes() }

// Decide gives the verdict on an offer and the form that it takes, empty where there is none: what Evaluate says of it, without
// curves, mix and waste, for a value that is still being typed. The plan is a valid one and has that offer.
func Decide(p model.Plan, offer int) (form string, v Verdict) {
	quotes, v := Quotes(p, offer)
	if v.Quote >= 0 {
		form = quotes[v.Quote].Form
	}
	return form, v
}

// ran is an asker that has planned the sessions of an offer.
func ran(p model.Plan, offer int) *asker {
	a := &NewReckoner(p, offer).asker
	a.run(p.Workload.HoursPerDay)
	return a
}

// total asks what a form costs with the sessions that were run.
func (a *asker) total(f form) Total {
	b := a.ask(f, false)
	return Total{Form: f.name(), Total: b.total, Complete: b.complete, Hopeless: a.deal.hopeless}
}

// notAbove tells whether one form costs no more than another; both are known (costmodel §7).
func (t Total) notAbove(other Total) bool {
	if t.Hopeless || other.Hopeless {
		return !t.Hopeless
	}
	return t.Total <= other.Total
}
