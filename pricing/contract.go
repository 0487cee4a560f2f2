package pricing

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// contract is one offer applied to one plan: what the rules ask for, whatever the hours of a day are.
type contract struct {
	plan  model.Plan
	offer *model.Offer
	step  unit.Money // minor unit of the currency

	calendar  calendar
	instances int64
	cards     int64 // that a price for the offer's hours or terms is multiplied by, per instance

	boot, setup, idle time.Duration // of a session
	task              time.Duration // length of a task for the offer
	most              time.Duration // work of a day that fits into 24 h, as the plan states it
	fetch             fetch

	hourly unit.Price[unit.PerHour] // with the member factor
	disks  []disk
	in     load
	out    load
}

// fetch is the download time: of every session, of the first one of an active day, of the first one of all (costmodel §5).
type fetch struct{ boot, day, once time.Duration }

// load is the data that crosses the border in one direction: in every session, on every active day, once.
type load struct{ boot, day, once unit.Bytes }

// disk is a disk of the plan as the offer charges it.
type disk struct {
	name    string
	line    *model.Storage // nil: the offer says nothing about it
	charged unit.Bytes
	period  time.Duration // that the price is for
}

// read takes the terms of an offer of the plan; it keeps nothing of what it held before.
func (c *contract) read(p model.Plan, offer int, step unit.Money) {
	c.plan, c.offer, c.step = p, &p.Offers[offer], step
	w := &c.plan.Workload
	c.calendar = calendar{w.Days, w.DaysPerWeek}
	c.instances, c.cards = int64(w.Instances), 1
	if c.offer.Per == model.PerCard {
		c.cards = int64(w.GPUs)
	}
	c.boot, c.setup, c.idle = w.Boot, w.Setup, w.Idle
	c.task = max(1, over(w.TaskHours, c.offer.Speed)) // a nanosecond at least, so that tasks can be counted
	c.most = day / time.Duration(unit.One) * time.Duration(c.offer.Speed)
	c.hourly = memberPrice(c.offer, step)
	c.readTransfers()
	c.readDisks()
}

func (c *contract) readTransfers() {
	c.in, c.out = load{}, load{}
	for i := range c.plan.Transfers {
		if t := &c.plan.Transfers[i]; t.Direction == model.In {
			c.in.add(t)
		} else {
			c.out.add(t)
		}
	}
	speed := c.plan.Workload.Bandwidth
	c.fetch = fetch{speed.Time(c.in.boot), speed.Time(c.in.day), speed.Time(c.in.once)}
}

func (l *load) add(t *model.Transfer) {
	switch {
	case t.EachBoot():
		l.boot = plus(l.boot, t.Size)
	case t.When == model.WhenDay:
		l.day = plus(l.day, t.Size)
	default:
		l.once = plus(l.once, t.Size)
	}
}

func (c *contract) readDisks() {
	c.disks = c.disks[:0]
	for i := range c.plan.Disks {
		c.disks = append(c.disks, c.disk(&c.plan.Disks[i]))
	}
}

func (c *contract) disk(d *model.Disk) disk {
	for i := range c.offer.Storage {
		if line := &c.offer.Storage[i]; line.Disk == d.Name {
			return disk{d.Name, line, chargedSize(d.Size, line), line.Period(c.plan.Month)}
		}
	}
	return disk{name: d.Name}
}

// chargedSize is the part of a disk that is not free, in whole GB where the offer counts so.
func chargedSize(size unit.Bytes, line *model.Storage) unit.Bytes {
	charged := less(size, line.Free)
	if rest := charged % unit.GB; line.PartGB && rest > 0 {
		charged += unit.GB - rest
	}
	return charged
}

// memberPrice is the hourly price with the member factor, rounded to the minor unit before use; 1 changes nothing (costmodel §3).
func memberPrice(o *model.Offer, step unit.Money) unit.Price[unit.PerHour] {
	list, known := o.Hourly.Value()
	if !known || o.Member == unit.One {
		return o.Hourly
	}
	price, err := o.Rounding.PerHour(list.Exact().Scale(o.Member), step)
	if err != nil {
		return unit.Unknown[unit.PerHour]()
	}
	return unit.Known(price)
}
