package reconcile

import (
	"slices"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// How much time a row is for at most that says only when it was charged: where charges come at every hour, and elsewhere.
const (
	longestRow     = time.Hour
	longestSession = 31 * aDay
)

// isCharge tells a row that says only when it was charged, and nothing of the time that it is for.
func isCharge(l *record.Line, from, to time.Time) bool { return from.Equal(to) && l.Quantity <= 0 }

// length is how long a row is for on a boot that says one moment alone: as it bills, else what it pays; an hour at most where charges
// are known to come at every hour.
func (r *Reconciler) length(b *boot, l *record.Line) time.Duration {
	switch paid := r.worth(b, l.Cost); {
	case l.Quantity > 0:
		return l.Quantity
	case l.From.IsZero():
		return min(longestRow, paid)
	default:
		return paid
	}
}

// around gives the time that a row of one moment is for: up to it, unless it is when the boot began.
func (r *Reconciler) around(b *boot, l *record.Line, at time.Time) (from, to time.Time) {
	if !l.From.IsZero() && at.Sub(b.from).Abs() <= Clock {
		return at, at.Add(r.length(b, l))
	}
	return at.Add(-r.length(b, l)), at
}

// ended lists the boots that a row of one moment may be for which ended before it: where charges come at every hour those that were on
// within the last one, else those that began when it does.
func (r *Reconciler) ended(l *record.Line, at time.Time) []*boot {
	back := max(longestRow, l.Quantity, pays(r.tariffOf(r.options.Offer), l.Cost))
	found := r.eligible(l, at.Add(-min(back, longestSession)), at)
	return slices.DeleteFunc(found, func(b *boot) bool {
		from := at.Add(-r.length(b, l))
		if l.From.IsZero() {
			return b.overlap(from, at) <= Clock
		}
		return from.Sub(b.from).Abs() > Clock
	})
}

// widen lets what is compared begin, and end, with the time that a row is for which says one moment alone, as far as the boot goes: the
// first row of a bill must not cut its boot, nor must the last one where the moment may be that of its start.
func (r *Reconciler) widen(b *boot, l *record.Line, cost unit.Exact, billed time.Duration) {
	if billed < 0 {
		billed = r.worth(b, cost)
	}
	r.sums.from = earlier(r.sums.from, later(b.from, l.To.Add(-billed)))
	if !l.From.IsZero() {
		r.sums.to = later(r.sums.to, earlier(b.to, l.To.Add(billed)))
	}
}

// worth is the time that a cost pays on a boot's offer: how far a row reaches back that says only when it was charged, so that
// the first one of a bill does not cut its boot.
func (r *Reconciler) worth(b *boot, cost unit.Exact) time.Duration { return pays(r.tariff(b), cost) }

// pays is the time that a cost pays; 0 where no price is known.
func pays(t *pricing.Tariff, cost unit.Exact) time.Duration {
	if t == nil || t.Time(time.Hour).Sign() == 0 {
		return 0
	}
	d, err := unit.Floor.Int(cost.Times(int64(time.Hour)).Quo(t.Time(time.Hour)))
	if err != nil {
		return 0
	}
	return time.Duration(d)
}
