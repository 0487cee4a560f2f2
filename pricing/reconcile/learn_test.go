package reconcile

import (
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// Work of 1, 2, 3 and 6 h: mean 3 h, deviation √(14 ÷ 3) = 2.1602 h = 7777 s, P90 6 h; variation 0.72. The mean lies about
// 2.353 × 7777 ÷ 2 = 9150 s in nine of ten cases.
func TestSpread(t *testing.T) {
	s := spreadOf([]time.Duration{time.Hour, 6 * time.Hour, 2 * time.Hour, 3 * time.Hour})
	want := Spread{N: 4, Mean: 3 * time.Hour, Deviation: 7777 * time.Second, P90: 6 * time.Hour, Margin: 9150 * time.Second}
	if s != want || s.Variation() < 0.7 || s.Variation() > 0.73 {
		t.Errorf("%+v, variation %v, want %+v", s, s.Variation(), want)
	}
	if s := spreadOf(nil); s != (Spread{}) {
		t.Errorf("%+v of nothing", s)
	}
}

func TestLogOfCleanMonth(t *testing.T) {
	l := clean().result(t).Learned
	if l.TaskTime.N != 28 || l.TaskTime.Mean != 2*time.Hour || l.Varies || l.Sure != Sure {
		t.Errorf("tasks %+v, %v, %v", l.TaskTime, l.Varies, l.Sure)
	}
	if l.PerDay.Mean != 4*time.Hour || l.Active != 14 || l.SetUp.Mean != 10*time.Minute || l.Idle.Mean != 10*time.Minute {
		t.Errorf("%+v", l)
	}
	if l.PerTask != cost(t, "4.62") {
		t.Errorf("a task costs %v, want 4.62", l.PerTask)
	}
	c, err := Calibrate(fortnight(), 0, l)
	if err != nil || len(c.Changes) != 0 {
		t.Errorf("%v, changes %v", err, c.Changes)
	}
}

// Three rounds of 3 h, half an hour of set-up and an hour left on: the plan said 4 h a day in tasks of 2 h, 10 min and 10 min.
func TestCalibrate(t *testing.T) {
	m := &month{plan: fortnight()}
	for day := 1; day <= 3; day++ {
		boot := at(day, 9, 0)
		m.entries = append(m.entries, record.Entry{
			Boot: boot, From: boot.Add(30 * time.Minute), To: boot.Add(210 * time.Minute), Work: 3 * time.Hour, Stop: boot.Add(270 * time.Minute), Output: unit.One * 2,
		})
		m.rows("", boot, boot.Add(270*time.Minute), dearer)
	}
	l := m.result(t).Learned
	c, err := Calibrate(m.plan, 0, l)
	if err != nil {
		t.Fatal(err)
	}
	want := []Change{
		{Path: "workload.hours_per_day", Was: "4h", Now: "3h"}, {Path: "workload.task_hours", Was: "2h", Now: "3h"},
		{Path: "workload.setup", Was: "10m", Now: "30m"}, {Path: "workload.idle", Was: "10m", Now: "1h"}, {Path: "offer.0.hourly", Was: "1.98", Now: "2.2"},
	}
	for i, each := range want {
		if len(c.Changes) != len(want) || c.Changes[i].Path != each.Path || c.Changes[i].Was != each.Was || c.Changes[i].Now != each.Now {
			t.Fatalf("%+v, want %+v", c.Changes, want)
		}
	}
	if l.Sure != First || l.PerTask != cost(t, "9.90") || l.PerOutput != cost(t, "4.95") { // 4.5 h × 2.20 for two
		t.Errorf("%v, %v a task, %v for one of its output", l.Sure, l.PerTask, l.PerOutput)
	}
	if c.Plan.Validate() != nil || c.After.Offers[0].Quotes[0].Total == c.Before.Offers[0].Quotes[0].Total {
		t.Error("the changed plan costs the same")
	}
}

// A term of 30 days at 100: by the hour 9.24 a day, so the eleventh day reaches it.
func TestHourlyFirstFromLog(t *testing.T) {
	m := clean()
	m.plan.Offers[0].Terms = []model.Term{{Name: "month", Days: 30, Price: unit.Known(unit.Money(100_000_000))}}
	l := m.result(t).Learned
	if len(l.Standing) != 1 || !l.Standing[0].Take || l.Standing[0].Now != cost(t, "129.36") {
		t.Errorf("%+v", l.Standing)
	}
	m.plan.Offers[0].Terms[0].Price = unit.Known(unit.Money(900_000_000))
	if l := m.result(t).Learned; l.Standing[0].Take {
		t.Error("129.36 are enough for a month of 900")
	}
}

// Two tasks of 2 h at 0.96 are billed, 1.92 each, the second of them twice: 5.76 for two. One between them is in no row of the bill. A task
// cost 2.88, by name as in all.
func TestATaskCostsTheSameEverywhere(t *testing.T) {
	two := unit.Fraction([]int64{192}, []int64{100})
	var entries []record.Entry
	var lines []record.Line
	for day := 1; day <= 3; day++ {
		from := at(day, 9, 0)
		entries = append(entries, record.Entry{Boot: from, Stop: from.Add(2 * time.Hour), Work: 2 * time.Hour, Task: "lora", Output: unit.One})
		if day != 2 {
			lines = append(lines, paid(from, from.Add(2*time.Hour), two))
		}
	}
	res := run(t, beijing, at(4, 0, 0), 960_000_000, entries, append(lines, lines[1])...)
	g, l := res.Tasks[0], res.Learned
	if g.Name != "lora" || g.Entries != 3 || g.Billed != 2 || g.Cost != cost(t, "5.76") {
		t.Fatalf("%+v", g)
	}
	if want := cost(t, "2.88"); g.PerTask != want || g.PerOutput != want || l.PerTask != want || l.PerOutput != want || l.Unbilled != 1 {
		t.Errorf("each %v, of its output %v; in all %v, %v, %d left out", g.PerTask, g.PerOutput, l.PerTask, l.PerOutput, l.Unbilled)
	}
}

// Three tasks of 2 h at 0.96 an hour, 1.92 each, and only the first notes its output, 3: one of it cost 0.64, not a third of all 5.76.
func TestOutputCostsOnlyWhatTheTasksThatNoteItCost(t *testing.T) {
	var entries []record.Entry
	for i, output := range []unit.Ratio{3 * unit.One, 0, 0} {
		from := at(i+1, 9, 0)
		entries = append(entries, record.Entry{Boot: from, Stop: from.Add(2 * time.Hour), Work: 2 * time.Hour, Task: "lora", Output: output})
	}
	res := run(t, beijing, at(4, 0, 0), 960_000_000, entries)
	if g, l := res.Tasks[0], res.Learned; g.PerOutput != cost(t, "0.64") || l.PerOutput != g.PerOutput || l.PerTask != cost(t, "1.92") {
		t.Errorf("one of the output %v, in all %v; a task %v", g.PerOutput, l.PerOutput, l.PerTask)
	}
}
