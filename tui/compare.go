package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

// compared is the box that tells two plans side by side.
type compared struct {
	sides  [2]report.Side
	scroll int
}

// compare asks which plan to hold the shown one against: a file, or the plan as it was saved.
func (m Model) compare() (Model, tea.Cmd) {
	m.overlay = prompt{asks: text.AskOther, keys: action.Naming, take: Model.compareWith}
	return m, nil
}

// compareWith holds the shown plan against that of a file, read in the background.
func (m Model) compareWith(path string) (Model, tea.Cmd) {
	if path = strings.TrimSpace(path); path == "" {
		if len(model.Changes(&m.saved, &m.plan)) == 0 {
			m.answer = text.AnswerNoPlan.With()
			return m, nil
		}
		return m.holdAgainst(m.title()+"*", m.title(), m.saved)
	}
	read := m.deps.Open
	return m, func() tea.Msg {
		other, err := read(path)
		return result(func(m Model) (Model, tea.Cmd) {
			if err != nil {
				m.fault = m.told(err)
				return m, nil
			}
			return m.holdAgainst(m.title(), path, other)
		})
	}
}

// holdAgainst shows the box: the other plan first, then the one that is shown.
func (m Model) holdAgainst(name, otherName string, other model.Plan) (Model, tea.Cmd) {
	var c compared
	for i, side := range []report.Side{{Name: otherName, Plan: other}, {Name: name, Plan: m.plan}} {
		e, err := pricing.Evaluate(side.Plan)
		if err != nil {
			m.fault = m.told(err)
			return m, nil
		}
		side.Evaluation = e
		c.sides[i] = side
	}
	m.overlay = c
	return m, nil
}

func (c compared) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	return m.readOn(k, func(scroll int) overlay { return compared{c.sides, scroll} })
}

func (c compared) show(m Model) screen.Overlay {
	narrow := m.width < screen.ReadingWidth
	written, _ := report.Diff(m.language, narrow, c.sides[0], c.sides[1])
	if narrow { // in sentences, whose lines the box breaks where it has to
		written = strings.ReplaceAll(written, "\n  ", " ")
	}
	return screen.Reading{Title: text.ComparedTitle, Text: strings.TrimSpace(written), Scroll: c.scroll}
}
