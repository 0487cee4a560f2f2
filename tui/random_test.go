package tui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/unit"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/terminal"
)

// anyMessage draws what a terminal may send.
func anyMessage() *rapid.Generator[tea.Msg] {
	return rapid.OneOf(anyKey(), anyRune(), anyRune(), anyMouse(), anySize(), rapid.Map(rapid.Bool(), func(dark bool) tea.Msg {
		return terminal.BackgroundMsg{Dark: dark}
	}))
}

// anyKey draws a key that some mode binds, or one that fields know.
func anyKey() *rapid.Generator[tea.Msg] {
	types := []tea.KeyType{
		tea.KeyLeft, tea.KeyRight, tea.KeyUp, tea.KeyDown, tea.KeyShiftLeft, tea.KeyShiftRight, tea.KeyCtrlLeft, tea.KeyCtrlRight,
		tea.KeyHome, tea.KeyEnd, tea.KeyEnter, tea.KeyEsc, tea.KeyTab, tea.KeyShiftTab, tea.KeyBackspace, tea.KeyDelete,
		tea.KeyCtrlR, tea.KeyCtrlW, tea.KeyCtrlU, tea.KeyPgDown, tea.KeyF1,
	}
	return rapid.Custom(func(t *rapid.T) tea.Msg {
		return tea.KeyMsg{Type: rapid.SampledFrom(types).Draw(t, "key"), Alt: rapid.Bool().Draw(t, "alt")}
	})
}

// anyRune draws a letter of the bindings, a part of a number, or a paste of anything.
func anyRune() *rapid.Generator[tea.Msg] {
	var letters []rune
	for _, page := range action.Pages {
		for _, hint := range page {
			for _, b := range hint.Bindings {
				for _, k := range b.Keys.Keys() {
					if r := []rune(k); len(r) == 1 {
						letters = append(letters, r[0])
					}
				}
			}
		}
	}
	letters = append(letters, []rune("0123456789..dm万¥时卡\u0301eeexx//")...)
	return rapid.Custom(func(t *rapid.T) tea.Msg {
		if rapid.IntRange(0, 9).Draw(t, "paste") == 0 {
			return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(rapid.String().Draw(t, "pasted")), Paste: true}
		}
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{rapid.SampledFrom(letters).Draw(t, "rune")}}
	})
}

func anyMouse() *rapid.Generator[tea.Msg] {
	buttons := []tea.MouseButton{tea.MouseButtonLeft, tea.MouseButtonLeft, tea.MouseButtonNone, tea.MouseButtonWheelUp, tea.MouseButtonWheelDown}
	actions := []tea.MouseAction{tea.MouseActionPress, tea.MouseActionMotion, tea.MouseActionRelease}
	return rapid.Custom(func(t *rapid.T) tea.Msg {
		return tea.MouseMsg{
			X: rapid.IntRange(-3, 125).Draw(t, "x"), Y: rapid.IntRange(-3, 40).Draw(t, "y"),
			Button: rapid.SampledFrom(buttons).Draw(t, "button"), Action: rapid.SampledFrom(actions).Draw(t, "action"),
		}
	})
}

func anySize() *rapid.Generator[tea.Msg] {
	return rapid.Custom(func(t *rapid.T) tea.Msg {
		return tea.WindowSizeMsg{Width: rapid.IntRange(1, 130).Draw(t, "width"), Height: rapid.IntRange(1, 40).Draw(t, "height")}
	})
}

// Whatever comes: the frame is as large as the window, the plan stays possible, what is shown is what it costs, and undo
// leads back to the start.
func TestAnyMessages(t *testing.T) {
	starts := []Settings{settings(example()), settings(input.Starter()), settings(model.New()), settings(twoOffers())}
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.SampledFrom(starts).Draw(t, "start")
		m, _ := open(s, newWorld()).turn(rapid.IntRange(0, len(screen.All)-1).Draw(t, "page"))
		m = m.draw() // as after every message: what a pointer meets is of the page that is shown
		for _, msg := range rapid.SliceOfN(anyMessage(), 10, 40).Draw(t, "messages") {
			m = send(m, msg)
			fits(t, m)
		}
		if err := m.plan.Validate(); err != nil {
			t.Fatal(err)
		}
		sameEvaluation(t, m, m.plan)
		undoAll(t, m, s)
	})
}

func fits(t *rapid.T, m Model) {
	view := strings.Split(m.View(), "\n")
	if len(view) != m.height {
		t.Fatalf("%d lines in a window of %d", len(view), m.height)
	}
	for y, line := range view {
		if w := ansi.StringWidth(line); w > m.width {
			t.Fatalf("line %d is %d wide in a window of %d: %q", y, w, m.width, line)
		}
	}
	if x, y, shown := m.Cursor(); shown && (x < 0 || x >= m.width || y < 0 || y >= m.height) {
		t.Fatalf("the cursor stands at %d, %d in a window of %d by %d", x, y, m.width, m.height)
	}
	if m.focus < 0 || m.focus >= len(m.tracks) {
		t.Fatalf("the focus is %d of %d", m.focus, len(m.tracks))
	}
	for _, track := range m.tracks {
		if v := track.Get(m.plan); track.bounds != (input.Bounds{}) && track.Known(m.plan) && !track.bounds.Holds(v) {
			t.Fatalf("%s is %d, outside its ends %v", track.Key, v, track.bounds)
		}
	}
}

func undoAll(t *rapid.T, m Model, s Settings) {
	m.overlay, m.typing = nil, nil
	for len(m.past) > 0 {
		m = send(m, keys("u")...)
	}
	if left := model.Changes(&s.Plan, &m.plan); len(left) > 0 || m.unsaved != 0 {
		t.Fatalf("undo leads to another plan: %q", left)
	}
}

// twoOffers are a plan with much that page 1 must bear: a second offer that is interrupted and has no terms, a second disk,
// data going out, a range.
func twoOffers() model.Plan {
	p := example()
	p.Disks = append(p.Disks, model.Disk{Name: "cache", Size: unit.TB})
	p.Transfers = append(p.Transfers, model.Transfer{Name: "results", Size: unit.GB, When: model.WhenDay, Direction: model.Out})
	second := model.NewOffer()
	second.Name = strings.Repeat("卡", 60)
	second.Hourly = unit.Known(unit.PerHour(1_000_000_000))
	second.Interruptions = unit.One
	p.Offers = append(p.Offers, second)
	p.Set("workload.idle", model.Typed, "5m..15m..40m")
	return p
}
