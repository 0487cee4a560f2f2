package tui

import (
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/text"
)

// threeTasks are tasks of 3 h with 10 min before and 50 min behind them, on 26, 27 and 28 November 2026.
func threeTasks() []record.Entry {
	var list []record.Entry
	for day := 26; day <= 28; day++ {
		boot := time.Date(2026, time.November, day, 9, 0, 0, 0, time.UTC)
		list = append(list, record.Entry{
			Boot: boot, From: boot.Add(10 * time.Minute), To: boot.Add(190 * time.Minute), Stop: boot.Add(4 * time.Hour), Work: 3 * time.Hour, Task: "lora",
		})
	}
	return list
}

func onLog(t *testing.T, w *world) Model {
	t.Helper()
	m, _ := perform(open(settings(example()), w), alt('4'))
	return m
}

// frame is what stands on the screen.
func frame(m Model) string { return strings.Join(m.frame.Canvas.Plain(), "\n") }

func TestLogIsReadWhenThePageOpens(t *testing.T) {
	w := newWorld()
	w.entries = threeTasks()
	m := onLog(t, w)
	// 3 × 4 h × 1.98 = 23.76; idle beyond 10 min each: 3 × 40 min × 1.98 = 3.96.
	for _, want := range []string{"Thu 26", "Sat 28", "23.76", "3.96", "3 h 00"} {
		if !strings.Contains(frame(m), want) {
			t.Errorf("%q is not on the page:\n%s", want, frame(m))
		}
	}
	m = send(m, keys("up")...)
	if !strings.Contains(frame(m), "Fri 27 Nov: 1 boot, 4 h 00 on") {
		t.Errorf("the day before is not told:\n%s", frame(m))
	}
	m = send(m, keys("enter")...)
	if !strings.Contains(frame(m), "2026-11-27 09:00 .. 13:00") {
		t.Errorf("its boots are not told:\n%s", frame(m))
	}
}

// What the log says goes into the plan as one step: 3 h a day, tasks of 3 h, 50 min idle.
func TestLogIsTakenIntoThePlan(t *testing.T) {
	w := newWorld()
	w.entries = threeTasks()
	m := onLog(t, w)
	m, _ = perform(m, keys("w")...)
	for path, want := range map[string]string{model.HoursPerDay: "3h", "workload.task_hours": "3h", "workload.idle": "50m"} {
		if got := m.plan.Get(path); got != want {
			t.Errorf("%s is %s, want %s", path, got, want)
		}
	}
	if m, _ = perform(m, keys("u")...); m.plan.Get("workload.idle") != "15m" {
		t.Errorf("idle is %s after u, want 15m", m.plan.Get("workload.idle"))
	}
	if m, _ = perform(m, keys("w", "w")...); !strings.Contains(frame(m), "the plan is as the log says") {
		t.Errorf("a second w is not answered:\n%s", frame(m))
	}
}

func TestStartAndStopOnThePage(t *testing.T) {
	w := newWorld()
	m := onLog(t, w)
	if !strings.Contains(frame(m), "NO LOG YET") {
		t.Errorf("an empty log is not told:\n%s", frame(m))
	}
	m, _ = perform(m, keys("z")...)
	if !strings.Contains(frame(m), "nothing is on") {
		t.Errorf("a stop without a boot is not told:\n%s", frame(m))
	}
	m, _ = perform(m, keys("a", "train it", "enter")...)
	if len(w.entries) != 1 || w.entries[0].Task != "train it" || w.entries[0].Offer != example().Offers[0].Name {
		t.Fatalf("the log has %+v", w.entries)
	}
	if !strings.Contains(frame(m), "Mon 30") {
		t.Errorf("the log was not read again:\n%s", frame(m))
	}
	_, _ = perform(m, keys("z")...)
	if w.entries[0].Stop.IsZero() {
		t.Error("the stop was not written")
	}
}

func TestBillOnThePage(t *testing.T) {
	w := newWorld()
	w.entries = threeTasks()
	m := onLog(t, w)
	m, _ = perform(m, keys("b", "bill.csv", "enter")...)
	if w.asked.Bill != "bill.csv" {
		t.Errorf("the bill asked for is %q", w.asked.Bill)
	}
	m, _ = perform(m, keys("b")...)
	for range "bill.csv" {
		m = send(m, keys("backspace")...)
	}
	m, _ = perform(m, keys("none.csv", "enter")...)
	if !strings.Contains(frame(m), "there is no none.csv") {
		t.Errorf("a bill that is not there is not told:\n%s", frame(m))
	}
}

// x on page 4 writes the log held against the plan, as gpuplan reconcile does: 3 boots, 3 × 40 min × 1.98 = 3.96 of 23.76 wasted.
func TestExportOfTheLog(t *testing.T) {
	w := newWorld()
	m := onLog(t, w)
	if m, _ = perform(m, keys("x")...); m.overlay != nil || m.said(m.answer) != "there is no log to export yet" {
		t.Errorf("without a log the page says %q", m.said(m.answer))
	}
	w.entries, w.told = threeTasks(), []text.Phrase{text.RankLeft.With(text.Rows.Of(2), "no boot", text.PlaceLine.With(7))}
	m = onLog(t, w)
	m, _ = perform(m, keys("x", "enter")...)
	if got := w.written["lora.log.txt"]; !strings.Contains(got, "3.96 of 23.76 brought nothing") || !strings.Contains(got, "3 boots, 2 h 00 min beyond") || !strings.Contains(got, "no boot") {
		t.Errorf("%q wrote %s", m.said(m.answer), got)
	}
	_, _ = perform(m, keys("x", "down", "right", "right", "enter")...)
	if !strings.HasPrefix(w.written["lora.log.json"], "{") {
		t.Errorf("wrote %q", w.written["lora.log.json"])
	}
	_, _ = perform(m, keys("/", "lora", "enter", "x", "enter")...)
	if got := w.written["lora.log.txt"]; !strings.Contains(got, `Only entries that have "lora"`) {
		t.Errorf("a filtered page wrote %s", got)
	}
}

// A log that cannot be read is not said to be on its way, and nothing is offered to be written into it.
func TestLogThatCannotBeRead(t *testing.T) {
	w := newWorld()
	m := onLog(t, w)
	m.logs.read.log, m.logs.read.logFault = nil, text.ErrNoFinding.With("a", "b")
	if l := m.showLog(); !l.Broken {
		t.Errorf("the page shows %+v", l)
	}
}

// The signs of strips name time of which nobody said what ran, where there is such time.
func TestKeyOfStrips(t *testing.T) {
	w := newWorld()
	w.entries = threeTasks()
	if got := frame(onLog(t, w)); strings.Contains(got, "not told") {
		t.Errorf("all of it is told, and the page says:\n%s", got)
	}
	for i := range w.entries {
		w.entries[i] = record.Entry{Boot: w.entries[i].Boot, Stop: w.entries[i].Stop, Work: -1}
	}
	if got := frame(onLog(t, w)); !strings.Contains(got, "on, not told") {
		t.Errorf("nothing is told, and the page says:\n%s", got)
	}
}
