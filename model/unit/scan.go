package unit

import (
	"strings"
	"unicode"
)

// longest is the most text that is looked at; no number is that long.
const longest = 200

// scanner walks over a text that someone typed or pasted.
type scanner struct {
	kind  kind
	input string
	text  []rune // input with full-width forms folded, a rune for a rune
	pos   int
}

// scan starts on a text; one without any digit is refused here.
func scan(input string, k kind) (*scanner, error) {
	s := &scanner{kind: k, input: input}
	if len(input) > longest {
		return nil, s.fail(TooLong, -1)
	}
	s.text = []rune(input)
	for i, r := range s.text {
		s.text[i] = fold(r)
	}
	switch {
	case strings.TrimSpace(string(s.text)) == "":
		return nil, s.fail(Empty, -1)
	case !strings.ContainsFunc(string(s.text), isDigit):
		return nil, s.fail(NotNumber, -1)
	}
	return s, nil
}

// fold maps what Chinese keyboards and web pages produce to the plain sign.
func fold(r rune) rune {
	switch {
	case r >= '！' && r <= '～':
		return r - '！' + '!'
	case unicode.IsSpace(r) || unicode.Is(unicode.Cf, r):
		return ' '
	}
	if plain, ok := folded[r]; ok {
		return plain
	}
	return r
}

var folded = map[rune]rune{
	'￥': '¥', '￡': '£', '￦': '₩',
	'。': '.', '｡': '.', '−': '-', '’': '\'', '‘': '\'',
	'・': '·', '×': '·', '⋅': '·',
}

func isDigit(r rune) bool  { return r >= '0' && r <= '9' }
func isLetter(r rune) bool { return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' }

// peek returns the character at offset from here, 0 past the end.
func (s *scanner) peek(offset int) rune {
	if at := s.pos + offset; at >= 0 && at < len(s.text) {
		return s.text[at]
	}
	return 0
}

// take steps over r if it comes next.
func (s *scanner) take(r rune) bool {
	if s.peek(0) != r {
		return false
	}
	s.pos++
	return true
}

func (s *scanner) skipSpace() {
	for s.take(' ') {
	}
}

// letters steps over Latin letters and returns them.
func (s *scanner) letters() string {
	from := s.pos
	for isLetter(s.peek(0)) {
		s.pos++
	}
	return string(s.text[from:s.pos])
}

// sign steps over a plus or minus and returns it, 0 when there is none.
func (s *scanner) sign() rune {
	s.skipSpace()
	if r := s.peek(0); s.take('-') || s.take('+') {
		return r
	}
	return 0
}

// end checks that nothing but space is left.
func (s *scanner) end() error {
	s.skipSpace()
	switch {
	case s.pos == len(s.text):
		return nil
	case isDigit(s.peek(0)):
		return s.fail(TwoNumbers, s.pos)
	}
	return s.fail(UnknownWord, s.pos)
}

// fail makes the error for the character at index at, −1 for the whole text.
func (s *scanner) fail(reason Reason, at int) error {
	return &SyntaxError{kind: s.kind, Reason: reason, Input: s.input, At: at + 1}
}

// round returns e as a whole number; one that would become 0 without being 0
// is refused.
func (s *scanner) round(e Exact) (int64, error) {
	v, err := HalfUp.Int(e)
	switch {
	case err != nil:
		return 0, s.fail(TooLarge, -1)
	case v == 0 && e.Sign() != 0:
		return 0, s.fail(TooManyDecimals, -1)
	}
	return v, nil
}

// word steps over the longest word of the table that comes next, in any case.
// A word that ends in a Latin letter must end there in the text too.
func word[V any](s *scanner, table map[string]V) (v V, ok bool) {
	const most = 10 // letters of the longest word in any table
	for n := min(most, len(s.text)-s.pos); n > 0; n-- {
		if isLetter(s.peek(n-1)) && isLetter(s.peek(n)) {
			continue
		}
		text := strings.ToLower(string(s.text[s.pos : s.pos+n]))
		if v, ok = table[text]; ok {
			s.pos += n
			return v, true
		}
	}
	return v, false
}
