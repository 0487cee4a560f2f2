package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// explainCards tells what several small cards come to against one large.
func (m Model) explainCards() Model {
	m.overlay = telling{title: text.SizeAgainst, tell: func(m Model) string {
		s := m.sizeReport()
		e, err := pricing.Evaluate(s.Plan)
		if err != nil {
			return ""
		}
		s.Evaluation = e
		return strings.Join(s.Against(), "\n")
	}}
	return m
}

// typeRuns asks for runs with several tasks at once, beginning with those that were typed before.
func (m Model) typeRuns() (Model, tea.Cmd) {
	return m.askRuns(m.size.runs), nil
}

func (m Model) askRuns(typed string) Model {
	m.overlay = prompt{asks: text.AskParallel, field: widget.NewField(typed), keys: action.Naming, take: Model.takeRuns}
	return m
}

// takeRuns makes what was typed the runs of the page, and nothing typed none. What cannot be read is asked for again, and the runs
// stay what they were.
func (m Model) takeRuns(typed string) (Model, tea.Cmd) {
	if typed = strings.TrimSpace(typed); typed == "" {
		m.size.runs, m.size.scaling = "", nil
		return m, nil
	}
	scaling, err := vram.ParseScaling(typed)
	if err != nil {
		fault := asFault(err)
		m = m.askRuns(typed)
		m.fault = text.FaultOf.With(text.SizeScaling, fault.Wrong(), fault.Want)
		return m, nil
	}
	m.size.runs, m.size.scaling, m.size.asked = typed, &scaling, true
	m.overlay = telling{title: text.SizeScaling, tell: func(m Model) string {
		s := m.sizeReport()
		return strings.Join(s.Parallel(), "\n")
	}}
	return m, nil
}
