package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/tui/screen"
)

// planPage is page 1, an index into screen.All.
const planPage = 0

// turn opens a page, if there is one of that number.
func (m Model) turn(page int) (Model, tea.Cmd) {
	if page >= 0 && page < len(screen.All) {
		m.page = page
		m.named = m.named && page == planPage
	}
	return m, nil
}
