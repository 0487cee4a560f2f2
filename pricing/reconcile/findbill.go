package reconcile

import (
	"math"
	"strconv"
	"time"

	"app/gpuplan/model/unit"
)

// findDisks tells what disks cost while no instance was on, beyond what the plan's should have.
func (s *settling) findDisks() {
	should, off := s.disksOff()
	over := s.r.sums.off.Sub(should)
	if within(over, s.r.cents(s.r.sums.counted)) || over.Sign() < 0 {
		return
	}
	s.add(DiskOff, s.span(), over, Basis{From: s.window.from, To: s.window.to, Time: off, Should: s.money(should)})
}

// disksOff is what the plan's disks should have cost while no instance was on, and how long that was.
func (s *settling) disksOff() (cost unit.Exact, off time.Duration) {
	_, off = s.disks()
	if t := s.r.tariffOf(s.r.options.Offer); t != nil {
		cost, _ = t.Disks(0, off)
		cost = cost.Times(int64(max(1, s.r.plan.Workload.Instances)))
	}
	return cost, off
}

// charged is what the hours of one offer cost beyond the plan's price.
type charged struct {
	over  unit.Exact
	paid  prices // of the last boots that may have had the same one: it is today's
	basis Basis
	holds bool // the last boot had it
}

// prices is what a price can have been, both ends included.
type prices struct{ least, most unit.PerHour }

// pricesOf gives the prices that make a cost of some time, which may be off by the rounding of its rows.
func pricesOf(cost, slack unit.Exact, time time.Duration) (p prices, ok bool) {
	least, err := unit.Ceil.PerHour(hourly(cost.Sub(slack), time), 1)
	most, tooMuch := unit.Floor.PerHour(hourly(cost.Add(slack), time), 1)
	return prices{least, most}, err == nil && tooMuch == nil
}

// narrowed gives what both can have been; the later one alone where they have nothing in common.
func (p prices) narrowed(last prices) prices {
	both := prices{max(p.least, last.least), min(p.most, last.most)}
	if both.least > both.most {
		return last
	}
	return both
}

// shortest gives the price of the fewest decimals among them.
func (p prices) shortest() unit.PerHour {
	for step := unit.PerHour(1_000_000_000); step > 1; step /= 10 {
		if up := (p.least + step - 1) / step * step; up <= p.most {
			return up
		}
	}
	return p.least
}

// findPrices tells offers whose hours cost something else than planned.
func (s *settling) findPrices() {
	list := make([]charged, len(s.r.tariffs))
	for _, b := range s.inside {
		a, t := &b.bill, s.r.tariff(b)
		if t == nil || a.rows == 0 {
			continue
		}
		price, known := t.Hour()
		if !known || a.untimed && b.gap.Sign() != 0 || s.steady[b.offer] { // what is odd is told by itself
			continue
		}
		c := &list[b.offer]
		c.holds = false
		if ratio, repriced := s.repaid[b.offer]; repriced && a.untimed {
			paid := scaledPrice(price, ratio)
			c.take(b, a.cost.Sub(b.should), prices{paid, paid}, price)
		} else if over, drifted := s.r.dearer(b); drifted {
			if paid, ok := pricesOf(a.cost, s.r.cents(a.rows), a.time); ok {
				c.take(b, over, paid, price)
			}
		}
	}
	for i, c := range list {
		if c.basis.Count == 0 {
			continue
		}
		told := s.add(OtherPrice, s.r.plan.Offers[i].Name+"/"+s.span(), c.over, c.basis) != ""
		if told && i == s.r.options.Offer && c.basis.Paid > 0 && c.holds {
			s.hour = unit.Known(c.basis.Paid)
		}
	}
}

func (c *charged) take(b *boot, over unit.Exact, paid prices, planned unit.PerHour) {
	c.over, c.holds = c.over.Add(over), true
	c.basis.count(b)
	c.basis.Time += b.bill.time
	c.paid, c.basis.Planned = c.paid.narrowed(paid), planned
	c.basis.Paid = c.paid.shortest()
}

// scaledPrice is a price times a ratio: to two decimals where that is as near as rows let it be, else to four.
func scaledPrice(p unit.PerHour, ratio float64) unit.PerHour {
	exact := float64(p) * ratio
	if short := math.Round(exact/1e7) * 1e7; math.Abs(short-exact) < 0.002*exact {
		return unit.PerHour(short)
	}
	return unit.PerHour(math.Round(exact/1e5) * 1e5)
}

// findBoots tells boots that the bill does not have, has twice, or has with another cost.
func (s *settling) findBoots() {
	for _, b := range s.inside {
		a := &b.bill
		if a.rows > 0 && a.doubles == 0 && b.gap.Sign() == 0 && len(b.after) == 0 {
			continue
		}
		basis := Basis{From: b.from, To: b.to, Instance: b.instance, Name: b.task(), Should: s.money(b.should), Count: a.rows}
		if a.rows == 0 {
			if !b.open && !s.barely(b) {
				s.addAbout(b, NoRow, b.should.Neg(), basis)
			}
			continue
		}
		if a.doubles > 0 {
			twice := basis
			twice.Count = a.doubles
			s.addAbout(b, ChargedTwice, a.double, twice)
		}
		if !s.overran(b, basis) && b.gap.Sign() != 0 {
			s.addAbout(b, OtherCost, b.gap, basis)
		}
	}
}

// barely tells a boot of which so little lies in what is compared that it may have no row there.
func (s *settling) barely(b *boot) bool {
	return b.on() > Clock && b.overlap(s.window.from, s.window.to) <= Clock
}

