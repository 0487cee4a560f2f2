package reconcile

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// december is a moment of that month.
func december(day, hour, minute int) time.Time {
	return time.Date(2026, 12, day, hour, minute, 0, 0, beijing)
}

// weekly is the plan of the month on paper with a week at 50 on offer, from 1 December on.
func weekly() model.Plan {
	p := fortnight()
	p.Start = model.Date{Year: 2026, Month: 12, Day: 1}
	p.Offers[0].Terms = []model.Term{{Name: "week", Days: 7, Price: unit.Known(unit.Money(50_000_000)), Coupon: 5_000_000}}
	return p
}

// The first week costs 45 with its coupon, the second 50; the disk 0.33 a day: 99.62. A balance of 90 pays the first week; after
// seven days of the disk 42.69 are left, which are short of 50, so all stops at midnight of the 8th.
func TestBudgetOfTerms(t *testing.T) {
	p := weekly()
	p.Budget.Balance = model.Given(cost(t, "90"))
	b, ok := BudgetOf(p, 0, "week", december(1, 0, 0), nil)
	if !ok || b.Form != "week" || b.Total != cost(t, "99.62") || b.Caps[0].Forecast != b.Total {
		t.Fatalf("%+v", b)
	}
	if at := b.Caps[0].Marks[2].At; !at.Equal(december(8, 0, 0)) || !b.Lapse.Stops.Equal(at) {
		t.Errorf("spent on %v, stops on %v", at, b.Lapse.Stops)
	}
	// 7 days of 4 h of work
	if b.Caps[0].Work != 28*time.Hour || b.Caps[0].Tasks != 14 {
		t.Errorf("%v and %v tasks fit", b.Caps[0].Work, b.Caps[0].Tasks)
	}
	if b, _ := BudgetOf(p, 0, "", december(1, 0, 0), nil); b.Form != "week" {
		t.Errorf("the cheapest form is %s", b.Form)
	}
	if _, ok := BudgetOf(p, 0, "year", december(1, 0, 0), nil); ok {
		t.Error("there is a year")
	}
}

// On the 3rd at noon the first week is paid: of 90 are left 90 − 5 days and a half of the disk, 1.65 and some, which pay the second
// week on the 8th, so that the plan ends first.
func TestBudgetWithinATerm(t *testing.T) {
	p := weekly()
	p.Budget.Balance = model.Given(cost(t, "90"))
	b, ok := BudgetOf(p, 0, "week", december(3, 12, 0), nil)
	if !ok || !b.Lapse.Stops.IsZero() || !b.Caps[0].Marks[2].At.IsZero() {
		t.Fatalf("%+v", b)
	}
	// 50, and the disk until the 15th at midnight: 11.5 × 0.33 = 3.795
	if b.Caps[0].Forecast != cost(t, "53.80") {
		t.Errorf("%v are to come", b.Caps[0].Forecast)
	}
}

// Five days a week: ten active days of 9.24 and the disk on fourteen are 97.02. With 60 the first five days and seven of the disk
// are 48.51; on the 8th 4.62 + 4.62 + 0.33 are gone by midnight, and of the 1.92 left on the 9th at nine, 0.12 less for the disk,
// 1.80 last 54 minutes.
func TestBudgetOfAWorkingWeek(t *testing.T) {
	p := fortnight()
	p.Start, p.Workload.DaysPerWeek = model.Date{Year: 2026, Month: 12, Day: 1}, 5
	p.Budget.Balance = model.Given(cost(t, "60"))
	b, ok := BudgetOf(p, 0, "", december(1, 0, 0), nil)
	if at := b.Lapse.Stops; !ok || b.Total != cost(t, "97.02") || at.Before(december(9, 9, 53)) || at.After(december(9, 9, 55)) {
		t.Errorf("%v, stops on %v", b.Total, at)
	}
}

