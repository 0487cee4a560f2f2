package input

import (
	"math"
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Scale is how values lie along a track.
type Scale uint8

// The scales. Log with 0 at the left end grows like log(1 + v ÷ unit).
const (
	Linear Scale = iota
	Root         // of the square root
	Log
	Choice // a few words in place of a track
)

// Unit is how a value is written.
type Unit uint8

// The units.
const (
	Clock  Unit = iota // 6 h 00
	Time               // 15 min
	Days               // 30 d
	Count              // 1
	Size               // 200 GB
	Speed              // 50 MB/s
	Factor             // 1.45
	Money              // 900.00
	Hour               // 1.98 /h
	Stored             // 0.0066 /GB/d
	Moved              // 0.00 /GB
	Word               // each task
)

// Track is the way of one kind of input: its scale, its first ends and its steps.
type Track struct {
	Scale Scale
	Unit  Unit
	First Bounds // zero: a price, whose ends come from its value
	Least int64  // steps do not go below; a typed value may
	One   int64  // what the ends' 1, 2, 5 × 10ⁿ count
	Fixed bool   // the ends never move
	Bare  string // unit of a typed number without one; empty: the plan's own rule
	// FreeIfLeftOut is a price that counts as 0 where the plan does not have it.
	FreeIfLeftOut bool
	Aside         bool // no total depends on it

	step, coarse, fine move
	look               int64 // in which steps to look for flips; of a price by its value
}

// Bounds are the ends of a track, or the limits of a value. The zero Bounds are none.
type Bounds struct{ Min, Max int64 }

// Holds tells whether v lies within b.
func (b Bounds) Holds(v int64) bool { return v >= b.Min && v <= b.Max }

// Clamp gives the value within b that is nearest to v.
func (b Bounds) Clamp(v int64) int64 { return min(max(v, b.Min), b.Max) }

// Bounds gives the first ends of the track for the value in p; none where that is not known.
func (in Input) Bounds(p model.Plan) Bounds {
	if !in.Known(p) {
		return Bounds{}
	}
	b, v := in.Track.First, in.Get(p)
	switch {
	case b == Bounds{} && v == 0:
		b = Bounds{0, in.Track.One}
	case b == Bounds{}:
		b = Bounds{roundDown(v/10, 1), roundUp(saturate(v, 10), 1)}
	}
	return in.widen(p, b)
}

// Widen gives ends that hold the value in p and its range: an end that does not reach moves to the next 1, 2 or 5 × 10ⁿ,
// to the limit of the plan at most. Ends that were none are made.
func (in Input) Widen(p model.Plan, b Bounds) Bounds {
	if b == (Bounds{}) {
		return in.Bounds(p)
	}
	return in.widen(p, b)
}

func (in Input) widen(p model.Plan, b Bounds) Bounds {
	if in.Track.Fixed || !in.Known(p) {
		return b
	}
	values := []int64{in.Get(p)}
	if low, high, ok := in.Range(p); ok {
		values = append(values, low, high)
	}
	limits := in.Limits(p)
	for _, v := range values {
		if v > b.Max {
			b.Max = min(roundUp(v, in.one(v)), limits.Max)
		}
		if v < b.Min {
			b.Min = max(roundDown(v, in.one(v)), limits.Min)
		}
	}
	return b
}

// Axis gives where to look for flips of the verdict, and in which steps: as far as the track's ends and ten times beyond.
// Fine is 0 where there is nothing to look for.
func (in Input) Axis(p model.Plan, b Bounds) (axis Bounds, fine int64) {
	if in.Track.Scale == Choice || in.Track.Aside || b == (Bounds{}) {
		return Bounds{}, 0
	}
	limits := in.Limits(p)
	axis = Bounds{max(b.Min/10, limits.Min, min(in.Track.Least, b.Min)), min(saturate(b.Max, 10), limits.Max)}
	if !in.isPrice() {
		return axis, in.Track.look
	}
	fine = in.smallest
	if step := priceStep(in.Get(p), in.smallest); step < fine {
		fine = max(step/10, 1)
	}
	return axis, fine
}

// one is what an end near v counts: hours, and minutes below one of them.
func (in Input) one(v int64) int64 {
	if _, ok := in.Duration(v); ok && v < hour {
		return minute
	}
	return in.Track.One
}

// Pos gives the place of v on a track with the ends b, 0 to 1; a value beyond an end is at that end.
func (in Input) Pos(b Bounds, v int64) float64 {
	if b.Max <= b.Min {
		return 0
	}
	low, high := in.bend(b, b.Min), in.bend(b, b.Max)
	return (in.bend(b, b.Clamp(v)) - low) / (high - low)
}

// At gives the value at a place on a track with the ends b, rounded to whole steps of p's currency and within b.
func (in Input) At(b Bounds, pos float64) int64 {
	low, high := in.bend(b, b.Min), in.bend(b, b.Max)
	exact := in.unbend(b, low+(high-low)*min(max(pos, 0), 1))
	return b.Clamp(in.round(b.Clamp(int64(math.Round(exact)))))
}

// round gives the value of the steps that is nearest to v.
func (in Input) round(v int64) int64 {
	if in.Track.Scale == Choice {
		return v
	}
	below, above := in.move(in.Track.step, v+1, -1), in.move(in.Track.step, v-1, 1)
	if v-below < above-v {
		return below
	}
	return above
}

// bend maps a value to a number that grows evenly along the track.
func (in Input) bend(b Bounds, v int64) float64 {
	switch {
	case in.Track.Scale == Root:
		return math.Sqrt(float64(v))
	case in.Track.Scale == Log && b.Min > 0:
		return math.Log(float64(v))
	case in.Track.Scale == Log:
		return math.Log1p(float64(v) / in.zeroUnit())
	}
	return float64(v)
}

func (in Input) unbend(b Bounds, x float64) float64 {
	switch {
	case in.Track.Scale == Root:
		return x * x
	case in.Track.Scale == Log && b.Min > 0:
		return math.Exp(x)
	case in.Track.Scale == Log:
		return math.Expm1(x) * in.zeroUnit()
	}
	return x
}

// zeroUnit is the size about which a logarithmic track with 0 at its left end begins to spread values.
func (in Input) zeroUnit() float64 {
	if in.isPrice() {
		return float64(in.smallest)
	}
	return float64(in.Track.One)
}

func (in Input) isPrice() bool { return in.Track.Unit >= Money && in.Track.Unit <= Moved }

// roundUp gives the least 1, 2 or 5 × 10ⁿ × one that is not below v, for v above 0.
func roundUp(v, one int64) int64 {
	scale := one
	for scale/10 > 0 && scale/10*5 >= v {
		scale /= 10
	}
	for {
		for _, digit := range []int64{1, 2, 5} {
			if saturate(scale, digit) >= v {
				return saturate(scale, digit)
			}
		}
		scale = saturate(scale, 10)
	}
}

// roundDown gives the greatest 1, 2 or 5 × 10ⁿ × one that is not above v; 0 below the smallest.
func roundDown(v, one int64) int64 {
	if v < 1 {
		return 0
	}
	up := roundUp(v, one)
	if up == v {
		return v
	}
	down := up / 2
	if firstDigit(up, one) == 5 {
		down = up / 5 * 2
	}
	if down > v { // one is no power of ten: below its smallest whole part there is nothing between
		return 0
	}
	return down
}

// firstDigit gives the 1, 2 or 5 of a 1, 2 or 5 × 10ⁿ × one.
func firstDigit(v, one int64) int64 {
	for v >= 10*one {
		v /= 10
	}
	for v < one {
		v *= 10
	}
	return v / one
}

// saturate gives a × b, or the greatest number where that does not fit.
func saturate(a, b int64) int64 {
	if a > math.MaxInt64/b {
		return math.MaxInt64
	}
	return a * b
}

// withUnit gives what was typed, with the unit of bare numbers behind each one, also behind the ends of a range.
func (t Track) withUnit(s string) string {
	if t.Bare == "" {
		return s
	}
	parts := strings.Split(s, "..")
	for i, part := range parts {
		if a, err := unit.ParseAmount(part); err == nil && a.Currency == "" && a.Per == "" {
			parts[i] += t.Bare
		}
	}
	return strings.Join(parts, "..")
}

// Base units, shorter.
const (
	minute = int64(time.Minute)
	hour   = int64(time.Hour)
	gb     = int64(unit.GB)
	mb     = int64(unit.MB)
	unity  = int64(unit.One)
)
