package tui

import (
	"image"
	"math"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/tui/screen"
)

// The pointer, pressed, moved with the button held, and let go.
func press(x, y int) tea.Msg {
	return tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress}
}

func move(x, y int) tea.Msg {
	return tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionMotion}
}

func letGo(x, y int) tea.Msg {
	return tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonNone, Action: tea.MouseActionRelease}
}

func wheel(x, y int, b tea.MouseButton) tea.Msg {
	return tea.MouseMsg{X: x, Y: y, Button: b, Action: tea.MouseActionPress}
}

// trackOf finds the widest track of an input on the frame: that of the ruler where the input has the focus.
func trackOf(t *testing.T, m Model, key string) image.Rectangle {
	t.Helper()
	var widest image.Rectangle
	for _, h := range m.frame.Hits {
		if h.Target == screen.OnTrack && m.tracks[h.Index].Key == key && h.Rect.Dx() > widest.Dx() {
			widest = h.Rect
		}
	}
	if widest.Empty() {
		t.Fatalf("%s has no track on the frame", key)
	}
	return widest
}

// The ruler of 80x24 has 37 cells for 24 h: cell 20 of 36 is 13 h 20, the nearest step 13 h 30.
func TestACellIsAValueRoundedToTheStep(t *testing.T) {
	m := start(example())
	r := trackOf(t, m, hoursPerDay)
	if r.Dx() != 37 {
		t.Fatalf("the ruler has %d cells", r.Dx())
	}
	m = send(m, press(r.Min.X+20, r.Min.Y))
	if got := m.plan.Workload.HoursPerDay; got != 13*time.Hour+30*time.Minute {
		t.Errorf("cell 20 is %v, want 13h30m", got)
	}
}

func TestEveryCellOfATrackSetsItsValue(t *testing.T) {
	for _, key := range []string{hoursPerDay, "workload.task_hours", "workload.setup", "offer.0.hourly", "offer.0.term.2.price"} {
		m := start(example())
		m = send(m, to(t, m, key)...)
		r := trackOf(t, m, key)
		track := m.tracks[m.focus]
		for x := r.Min.X; x < r.Max.X; x++ {
			next := send(m, press(x, r.Min.Y), letGo(x, r.Min.Y))
			v := track.Get(next.plan)
			at := track.Pos(track.bounds, v) * float64(r.Dx()-1)
			step := track.Pos(track.bounds, track.Next(next.plan, stepNormal, 1)) - track.Pos(track.bounds, v)
			if off := math.Abs(at - float64(x-r.Min.X)); off > 0.5+step*float64(r.Dx()-1) {
				t.Errorf("%s: cell %d sets %d, which lies at %.2f", key, x-r.Min.X, v, at)
			}
		}
	}
}

// Dropping on the tick takes the exact flip, which no step would meet: 12 h 01.
func TestDroppingOnTheTickTakesTheFlip(t *testing.T) {
	m := start(example())
	r := trackOf(t, m, hoursPerDay)
	tick := r.Min.X + 18 // 12 h 01 of 24 h: 0.5007 × 36 = 18.02
	m = send(m, press(r.Min.X+9, r.Min.Y), move(r.Min.X+15, r.Min.Y), move(tick, r.Min.Y), letGo(tick, r.Min.Y))
	if got := m.plan.Workload.HoursPerDay; got != 12*time.Hour+time.Minute {
		t.Errorf("the tick is %v, want 12h1m", got)
	}
	if m.drag != nil {
		t.Error("the track is still held")
	}
}

func TestTheKnobsOwnCellKeepsTheExactValue(t *testing.T) {
	p := example()
	p.Workload.HoursPerDay = 6*time.Hour + 7*time.Minute
	m := start(p)
	r := trackOf(t, m, hoursPerDay)
	knob := r.Min.X + 9 // 6.117 ÷ 24 × 36 = 9.2
	m = send(m, press(knob, r.Min.Y))
	if got := m.plan.Workload.HoursPerDay; got != p.Workload.HoursPerDay {
		t.Errorf("a click on the knob set %v", got)
	}
	m = send(m, move(knob+5, r.Min.Y), move(knob, r.Min.Y))
	if got := m.plan.Workload.HoursPerDay; got != p.Workload.HoursPerDay {
		t.Errorf("dragged away and back it is %v", got)
	}
}

func TestADragIsOneStepOfUndo(t *testing.T) {
	m := start(example())
	r := trackOf(t, m, hoursPerDay)
	m = send(m, press(r.Min.X+9, r.Min.Y))
	for x := 10; x < 30; x++ {
		m = send(m, move(r.Min.X+x, r.Min.Y+3))
	}
	m = send(m, letGo(r.Min.X+30, r.Min.Y))
	if len(m.past) != 1 {
		t.Fatalf("the drag is %d steps of undo", len(m.past))
	}
	if m = send(m, keys("u")...); m.plan.Workload.HoursPerDay != 6*time.Hour {
		t.Errorf("undo leads to %v", m.plan.Workload.HoursPerDay)
	}
}

