package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/screen"
)

// copied is the box of the command line that was copied.
type copied struct {
	line   string
	scroll int
}

// copyCommand copies the command line that shows the plan again, and shows it: a terminal may refuse to take it.
func (m Model) copyCommand() (Model, tea.Cmd) {
	again := m.again(m.period, "", m.language)
	if m.page == sizeAt {
		again = m.sizeAgain()
	}
	if again == nil {
		m.answer = text.AnswerNoCommand.With()
		return m, nil
	}
	line := report.CommandLine(again)
	m.overlay = copied{line: line}
	return m, m.deps.Copy(line)
}

// again is the command that shows the plan.
func (m Model) again(period pricing.Period, format string, l *text.Language) []string {
	return report.Seeded(report.Again(m.file, &m.saved, &m.plan, period, format, l), m.settings.Seed)
}

func (c copied) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	return m.readOn(k, func(scroll int) overlay { return copied{c.line, scroll} })
}

func (c copied) show(Model) screen.Overlay { return screen.Copied{Line: c.line, Scroll: c.scroll} }
