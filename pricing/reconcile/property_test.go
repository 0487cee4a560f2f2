package reconcile

import (
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// billing is a way in which a bill has the time of a boot.
var billings = []string{"hourly", "hourly without quantity", "by session", "by clock hour", "two cards"}

// random is a month as someone may have it: up to two instances, any minutes, any price, nothing idle beyond Grace.
type random struct {
	month
	billing string
	price   unit.PerHour
	named   bool // the bill names instances
	wanted  func(*record.Entry) bool
}

func drawMonth(t *rapid.T) *random {
	m := &random{
		month:   month{plan: fortnight()},
		billing: rapid.SampledFrom(billings).Draw(t, "billing"), named: rapid.Bool().Draw(t, "named"),
		price: unit.PerHour(rapid.Int64Range(20, 900).Draw(t, "cents") * 10_000_000),
	}
	m.plan.Offers[0].Hourly = unit.Known(m.price)
	if m.billing == "two cards" {
		m.plan.Workload.GPUs = 2
	}
	instances := []string{"pod-a", "pod-b"}[:rapid.IntRange(1, 2).Draw(t, "instances")]
	days := rapid.IntRange(3, 28).Draw(t, "days")
	for day := 1; day <= days; day++ {
		for i, name := range instances {
			boot := at(day, 0, rapid.IntRange(i*700, i*700+200).Draw(t, "minute"))
			e := m.task(name, boot, time.Duration(rapid.IntRange(15, 420).Draw(t, "work"))*time.Minute, time.Duration(rapid.IntRange(0, 10).Draw(t, "idle"))*time.Minute)
			m.charge(e, e.Stop)
		}
	}
	return m
}

// charge bills an entry until a moment.
func (m *random) charge(e *record.Entry, until time.Time) {
	from, name := e.Boot, ""
	if m.named {
		name = e.Instance
	}
	first := len(m.lines)
	switch m.billing {
	case "by session":
		m.session(name, from, until)
	case "by clock hour":
		m.clock(name, from, until)
	case "two cards":
		m.rows(name, from, until, m.price)
		m.rows(name, from, until, m.price)
	default:
		m.rows(name, from, until, m.price)
	}
	if m.billing == "hourly without quantity" {
		for i := range m.lines[first:] {
			m.lines[first+i].Quantity = 0
		}
	}
}

func (m *random) session(name string, from, to time.Time) {
	cost, _ := unit.HalfUp.Money(m.price.Cost(to.Sub(from), 1), 10_000)
	m.lines = append(m.lines, record.Line{Kind: record.Compute, From: from, To: to, Quantity: to.Sub(from), Cost: cost.Exact(), Instance: name})
}

// clock bills in rows from one full hour to the next, each with the time that it really has.
func (m *random) clock(name string, from, to time.Time) {
	for hour := from.Truncate(time.Hour); hour.Before(to); hour = hour.Add(time.Hour) {
		m.session(name, later(from, hour), earlier(to, hour.Add(time.Hour)))
		last := &m.lines[len(m.lines)-1]
		last.From, last.To = hour, hour.Add(time.Hour)
	}
}

func (m *random) reconciled(t *rapid.T) Result {
	r, err := New(m.plan, m.entries, Options{Zone: beijing, Now: at(30, 23, 0), Wanted: m.wanted})
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.lines {
		r.Add(&m.lines[i])
	}
	res, err := r.Result()
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// A month without a fault has no finding, and whatever it is, parts, days, tasks and projects sum to the cent.
func TestCleanMonthsAreQuiet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		res := drawMonth(t).reconciled(t)
		if len(res.Findings) > 0 || !res.Agrees {
			t.Fatalf("agrees %v, found %+v", res.Agrees, res.Findings)
		}
		checkSums(t, res)
	})
}

