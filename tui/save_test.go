package tui

import (
	"errors"
	"strings"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/terminal"
)

func TestQuitWithoutChangesAsksNothing(t *testing.T) {
	if _, quits := perform(start(example()), keys("q")...); !quits {
		t.Error("q did not quit")
	}
}

func TestQuitAsksWhenUnsaved(t *testing.T) {
	for _, test := range []struct {
		answer       string
		quits        bool
		saved, kept  int
		forgotten    int
		staysUnsaved bool
	}{
		{"s", true, 1, 0, 1, false},
		{"d", true, 0, 0, 1, true},
		{"esc", false, 0, 0, 0, true},
		{"ctrl+c", true, 0, 1, 0, true},
		{"z", false, 0, 0, 0, true},
	} {
		w := newWorld()
		m := send(open(settings(example()), w), keys("right", "q")...)
		if q, ok := m.overlay.(question); !ok || m.said(q.ask(m)) != "Not saved: 1 change to LoRA on a 24 GB card." {
			t.Fatalf("q asks %q", m.said(q.ask(m)))
		}
		m, quits := perform(m, keys(test.answer)...)
		_, unsaved := m.Unsaved()
		if quits != test.quits || len(w.saved) != test.saved || len(w.kept) != test.kept || w.forgotten != test.forgotten || unsaved != test.staysUnsaved {
			t.Errorf("%s: quits %v, saved %d, kept %d, forgotten %d, unsaved %v", test.answer, quits, len(w.saved), len(w.kept), w.forgotten, unsaved)
		}
	}
}

func TestSave(t *testing.T) {
	w := newWorld()
	m, _ := perform(send(open(settings(example()), w), keys("right")...), keys("s")...)
	if len(w.saved) != 1 || w.saved[0].Workload.HoursPerDay != 6*time.Hour+30*time.Minute || m.unsaved != 0 {
		t.Errorf("saved %d, unsaved %d", len(w.saved), m.unsaved)
	}
	if got := m.said(m.answer); got != "saved to lora.toml" {
		t.Errorf("it says %q", got)
	}
}

// What is changed while the file is being written is not taken for saved.
func TestChangeDuringSaveStaysUnsaved(t *testing.T) {
	m := send(start(example()), keys("right")...)
	saving, cmd := m.save(false)
	saving = send(saving, keys("right")...)
	if m = send(saving, cmd()); m.unsaved != 1 {
		t.Errorf("unsaved %d", m.unsaved)
	}
}

func TestAFailedSaveLosesNothing(t *testing.T) {
	w := newWorld()
	w.fails = errors.New("no space left on device")
	m, quits := perform(send(open(settings(example()), w), keys("right")...), keys("q", "s")...)
	if quits || m.unsaved != 1 || !strings.Contains(m.said(m.fault), "no space left") {
		t.Errorf("quits %v, unsaved %d, says %q", quits, m.unsaved, m.said(m.fault))
	}
}

func TestAFileThatWasChangedIsAskedAbout(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, test := range []struct {
			answer string
			days   int // of the plan then
			saved  int
			forced bool
			file   string
		}{
			{"r", 60, 0, false, "lora.toml"},
			{"b", 30, 1, false, "lora-2.toml"},
			{"o", 30, 1, true, "lora.toml"},
			{"esc", 30, 0, false, "lora.toml"},
		} {
			w := newWorld()
			w.fails = &planfile.FileError{Path: "lora.toml", Err: planfile.ErrChanged}
			m, _ := perform(send(open(settings(example()), w), keys("right")...), keys("s", test.answer)...)
			if m.plan.Workload.Days != test.days || len(w.saved) != test.saved || w.forced != test.forced || m.file != test.file {
				t.Errorf("%s: %d days, saved %d, forced %v, file %s", test.answer, m.plan.Workload.Days, len(w.saved), w.forced, m.file)
			}
			if test.answer == "r" {
				if m = send(m, keys("u")...); m.plan.Workload.Days != 30 {
					t.Error("undo does not bring back what was there before the file was read again")
				}
			}
		}
	})
}

// Unsaved work is kept when the plan has rested, and dropped when there is none any more.
func TestUnsavedWorkIsKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		m, _ := perform(open(settings(example()), w), keys("right")...)
		if len(w.kept) != 1 || w.kept[0].Workload.HoursPerDay != 6*time.Hour+30*time.Minute {
			t.Fatalf("kept %d", len(w.kept))
		}
		perform(m, keys("u")...)
		if len(w.kept) != 1 || w.forgotten != 1 {
			t.Errorf("after undo: kept %d, forgotten %d", len(w.kept), w.forgotten)
		}
	})
}

