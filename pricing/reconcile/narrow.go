package reconcile

import (
	"slices"
	"time"

	"app/gpuplan/model/unit"
)

// wants tells whether a boot has an entry that is told of.
func (r *Reconciler) wants(b *boot) bool {
	return r.options.Wanted == nil || slices.ContainsFunc(b.entries, r.options.Wanted)
}

// narrow leaves the boots that are told of, where not all are. The bill was held against all of them: whose row is whose must not
// depend on which are told of. What is of no boot and what is about the whole plan is not told then.
func (s *settling) narrow() {
	res := &s.result
	if res.Narrowed = s.r.options.Wanted != nil; !res.Narrowed {
		return
	}
	s.inside = slices.DeleteFunc(s.inside, func(b *boot) bool { return !s.r.wants(b) })
	s.strays, s.whole, s.should = nil, unit.Exact{}, unit.Exact{}
	for _, b := range s.inside {
		s.whole, s.should = s.whole.Add(s.costOf(b)), s.should.Add(b.should)
	}
	res.Billed = s.money(s.whole)
	res.Comparable, res.Planned, res.Difference, res.Parts = false, 0, 0, nil
}

// costOf is what was billed for a boot; without the rows of a bill, what it should have cost.
func (s *settling) costOf(b *boot) unit.Exact {
	if s.r.sums.counted == 0 {
		return b.should
	}
	return b.bill.cost.Add(b.bill.double)
}

// costFor is what so much time of a boot cost: its part of what was billed, where that is told of some boots alone, else by the
// plan's prices.
func (s *settling) costFor(b *boot, what Filling, d time.Duration) unit.Exact {
	if s.result.Narrowed && s.r.sums.counted > 0 {
		from, to := later(b.from, s.window.from), earlier(b.to, s.window.to)
		return s.costOf(b).Times(int64(d)).Over(int64(max(d, to.Sub(from))))
	}
	if t := s.r.tariff(b); t != nil {
		if b.bare > 0 && what == SetUp {
			return t.Worth(d, scaled(b.bare, d, max(b.bare, sumOf(b.filled)[SetUp])))
		}
		return t.Time(d)
	}
	return unit.Exact{}
}
