package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/screen"
)

// telling is a box that tells in sentences what a page has no room for. It may have keys of its own beside those of every text.
type telling struct {
	title  text.Word
	tell   func(Model) string // in the person's language, which may change meanwhile
	keys   []answer
	scroll int // the first line to show
}

func (t telling) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	for _, own := range t.keys {
		if own.key == k.String() && !k.Paste {
			m.overlay = nil
			return own.act(m)
		}
	}
	return m.readOn(k, func(scroll int) overlay {
		t.scroll = scroll
		return t
	})
}

func (t telling) show(m Model) screen.Overlay {
	return screen.Reading{Title: t.title, Text: t.tell(m), Scroll: t.scroll, Keys: question{answers: t.keys}.keys()}
}
