package reconcile

import (
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// billing is a way in which a bill has the time of a boot.
var billings = []string{"hourly", "hourly without quantity", "by session", "by clock hour", "by clock hour without quantity", "at the stop", "at the start", "at the stop without quantity", "two cards", "as charged", "by day", "in all"}

// random is a month as someone may have it: up to two instances, any minutes, any price, nothing idle beyond Grace.
type random struct {
	month
	billing string
	price   unit.PerHour
	named   bool // the bill names instances
	wanted  func(*record.Entry) bool
	asked   Options // its From and To
	usage   []record.Usage
	crossed bool // an instance was left on into the hours of another
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
	later := 600 * rapid.IntRange(0, 1).Draw(t, "later") // then the second instance works over midnight
	for day := 1; day <= days; day++ {
		for i, name := range instances {
			boot := at(day, 0, later+rapid.IntRange(i*700, i*700+200).Draw(t, "minute"))
			e := m.task(name, boot, time.Duration(rapid.IntRange(15, 420).Draw(t, "work"))*time.Minute, time.Duration(rapid.IntRange(0, 10).Draw(t, "idle"))*time.Minute)
			m.charge(e, e.Stop)
		}
	}
	if m.billing == "as charged" && rapid.Bool().Draw(t, "midnight") { // a charge of traffic as the last day ends
		m.lines = append(m.lines, record.Line{Kind: record.Traffic, To: at(days+1, 0, 0), Cost: unit.Whole(1)})
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
	case "by clock hour", "by clock hour without quantity":
		m.clock(name, from, until)
	case "at the stop", "at the start", "at the stop without quantity":
		m.session(name, from, until)
	case "by day":
		m.daily(name, from, until)
	case "in all":
		m.inAll(name, from, until)
	case "as charged":
		m.charged(name, from, until)
	case "two cards":
		m.rows(name, from, until, m.price)
		m.rows(name, from, until, m.price)
	default:
		m.rows(name, from, until, m.price)
	}
	for i := range m.lines[first:] {
		switch l := &m.lines[first+i]; m.billing {
		case "hourly without quantity", "by clock hour without quantity":
			l.Quantity = 0
		case "at the stop":
			l.From = l.To
		case "at the stop without quantity":
			l.From, l.Quantity = l.To, 0
		case "at the start":
			l.To = l.From
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

// daily bills each day of an instance in one row, with the time that it was on.
func (m *random) daily(name string, from, to time.Time) {
	for day := model.DateOf(from.In(beijing)).In(beijing); day.Before(to); day = day.AddDate(0, 0, 1) {
		end := day.AddDate(0, 0, 1)
		m.sum(name, day, end, overlap(from, to, day, end))
	}
}

// inAll bills the month of an instance in one row.
func (m *random) inAll(name string, from, to time.Time) {
	m.sum(name, at(1, 0, 0), at(31, 0, 0), to.Sub(from))
}

// sum adds a time to the row of an instance from one moment to another.
func (m *random) sum(name string, from, to time.Time, on time.Duration) {
	i := slices.IndexFunc(m.lines, func(l record.Line) bool { return l.Kind == record.Compute && l.From.Equal(from) && l.Instance == name })
	if i < 0 {
		i = len(m.lines)
		m.lines = append(m.lines, record.Line{Kind: record.Compute, From: from, To: to, Instance: name})
	}
	l := &m.lines[i]
	l.Quantity += on
	cost, _ := unit.HalfUp.Money(m.price.Cost(l.Quantity, 1), 10_000)
	l.Cost = cost.Exact()
}

// charged bills a second ahead of each full hour and at power-off, in rows that say only when that was.
func (m *random) charged(name string, from, to time.Time) {
	for at := from; at.Before(to); {
		full := at.Truncate(time.Hour).Add(time.Hour)
		next := earlier(full, to)
		cost, _ := unit.HalfUp.Money(m.price.Cost(next.Sub(at), 1), 10_000)
		m.lines = append(m.lines, record.Line{Kind: record.Compute, To: earlier(full.Add(-time.Second), to), Cost: cost.Exact(), Instance: name})
		at = next
	}
}

func (m *random) reconciled(t *rapid.T) Result {
	r, err := New(m.plan, m.entries, Options{Zone: beijing, Now: at(30, 23, 0), Wanted: m.wanted, From: m.asked.From, To: m.asked.To})
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.lines {
		r.Add(&m.lines[i])
	}
	for i := range m.usage {
		r.AddUsage(&m.usage[i])
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

// Instances that are on at the same time are no fault either, where the bill names them.
func TestCleanMonthsAtOnceAreQuiet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMonth(t)
		m.named, m.lines = true, nil
		for i := range m.entries {
			e := &m.entries[i]
			if e.Instance == "pod-b" { // into the hours of pod-a
				for _, at := range []*time.Time{&e.Boot, &e.From, &e.To, &e.Stop} {
					*at = at.Add(-500 * time.Minute)
				}
			}
			m.charge(e, e.Stop)
		}
		res := m.reconciled(t)
		if len(res.Findings) > 0 || !res.Agrees {
			t.Fatalf("agrees %v, found %+v", res.Agrees, res.Findings)
		}
		checkSums(t, res)
	})
}

// A total in place of a bill, as it is typed or as two readings of the account make it: its parts sum to the cent as well, and so do
// tasks and projects with what belongs to none.
func TestPartsOfATotal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMonth(t)
		r, err := New(m.plan, m.entries, Options{Zone: beijing, Now: at(30, 23, 0)})
		if err != nil {
			t.Fatal(err)
		}
		paid := unit.Money(rapid.Int64Range(-1_000, 1_000_000).Draw(t, "cents")) * 10_000
		r.Paid(paid)
		res, err := r.Result()
		if err != nil || res.Billed != paid || !res.Comparable {
			t.Fatalf("%v billed of %v, %v", res.Billed, paid, err)
		}
		if sum := sumsUp(res.Parts, func(p Part) unit.Money { return p.Cost }); sum != res.Difference || res.Difference != paid-res.Planned {
			t.Fatalf("parts make %v of %v, %v paid and %v planned", sum, res.Difference, paid, res.Planned)
		}
		if sum := sumsUp(res.Projects, func(g Group) unit.Money { return g.Cost }); sum != paid {
			t.Fatalf("projects make %v of %v", sum, paid)
		}
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

// Each fault is found, at its cost, and nothing else with it, whatever the month is; and all still sums to the cent.
func TestSeededFaultsAreFound(t *testing.T) {
	for _, s := range seeds {
		t.Run(string(s.kind), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				m := drawMonth(t)
				if m.billing == "in all" {
					t.Skip("one row for a month leaves each boot the minutes by which clocks differ")
				}
				want, _ := unit.HalfUp.Money(s.put(t, m), 1)
				res := m.reconciled(t)
				if m.vague() {
					if len(res.Findings) == 0 {
						t.Fatal("nothing is found")
					}
				} else {
					s.check(t, res, want)
				}
				checkSums(t, res)
			})
		})
	}
}

