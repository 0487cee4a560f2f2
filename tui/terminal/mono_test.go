package terminal

import "testing"

func TestUncolored(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"no style", "\x1b[H价格\r\n\x1b[K", "\x1b[H价格\r\n\x1b[K"},
		{"bold and red", "\x1b[1;31mx\x1b[0m", "\x1b[1mx\x1b[0m"},
		{"red inside bold does not end it", "\x1b[1mx\x1b[31my\x1b[0m", "\x1b[1mxy\x1b[0m"},
		{"a short reset stays", "\x1b[1mx\x1b[m", "\x1b[1mx\x1b[m"},
		{"256 colours between attributes", "\x1b[4;38;5;196;7mx", "\x1b[4;7mx"},
		{"24 bits, both grounds", "\x1b[38;2;1;2;3;48;2;4;5;6;2mx", "\x1b[2mx"},
		{"bright ones and defaults", "\x1b[97;100;39;49;9mx", "\x1b[9mx"},
		{"a cut colour", "\x1b[1;38;5m", "\x1b[1m"},
		{"a link", "\x1b]8;;http://a\ax\x1b]8;;\a", "\x1b]8;;http://a\ax\x1b]8;;\a"},
	}
	for _, test := range tests {
		if got := string(uncolored([]byte(test.in))); got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}