func checkSums(t *rapid.T, res Result) {
	for _, each := range []struct {
		of        string
		got, want unit.Money
	}{
		{"parts", sumsUp(res.Parts, func(p Part) unit.Money { return p.Cost }), res.Difference},
		{"difference", res.Difference, res.Billed - res.Planned},
		{"days", res.Undated + sumsUp(res.Days, func(d Day) unit.Money { return d.Cost }), res.Billed},
		{"tasks", sumsUp(res.Tasks, func(g Group) unit.Money { return g.Cost }), res.Billed},
		{"projects", sumsUp(res.Projects, func(g Group) unit.Money { return g.Cost }), res.Billed},
	} {
		if each.got != each.want {
			t.Fatalf("%s make %v, want %v", each.of, each.got, each.want)
		}
	}
	rounding := res.Parts[slices.Index(Causes, ByRounding)].Cost
	if most := res.Limits.Unknown + unit.Money(len(Causes))*10_000; rounding > most || rounding < -most {
		t.Fatalf("rounding takes %v, at most %v", rounding, most)
	}
}

// seeds put one fault into a month, and name what must be found.
var seeds = []struct {
	kind Kind
	put  func(t *rapid.T, m *random)
}{
	{LeftOn, func(t *rapid.T, m *random) { m.left(t, 2*time.Hour, 4*time.Hour, true) }},
	{IdleTime, func(t *rapid.T, m *random) { m.left(t, 30*time.Minute, 100*time.Minute, true) }},
	{Overrun, func(t *rapid.T, m *random) { m.left(t, time.Hour, 4*time.Hour, false) }},
	{NoRow, func(t *rapid.T, m *random) {
		e := m.draw(t)
		m.lines = slices.DeleteFunc(m.lines, func(l record.Line) bool { return overlap(l.From, l.To, e.Boot, e.Stop) > 0 })
	}},
	{NoEntry, func(t *rapid.T, m *random) {
		e := m.draw(t)
		m.entries = slices.DeleteFunc(m.entries, func(each record.Entry) bool { return each.Boot.Equal(e.Boot) })
	}},
	{ChargedTwice, func(t *rapid.T, m *random) {
		e := m.draw(t)
		m.charge(&e, e.Stop)
	}},
	{PaidBack, func(t *rapid.T, m *random) {
		m.lines = append(m.lines, record.Line{Kind: record.Refund, Cost: unit.Whole(-rapid.Int64Range(1, 50).Draw(t, "refund"))})
	}},
	{OtherPrice, func(_ *rapid.T, m *random) {
		m.plan.Offers[0].Hourly = unit.Known(m.price * 9 / 10)
	}},
	{DiskOff, func(_ *rapid.T, m *random) { m.plan.Disks, m.plan.Offers[0].Storage = nil, nil; m.disk(2, "4.80") }},
}

// draw gives an entry that is neither the first nor the last, so that the bill goes on around it.
func (m *random) draw(t *rapid.T) record.Entry {
	return m.entries[rapid.IntRange(1, len(m.entries)-2).Draw(t, "entry")]
}

// left leaves an instance on after its task, in the bill, and in the log where it knows.
func (m *random) left(t *rapid.T, least, most time.Duration, logged bool) {
	was := m.draw(t)
	m.lines = slices.DeleteFunc(m.lines, func(l record.Line) bool {
		return overlap(l.From, l.To, was.Boot, was.Stop) > 0 && (l.Instance == was.Instance || !m.named)
	})
	stop := was.Stop.Add(time.Duration(rapid.Int64Range(int64(least/time.Minute), int64(most/time.Minute)).Draw(t, "longer")) * time.Minute)
	for i := range m.entries {
		if e := &m.entries[i]; e.Boot.Equal(was.Boot) && logged {
			e.Stop = stop
		}
	}
	m.charge(&was, stop)
}

// Each fault is found, whatever the month is, and all still sums to the cent.
func TestSeededFaultsAreFound(t *testing.T) {
	for _, seed := range seeds {
		t.Run(string(seed.kind), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				m := drawMonth(t)
				seed.put(t, m)
				res := m.reconciled(t)
				if !slices.ContainsFunc(res.Findings, func(f Finding) bool { return f.Kind == seed.kind }) {
					t.Fatalf("not found among %+v", res.Findings)
				}
				checkSums(t, res)
			})
		})
	}
}

func sumsUp[T any](list []T, cost func(T) unit.Money) (sum unit.Money) {
	for _, each := range list {
		sum += cost(each)
	}
	return sum
}
