package unit

import (
	"slices"
	"strings"
)

// Amount is a number as someone typed or pasted it, with what stood beside it.
type Amount struct {
	Nanos    int64  // billionths of what was written: 1.98 is 1_980_000_000
	Currency string // ISO 4217, or "" when none was written
	// Open means that Currency is only the likeliest: other currencies write
	// the same sign (¥, $, £, ₩).
	Open bool
	// Per is what the price is for, "" when nothing was written: second,
	// minute, hour, day, week, month, year, GB, GiB, TB, card, instance, or
	// several of them in the order thing-size-time: card-hour, GB-day.
	Per       string
	Ambiguous bool // the rule for separators had to choose; show what was read
	Decimals  int  // digits after the point, as written
}

// ParseAmount reads a number with a currency, a multiplier and what it is for,
// as people paste them: 1.98, ¥1.98/小时, 1.355,90 €, 1万, CNY 1.98/h,
// 0.0066/GB/天, -3; full-width too. The error is a [SyntaxError].
//
// One rule says what separates digits:
//
//   - Both comma and point: the last of them is the decimal point.
//   - One kind, several times: grouping, by 3 digits or by 4 (1,0000).
//   - A single point is always the decimal point.
//   - A single comma with exactly 3 or 4 digits after it, and before it 1 to 3
//     that do not start with 0, is grouping, else the decimal point; being a
//     choice, it is ambiguous either way.
//   - Space, apostrophe and underscore group by 3.
func ParseAmount(s string) (Amount, error) {
	r, err := read(s, KindAmount)
	if err != nil {
		return Amount{}, err
	}
	nanos, err := r.integer(9)
	if err != nil {
		return Amount{}, err
	}
	return Amount{nanos, r.coin.code, r.coin.open, r.per, r.ambiguous, r.decimals}, nil
}

// IsIn reports whether the amount may be one of the currency with the code: it
// says so, says nothing, or has a sign that this currency writes too.
func (a Amount) IsIn(code string) bool {
	if a.Currency == "" || a.Currency == code {
		return true
	}
	likely, _ := LookupCurrency(a.Currency)
	asked, err := LookupCurrency(code)
	return a.Open && err == nil && likely.Symbol() == asked.Symbol()
}

// IsPer reports whether the amount may be the price for per ("hour", "GB-day",
// "month"): it says so or says nothing. Whether it is for a card or for an
// instance is left to the caller.
func (a Amount) IsPer(per string) bool {
	rest := strings.TrimPrefix(strings.TrimPrefix(a.Per, "card-"), "instance-")
	return rest == "" || rest == per
}

// ParseMoney reads an amount as [ParseAmount] does, one that is not for
// anything: 900/month is no money, and its currency is not looked at.
func ParseMoney(s string) (Money, error) {
	v, err := parsePrice(s, KindMoney, 6)
	return Money(v), err
}

// ParsePerHour reads a price per hour; that it is per hour, for a card or for
// an instance, may be written or not.
func ParsePerHour(s string) (PerHour, error) {
	v, err := parsePrice(s, KindPerHour, 9, "hour", "card-hour", "instance-hour")
	return PerHour(v), err
}

// ParsePerGB reads a price of traffic.
func ParsePerGB(s string) (PerGB, error) {
	v, err := parsePrice(s, KindPerGB, 9, "GB")
	return PerGB(v), err
}

// ParsePerGBTime reads a price of storage. For what time it is, where that is
// written, tells [ParseAmount].
func ParsePerGBTime(s string) (PerGBTime, error) {
	v, err := parsePrice(s, KindPerGBTime, 9, "GB", "GB-hour", "GB-day", "GB-month")
	return PerGBTime(v), err
}

// ParseRatio reads a factor, 0.93 or 93%.
func ParseRatio(s string) (Ratio, error) {
	c, err := scan(s, KindRatio)
	if err != nil {
		return 0, err
	}
	sign := c.sign()
	r := reading{scanner: c}
	if r.numeral, err = c.number(); err != nil {
		return 0, err
	}
	r.neg = sign == '-'
	if c.skipSpace(); c.take('%') {
		r.power = -2
	}
	if err := c.end(); err != nil {
		return 0, err
	}
	v, err := r.integer(9)
	return Ratio(v), err
}

func parsePrice(s string, k Kind, places int, pers ...string) (int64, error) {
	r, err := read(s, k)
	if err != nil {
		return 0, err
	}
	if r.per != "" && !slices.Contains(pers, r.per) {
		return 0, r.fail(WrongPer, r.perAt)
	}
	return r.integer(places)
}

// reading is an amount that has been taken apart but not scaled.
type reading struct {
	*scanner
	numeral
	power int // of the multiplier: 4 for 万
	coin  coin
	per   string
	perAt int
}

func read(s string, k Kind) (reading, error) {
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
	seen := Amount{Currency: r.coin.code, Open: r.coin.open}
	if seen.IsIn(c.code) {
		r.coin = c
		return true
	}
	return Amount{Currency: c.code, Open: c.open}.IsIn(r.coin.code)
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
