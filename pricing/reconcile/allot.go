package reconcile

import (
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// match gives a row of compute to the boot that it is for, in parts where it is for several; one that no boot explains is a stray.
func (r *Reconciler) match(l *record.Line, from, to time.Time) {
	found, moment := r.eligible(l, from, to), from.Equal(to)
	if moment && len(found) == 0 {
		found = r.ended(l, to)
	}
	if len(found) == 0 {
		r.strays.add(l, from, to)
		return
	}
	best := found[0]
	if moment {
		from, to = r.around(best, l, to)
	}
	if len(found) > 1 {
		best = likeliest(found, from, to)
	}
	if moment || len(found) == 1 || best.overlap(from, to) >= to.Sub(from)-2*Clock {
		r.charge(best, l, from, to, l.Cost, quantity(l, best))
		return
	}
	r.share(found, l, from, to)
}

// quantity is the time that a row bills; negative where it says neither a quantity nor a time that lies within the boot. An hour of the
// clock in which the boot began or ended is no such time.
func quantity(l *record.Line, b *boot) time.Duration {
	if l.Quantity > 0 {
		return l.Quantity
	}
	whole, on := l.To.Sub(l.From), b.overlap(l.From, l.To)
	if l.To.IsZero() || l.From.IsZero() || whole == 0 || on < whole-2*Clock || on < whole && onTheHour(l.From) && onTheHour(l.To) {
		return -1
	}
	return whole
}

// onTheHour tells whether a clock shows a full hour, in zones that are whole hours or halves apart.
func onTheHour(t time.Time) bool { return t.Truncate(30 * time.Minute).Equal(t) }

// overlap is the time of a span that the boot was on, as far as is known.
func (b *boot) overlap(from, to time.Time) time.Duration { return overlap(from, to, b.from, b.to) }

// eligible lists the boots that a row may be for: on at its time, of its instance, or of one that has no name on either side.
func (r *Reconciler) eligible(l *record.Line, from, to time.Time) []*boot {
	lane, named := r.lane(l.Instance), l.Instance != ""
	r.found = lane.touching(r.found[:0], from.Add(-Clock), to.Add(Clock))
	kept, strict := r.found[:0], false
	for _, b := range r.found {
		if named && lane == r.all && b.bill.name != "" && b.bill.name != l.Instance {
			continue // the bill has another name for that boot
		}
		if hit := b.overlap(from, to) > 0; hit && !strict {
			kept, strict = kept[:0], true // what really overlaps is better than what is merely near
		} else if !hit && strict {
			continue
		}
		kept = append(kept, b)
	}
	return kept
}

// likeliest is the boot that has most of a span and was not charged for it yet.
func likeliest(list []*boot, from, to time.Time) *boot {
	best, most := list[0], time.Duration(-1)
	for _, b := range list {
		free := b.overlap(from, to)
		if free -= b.bill.covered(later(from, b.from), earlier(to, b.to)); free > most {
			best, most = b, free
		}
	}
	return best
}

// share gives a row to several boots by the time that they have of it; the last one takes what is left.
func (r *Reconciler) share(list []*boot, l *record.Line, from, to time.Time) {
	var whole time.Duration
	for _, b := range list {
		whole += b.overlap(from, to)
	}
	if whole == 0 {
		r.charge(list[0], l, from, to, l.Cost, -1)
		return
	}
	rest, left := l.Cost, l.Quantity
	for i, b := range list {
		part := b.overlap(from, to)
		cost, time := l.Cost.Times(int64(part)).Over(int64(whole)), scaled(l.Quantity, part, whole)
		if i == len(list)-1 {
			cost, time = rest, left
		}
		rest, left = rest.Sub(cost), left-time
		if time <= 0 {
			time = -1
		}
		r.charge(b, l, later(from, b.from), earlier(to, b.to), cost, time)
	}
}

// scaled is d × part ÷ whole, cut to the nanosecond.
func scaled(d, part, whole time.Duration) time.Duration {
	n, err := unit.Floor.Int(unit.Fraction([]int64{int64(d), int64(part)}, []int64{int64(whole)}))
	if err != nil {
		return 0
	}
	return time.Duration(n)
}

// charge puts a cost on a boot, apart where its time was charged already.
func (r *Reconciler) charge(b *boot, l *record.Line, from, to time.Time, cost unit.Exact, billed time.Duration) {
	a := &b.bill
	a.rows++
	if l.Instance != "" {
		a.name = l.Instance
	}
	beside, twice := a.charge(from, to, roughly(cost), float64(r.currency.Step()), r.atOnce(b, from, to, cost))
	if twice {
		a.doubles++
		a.double = a.double.Add(cost)
		return
	}
	a.cost.Gather(&cost)
	if !beside {
		a.time += max(0, billed)
	}
	a.untimed = a.untimed || billed < 0
	a.until = later(a.until, to)
	if a.since.IsZero() || from.Before(a.since) {
		a.since = from
	}
	if l.From.IsZero() || l.From.Equal(l.To) {
		r.widen(b, l, cost, billed)
	}
}

// atOnce is how many rows of that price one boot has at a time: one for each card, where they are billed by themselves.
func (r *Reconciler) atOnce(b *boot, from, to time.Time, cost unit.Exact) int {
	cards, t := r.plan.Workload.GPUs, r.tariff(b)
	if cards < 2 || t == nil {
		return 1
	}
	if _, known := t.Hour(); !known || cost.Cmp(r.currency.Step().Exact().Times(10)) < 0 {
		return cards // what is rounded so much has no price
	}
	rows, err := unit.HalfUp.Int(t.Time(to.Sub(from)).Quo(cost))
	if err != nil {
		return 1
	}
	return int(min(max(rows, 1), int64(cards)))
}

// roughly is an amount in millionths, for what is compared and never summed.
func roughly(cost unit.Exact) float64 {
	m, err := unit.HalfUp.Money(cost, 1)
	if err != nil {
		return cost.Times(1_000_000).Float()
	}
	return float64(m)
}
