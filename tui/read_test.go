package tui

import (
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
)

var (
	october = model.Date{Year: 2026, Month: time.October, Day: 16}
	now     = model.Date{Year: 2026, Month: time.November, Day: 30} // of newWorld
)

// inOctober is the example with prices that were read then.
func inOctober() model.Plan {
	p := example()
	p.Offers[0].AsOf = october
	return p
}

// A price that is set was read today, however it is set, and the same one typed again as well; all else leaves the day alone.
func TestASetPriceWasReadToday(t *testing.T) {
	for _, test := range []struct {
		key  string
		does []tea.Msg
		want model.Date
	}{
		{"offer.0.hourly", keys("right"), now},
		{"offer.0.hourly", keys("end"), now},
		{"offer.0.hourly", keys("b"), now},
		{"offer.0.hourly", keys("2.5", "enter"), now},
		{"offer.0.hourly", keys("1.98", "enter"), now},
		{"offer.0.hourly", keys("2.5", "down"), now},
		{"offer.0.term.2.price", keys("left"), now},
		{"offer.0.storage.0.price", keys("]"), now},
		{"offer.0.traffic.in_per_gb", keys("0.5", "enter"), now},
		{"offer.0.hourly", keys("?", "enter"), october},
		{"offer.0.hourly", keys("2.5", "esc"), october},
		{"offer.0.storage.0.free", keys("right"), october},
		{"disk.0.size", keys("right"), october},
		{"budget.plan_cap", keys("800", "enter"), october},
		{hoursPerDay, keys("right"), october},
	} {
		m := start(inOctober())
		m = send(send(m, to(t, m, test.key)...), test.does...)
		if got := m.plan.Offers[0].AsOf; got != test.want {
			t.Errorf("%s, %v: the prices are of %v, want %v", test.key, test.does, got, test.want)
		}
	}
}

func TestADraggedPriceWasReadToday(t *testing.T) {
	m := start(inOctober())
	m = send(m, to(t, m, "offer.0.hourly")...)
	r := trackOf(t, m, "offer.0.hourly")
	m = send(m, press(r.Max.X-1, r.Min.Y), move(r.Max.X-3, r.Min.Y), letGo(r.Max.X-3, r.Min.Y))
	if m.plan.Offers[0].AsOf != now {
		t.Error("the day of the prices stayed")
	}
	if m = send(m, keys("u")...); m.plan.Offers[0].AsOf != october || len(m.past) != 0 {
		t.Error("undo does not take price and day back at once")
	}
}

// Price and day are one step of undo and one change, and are saved together; with the saved price comes the saved day.
func TestTheDayGoesWithThePrice(t *testing.T) {
	w := newWorld()
	m := open(settings(inOctober()), w)
	m = send(m, to(t, m, "offer.0.hourly")...)
	m = send(m, keys("2.5", "enter")...)
	if m.unsaved != 1 {
		t.Errorf("%d changes, want 1", m.unsaved)
	}
	back := send(m, keys("u")...)
	if back.plan.Offers[0].AsOf != october || back.unsaved != 0 {
		t.Error("undo left the day")
	}
	if again := send(back, keys("ctrl+r")...); again.plan.Offers[0].AsOf != now {
		t.Error("redo left the day")
	}
	if reset := send(m, keys("r")...); reset.plan.Offers[0].AsOf != october || reset.unsaved != 0 {
		t.Error("with the saved price the day stayed")
	}
	other := send(m, keys("down", "40.5", "enter", "up", "r")...)
	if other.plan.Offers[0].AsOf != now {
		t.Error("another price was read today, and the day went")
	}
	if perform(m, keys("s")...); len(w.saved) != 1 || w.saved[0].Offers[0].AsOf != now {
		t.Error("the saved plan has another day")
	}
}
