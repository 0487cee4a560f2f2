package tui

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/tui/screen"
)

// The pages, as indexes into screen.All.
const (
	planPage = iota
	offersAt
	whatIfAt
	logAt
	sizeAt
)

// turnTo opens the page whose name bears a number, if there is one.
func (m Model) turnTo(number int) (Model, tea.Cmd) {
	return m.turn(slices.IndexFunc(screen.All, func(p screen.Page) bool { return p.Number == number }))
}

// turn opens a page, if there is one at that place.
func (m Model) turn(page int) (Model, tea.Cmd) {
	if page >= 0 && page < len(screen.All) {
		m.page = page
		m.named = m.named && page == planPage
		if page == whatIfAt {
			m = m.onFlip()
		}
		m = m.resize()
	}
	return m, nil
}
