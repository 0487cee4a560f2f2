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
	title  text.Word
	tell   func(Model) []string
	scroll int // the first line to show
}

// explainCards tells what several small cards come to against one large.
func (m Model) explainCards() Model {
	m.overlay = sizeTelling{title: text.SizeAgainst, tell: func(m Model) []string {
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
	m.overlay = sizeTelling{title: text.SizeScaling, tell: func(m Model) []string {
		s := m.sizeReport()
		return s.Parallel()
	}}
	return m, nil
}

func (t sizeTelling) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	return m.readOn(k, func(scroll int) overlay { return sizeTelling{t.title, t.tell, scroll} })
}

func (t sizeTelling) show(m Model) screen.Overlay {
	return screen.Reading{Title: t.title, Text: strings.Join(t.tell(m), "\n"), Scroll: t.scroll}
}
