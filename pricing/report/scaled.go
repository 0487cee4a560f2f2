package report

import "app/gpuplan/pricing"

// Scaled gives an offer of r in the amounts of its period; its curves stay those of the plan. ok is false where the period has
// no amount for one of the forms: nothing is used, or an amount is too large.
func (r Report) Scaled(index int) (o pricing.Offer, ok bool) {
	scaled := r.offers()[index]
	for _, absent := range scaled.absent {
		if absent {
			return pricing.Offer{}, false
		}
	}
	return scaled.Offer, true
}
