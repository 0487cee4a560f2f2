package terminal

import (
	"strings"
	"testing"
)

// env gives the variables of "A=1 B=2".
func env(pairs string) func(string) string {
	vars := map[string]string{}
	for _, pair := range strings.Fields(pairs) {
		name, value, _ := strings.Cut(pair, "=")
		vars[name] = value
	}
	return func(name string) string { return vars[name] }
}

func TestQuestions(t *testing.T) {
	const colour, mode = "\x1b]11;?\a", "\x1b[?2026$p"
	for vars, want := range map[string]string{
		"TERM=xterm-kitty": colour + mode,
		"TERM=linux":       "",
		"TERM=xterm-256color TERM_PROGRAM=Apple_Terminal":               colour,
		"TERM=xterm-256color SSH_TTY=/dev/pts/1":                        colour,
		"TERM=xterm-ghostty SSH_TTY=/dev/pts/1":                         colour + mode,
		"TERM=xterm-256color SSH_TTY=/dev/pts/1 TERM_PROGRAM=iTerm.app": colour + mode,
	} {
		if got := questions(env(vars)); got != want {
			t.Errorf("%s: asks %q, want %q", vars, got, want)
		}
	}
}

func TestBackground(t *testing.T) {
	tests := []struct {
		reply    string
		dark, ok bool
	}{
		{"\x1b]11;rgb:1e1e/1e1e/1e1e", true, true},
		{"\x1b]11;rgb:ffff/ffff/ffff", false, true},
		{"\x1b]11;rgb:ff/ff/ff", false, true},
		{"\x1b]11;rgba:0000/0000/0000/ffff", true, true},
		{"\x1b]11;#fdf6e3", false, true}, // Solarized light
		{"\x1b]11;#002b36", true, true},  // and dark
		{"\x1b]11;#00ff00", false, true}, // green is bright: 0.7152
		{"\x1b]11;#0000ff", true, true},  // blue is not: 0.0722
		{"\x1b]11;", false, false},
		{"\x1b]11;who knows", false, false},
		{"\x1b]10;rgb:1e1e/1e1e/1e1e", false, false},
	}
	for _, test := range tests {
		if dark, ok := background(test.reply); dark != test.dark || ok != test.ok {
			t.Errorf("%q: dark %v ok %v, want %v %v", test.reply, dark, ok, test.dark, test.ok)
		}
	}
}

func TestSynchronises(t *testing.T) {
	for reply, want := range map[string]bool{
		"\x1b[?2026;1$y": true,
		"\x1b[?2026;2$y": true,
		"\x1b[?2026;0$y": false, // not known
		"\x1b[?2026;4$y": false, // known, but never on
		"\x1b[?2004;1$y": false,
	} {
		if got := synchronises(reply); got != want {
			t.Errorf("%q: %v, want %v", reply, got, want)
		}
	}
}
