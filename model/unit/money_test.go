package unit

import (
	"errors"
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

func TestMoneyString(t *testing.T) {
	for m, want := range map[Money]string{
		0:             "0",
		475_200_000:   "475.2",
		1_229_000_000: "1229",
		94_905_000:    "94.905",
		1:             "0.000001",
		-14_850_000:   "-14.85",
		math.MaxInt64: "9223372036854.775807",
		math.MinInt64: "-9223372036854.775808",
	} {
		if m.String() != want {
			t.Errorf("%d is %s, want %s", int64(m), m, want)
		}
	}
}

func TestRateStrings(t *testing.T) {
	for got, want := range map[string]string{
		PerHour(1_980_000_000).String(): "1.98",
		PerHour(164_000).String():       "0.000164",
		PerGB(90_000_000).String():      "0.09",
		PerGBTime(6_600_000).String():   "0.0066",
		PerGBTime(1).String():           "0.000000001",
		Ratio(580_000_000).String():     "0.58",
	} {
		if got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// Sums are right or refused; they never wrap.
func TestMoneySums(t *testing.T) {
	amount := rapid.OneOf(rapid.Int64(), rapid.SampledFrom([]int64{0, 1, -1, math.MaxInt64, math.MinInt64}))
	rapid.Check(t, func(t *rapid.T) {
		a, b := amount.Draw(t, "a"), amount.Draw(t, "b")
		x, y := big.NewInt(a), big.NewInt(b)
		checkSum(t, new(big.Int).Add(x, y), Money(a).Add, Money(b))
		checkSum(t, new(big.Int).Sub(x, y), Money(a).Sub, Money(b))
	})
}

func checkSum(t *rapid.T, want *big.Int, f func(Money) (Money, error), arg Money) {
	got, err := f(arg)
	var over *OverflowError
	switch {
	case want.IsInt64() && (err != nil || int64(got) != want.Int64()):
		t.Fatalf("got %v, %v, want %v", got, err, want)
	case !want.IsInt64() && !errors.As(err, &over):
		t.Fatalf("got %v, %v, want an overflow", got, err)
	}
}

func TestSum(t *testing.T) {
	// 445.50 + 29.70 + 0 = 475.20
	if got, err := Sum(445_500_000, 29_700_000, 0); err != nil || got.String() != "475.2" {
		t.Errorf("sum is %v, %v", got, err)
	}
	if got, err := Sum(); err != nil || got != 0 {
		t.Errorf("sum of nothing is %v, %v", got, err)
	}
	if got, err := Sum(math.MaxInt64, 1, -5); err == nil {
		t.Errorf("sum beyond the largest is %v", got)
	}
}