// T7-P01: at RunPod a volume of 0.10 costs 0.20 while the Pod is off, its own disk nothing, a network volume the same on and off.
// 100 GB of each in a month of 720 h are 27 ÷ 720 = 0.0375 an hour: 10 + 10 + 7 on, 20 + 0 + 7 off. Of a balance of 10, the 9 h
// before work take 0.3375 and the 4 h 40 of work 4.67 × 2.0175 = 9.415; the 0.2475 that are left last 6 h 36, from 13:40 to 20:16.
func TestStorageByState(t *testing.T) {
	p := fortnight()
	p.Currency, p.Start = "USD", model.Date{Year: 2026, Month: 12, Day: 1}
	p.Disks = nil
	o := &p.Offers[0]
	o.Storage, o.Platform = nil, "runpod"
	for _, d := range []struct {
		name  string
		price unit.PerGBTime
	}{{"volume", 100_000_000}, {"container", 100_000_000}, {"network", 70_000_000}} {
		p.Disks = append(p.Disks, model.Disk{Name: d.name, Size: 100 * unit.GB})
		o.Storage = append(o.Storage, model.Storage{Disk: d.name, Price: unit.Known(d.price), Per: model.GBMonth, Stopped: stopped(t, d.name)})
	}
	p.Budget.Balance = model.Given(cost(t, "10"))
	b, ok := BudgetOf(p, 0, "", december(1, 0, 0), nil)
	if !ok || b.DiskDay != cost(t, "0.90") {
		t.Fatalf("%+v", b)
	}
	if at := b.Lapse.Stops; at.Before(december(1, 20, 15)) || at.After(december(1, 20, 17)) {
		t.Errorf("stops at %v, want 20:16", at)
	}
	if !b.Lapse.Lost.Equal(b.Lapse.Stops) || b.Lapse.Fact.Topic != platform.Balance {
		t.Errorf("lost on %v: %+v", b.Lapse.Lost, b.Lapse.Fact)
	}
}

// stopped is what RunPod's rules say of a disk while the Pod is off: of the one that they name, else of all.
func stopped(t *testing.T, disk string) unit.Ratio {
	t.Helper()
	p, _ := platform.Lookup("runpod")
	said := ""
	for _, r := range p.Rules {
		switch r.Field {
		case "storage.*.stopped":
			if said == "" {
				said = r.Value
			}
		case "storage." + disk + ".stopped":
			said = r.Value
		}
	}
	return map[string]unit.Ratio{"0": 0, "1": unit.One, "2": 2 * unit.One}[said]
}

// When the disk is lost: at once, half a day later, as long as it is kept off, or nobody knows.
func TestWhenTheDiskIsLost(t *testing.T) {
	for name, after := range map[string]time.Duration{"runpod": 0, "compshare": 12 * time.Hour, "gpushare": 15 * aDay, "autodl": 15 * aDay, "vast": -1, "": -1} {
		p := weekly()
		p.Offers[0].Platform = name
		p.Budget.Balance = model.Given(cost(t, "50"))
		b, ok := BudgetOf(p, 0, "hourly", december(1, 0, 0), nil)
		l := &b.Lapse
		if !ok || l.Stops.IsZero() || l.Lost.IsZero() != (after < 0) || after >= 0 && l.Lost.Sub(l.Stops) != after || l.Rests != (name == "autodl") {
			t.Errorf("%q: %+v", name, b.Lapse)
		}
	}
}

// To keep the disk 10 days more takes 3.30: of 50 are 46.70 left, four days of 9.57 and 8.42 of the fifth, whose disk until 9:00 is
// 0.12; 8.30 last 4 h 10. A day costs 9.57, more than the reserve.
func TestReserveForTheDisk(t *testing.T) {
	p := fortnight()
	p.Start, p.Workload.KeepDiskDays = model.Date{Year: 2026, Month: 12, Day: 1}, 10
	p.Budget.Balance = model.Given(cost(t, "50"))
	b, ok := BudgetOf(p, 0, "", december(1, 0, 0), nil)
	l := &b.Lapse
	if !ok || l.Reserve != cost(t, "3.30") || l.Alarm != cost(t, "9.57") {
		t.Fatalf("%+v", l)
	}
	if l.StopBy.Before(december(5, 13, 8)) || l.StopBy.After(december(5, 13, 11)) {
		t.Errorf("stop by %v, want the 5th at 13:10", l.StopBy)
	}
}

