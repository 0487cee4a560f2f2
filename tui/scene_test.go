package tui

import (
	"reflect"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"app/gpuplan/model/input"
	"app/gpuplan/model/unit"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/terminal"
	"app/gpuplan/tui/widget"
)

// rowOf is the row of an input as the page shows it.
func rowOf(t *testing.T, m Model, key string) screen.Row {
	t.Helper()
	for i, track := range m.tracks {
		if track.Key == key {
			return m.scene().Inputs[i]
		}
	}
	t.Fatalf("there is no input %s", key)
	return screen.Row{}
}

// The flips of screens.md §5 and page 3: 12 h 01 a day, 4.00 an hour, 445.50 a month, tasks of 19 min, 2 h 44 and 2 h 49 per boot.
func TestTicksAreTheFlips(t *testing.T) {
	m := start(example())
	for key, want := range map[string]string{
		hoursPerDay: "hourly 12 h 01 month", "offer.0.hourly": "hourly 4.00 /h month", "offer.0.term.2.price": "month 445.50 hourly",
		"workload.task_hours": "month 19 min hourly", "workload.setup": "hourly 2 h 44 month", "workload.idle": "hourly 2 h 49 month",
		"workload.days_per_week": "hourly", "transfer.0.size": "hourly 475 GB month",
	} {
		row := rowOf(t, m, key)
		got := ""
		for i, z := range row.Zones {
			if i > 0 {
				got += " " + z.Value.String() + " "
			}
			got += z.Form
		}
		if got != want {
			t.Errorf("%s reads %q, want %q", key, got, want)
		}
	}
}

// A flip beyond the end of a track is named at that end. 225 h at x and the disk against 20 and the disk: x = 20 ÷ 225 = 0.089,
// on a track that begins at 0.10; and the month at 445.50 lies beyond its track from 2 to 200.
func TestAFlipBeyondTheEndIsNamed(t *testing.T) {
	p := example()
	p.Offers[0].Terms[2].Price = unit.Known(unit.Money(20e6))
	m := start(p)
	if row := rowOf(t, m, "offer.0.hourly"); len(row.Zones) != 1 || row.Zones[0].Form != "month" || row.Before.String() != "0.09 /h" {
		t.Errorf("by the hour: zones %v, before %q", row.Zones, row.Before)
	}
	if row := rowOf(t, m, "offer.0.term.2.price"); len(row.Zones) != 1 || row.After.String() != "445.50" {
		t.Errorf("by the month: zones %v, after %q", row.Zones, row.After)
	}
}

// One search runs at a time; where the plan has changed meanwhile, the next one follows, and its zones are those of the plan.
func TestTheSearchFollowsThePlan(t *testing.T) {
	m := start(example())
	m, first := m.look()
	m = send(m, keys("right")...)
	if _, second := m.look(); second != nil {
		t.Error("a second search began beside the first")
	}
	next, again := m.Update(first())
	m = next.(Model)
	if again == nil || !m.looking {
		t.Fatal("no search followed for the changed plan")
	}
	if row := rowOf(t, m, "offer.0.hourly"); row.Zones != nil {
		t.Errorf("ticks of the plan before are shown: %v", row.Zones)
	}
	m = send(m, again())
	if m.looking || !reflect.DeepEqual(m.scan.zones, zonesOf(m.plan, m.offer, m.tracks)) {
		t.Error("the zones are not those of the plan")
	}
	if row := rowOf(t, m, "offer.0.hourly"); row.Zones == nil {
		t.Error("the right ticks are not shown")
	}
}

// Where the focus is, the ticks are those of the plan, before any search is done: the ruler names their values, and b goes there.
func TestTheFocusedTicksAreRight(t *testing.T) {
	m := start(example())
	m.looking = true // a search that never comes back
	m = send(m, keys("shift+right", "shift+right")...)
	for range m.tracks {
		m = send(m, keys("down")...)
		focused := m.tracks[m.focus]
		if want := zonesOf(m.plan, m.offer, []track{focused})[focused.Key]; !reflect.DeepEqual(focused.zones, want) {
			t.Errorf("%s has the zones %v, want %v", focused.Key, focused.zones, want)
		}
	}
}

// While its own value changes, what is found along an input stays, and is not looked for again.
func TestOwnValueKeepsTheTicks(t *testing.T) {
	m := start(example())
	m.looking, m.own = true, scan{}
	m = send(m, keys("right", "right", "shift+right", "]")...)
	if m.own.zones != nil {
		t.Error("zones were looked for again")
	}
}

func TestTheGroundChoosesThePalette(t *testing.T) {
	s := settings(example())
	s.Auto, s.Palette, s.Profile = true, widget.Dark, termenv.TrueColor
	dark := open(s, newWorld())
	light := send(dark, terminal.BackgroundMsg{Dark: false})
	if dark.View() == light.View() {
		t.Error("a light ground looks like a dark one")
	}
	if again := send(light, terminal.BackgroundMsg{Dark: true}); again.View() != dark.View() {
		t.Error("a dark ground looks unlike the first")
	}
	s.Auto = false
	fixed := open(s, newWorld())
	if send(fixed, terminal.BackgroundMsg{Dark: false}).View() != fixed.View() {
		t.Error("a palette that was chosen was taken away")
	}
}

func TestTitleNamesThePlan(t *testing.T) {
	s := settings(example())
	if got := open(s, newWorld()).title(); got != "LoRA on a 24 GB card" {
		t.Errorf("it is %q", got)
	}
	s.Plan.Name = ""
	s.File = "plans/lora-24gb.toml"
	if got := open(s, newWorld()).title(); got != "lora-24gb" {
		t.Errorf("without a name it is %q", got)
	}
	s.File = ""
	if got := open(s, newWorld()).title(); got != "starter" {
		t.Errorf("without a file it is %q", got)
	}
}

// Before the window's size is known there is nothing to show, and nothing is asked.
func TestNothingIsShownBeforeTheSize(t *testing.T) {
	m := New(settings(input.Starter()), newWorld().deps())
	if m.View() != "" || m.Init() != nil {
		t.Error("something was shown or started")
	}
	if m = send(m, tea.WindowSizeMsg{Width: 80, Height: 24}); m.View() == "" {
		t.Error("nothing is shown")
	}
}
