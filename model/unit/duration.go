package unit

import (
	"strings"
	"time"
)

// ParseDuration reads a time; bare is the unit of a number without one, 0
// means that a unit is required.
func ParseDuration(s string, bare time.Duration) (time.Duration, error) {
	d, err := time.ParseDuration(strings.TrimSpace(s))
	if err == nil {
		return d, nil
	}
	r, err := ParseRatio(s)
	if err != nil || bare == 0 {
		return 0, &SyntaxError{Kind: KindDuration, Reason: NoUnit, Input: s}
	}
	n, err := HalfUp.Int(Fraction([]int64{int64(r), int64(bare)}, []int64{billion}))
	return time.Duration(n), err
}

// FormatDuration writes d as [ParseDuration] reads it: "6h30m", "1m30s", "0s".
func FormatDuration(d time.Duration) string {
	s := d.String()
	if strings.HasSuffix(s, "m0s") {
		s = strings.TrimSuffix(s, "0s")
	}
	if strings.HasSuffix(s, "h0m") {
		s = strings.TrimSuffix(s, "0m")
	}
	return s
}
