package report

import (
	"slices"

	"app/gpuplan/model"
	"app/gpuplan/pricing"
)

// Missing names the prices of an offer of the plan that are not known, each in a sentence: those that a form needs, or any where
// the form is empty. A plan that is not valid, or has no such offer, lacks none.
func (r *Report) Missing(offer int, form string) (list []string) {
	e, err := pricing.Evaluate(r.Plan)
	if err != nil || offer >= len(r.Plan.Offers) {
		return nil
	}
	o := &r.Plan.Offers[offer]
	for _, w := range e.Warnings {
		unknown := w.Offer == o.Name && (w.Key == "price.unknown" || w.Key == "disk.unpriced")
		if other := form != "" && w.Form != form && isForm(o, w.Form); unknown && !other {
			list = append(list, r.offerWarning(w))
		}
	}
	return list
}

func isForm(o *model.Offer, name string) bool {
	return name == model.HourlyForm || slices.ContainsFunc(o.Terms, func(t model.Term) bool { return t.Name == name })
}
