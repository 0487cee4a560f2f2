package report

import (
	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/vram"
)

// sizeOffer is one offer as what a model needs meets it.
type sizeOffer struct {
	vram.Holding
	name       string
	form       string                  // the cheapest complete one; empty where there is none
	perTask    model.Maybe[unit.Money] // left out where the cost or the use is not known
	perMillion model.Maybe[unit.Money] // of tokens; left out also where no round is known
	hint       vram.Change             // the first change that would make it fit; its zero where it fits or none does
	mark       string                  // of the one that holds it at the least for its output
}

// sizeOffers lists the plan's offers: which hold it, and what their output costs. All money comes from package pricing.
func (s *Size) sizeOffers() []sizeOffer {
	var list []sizeOffer
	best := -1
	for i, h := range s.Setup.Holdings(s.Plan) {
		o := sizeOffer{Holding: h, name: s.Plan.Offers[i].Name}
		s.cost(&o, i)
		if h.Fit == vram.Short {
			o.hint = s.hint(h.Usable)
		}
		list = append(list, o)
		if o.holds() && (best < 0 || o.perTask.Value < list[best].perTask.Value) {
			best = i
		}
	}
	if best >= 0 {
		list[best].mark = ">"
	}
	return list
}

// holds tells whether the offer can be the one to take: it holds the need and its cost is known.
func (o *sizeOffer) holds() bool {
	return o.perTask.Given && (o.Fit == vram.Fits || o.Fit == vram.Tight)
}

// cost takes the cost of the offer's cheapest complete form.
func (s *Size) cost(o *sizeOffer, i int) {
	e := s.Evaluation.Offers[i]
	if e.Verdict.Quote < 0 {
		return
	}
	q := &e.Quotes[e.Verdict.Quote]
	o.form = q.Form
	task, _, ok := s.perUse(q)
	if !ok {
		return
	}
	o.perTask = model.Given(task)
	if s.Time.Tokens > 0 && q.TaskTime > 0 {
		o.perMillion = s.perMillion(q)
	}
}

// perMillion gives what a million tokens cost: a task works on as many as a round.
func (s *Size) perMillion(q *pricing.Quote) model.Maybe[unit.Money] {
	tokens := q.Total.Exact().Times(int64(q.TaskTime)).Times(1_000_000)
	m, err := unit.HalfUp.Money(tokens.Over(int64(q.Useful)).Over(int64(s.Plan.Workload.Instances)).Over(s.Time.Tokens), s.Evaluation.Currency.Step())
	return model.Maybe[unit.Money]{Value: m, Given: err == nil}
}

// hint gives the first change that makes the setup fit so much memory on each card.
func (s *Size) hint(usable unit.Bytes) vram.Change {
	setup := s.Setup
	setup.Cards = int64(s.Plan.Workload.GPUs)
	for _, c := range setup.Changes(usable) {
		if c.Fit != vram.Short {
			return c
		}
	}
	return vram.Change{}
}