func TestTheEndKeepsWhatIsTyped(t *testing.T) {
	w := newWorld()
	m := send(open(settings(example()), w), keys("right", "down", "5")...)
	_, quits := perform(m, terminal.EndMsg{Signal: syscall.SIGHUP})
	if !quits || len(w.kept) != 1 {
		t.Fatalf("quits %v, kept %d", quits, len(w.kept))
	}
	if p := w.kept[0].Workload; p.HoursPerDay != 6*time.Hour+30*time.Minute || p.TaskHours != 5*time.Hour {
		t.Errorf("kept %v and %v", p.HoursPerDay, p.TaskHours)
	}
}

// After a panic the last whole model still gives what was not saved.
func TestUnsavedGivesTheTypedValue(t *testing.T) {
	m := send(start(example()), keys("7")...)
	if p, ok := m.Unsaved(); !ok || p.Workload.HoursPerDay != 7*time.Hour {
		t.Errorf("%v: %v", ok, p.Workload.HoursPerDay)
	}
	if _, ok := start(example()).Unsaved(); ok {
		t.Error("a plan as it was saved counts as unsaved")
	}
}

func TestWorkThatWasFoundIsOffered(t *testing.T) {
	found := example()
	found.Workload.HoursPerDay = 9 * time.Hour
	s := settings(example())
	s.Found = &Found{Plan: found, Day: model.Date{Year: 2026, Month: time.November, Day: 29}}
	m := open(s, newWorld())
	if q := m.overlay.(question); m.said(q.ask(m)) != "Changes of 29 Nov to LoRA on a 24 GB card were not saved." {
		t.Errorf("it asks %q", m.said(q.ask(m)))
	}
	taken := send(m, keys("enter")...)
	if taken.plan.Workload.HoursPerDay != 9*time.Hour || taken.unsaved != 1 {
		t.Errorf("taken: %v, unsaved %d", taken.plan.Workload.HoursPerDay, taken.unsaved)
	}
	w := newWorld()
	dropped, _ := perform(open(s, w), keys("d")...)
	if dropped.plan.Workload.HoursPerDay != 6*time.Hour || w.forgotten != 1 || dropped.overlay != nil {
		t.Errorf("dropped: %v, forgotten %d", dropped.plan.Workload.HoursPerDay, w.forgotten)
	}
}

// Who leaves before answering is asked again the next time.
func TestWorkThatWasFoundIsNotDroppedUnasked(t *testing.T) {
	for _, end := range []tea.Msg{byName["ctrl+c"], terminal.EndMsg{Signal: syscall.SIGTERM}} {
		s, w := settings(example()), newWorld()
		s.Found = &Found{Plan: input.Starter()}
		if _, quits := perform(open(s, w), end); !quits || w.forgotten != 0 {
			t.Errorf("%v: quits %v, forgotten %d", end, quits, w.forgotten)
		}
	}
}

func TestCopyGivesTheCommandLine(t *testing.T) {
	w := newWorld()
	m := send(open(settings(example()), w), keys("right", "p")...)
	m, _ = perform(m, keys("y")...)
	want := "gpuplan show lora.toml --set workload.hours_per_day=6h30m --period month --lang en"
	if box, ok := m.overlay.(copied); !ok || box.line != want || len(w.copied) != 1 || w.copied[0] != want {
		t.Errorf("copied %q, shows %v", w.copied, m.overlay)
	}
	if m = send(m, keys("esc")...); m.overlay != nil {
		t.Error("the box stays")
	}
}

// A box that is too long for the window scrolls to its end and no further: the way back begins at once.
func TestABoxScrollsNoFurtherThanItsEnd(t *testing.T) {
	m := send(start(example()), tea.WindowSizeMsg{Width: 40, Height: 12})
	m = send(m, keys("?")...)
	for range 100 {
		m = send(m, keys("down")...)
	}
	end := m.View()
	if m = send(m, keys("up")...); m.View() == end {
		t.Error("the first step back shows nothing new")
	}
	if m = send(m, keys("down")...); m.View() != end {
		t.Error("one step on is not the end again")
	}
}

func TestExport(t *testing.T) {
	w := newWorld()
	w.day = model.Date{Year: 2026, Month: time.November, Day: 28}
	m, _ := perform(open(settings(example()), w), keys("x")...)
	e := m.overlay.(exporting)
	if e.path.Text() != "lora.summary.txt" || e.replaces != w.day {
		t.Fatalf("the dialog offers %s, of %v", e.path.Text(), e.replaces)
	}
	m, _ = perform(m, keys("down", "right")...)
	if got := m.overlay.(exporting).path.Text(); got != "lora.summary.md" {
		t.Errorf("another format offers %s", got)
	}
	m, _ = perform(m, keys("up", "backspace", "backspace", "txt", "down", "left")...)
	if got := m.overlay.(exporting).path.Text(); got != "lora.summary.txt" {
		t.Errorf("a typed name became %s", got)
	}
	m, _ = perform(m, keys("enter")...)
	if s := w.written["lora.summary.txt"]; !strings.Contains(s, "475.20") || !strings.Contains(s, "gpuplan show lora.toml") {
		t.Errorf("written: %q", s)
	}
	if got := m.said(m.answer); got != "wrote lora.summary.txt" {
		t.Errorf("it says %q", got)
	}
}