// A day that is half over is none of a plan without a date: it begins tomorrow.
func TestBudgetBeginsWithAWholeDay(t *testing.T) {
	for hour, day := range map[int]int{8: 1, 10: 2} {
		now := december(1, hour, 0)
		if b, ok := BudgetOf(fortnight(), 0, "", now, nil); !ok || model.DateOf(b.From).Day != day {
			t.Errorf("asked at %d, it is counted from %v", hour, b.From)
		}
	}
}

// Off or on, what is billed until it is destroyed costs the same: 24 h × 1.98 and 0.33 are 47.85 a day.
func TestBudgetOfWhatIsNeverOff(t *testing.T) {
	p := fortnight()
	p.Start, p.Offers[0].BilledWhenStopped = model.Date{Year: 2026, Month: 12, Day: 1}, true
	p.Budget.Balance = model.Given(cost(t, "95.70"))
	if b, ok := BudgetOf(p, 0, "", december(1, 0, 0), nil); !ok || !b.Lapse.Stops.Equal(december(3, 0, 0)) {
		t.Errorf("%+v", b.Lapse)
	}
}

// Whatever the plan, a burn over its days comes to what its quote says: within half a cent a charge.
func TestBurnIsTheQuote(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := weekly()
		w, o := &p.Workload, &p.Offers[0]
		w.Days, w.DaysPerWeek = rapid.IntRange(1, 60).Draw(t, "days"), rapid.IntRange(1, 7).Draw(t, "week")
		w.HoursPerDay = time.Duration(rapid.IntRange(0, 24).Draw(t, "hours")) * time.Hour
		w.Instances, w.KeepDiskDays = rapid.IntRange(0, 3).Draw(t, "instances"), rapid.IntRange(0, 9).Draw(t, "kept")
		o.BilledWhenStopped, o.Storage[0].IncludedInTerm = rapid.Bool().Draw(t, "stopped"), rapid.Bool().Draw(t, "included")
		o.Storage[0].Stopped = unit.Ratio(rapid.IntRange(0, 2).Draw(t, "off")) * unit.One
		o.Terms[0].Days = rapid.IntRange(1, 40).Draw(t, "term")
		o.Terms[0].Coupon = unit.Money(rapid.Int64Range(0, 120).Draw(t, "coupon")) * 1_000_000
		o.Terms[0].Hourly = rapid.SampledFrom([]unit.Price[unit.PerHour]{{}, unit.Known(unit.PerHour(500_000_000))}).Draw(t, "on top")
		quotes, _ := pricing.Quotes(p, 0)
		for i := range quotes {
			q := &quotes[i]
			m := budgeting{plan: p, now: december(1, 0, 0), first: december(1, 0, 0), quote: *q}
			var err error
			if m.burn, err = burnOf(&p, 0, q, p.Start); err != nil {
				t.Fatal(err)
			}
			got, _ := unit.HalfUp.Money(m.ahead(), 1)
			if off := got - q.Total; off > 20_000 || off < -20_000 {
				t.Fatalf("%s burns %v, its quote is %v", q.Form, got, q.Total)
			}
		}
	})
}

