package terminal

import "testing"

func TestRefuse(t *testing.T) {
	tests := []struct {
		in, out bool
		term    string
		want    Refusal
	}{
		{true, true, "xterm-256color", 0},
		{true, true, "", 0}, // as on Windows
		{true, true, "dumb", Dumb},
		{false, true, "dumb", InputElsewhere},
		{false, false, "xterm", OutputElsewhere},
		{true, false, "xterm", OutputElsewhere},
	}
	for _, test := range tests {
		if got := refuse(test.in, test.out, test.term); got != test.want {
			t.Errorf("in %v out %v TERM=%s: %d, want %d", test.in, test.out, test.term, got, test.want)
		}
	}
}
