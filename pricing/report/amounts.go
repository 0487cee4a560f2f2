package report

import (
	"slices"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// offer is one offer of the plan with what follows from it, in the amounts of the report's period.
type offer struct {
	pricing.Offer
	number int // in the plan, from 0
	plan   *model.Offer
	whole  []pricing.Quote // the quotes in the amounts of the plan
	absent []bool          // by quote: nothing is used, so the period has no amount
}

// offers gives the offers in the amounts of the period.
func (r *Report) offers() []offer {
	list := make([]offer, len(r.Evaluation.Offers))
	for i, o := range r.Evaluation.Offers {
		list[i] = offer{Offer: o, number: i, plan: &r.Plan.Offers[i], whole: o.Quotes, absent: make([]bool, len(o.Quotes))}
		if r.period() != pricing.PerPlan {
			r.scale(&list[i])
		}
	}
	return list
}

// scale turns the amounts of an offer from those of the plan into those of the period.
func (r *Report) scale(o *offer) {
	o.Quotes, o.Waste = slices.Clone(o.Quotes), slices.Clone(o.Waste)
	for i := range o.Quotes {
		f, ok := r.factor(r.period(), &o.whole[i])
		if o.absent[i] = !ok || o.scaleForm(i, f) != nil; o.absent[i] {
			o.Quotes[i] = o.whole[i]
		}
	}
	if o.hasWinner() && o.hasRival() {
		o.Verdict.Margin = o.Quotes[o.Verdict.Rival].Total - o.winner().Total
	}
	if f, ok := r.factor(r.period(), o.use()); ok && o.Mix != nil {
		o.scaleMix(f)
	}
}

// scaleForm does so for one form and the waste that was asked of it.
func (o *offer) scaleForm(i int, f pricing.Factor) (err error) {
	if o.Quotes[i], err = f.Quote(o.whole[i]); err != nil {
		return err
	}
	for j := range o.Waste {
		if w := &o.Waste[j]; w.Form == o.Quotes[i].Form {
			if w.Cost, err = f.Money(w.Cost); err != nil {
				return err
			}
		}
	}
	return nil
}

// use is the quote by whose use amounts of the whole offer fall to a period.
func (o *offer) use() *pricing.Quote {
	if len(o.whole) == 0 {
		return &pricing.Quote{}
	}
	return &o.whole[0]
}

// scaleMix turns the amounts of the mix into those of the period; there is none where they are too large.
func (o *offer) scaleMix(f pricing.Factor) {
	mix, err := f.Mix(*o.Mix)
	if o.Mix = &mix; err != nil {
		o.Mix = nil
	}
}

// perUse gives what a task and an hour of work cost in a form over the plan; ok is false where nothing is used.
func (r *Report) perUse(q *pricing.Quote) (task, hour unit.Money, ok bool) {
	perTask, ok := r.factor(pricing.PerTask, q)
	if !ok {
		return 0, 0, false
	}
	perHour, _ := r.factor(pricing.PerHour, q)
	task, err := perTask.Money(q.Total)
	if err != nil {
		return 0, 0, false
	}
	hour, err = perHour.Money(q.Total)
	return task, hour, err == nil
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

// exists tells whether the period has an amount for a form.
func (o *offer) exists(form string) bool {
	at := o.index(form)
	return at < 0 || !o.absent[at]
}

// index finds a form's quote by its name; -1 where there is none.
func (o *offer) index(form string) int {
	return slices.IndexFunc(o.Quotes, func(q pricing.Quote) bool { return q.Form == form })
}
