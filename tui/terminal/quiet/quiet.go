// Package quiet keeps libraries from asking the terminal and the locale before
// the program has begun. Import it for that alone:
//
//	import _ "app/gpuplan/tui/terminal/quiet"
//
// Bubble Tea v1 asks for the background colour in its own init and waits five
// seconds for each byte of an answer that may never come. Lip Gloss asks only
// while nobody has said what the colour is, so saying it first is the cure. Go
// initialises ready packages in the order of their import paths: this one must
// sort before github.com/charmbracelet/bubbletea and must not import it.
package quiet

import (
	"github.com/charmbracelet/lipgloss"
	"github.com/mattn/go-runewidth"
)

func init() {
	// Dark until the terminal says otherwise, see terminal.BackgroundMsg.
	lipgloss.SetHasDarkBackground(true)

	// In a Chinese locale go-runewidth takes │ … ● → for two columns wide, while
	// Lip Gloss and Bubble Tea's renderer take them for one. One measure for all.
	runewidth.DefaultCondition.EastAsianWidth = false
	runewidth.EastAsianWidth = false
}
