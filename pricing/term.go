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
	onTop, known := d.onTop()
	c := b.charge(compute, d.due(onTop), known && d.term.Price.IsKnown())
	if c == nil {
		return
	}
	c.Key, c.Quantity = "compute.term", Quantity{Count: d.bought.count}
	if !d.term.HasOwnHourly() {
		c.UnitPrice = decimal(d.term.Price, unit.Money.String)
	}
	c.tooLarge = c.tooLarge || d.termTime() == forever
	on, paid := d.use.on, day*time.Duration(d.bought.days)
	unused := less(paid, on)
	b.share(c, "used", Quantity{Time: on}, d.prepaid)
	b.share(c, "unused", Quantity{Time: unused}, d.prepaid.Times(int64(unused)).Over(int64(paid)))
	b.share(c, "hourly", Quantity{Time: d.termTime()}, onTop)
	if d.term.Coupon > 0 {
		b.share(c, "coupon", Quantity{Count: 1}, d.due(onTop).Sub(d.prepaid).Sub(onTop))
	}
	c.settle()
}

// due gives what is to be paid for the terms and what comes on top of them, less the coupon, and never below 0.
func (f *form) due(onTop unit.Exact) unit.Exact {
	due := f.prepaid
	if onTop.Sign() > 0 {
		due = due.Add(onTop)
	}
	if f.term.Coupon == 0 {
		return due
	}
	due = due.Sub(f.term.Coupon.Exact())
	if due.Sign() < 0 {
		return unit.Exact{}
	}
	return due
}

// onTop gives what billed time costs while the term runs; neither member factor nor cap apply.
func (d *deal) onTop() (cost unit.Exact, known bool) {
	if !d.term.HasOwnHourly() {
		return cost, true
	}
	return hours(d.term.Hourly, d.termTime(), d.units())
}

// termTime is the billed time under a term that asks for it.
func (d *deal) termTime() time.Duration {
	if !d.term.HasOwnHourly() {
		return 0
	}
	return d.metered()
}
