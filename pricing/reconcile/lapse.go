package reconcile

import (
	"time"

	"app/gpuplan/model/platform"
	"app/gpuplan/model/unit"
)

// Lapse is what becomes of machine and disks when the balance is spent: two dates (formulas §7).
type Lapse struct {
	Stops   time.Time     // when nothing is left, and the machine stops; zero: the balance outlasts the plan, or there is none
	Lost    time.Time     // when the disks are lost, at the earliest; zero: not known
	Fact    platform.Fact // what the platform does then; zero: not known
	Rests   bool          // Lost follows from how long it keeps what is off, since nothing is known of arrears
	Reserve unit.Money    // what the disks cost for the days that the plan keeps them; 0: it keeps them no longer
	StopBy  time.Time     // when to stop so that Reserve is left; zero where there is none
	Alarm   unit.Money    // at which the account should warn: Reserve, or a day's work where that is more
}

// lapse works it out for a balance.
func (m *budgeting) lapse(b *Budget) (l Lapse) {
	balance := m.plan.Budget.Balance
	if !balance.Given {
		return l
	}
	within, days := m.within(), m.plan.Workload.KeepDiskDays
	reserve := m.burn.Disks.Times(24).Times(int64(days))
	l.Reserve = b.rounded(reserve)
	l.Alarm = max(l.Reserve, b.rounded(m.dearestDay()))
	var ok bool
	if l.Stops, ok = within.RunsOut(balance.Value.Exact(), m.from()); !ok {
		return l
	}
	if days > 0 {
		l.StopBy, _ = within.RunsOut(balance.Value.Exact().Sub(reserve), m.from())
	}
	m.lose(&l)
	return l
}

// lose says when the platform deletes what cannot be paid.
func (m *budgeting) lose(l *Lapse) {
	p, _ := platform.Lookup(m.plan.Offers[m.offer].Platform)
	fact, known := p.Fact(platform.Balance)
	rests, releases := p.Fact(platform.Release)
	switch {
	case known && fact.Loses:
		l.Fact, l.Lost = fact, l.Stops.Add(fact.After)
	case releases:
		l.Fact, l.Rests, l.Lost = rests, true, l.Stops.AddDate(0, 0, rests.Days)
	case known:
		l.Fact = fact
	}
}

// dearestDay is what the dearest day of the pattern costs, terms left out.
func (m *budgeting) dearestDay() (most unit.Exact) {
	burn := m.burn
	burn.Terms = nil
	for i := range burn.Pattern {
		from := burn.First.AddDays(i).In(m.now.Location())
		if cost, _ := burn.Between(from, from.AddDate(0, 0, 1)); cost.Cmp(most) > 0 {
			most = cost
		}
	}
	return most
}
