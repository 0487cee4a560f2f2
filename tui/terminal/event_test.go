package terminal

import "testing"

func TestFirst(t *testing.T) {
	tests := []struct {
		name, in string
		n        int
		kind     kind
	}{
		{"a letter", "ab", 1, key},
		{"control c", "\x03", 1, key},
		{"a Chinese rune", "中文", 3, key},
		{"half of one", "\xe4\xb8", 0, cut},
		{"a byte that is none", "\xff", 1, key},
		{"alt and a letter", "\x1bab", 2, key},
		{"alt and a Chinese rune", "\x1b中x", 4, key},
		{"alt and half of one", "\x1b\xe4", 0, cut},

		{"escape, or the start of more", "\x1b", 0, cut},
		{"two escapes, or Alt with more", "\x1b\x1b", 0, cut},
		{"escape, then a letter with Alt", "\x1b\x1ba", 1, key},
		{"escape, then a mouse report", "\x1b\x1b[<0;1;2M", 1, key},
		{"escape, then a paste", "\x1b\x1b[200~", 1, key},
		{"alt and up, as rxvt", "\x1b\x1b[Ax", 4, key},
		{"alt and page up, as rxvt", "\x1b\x1b[5~x", 5, key},
		{"alt and up, in application mode", "\x1b\x1bOAx", 4, key},
		{"alt and up, cut", "\x1b\x1b[", 0, cut},

		{"up", "\x1b[Ax", 3, key},
		{"shift and right", "\x1b[1;2Cx", 6, key},
		{"a cut one", "\x1b[1;2", 0, cut},
		{"f1 in application mode", "\x1bOPx", 3, key},
		{"a keypad key unknown to Bubble Tea", "\x1bOjx", 3, junk},
		{"alt and O, then enter", "\x1bO\r", 2, key},
		{"f1 on the Linux console", "\x1b[[Ax", 4, key},
		{"a cut one of these", "\x1b[[", 0, cut},
		{"shift and home, as rxvt", "\x1b[7$x", 4, key},
		{"control and up, as rxvt", "\x1b[Oax", 4, key},
		{"the focus is gone", "\x1b[Ox", 3, key},
		{"alt and [, then control c", "\x1b[\x03", 2, key},
		{"alt and [, then a Chinese rune", "\x1b[中", 2, key},

		{"a mouse report", "\x1b[<0;40;5Mx", 10, key},
		{"a cut mouse report", "\x1b[<0;40;", 0, cut},
		{"a broken mouse report", "\x1b[<0;40M", 8, junk},
		{"a mouse report before SGR", "\x1b[M\x20\x41\xffx", 6, key},
		{"a cut one of these", "\x1b[M\x20", 0, cut},

		{"a paste begins", "\x1b[200~x", 6, paste},
		{"the end of no paste", "\x1b[201~x", 6, junk},
		{"a mode's report", "\x1b[?2026;2$yx", 11, report},
		{"the terminal's class", "\x1b[?62;4cx", 8, report},
		{"the terminal's version", "\x1b[>0;276;0cx", 11, junk},
		{"parameters after an intermediate", "\x1b[ 1A", 5, junk},
		{"a sequence that an escape breaks", "\x1b[1;\x1b[A", 4, junk},
		{"a sequence without end", "\x1b[" + string(make70()), sequenceLimit, junk},

		{"a colour", "\x1b]11;rgb:", 2, text},
		{"alt and ], then a letter", "\x1b]a", 2, key},
		{"alt and ], or a reply", "\x1b]", 0, cut},
		{"a device's answer", "\x1bP>|XTerm", 2, text},
		{"alt and P, then a letter", "\x1bPa", 2, key},
		{"a picture's answer", "\x1b_Gi=1;OK", 2, text},
	}
	for _, test := range tests {
		if n, kind := first([]byte(test.in)); n != test.n || kind != test.kind {
			t.Errorf("%s %q: %d bytes of kind %d, want %d of kind %d", test.name, test.in, n, kind, test.n, test.kind)
		}
	}
}

// make70 gives 70 digits, more than a sequence may have.
func make70() []byte {
	b := make([]byte, 70)
	for i := range b {
		b[i] = '1'
	}
	return b
}
