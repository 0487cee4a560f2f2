package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/widget"
)

// sizeTelling is a box that tells in sentences what stands beside the page: more cards, or more tasks at once.
type sizeTelling struct {
	title text.Word
	tell  func(Model) []string
}

// explainCards tells what several small cards come to against one large.
func (m Model) explainCards() Model {
	m.overlay = sizeTelling{text.SizeAgainst, func(m Model) []string {
		s := m.sizeReport()
		e, err := pricing.Evaluate(s.Plan)
		if err != nil {
			return nil
		}
		s.Evaluation = e
		return s.Against()
	}}
	return m
}

// typeRuns asks for runs with several tasks at once; what cannot be read is asked for again.
func (m Model) typeRuns() (Model, tea.Cmd) {
	m.overlay = prompt{
		asks: text.AskParallel, field: widget.NewField(m.size.runs), keys: action.Naming,
		take: func(m Model, typed string) (Model, tea.Cmd) {
			typed = strings.TrimSpace(typed)
			if m.size.runs = typed; typed == "" {
				m.size.scaling = nil
				return m, nil
			}
			scaling, err := vram.ParseScaling(typed)
			if err != nil {
				m.size.scaling = nil
				m, _ = m.typeRuns()
				fault := asFault(err)
				m.size.runs, m.fault = "", text.FaultOf.With(text.SizeScaling, fault.Wrong(), fault.Want)
				return m, nil
			}
			m.size.scaling, m.size.asked = &scaling, true
			m.overlay = sizeTelling{text.SizeScaling, func(m Model) []string {
				s := m.sizeReport()
				return s.Parallel()
			}}
			return m, nil
		},
	}
	return m, nil
}

func (t sizeTelling) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	switch action.Telling.For(k) {
	case action.Leave:
		m.overlay = nil
	case action.Language:
		return m.nextLanguage()
	}
	return m, nil
}

func (t sizeTelling) show(m Model) screen.Overlay {
	return screen.SizeTold{Title: t.title, Says: t.tell(m), Keys: row(action.Telling)}
}
