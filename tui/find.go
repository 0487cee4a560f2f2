package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/widget"
)

// finding is the search for an input by its name.
type finding struct {
	field   widget.Field
	matches []int // indexes of inputs
	chosen  int   // index into matches
}

// find opens the search.
func (m Model) find() (Model, tea.Cmd) {
	m.overlay = m.search(widget.Field{})
	return m, nil
}

// search finds the inputs whose name or path holds what was typed, in any language; those that begin with it first.
func (m Model) search(f widget.Field) finding {
	wanted := strings.ToLower(strings.TrimSpace(f.Text()))
	var first, rest []int
	for i, t := range m.tracks {
		switch names := m.names(t); {
		case strings.HasPrefix(names, wanted):
			first = append(first, i)
		case strings.Contains(names, wanted):
			rest = append(rest, i)
		}
	}
	return finding{field: f, matches: append(first, rest...)}
}

// names is all that an input can be found by, the label in the person's language first.
func (m Model) names(t track) string {
	names := []string{m.say(t.Words.Label)}
	for _, l := range text.Languages {
		names = append(names, l.Say(t.Words.Label))
	}
	return strings.ToLower(strings.Join(append(names, t.Key), "\n"))
}

func (f finding) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	switch action.Finding.For(k) {
	case action.Leave:
		m.overlay = nil
	case action.Take:
		return f.line(m, f.chosen)
	case action.Up:
		f.chosen = max(f.chosen-1, 0)
		m.overlay = f
	case action.Down:
		f.chosen = max(min(f.chosen+1, len(f.matches)-1), 0)
		m.overlay = f
	default:
		m.overlay = m.search(edited(f.field, k))
	}
	return m, nil
}

// line goes to a match.
func (f finding) line(m Model, index int) (Model, tea.Cmd) {
	if index < 0 || index >= len(f.matches) {
		return m, nil
	}
	m.overlay = nil
	return m.focusOn(f.matches[index]), nil
}

func (f finding) show(Model) screen.Overlay {
	return screen.Find{Field: f.field, Matches: f.matches, Chosen: f.chosen, Keys: row(action.Finding)}
}
