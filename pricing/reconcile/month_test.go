package reconcile

import (
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

var beijing = time.FixedZone("+08:00", 8*60*60)

// at is a moment of November 2026.
func at(day, hour, minute int) time.Time {
	return time.Date(2026, 11, day, hour, minute, 0, 0, beijing)
}

// fortnight is the plan of the month on paper: 14 days of 4 h in tasks of 2 h, set-up and idle 10 min each, 1.98 an hour; so two
// boots of 2 h 20 a day at 4.62. The disk of 100 GB, 50 of them free, is 50 × 0.0066 = 0.33 a day.
func fortnight() model.Plan {
	p := model.New()
	w := &p.Workload
	w.Days, w.HoursPerDay, w.TaskHours = 14, 4*time.Hour, 2*time.Hour
	w.Setup, w.Idle, w.Bandwidth = 10*time.Minute, 10*time.Minute, unit.PerSecond(50*unit.MB)
	p.Disks = []model.Disk{{Name: "data", Size: 100 * unit.GB}}
	o := model.NewOffer()
	o.Name, o.Card, o.Hourly = "A", "RTX 4090", unit.Known(unit.PerHour(1_980_000_000))
	o.Storage = []model.Storage{{Disk: "data", Free: 50 * unit.GB, Price: unit.Known(unit.PerGBTime(6_600_000)), Per: model.GBDay, Stopped: unit.One}}
	p.Offers = []model.Offer{o}
	return p
}

// month is a log and a bill that a test changes.
type month struct {
	plan    model.Plan
	entries []record.Entry
	lines   []record.Line
}

// task appends an entry: 10 min of set-up, a task, idle until the instance stops.
func (m *month) task(instance string, boot time.Time, work, idle time.Duration) *record.Entry {
	from := boot.Add(10 * time.Minute)
	m.entries = append(m.entries, record.Entry{
		Instance: instance, Boot: boot, From: from, To: from.Add(work), Work: work, Stop: from.Add(work + idle), Task: "lora", Project: "paper",
	})
	return &m.entries[len(m.entries)-1]
}

// rows bills a time in rows of an hour and one for what is left, each rounded to the cent.
func (m *month) rows(instance string, from, to time.Time, price unit.PerHour) {
	for from.Before(to) {
		end := earlier(from.Add(time.Hour), to)
		cost, _ := unit.HalfUp.Money(price.Cost(end.Sub(from), 1), 10_000)
		m.lines = append(m.lines, record.Line{
			Row: len(m.lines) + 2, Kind: record.Compute, From: from, To: end, Quantity: end.Sub(from), Cost: cost.Exact(), Currency: "CNY", Instance: instance,
		})
		from = end
	}
}

func (m *month) disk(day int, cost string) {
	c, _ := unit.ParseMoney(cost)
	m.lines = append(m.lines, record.Line{Kind: record.Storage, From: at(day, 0, 0), To: at(day+1, 0, 0), Cost: c.Exact(), Currency: "CNY"})
}

const (
	list   = unit.PerHour(1_980_000_000)
	dearer = unit.PerHour(2_200_000_000)
)

func (m *month) result(t *testing.T, usage ...record.Usage) Result {
	t.Helper()
	r, err := New(m.plan, m.entries, Options{Zone: beijing, Now: at(30, 23, 0)})
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.lines {
		r.Add(&m.lines[i])
	}
	for i := range usage {
		r.AddUsage(&usage[i])
	}
	res, err := r.Result()
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// clean is the month as planned: 28 boots of 4.62 and 14 days of 0.33 are 133.98.
func clean() *month {
	m := &month{plan: fortnight()}
	for day := 17; day <= 30; day++ {
		for _, hour := range []int{9, 14} {
			e := m.task("pod-a", at(day, hour, 0), 2*time.Hour, 10*time.Minute)
			m.rows("pod-a", e.Boot, e.Stop, list)
		}
		m.disk(day, "0.33")
	}
	return m
}

func cost(t *testing.T, s string) unit.Money {
	t.Helper()
	m, err := unit.ParseMoney(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestCleanMonth(t *testing.T) {
	res := clean().result(t)
	if res.Billed != cost(t, "133.98") || res.Planned != res.Billed || !res.Comparable {
		t.Errorf("billed %v, planned %v, comparable %v, want 133.98 twice", res.Billed, res.Planned, res.Comparable)
	}
	if len(res.Findings) > 0 || !res.Agrees {
		t.Errorf("agrees %v, findings %v", res.Agrees, res.Findings)
	}
	for _, p := range res.Parts {
		if p.Cost != 0 {
			t.Errorf("%s is %v of no difference", p.Cause, p.Cost)
		}
	}
	for _, b := range res.Boots {
		if b.State != Reconciled {
			t.Errorf("%v is %s", b.From, b.State)
		}
	}
}

// faulty is the clean month with a fault of every kind.
func faulty() (*month, []record.Usage) {
	m := &month{plan: fortnight()}
	for day := 17; day <= 30; day++ {
		for _, hour := range []int{9, 14} {
			price, idle := list, 10*time.Minute
			if day >= 25 {
				price = dearer // 2.20 + 2.20 + 0.73 = 5.13, 0.51 more a boot
			}
			switch {
			case day == 18 && hour == 14:
				idle = 7*time.Hour + 10*time.Minute // until 23:20
			case day == 19 && hour == 9:
				idle = time.Hour
			case day == 20 && hour == 9:
				idle = 40 * time.Minute
			}
			e := m.task("pod-a", at(day, hour, 0), 2*time.Hour, idle)
			if hour == 14 && day >= 28 {
				e.Downloads = []record.Download{{Name: "llama.safetensors", Size: 15 * unit.GB}}
			}
			switch {
			case day == 24 && hour == 14: // no rows
			case day == 27 && hour == 14: // billed on for two hours
				m.rows("pod-a", e.Boot, e.Stop.Add(2*time.Hour), price)
			case day == 20 && hour == 14:
				m.rows("pod-a", e.Boot, e.Stop, price)
				m.rows("pod-a", e.Boot, e.Stop, price)
			default:
				m.rows("pod-a", e.Boot, e.Stop, price)
			}
		}
		m.disk(day, "0.33")
		if day >= 24 {
			m.disk(day, "0.50") // a second disk that nobody planned
		}
	}
	b := m.task("pod-b", at(22, 9, 0), time.Hour, 70*time.Minute)
	m.rows("pod-b", b.Boot, b.Stop, list)
	m.rows("pod-a", at(23, 20, 0), at(23, 22, 0), list) // nobody logged it
	m.lines = append(m.lines, record.Line{Kind: record.Refund, From: at(26, 12, 0), Cost: unit.Whole(-5), Currency: "CNY"})
	return m, usageOf(at(21, 9, 10), at(21, 11, 10), at(21, 10, 0), at(21, 11, 0))
}

// usageOf is a reading a minute; the card does nothing from one moment to another.
func usageOf(from, to, quietFrom, quietTo time.Time) (list []record.Usage) {
	for t := from; t.Before(to); t = t.Add(time.Minute) {
		u := record.Usage{At: t, Utilization: unit.Known(unit.One * 95 / 100), Used: 20 * unit.GiB, Total: 24 * unit.GiB}
		if !t.Before(quietFrom) && t.Before(quietTo) {
			u.Utilization = unit.Known(unit.Ratio(0))
		}
		list = append(list, u)
	}
	return list
}

// The month on paper. Beyond the 133.98 of the clean one the bill has
//
//	18 Nov  on until 23:20, 7 h more than planned              13.86
//	19 Nov  50 min more                                         1.65
//	20 Nov  30 min more                                         0.99
//	22 Nov  pod-b, 2 h 20                                       4.62
//	25 Nov on, 12 boots at 2.20: 12 × 0.51                      6.12
//	23 Nov  two hours that no entry explains                    3.96
//	24 Nov  a boot that the bill does not have                 −4.62
//	20 Nov  a boot charged twice                                4.62
//	27 Nov  until 18:20: 2 h at 2.20, 9.53 in place of 5.13     4.40
//	a disk of 0.50 on 7 days                                    3.50
//	refund                                                     −5.00
//
// which makes 34.10 more: 168.08.
func TestMonthOnPaper(t *testing.T) {
	m, usage := faulty()
	res := m.result(t, usage...)
	if res.Billed != cost(t, "168.08") || res.Planned != cost(t, "133.98") || res.Difference != cost(t, "34.10") {
		t.Errorf("billed %v, planned %v, difference %v", res.Billed, res.Planned, res.Difference)
	}
	checkParts(t, res, map[Cause]string{
		ByWork:     "1.98",  // pod-b, 1 h
		ByBoot:     "0.33",  // pod-b, 10 min
		ByIdle:     "18.81", // 13.86 + 1.65 + 0.99, and 1 h 10 of pod-b, 2.31
		ByStorage:  "3.50",
		ByPrice:    "6.27", // 11 boots × 0.51; three rows of 27 Nov, 6.60 for what is 5.94
		ByDouble:   "4.62",
		ByRefund:   "-5.00",
		ByUnknown:  "3.59", // 3.96 − 4.62; 40 min of 27 Nov at the plan's price, 1.32, and the rows behind it, 2.93
		ByRounding: "0",
	})
	checkFindings(t, res, map[Kind]string{
		LeftOn:       "14.19", // 16:10 to 23:20, 7 h 10
		IdleTime:     "4.62",  // 50 + 30 + 60 min beyond 10
		QuietCard:    "1.98",
		Refetched:    "0.37", // 2 × 5 min at 2.20
		AtOnce:       "1.98", // pod-b from 10:20 to 11:20
		DiskOff:      "2.82", // 3.50 × 19 h 20 of 24 h
		Overrun:      "4.40",
		OtherPrice:   "6.27",
		NoEntry:      "3.96",
		NoRow:        "-4.62",
		ChargedTwice: "4.62",
		PaidBack:     "-5.00",
	})
	if res.Agrees {
		t.Error("bill and log agree")
	}
	// 14.19 + 4.62 + 1.98 + 0.37 + 2.82 + 4.40
	if res.Wasted != cost(t, "28.38") {
		t.Errorf("wasted %v, want 28.38", res.Wasted)
	}
	if p := res.Peak; p.Instances != 2 || !p.From.Equal(at(22, 9, 0)) || p.Working != 2 {
		t.Errorf("peak %+v", p)
	}
}

// Three rows of 2.20, 2.20 and 0.73 for 2 h 20 are 2.1986 an hour, within 0.015 ÷ 2.33 of it: 2.192 to 2.205. The price of the fewest
// decimals there is 2.2, which the months' other rows do not contradict.
func TestPriceIsNotThatOfRoundedRows(t *testing.T) {
	m, _ := faulty()
	for _, f := range m.result(t).Findings {
		if f.Kind == OtherPrice && f.Basis.Paid != dearer {
			t.Errorf("%v an hour, want %v", f.Basis.Paid, dearer)
		}
	}
	for _, c := range []struct{ least, most, want unit.PerHour }{
		{1_980_000_000, 1_980_000_000, 1_980_000_000}, {1_975_000_000, 1_985_000_000, 1_980_000_000}, {900_000_000, 2_100_000_000, 1_000_000_000}, {1_234_567, 1_234_567, 1_234_567},
	} {
		if got := (prices{c.least, c.most}).shortest(); got != c.want {
			t.Errorf("%v to %v: %v, want %v", c.least, c.most, got, c.want)
		}
	}
	if got := (prices{1, 5}).narrowed(prices{4, 9}); got != (prices{4, 5}) {
		t.Errorf("1 to 5 and 4 to 9 have %v", got)
	}
	if got := (prices{1, 3}).narrowed(prices{4, 9}); got != (prices{4, 9}) {
		t.Errorf("1 to 3, then 4 to 9, is %v", got)
	}
}

func checkParts(t *testing.T, res Result, want map[Cause]string) {
	t.Helper()
	var sum unit.Money
	for _, p := range res.Parts {
		sum += p.Cost
		if s, told := want[p.Cause]; p.Cost != 0 && !told || told && p.Cost != cost(t, s) {
			t.Errorf("%s is %v, want %s", p.Cause, p.Cost, s)
		}
	}
	if sum != res.Difference || len(res.Parts) != len(Causes) {
		t.Errorf("%d parts sum to %v, want %v", len(res.Parts), sum, res.Difference)
	}
}

func checkFindings(t *testing.T, res Result, want map[Kind]string) {
	t.Helper()
	seen := map[Kind]bool{}
	for _, f := range res.Findings {
		if seen[f.Kind] || want[f.Kind] == "" || f.Cost != cost(t, want[f.Kind]) {
			t.Errorf("%s %s: %v %+v, want %s", f.Kind, f.Key, f.Cost, f.Basis, want[f.Kind])
		}
		seen[f.Kind] = true
	}
	for k := range want {
		if !seen[k] {
			t.Errorf("no finding of %s", k)
		}
	}
}

// Rows that say only when they were charged, as at each full hour of the clock and at power-off: the boot of 17 Nov, 9:00 to
// 11:20, has rows at 9:59:59, 10:59:59 and 11:20 of 1.98, 1.98 and 0.66. The first one is for the hour before it, so the days
// begin with the boot, not with the row.
func TestFirstRowReachesBack(t *testing.T) {
	m := &month{plan: fortnight()}
	e := m.task("pod-a", at(17, 9, 0), 2*time.Hour, 10*time.Minute)
	for i, c := range []string{"1.98", "1.98", "0.66"} {
		charged := earlier(at(17, 10+i, 0).Add(-time.Second), e.Stop)
		m.lines = append(m.lines, record.Line{Kind: record.Compute, To: charged, Cost: cost(t, c).Exact(), Currency: "CNY", Instance: "pod-a"})
	}
	res := m.result(t)
	if len(res.Findings) > 0 || !res.Agrees || res.Days[0].On != 140*time.Minute {
		t.Errorf("agrees %v, findings %v, on %v; want 2h20m and none", res.Agrees, res.Findings, res.Days[0].On)
	}
}

// A bill that begins in the middle of a boot still cuts it: of 9:00 to 11:20 it has the rows at 10:59:59 and 11:20, 2.64 in all,
// for 1 h 20 of the time.
func TestFirstRowReachesBackNoFurther(t *testing.T) {
	m := &month{plan: fortnight()}
	e := m.task("pod-a", at(17, 9, 0), 2*time.Hour, 10*time.Minute)
	for _, charged := range []time.Time{at(17, 11, 0).Add(-time.Second), e.Stop} {
		c := cost(t, "1.98")
		if charged.Equal(e.Stop) {
			c = cost(t, "0.66")
		}
		m.lines = append(m.lines, record.Line{Kind: record.Compute, To: charged, Cost: c.Exact(), Currency: "CNY", Instance: "pod-a"})
	}
	res := m.result(t)
	if len(res.Findings) > 0 || !res.Agrees || res.Days[0].On.Round(time.Minute) != 80*time.Minute {
		t.Errorf("agrees %v, findings %v, on %v; want 1h20m and none", res.Agrees, res.Findings, res.Days[0].On)
	}
}

// A boot that the bill does not have was not paid for, so its night with nothing running is no waste: of two boots of 2 h of work and
// 4 h left on, the bill has the first. Left on 4 h x 1.98 is 7.92.
func TestNoWasteInWhatWasNotBilled(t *testing.T) {
	m := &month{plan: fortnight()}
	first := m.task("pod-a", at(17, 9, 0), 2*time.Hour, 4*time.Hour)
	m.rows("pod-a", first.Boot, first.Stop, list)
	m.disk(18, "0.33")
	m.task("pod-a", at(18, 9, 0), 2*time.Hour, 4*time.Hour)
	res := m.result(t)
	if res.Wasted != cost(t, "7.92") {
		t.Errorf("wasted %v, want 7.92: %+v", res.Wasted, res.Findings)
	}
}
