package pricing

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Tariff is what an offer asks by the hour for what really happened: one boot, one stretch of a disk or one download at a time.
// It asks the rules that a quote is made of. All is for one instance with all its cards.
type Tariff struct{ contract contract }

// NewTariff gives the tariff of an offer that the plan has. The error is that of a currency that there is not.
func NewTariff(p model.Plan, offer int) (*Tariff, error) {
	currency, err := unit.LookupCurrency(p.Currency)
	if err != nil {
		return nil, err
	}
	t := &Tariff{}
	t.contract.read(p, offer, currency.Step())
	t.contract.instances = 1
	return t, nil
}

// Hour is the price of an hour; known is false where the offer's is not.
func (t *Tariff) Hour() (price unit.PerHour, known bool) {
	return t.contract.cardHour(), t.contract.hourly.IsKnown()
}

// Billed gives the billed time of a boot of so long: up to the increment, and then at least the minimum. The platform's own start,
// as the plan has it, is taken out where it is not billed; time without a card (Bare) is not told apart.
func (t *Tariff) Billed(on time.Duration) time.Duration {
	s := session{useful: on}
	m := meterOf(t.contract.offer)
	if !m.boot {
		s.useful = less(on, t.contract.boot)
	}
	return m.billed(&s)
}

// Time gives what so much billed time costs, not rounded; 0 where the price is not known.
func (t *Tariff) Time(billed time.Duration) unit.Exact {
	price, _ := t.contract.hourly.Value()
	return price.Cost(billed, t.contract.cards)
}

// Bare gives the part of the time before a task that runs without a card, at a price of its own: what goes beyond the platform's start.
// It is 0 where set-up runs with a card, or what an hour without one costs is not known.
func (t *Tariff) Bare(before time.Duration) time.Duration {
	s := session{setup: less(before, t.contract.boot)}
	if !t.contract.offer.NoGPUHourly.IsKnown() {
		return 0
	}
	return min(meterOf(t.contract.offer).withoutCard(&s), before)
}

// Worth gives what billed time costs of which so much at most ran without a card, not rounded; 0 where the price is not known.
func (t *Tariff) Worth(billed, bare time.Duration) unit.Exact {
	if bare = min(bare, billed); bare <= 0 {
		return t.Time(billed)
	}
	cost, _ := hours(t.contract.offer.NoGPUHourly, bare, 1)
	return t.Time(billed - bare).Add(cost)
}

// Boot gives the billed time of a boot of which so much ran without a card, that with it.
func (t *Tariff) Boot(on, bare time.Duration) time.Duration { return plus(t.Billed(on-bare), bare) }

// Disks gives what the plan's disks cost while the instance is on and off for so long, not rounded; known is false where one of
// them has no known price.
func (t *Tariff) Disks(on, off time.Duration) (cost unit.Exact, known bool) {
	known = true
	for i := range t.contract.disks {
		each, priced := t.contract.disks[i].cost(on, off)
		if known = known && priced; priced {
			cost = cost.Add(each)
		}
	}
	return cost, known
}

// DisksUnder gives what disks that a term does not include cost, not rounded.
func (t *Tariff) DisksUnder(on, off time.Duration) (cost unit.Exact) {
	for i := range t.contract.disks {
		if k := &t.contract.disks[i]; k.line != nil && !k.line.IncludedInTerm {
			each, _ := k.cost(on, off)
			cost = cost.Add(each)
		}
	}
	return cost
}

// Term gives a term of the offer and what it costs once, without its coupon; the zero term where there is none of that name.
func (t *Tariff) Term(name string) (term model.Term, price unit.Exact) {
	for _, term := range t.contract.offer.Terms {
		if term.Name == name {
			m, _ := term.Price.Value()
			return term, m.Exact().Times(t.contract.units())
		}
	}
	return term, price
}

// Fetch gives how long a download of that size takes at the plan's speed, and what its traffic costs beyond what is free; 0 where
// that is not known.
func (t *Tariff) Fetch(size unit.Bytes) (time.Duration, unit.Exact) {
	price, _ := t.contract.offer.Traffic.InPerGB.Value()
	return t.contract.plan.Workload.Bandwidth.Time(size), price.Cost(size)
}

// Prepared gives the time of an ordinary boot before its task runs: start, setup and downloads as the plan has them.
func (t *Tariff) Prepared() time.Duration {
	return plus(t.contract.boot+t.contract.setup, t.contract.fetch.boot)
}