func TestExportGoesThroughItsLines(t *testing.T) {
	w := newWorld()
	p := example()
	p.Start = model.Date{Year: 2026, Month: time.December, Day: 1} // the last format is a calendar
	m, _ := perform(open(settings(p), w), keys("x", "down", "left", "down", "right", "down", "right")...)
	e := m.overlay.(exporting)
	if last := len(report.Formats) - 1; e.format != last || e.period != pricing.PerMonth || e.language != text.Chinese {
		t.Fatalf("format %d, period %s, language %s", e.format, e.period, e.language.Name)
	}
	m, _ = perform(m, keys("y")...)
	if len(w.copied) != 1 || w.copied[0] != string(e.content) || len(w.written) != 0 || m.overlay != nil {
		t.Errorf("y copied %d, wrote %d", len(w.copied), len(w.written))
	}
}

// A name that holds a y is typed; y copies only beside the name.
func TestAYInTheNameIsTyped(t *testing.T) {
	w := newWorld()
	m, _ := perform(open(settings(example()), w), keys("x", "y")...)
	if got := m.overlay.(exporting).path.Text(); got != "lora.summary.txty" || len(w.copied) != 0 {
		t.Errorf("the name is %s, copied %d", got, len(w.copied))
	}
}

func TestAFailedExportKeepsTheDialog(t *testing.T) {
	w := newWorld()
	w.fails = errors.New("permission denied")
	m, _ := perform(open(settings(example()), w), keys("x", "enter")...)
	if e, open := m.overlay.(exporting); !open || m.said(e.fault) != "permission denied" {
		t.Errorf("the dialog is open: %v", open)
	}
}

func TestFind(t *testing.T) {
	for typed, want := range map[string]string{
		"idle": "workload.idle", "空转": "workload.idle", "disk p": "offer.0.storage.0.price", "bandwidth": "workload.bandwidth",
	} {
		if m := send(start(example()), keys("/", typed, "enter")...); m.overlay != nil || m.input().Key != want {
			t.Errorf("%q leads to %s, want %s", typed, m.input().Key, want)
		}
	}
	if m := send(start(example()), keys("/", "nothing", "enter")...); m.overlay == nil || m.focus != 0 {
		t.Error("a search without a match went somewhere")
	}
}

// 90 boots of 15 min are 22.5 h × 1.98 = 44.55; of 10 min they would be 15 h and 29.70: 14.85 less.
func TestExplainTellsWhatIdleCosts(t *testing.T) {
	m := start(example())
	m = send(m, to(t, m, "workload.idle")...)
	m = send(m, keys("e")...)
	e := m.overlay.(explaining)
	if len(e.trials) != 2 || e.trials[0].Change != -14_850_000 || e.trials[1].Change != -44_550_000 {
		t.Errorf("trials are %v", e.trials)
	}
	if got := m.said(e.trials[0].Text); got != "with 10 min in place of 15" {
		t.Errorf("it says %q", got)
	}
	if m = send(m, keys("esc")...); m.overlay != nil {
		t.Error("esc does not close it")
	}
}

func TestExplainGoesThroughTheBill(t *testing.T) {
	m := send(start(example()), keys("f", "e")...)
	q := m.evaluation.Offers[0].Quotes[1] // by the day: one price, used and unused, and the disk
	lines := len(screen.BillLines(q))
	for range lines + 3 {
		m = send(m, keys("down")...)
	}
	if e := m.overlay.(explaining); e.quote != 1 || e.at != lines-1 {
		t.Errorf("form %d, line %d of %d", e.quote, e.at, lines)
	}
	for range lines + 3 {
		m = send(m, keys("up")...)
	}
	if e := m.overlay.(explaining); e.at != 0 {
		t.Errorf("up from the first line leads to %d", e.at)
	}
}

func TestExplainBeginsWithTheFocusedInput(t *testing.T) {
	for path, want := range map[string]string{
		hoursPerDay: "run", "workload.setup": "setup", "offer.0.hourly": "compute.use", "offer.0.term.2.price": "compute.term",
		"disk.0.size": "storage.data", "offer.0.storage.0.price": "storage.data", "workload.bandwidth": "download",
	} {
		m := start(example())
		m = send(m, to(t, m, path)...)
		m = send(m, keys("e")...)
		e := m.overlay.(explaining)
		q := m.evaluation.Offers[0].Quotes[e.quote]
		if got := lineKey(q, screen.BillLines(q)[e.at]); got != want {
			t.Errorf("e on %s explains %s, want %s", path, got, want)
		}
	}
}
