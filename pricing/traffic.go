package pricing

import (
	"app/gpuplan/model/unit"
)

// dataIn charges what comes from outside (costmodel §5).
func dataIn(d *deal, b *bill) { d.data("traffic.in", d.in, d.offer.Traffic.InPerGB, b) }

// dataOut charges what goes out (costmodel §5).
func dataOut(d *deal, b *bill) { d.data("traffic.out", d.out, d.offer.Traffic.OutPerGB, b) }

// data charges one direction: what is above the free GB, × instances. A price that was left out is 0.
func (d *deal) data(key string, l load, price unit.Price[unit.PerGB], b *bill) {
	perGB, known := price.Value()
	known = known || price.IsLeftOut()
	if l == (load{}) || known && perGB == 0 && !b.detail {
		return
	}
	first, repeat := d.charged(l)
	all := first.Add(repeat)
	cost := func(size unit.Exact) unit.Exact {
		return size.Times(int64(perGB)).Over(gbBillionths).Times(d.instances)
	}
	c := b.charge(traffic, cost(all), known || all.Sign() == 0)
	if c == nil {
		return
	}
	c.Key, c.Quantity = key, sized(all)
	if known {
		c.UnitPrice = perGB.String()
	}
	b.share(c, "first", sized(first), cost(first))
	b.share(c, "repeat", sized(repeat), cost(repeat))
	c.settle()
}

// gbBillionths takes a price in billionths and a size in bytes to money.
const gbBillionths = int64(unit.GB) * 1_000_000_000

// charged gives what one instance moves beyond the free GB: at first, and again. What is free comes off what is first in time.
func (d *deal) charged(l load) (first, repeat unit.Exact) {
	first, repeat = d.moved(l)
	free := unit.Whole(int64(d.offer.Traffic.Free)).Times(int64(d.calendar.days)).Over(block)
	if free.Sign() == 0 {
		return first, repeat
	}
	first = first.Sub(free)
	if first.Sign() < 0 {
		repeat, first = repeat.Add(first), unit.Exact{}
	}
	if repeat.Sign() < 0 {
		repeat = unit.Exact{}
	}
	return first, repeat
}

// moved gives what one instance moves over the plan: everything once, and what it moves again in later sessions and days.
func (d *deal) moved(l load) (first, repeat unit.Exact) {
	boots := d.use.boots
	if boots == 0 {
		return first, repeat
	}
	first = unit.Whole(int64(plus(plus(l.boot, l.day), l.once)))
	days := int64(d.active())
	repeat = unit.Whole(int64(l.boot)).Times(boots - 1).Add(unit.Whole(int64(l.day)).Times(days - 1))
	return first, repeat
}

// sized is an amount of data, to the byte.
func sized(e unit.Exact) Quantity {
	n, err := unit.HalfUp.Int(e)
	if err != nil {
		n = forever
	}
	return Quantity{Size: unit.Bytes(n)}
}
