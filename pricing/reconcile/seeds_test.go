package reconcile

import (
	"slices"
	"strings"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// seed puts one fault into a month. It names what must be found, what that costs, and what else may be found for the same reason.
type seed struct {
	kind Kind
	also []Kind
	put  func(t *rapid.T, m *random) (costs unit.Exact)
}

// seeds are the faults, one of each kind.
var seeds = []seed{
	{LeftOn, []Kind{AtOnce}, func(t *rapid.T, m *random) unit.Exact {
		was, longer := m.left(t, 2*time.Hour, 4*time.Hour, true)
		return m.cost(longer + was.Stop.Sub(was.To))
	}},
	{IdleTime, []Kind{AtOnce}, func(t *rapid.T, m *random) unit.Exact {
		was, longer := m.left(t, 30*time.Minute, 100*time.Minute, true)
		return m.cost(longer + was.Stop.Sub(was.To) - Grace)
	}},
	{Overrun, nil, func(t *rapid.T, m *random) unit.Exact {
		_, longer := m.left(t, time.Hour, 4*time.Hour, false)
		return m.cost(longer)
	}},
	{NoRow, nil, func(t *rapid.T, m *random) unit.Exact {
		e := m.draw(t)
		m.unbill(e)
		return m.cost(e.Stop.Sub(e.Boot)).Neg()
	}},
	{NoEntry, nil, func(t *rapid.T, m *random) unit.Exact {
		e := m.draw(t)
		m.entries = slices.DeleteFunc(m.entries, func(each record.Entry) bool { return each.Boot.Equal(e.Boot) })
		return m.cost(e.Stop.Sub(e.Boot))
	}},
	{ChargedTwice, nil, func(t *rapid.T, m *random) unit.Exact {
		e := m.draw(t)
		m.charge(&e, e.Stop)
		return m.cost(e.Stop.Sub(e.Boot))
	}},
	{PaidBack, nil, func(t *rapid.T, m *random) unit.Exact {
		back := unit.Whole(-rapid.Int64Range(1, 50).Draw(t, "refund"))
		m.lines = append(m.lines, record.Line{Kind: record.Refund, Cost: back})
		return back
	}},
	{OtherPrice, nil, func(t *rapid.T, m *random) unit.Exact {
		if m.price < 1_000_000_000 {
			t.Skip("a tenth of some cents is lost in their rounding")
		}
		m.plan.Offers[0].Hourly = unit.Known(m.price * 9 / 10)
		var on time.Duration
		for _, e := range m.entries {
			on += e.Stop.Sub(e.Boot)
		}
		return m.cost(on).Over(10)
	}},
	{DiskOff, nil, func(_ *rapid.T, m *random) unit.Exact {
		m.plan.Disks, m.plan.Offers[0].Storage = nil, nil
		m.disk(2, "4.80")
		off := aDay
		for _, e := range m.entries {
			off -= overlap(e.Boot, e.Stop, at(2, 0, 0), at(3, 0, 0))
		}
		return spent(unit.Fraction([]int64{2}, []int64{10}), off)
	}},
	{QuietCard, nil, func(t *rapid.T, m *random) unit.Exact {
		e := m.draw(t)
		quiet := time.Duration(rapid.Int64Range(11, int64(e.Work/time.Minute)-1).Draw(t, "quiet")) * time.Minute
		m.usage = usageOf(e.From, e.To, e.From, e.From.Add(quiet))
		return m.cost(quiet)
	}},
	{Refetched, nil, func(t *rapid.T, m *random) unit.Exact { // 15 GB at 50 MB/s take five minutes; the first time is needed
		times := rapid.IntRange(2, len(m.entries)).Draw(t, "times")
		for i := range times {
			m.entries[i].Downloads = []record.Download{{Name: "weights", Size: 15 * unit.GB}}
		}
		return m.cost(5 * time.Minute).Times(int64(times - 1))
	}},
	{AtOnce, []Kind{IdleTime, LeftOn}, func(t *rapid.T, m *random) unit.Exact { // a second one, all of whose idle hours lie in a task of the first
		e, idle := m.draw(t), time.Duration(rapid.Int64Range(20, 90).Draw(t, "idle"))*time.Minute
		other := record.Entry{Instance: "pod-c", Boot: e.Boot, From: e.From, To: e.From.Add(time.Minute), Work: time.Minute}
		other.Stop = other.To.Add(idle)
		m.named = true
		m.entries = append(m.entries, other)
		m.lines = nil
		for i := range m.entries {
			m.charge(&m.entries[i], m.entries[i].Stop)
		}
		return m.cost(overlap(other.To.Add(Grace), other.Stop, e.Boot, e.Stop))
	}},
}

// cost is what a time costs at the month's price.
func (m *random) cost(d time.Duration) unit.Exact {
	return m.price.Cost(d, int64(m.plan.Workload.GPUs))
}

// draw gives an entry that is neither the first nor the last, so that the bill goes on around it.
func (m *random) draw(t *rapid.T) record.Entry {
	return m.entries[rapid.IntRange(1, len(m.entries)-2).Draw(t, "entry")]
}

// unbill takes the rows of an entry away.
func (m *random) unbill(e record.Entry) {
	if m.summed() {
		m.shorten(e)
		return
	}
	m.lines = slices.DeleteFunc(m.lines, func(l record.Line) bool {
		from, to := l.From, l.To
		switch {
		case from.IsZero() || strings.HasPrefix(m.billing, "at the stop"): // charged then
			from = l.To.Add(-1)
		case m.billing == "at the start":
			to = l.From.Add(1)
		}
		return overlap(from, to, e.Boot, e.Stop) > 0
	})
}

// shorten takes an entry off the rows of its days.
func (m *random) shorten(e record.Entry) {
	for i := range m.lines {
		l := &m.lines[i]
		if on := overlap(l.From, l.To, e.Boot, e.Stop); on > 0 && l.Kind == record.Compute && (l.Instance == "" || l.Instance == e.Instance) {
			l.Quantity -= on
			cost, _ := unit.HalfUp.Money(m.price.Cost(l.Quantity, 1), 10_000)
			l.Cost = cost.Exact()
		}
	}
	m.lines = slices.DeleteFunc(m.lines, func(l record.Line) bool { return l.Kind == record.Compute && l.Quantity == 0 })
}

// left leaves an instance on after its task, in the bill, and in the log where it knows. It gives the entry as it was, and how much
// longer it was on.
func (m *random) left(t *rapid.T, least, most time.Duration, logged bool) (was record.Entry, longer time.Duration) {
	was = m.draw(t)
	m.unbill(was)
	longer = time.Duration(rapid.Int64Range(int64(least/time.Minute), int64(most/time.Minute)).Draw(t, "longer")) * time.Minute
	stop := was.Stop.Add(longer)
	for i := range m.entries {
		e := &m.entries[i]
		if e.Boot.Equal(was.Boot) && logged {
			e.Stop = stop
		}
		m.crossed = m.crossed || e.Boot.After(was.Boot) && e.Boot.Before(stop.Add(time.Hour))
	}
	m.charge(&was, stop)
	return was, longer
}
