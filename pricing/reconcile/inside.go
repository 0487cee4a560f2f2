package reconcile

import (
	"time"

	"app/gpuplan/model/record"
)

// inside gives the part of a row that lies in the days that were asked for, with its span: all of it as a rule, nil where none does. A
// row that reaches out is divided as its boots are, or evenly where it has none.
func (r *Reconciler) inside(l *record.Line, from, to time.Time) (part *record.Line, begins, ends time.Time) {
	o := &r.options
	if o.From.IsZero() && o.To.IsZero() || from.IsZero() {
		return l, from, to
	}
	first, last := from, to
	var boots []*boot
	if l.Kind == record.Compute || l.Kind == record.Other {
		boots = r.eligible(l, from, to)
		if from.Equal(to) {
			if len(boots) == 0 {
				boots = r.ended(l, to)
			}
			if len(boots) > 0 {
				first, last = r.around(boots[0], l, to)
			}
		}
	}
	start, stop := later(first, o.From), last
	if !o.To.IsZero() {
		stop = earlier(last, o.To)
	}
	within, whole := onBetween(boots, start, stop), onBetween(boots, first, last)
	if whole == 0 {
		within, whole = stop.Sub(start), last.Sub(first)
	}
	switch {
	case whole == 0 && r.within(from, to), within == whole && whole > 0:
		return l, from, to
	case within <= 0 || whole == 0:
		return nil, from, to
	}
	cut := *l
	cut.From, cut.To = start, stop
	cut.Cost = l.Cost.Times(int64(within)).Over(int64(whole))
	cut.Quantity = scaled(l.Quantity, within, whole)
	return &cut, start, stop
}

// onBetween is the time of boots between two moments, all of them together.
func onBetween(boots []*boot, from, to time.Time) (sum time.Duration) {
	for _, b := range boots {
		sum += b.overlap(from, to)
	}
	return sum
}
