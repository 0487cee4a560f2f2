package pricing

import (
	"cmp"
	"slices"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Output gives the factor that takes amounts of an offer's quote to those of one hour of output: of the work that a card of
// speed 1 does in an hour, over all instances. A dearer card that is faster can be cheaper by it. Amounts are rounded to a
// tenth of the currency's minor unit, since they are small ones that are compared. It is false where nothing is used,
// and takes all amounts to 0 then.
func Output(p *model.Plan, offer int, q *Quote, c unit.Currency) (Factor, bool) {
	f := Factor{int64(time.Hour), int64(work(q.Useful, p.Offers[offer].Speed)), int64(p.Workload.Instances), max(c.Step()/10, 1)}
	return f.checked()
}

// Rate is what an offer asks in its cheapest complete form.
type Rate struct {
	Offer, Quote int        // indexes into the evaluation's offers and the offer's quotes; Quote is -1 where no form is complete
	Output       unit.Money // for one hour of output, where Known
	Known        bool
}

// Rates gives the rates of all offers, in the plan's order. The evaluation is that of p.
func (e Evaluation) Rates(p *model.Plan) []Rate {
	list := make([]Rate, len(e.Offers))
	for i := range list {
		r := Rate{Offer: i, Quote: e.Offers[i].Verdict.Quote}
		if r.Quote >= 0 {
			r.Output, r.Known = e.output(p, i, r.Quote)
		}
		list[i] = r
	}
	return list
}

func (e Evaluation) output(p *model.Plan, offer, quote int) (unit.Money, bool) {
	q := &e.Offers[offer].Quotes[quote]
	f, ok := Output(p, offer, q, e.Currency)
	if !ok {
		return 0, false
	}
	cost, err := f.Money(q.Total)
	return cost, err == nil
}

// ByOutput orders rates by what an hour of output costs: unknown ones last, equal ones as they were.
func ByOutput(rates []Rate) []Rate {
	rates = slices.Clone(rates)
	slices.SortStableFunc(rates, CompareOutput)
	return rates
}

// CompareOutput orders two rates as ByOutput does.
func CompareOutput(a, b Rate) int {
	switch {
	case a.Known != b.Known && a.Known:
		return -1
	case a.Known != b.Known:
		return 1
	}
	return cmp.Compare(a.Output, b.Output)
}

// Parity gives the total at which an hour of an offer's output costs what one of another's does. It is false where either is not
// known. The evaluation is that of p.
func (e Evaluation) Parity(p *model.Plan, own, other Rate) (unit.Money, bool) {
	if !own.Known || !other.Known {
		return 0, false
	}
	q, against := &e.Offers[own.Offer].Quotes[own.Quote], &e.Offers[other.Offer].Quotes[other.Quote]
	mine, theirs := work(q.Useful, p.Offers[own.Offer].Speed), work(against.Useful, p.Offers[other.Offer].Speed)
	total, err := unit.Floor.Money(against.Total.Exact().Times(int64(mine)).Over(int64(theirs)), e.Currency.Step())
	return total, err == nil
}
