package report

import (
	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/vram"
)

// SizeOffer is one offer as what a model needs meets it.
type SizeOffer struct {
	vram.Holding
	Name       string
	Form       string                  // the cheapest complete one; empty where there is none
	PerTask    model.Maybe[unit.Money] // left out where the cost or the use is not known
	PerMillion model.Maybe[unit.Money] // of tokens; left out also where no round is known
	Hint       vram.Change             // the first change that would make it fit; its zero where it fits or none does
	Cheapest   bool                    // it holds the need at the least for its output
	Several    Several                 // cards of it that hold the need together, where one is too small; its zero: none
}

// Several is the fewest cards of an offer that hold a need together.
type Several struct {
	Cards   int64
	Need    vram.Need               // on each
	PerTask model.Maybe[unit.Money] // with so many cards; left out where the cost is not known, or how long they take
}

// SizeOffers lists the plan's offers: which hold it, and what their output costs. All money comes from package pricing.
func (s *Size) SizeOffers() []SizeOffer {
	var list []SizeOffer
	best := -1
	for i, h := range s.Setup.Holdings(s.Plan) {
		o := SizeOffer{Holding: h, Name: s.Plan.Offers[i].Name}
		s.cost(&o, i)
		if h.Fit == vram.Short {
			o.Hint, o.Several = s.hint(h.Usable), s.several(i, h.Usable)
		}
		list = append(list, o)
		if o.holds() && (best < 0 || o.PerTask.Value < list[best].PerTask.Value) {
			best = i
		}
	}
	if best >= 0 {
		list[best].Cheapest = true
	}
	return list
}

// holds tells whether the offer can be the one to take: it holds the need and its cost is known.
func (o *SizeOffer) holds() bool {
	return o.PerTask.Given && (o.Fit == vram.Fits || o.Fit == vram.Tight)
}

// cost takes the cost of the offer's cheapest complete form.
func (s *Size) cost(o *SizeOffer, i int) {
	q := cheapest(&s.Evaluation.Offers[i])
	if q == nil {
		return
	}
	o.Form = q.Form
	task, _, ok := s.perUse(q)
	if !ok {
		return
	}
	o.PerTask = model.Given(task)
	if s.Time.Tokens > 0 && q.TaskTime > 0 {
		o.PerMillion = s.perMillion(q)
	}
}

// cheapest gives the cheapest complete form of an offer; nil where there is none.
func cheapest(o *pricing.Offer) *pricing.Quote {
	if o.Verdict.Quote < 0 {
		return nil
	}
	return &o.Quotes[o.Verdict.Quote]
}

// several finds the fewest cards of an offer that hold the need, and asks package pricing what their output costs: with so many
// cards a task takes the time that is estimated for them. One's own run on other cards says nothing of it.
func (s *Size) several(i int, usable unit.Bytes) Several {
	for _, c := range s.setup().Changes(usable) {
		if c.Key != "cards" || c.Fit == vram.Short {
			continue
		}
		v := Several{Cards: c.Setup.Cards, Need: c.Need}
		t, ok := c.Setup.Time(s.Time.Tokens, s.Speed)
		p := s.Plan.Clone()
		if !ok || t.Measured || p.Offers[i].Per != model.PerCard || vram.Take(&p, c.Setup, t.OfSpeed(s.OnSpeed)) != nil {
			return v
		}
		e, err := pricing.Evaluate(p)
		if err != nil {
			return v
		}
		if q := cheapest(&e.Offers[i]); q != nil {
			v.PerTask.Value, _, v.PerTask.Given = s.perUse(q)
		}
		return v
	}
	return Several{}
}

// setup is the setup on an instance of the plan.
func (s *Size) setup() vram.Setup {
	setup := s.Setup
	setup.Cards = int64(s.Plan.Workload.GPUs)
	return setup
}

// perMillion gives what a million tokens cost: a task works on as many as a round.
func (s *Size) perMillion(q *pricing.Quote) model.Maybe[unit.Money] {
	tokens := q.Total.Exact().Times(int64(q.TaskTime)).Times(1_000_000)
	m, err := unit.HalfUp.Money(tokens.Over(int64(q.Useful)).Over(int64(s.Plan.Workload.Instances)).Over(s.Time.Tokens), s.Evaluation.Currency.Step())
	return model.Maybe[unit.Money]{Value: m, Given: err == nil}
}

// hint gives the first change that makes the setup fit so much memory on each card.
func (s *Size) hint(usable unit.Bytes) vram.Change {
	for _, c := range s.setup().Changes(usable) {
		if c.Fit != vram.Short {
			return c
		}
	}
	return vram.Change{}
}

// mark is what stands before the offer in a list.
func (o *SizeOffer) mark() string {
	if o.Cheapest {
		return ">"
	}
	return ""
}
