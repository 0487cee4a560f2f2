package reconcile

import (
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// run holds lines against entries of a plan without a disk, in a zone.
func run(t *testing.T, zone *time.Location, now time.Time, price unit.PerHour, entries []record.Entry, lines ...record.Line) Result {
	t.Helper()
	p := fortnight()
	p.Disks, p.Offers[0].Storage, p.Offers[0].Hourly = nil, nil, unit.Known(price)
	r, err := New(p, entries, Options{Zone: zone, Now: now})
	if err != nil {
		t.Fatal(err)
	}
	for i := range lines {
		r.Add(&lines[i])
	}
	res, err := r.Result()
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// paid is a row of compute.
func paid(from, to time.Time, cost unit.Exact) record.Line {
	return record.Line{Kind: record.Compute, From: from, To: to, Quantity: to.Sub(from), Cost: cost}
}

// C19: two entries without an end, begun 51.8 days ago; the bill has no rows for them after day 1. The bill wins.
func TestOpenEntriesEndWithTheBill(t *testing.T) {
	start := at(1, 9, 0)
	entries := []record.Entry{{Instance: "a", Boot: start, Work: -1}, {Instance: "b", Boot: start, Work: -1}, {Instance: "c", Boot: at(20, 9, 0), Stop: at(20, 10, 0), Work: -1}}
	var lines []record.Line
	for _, name := range []string{"a", "b"} {
		l := paid(start, start.Add(15*time.Hour), unit.Fraction([]int64{576}, []int64{100})) // 15 × 0.384
		l.Instance = name
		lines = append(lines, l)
	}
	last := paid(at(20, 9, 0), at(20, 10, 0), unit.Fraction([]int64{384}, []int64{1000}))
	last.Instance = "c"
	res := run(t, beijing, start.Add(1243*time.Hour), 384_000_000, entries, append(lines, last)...)
	for _, b := range res.Boots[:2] {
		if b.StillOn || !b.CloseAt.Equal(start.Add(15*time.Hour)) || b.Should != 5_760_000 || b.State != Open {
			t.Errorf("%+v", b)
		}
	}
	if len(res.Findings) != 0 {
		t.Errorf("found %+v", res.Findings)
	}
}

// C41: rows of 100.00, −0.84 and −196.84 without dates make −97.68, on no day.
func TestUndatedRefundsCount(t *testing.T) {
	cents := func(n int64) record.Line { return record.Line{Cost: unit.Fraction([]int64{n}, []int64{100})} }
	res := run(t, beijing, at(1, 0, 0), list, nil, cents(10000), cents(-84), cents(-19684))
	if res.Billed != cost(t, "-97.68") || res.Undated != res.Billed || len(res.Days) != 0 {
		t.Errorf("billed %v, undated %v on %d days", res.Billed, res.Undated, len(res.Days))
	}
}

// C46: a bill in UTC, a person at UTC−8: 04:08 of the 25th is the evening of the 24th.
func TestDaysAreThePersons(t *testing.T) {
	from := time.Date(2025, 1, 25, 4, 8, 0, 0, time.UTC)
	res := run(t, time.FixedZone("", -8*60*60), from, list, nil, paid(from, from.Add(time.Hour), unit.Whole(2)))
	if res.Days[0].Date != (model.Date{Year: 2025, Month: 1, Day: 24}) || res.Days[0].Cost != cost(t, "2") {
		t.Errorf("%+v", res.Days)
	}
}

// C47: five days read at once make what they make day by day, at UTC+5:30 too; one row is for three of them.
func TestDaysSumToTheRange(t *testing.T) {
	zone := time.FixedZone("", 5*60*60+30*60)
	from := time.Date(2025, 3, 1, 20, 0, 0, 0, time.UTC)
	res := run(t, zone, from, list, nil,
		paid(from, from.Add(72*time.Hour), unit.Whole(100)), paid(from.Add(72*time.Hour), from.Add(100*time.Hour), unit.Fraction([]int64{1001}, []int64{300})))
	var sum unit.Money
	for _, d := range res.Days {
		sum += d.Cost
	}
	if sum != res.Billed || res.Billed != cost(t, "103.34") {
		t.Errorf("days make %v of %v", sum, res.Billed)
	}
}

// C48: an instance on for all of 2024-10-27 in Central Europe is on for 25 h, in spring for 23, without such a zone for 24.
func TestDaysOnWhichClocksChange(t *testing.T) {
	berlin := zoneOf(t, "Europe/Berlin")
	for _, c := range []struct {
		zone  *time.Location
		day   time.Time
		hours int
	}{
		{berlin, time.Date(2024, 10, 27, 0, 0, 0, 0, berlin), 25},
		{berlin, time.Date(2024, 3, 31, 0, 0, 0, 0, berlin), 23},
		{beijing, time.Date(2024, 10, 27, 0, 0, 0, 0, beijing), 24},
	} {
		end := c.day.AddDate(0, 0, 1)
		res := run(t, c.zone, end, 1_000_000_000, []record.Entry{{Boot: c.day, Stop: end, Work: end.Sub(c.day), From: c.day, To: end}})
		if len(res.Days) != 1 || res.Days[0].On != time.Duration(c.hours)*time.Hour || res.Days[0].Cost != unit.Money(c.hours)*1_000_000 {
			t.Errorf("%v: %+v", c.day, res.Days)
		}
	}
}

// T8-D04 and T8-D06: November 2025 has 721 h in New York, March 744 in Shanghai; who is on for all of it pays for as many.
func TestMonthsOfTheClock(t *testing.T) {
	for _, v := range []struct {
		zone  string
		month time.Month
		hours int
	}{{"America/New_York", time.November, 721}, {"Asia/Shanghai", time.March, 744}} {
		zone := zoneOf(t, v.zone)
		from := time.Date(2025, v.month, 1, 0, 0, 0, 0, zone)
		to := from.AddDate(0, 1, 0)
		res := run(t, zone, to, 1_000_000_000, []record.Entry{{Boot: from, Stop: to, Work: to.Sub(from), From: from, To: to}})
		var on time.Duration
		var sum unit.Money
		for _, d := range res.Days {
			on, sum = on+d.On, sum+d.Cost
		}
		if on != time.Duration(v.hours)*time.Hour || sum != unit.Money(v.hours)*1_000_000 {
			t.Errorf("%s: %v on, %v, want %d h", v.zone, on, sum, v.hours)
		}
	}
}

// C49: 1 h a day at 1.00 is planned as 1.00 on the day of 25 h as well: 2.00 for two days of which one is such a day.
func TestPlannedDaysHaveTheirHours(t *testing.T) {
	zone := zoneOf(t, "America/New_York")
	p := fortnight()
	w := &p.Workload
	w.HoursPerDay, w.TaskHours, w.Setup, w.Idle = time.Hour, time.Hour, 0, 0
	p.Disks, p.Offers[0].Storage, p.Offers[0].Hourly = nil, nil, unit.Known(unit.PerHour(1_000_000_000))
	r, err := New(p, nil, Options{Zone: zone, From: time.Date(2025, 11, 1, 0, 0, 0, 0, zone), To: time.Date(2025, 11, 3, 0, 0, 0, 0, zone)})
	if err != nil {
		t.Fatal(err)
	}
	for _, day := range []int{1, 2} {
		from := time.Date(2025, 11, day, 9, 0, 0, 0, zone)
		l := paid(from, from.Add(time.Hour), unit.Whole(1))
		r.Add(&l)
	}
	if res, err := r.Result(); err != nil || res.PlanDays != 2 || res.Planned != cost(t, "2") || res.Difference != 0 {
		t.Errorf("%d days, %v planned, %v more, %v", res.PlanDays, res.Planned, res.Difference, err)
	}
}

// C57: nothing is turned into another currency, so no rate is applied once or twice: 15,000 CNY stand beside 3,000 USD as they are.
func TestOtherCurrenciesStayWhatTheyAre(t *testing.T) {
	home, abroad := paid(at(1, 9, 0), at(1, 10, 0), unit.Whole(3000)), paid(at(1, 10, 0), at(1, 11, 0), unit.Whole(15000))
	home.Currency, abroad.Currency = "USD", "CNY"
	p := fortnight()
	p.Currency = "USD"
	r, err := New(p, nil, Options{Zone: beijing})
	if err != nil {
		t.Fatal(err)
	}
	r.Add(&home)
	r.Add(&abroad)
	res, err := r.Result()
	if err != nil || res.Billed != cost(t, "3000") || len(res.Tally.Foreign) != 1 {
		t.Fatalf("billed %v, %+v, %v", res.Billed, res.Tally, err)
	}
	if f := res.Tally.Foreign[0]; f.Currency != "CNY" || f.Rows != 1 || f.Cost.Cmp(unit.Whole(15000)) != 0 {
		t.Errorf("%+v", f)
	}
}

func zoneOf(t *testing.T, name string) *time.Location {
	t.Helper()
	zone, err := time.LoadLocation(name)
	if err != nil {
		t.Skip(err)
	}
	return zone
}

// C54: 616 h billed up to 18 February for one instance, which has had 432.
func TestImpossibleHours(t *testing.T) {
	from := time.Date(2026, 2, 1, 0, 0, 0, 0, time.UTC)
	l := paid(from, from.Add(432*time.Hour), unit.Whole(616))
	l.Quantity = 616 * time.Hour
	res := run(t, time.UTC, from, 1_000_000_000, nil, l)
	found := false
	for _, f := range res.Findings {
		found = found || f.Kind == Impossible && f.Basis.Time == 184*time.Hour && f.Cost == cost(t, "184")
	}
	if !found || res.Agrees {
		t.Errorf("%+v", res.Findings)
	}
}

// C56: 100 EUR and 50,000 JPY are two sums, and neither is the plan's.
func TestCurrenciesAreKeptApart(t *testing.T) {
	res := run(t, beijing, at(1, 0, 0), list, nil, record.Line{Cost: unit.Whole(100), Currency: "EUR"}, record.Line{Cost: unit.Whole(50_000), Currency: "JPY"})
	if f := res.Tally.Foreign; len(f) != 2 || f[0].Currency != "EUR" || f[1].Cost.Cmp(unit.Whole(50_000)) != 0 || res.Billed != 0 {
		t.Errorf("%+v, billed %v", f, res.Billed)
	}
}

func TestCleared(t *testing.T) {
	m, usage := faulty()
	first := m.result(t, usage...)
	cleared := Cleared{}
	for _, f := range first.Findings {
		cleared[f.Key] = "known"
	}
	r, _ := New(m.plan, m.entries, Options{Zone: beijing, Now: at(30, 23, 0), Cleared: cleared})
	for i := range m.lines {
		r.Add(&m.lines[i])
	}
	res, err := r.Result()
	if err != nil || res.Wasted != 0 || !res.Agrees || res.Findings[0].State != Dismissed || res.Findings[0].Reason != "known" {
		t.Errorf("%v, wasted %v, agrees %v", err, res.Wasted, res.Agrees)
	}
}

// The same use in the mean, told apart by its pattern.
func TestAdvice(t *testing.T) {
	for _, c := range []struct {
		of   string
		load Load
		want Advice
	}{
		{"few readings", Load{Readings: 10}, NoAdvice},
		{"by turns", Load{Readings: 100, Mean: 0.4, Waiting: 0.5, Busy: 0.4, Used: 20, Total: 24}, Pipeline},
		{"half idle all the time, memory empty", Load{Readings: 100, Mean: 0.4, Waiting: 0.05, Used: 6, Total: 24}, TooBig},
		{"half idle all the time, memory full", Load{Readings: 100, Mean: 0.4, Waiting: 0.05, Used: 20, Total: 24}, TooFast},
		{"busy, memory empty", Load{Readings: 100, Mean: 0.95, Busy: 1, Used: 6, Total: 24}, TooRoomy},
		{"busy, memory full", Load{Readings: 100, Mean: 0.95, Busy: 1, Used: 20, Total: 24}, WellChosen},
	} {
		if got := c.load.Advise(); got != c.want {
			t.Errorf("%s: %d, want %d", c.of, got, c.want)
		}
	}
}

// A bill of days that the plan does not have is not compared with it, and bill and log are held against each other all the same.
func TestBillOutsideThePlan(t *testing.T) {
	m := clean()
	m.plan.Start = model.Date{Year: 2027, Month: 1, Day: 1}
	m.plan.Workload.GPUs = 2
	m.lines = nil
	for i := range m.entries { // two cards, two rows
		m.rows("pod-a", m.entries[i].Boot, m.entries[i].Stop, list)
		m.rows("pod-a", m.entries[i].Boot, m.entries[i].Stop, list)
	}
	if res := m.result(t); res.Comparable || len(res.Parts) > 0 || !res.Agrees || len(res.Findings) > 0 {
		t.Errorf("comparable %v, agrees %v, found %+v", res.Comparable, res.Agrees, res.Findings)
	}
	m.lines = append(m.lines, m.lines[0])
	if res := m.result(t); res.Agrees || len(res.Findings) != 1 || res.Findings[0].Kind != ChargedTwice || res.Findings[0].Cost != 1_980_000 {
		t.Errorf("agrees %v, found %+v", res.Agrees, res.Findings)
	}
}

// A plan without offers knows no prices; nothing of bill and log is lost by it.
func TestPlanWithoutOffers(t *testing.T) {
	m, usage := faulty()
	m.plan.Offers = nil
	if res := m.result(t, usage...); res.Comparable || res.Billed != cost(t, "168.08") || len(res.Boots) != 29 {
		t.Errorf("billed %v, %d boots", res.Billed, len(res.Boots))
	}
}

// A boot at 9:00 that nothing closed, and the next of its instance at 12:00 to 13:00: on until 12:00 at most, 4 h in all and not
// until now. Which of it was on is not known, so the two are no one boot.
func TestForgottenStopEndsWithTheNextBoot(t *testing.T) {
	entries := []record.Entry{
		{Boot: at(1, 9, 0), Until: at(1, 12, 0), Work: -1},
		{Boot: at(1, 12, 0), Stop: at(1, 13, 0), Work: -1},
	}
	res := run(t, beijing, at(20, 0, 0), 384_000_000, entries)
	if len(res.Boots) != 2 || res.Days[0].On != 4*time.Hour {
		t.Fatalf("%d boots, on for %v", len(res.Boots), res.Days[0].On)
	}
	if b := res.Boots[0]; !b.NoEnd || b.StillOn || b.Should != 1_150_000 || b.State != Open { // 3 × 0.384 = 1.152
		t.Errorf("%+v", b)
	}
	if b := res.Boots[1]; b.NoEnd || b.StillOn {
		t.Errorf("%+v", b)
	}
}

// The bill knows better: 30 minutes were billed, and the boot ends there.
func TestForgottenStopEndsWithItsBill(t *testing.T) {
	entries := []record.Entry{
		{Boot: at(1, 9, 0), Until: at(1, 12, 0), Work: -1},
		{Boot: at(1, 12, 0), Stop: at(1, 13, 0), Work: -1},
	}
	res := run(t, beijing, at(20, 0, 0), 384_000_000, entries,
		paid(at(1, 9, 0), at(1, 9, 30), unit.Fraction([]int64{192}, []int64{1000})), paid(at(1, 12, 0), at(1, 13, 0), unit.Fraction([]int64{384}, []int64{1000})))
	if b := res.Boots[0]; b.NoEnd || !b.CloseAt.Equal(at(1, 9, 30)) || len(res.Findings) > 0 {
		t.Errorf("%+v, found %+v", b, res.Findings)
	}
}

// Readings of a boot of two hours of work, one a minute. One hour of nothing in one piece is told as such, and says nothing of the card,
// which was busy in the other; a minute of nothing after each minute of work is its data that it waits for.
func TestOneLongWaitIsNoPipeline(t *testing.T) {
	m, usage := faulty()
	if l := m.result(t, usage...).Load; l.Readings != 60 || l.Quiet != time.Hour || l.Mean < 0.94 || l.Advise() != WellChosen {
		t.Errorf("in one piece: %+v, %d", l, l.Advise())
	}
	for i := range usage {
		usage[i].Utilization = unit.Known(unit.One * unit.Ratio(i%2) * 95 / 100)
	}
	if l := m.result(t, usage...).Load; l.Readings != 120 || l.Quiet != 0 || l.Advise() != Pipeline {
		t.Errorf("by turns: %+v, %d", l, l.Advise())
	}
}

// A boot of 2 h 30: 30 minutes before its task, of which 5 are the platform's start and 25 run without a card. 125 minutes at 1.98
// are 4.125, 25 at 0.12 are 0.05: 4.18. Billed so, in a row each, nothing is found; no row of it is another price.
func TestSetUpWithoutACardHasItsOwnPrice(t *testing.T) {
	p := fortnight()
	p.Workload.Boot = 5 * time.Minute
	p.Offers[0].Increment = time.Second
	p.Offers[0].SetupInNoGPU, p.Offers[0].NoGPUHourly = true, unit.Known(unit.PerHour(120_000_000))
	e := record.Entry{Boot: at(1, 9, 0), Stop: at(1, 11, 30), From: at(1, 9, 30), To: at(1, 11, 30), Work: 2 * time.Hour, Task: "lora"}
	for billed, lines := range map[bool][]record.Line{false: nil, true: {
		paid(at(1, 9, 5), at(1, 9, 30), unit.Fraction([]int64{5}, []int64{100})),
		paid(at(1, 9, 0), at(1, 9, 5), unit.Fraction([]int64{17}, []int64{100})),
		paid(at(1, 9, 30), at(1, 11, 30), unit.Fraction([]int64{396}, []int64{100})),
	}} {
		r, err := New(p, []record.Entry{e}, Options{Zone: beijing, Now: at(2, 0, 0)})
		if err != nil {
			t.Fatal(err)
		}
		for i := range lines {
			r.Add(&lines[i])
		}
		res, err := r.Result()
		if err != nil {
			t.Fatal(err)
		}
		if res.Boots[0].Should != cost(t, "4.18") || len(res.Findings) > 0 || res.Agrees != billed {
			t.Errorf("should cost %v, found %+v, agrees %v", res.Boots[0].Should, res.Findings, res.Agrees)
		}
		if !billed && res.Days[0].Cost != cost(t, "4.18") {
			t.Errorf("the day should cost %v", res.Days[0].Cost)
		}
	}
}
