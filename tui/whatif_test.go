package tui

import (
	"strings"
	"testing"
	"testing/synctest"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/tui/screen"
)

// The flips of page 3 in screens.md §9, nearest first. A card of speed 0.43 needs 6 ÷ 0.43 = 14.0 h in 3 tasks: with
// 3 boots of 0.5 h 15.45 h, and a month's price pays for 900 ÷ 30 ÷ 1.98 = 15.15; a card of 0.44 needs 13.64 + 1.5 = 15.14.
func TestFlipsNearestFirst(t *testing.T) {
	m := send(start(example()), alt('3'))
	s := m.scene()
	var got []string
	for _, f := range s.WhatIf.Flips[:10] {
		got = append(got, m.say(s.Inputs[f.Input].Label)+" "+f.At.String()+" "+f.Form)
	}
	want := []string{
		"By the month 445.50 month", "Speed 0.43 month", "By the day 14.85 day", "By the week 89.10 week", "Task length 19 min month",
		"Download speed 1.5 MB/s month", "Hours per day 12 h 01 month", "By the hour 4.00 /h month", "Idle per boot 2 h 49 month",
		"Setup per boot 2 h 44 month",
	}
	if a, b := strings.Join(got, "\n"), strings.Join(want, "\n"); a != b {
		t.Errorf("got\n%s\nwant\n%s", a, b)
	}
}

// Enter tries the row on the plan, u takes it back; the focus stays on its input.
func TestTryingAFlip(t *testing.T) {
	m := send(start(example()), alt('3'))
	m = send(m, keys("up", "up", "up", "up", "up", "up", "enter")...)
	if got := m.plan.Get("offer.0.term.2.price"); got != "445.5" || m.input().Key != "offer.0.term.2.price" {
		t.Errorf("the month costs %s, the focus is on %s", got, m.input().Key)
	}
	if m = send(m, keys("u")...); m.plan.Get("offer.0.term.2.price") != "900" {
		t.Errorf("u left it at %s", m.plan.Get("offer.0.term.2.price"))
	}
	m = send(m, keys("down", "down", "down", "down", "down", "down", "down", "down", "down", "down", "down", "down", "enter")...)
	if s := m.scene().WhatIf; !s.Flips[s.Focus].At.IsZero() || len(m.past) != 0 {
		t.Error("an input without a flip was changed")
	}
}

// A choice, and what no total depends on, have no row: the focus goes to one that has.
func TestTheFocusOfPageThree(t *testing.T) {
	m := start(example())
	m = send(m, to(t, m, "workload.restart")...)
	m = send(m, alt('3'))
	if got := m.input().Key; got != "offer.0.term.2.price" {
		t.Errorf("the focus is on %s, want the first row", got)
	}
	if m = send(m, keys("esc")...); m.page != planPage {
		t.Error("esc did not lead to page 1")
	}
}

// 3 h a day are 2 boots of half an hour more: 4 h × 30 × 1.98 + 29.70 = 267.30. 9 h are 5 boots: 11.5 × 30 × 1.98 + 29.70 = 712.80.
// Within 400: 3 boots, (h + 1.5) × 30 × 1.98 + 29.70 is 399.96 at 4 h 44; within 500 the fourth boot begins at 6 h 01.
// A day as planned costs 7.5 × 1.98 + 150 × 0.0066 = 15.84: 396.00 after 25 days, 411.84 after 26.
func TestWhatIsFoundOutOnPageThree(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := example()
		p.Budget = model.Budget{PlanCap: model.Given(unit.Money(400e6)), Balance: model.Given(unit.Money(5000e6))}
		m, _ := perform(start(p), alt('3'))
		for m.input().Key != hoursPerDay {
			m, _ = perform(m, keys("down")...)
		}
		s := m.scene().WhatIf
		for i, want := range map[int]string{0: "3 h 00 267.3 hourly", 3: "6 h 00 475.2 hourly", 6: "9 h 00 712.8 hourly"} {
			if a := s.Around[i]; a.Value.String()+" "+a.Total.String()+" "+a.Form != want {
				t.Errorf("%d %%: got %v, want %s", a.Change, a, want)
			}
		}
		goals := func() (list []string) {
			for _, g := range m.scene().WhatIf.Goals {
				list = append(list, strings.TrimSuffix(m.said(g.Amount)+": "+m.said(g.Keeps)+", "+m.said(g.When), ", "))
			}
			return list
		}
		if got := strings.Join(goals(), "; "); got != "plan cap 400.00: up to 4 h 44 a day, passed on day 26; balance 5000.00: at any hours a day" {
			t.Errorf("goals: %s", got)
		}
		m, _ = perform(m, keys("t", "400", "enter")...)
		if got := goals(); len(got) != 3 || got[2] != "total 400.00, Hours per day: 4 h 44 at most" {
			t.Errorf("asked for 400: %q", got)
		}
		m, _ = perform(m, keys("down", "up", "t", "x", "enter")...)
		if m.said(m.fault) == "" {
			t.Error("x was taken for a total")
		}
		if m, _ = perform(m, keys("t", "enter")...); len(goals()) != 2 {
			t.Errorf("no total is asked for: %q", goals())
		}
		if len(s.First) != 3 {
			t.Errorf("%d terms to take later, want 3", len(s.First))
		}
	})
}

// The plan is held against a file or, where none is named, the plan as it was saved.
func TestComparing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, _ := perform(start(example()), alt('3'))
		m, _ = perform(m, keys("c", "enter")...)
		if m.overlay != nil || m.said(m.answer) != "nothing differs from the saved plan" {
			t.Errorf("nothing has changed: %q", m.said(m.answer))
		}
		m, _ = perform(m, keys("c", "other.toml", "enter")...)
		told, ok := m.overlay.(compared)
		if !ok {
			t.Fatal("there is no box")
		}
		text := told.show(m).(screen.Reading).Text
		for _, want := range []string{"other.toml", "hours_per_day", "475.20", "267.30"} {
			if !strings.Contains(text, want) {
				t.Errorf("%q is not in\n%s", want, text)
			}
		}
		if m, _ = perform(m, keys("down", "g", "esc")...); m.overlay != nil || m.language.Code != "zh" {
			t.Error("the box cannot be read in another language, or not be left")
		}
		m, _ = perform(m, keys("c", "gone.toml", "enter")...)
		if !strings.Contains(m.said(m.fault), "gone.toml") {
			t.Errorf("a file that is not there: %q", m.said(m.fault))
		}
		m, _ = perform(m, alt('1'))
		m, _ = perform(m, keys("right")...)
		m, _ = perform(m, alt('3'))
		if m, _ = perform(m, keys("c", "enter")...); m.overlay == nil {
			t.Error("the saved plan is not compared with")
		}
	})
}
