package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/widget"
)

// prompt asks for a line of text in the last two rows of a page.
type prompt struct {
	asks  text.Word
	field widget.Field
	keys  action.Mode
	typed func(m Model, s string) Model                   // what each key does at once; nil: nothing
	take  func(m Model, s string) (Model, tea.Cmd)        // what enter does, when the line is closed
	leave func(m Model) Model                             // what esc does; nil: nothing
	turn  func(m Model, s string, n int) (Model, tea.Cmd) // what the arrows up (-1) and down (1) do; nil: nothing
}

func (p prompt) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	switch p.keys.For(k) {
	case action.Leave:
		m.overlay = nil
		if p.leave != nil {
			m = p.leave(m)
		}
		return m, nil
	case action.Take:
		m.overlay = nil
		return p.take(m, p.field.Text())
	case action.Previous:
		return p.turn(m, p.field.Text(), -1)
	case action.Next:
		return p.turn(m, p.field.Text(), 1)
	}
	p.field = edited(p.field, k)
	m.overlay = p
	if p.typed != nil {
		m = p.typed(m, p.field.Text())
	}
	return m, nil
}

func (p prompt) show(Model) screen.Overlay {
	return screen.Prompt{Asks: p.asks, Field: p.field, Keys: row(p.keys)}
}

// filterOffers asks which offers are to be in sight; they follow what is typed.
func (m Model) filterOffers() (Model, tea.Cmd) {
	filtered := func(m Model, s string) Model {
		m.offers.filter = s
		return m
	}
	m.overlay = prompt{
		asks: text.AskFilter, field: widget.NewField(m.offers.filter), keys: action.Filtering, typed: filtered,
		take:  func(m Model, s string) (Model, tea.Cmd) { return filtered(m, s), nil },
		leave: func(m Model) Model { return filtered(m, "") },
	}
	return m, nil
}
