package tui

import (
	"cmp"
	"math"
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

// whatIfActs are what page 3 does. Its focus is that of page 1.
var whatIfActs = map[action.Action]func(Model) (Model, tea.Cmd){
	action.Previous: func(m Model) (Model, tea.Cmd) { return m.moveFlip(-1), nil },
	action.Next:     func(m Model) (Model, tea.Cmd) { return m.moveFlip(1), nil },
	action.Try:      Model.try,
	action.Range:    Model.spreadFlip,
	action.Total:    Model.askTotal,
	action.Offer:    Model.nextOffer,
	action.Leave:    func(m Model) (Model, tea.Cmd) { return m.turn(planPage) },
}

// showWhatIf is page 3 as the screen needs it.
func (m Model) showWhatIf() screen.WhatIf {
	rows := m.flipRows()
	w := screen.WhatIf{Flips: rows, Focus: m.flipRow(rows)}
	if f, ok := m.known(); ok {
		w.Around, w.Goals, w.First = f.around, f.goals, f.first
	}
	w.Ranges = m.current().ranges
	return w
}

// flipRows lists the inputs that a total depends on, with the value nearest to theirs at which the verdict flips; the nearest
// first, those without one last.
func (m Model) flipRows() []screen.Flip {
	var rows []screen.Flip
	for i, t := range m.tracks {
		if _, fine := t.Axis(m.plan, t.bounds); fine == 0 {
			continue
		}
		f := screen.Flip{Input: i, Known: t.zones != nil && (i == m.focus || !m.behind), Change: math.Inf(1)}
		if at, form, change, ok := pricing.Nearest(t.zones, t.Get(m.plan)); ok {
			f.At, f.Form, f.Change = t.Mark(m.language, at), form, change
		}
		rows = append(rows, f)
	}
	slices.SortStableFunc(rows, func(a, b screen.Flip) int {
		return cmp.Or(cmp.Compare(rank(a.At.IsZero()), rank(b.At.IsZero())), cmp.Compare(math.Abs(a.Change), math.Abs(b.Change)))
	})
	return rows
}

// rank puts what is so behind what is not.
func rank(last bool) int {
	if last {
		return 1
	}
	return 0
}

// flipRow is the row of the focused input, the first where it has none.
func (m Model) flipRow(rows []screen.Flip) int {
	return max(slices.IndexFunc(rows, func(f screen.Flip) bool { return f.Input == m.focus }), 0)
}

// moveFlip moves the focus by n rows, to the ends at most.
func (m Model) moveFlip(n int) Model {
	rows := m.flipRows()
	if len(rows) == 0 {
		return m
	}
	return m.focusOn(rows[min(max(m.flipRow(rows)+n, 0), len(rows)-1)].Input)
}

// onFlip gives the focus to an input that page 3 has a row for.
func (m Model) onFlip() Model { return m.moveFlip(0) }

// try sets the focused input to the value at which the verdict flips.
func (m Model) try() (Model, tea.Cmd) {
	m = m.onFlip()
	t := m.tracks[m.focus]
	at, _, _, ok := pricing.Nearest(t.zones, t.Get(m.plan))
	if !ok {
		m.answer = text.AnswerNoFlip.With()
		return m, nil
	}
	m, cmd := m.set(at)
	if m.fault.Word == (text.Word{}) {
		m.answer = text.AnswerTried.With(t.Words.Label, t.Mark(m.language, at).String())
	}
	return m, cmd
}

// spreadFlip makes the focused value a range, and a range a number again. A value that is not known is typed on page 1.
func (m Model) spreadFlip() (Model, tea.Cmd) {
	if m = m.onFlip(); m.input().Known(m.plan) {
		return m.spread()
	}
	m.answer = text.AnswerNoRange.With()
	return m, nil
}

// askTotal asks for a total, and what reaches it by the focused input is found out; nothing typed asks for none.
func (m Model) askTotal() (Model, tea.Cmd) {
	m.overlay = prompt{
		asks: text.AskTotal, keys: action.Naming,
		take: func(m Model, s string) (Model, tea.Cmd) {
			total, fault := m.plan.ReadMoney("total", s)
			switch {
			case strings.TrimSpace(s) == "":
				m.goal = model.Maybe[unit.Money]{}
			case fault != nil:
				m.fault = text.FaultOf.With(text.AskTotal, fault.Wrong(), fault.Want)
			default:
				m.goal = model.Given(total)
			}
			return m, nil
		},
	}
	return m, nil
}
