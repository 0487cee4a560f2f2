package tui

import (
	"errors"
	"strconv"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
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
	typed func(m Model, s string) Model            // what each key does at once; nil: nothing
	take  func(m Model, s string) (Model, tea.Cmd) // what enter does, when the line is closed
	leave func(m Model) Model                      // what esc does; nil: nothing
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

// renameOffer asks for another name of the focused offer. One that it cannot have is told, and asked for again.
func (m Model) renameOffer() (Model, tea.Cmd) {
	m, i, ok := m.focusedOffer()
	if !ok {
		return m, nil
	}
	m.overlay = m.askName(i, m.plan.Offers[i].Name)
	return m, nil
}

func (m Model) askName(i int, name string) prompt {
	return prompt{
		asks: text.AskName, field: widget.NewField(name), keys: action.Naming,
		take: func(m Model, s string) (Model, tea.Cmd) {
			p, fault := renamed(m.plan, i, s)
			if fault == nil {
				return m.change(p)
			}
			m.fault = text.FaultOf.With(text.AskName, fault.Wrong(), fault.Want)
			m.overlay = m.askName(i, s)
			return m, nil
		},
	}
}

// renamed gives a plan like p whose offer has another name, or says why it cannot have it.
func renamed(p model.Plan, offer int, name string) (model.Plan, *model.Fault) {
	p = p.Clone()
	if fault := p.Set("offer."+strconv.Itoa(offer)+".name", model.Text, strings.TrimSpace(name)); fault != nil {
		return p, fault
	}
	var faults model.Faults
	if err := p.Validate(); errors.As(err, &faults) {
		return p, faults[0]
	}
	return p, nil
}
