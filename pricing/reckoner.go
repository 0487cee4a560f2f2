package pricing

import (
	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Reckoner tells what the forms of one offer cost, for one plan after the other, and makes nothing anew for it: what a search
// and draws at random ask again and again. Where a form turns out to be unknown in one plan, it is left out from then on.
type Reckoner struct {
	asker
	offer   int
	step    unit.Money
	totals  []Total
	dropped []bool
	drops   int
}

// NewReckoner gives a reckoner of an offer that p has. The plans that follow differ from p in their numbers alone; all are valid.
func NewReckoner(p model.Plan, offer int) *Reckoner {
	r := &Reckoner{offer: offer}
	if currency, err := unit.LookupCurrency(p.Currency); err == nil { // it is: the plan is valid
		r.step = currency.Step()
	}
	r.read(p, offer, r.step)
	r.totals, r.dropped = make([]Total, len(r.forms)), make([]bool, len(r.forms))
	return r
}

// Reckon gives what the forms cost in p, in the order of an evaluation's quotes. The list is good until the next call.
func (r *Reckoner) Reckon(p model.Plan) []Total {
	r.read(p, r.offer, r.step)
	r.run(p.Workload.HoursPerDay)
	for i := range r.forms {
		r.totals[i] = r.total(r.forms[i])
		if t := &r.totals[i]; !t.Complete && !t.Hopeless && !r.dropped[i] {
			r.dropped[i], r.drops = true, r.drops+1
		}
	}
	return r.totals
}

// Dropped tells whether a form was unknown in any plan so far, and is left out.
func (r *Reckoner) Dropped(form int) bool { return r.dropped[form] }

// Drops counts the forms that are left out. Where it grows, what was found before may have been found among more forms.
func (r *Reckoner) Drops() int { return r.drops }

// Cheapest gives the form that is cheapest in the last plan, -1 where there is none; ties are decided as in the ladder.
func (r *Reckoner) Cheapest() int {
	best := -1
	for i := range r.totals {
		if r.dropped[i] || r.totals[i].Hopeless {
			continue
		}
		if best < 0 || r.forms[i].cheaper(r.totals[i].Total, r.forms[best], r.totals[best].Total) {
			best = i
		}
	}
	return best
}
