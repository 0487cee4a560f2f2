package tui

import (
	"cmp"
	"errors"
	"strconv"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// detail is what page 2 asks for of an offer: a value that has no slider, or is compared with the other offers' there.
type detail struct {
	field string // of the offer in the plan file
	asks  text.Word
	none  string // what the plan has where there is none, and what an empty line stands for
}

// details are asked for in this order, by the same line.
var details = []detail{
	{"name", text.AskName, ""},
	{"card", text.AskCard, ""},
	{"vram", text.AskMemory, "0GB"},
	{"speed", text.AskSpeed, "1"},
	{"source", text.AskSource, ""},
	{"as_of", text.AskRead, ""},
}

// describeOffer asks for the name of the focused offer, and with the arrows for its other details.
func (m Model) describeOffer() (Model, tea.Cmd) {
	m, i, ok := m.focusedOffer()
	if ok {
		m.overlay = m.askDetail(i, 0)
	}
	return m, nil
}

// askDetail asks for a detail of an offer, with what the plan has.
func (m Model) askDetail(offer, at int) prompt {
	d := details[at]
	content := m.plan.Get(d.path(offer))
	if content == d.none {
		content = ""
	}
	return m.askDetailFrom(offer, at, content)
}

// askDetailFrom asks for it with a content of its own. What it cannot be is told, and asked for again.
func (m Model) askDetailFrom(offer, at int, content string) prompt {
	return prompt{
		asks: details[at].asks, field: widget.NewField(content), keys: action.Describing,
		take: func(m Model, s string) (Model, tea.Cmd) {
			m, cmd, _ := m.takeDetail(offer, at, s)
			return m, cmd
		},
		turn: func(m Model, s string, n int) (Model, tea.Cmd) {
			m, cmd, ok := m.takeDetail(offer, at, s)
			if ok {
				m.overlay = m.askDetail(offer, (at+n+len(details))%len(details))
			}
			return m, cmd
		},
	}
}

// takeDetail makes what was typed the offer's; ok is false where it cannot be, and the line is then still open.
func (m Model) takeDetail(offer, at int, s string) (next Model, cmd tea.Cmd, ok bool) {
	d := details[at]
	p, fault := described(m.plan, d.path(offer), cmp.Or(strings.TrimSpace(s), d.none))
	if fault != nil {
		m.fault = text.FaultOf.With(d.asks, fault.Wrong(), fault.Want)
		m.overlay = m.askDetailFrom(offer, at, s)
		return m, nil, false
	}
	m, cmd = m.change(p)
	return m, cmd, true
}

// path is that of the detail of an offer.
func (d detail) path(offer int) string { return "offer." + strconv.Itoa(offer) + "." + d.field }

// described gives a plan like p in which a path has another value, or says why it cannot have it.
func described(p model.Plan, path, value string) (model.Plan, *model.Fault) {
	p = p.Clone()
	if fault := p.Set(path, model.Typed, value); fault != nil {
		return p, fault
	}
	var faults model.Faults
	if err := p.Validate(); errors.As(err, &faults) {
		return p, faults[0]
	}
	return p, nil
}