// 9.57 a day, 4.62 a boot and 0.33 for the disk. With 50: five days are 47.85; of the sixth the disk until 9:00 is 0.12, so 2.03 are
// left at 1.99375 an hour.
func TestBudget(t *testing.T) {
	p := fortnight()
	p.Start = model.Date{Year: 2026, Month: 12, Day: 1}
	p.Budget = model.Budget{TaskCap: model.Given(cost(t, "4.00")), PlanCap: model.Given(cost(t, "120")), Balance: model.Given(cost(t, "50"))}
	b, ok := BudgetOf(p, 0, "", time.Date(2026, 12, 1, 0, 0, 0, 0, beijing), nil)
	if !ok || len(b.Caps) != 3 || b.OnlyBalance || b.ByLog {
		t.Fatalf("%+v", b)
	}
	task, plan, balance := b.Caps[0], b.Caps[1], b.Caps[2]
	// 4.00 ÷ 1.98 is 2 h 01 min 12 s, less 20 min of set-up and idle
	if task.Work != 101*time.Minute || task.Forecast != cost(t, "4.79") { // 133.98 ÷ 28 tasks
		t.Errorf("task %+v", task)
	}
	if now, ahead := task.Over(100); now || !ahead {
		t.Error("a task of 4.79 is not over 4.00")
	}
	if now, ahead := plan.Over(100); now || !ahead {
		t.Error("133.98 are not over 120")
	}
	if out := balance.Marks[2].At; out.Before(time.Date(2026, 12, 6, 10, 0, 0, 0, beijing)) || out.After(time.Date(2026, 12, 6, 10, 2, 0, 0, beijing)) {
		t.Errorf("spent on %v, want 6 December, 10:01", out)
	}
	if balance.Tasks < 10 || balance.Tasks > 11 {
		t.Errorf("%v tasks fit, want ten and a bit", balance.Tasks)
	}
}

// With the log of the clean month a third of its days on, 4 days for 38.28, the rest of the plan costs the same again for each day.
func TestBudgetFromLog(t *testing.T) {
	m := clean()
	m.plan.Budget.PlanCap = model.Given(cost(t, "70"))
	m.entries, m.lines = m.entries[:8], m.lines[:28]
	res := m.result(t)
	b, ok := BudgetOf(m.plan, 0, "", at(20, 23, 59), &res)
	if !ok || !b.ByLog || b.Spent != cost(t, "38.28") || b.Forecast != cost(t, "133.98") {
		t.Fatalf("%+v", b)
	}
	if now, ahead := b.Caps[0].Over(100); now || !ahead {
		t.Error("133.98 are not over 70")
	}
	if now, _ := b.Caps[0].Over(50); !now || !b.Caps[0].Marks[0].Reached {
		t.Error("38.28 are not over half of 70")
	}
}

// With a log that works from eight to half past ten in the evening, the money goes in the evening. Four days of 4.95 and 0.33 are 21.12.
// With 8.00 on the 20th at midnight, the 20th takes 5.28 and of the 21st the disk until eight 0.275: 2.445 are left, at 1.99375 an
// hour 1 h 13.
func TestBudgetFollowsTheHoursOfTheLog(t *testing.T) {
	m := &month{plan: fortnight()}
	for day := 16; day <= 19; day++ {
		e := m.task("pod-a", at(day, 20, 0), 130*time.Minute, 10*time.Minute)
		m.rows("pod-a", e.Boot, e.Stop, list)
		m.disk(day, "0.33")
	}
	m.plan.Budget.Balance = model.Given(cost(t, "8"))
	res := m.result(t)
	b, ok := BudgetOf(m.plan, 0, "", at(20, 0, 0), &res)
	if !ok || !b.Paced || b.Spent != cost(t, "21.12") || b.Forecast != cost(t, "73.92") { // 14 × 5.28
		t.Fatalf("%+v", b)
	}
	if stops := b.Lapse.Stops; stops.Before(at(21, 21, 12)) || stops.After(at(21, 21, 15)) {
		t.Errorf("stops at %v, want the 21st at 21:13", stops)
	}
}

// Without a bill the log's days cost what their time does at the plan's prices, and the disk besides.
func TestBudgetFromALogAlone(t *testing.T) {
	m := clean()
	m.entries, m.lines = m.entries[:8], nil
	res := m.result(t)
	b, ok := BudgetOf(m.plan, 0, "", at(20, 23, 59), &res)
	if !ok || b.Spent != cost(t, "38.28") || b.Forecast != cost(t, "133.98") {
		t.Errorf("%+v", b)
	}
}