// A release outside the window never comes: the next press lets go first.
func TestALostReleaseDoesNoHarm(t *testing.T) {
	m := start(example())
	r := trackOf(t, m, hoursPerDay)
	m = send(m, press(r.Min.X+9, r.Min.Y), move(r.Min.X+20, r.Min.Y))
	m = send(m, wheel(r.Min.X, r.Min.Y, tea.MouseButtonWheelUp))
	if m.drag != nil || m.plan.Workload.HoursPerDay != 14*time.Hour {
		t.Errorf("held: %v, hours %v", m.drag != nil, m.plan.Workload.HoursPerDay)
	}
}

func TestDraggingOutsideStaysWithinTheEnds(t *testing.T) {
	m := start(example())
	r := trackOf(t, m, hoursPerDay)
	m = send(m, press(r.Min.X+9, r.Min.Y), move(-5, 0))
	if got := m.plan.Workload.HoursPerDay; got != 0 {
		t.Errorf("left of the track it is %v", got)
	}
	if m = send(m, move(1000, 1000)); m.plan.Workload.HoursPerDay != 24*time.Hour {
		t.Errorf("right of the track it is %v", m.plan.Workload.HoursPerDay)
	}
}

// While a button is held the money axis does not shrink; when it is let go it may.
func TestTheMoneyAxisStandsStillWhileTheMouseDrags(t *testing.T) {
	m := start(example())
	m = send(m, to(t, m, "offer.0.hourly")...)
	r := trackOf(t, m, "offer.0.hourly")
	m = send(m, press(r.Max.X-1, r.Min.Y))
	high := m.axisTop
	m = send(m, move(r.Min.X, r.Min.Y))
	if m.axisTop != high {
		t.Errorf("while held it went from %v to %v", high, m.axisTop)
	}
	if m = send(m, letGo(r.Min.X, r.Min.Y)); m.axisTop >= high {
		t.Errorf("let go it is still %v", m.axisTop)
	}
}

func TestWheelStepsWhatIsUnderIt(t *testing.T) {
	m := start(example())
	r := trackOf(t, m, "workload.idle")
	m = send(m, wheel(r.Min.X, r.Min.Y, tea.MouseButtonWheelUp))
	if m.plan.Workload.Idle != 20*time.Minute || m.input().Key != "workload.idle" {
		t.Errorf("idle %v, focus %s", m.plan.Workload.Idle, m.input().Key)
	}
	m = send(m, wheel(r.Min.X, r.Min.Y, tea.MouseButtonWheelDown), wheel(r.Min.X, r.Min.Y, tea.MouseButtonWheelDown))
	if m.plan.Workload.Idle != 10*time.Minute {
		t.Errorf("idle %v", m.plan.Workload.Idle)
	}
}

func TestClicksOnTheFrame(t *testing.T) {
	click := func(m Model, want func(screen.Hit) bool) Model {
		t.Helper()
		for _, h := range m.frame.Hits {
			if want(h) {
				return send(m, press(h.Rect.Min.X, h.Rect.Min.Y), letGo(h.Rect.Min.X, h.Rect.Min.Y))
			}
		}
		t.Fatal("nothing to click at")
		return m
	}
	m := click(start(example()), func(h screen.Hit) bool { return h.Target == screen.OnChoice })
	if m.plan.Workload.Restart != "day" {
		t.Errorf("a click on the choice left it at %s", m.plan.Workload.Restart)
	}
	m = click(m, func(h screen.Hit) bool { return h.Target == screen.OnRow && h.Index == 3 })
	if m.focus != 3 {
		t.Errorf("a click on a row put the focus on %d", m.focus)
	}
	m = click(m, func(h screen.Hit) bool { return h.Target == screen.OnKey && h.Press == "?" })
	if _, open := m.overlay.(help); !open {
		t.Error("a click on ? did not open the help")
	}
	if m = send(m, keys("esc")...); m.overlay != nil {
		t.Error("esc did not close the help")
	}
	hours := click(m, func(h screen.Hit) bool { return h.Target == screen.OnPlot })
	if hours.plan.Workload.HoursPerDay != 0 || hours.input().Key != hoursPerDay {
		t.Errorf("a click at the left of the chart set %v", hours.plan.Workload.HoursPerDay)
	}
}

// The value that was typed is taken before the hand goes elsewhere.
func TestAClickElsewhereTakesTheTypedValue(t *testing.T) {
	m := send(start(example()), keys("8")...)
	r := trackOf(t, m, "workload.idle")
	m = send(m, press(r.Min.X, r.Min.Y))
	if m.plan.Workload.HoursPerDay != 8*time.Hour || m.plan.Workload.Idle != 0 || m.typing != nil {
		t.Errorf("hours %v, idle %v", m.plan.Workload.HoursPerDay, m.plan.Workload.Idle)
	}
}
