//go:build unix

package terminal

import (
	"testing"

	"github.com/muesli/termenv"
)

func TestLookFor(t *testing.T) {
	full, rich, basic := Look{Profile: termenv.TrueColor}, Look{Profile: termenv.ANSI256}, Look{Profile: termenv.ANSI}
	attributes, plain := Look{termenv.ANSI, true}, Look{termenv.Ascii, true}
	tests := []struct {
		color    Color
		vars     string
		terminal bool
		want     Look
	}{
		{Auto, "TERM=xterm-256color COLORTERM=truecolor", true, full},
		{Auto, "TERM=xterm-256color", true, rich},
		{Auto, "TERM=xterm", true, basic},
		{Auto, "TERM=vt100", true, attributes},
		{Auto, "TERM=screen-256color COLORTERM=truecolor", true, rich}, // GNU screen has no more
		{Auto, "TERM=xterm-256color CI=1", true, rich},
		{Auto, "TERM=xterm-256color", false, plain},

		{Auto, "TERM=xterm-256color NO_COLOR=1", true, attributes},
		{Auto, "TERM=xterm-256color NO_COLOR=1", false, plain},
		{Auto, "TERM=xterm-256color NO_COLOR=1 CLICOLOR_FORCE=1", true, attributes},
		{Auto, "TERM=xterm-256color NO_COLOR=", true, rich}, // set but empty is not set

		{Auto, "TERM=xterm-256color CLICOLOR_FORCE=1", false, rich},
		{Auto, "TERM=vt100 FORCE_COLOR=1", false, basic},
		{Auto, "TERM=xterm-256color FORCE_COLOR=0", false, plain},
		{Auto, "TERM=xterm-256color CLICOLOR=0", true, attributes},
		{Auto, "TERM=xterm-256color CLICOLOR=0 CLICOLOR_FORCE=1", true, rich},

		{Always, "TERM=xterm-256color NO_COLOR=1", true, rich},
		{Always, "TERM=dumb", false, basic},
		{Never, "TERM=xterm-256color CLICOLOR_FORCE=1", true, attributes},
		{Never, "TERM=xterm-256color", false, plain},
	}
	for _, test := range tests {
		if got := LookFor(test.color, env(test.vars), test.terminal); got != test.want {
			t.Errorf("%s %s terminal %v: %v, want %v", test.color, test.vars, test.terminal, got, test.want)
		}
	}
}
