package terminal

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

const esc = '\x1b'

// sequenceLimit is the longest sequence taken for one, in bytes; the keys and
// mouse reports of known terminals have fewer than 20.
const sequenceLimit = 64

// kind is what one event of the input is to us.
type kind int

const (
	cut    kind = iota // the beginning of an event whose rest has not come
	key                // a key or a mouse report: Bubble Tea decodes it
	paste              // a paste begins and runs to its own end mark
	text               // a reply begins that runs to a terminator (OSC, DCS, APC)
	report             // a whole reply (CSI ? …)
	junk               // nothing that anyone typed, and no reply either
)

// first gives the length and the kind of the first event of b, which must not
// be empty. A cut event has no length.
func first(b []byte) (int, kind) {
	if b[0] != esc {
		return firstRune(b)
	}
	if len(b) == 1 {
		return 0, cut // Esc, or the start of something longer
	}
	switch b[1] {
	case '[':
		return firstCSI(b)
	case 'O':
		return firstSS3(b)
	case ']', 'P', '_':
		return firstText(b)
	case esc:
		return firstAlt(b)
	}
	n, k := firstRune(b[1:])
	if k == cut {
		return 0, cut
	}
	return 1 + n, k // a key with Alt
}

// firstRune takes a byte that is no rune for one.
func firstRune(b []byte) (int, kind) {
	if !utf8.FullRune(b) {
		return 0, cut
	}
	_, n := utf8.DecodeRune(b)
	return n, key
}

// firstSS3 takes cursor keys in application mode and F1 to F4, which Bubble Tea
// knows; it would type the last letter of any other.
func firstSS3(b []byte) (int, kind) {
	switch {
	case len(b) < 3:
		return 0, cut
	case strings.IndexByte("ABCDPQRS", b[2]) >= 0:
		return 3, key
	case b[2] < 0x20 || b[2] > 0x7e:
		return 2, key // Alt and O
	}
	return 3, junk
}

// firstText tells the replies that begin like Alt with ], P or _ from those
// keys: a reply goes on in a way that replies do.
func firstText(b []byte) (int, kind) {
	next := map[byte]string{']': "0123456789", 'P': "0123456789>!$+|=", '_': "G"}
	switch {
	case len(b) < 3:
		return 0, cut
	case strings.IndexByte(next[b[1]], b[2]) >= 0:
		return 2, text
	}
	return 2, key
}

// firstAlt takes Esc before a cursor or editing key for Alt with that key, as
// rxvt and others send it. Before anything else it is the key Esc: Bubble Tea
// would take both for Alt and Esc, and type the rest.
func firstAlt(b []byte) (int, kind) {
	if len(b) == 2 {
		return 0, cut
	}
	if b[2] != '[' && b[2] != 'O' {
		return 1, key
	}
	n, k := first(b[1:])
	if k == cut {
		return 0, cut
	}
	if k == key && alterable(b[1:1+n]) {
		return 1 + n, key
	}
	return 1, key
}

// alterable tells whether Bubble Tea knows seq with an escape before it.
func alterable(seq []byte) bool {
	last := seq[len(seq)-1]
	switch {
	case seq[1] == 'O':
		return len(seq) == 3
	case len(seq) == 3:
		return strings.IndexByte("ABCDFHabcd", last) >= 0
	case len(seq) == 4:
		return last == '~' && seq[2] >= '1' && seq[2] <= '8'
	}
	return false
}

// firstCSI finds the end of a control sequence: parameters, then intermediates,
// then one final byte (ECMA-48, 5.4).
func firstCSI(b []byte) (int, kind) {
	if n, k, odd := oddCSI(b); odd {
		return n, k
	}
	broken, intermediates := false, false
	for i := 2; i < min(len(b), sequenceLimit); i++ {
		switch c := b[i]; {
		case c < 0x20 || c > 0x7e:
			if i == 2 {
				return 2, key // Alt and [
			}
			return i, junk
		case c >= 0x40:
			return i + 1, kindOfCSI(b[:i+1], broken)
		case c == '$' && b[2] != '?':
			return i + 1, key // rxvt ends Shift+Home so
		case c < 0x30:
			intermediates = true
		default:
			broken = broken || intermediates
		}
	}
	if len(b) < sequenceLimit {
		return 0, cut
	}
	return sequenceLimit, junk
}

// oddCSI knows the sequences that go on after what ends others.
func oddCSI(b []byte) (n int, k kind, odd bool) {
	whole := map[byte]int{
		'M': 6, // a mouse report before SGR: three bytes of any value
		'[': 4, // F1 to F5 on the Linux console
	}
	switch {
	case len(b) == 2:
		return 0, cut, true
	case whole[b[2]] > len(b):
		return 0, cut, true
	case whole[b[2]] > 0:
		return whole[b[2]], key, true
	case b[2] == 'O' && len(b) == 3:
		return 0, cut, true
	case b[2] == 'O' && strings.IndexByte("ABCDabcd", b[3]) >= 0: // rxvt: Ctrl and a cursor key
		return 4, key, true
	}
	return 0, cut, false
}

// kindOfCSI sorts a whole control sequence.
func kindOfCSI(seq []byte, broken bool) kind {
	switch {
	case broken:
		return junk
	case string(seq) == ansi.BracketedPasteStart:
		return paste
	case string(seq) == ansi.BracketedPasteEnd:
		return junk // of no paste
	case seq[2] == '?':
		return report
	case seq[2] == '<' && !mouseReport(seq[3:]):
		return junk
	case seq[2] == '>' || seq[2] == '=':
		return junk // the terminal's version, which nobody asked for
	}
	return key
}

// mouseReport tells whether b is "button;column;row" and M or m.
func mouseReport(b []byte) bool {
	body, last := b[:len(b)-1], b[len(b)-1]
	if last != 'M' && last != 'm' {
		return false
	}
	numbers := bytes.Split(body, []byte{';'})
	for _, n := range numbers {
		if len(n) == 0 || len(bytes.Trim(n, "0123456789")) > 0 {
			return false
		}
	}
	return len(numbers) == 3
}
