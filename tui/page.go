package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/tui/screen"
)

// The pages, as indexes into screen.All.
const (
	planPage = iota
	offersAt
	whatIfAt
)

// turn opens a page, if there is one of that number.
func (m Model) turn(page int) (Model, tea.Cmd) {
	if page >= 0 && page < len(screen.All) {
		m.page = page
		m.named = m.named && page == planPage
		if page == whatIfAt {
			m = m.onFlip()
		}
	}
	return m, nil
}
