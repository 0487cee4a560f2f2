package unit

import (
	"slices"
	"strings"
)

// reading is an amount that has been taken apart but not scaled.
type reading struct {
	*scanner
	numeral
	power int // of the multiplier: 4 for 万
	coin  coin
	per   string
	perAt int
}

// read takes an amount apart, to its end.
func read(s string, k kind) (reading, error) {
	c, err := scan(s, k)
	if err != nil {
		return reading{}, err
	}
	r := reading{scanner: c}
	sign, err := r.before()
	if err != nil {
		return r, err
	}
	if r.numeral, err = c.number(); err != nil {
		return r, err
	}
	r.neg = sign == '-'
	c.skipSpace()
	r.power, _ = word(c, multipliers)
	if err := r.beside(); err != nil {
		return r, err
	}
	return r, c.end()
}

// before reads what stands before the number; the sign may come before the
// currency or after it.
func (r *reading) before() (sign rune, err error) {
	sign = r.sign()
	if err := r.beside(); err != nil {
		return 0, err
	}
	if sign == 0 {
		sign = r.sign()
	}
	return sign, r.beside()
}

// beside reads currency and what the price is for, in any order.
func (r *reading) beside() error {
	for {
		r.skipSpace()
		at := r.pos
		if r.takePer() {
			continue
		}
		c, ok := r.currency()
		if !ok {
			return nil
		}
		if !r.agree(c) {
			return r.fail(TwoCurrencies, at)
		}
	}
}

// agree notes a currency; a second one has to be the first said otherwise:
// "¥100 JPY".
func (r *reading) agree(c coin) bool {
	if r.coin.mayBe(c.code) {
		r.coin = c
		return true
	}
	return c.mayBe(r.coin.code)
}

// currency steps over a sign, a word or an ISO code.
func (s *scanner) currency() (coin, bool) {
	if c, ok := word(s, coins); ok {
		return c, true
	}
	if !isLetter(s.peek(0)) || !isLetter(s.peek(1)) || !isLetter(s.peek(2)) || isLetter(s.peek(3)) {
		return coin{}, false
	}
	c, err := LookupCurrency(string(s.text[s.pos : s.pos+3]))
	if err != nil {
		return coin{}, false
	}
	s.pos += 3
	return coin{code: c.Code}, true
}

// takePer steps over "/GB/day" and its like, once.
func (r *reading) takePer() bool {
	at := r.pos
	if _, ok := word(r.scanner, perMarks); !ok || r.per != "" {
		r.pos = at
		return false
	}
	var names [ranks]string
	for r.takeUnit(&names) {
	}
	parts := slices.DeleteFunc(names[:], func(n string) bool { return n == "" })
	if len(parts) == 0 {
		r.pos = at
		return false
	}
	r.per, r.perAt = strings.Join(parts, "-"), at
	return true
}

// takeUnit steps over one unit, with what joins it to the one before.
func (s *scanner) takeUnit(names *[ranks]string) bool {
	at := s.pos
	s.skipSpace()
	if *names != [ranks]string{} {
		word(s, perJoins)
		s.skipSpace()
	}
	u, ok := word(s, perUnits)
	if !ok || names[u.rank] != "" {
		s.pos = at
		return false
	}
	names[u.rank] = u.name
	return true
}

// integer returns the amount × 10^places.
func (r reading) integer(places int) (int64, error) {
	v, reason, ok := r.scaled(places + r.power)
	if !ok {
		return 0, r.fail(reason, -1)
	}
	return v, nil
}

// rounded returns the amount × 10^places, to the nearest whole number.
func (r reading) rounded(places int) (int64, error) {
	e := r.magnitude()
	for range places + r.power {
		e = e.Times(10)
	}
	if r.neg {
		e = e.Neg()
	}
	v, err := HalfUp.Int(e)
	if err != nil {
		return 0, r.fail(TooLarge, -1)
	}
	return v, nil
}
