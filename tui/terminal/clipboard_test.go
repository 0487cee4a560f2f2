package terminal

import "testing"

func TestCopySequence(t *testing.T) {
	const plain = "\x1b]52;c;Z3B1\a" // "gpu" in base64
	for vars, want := range map[string]string{
		"TERM=xterm-256color":                             plain,
		"TERM=tmux-256color TMUX=/tmp/tmux-0/default,1,0": plain + "\x1bPtmux;\x1b" + plain + "\x1b\\",
		"TERM=screen STY=1.pts-0":                         "\x1bP" + plain + "\x1b\\",
	} {
		if got := copySequence("gpu", env(vars)); got != want {
			t.Errorf("%s: %q, want %q", vars, got, want)
		}
	}
}
