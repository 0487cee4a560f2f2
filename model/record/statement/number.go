package statement

import (
	"strings"
	"unicode"

	"app/gpuplan/model/unit"
)

// Mark is the sign that parts whole numbers from decimals.
type Mark uint8

// The signs. Undecided, the column decides; a lone comma with three or four digits behind it, "100,500", is then grouping.
const (
	Undecided Mark = iota
	Point          // 1,234.56
	Comma          // 1.234,56
)

// mostDigits is how many digits of a number fit 64 bits for certain.
const mostDigits = 18

// tens are the powers of ten that fit 64 bits.
var tens = func() (t [mostDigits + 1]int64) {
	t[0] = 1
	for i := range mostDigits {
		t[i+1] = t[i] * 10
	}
	return t
}()

// numeral is a number of a cell, taken apart.
type numeral struct {
	text     string // digits with their separators, and perhaps an exponent: "1.234,5"
	negative bool
	beside   string // what stands around it, with a 1 in its place: "¥1"; "1" where there is nothing
}

// program reads a number as programs write it: a sign, digits, at most one point. It is a short cut past cut and read.
func program(s string) (n int64, decimals int, ok bool) {
	at, negative := 0, false
	if s != "" && s[0] == '-' {
		at, negative = 1, true
	}
	if len(s)-at > mostDigits {
		return 0, 0, false
	}
	point := -1
	for i := at; i < len(s); i++ {
		switch c := s[i]; {
		case c >= '0' && c <= '9':
			n = n*10 + int64(c-'0')
		case c == '.' && point < 0 && i > at && i < len(s)-1:
			point = i
		default:
			return 0, 0, false
		}
	}
	if point >= 0 {
		decimals = len(s) - point - 1
	}
	if negative {
		n = -n
	}
	return n, decimals, len(s) > at
}

// cut takes the number of a cell apart; ok is false where there are no digits.
func cut(cell string) (n numeral, ok bool) {
	s := strings.Map(fold, strings.TrimSpace(cell))
	if strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") { // as accountants write what is owed
		s, n.negative = s[1:len(s)-1], true
	}
	from := strings.IndexFunc(s, isDigit)
	if from < 0 {
		return n, false
	}
	if from > 0 && (s[from-1] == '.' || s[from-1] == ',') {
		from--
	}
	to := numberEnd(s, from)
	before, behind := s[:from], s[to:]
	n.text = s[from:to]
	if strings.HasPrefix(behind, "-") { // 1.00-
		behind, n.negative = behind[1:], !n.negative
	}
	if i := strings.IndexByte(before, '-'); i >= 0 {
		before, n.negative = before[:i]+before[i+1:], !n.negative
	}
	before = strings.Replace(before, "+", "", 1)
	n.beside = strings.TrimSpace(before) + "1" + strings.TrimSpace(behind)
	return n, true
}

// numberEnd finds where the digits from here, with what groups them and an exponent, end.
func numberEnd(s string, from int) int {
	to := from
	for to < len(s) && (isDigit(rune(s[to])) || strings.IndexByte(".,' _", s[to]) >= 0 && to+1 < len(s) && isDigit(rune(s[to+1]))) {
		to++
	}
	if to+1 < len(s) && s[to]|0x20 == 'e' {
		rest := strings.TrimLeft(s[to+1:], "+-")
		digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
		if digits > 0 && len(s)-to-1-len(rest) <= 1 {
			return len(s) - len(rest) + digits
		}
	}
	return to
}

// fold maps full-width signs, and those that look alike, to the plain ones.
func fold(r rune) rune {
	switch {
	case r < 0x80:
		return r
	case r >= '！' && r <= '～':
		return r - '！' + '!'
	case r == '−' || r == '–':
		return '-'
	case r == '’':
		return '\''
	case r == '。':
		return '.'
	case unicode.IsSpace(r):
		return ' '
	}
	return r
}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// mark tells which sign parts the decimals, as far as the number itself shows it; doubt is a lone comma or point that may be either.
func (n *numeral) mark() (m Mark, doubt bool) {
	points, commas := strings.Count(n.text, "."), strings.Count(n.text, ",")
	point, comma := strings.LastIndexByte(n.text, '.'), strings.LastIndexByte(n.text, ',')
	switch {
	case points == 0 && commas == 0:
		return Undecided, false
	case points > 0 && commas > 0:
		return latter(point > comma), false
	case commas > 1:
		return Point, false
	case points > 1:
		return Comma, false
	}
	at := max(point, comma)
	whole, decimals := n.text[:at], len(n.text)-at-1
	if (decimals == 3 || decimals == 4 && commas == 1) && len(whole) >= 1 && len(whole) <= 3 && whole[0] != '0' {
		return Undecided, true
	}
	return latter(points == 1), false
}

func latter(point bool) Mark {
	if point {
		return Point
	}
	return Comma
}

// read gives the number where m parts its decimals; ok is false where its separators do not fit that.
func (n *numeral) read(m Mark) (e unit.Exact, ok bool) {
	group, decimal := ",", "."
	if m == Comma {
		group, decimal = decimal, group
	}
	number, exponent, _ := strings.Cut(strings.ToLower(n.text), "e")
	integer, decimals, _ := strings.Cut(number, decimal)
	if !grouped(integer, group) || strings.Trim(decimals, "0123456789") != "" {
		return e, false
	}
	digits := strings.Map(onlyDigits, integer) + decimals
	power, ok := small(exponent)
	if !ok || len(digits) > 60 {
		return e, false
	}
	e = scale(whole(digits), power-len(decimals))
	if n.negative {
		e = e.Neg()
	}
	return e, true
}

func onlyDigits(r rune) rune {
	if isDigit(r) {
		return r
	}
	return -1
}

// grouped reports whether digits are parted into groups of three or of four, or not at all.
func grouped(whole, group string) bool {
	for _, other := range []string{" ", "'", "_"} {
		whole = strings.ReplaceAll(whole, other, group)
	}
	parts := strings.Split(whole, group)
	for _, p := range parts[1:] {
		if len(p) != len(parts[1]) || len(p) != 3 && len(p) != 4 {
			return false
		}
	}
	return len(parts) == 1 || len(parts[0]) <= len(parts[1]) && parts[0] != ""
}

// small reads an exponent; empty is 0.
func small(s string) (n int, ok bool) {
	digits := strings.TrimLeft(s, "+-")
	if len(digits) > 2 {
		return 0, false
	}
	for _, c := range digits {
		n = n*10 + int(c-'0')
	}
	if strings.HasPrefix(s, "-") {
		n = -n
	}
	return n, true
}
