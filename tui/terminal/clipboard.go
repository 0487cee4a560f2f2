package terminal

import (
	"strings"

	"github.com/aymanbagabas/go-osc52/v2"
	tea "github.com/charmbracelet/bubbletea"
)

// Copy puts text into the clipboard of the terminal's side (OSC 52), which may
// be far from this machine. No terminal tells whether it did, and some refuse:
// show the text as well.
func Copy(text string) tea.Cmd {
	return func() tea.Msg { return copyMsg(text) }
}

// copyMsg asks for its text to be copied between two frames.
type copyMsg string

// copySequence gives what to write. Which way tmux lets it through is a matter
// of its settings (set-clipboard or allow-passthrough), so it gets both.
func copySequence(text string, getenv func(string) string) string {
	plain := osc52.New(text)
	switch {
	case getenv("TMUX") != "":
		return plain.String() + plain.Tmux().String()
	case getenv("STY") != "" || strings.HasPrefix(getenv("TERM"), "screen"):
		return plain.Screen().String()
	}
	return plain.String()
}
