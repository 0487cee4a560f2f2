package unit

import (
	"math"
	"strings"
)

// Amount is a number as someone typed or pasted it, with what stood beside it.
type Amount struct {
	Nanos     int64  // billionths
	Currency  string // ISO 4217, or "" when none was written
	Per       string // hour, day, week, month, GB, GB-hour, GB-day, GB-month…, or ""
	Ambiguous bool   // the rule for separators had to choose: show what was read
	Decimals  int    // digits after the point as written
}

// ParseAmount reads an amount.
func ParseAmount(s string) (Amount, error) { return parseAmount(s, KindNumber, 9) }

func parseAmount(s string, k Kind, places int) (Amount, error) {
	// First body; the full reader follows.
	t := strings.TrimSpace(s)
	neg := strings.HasPrefix(t, "-")
	whole, frac, _ := strings.Cut(strings.TrimPrefix(t, "-"), ".")
	if t == "" {
		return Amount{}, &SyntaxError{Kind: k, Reason: Empty, Input: s}
	}
	if len(frac) > places {
		return Amount{}, &SyntaxError{Kind: k, Reason: TooManyDecimals, Input: s}
	}
	var n int64
	for _, r := range whole + frac + strings.Repeat("0", places-len(frac)) {
		if r < '0' || r > '9' {
			return Amount{}, &SyntaxError{Kind: k, Reason: NotNumber, Input: s}
		}
		if n > (math.MaxInt64-9)/10 {
			return Amount{}, &SyntaxError{Kind: k, Reason: TooLarge, Input: s}
		}
		n = n*10 + int64(r-'0')
	}
	if neg {
		n = -n
	}
	return Amount{Nanos: n, Decimals: len(frac)}, nil
}

// ParseMoney reads an amount of money.
func ParseMoney(s string) (Money, error) {
	a, err := parseAmount(s, KindMoney, 6)
	return Money(a.Nanos), err
}

// ParsePerHour reads a price per hour.
func ParsePerHour(s string) (PerHour, error) {
	a, err := parseAmount(s, KindPerHour, 9)
	return PerHour(a.Nanos), err
}

// ParsePerGB reads a price of traffic.
func ParsePerGB(s string) (PerGB, error) {
	a, err := parseAmount(s, KindPerGB, 9)
	return PerGB(a.Nanos), err
}

// ParsePerGBTime reads a price of storage.
func ParsePerGBTime(s string) (PerGBTime, error) {
	a, err := parseAmount(s, KindPerGBTime, 9)
	return PerGBTime(a.Nanos), err
}

// ParseRatio reads a factor.
func ParseRatio(s string) (Ratio, error) {
	a, err := parseAmount(s, KindRatio, 9)
	return Ratio(a.Nanos), err
}