// at names a boot in a key.
func (b *boot) at() string { return b.instance + "/" + stamp(b.from) }

// overran tells a boot that was billed beyond the end that the log has: with rows of its own, and with what went on from them.
func (s *settling) overran(b *boot, basis Basis) bool {
	a, t := &b.bill, s.r.tariff(b)
	var cost unit.Exact
	longer, late := a.time-b.on(), a.until.Sub(b.to)
	if t != nil {
		longer = a.time - t.Boot(b.on(), b.bare)
	}
	switch {
	case b.gap.Sign() <= 0:
	case !a.untimed && longer > 0:
		cost, basis.Time = s.worth(b, longer), longer
	case a.untimed && late > Clock:
		cost, basis.Time = b.gap, late
	}
	after, charged := unit.Exact{}, false
	for _, stray := range b.after {
		basis.Count += stray.Rows
		after = after.Add(stray.Cost)
		if charged = stray.charged; charged {
			basis.Time = stray.To.Sub(b.to)
		} else {
			basis.Time += stray.To.Sub(stray.From)
		}
	}
	if cost = cost.Add(after); charged { // the row in which the boot ended is for what follows, too
		cost = s.beyond(b, a.cost.Add(after), basis.Time)
	}
	if basis.Time == 0 {
		return false
	}
	basis.From, basis.To = b.to, b.to.Add(basis.Time)
	s.addAbout(b, Overrun, cost, basis)
	return true
}

// beyond is what is left of a cost beside what the boot should have been; where no price is known the part of the time after its end.
func (s *settling) beyond(b *boot, cost unit.Exact, after time.Duration) unit.Exact {
	if t := s.r.tariff(b); t != nil {
		if _, known := t.Hour(); known {
			return cost.Sub(b.should)
		}
	}
	return cost.Times(int64(after)).Over(int64(b.on() + after))
}

// mostApart is how many stretches without an entry are told each by itself.
const mostApart = 20

// findStrays tells rows that no entry explains.
func (s *settling) findStrays() {
	var rest unit.Exact
	var more Basis
	for i := range s.strays {
		stray := &s.strays[i]
		from := s.start(stray)
		basis := Basis{
			From: from, To: stray.To, Instance: stray.Instance, Name: stray.Text, Row: stray.First, Count: stray.Rows, Time: stray.To.Sub(from),
		}
		at := stray.Instance + "/" + stamp(stray.From)
		switch {
		case stray.of != nil: // it is told with its boot
		case i < mostApart:
			s.add(NoEntry, at, stray.Cost, basis)
		default:
			rest = rest.Add(stray.Cost)
			more.Count += stray.Rows
			more.Time += basis.Time
			more.From, more.To = stray.From, later(more.To, stray.To)
		}
	}
	s.add(NoEntry, s.span(), rest, more)
	if n := s.r.sums.looseRows; n > 0 {
		s.add(NoEntry, "undated/"+s.span(), s.r.sums.loose, Basis{Count: n})
	}
}

// start is when a stretch began: where rows say only when they were charged, as long before the first as that pays.
func (s *settling) start(stray *stretch) time.Time {
	if !stray.charged {
		return stray.From
	}
	return stray.From.Add(-min(longestRow, pays(s.r.tariffOf(s.r.options.Offer), stray.head)))
}

// attach gives stretches to the boots that they go on from.
func (s *settling) attach() {
	for i := range s.strays {
		stray := &s.strays[i]
		if b := s.before(stray); b != nil {
			stray.of, b.after = b, append(b.after, stray)
		}
	}
}

// before finds the boot that a stretch goes on from.
func (s *settling) before(stray *stretch) *boot {
	s.r.found = s.r.all.touching(s.r.found[:0], stray.From.Add(-2*longestRow), stray.From.Add(Clock))
	for _, b := range s.r.found {
		if b.bill.rows > 0 && (stray.Instance == b.bill.name || stray.Instance == b.instance) && s.window.holds(b) && s.r.goesOn(b, stray) {
			return b
		}
	}
	return nil
}

// goesOn tells whether a stretch begins where the last row of a boot ends. Where rows say only when they were charged, the first one
// may be for an hour: then no row may have told of a power-off before it, or it pays just for the time in between.
func (r *Reconciler) goesOn(b *boot, stray *stretch) bool {
	gap := stray.From.Sub(b.lastRow())
	switch {
	case gap.Abs() <= Clock:
		return true
	case !stray.charged || gap < 0 || gap > longestRow+Clock:
		return false
	}
	off := b.lastRow().Sub(b.to).Abs() <= Clock
	return !off || (gap-r.worth(b, stray.head)).Abs() <= 2*Clock
}

// lastRow is the end of the last row that was billed for a boot, what went on from it with it.
func (b *boot) lastRow() time.Time {
	if n := len(b.after); n > 0 {
		return b.after[n-1].To
	}
	return b.bill.until
}

// findImpossible tells rows that bill more time than they are for.
func (s *settling) findImpossible() {
	if i := &s.r.sums.impossible; i.Count > 0 {
		s.add(Impossible, s.span(), i.cost, i.Basis)
	}
}

// findRefunds tells what was paid back.
func (s *settling) findRefunds() {
	if n := s.r.sums.refunds; n > 0 {
		s.add(PaidBack, s.span()+"/"+strconv.Itoa(n), s.r.sums.refund, Basis{Count: n})
	}
}
