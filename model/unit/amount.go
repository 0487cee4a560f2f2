package unit

import "strings"

// Amount is a number as someone typed or pasted it, with what stood beside it.
type Amount struct {
	Nanos    int64  // billionths of what was written: 1.98 is 1_980_000_000
	Currency string // ISO 4217, or "" when none was written; of ¥, $, £ and ₩ the likeliest
	// Per is what the price is for, "" when nothing was written: second,
	// minute, hour, day, week, month, year, GB, GiB, TB, card, instance, or
	// several of them in the order thing-size-time: card-hour, GB-day.
	Per string

	open bool // others write the same sign as Currency
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
//     that do not start with 0, is grouping, else the decimal point. It may
//     have been meant the other way: show what was read.
//   - Space, apostrophe and underscore group by 3.
func ParseAmount(s string) (Amount, error) {
	if nanos, ok := plain(s); ok {
		return Amount{Nanos: nanos}, nil
	}
	r, err := read(s, kindAmount)
	if err != nil {
		return Amount{}, err
	}
	nanos, err := r.integer(9)
	if err != nil {
		return Amount{}, err
	}
	return Amount{Nanos: nanos, Currency: r.coin.code, Per: r.per, open: r.coin.open}, nil
}

// ParseRounded reads an amount as [ParseAmount] does; what is finer than a
// billionth is rounded and not refused, since programs write a third as
// 0.33333333333333331.
func ParseRounded(s string) (Amount, error) {
	if nanos, ok := plain(s); ok {
		return Amount{Nanos: nanos}, nil
	}
	r, err := read(s, kindAmount)
	if err != nil {
		return Amount{}, err
	}
	nanos, reason, ok := r.scaled(9 + r.power)
	if !ok && reason == TooManyDecimals {
		nanos, err = r.rounded(9)
	} else if !ok {
		err = r.fail(reason, -1)
	}
	return Amount{Nanos: nanos, Currency: r.coin.code, Per: r.per, open: r.coin.open}, err
}

// IsIn reports whether the amount may be one of the currency with the code: it
// says so, says nothing, or has a sign that this currency writes too.
func (a Amount) IsIn(code string) bool { return coin{a.Currency, a.open}.mayBe(code) }

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
	r, err := read(s, kindMoney)
	if err != nil {
		return 0, err
	}
	if r.per != "" {
		return 0, r.fail(WrongPer, r.perAt)
	}
	v, err := r.integer(6)
	return Money(v), err
}

// ParseRatio reads a factor, 0.93 or 93%.
func ParseRatio(s string) (Ratio, error) {
	if nanos, ok := plain(s); ok {
		return Ratio(nanos), nil
	}
	c, err := scan(s, kindRatio)
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
