package pricing

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Owned is what cards of one's own cost over the plan, as many as it uses, beside the cheapest rental (formulas §6). It is the
// same for every offer, so it is no quote of one. Each amount is rounded once, to the nearest.
type Owned struct {
	Known   bool     // nothing is said below where it is not
	Missing []string // paths of the values without which it is not known; none where an amount is too large to be written
	Cards   int      // of all instances

	Capital unit.Money // what the plan's days take of price less resale, with interest, as an annuity over the lifetime
	Fixed   unit.Money
	Power   unit.Money // electricity for the time on
	Total   unit.Money // of the three

	On      time.Duration           // that each instance is on: the plan's sessions without the platform's own start, its data kept
	Useful  time.Duration           // of each instance
	Energy  float64                 // kilowatt-hours at the meter, all cards
	PerHour model.Maybe[unit.Money] // Total by useful hour, over all instances; not given where nothing is used

	Rented bool // there is a cheapest complete form; what is below is held against it
	// Months is how many months of 30 days of such use cost as much to rent as to buy, power and resell, without interest
	// (price less resale ÷ what a month saves), rounded up; 0: renting costs no more than running one's own.
	Months int
	// Within tells whether those months are over before the cards are.
	Within bool
	// PerYear is the useful time of each instance in a year from which on owning costs less, with interest; it may be more than a
	// year has. 0 where the cheapest form is not hourly, or an hour of it costs no more than the power.
	PerYear time.Duration
}

// year is the days of one in this account.
const year = 365

// Own tells what owning the cards costs, beside the cheapest form of an evaluation of the plan. It is false where the plan does
// not say what a card costs. The plan is a valid one.
func Own(p model.Plan, e Evaluation) (o Owned, filled bool) {
	if !p.Own.IsFilled() {
		return o, false
	}
	o.Cards = p.Workload.Instances * p.Workload.GPUs
	if o.Missing = missing(&p.Own); len(o.Missing) > 0 {
		return o, true
	}
	u := ownUse(p)
	o.On, o.Useful = u.on, u.sum(usefulOf)
	a := account{own: &p.Own, instances: int64(p.Workload.Instances), cards: int64(o.Cards), days: int64(p.Workload.Days), on: o.On}
	if o.Known = a.bill(&o, e.Currency.Step()); o.Known && e.Best.Found && o.Cards > 0 {
		o.Rented = true
		a.against(&o, &e.Offers[e.Best.Offer].Quotes[e.Best.Quote])
	}
	return o, true
}

// missing lists what is needed and not given.
func missing(o *model.Own) []string {
	var list []string
	for _, each := range []struct {
		path  string
		known bool
	}{
		{"own.price", o.Price.IsKnown()}, {"own.resale", o.Resale.IsKnown()}, {"own.lifetime_years", o.LifetimeYears.Given},
		{"own.watts", o.Watts.Given}, {"own.per_kwh", o.PerKWh.IsKnown()},
	} {
		if !each.known {
			list = append(list, each.path)
		}
	}
	return list
}

// ownUse plans the sessions on a machine of one's own, which is of speed 1: no platform starts it, and its data stays there.
func ownUse(p model.Plan) *use {
	p = p.Clone()
	p.Workload.Boot = 0
	for i := range p.Transfers {
		p.Transfers[i].Kept = true
	}
	p.Offers = []model.Offer{model.NewOffer()}
	return &ran(p, 0).plain
}

// account works out what owning costs, before it is rounded.
type account struct {
	own         *model.Own
	instances   int64
	cards, days int64
	on          time.Duration // of each instance, with as many cards as it has
}

// annuity is what one card takes in a year: P·CRF − S·(CRF − i) with CRF = i(1+i)ⁿ ÷ ((1+i)ⁿ − 1), which is
// (P·(1+i)ⁿ − S) · i ÷ ((1+i)ⁿ − 1); without interest (P − S) ÷ n.
func (a *account) annuity() unit.Exact {
	interest, years := a.own.Interest.Value, a.own.LifetimeYears.Value
	if interest == 0 {
		return a.worn().Over(int64(years))
	}
	price, _ := a.own.Price.Value()
	resale, _ := a.own.Resale.Value()
	grown, one := price.Exact(), unit.Whole(1)
	for range years {
		grown, one = grown.Add(grown.Scale(interest)), one.Add(one.Scale(interest))
	}
	return grown.Sub(resale.Exact()).Scale(interest).Quo(one.Sub(unit.Whole(1)))
}

// worn is what one card loses over its lifetime: price less resale.
func (a *account) worn() unit.Exact {
	price, _ := a.own.Price.Value()
	resale, _ := a.own.Resale.Value()
	return price.Exact().Sub(resale.Exact())
}

// overPlan takes what one card costs in a year to what all cost over the plan.
func (a *account) overPlan(yearly unit.Exact) unit.Exact {
	return yearly.Times(a.cards).Times(a.days).Over(year)
}

func (a *account) fixed() unit.Exact { return a.own.FixedPerYear.Value.Exact() }

// power is what the electricity of all cards costs.
func (a *account) power() unit.Exact {
	tariff, _ := a.own.PerKWh.Value()
	return tariff.Cost(int64(a.own.Watts.Value), a.on, a.cards).Scale(a.pue())
}

func (a *account) pue() unit.Ratio {
	if !a.own.PUE.Given {
		return unit.One
	}
	return a.own.PUE.Value
}

// bill rounds the amounts; ok is false where one is too large.
func (a *account) bill(o *Owned, step unit.Money) (ok bool) {
	b := bill{step: step}
	for _, each := range []struct {
		to   *unit.Money
		cost unit.Exact
	}{{&o.Capital, a.overPlan(a.annuity())}, {&o.Fixed, a.overPlan(a.fixed())}, {&o.Power, a.power()}} {
		if *each.to, ok = b.enter(compute, each.cost); !ok {
			return false
		}
	}
	o.Total = b.total
	if used := times(o.Useful, a.instances); used > 0 {
		perHour := o.Total.Exact().Times(int64(time.Hour)).Over(int64(used))
		m, err := unit.HalfUp.Money(perHour, step)
		o.PerHour = model.Maybe[unit.Money]{Value: m, Given: err == nil}
	}
	o.Energy = a.on.Hours() * float64(a.own.Watts.Value) / 1000 * float64(a.pue()) / float64(unit.One) * float64(a.cards)
	return true
}

// against holds owning against renting in a form.
func (a *account) against(o *Owned, rented *Quote) {
	saved := rented.Total.Exact().Sub(a.power())
	if month := saved.Sub(a.overPlan(a.fixed())).Times(30).Over(a.days); month.Sign() > 0 {
		if n, err := unit.Ceil.Int(a.worn().Times(a.cards).Quo(month)); err == nil {
			o.Months = int(max(1, n))
			o.Within = n <= int64(a.own.LifetimeYears.Value)*year/30
		}
	}
	if rented.Form != model.HourlyForm || saved.Sign() <= 0 {
		return
	}
	yearly := a.annuity().Add(a.fixed()).Times(a.cards)
	if n, err := unit.HalfUp.Int(yearly.Times(int64(o.Useful)).Quo(saved)); err == nil {
		o.PerYear = max(0, time.Duration(n))
	}
}
