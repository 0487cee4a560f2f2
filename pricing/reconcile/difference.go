package reconcile

import (
	"math"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Cause is why a bill is not what the plan expected.
type Cause string

// The causes, in the order in which they are told.
const (
	ByWork     Cause = "work"    // tasks ran for another time than planned
	ByBoot     Cause = "boot"    // start, set-up and downloads took another time
	ByIdle     Cause = "idle"    // on with nothing running
	ByStorage  Cause = "storage" // disks, most of all while the instance is off
	ByTraffic  Cause = "traffic"
	ByTerm     Cause = "term"   // time paid in advance
	ByPrice    Cause = "price"  // an hour cost something else
	ByDouble   Cause = "double" // charged twice
	ByRefund   Cause = "refund"
	ByRounding Cause = "rounding" // of billed time, and of each row to the minor unit
	ByUnknown  Cause = "unknown"  // rows without a boot, boots without a row, time that the log does not have
)

// Causes lists them.
var Causes = []Cause{ByWork, ByBoot, ByIdle, ByStorage, ByTraffic, ByTerm, ByPrice, ByDouble, ByRefund, ByRounding, ByUnknown}

// Part is what one cause has of the difference. Above 0 it made the bill larger.
type Part struct {
	Cause Cause
	Cost  unit.Money
}

// parts are what the causes make, before rounding.
type parts map[Cause]*unit.Exact

func newParts() parts {
	p := parts{}
	for _, c := range Causes {
		p[c] = &unit.Exact{}
	}
	return p
}

func (p parts) add(c Cause, cost unit.Exact) { p[c].Gather(&cost) }

// rounded gives the parts to the minor unit; rounding takes what is left, so that they sum to the difference exactly.
func (p parts) rounded(difference unit.Money, step unit.Money) ([]Part, error) {
	list := make([]Part, 0, len(Causes))
	at, rest := 0, difference
	for _, c := range Causes {
		m, err := unit.HalfUp.Money(*p[c], step)
		if err != nil {
			return nil, err
		}
		if c == ByRounding {
			at, m = len(list), 0
		}
		rest -= m
		list = append(list, Part{c, m})
	}
	list[at].Cost = rest
	return list, nil
}

// expected is what the plan costs over as many days as are compared: its quote by the hour, or of the term that was paid.
func (r *Reconciler) expected(days int) (q pricing.Quote, known bool) {
	p := r.plan.Clone()
	p.Workload.Days, p.Workload.KeepDiskDays = days, 0
	if days < 1 || r.options.Offer >= len(p.Offers) || p.Validate() != nil {
		return q, false
	}
	quotes, _ := pricing.Quotes(p, r.options.Offer)
	if len(quotes) == 0 {
		return q, false
	}
	q = quotes[0]
	if r.sums.term.Sign() > 0 && r.sums.compute.Sign() == 0 {
		q = nearest(quotes, r.sums.term)
	}
	return q, q.Complete && !q.Hopeless
}

// nearest is the term whose cost is nearest to what was paid in advance.
func nearest(quotes []pricing.Quote, paid unit.Exact) pricing.Quote {
	best, least := quotes[0], math.Inf(1)
	for _, q := range quotes {
		off := math.Abs(q.Parts[pricing.Compute].Exact().Sub(paid).Float())
		if q.Form != model.HourlyForm && off < least {
			best, least = q, off
		}
	}
	return best
}

// take takes what the plan expected off the causes that it belongs to.
func (p parts) take(q pricing.Quote) {
	for _, c := range q.Charges {
		cause := ByStorage
		switch {
		case c.Part == pricing.Traffic:
			cause = ByTraffic
		case c.Key == "compute.term":
			cause = ByTerm
		case c.Part == pricing.Compute:
			p.takeTime(c)
			continue
		}
		p.add(cause, c.Cost.Exact().Neg())
	}
}

func (p parts) takeTime(c pricing.Charge) {
	rest := c.Cost
	for _, s := range c.Of {
		cause := ByWork
		switch s.Key {
		case "boot", "setup", "download":
			cause = ByBoot
		case "idle", "off":
			cause = ByIdle
		case "roundup":
			cause = ByRounding
		}
		p.add(cause, s.Cost.Exact().Neg())
		rest -= s.Cost
	}
	p.add(ByWork, rest.Exact().Neg())
}

// lived adds what a boot should have cost, by what filled its time: billed time at the plan's price.
func (p parts) lived(t *pricing.Tariff, b *boot, on time.Duration) {
	p.add(ByBoot, t.Worth(b.lived[SetUp], b.bare))
	p.add(ByIdle, t.Time(b.lived[Idle]))
	p.add(ByWork, t.Time(b.lived[Working]+b.lived[On]))
	p.add(ByRounding, b.should.Sub(t.Worth(on, b.bare)))
}

// paidFor adds why a boot was not billed what it should have been. It gives what no cause explains.
func (r *Reconciler) paidFor(s *settling, b *boot, t *pricing.Tariff, should unit.Exact) (unexplained unit.Exact) {
	a, p := &b.bill, s.parts
	if a.untimed || a.time == 0 {
		return r.paidUntimed(s, b, t, should)
	}
	gap := b.worth.Sub(should)
	if gap.Sign() == 0 || within(gap, t.Time(Clock+increment(&r.plan, b.offer))) {
		p.add(ByRounding, gap)
	} else {
		p.add(ByUnknown, gap)
		unexplained = gap
	}
	switch dearer, drifted := r.dearer(b); {
	case drifted && s.steady[b.offer]:
		p.add(ByUnknown, dearer)
		unexplained = unexplained.Add(dearer)
	case drifted:
		p.add(ByPrice, dearer)
	default:
		p.add(ByRounding, dearer)
	}
	return unexplained
}

// paidUntimed does so where rows do not say how long they are for.
func (r *Reconciler) paidUntimed(s *settling, b *boot, t *pricing.Tariff, should unit.Exact) (unexplained unit.Exact) {
	gap, slack := b.bill.cost.Sub(should), r.cents(b.bill.rows).Add(t.Time(Clock))
	ratio, repriced := s.repaid[b.offer]
	switch {
	case within(gap, slack):
		s.parts.add(ByRounding, gap)
	case repriced && math.Abs(b.bill.cost.Float()-should.Float()*ratio) <= slack.Float():
		s.parts.add(ByPrice, gap)
	default:
		s.parts.add(ByUnknown, gap)
		return gap
	}
	return unexplained
}

// dearer is what a boot whose rows say their time cost beyond the plan's price; drifted tells whether that makes it another price.
func (r *Reconciler) dearer(b *boot) (cost unit.Exact, drifted bool) {
	a := &b.bill
	cost = a.cost.Sub(b.worth)
	return cost, a.time > 0 && !a.untimed && r.drifted(cost, a.cost, a.rows)
}

// drifted tells whether a price is another one: off by more than Drift, and by more than rows are rounded.
func (r *Reconciler) drifted(off, cost unit.Exact, rows int) bool {
	return off.Sign() != 0 && !within(off, r.cents(rows)) && math.Abs(off.Float()) > Drift*math.Abs(cost.Float())
}

// cents is what so many rows may be off by, each rounded to the minor unit.
func (r *Reconciler) cents(rows int) unit.Exact {
	return r.currency.Step().Exact().Times(int64(rows)).Over(2)
}

// within tells whether an amount is no further from 0 than another.
func within(e, most unit.Exact) bool { return e.Cmp(most) <= 0 && e.Cmp(most.Neg()) >= 0 }

func increment(p *model.Plan, offer int) time.Duration {
	if offer < len(p.Offers) {
		return p.Offers[offer].Increment
	}
	return 0
}
