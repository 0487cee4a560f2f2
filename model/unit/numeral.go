package unit

import (
	"math/big"
	"strconv"
	"strings"
)

// numeral is a number as it was written, before anyone says of what.
type numeral struct {
	neg      bool
	digits   string // before and after the point, without separators
	decimals int    // how many of the digits stand after the point
}

// separator is a sign between digits; at is its place in the text.
type separator struct {
	sign rune
	at   int
}

// number reads digits and separators by the rule that [ParseAmount] states.
func (s *scanner) number() (numeral, error) {
	s.skipSpace()
	from := s.pos
	seps := s.takeDigits()
	if s.pos == from {
		return numeral{}, s.fail(UnknownWord, from)
	}
	if s.atExponent() {
		return numeral{}, s.fail(Exponent, s.pos)
	}
	decimals, err := s.afterPoint(from, seps)
	if err != nil {
		return numeral{}, err
	}
	return numeral{digits: onlyDigits(s.text[from:s.pos]), decimals: decimals}, nil
}

// positive reads a number that is 0 or more, and the space after it.
func (s *scanner) positive() (numeral, error) {
	sign := s.sign()
	n, err := s.number()
	if err != nil {
		return n, err
	}
	if sign == '-' && strings.Trim(n.digits, "0") != "" {
		return n, s.fail(Negative, -1)
	}
	s.skipSpace()
	return n, nil
}

// takeDigits steps over digits and what may separate them.
func (s *scanner) takeDigits() []separator {
	var seps []separator
	from := s.pos
	for {
		switch r := s.peek(0); {
		case isDigit(r):
		case isPoint(r) && (isDigit(s.peek(1)) || s.pos > from && isDigit(s.peek(-1))),
			isSpacer(r) && s.pos > from && s.threeDigits():
			seps = append(seps, separator{r, s.pos})
		default:
			return seps
		}
		s.pos++
	}
}

func isPoint(r rune) bool  { return r == '.' || r == ',' }
func isSpacer(r rune) bool { return r == ' ' || r == '\'' || r == '_' }

// threeDigits reports whether exactly three digits come after the next sign.
func (s *scanner) threeDigits() bool {
	return isDigit(s.peek(1)) && isDigit(s.peek(2)) && isDigit(s.peek(3)) && !isDigit(s.peek(4))
}

// atExponent reports whether the number goes on as in 1e3.
func (s *scanner) atExponent() bool {
	if r := s.peek(0); r != 'e' && r != 'E' {
		return false
	}
	next := s.peek(1)
	return isDigit(next) || (next == '+' || next == '-') && isDigit(s.peek(2))
}

// afterPoint returns how many of the digits from here to the present place stand
// after the decimal point, and checks the groups before it.
func (s *scanner) afterPoint(from int, seps []separator) (int, error) {
	isDecimal, err := s.lastIsPoint(from, seps)
	if err != nil {
		return 0, err
	}
	if !isDecimal {
		return 0, s.checkGroups(from, s.pos, seps)
	}
	last := len(seps) - 1
	point := seps[last].at
	return s.pos - point - 1, s.checkGroups(from, point, seps[:last])
}

// lastIsPoint reports whether the last separator is the decimal point.
func (s *scanner) lastIsPoint(from int, seps []separator) (bool, error) {
	if len(seps) == 0 || isSpacer(seps[len(seps)-1].sign) {
		return false, nil
	}
	last := seps[len(seps)-1]
	var same []separator
	for _, sep := range seps {
		if sep.sign == last.sign {
			same = append(same, sep)
		}
	}
	switch {
	case len(same) == len(seps) && len(seps) > 1:
		return false, nil
	case len(same) > 1:
		return false, s.fail(SecondPoint, same[1].at)
	case len(seps) == 1 && last.sign == ',':
		return !s.commaGroups(from, last.at), nil
	}
	return true, nil
}

// commaGroups is the rule for a single comma.
func (s *scanner) commaGroups(from, comma int) bool {
	before, after := comma-from, s.pos-comma-1
	return before >= 1 && before <= 3 && s.text[from] != '0' && (after == 3 || after == 4)
}

// checkGroups checks that the separators part the text between from and to
// into groups of 3 or, with comma or point, of 4.
func (s *scanner) checkGroups(from, to int, seps []separator) error {
	if len(seps) == 0 {
		return nil
	}
	size := to - seps[len(seps)-1].at - 1
	first := seps[0].at - from
	ok := (size == 3 || size == 4) && first >= 1 && first <= size && s.text[from] != '0'
	for i, sep := range seps {
		end := to
		if i+1 < len(seps) {
			end = seps[i+1].at
		}
		ok = ok && sep.sign == seps[0].sign && end-sep.at-1 == size
	}
	if ok {
		return nil
	}
	return s.badGroups(seps)
}

// badGroups names what the separators look like, if not groups.
func (s *scanner) badGroups(seps []separator) error {
	for _, sep := range seps {
		if sep.sign == ' ' {
			return s.fail(TwoNumbers, sep.at+1)
		}
	}
	if len(seps) > 1 && seps[0].sign == '.' && seps[1].sign == '.' {
		return s.fail(SecondPoint, seps[1].at)
	}
	return s.fail(BadGroups, seps[0].at)
}

func onlyDigits(text []rune) string {
	digits := make([]byte, 0, len(text))
	for _, r := range text {
		if isDigit(r) {
			digits = append(digits, byte(r))
		}
	}
	return string(digits)
}

// scaled returns the number × 10^exp as an integer; the reason tells what
// stands against it.
func (n numeral) scaled(exp int) (v int64, reason Reason, ok bool) {
	digits := strings.TrimLeft(n.digits, "0")
	if digits == "" {
		return 0, 0, true
	}
	switch exp -= n.decimals; {
	case exp < 0:
		cut := len(digits) + exp
		if cut < 0 || strings.Trim(digits[cut:], "0") != "" {
			return 0, TooManyDecimals, false
		}
		digits = digits[:cut]
	default:
		digits += strings.Repeat("0", exp)
	}
	if n.neg {
		digits = "-" + digits
	}
	v, err := strconv.ParseInt(digits, 10, 64)
	return v, TooLarge, err == nil
}

// magnitude returns the number as it was written, without its sign.
func (n numeral) magnitude() Exact {
	r, _ := new(big.Rat).SetString(n.digits + "e-" + strconv.Itoa(n.decimals))
	return fromRat(r)
}

// plain reads a number of digits and at most one point, as programs write it,
// in billionths; ok is false for all else and for what is not certain to fit.
// It is a short cut: the scanner reads such a number alike.
func plain(s string) (nanos int64, ok bool) {
	whole, decimals, pointed := strings.Cut(s, ".")
	if whole == "" || len(whole) > 9 || len(decimals) > 9 || pointed && decimals == "" {
		return 0, false
	}
	for _, part := range [2]string{whole, decimals} {
		for i := range len(part) {
			if part[i] < '0' || part[i] > '9' {
				return 0, false
			}
			nanos = nanos*10 + int64(part[i]-'0')
		}
	}
	for range 9 - len(decimals) {
		nanos *= 10
	}
	return nanos, true
}
