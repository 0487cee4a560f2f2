package pricing

import (
	"time"

	"app/gpuplan/model/unit"
)

// termPrice charges a prepaid form: its price for as few terms as cover every active day, what it asks for billed time on
// top, less the coupon once per plan, never below 0 (costmodel §3).
func termPrice(d *deal, b *bill) {
	if d.term == nil {
		return
	}
	terms, onTop, coupon, known := d.termCost()
	cost := terms.Add(onTop).Sub(coupon)
	c := b.charge(compute, cost, known)
	if c == nil {
		return
	}
	c.Key, c.Quantity = "compute.term", Quantity{Count: d.bought.count}
	if !d.term.HasOwnHourly() {
		c.UnitPrice = decimal(d.term.Price, unit.Money.String)
	}
	c.tooLarge = c.tooLarge || d.termTime() == forever
	on, paid := d.use.sum((*session).on), day*time.Duration(d.bought.days)
	unused := less(paid, on)
	b.share(c, "used", Quantity{Time: on}, terms)
	b.share(c, "unused", Quantity{Time: unused}, fraction(terms, unused, paid))
	b.share(c, "hourly", Quantity{Time: d.termTime()}, onTop)
	if coupon.Sign() > 0 {
		b.share(c, "coupon", Quantity{Count: 1}, coupon.Neg())
	}
	c.settle()
}

// termCost gives what the terms cost, what billed time costs on top, and what of the coupon comes off.
func (d *deal) termCost() (terms, onTop, coupon unit.Exact, known bool) {
	price, known := d.term.Price.Value()
	terms = price.Exact().Times(int64(d.bought.count)).Times(d.units())
	onTop, timeKnown := d.onTop(d.termTime())
	coupon = d.term.Coupon.Exact()
	if due := terms.Add(onTop); coupon.Cmp(due) > 0 {
		coupon = due
	}
	return terms, onTop, coupon, known && timeKnown
}

// onTop gives what billed time costs while the term runs; neither member factor nor cap apply.
func (d *deal) onTop(t time.Duration) (unit.Exact, bool) {
	if t == 0 {
		return unit.Exact{}, true
	}
	return hours(d.term.Hourly, t, d.units())
}

// termTime is the billed time under a term that asks for it.
func (d *deal) termTime() time.Duration {
	if !d.term.HasOwnHourly() {
		return 0
	}
	return d.metered()
}

// fraction gives part ÷ whole of a cost.
func fraction(cost unit.Exact, part, whole time.Duration) unit.Exact {
	return cost.Times(int64(part)).Over(int64(whole))
}
