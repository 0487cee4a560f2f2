package pricing

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// diskSpace charges each disk of the plan while it exists: the size that is not free, at full price while the instance is
// on and at the stopped price while it is off (costmodel §4). A disk that the offer says nothing about is unknown.
func diskSpace(d *deal, b *bill) {
	for i := range d.disks {
		k := &d.disks[i]
		on, off := d.diskTime(k.line)
		cost, known := k.cost(on, off)
		c := b.charge(storage, cost.Times(d.instances), known)
		if c == nil {
			continue
		}
		c.Key = "storage." + k.name
		if k.line != nil {
			c.Quantity = Quantity{Size: k.charged, Time: charged(on, off, k.line.Stopped)}
			c.UnitPrice = decimal(k.line.Price, unit.PerGBTime.String)
		}
	}
}

// cost gives what the disk costs for that time at the full and at the stopped price, per instance.
func (k *disk) cost(on, off time.Duration) (cost unit.Exact, known bool) {
	if k.line == nil {
		return cost, false
	}
	price, known := k.line.Price.Value()
	known = known && on != forever
	if k.charged == 0 || on == 0 && (off == 0 || k.line.Stopped == 0) {
		return cost, true
	}
	if k.line.Stopped == unit.One {
		return price.Cost(k.charged, plus(on, off), k.period), known
	}
	cost = price.Cost(k.charged, on, k.period)
	if k.line.Stopped != 0 {
		cost = cost.Add(price.Cost(k.charged, off, k.period).Scale(k.line.Stopped))
	}
	return cost, known
}

// diskTime gives the time that a disk is charged at the full and at the stopped price: time on, the rest of the plan, and
// the days that it is kept. A term that includes it leaves the plan's days that it does not cover.
func (d *deal) diskTime(line *model.Storage) (on, off time.Duration) {
	kept := day * time.Duration(d.plan.Workload.KeepDiskDays)
	if d.term != nil && line != nil && line.IncludedInTerm {
		return 0, kept + day*time.Duration(d.calendar.days-d.bought.covered)
	}
	on = d.use.on
	return on, kept + less(day*time.Duration(d.calendar.days), on)
}

// charged is the time that a disk is charged, in hours of the full price.
func charged(on, off time.Duration, stopped unit.Ratio) time.Duration {
	n, err := unit.HalfUp.Int(unit.Fraction([]int64{int64(off), int64(stopped)}, []int64{int64(unit.One)}))
	if err != nil {
		return forever
	}
	return plus(on, time.Duration(n))
}