// check tells whether the fault was found at its cost, and nothing else with it.
func (s *seed) check(t *rapid.T, res Result, want unit.Money) {
	var got unit.Money
	found := false
	for _, f := range res.Findings {
		switch {
		case f.Kind == s.kind:
			found, got = true, got+f.Cost
		case !slices.Contains(s.also, f.Kind):
			t.Fatalf("a false alarm: %+v", f)
		}
	}
	if !found {
		t.Fatalf("not found among %+v", res.Findings)
	}
	if off := got - want; off > res.Limits.Cents+10_000 || off < -res.Limits.Cents-10_000 {
		t.Fatalf("%v found, want %v, in %+v", got, want, res.Findings)
	}
}

// vague tells a bill that does not say whose row is whose: it names no instance, and its rows are hours of the clock or instances
// were on at the same time. A fault shows there, and not always as what it is.
func (m *random) vague() bool {
	return !m.named && (m.crossed || strings.HasPrefix(m.billing, "by clock hour")) || m.summed()
}

// summed tells a bill whose rows are for several boots.
func (m *random) summed() bool { return m.billing == "by day" || m.billing == "in all" }

// A fault of every kind that leaves the others as they are, in one month: all are found, and no other.
func TestFaultsTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMonth(t)
		kinds := map[Kind]bool{}
		for _, s := range seeds {
			if slices.Contains([]Kind{PaidBack, OtherPrice, DiskOff, Refetched}, s.kind) {
				s.put(t, m)
				kinds[s.kind] = true
			}
		}
		res := m.reconciled(t)
		for _, f := range res.Findings {
			if !kinds[f.Kind] {
				t.Fatalf("a false alarm: %+v", f)
			}
			kinds[f.Kind] = false
		}
		for k, missing := range kinds {
			if missing {
				t.Fatalf("%s not found", k)
			}
		}
		checkSums(t, res)
	})
}

func sumsUp[T any](list []T, cost func(T) unit.Money) (sum unit.Money) {
	for _, each := range list {
		sum += cost(each)
	}
	return sum
}
