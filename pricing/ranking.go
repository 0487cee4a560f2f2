package pricing

import (
	"slices"
	"sort"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Ranking keeps the cheapest of many offers for the work of one plan, each with what the caller knows of it. It asks the same
// rules as an evaluation and holds no more offers than it keeps.
type Ranking[T any] struct {
	asker
	plan     model.Plan
	currency unit.Currency
	most     int
	best     []*place[T] // cheapest first
}

// place is an offer that is kept.
type place[T any] struct {
	of    T
	offer model.Offer
	total unit.Money
}

// Ranked is an offer of a ranking with its cheapest form.
type Ranked[T any] struct {
	Of    T
	Offer model.Offer
	Quote Quote // of the cheapest complete form
}

// NewRanking gives a ranking that keeps so many offers for the work of a valid plan. They may differ in their prices alone. The
// plan's own offers have no part in it, nor have its disks, which a list of prices does not price: totals are compute, and traffic
// where an offer has a price of it.
func NewRanking[T any](p model.Plan, most int) (*Ranking[T], error) {
	currency, err := unit.LookupCurrency(p.Currency)
	if err != nil {
		return nil, err
	}
	p.Disks, p.Offers = nil, make([]model.Offer, 1)
	return &Ranking[T]{plan: p, currency: currency, most: most}, nil
}

// Add ranks an offer; it needs no name. Of offers that cost the same the one that was added first stands first. It is false
// where no form of the offer is complete.
func (r *Ranking[T]) Add(o *model.Offer, of T) bool {
	full := len(r.best) == r.most
	if full && noCheaper(o, &r.best[r.most-1].offer) {
		return true // the rules need not be asked: at no lower a price nothing costs less
	}
	_, total, ok := r.cheapest(o)
	if !ok || full && r.best[r.most-1].total <= total {
		return ok
	}
	at := sort.Search(len(r.best), func(i int) bool { return r.best[i].total > total })
	r.best = slices.Insert(r.best[:min(len(r.best), r.most-1)], at, &place[T]{of, *o, total})
	return true
}

// noCheaper tells whether an offer has the same forms as another and none of its prices is lower.
func noCheaper(o, than *model.Offer) bool {
	hourly, known := o.Hourly.Value()
	theirs, theyKnow := than.Hourly.Value()
	same := known == theyKnow && o.Hourly.IsLeftOut() == than.Hourly.IsLeftOut() && len(o.Terms) == len(than.Terms)
	if !same || hourly < theirs {
		return false
	}
	for i := range o.Terms {
		price, known := o.Terms[i].Price.Value()
		theirs, theyKnow := than.Terms[i].Price.Value()
		if !known || !theyKnow || price < theirs {
			return false
		}
	}
	return true
}

// cheapest finds the form of an offer that costs least; ties are decided as in a verdict.
func (r *Ranking[T]) cheapest(o *model.Offer) (form int, total unit.Money, ok bool) {
	r.plan.Offers[0] = *o
	r.read(r.plan, 0, r.currency.Step())
	r.run(r.plan.Workload.HoursPerDay)
	for i, f := range r.forms {
		t := r.total(f)
		if t.Complete && (!ok || f.cheaper(t.Total, r.forms[form], total)) {
			form, total, ok = i, t.Total, true
		}
	}
	return form, total, ok
}

// Ranked gives the offers that were kept, the cheapest first.
func (r *Ranking[T]) Ranked() []Ranked[T] {
	list := make([]Ranked[T], len(r.best))
	for i, p := range r.best {
		form, _, _ := r.cheapest(&p.offer)
		list[i] = Ranked[T]{p.of, p.offer, r.quote(r.forms[form])}
	}
	return list
}
