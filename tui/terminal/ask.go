package terminal

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// modeSync is the private mode in which a terminal shows a frame only when it is
// complete.
const modeSync = ansi.ModeSynchronizedOutput

// questions gives what to ask the terminal: its background colour and whether
// it knows [modeSync]. Nothing waits for the answers.
func questions(getenv func(string) string) string {
	if !hears || getenv("TERM") == "linux" {
		return "" // the Linux console answers neither, and old ones print the colour's
	}
	if printsModeRequest(getenv) {
		return ansi.RequestBackgroundColor
	}
	return ansi.RequestBackgroundColor + ansi.RequestMode(modeSync)
}

// printsModeRequest tells whether this may be Terminal.app, which prints the
// last letter of the question (https://github.com/neovim/neovim/pull/28453). Over
// ssh only TERM is known of it.
func printsModeRequest(getenv func(string) string) bool {
	switch getenv("TERM_PROGRAM") {
	case "Apple_Terminal":
		return true
	case "":
		return getenv("SSH_TTY") != "" && getenv("TERM") == "xterm-256color"
	}
	return false
}

// background reads the answer to the question for the background colour.
func background(reply string) (dark, ok bool) {
	name, ok := strings.CutPrefix(reply, "\x1b]11;")
	if !ok {
		return false, false
	}
	c := ansi.XParseColor(name)
	if c == nil {
		return false, false
	}
	// Luma of Rec. 709, as it is written: a middle grey is half.
	r, g, b, _ := c.RGBA()
	return 2126*r+7152*g+722*b < 10000*0xffff/2, true
}

// synchronises reads the answer to the question for [modeSync]: it is set or
// reset, and so it is known.
func synchronises(reply string) bool {
	return reply == ansi.ReportMode(modeSync, ansi.ModeSet) || reply == ansi.ReportMode(modeSync, ansi.ModeReset)
}
