package unit

import (
	"math"
	"math/big"
)

// Rounding is how an exact amount becomes a whole number of steps. The zero
// value is HalfUp.
type Rounding uint8

// The roundings. Below 0 half-up mirrors what it does above; floor and ceil do
// not.
const (
	HalfUp Rounding = iota // to the nearest; a half goes away from zero: 0.5 → 1, −0.5 → −1
	Floor                  // towards minus infinity: 1.9 → 1, −1.1 → −2
	Ceil                   // towards plus infinity: 1.1 → 2, −1.9 → −1
)

var roundingNames = [...]string{HalfUp: "half-up", Floor: "floor", Ceil: "ceil"}

// String returns the name that a plan file uses: half-up, floor or ceil.
func (r Rounding) String() string {
	if int(r) < len(roundingNames) {
		return roundingNames[r]
	}
	return "unknown"
}

// ParseRounding reads what [Rounding.String] prints.
func ParseRounding(s string) (Rounding, error) {
	for r, name := range roundingNames {
		if s == name {
			return Rounding(r), nil
		}
	}
	return 0, &SyntaxError{kind: kindRounding, Reason: UnknownName, Input: s}
}

// Money rounds e to a whole number of steps; step is the currency's minor unit
// ([Currency.Step]) and above 0. The error is an [OverflowError].
func (r Rounding) Money(e Exact, step Money) (Money, error) {
	n, ok := r.steps(e, million, int64(step))
	if !ok {
		return 0, overflow(e, kindMoney)
	}
	return Money(n), nil
}

// PerHour rounds a price per hour to a whole number of steps, as a factor on
// the price asks for (costmodel §3, member). The error is an [OverflowError].
func (r Rounding) PerHour(e Exact, step Money) (PerHour, error) {
	n, ok := r.steps(e, million, int64(step))
	if !ok || n > math.MaxInt64/1000 || n < math.MinInt64/1000 {
		return 0, overflow(e, kindPerHour)
	}
	return PerHour(n * 1000), nil
}

// Int rounds e to a whole number. The error is an [OverflowError].
func (r Rounding) Int(e Exact) (int64, error) {
	n, ok := r.steps(e, 1, 1)
	if !ok {
		return 0, overflow(e, kindNumber)
	}
	return n, nil
}

// steps rounds e × scale to a whole multiple of step: the one rounding of the
// program. ok is false when the result does not fit.
func (r Rounding) steps(e Exact, scale, step int64) (n int64, ok bool) {
	if step <= 0 {
		panic("unit: rounding to a step that is not above 0")
	}
	multiplier, divisor := trim(scale, step)
	if e.rat == nil {
		num, fits := e.num.times(uint64(multiplier))
		den, alsoFits := e.denominator().times(uint64(divisor))
		if fits && alsoFits {
			return signed(e.neg, r.divide(e.neg, num, den), step)
		}
	}
	return r.stepsRat(e.Times(multiplier).Over(divisor).asRat(), step)
}

// divide returns num ÷ den, rounded; neg tells on which side of 0 they lie.
func (r Rounding) divide(neg bool, num, den wide) wide {
	quo, rem := num.quoRem(den)
	if rem.isZero() || !r.away(neg, rem.cmp(den.sub(rem))) {
		return quo
	}
	quo, _ = quo.add(wide{0, 1}) // den is 2 or more here, so it fits
	return quo
}

func (r Rounding) stepsRat(x *big.Rat, step int64) (int64, bool) {
	num := new(big.Int).Abs(x.Num())
	quo, rem := new(big.Int).QuoRem(num, x.Denom(), new(big.Int))
	rest := new(big.Int).Sub(x.Denom(), rem)
	if rem.Sign() != 0 && r.away(x.Sign() < 0, rem.Cmp(rest)) {
		quo.Add(quo, big.NewInt(1))
	}
	if quo.BitLen() > 64 {
		return 0, false
	}
	return signed(x.Sign() < 0, wide{0, quo.Uint64()}, step)
}

// away reports whether a number with a rest goes away from zero; half compares
// the rest with one half.
func (r Rounding) away(neg bool, half int) bool {
	switch r {
	case Floor:
		return neg
	case Ceil:
		return !neg
	}
	return half >= 0
}

// signed returns ±n × step; ok is false when it does not fit.
func signed(neg bool, n wide, step int64) (int64, bool) {
	n, ok := n.times(uint64(step))
	switch {
	case !ok || n.hi != 0:
		return 0, false
	case neg:
		return -int64(n.lo), n.lo <= 1<<63
	}
	return int64(n.lo), n.lo <= math.MaxInt64
}
