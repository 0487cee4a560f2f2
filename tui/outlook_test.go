package tui

import (
	"strings"
	"testing"
	"testing/synctest"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/pricing/chance"
)

// ranged is the example with 3 to 18 hours a day, likely 6: hourly is the cheapest in 94 of 100 cases (screens.md, page 3).
func ranged(t *testing.T) model.Plan {
	t.Helper()
	p := example()
	if fault := p.Set(hoursPerDay, model.Typed, "3..6..18"); fault != nil {
		t.Fatal(fault)
	}
	return p
}

// What a range makes of the verdict is worked out in the background, when the planner starts and after each change.
func TestHoldsFollowsThePlan(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := New(settings(ranged(t)), newWorld().deps())
		next, cmd := m.Update(tea.WindowSizeMsg{Width: 120, Height: 36})
		if m = next.(Model); m.holds() != nil || cmd == nil {
			t.Fatal("the first frame waits for draws, or none are made")
		}
		if m, _ = do(m, cmd); m.holds() == nil || *m.holds() != 94 {
			t.Fatalf("holds in %v of 100", m.holds())
		}
		if !strings.Contains(m.View(), "Holds in 94 of 100 cases.") {
			t.Error("the page does not say so")
		}
		m, _ = perform(m, keys("~")...)
		if m.holds() != nil || len(m.plan.Ranges) > 0 {
			t.Error("a plain number holds in so many draws")
		}
	})
}

// What comes too late is not shown, and the next one follows.
func TestAnOutlookThatComesTooLateIsDropped(t *testing.T) {
	m := New(settings(ranged(t)), newWorld().deps())
	next, first := m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m = send(next.(Model), keys("right")...)
	next, second := m.Update(first())
	if m = next.(Model); m.holds() != nil || second == nil || !m.weighing {
		t.Fatal("draws of the plan before are shown, or none of this one follow")
	}
	if m = send(m, second()); m.holds() == nil || m.weighing {
		t.Error("the draws of this plan are not shown")
	}
}

func TestRangeKey(t *testing.T) {
	for key, want := range map[string]string{
		hoursPerDay: "3h..6h..12h", "workload.days": "15..30..60", "workload.days_per_week": "3..7..7", "workload.instances": "1..1..2",
		"workload.idle": "7m30s..15m..30m", "offer.0.hourly": "0.99..1.98..3.96", "transfer.0.size": "7500MB..15GB..30GB",
	} {
		m := start(example())
		m = send(m, append(to(t, m, key), keys("~")...)...)
		if got := m.plan.Get(key); got != want || m.unsaved != 1 {
			t.Errorf("%s is %s, want %s; %d unsaved", key, got, want, m.unsaved)
		}
		if again := send(m, keys("~")...); again.unsaved != 0 {
			t.Errorf("%s: a second time it is %s", key, again.plan.Get(key))
		}
		if back := send(m, keys("u")...); back.unsaved != 0 {
			t.Errorf("%s: after undo it is %s", key, back.plan.Get(key))
		}
	}
}

// Of nothing a range goes as far as one coarse step; what is no number has none, and what is not known is asked for.
func TestRangeKeyWithoutANumber(t *testing.T) {
	p := example()
	p.Workload.Idle = 0
	m := start(p)
	m = send(m, append(to(t, m, "workload.idle"), keys("~")...)...)
	if got := m.plan.Get("workload.idle"); got != "0s..0s..15m" {
		t.Errorf("idle is %s", got)
	}
	m = start(example())
	if m = send(m, append(to(t, m, "workload.restart"), keys("~")...)...); m.unsaved != 0 || m.said(m.answer) == "" {
		t.Errorf("unsaved %d, it says %q", m.unsaved, m.said(m.answer))
	}
	p.Offers[0].Hourly = model.NewOffer().Hourly
	if f, _ := p.Field("offer.0.hourly"); f.Value.Set(model.Typed, model.Unknown) != nil {
		t.Fatal("a price cannot be unknown")
	}
	m = start(p)
	if m = send(m, append(to(t, m, "offer.0.hourly"), keys("~")...)...); m.typing == nil && len(m.plan.Ranges) > 0 {
		t.Error("an unknown price became a range")
	}
}

// The summary that is written has what the ranges make of the forms, in draws of the planner's seed.
func TestExportTellsOfRanges(t *testing.T) {
	p := ranged(t)
	if fault := p.Set("offer.0.hourly", model.Typed, "1..1.98..3"); fault != nil {
		t.Fatal(fault)
	}
	s, w := settings(p), newWorld()
	s.Seed = 7
	m := open(s, w)
	waiting, cmd := m.Update(keys("x")[0])
	if e := waiting.(Model).overlay.(exporting); e.content != nil {
		t.Error("it would write a summary without the ranges")
	}
	m, _ = do(waiting.(Model), cmd)
	perform(m, keys("enter")...)
	got := w.written["lora.summary.txt"]
	if !strings.Contains(got, "4096 draws of the ranges, seed 7") || !strings.Contains(got, "--seed 7") {
		t.Errorf("it writes\n%s", got)
	}
}

// A calculation that breaks is told of and not begun again for the same plan.
func TestABrokenOutlookIsGivenUp(t *testing.T) {
	m := open(settings(ranged(t)), newWorld())
	if m = m.unweighed(); m.weighing || m.holds() != nil {
		t.Fatal("it goes on")
	}
	if _, cmd := m.weigh(); cmd != nil {
		t.Error("it is tried again")
	}
}

func TestBandsAreThoseOfTheOffer(t *testing.T) {
	p := example()
	if fault := p.Set("offer.0.hourly", model.Typed, "1..1.98..3"); fault != nil {
		t.Fatal(fault)
	}
	m := New(settings(p), newWorld().deps())
	next, cmd := m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m = send(next.(Model), cmd())
	if got, want := m.scene().Bands, chance.Bands(p, 0, m.settings.Seed); len(got) != len(want) || got[0].P90[20] != want[0].P90[20] {
		t.Errorf("%d bands, want %d", len(got), len(want))
	}
}
