package unit

import (
	"errors"
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// The table is costmodel §1: half away from zero unless the offer says floor
// or ceil. Thousandths to hundredths.
func TestRoundingTable(t *testing.T) {
	for _, c := range []struct {
		thousandths         int64
		halfUp, floor, ceil string
	}{
		{1004, "1", "1", "1.01"},
		{1005, "1.01", "1", "1.01"},
		{1006, "1.01", "1", "1.01"},
		{1010, "1.01", "1.01", "1.01"},
		{5, "0.01", "0", "0.01"},
		{4, "0", "0", "0.01"},
		{0, "0", "0", "0"},
		{-4, "0", "-0.01", "0"},
		{-5, "-0.01", "-0.01", "0"},
		{-1004, "-1", "-1.01", "-1"},
		{-1005, "-1.01", "-1.01", "-1"},
		{-1006, "-1.01", "-1.01", "-1"},
		{-1010, "-1.01", "-1.01", "-1.01"},
	} {
		e := Fraction([]int64{c.thousandths}, []int64{1000})
		for r, want := range map[Rounding]string{HalfUp: c.halfUp, Floor: c.floor, Ceil: c.ceil} {
			got, err := r.Money(e, 10_000)
			if err != nil || got.String() != want {
				t.Errorf("%d thousandths, %v: %v, %v, want %s", c.thousandths, r, got, err, want)
			}
		}
	}
}

func TestRoundingExamples(t *testing.T) {
	for _, c := range []struct {
		source string
		e      Exact
		step   Money
		want   string
	}{
		// 337.5 GB − 100 GB free = 237.5 GB × 0.09 = 21.375
		{"vectors W31", PerGB(90_000_000).Cost(237*GB + 500*MB), 10_000, "21.38"},
		// 138.66 × 1.19 = 165.0054
		{"vectors C38", Money(138_660_000).Exact().Scale(1_190_000_000), 10_000, "165.01"},
		{"yen", Money(1_228_500_000).Exact(), 1_000_000, "1229"},
		{"dinar", Money(1_234_500).Exact(), 1_000, "1.235"},
		{"a step above the unit", Whole(14).Over(1), 5_000_000, "15"},
		// 2/3 has no end
		{"two thirds", Fraction([]int64{2}, []int64{3}), 1, "0.666667"},
	} {
		if got, err := HalfUp.Money(c.e, c.step); err != nil || got.String() != c.want {
			t.Errorf("%s: %v, %v, want %s", c.source, got, err, c.want)
		}
	}
}

// A member price is rounded to the minor unit by the offer's mode (costmodel §3).
func TestRoundingMemberPrice(t *testing.T) {
	price := PerHour(1_980_000_000).Exact().Scale(930_000_000) // 1.8414
	for r, want := range map[Rounding]string{HalfUp: "1.84", Floor: "1.84", Ceil: "1.85"} {
		if got, err := r.PerHour(price, 10_000); err != nil || got.String() != want {
			t.Errorf("%v: %v, %v, want %s", r, got, err, want)
		}
	}
	if _, err := HalfUp.PerHour(Whole(9_223_372_037), 1); err == nil {
		t.Error("a price above the largest is not refused")
	}
}

// What is rounded is a whole number of steps, and as near as the mode allows.
func TestRoundingIsNearest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := drawExact(t, "e").e
		step := Money(rapid.SampledFrom([]int64{1, 1_000, 10_000, 1_000_000, 7}).Draw(t, "step"))
		r := rapid.SampledFrom([]Rounding{HalfUp, Floor, Ceil}).Draw(t, "mode")
		got, err := r.Money(e, step)
		if err != nil {
			if new(big.Rat).Abs(e.asRat()).Cmp((math.MaxInt64 - step).Exact().asRat()) < 0 {
				t.Fatalf("%v: %v", e, err)
			}
			return
		}
		off := e.Sub(got.Exact())
		twice, size := off.Times(2), step.Exact()
		ok := map[Rounding]bool{
			HalfUp: twice.Cmp(size) <= 0 && twice.Cmp(size.Neg()) >= 0,
			Floor:  off.Sign() >= 0 && off.Cmp(size) < 0,
			Ceil:   off.Sign() <= 0 && off.Cmp(size.Neg()) > 0,
		}[r]
		if got%step != 0 || !ok {
			t.Fatalf("%v of %v in steps of %v is %v", r, e, step, got)
		}
		if neg, _ := r.Money(e.Neg(), step); r == HalfUp && neg != -got {
			t.Fatalf("%v rounds to %v, its opposite to %v", e, got, neg)
		}
	})
}

func TestRoundingInt(t *testing.T) {
	for _, c := range []struct {
		e    Exact
		r    Rounding
		want int64
	}{
		{Whole(7).Over(2), HalfUp, 4},
		{Whole(-7).Over(2), HalfUp, -4},
		{Whole(7).Over(2), Floor, 3},
		{Whole(7).Over(3), Ceil, 3},
		{Whole(math.MaxInt64), HalfUp, math.MaxInt64},
		{Whole(math.MinInt64), HalfUp, math.MinInt64},
		{Whole(math.MinInt64).Sub(Whole(1).Over(3)), Ceil, math.MinInt64},
		{Whole(math.MaxInt64).Times(math.MaxInt64).Times(9).Over(math.MaxInt64).Over(9), HalfUp, math.MaxInt64},
	} {
		if got, err := c.r.Int(c.e); err != nil || got != c.want {
			t.Errorf("%v of %v is %d, %v, want %d", c.r, c.e, got, err, c.want)
		}
	}
}

func TestRoundingOverflow(t *testing.T) {
	most := Money(math.MaxInt64).Exact()
	for name, f := range map[string]func() error{
		"above":      func() error { _, err := Ceil.Money(most.Add(Whole(1).Over(3_000_000)), 1); return err },
		"below":      func() error { _, err := HalfUp.Money(most.Neg().Times(2), 10_000); return err },
		"to a step":  func() error { _, err := Ceil.Money(most, 10_000_000); return err },
		"a great":    func() error { _, err := HalfUp.Money(most.Times(math.MaxInt64).Times(math.MaxInt64), 1); return err },
		"whole":      func() error { _, err := HalfUp.Int(Whole(math.MaxInt64).Add(Whole(1))); return err },
		"whole down": func() error { _, err := Floor.Int(Whole(math.MinInt64).Sub(Whole(1).Over(2))); return err },
	} {
		var over *OverflowError
		if err := f(); !errors.As(err, &over) {
			t.Errorf("%s: %v, want an overflow", name, err)
		}
	}
	_, err := HalfUp.Money(Whole(10_000_000_000_000), 1)
	const want = "10000000000000 is too large, want at most 9223372036854.775807 either side of 0"
	if err == nil || err.Error() != want {
		t.Errorf("error is %v, want %s", err, want)
	}
}

func TestParseRounding(t *testing.T) {
	for _, r := range []Rounding{HalfUp, Floor, Ceil} {
		if got, err := ParseRounding(r.String()); err != nil || got != r {
			t.Errorf("%v reads back as %v, %v", r, got, err)
		}
	}
	_, err := ParseRounding("up")
	if err == nil || err.Error() != `"up" is not known, want half-up, floor or ceil` {
		t.Errorf("error is %v", err)
	}
}
