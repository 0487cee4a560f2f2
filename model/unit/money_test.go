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
		want := new(big.Int).Add(big.NewInt(a), big.NewInt(b))
		got, err := Money(a).Add(Money(b))
		var over *OverflowError
		switch {
		case want.IsInt64() && (err != nil || int64(got) != want.Int64()):
			t.Fatalf("got %v, %v, want %v", got, err, want)
		case !want.IsInt64() && !errors.As(err, &over):
			t.Fatalf("got %v, %v, want an overflow", got, err)
		}
	})
}
