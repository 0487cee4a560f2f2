package tui

import (
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/text"
)

// Of several instances that are on, z asks which one is off; esc stops none, and a click stops the one that it is on.
func TestStopOfOneOfSeveral(t *testing.T) {
	w := newWorld()
	at := func(hour int) time.Time { return time.Date(2026, time.November, 30, hour, 0, 0, 0, time.UTC) }
	w.entries = []record.Entry{{Instance: "pod-1", Boot: at(8), Work: -1, Task: "train"}, {Instance: "pod-2", Boot: at(9), Work: -1, Task: "eval"}, {Instance: "pod-3", Boot: at(10), Work: -1}}
	m := onLog(t, w)
	if got := frame(m); !strings.Contains(got, "3 instances are on, the first since 2026-11-30 08:00") {
		t.Errorf("the page says:\n%s", got)
	}
	m, _ = perform(m, keys("z")...)
	for _, want := range []string{"pod-1, since 30 Nov 08:00 (4 h 00): train", "pod-3, since 30 Nov 10:00 (2 h 00): no task"} {
		if !strings.Contains(frame(m), want) {
			t.Errorf("%q is not offered:\n%s", want, frame(m))
		}
	}
	if left, _ := perform(m, keys("esc")...); left.overlay != nil || !w.entries[0].Open() || !w.entries[1].Open() || !w.entries[2].Open() {
		t.Error("esc stops one")
	}
	m, _ = perform(m, keys("down", "enter")...)
	if !w.entries[0].Open() || w.entries[1].Open() || !w.entries[2].Open() {
		t.Errorf("stopped: %+v", w.entries)
	}
	if m.said(m.answer) != "written down: pod-2 is off from now" || len(m.on()) != 2 {
		t.Errorf("%q, %d on", m.said(m.answer), len(m.on()))
	}
	m, _ = perform(m, keys("z")...)
	x, y := find(t, m, "pod-3, since")
	m, _ = perform(m, press(x, y))
	if !w.entries[0].Open() || w.entries[2].Open() {
		t.Errorf("stopped: %+v", w.entries)
	}
	if _, _ = perform(m, keys("z")...); w.entries[0].Open() { // the only one needs no question
		t.Error("the last one is still on")
	}
}

// find gives the cell where a text begins.
func find(t *testing.T, m Model, s string) (x, y int) {
	t.Helper()
	for y, line := range m.frame.Canvas.Plain() {
		if i := strings.Index(line, s); i >= 0 {
			return len([]rune(line[:i])), y
		}
	}
	t.Fatalf("%q is not on the page:\n%s", s, frame(m))
	return 0, 0
}

// A second instance needs a name; the first one that is on has none.
func TestStartBesideAnother(t *testing.T) {
	w := newWorld()
	m := onLog(t, w)
	m, _ = perform(m, keys("a", "one", "enter")...)
	m, _ = perform(m, keys("a", "two", "enter")...)
	if len(w.entries) != 1 {
		t.Fatalf("the log has %+v", w.entries)
	}
	_, _ = perform(m, keys("pod", "enter")...)
	if len(w.entries) != 2 || w.entries[1].Instance != "pod" || w.entries[1].Task != "two" {
		t.Errorf("the log has %+v", w.entries)
	}
}

// Days and findings have the focus by turns; enter tells what has it, and so does a second click.
func TestFocusOfTheLog(t *testing.T) {
	w := newWorld()
	w.entries = threeTasks()
	m := onLog(t, w)
	m = send(m, keys("tab")...)
	if !strings.Contains(frame(m), "▸ idle after work") {
		t.Errorf("no finding has the focus:\n%s", frame(m))
	}
	told := send(m, keys("enter")...)
	for _, want := range []string{"Money: 3.96 CNY, a twentieth or more", "Basis: 3 boots", "What to do: shut down within 10 min.", "How sure:", "it is right"} {
		if !strings.Contains(frame(told), want) {
			t.Errorf("%q is not told:\n%s", want, frame(told))
		}
	}
	if m = send(m, keys("tab", "home", "enter")...); !strings.Contains(frame(m), "2026-11-26 09:00 .. 13:00") {
		t.Errorf("the first day is not told:\n%s", frame(m))
	}
	m = send(m, keys("esc")...)
	x, y := find(t, m, "idle after work")
	if m = send(m, press(x, y)); !m.logs.finds || m.overlay != nil {
		t.Error("a click does not give a finding the focus")
	}
	if m = send(m, press(x, y)); m.overlay == nil {
		t.Error("a second click does not tell it")
	}
	m = send(m, keys("esc")...)
	x, y = find(t, m, "Fri 27")
	if m = send(m, press(x, y)); m.logs.finds || m.logs.ago != 1 || m.overlay != nil {
		t.Errorf("a click on a day: %+v", m.logs)
	}
	if m = send(m, press(x, y)); m.overlay == nil {
		t.Error("a second click does not tell its boots")
	}
}