// A week with a free weekend goes on with a free weekend: five days of 9.24 and seven of 0.33 a week are 48.51, twice 97.02.
func TestBudgetKeepsTheLogsWeek(t *testing.T) {
	m := &month{plan: fortnight()}
	for day := 2; day <= 8; day++ {
		if day < 7 {
			for _, hour := range []int{9, 14} {
				e := m.task("pod-a", at(day, hour, 0), 2*time.Hour, 10*time.Minute)
				m.rows("pod-a", e.Boot, e.Stop, list)
			}
		}
		m.disk(day, "0.33")
	}
	res := m.result(t)
	if b, ok := BudgetOf(m.plan, 0, "", at(9, 0, 0), &res); !ok || b.Spent != cost(t, "48.51") || b.Forecast != cost(t, "97.02") {
		t.Errorf("%+v", b)
	}
}

// Two instances on at the same time are one stretch at their cost together.
func TestBudgetOfSeveralInstances(t *testing.T) {
	m := &month{plan: fortnight()}
	for day := 16; day <= 19; day++ {
		for _, name := range []string{"pod-a", "pod-b"} {
			e := m.task(name, at(day, 9, 0), 2*time.Hour, 10*time.Minute)
			m.rows(name, e.Boot, e.Stop, list)
		}
		m.disk(day, "0.33")
	}
	res := m.result(t)
	if b, ok := BudgetOf(m.plan, 0, "", at(20, 0, 0), &res); !ok || b.Spent != cost(t, "38.28") || b.Forecast != cost(t, "133.98") {
		t.Errorf("%+v", b)
	}
}

// Half and twice as long: 1, 1, 1 and 6 h vary by 1.11 of their mean, and a hard cap does not help; 2, 2, 2 and 3 h by 0.22.
func TestHardCapOrEachRound(t *testing.T) {
	for varies, hours := range map[bool][]int{true: {1, 1, 1, 6}, false: {2, 2, 2, 3}} {
		m := &month{plan: fortnight()}
		for i, h := range hours {
			m.task("pod-a", at(16+i, 9, 0), time.Duration(h)*time.Hour, 10*time.Minute)
		}
		res := m.result(t)
		if b, ok := BudgetOf(m.plan, 0, "", at(20, 0, 0), &res); !ok || b.Varies != varies {
			t.Errorf("%v: varies %v by %v", hours, b.Varies, b.Tasks.Variation())
		}
	}
}

// Of four days at 9.57, two are before the plan begins: 19.14 are spent, 19.14 were earlier, and its 14 days come to 133.98 as before.
// The log alone says the same: two days of 9.24 and the disk from then on, 0.33 each; of the earlier ones it knows no disk.
func TestBudgetCountsFromThePlansStart(t *testing.T) {
	for billed, earlier := range map[bool]string{true: "19.14", false: "18.48"} {
		m := clean()
		m.plan.Budget.PlanCap = model.Given(cost(t, "30"))
		m.entries, m.lines = m.entries[:8], m.lines[:28]
		if !billed {
			m.lines = nil
		}
		res := m.result(t)
		first := model.DateOf(res.From.In(beijing))
		m.plan.Start = first.AddDays(2)
		now := m.plan.Start.AddDays(2).In(beijing).Add(-time.Minute)
		b, ok := BudgetOf(m.plan, 0, "", now, &res)
		if !ok || b.Spent != cost(t, "19.14") || b.Earlier != cost(t, earlier) || b.Forecast != cost(t, "133.98") {
			t.Errorf("billed %v: spent %v, earlier %v, forecast %v", billed, b.Spent, b.Earlier, b.Forecast)
		}
		if now, _ := b.Caps[0].Over(100); now {
			t.Error("38.28 count against a cap of 30")
		}
	}
}
