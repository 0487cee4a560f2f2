package report

import (
	"slices"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// partKeys lists the parts of a bill in the order in which they are told.
var partKeys = []string{pricing.Compute, pricing.Storage, pricing.Traffic}

// offer is one offer of the plan with what follows from it, in the amounts of the report's period.
type offer struct {
	pricing.Offer
	at     int // index in the plan
	plan   *model.Offer
	absent []bool // by quote: nothing is used, so the period has no amount
}

// offers gives the offers in the amounts of the period.
func (r *Report) offers() ([]offer, error) {
	list := make([]offer, len(r.Evaluation.Offers))
	for i, o := range r.Evaluation.Offers {
		list[i] = offer{Offer: o, at: i, plan: &r.Plan.Offers[i], absent: make([]bool, len(o.Quotes))}
		if r.Period == PerPlan || r.Period == "" {
			continue
		}
		if err := r.scale(&list[i]); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// scale turns the amounts of an offer from those of the plan into those of the period.
func (r *Report) scale(o *offer) error {
	o.Quotes, o.Waste = slices.Clone(o.Quotes), slices.Clone(o.Waste)
	factors := make(map[string]factor, len(o.Quotes))
	for i, q := range o.Quotes {
		f, ok := r.Period.factor(&r.Plan, &q, r.Evaluation.Currency)
		if o.absent[i] = !ok; !ok {
			continue
		}
		var err error
		if o.Quotes[i], err = f.quote(q); err != nil {
			return err
		}
		factors[q.Form] = f
	}
	if o.hasWinner() && o.hasRival() {
		o.Verdict.Margin = o.Quotes[o.Verdict.Rival].Total - o.winner().Total
	}
	return o.scaleRest(factors)
}

// scaleRest does the same for waste and mix.
func (o *offer) scaleRest(factors map[string]factor) (err error) {
	for i, w := range o.Waste {
		if f, ok := factors[w.Form]; ok {
			if o.Waste[i].Cost, err = f.of(w.Cost); err != nil {
				return err
			}
		}
	}
	if o.Mix == nil || len(o.Quotes) == 0 || o.absent[0] {
		return nil
	}
	return o.scaleMix(factors[o.Quotes[0].Form])
}

func (o *offer) scaleMix(f factor) (err error) {
	mix := *o.Mix
	costs := make([]unit.Money, len(mix.Items))
	for i, item := range mix.Items {
		costs[i] = item.Cost
	}
	if mix.Compute, err = f.of(mix.Compute); err != nil {
		return err
	}
	if costs, err = f.split(costs, mix.Compute, largest(costs)); err != nil {
		return err
	}
	mix.Items = slices.Clone(mix.Items)
	for i := range costs {
		mix.Items[i].Cost = costs[i]
	}
	o.Mix = &mix
	return nil
}

// hasWinner tells whether a form is the cheapest complete one; only then there is a winner.
func (o *offer) hasWinner() bool {
	w := o.Verdict.Quote
	return w >= 0 && w < len(o.Quotes) && o.Quotes[w].Complete
}

func (o *offer) winner() *pricing.Quote { return &o.Quotes[o.Verdict.Quote] }

// hasRival tells whether there is a form that the winner is compared with.
func (o *offer) hasRival() bool {
	r := o.Verdict.Rival
	return r >= 0 && r < len(o.Quotes) && r != o.Verdict.Quote
}

// isAbsent tells whether the period has no amount for a form.
func (o *offer) isAbsent(form string) bool {
	for i := range o.Quotes {
		if o.Quotes[i].Form == form {
			return o.absent[i]
		}
	}
	return false
}

// quote finds a form's quote by its name, nil where there is none.
func (o *offer) quote(form string) *pricing.Quote {
	for i := range o.Quotes {
		if o.Quotes[i].Form == form {
			return &o.Quotes[i]
		}
	}
	return nil
}
