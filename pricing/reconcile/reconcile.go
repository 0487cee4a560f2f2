// Package reconcile holds what was billed against what a log says that happened and what a plan expected: who spent what on which
// day, which money brought nothing, and why a bill is not what was planned. It streams over the rows of a bill and keeps sums alone;
// what things should cost it asks package pricing.
package reconcile

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Limits below which nothing is told. A report prints them (Result.Limits).
const (
	Clock = 5 * time.Minute  // by which the clocks of a person and of a platform may differ, at either end of a boot
	Grace = 10 * time.Minute // that an instance may stay on after its task
	Left  = 2 * time.Hour    // idle in one piece from which on a boot is told by itself
	Drift = 0.01             // part by which a price may differ from the planned one
)

// Options say what a bill is held against, beside the log.
type Options struct {
	Offer    int            // of the plan, for entries that name none of its offers
	Zone     *time.Location // that days are of; nil: UTC
	Now      time.Time      // what is still on lasts until then at most
	From, To time.Time      // of the comparison; zero: from the bill's first row, or to its last. Without a bill the log's
	Cleared  Cleared        // findings that were dismissed; may be nil

	// Wanted is which entries are told of; nil: all. The bill is held against the whole log all the same, and what came of it is told
	// of boots that have such an entry.
	Wanted func(*record.Entry) bool
}

// Reconciler takes the rows of a bill one by one. It is made by New.
type Reconciler struct {
	plan     model.Plan
	options  Options
	currency unit.Currency
	tariffs  []*pricing.Tariff
	boots    []*boot // by their start
	lanes    map[string]*lane
	all      *lane
	now      *lane // of the last row; nil: the log does not know its instance
	sums     sums
	strays   strays
	found    []*boot // kept to be used again
	usage    readings
	paid     model.Maybe[unit.Exact]
}

// New gives a reconciler for a plan that is valid and has offers, and the entries of a log in any order. It keeps the entries.
// The error is that of the plan's currency.
func New(plan model.Plan, entries []record.Entry, o Options) (*Reconciler, error) {
	currency, err := unit.LookupCurrency(plan.Currency)
	if err != nil {
		return nil, err
	}
	if o.Zone == nil {
		o.Zone = time.UTC
	}
	r := &Reconciler{plan: plan, options: o, currency: currency, lanes: map[string]*lane{}}
	for i := range plan.Offers {
		t, err := pricing.NewTariff(plan, i)
		if err != nil {
			return nil, err
		}
		r.tariffs = append(r.tariffs, t)
	}
	r.boots = boots(entries, o.Now)
	for _, b := range r.boots {
		b.offer = r.offerOf(b.entries[0])
	}
	r.arrange()
	r.sums.days, r.sums.other = map[model.Date]*unit.Exact{}, map[string]*Foreign{}
	r.strays.last = map[string]*stretch{}
	return r, nil
}

// Paid gives what was paid in place of a bill: a total, or what an account held before less what it holds after. What several calls
// give is one sum.
func (r *Reconciler) Paid(total unit.Money) { r.pay(total.Exact()) }

func (r *Reconciler) pay(e unit.Exact) { r.paid = model.Given(r.paid.Value.Add(e)) }

// offerOf finds the plan's offer that an entry ran on: by its name, else by its card.
func (r *Reconciler) offerOf(e *record.Entry) int {
	for i := range r.plan.Offers {
		if e.Offer != "" && r.plan.Offers[i].Name == e.Offer {
			return i
		}
	}
	for i := range r.plan.Offers {
		if e.Card != "" && r.plan.Offers[i].Card == e.Card {
			return i
		}
	}
	return r.options.Offer
}

// tariff is that of a boot's offer; nil where the plan has no offers.
func (r *Reconciler) tariff(b *boot) *pricing.Tariff { return r.tariffOf(b.offer) }

func (r *Reconciler) tariffOf(offer int) *pricing.Tariff {
	if offer < 0 || offer >= len(r.tariffs) {
		return nil
	}
	return r.tariffs[offer]
}

// lane gives the boots of an instance; all where it has no name, or the log does not know it. Rows of one instance often follow one
// another.
func (r *Reconciler) lane(instance string) *lane {
	if r.now == nil || r.now.instance != instance {
		r.now = r.lanes[instance]
	}
	if r.now == nil || instance == "" {
		return r.all
	}
	return r.now
}

// arrange lays the boots out by instance, to be found by their time.
func (r *Reconciler) arrange() {
	r.all = &lane{boots: make([]*boot, 0, len(r.boots)), reach: make([]time.Time, 0, len(r.boots))}
	for _, b := range r.boots {
		l := r.lanes[b.instance]
		if l == nil {
			l = &lane{instance: b.instance}
			r.lanes[b.instance] = l
		}
		l.add(b)
		r.all.add(b)
	}
}