// A finding is dismissed with a reason, by its name as the command has it; without one it stays.
func TestDismissedFinding(t *testing.T) {
	w := newWorld()
	w.entries = threeTasks()
	m := onLog(t, w)
	if m, _ = perform(m, keys("tab", "enter", "d", "enter")...); len(w.cleared) > 0 || m.said(m.answer) != "not dismissed: there is no reason" {
		t.Errorf("dismissed %v: %q", w.cleared, m.said(m.answer))
	}
	m, _ = perform(m, keys("enter", "d", "I was debugging", "enter")...)
	if w.cleared["idle/2026-11-26..2026-11-28"] != "I was debugging" {
		t.Errorf("dismissed %v", w.cleared)
	}
	if !strings.Contains(frame(m), "NOTHING WASTED") {
		t.Errorf("it is still told:\n%s", frame(m))
	}
}

// / tells of the entries that have what was typed; esc in the line or on the page tells of all of them.
func TestFilteredLog(t *testing.T) {
	w := newWorld()
	w.entries = threeTasks()
	w.entries[1].Project, w.entries[2].Instance = "thesis", "THESIS-box"
	m := onLog(t, w)
	m, _ = perform(m, keys("/", "the", "sis", "enter")...)
	// 2 × 4 h × 1.98 = 15.84
	if got := frame(m); !strings.Contains(got, `only "thesis"`) || !strings.Contains(got, "15.84") || strings.Contains(got, "Thu 26") {
		t.Errorf("the page shows:\n%s", got)
	}
	if m, _ = perform(m, keys("enter", "esc", "tab", "enter", "d")...); m.overlay != nil || !strings.Contains(m.said(m.answer), "some entries alone") {
		t.Errorf("a part of a finding can be dismissed: %q", m.said(m.answer))
	}
	if m, _ = perform(m, keys("/", "x")...); !strings.Contains(frame(m), `NOTHING HAS "thesisx"`) {
		t.Errorf("the page shows:\n%s", frame(m))
	}
	if m, _ = perform(m, keys("esc")...); !strings.Contains(frame(m), "23.76") {
		t.Errorf("the page shows:\n%s", frame(m))
	}
	m, _ = perform(m, keys("/", "not assigned", "enter")...)
	if got := m.readLog(); len(got.Boots) != 2 {
		t.Errorf("%d boots are of no project, want 2", len(got.Boots))
	}
	if m, _ = perform(m, keys("esc")...); m.page != logAt || m.logs.asks.Filter != "" {
		t.Errorf("esc leads to page %d with the filter %q", m.page+1, m.logs.asks.Filter)
	}
	if m, _ = perform(m, keys("esc")...); m.page != planPage {
		t.Errorf("a second esc leads to page %d", m.page+1)
	}
}

// A bill that does not show the order of its dates is asked about, and read as the answer says; the log is told meanwhile.
func TestBillThatDoesNotShowItsDates(t *testing.T) {
	w := newWorld()
	w.entries = threeTasks()
	m := onLog(t, w)
	m, _ = perform(m, keys("b", "unclear.csv", "enter")...)
	if got := frame(m); !strings.Contains(got, `the date "01/11/2026"`) || !strings.Contains(got, "d day first") || !strings.Contains(got, "Sat 28") {
		t.Fatalf("the page shows:\n%s", got)
	}
	if left, _ := perform(m, keys("esc")...); left.logs.asks.Bill != "" || left.overlay != nil {
		t.Errorf("esc leaves %+v", left.logs.asks)
	}
	m, _ = perform(m, keys("m")...)
	if w.asked.Dates != "mdy" || w.asked.Bill != "unclear.csv" || m.overlay != nil || m.said(m.logs.read.logFault) != "" {
		t.Errorf("asked for %+v", w.asked)
	}
	_, _ = perform(m, keys("b", "x", "enter")...)
	if w.asked.Dates != "" || w.asked.Bill != "unclear.csvx" {
		t.Errorf("another bill is asked for as %+v", w.asked)
	}
}

// How many rows were left out is told, and by e why; with them what is wrong with a bill.
func TestRowsOfTheFiles(t *testing.T) {
	w := newWorld()
	w.entries, w.passed, w.told = threeTasks(), 2, []text.Phrase{text.Verbatim("2 rows were left out, because they have no boot.").With()}
	m := onLog(t, w)
	if !strings.Contains(frame(m), "2 rows left out (e)") {
		t.Errorf("the page shows:\n%s", frame(m))
	}
	m, _ = perform(m, keys("b", "none.csv", "enter")...)
	if got := frame(m); !strings.Contains(got, "Sat 28") || !strings.Contains(got, "there is no none.csv") {
		t.Errorf("the page shows:\n%s", got)
	}
	m, _ = perform(m, keys("e")...)
	if got := frame(m); !strings.Contains(got, "there is no none.csv") || !strings.Contains(got, "because they have no boot") {
		t.Errorf("the box tells:\n%s", got)
	}
}

// What was read stays in sight while the log is read again, also when another page was open meanwhile.
func TestLogStaysWhileOtherPagesAreOpen(t *testing.T) {
	w := newWorld()
	w.entries = threeTasks()
	m, _ := perform(onLog(t, w), alt('3'))
	m = send(m, alt('4'))
	if got := frame(m); !strings.Contains(got, "Thu 26") {
		t.Errorf("the page shows:\n%s", got)
	}
}
