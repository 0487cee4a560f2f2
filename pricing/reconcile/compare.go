package reconcile

import (
	"math"
	"slices"
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// compare works out the difference between bill and plan, and what makes it.
func (s *settling) compare() {
	r, res := s.r, &s.result
	s.whole = r.total()
	res.Billed = s.money(s.whole)
	res.PlanDays = r.planDays(s.window)
	q, known := r.expected(res.PlanDays)
	s.quote = q
	s.repaid, s.steady = s.reprice(), s.hold()
	priced := s.lived()
	res.Planned, res.Form = q.Total, q.Form
	s.weighed = priced && res.HasBill
	switch {
	case s.weighed && r.paid.Given:
		s.lump()
	case s.weighed:
		s.rows()
	}
	if res.Comparable = known && s.weighed; !res.Comparable {
		return
	}
	s.parts.take(q)
	res.Difference = res.Billed - res.Planned
	list, err := s.parts.rounded(res.Difference, r.currency.Step())
	if err != nil {
		s.failure = err
	}
	res.Parts = list
}

// total is what the bill adds up to, or what was paid.
func (r *Reconciler) total() unit.Exact {
	if r.paid.Given {
		return r.paid.Value
	}
	return r.sums.billed
}

// lived adds what the boots should have cost, by what filled their time. It is false where a price is not known.
func (s *settling) lived() bool {
	priced := true
	for _, b := range s.inside {
		t := s.r.tariff(b)
		if t == nil {
			return false
		}
		if _, known := t.Hour(); !known {
			priced = false
		}
		from, to := s.window.clip(b.from, b.to)
		s.parts.lived(t, b, to.Sub(from))
		s.should.Gather(&b.should)
	}
	return priced
}

// clip gives the part of uses that lies between two moments: mostly all of them, as they are.
func clip(uses []Use, from, to time.Time) []Use {
	if n := len(uses); n == 0 || !uses[0].From.Before(from) && !uses[n-1].To.After(to) {
		return uses
	}
	list := make([]Use, 0, len(uses))
	for _, u := range uses {
		if u.From, u.To = later(u.From, from), earlier(u.To, to); u.To.After(u.From) {
			list = append(list, u)
		}
	}
	return list
}

// rows adds what the rows say beyond what boots should have cost.
func (s *settling) rows() {
	r, p := s.r, s.parts
	for _, b := range s.inside {
		if b.bill.rows == 0 {
			p.add(ByUnknown, b.should.Neg())
			s.loose = s.loose.Sub(b.should)
			continue
		}
		s.settleDouble(b)
		b.gap = r.paidFor(s, b, r.tariff(b), b.should)
		s.loose = s.loose.Add(b.gap)
		p.add(ByDouble, b.bill.double)
	}
	for _, b := range r.boots {
		if !s.window.holds(b) { // rows at the very edge may belong to one that is outside
			s.unknown(b.bill.cost.Add(b.bill.double))
		}
	}
	for _, stretch := range s.strays {
		s.unknown(stretch.Cost)
	}
	s.unknown(r.sums.loose)
	p.add(ByStorage, r.sums.storage)
	p.add(ByTraffic, r.sums.traffic)
	p.add(ByTerm, r.sums.term)
	p.add(ByRefund, r.sums.refund)
}

func (s *settling) unknown(cost unit.Exact) {
	s.parts.add(ByUnknown, cost)
	s.loose = s.loose.Add(cost)
}

// settleDouble takes rows at the same time for one charge in several rows where the boot was not billed more than it should have
// been.
func (s *settling) settleDouble(b *boot) {
	a, t := &b.bill, s.r.tariff(b)
	if a.doubles == 0 {
		return
	}
	if _, known := t.Hour(); !known {
		return
	}
	excess := a.cost.Add(a.double).Sub(b.should)
	if excess.Times(2).Cmp(a.double) < 0 {
		a.cost, a.double, a.doubles = a.cost.Add(a.double), unit.Exact{}, 0
	}
}

// lump adds what is paid in one amount: what log and plan make it, and the rest.
func (s *settling) lump() {
	r, p := s.r, s.parts
	disks, _ := s.disks()
	p.add(ByStorage, disks)
	traffic := s.quote.Parts[pricing.Traffic].Exact()
	p.add(ByTraffic, traffic)
	rest := r.total().Sub(s.should).Sub(disks).Sub(traffic)
	if within(rest, s.result.Limits.Unknown.Exact()) {
		p.add(ByRounding, rest)
		return
	}
	s.unknown(rest)
}

// disks is what the plan's disks should have cost in the window, with the times that the log has.
func (s *settling) disks() (cost unit.Exact, off time.Duration) {
	t := s.r.tariffOf(s.r.options.Offer)
	if t == nil {
		return cost, 0
	}
	on := s.r.all.union(s.window.from, s.window.to)
	off = s.window.to.Sub(s.window.from) - on
	cost, _ = t.Disks(on, off)
	return cost.Times(int64(max(1, s.r.plan.Workload.Instances))), off
}

// reprice finds, for each offer whose rows do not say how long they are for, whether all its boots cost the same other part of
// what they should: then the price is another one.
func (s *settling) reprice() map[int]float64 {
	ratios := map[int][]float64{}
	for _, b := range s.inside {
		if b.bill.untimed && b.bill.rows > 0 && b.should.Sign() > 0 {
			ratios[b.offer] = append(ratios[b.offer], b.bill.cost.Float()/b.should.Float())
		}
	}
	found := map[int]float64{}
	for offer, list := range ratios {
		slices.Sort(list)
		// in the middle: a single odd boot moves it by nothing
		if ratio := list[len(list)/2]; math.Abs(ratio-1) > Drift && s.allCost(offer, ratio) {
			found[offer] = ratio
		}
	}
	return found
}

// hold finds the offers whose price is as planned: fewer boots than leastAlike cost something else, the last one did not, and no one
// price can be that of them all.
func (s *settling) hold() map[int]bool {
	type seen struct {
		odd  int
		last bool
	}
	offers := map[int]seen{}
	for _, b := range s.inside {
		if b.bill.time > 0 && !b.bill.untimed && s.r.tariff(b) != nil {
			o := offers[b.offer]
			if _, o.last = s.r.dearer(b); o.last {
				o.odd++
			}
			offers[b.offer] = o
		}
	}
	steady := map[int]bool{}
	for offer, o := range offers {
		steady[offer] = o.odd < leastAlike && !o.last && (o.odd == 0 || !s.onePrice(offer))
	}
	return steady
}

// onePrice tells whether all boots of an offer can have cost the same an hour: rows of small amounts are rounded so much that most of
// them show no difference from the plan's price.
func (s *settling) onePrice(offer int) bool {
	all := prices{0, math.MaxInt64}
	for _, b := range s.inside {
		if a := &b.bill; b.offer == offer && a.time > 0 && !a.untimed {
			if paid, ok := pricesOf(a.cost, s.r.cents(a.rows), a.time); ok {
				all.least, all.most = max(all.least, paid.least), min(all.most, paid.most)
			}
		}
	}
	return all.least <= all.most
}

// leastAlike is how many boots must cost the same other part before a price counts as another one.
const leastAlike = 3

// allCost tells whether most boots of an offer cost that part of what they should, which rounding explains in less than half of them.
func (s *settling) allCost(offer int, ratio float64) bool {
	alike, odd, n := 0, 0, 0
	for _, b := range s.inside {
		if b.offer != offer || !b.bill.untimed || b.bill.rows == 0 {
			continue
		}
		n++
		should, cents := b.should.Float(), s.r.cents(b.bill.rows)
		if math.Abs(b.bill.cost.Float()-should*ratio) > 0.02*should+cents.Float() {
			continue
		}
		alike++
		if !within(b.bill.cost.Sub(b.should), cents) {
			odd++
		}
	}
	return n >= leastAlike && alike*5 >= n*4 && odd*2 > n
}

func sortedForeign(other map[string]*Foreign) []*Foreign {
	list := make([]*Foreign, 0, len(other))
	for _, f := range other {
		list = append(list, f)
	}
	slices.SortFunc(list, func(a, b *Foreign) int { return strings.Compare(a.Currency, b.Currency) })
	return list
}

// dated gives a moment's day in the zone.
func (s *settling) dated(t time.Time) model.Date { return model.DateOf(t.In(s.r.options.Zone)) }
