package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

func alt(r rune) tea.Msg { return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}, Alt: true} }

func TestEveryPageHasItsKeys(t *testing.T) {
	if len(action.Pages) != len(screen.All) || len(pageActs) != len(screen.All) {
		t.Errorf("%d pages, keys of %d, acts of %d", len(screen.All), len(action.Pages), len(pageActs))
	}
	for i, mode := range append(action.Pages, action.Names) {
		acts := pageActs[min(i, len(pageActs)-1)]
		if i == len(action.Pages) {
			acts = planActs
		}
		for _, hint := range mode {
			for _, b := range hint.Bindings {
				_, own := acts[b.Action]
				if _, common := everyPage[b.Action]; !own && !common {
					t.Errorf("page %d does nothing for %q", i+1, b.Keys.Keys())
				}
			}
		}
	}
}

func TestTurningPages(t *testing.T) {
	last := len(screen.All) - 1
	for _, test := range []struct {
		keys []tea.Msg
		want int
	}{
		{[]tea.Msg{alt('2')}, 1},
		{[]tea.Msg{alt('2'), alt('1')}, 0},
		{[]tea.Msg{alt('5')}, sizeAt},
		{[]tea.Msg{alt('4')}, logAt},
		{[]tea.Msg{alt('6')}, 0}, // there is no such page
		{keys(">"), 1},
		{keys(">", "<"), 0},
		{keys("<"), 0},
		{keys(">", ">", ">", ">"), last},
		{keys(">", "1"), 0},
		{keys("esc", "2"), 1},
		{keys("esc", "right"), 1},
		{keys("esc", "right", "esc"), 0},
	} {
		if m := send(start(example()), test.keys...); m.page != test.want {
			t.Errorf("%v leads to page %d, want %d", test.keys, m.page+1, test.want+1)
		}
	}
}

// A digit on page 1 is a value, save while the page names have the focus, which any way back to the inputs ends.
func TestDigitsOnThePlan(t *testing.T) {
	m := send(start(example()), keys("2")...)
	if m.page != 0 || m.typing == nil {
		t.Errorf("2 turned to page %d, field open: %v", m.page+1, m.typing != nil)
	}
	for _, back := range []string{"esc", "enter", "down"} {
		m = send(start(example()), keys("esc", back, "2")...)
		if m.page != 0 || m.typing == nil {
			t.Errorf("after %s 2 turned to page %d, field open: %v", back, m.page+1, m.typing != nil)
		}
	}
}

func TestAClickOnANameTurns(t *testing.T) {
	m := start(example())
	for _, h := range m.frame.Hits {
		if h.Target == screen.OnPage && h.Index == 1 {
			m = send(m, press(h.Rect.Min.X, h.Rect.Min.Y))
		}
	}
	if m.page != 1 {
		t.Errorf("it is page %d", m.page+1)
	}
}
