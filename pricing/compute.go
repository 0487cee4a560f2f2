package pricing

import (
	"time"

	"app/gpuplan/model/unit"
)

// block is what a cap on billed hours counts in: 30 days from the first one (costmodel §3).
const block = 30

// timeOn charges the hourly form: price × cards × instances × billed time (costmodel §3).
func timeOn(d *deal, b *bill) {
	if d.term != nil {
		return
	}
	billed, uncapped := d.billed()
	cost, known := hours(d.hourly, billed, d.units())
	c := b.charge(compute, cost, known && !d.hopeless)
	if c == nil {
		return
	}
	price, _ := d.hourly.Value()
	c.Key, c.Quantity, c.UnitPrice = "compute.use", Quantity{Time: billed}, decimal(d.hourly, unit.PerHour.String)
	for _, s := range d.timeShares(billed, uncapped) {
		b.share(c, s.key, Quantity{Time: s.time}, price.Cost(s.time, d.units()))
	}
	c.settle()
}

// timeWithoutCard charges setup and downloads on an instance that was started without a card (costmodel §3).
func timeWithoutCard(d *deal, b *bill) {
	if !d.meter.cardless || !d.paysTime() {
		return
	}
	t := d.use.sum(d.meter.withoutCard)
	cost, known := hours(d.offer.NoGPUHourly, t, d.instances)
	c := b.charge(compute, cost, known)
	if c == nil {
		return
	}
	price, _ := d.offer.NoGPUHourly.Value()
	setup, download := d.use.sum(func(s *session) time.Duration { return s.setup }), d.use.sum(downloadOf)
	c.Key, c.Quantity, c.UnitPrice = "compute.no_gpu", Quantity{Time: t}, decimal(d.offer.NoGPUHourly, unit.PerHour.String)
	b.share(c, "setup", Quantity{Time: setup}, price.Cost(setup, d.instances))
	b.share(c, "download", Quantity{Time: download}, price.Cost(download, d.instances))
	b.share(c, "roundup", Quantity{Time: t - setup - download}, price.Cost(t-setup-download, d.instances))
	c.settle()
}

// billed gives the billed time of the hourly form, with and without the cap.
func (d *deal) billed() (billed, uncapped time.Duration) {
	if d.offer.BilledWhenStopped {
		uncapped = d.standing(d.calendar.days)
	} else {
		uncapped = d.metered()
	}
	if d.offer.MonthCap == 0 {
		return uncapped, uncapped
	}
	for from := 0; from < d.calendar.days; from += block {
		billed = plus(billed, min(d.offer.MonthCap, d.billedBetween(from, min(from+block, d.calendar.days))))
	}
	return billed, uncapped
}

// metered is the billed time of all sessions.
func (d *deal) metered() time.Duration { return d.use.sum(d.meter.billed) }

// billedBetween gives the billed time of the days from one to before another, without the cap.
func (d *deal) billedBetween(from, to int) time.Duration {
	if d.offer.BilledWhenStopped {
		return d.standing(to) - d.standing(from)
	}
	return d.meteredBefore(to) - d.meteredBefore(from)
}

// standing is what is billed before day n while the instance exists, on or off: 24 h of every day, less what is billed
// without a card (costmodel §3).
func (d *deal) standing(n int) time.Duration {
	return less(day*time.Duration(n), d.before(n, d.meter.withoutCard))
}

func (d *deal) meteredBefore(n int) time.Duration { return d.before(n, d.meter.billed) }

// before sums what sessions have of something before day n. A session belongs to its day; where nobody shuts down it
// belongs evenly to its days, to the nanosecond.
func (d *deal) before(n int, of func(*session) time.Duration) time.Duration {
	left, total := d.calendar.active(n), time.Duration(0)
	for i := range d.use.all() {
		s := &d.use.stretches[i]
		whole := min(int64(left/s.days), s.count)
		total = plus(total, times(s.sum(of), whole))
		left -= int(whole) * s.days
		if whole < s.count {
			return plus(total, evenly(s.sum(of), left, s.days))
		}
	}
	return total
}

// evenly gives the part of so many days in what all days have, rounded down.
func evenly(t time.Duration, days, all int) time.Duration {
	n, err := unit.Floor.Int(unit.Fraction([]int64{int64(t), int64(days)}, []int64{int64(all)}))
	if err != nil {
		return forever
	}
	return time.Duration(n)
}

type timeShare struct {
	key  string
	time time.Duration
}

// timeShares tells what the billed time of the hourly form consists of; the times add up to it (costmodel §3).
func (d *deal) timeShares(billed, uncapped time.Duration) []timeShare {
	sum := func(of func(*session) time.Duration, counted bool) time.Duration {
		if !counted {
			return 0
		}
		return d.use.sum(of)
	}
	list := []timeShare{
		{"run", sum(func(s *session) time.Duration { return s.useful }, true)},
		{"boot", sum(func(s *session) time.Duration { return s.boot }, d.meter.boot || d.offer.BilledWhenStopped)},
		{"setup", sum(func(s *session) time.Duration { return s.setup }, !d.meter.cardless)},
		{"download", sum(downloadOf, !d.meter.cardless)},
		{"idle", sum(func(s *session) time.Duration { return s.idle }, true)},
		{"rerun", sum(func(s *session) time.Duration { return s.rerun }, true)},
	}
	room, key := uncapped, "roundup"
	if d.offer.BilledWhenStopped {
		key = "off"
	}
	for i := range list { // reruns can make time on longer than the plan, which is all that is billed of what stands anyway
		list[i].time = take(&room, list[i].time)
	}
	return append(list, timeShare{key, room}, timeShare{"capped", billed - uncapped})
}

func downloadOf(s *session) time.Duration { return s.download }

// decimal writes a price; empty where it is not known.
func decimal[T ~int64](p unit.Price[T], text func(T) string) string {
	v, known := p.Value()
	if !known {
		return ""
	}
	return text(v)
}
