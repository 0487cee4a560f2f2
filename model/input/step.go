package input

import (
	"math"
	"slices"

	"app/gpuplan/model"
)

// Step is how far one key goes.
type Step uint8

// The steps, smallest first.
const (
	Fine Step = iota
	Normal
	Coarse
)

// Next gives the value that a step leads to from the value in p, up where direction is above 0, else down.
// It stays within the plan's limits, and where nothing is further it is the value itself.
func (in Input) Next(p model.Plan, size Step, direction int) int64 {
	v, limits := in.Get(p), in.Limits(p)
	if in.Track.Scale == Choice {
		return limits.Clamp(v + int64(sign(direction)))
	}
	limits.Min = min(max(limits.Min, in.Track.Least), max(v, limits.Min))
	return limits.Clamp(in.move(in.moves()[size], v, direction))
}

func (in Input) moves() [3]move { return [3]move{in.Track.fine, in.Track.step, in.Track.coarse} }

func (in Input) move(m move, v int64, direction int) int64 {
	return m(max(v, 0), in.smallest, sign(direction))
}

func sign(n int) int {
	if n > 0 {
		return 1
	}
	return -1
}

// move gives the next value up (1) or down (-1) from v, which is not below 0. A move down never leads below 0.
// Prices know the smallest unit of their currency.
type move func(v, smallest int64, direction int) int64

// multiple moves to the next multiple of n, so that up and down meet the same values.
func multiple(n int64) move {
	return func(v, _ int64, direction int) int64 { return nextMultiple(v, n, direction) }
}

func nextMultiple(v, n int64, direction int) int64 {
	switch {
	case direction > 0 && v > math.MaxInt64-n:
		return math.MaxInt64
	case direction > 0:
		return (v/n + 1) * n
	default:
		return max((v-1)/n, 0) * n
	}
}

// factor multiplies or divides.
func factor(n int64) move {
	return func(v, _ int64, direction int) int64 {
		if direction > 0 {
			return max(saturate(v, n), 1)
		}
		return v / n
	}
}

// among moves to the next of the values, and outside of them to 1, 2, 5 × 10ⁿ of the unit that ends count in there.
func among(below, above int64, values ...int64) move {
	return func(v, _ int64, direction int) int64 {
		i, found := slices.BinarySearch(values, v)
		switch {
		case direction > 0 && found:
			i++
		case direction < 0:
			i--
		}
		least, most := values[0], values[len(values)-1]
		switch {
		case i < 0:
			return roundDown(v-1, below)
		case i == len(values):
			return roundUp(v+1, above)
		case direction > 0 && v < least:
			return min(max(roundUp(v+1, below), below), least)
		case direction < 0 && v > most:
			return max(roundDown(v-1, above), most)
		}
		return values[i]
	}
}

// rungs moves to the next of 1 1.5 2 3 5 7 × 10ⁿ of one; below one there is only 0.
func rungs(one int64) move {
	return func(v, _ int64, direction int) int64 {
		if direction < 0 && v <= one || direction > 0 && v < one {
			return one * int64(max(direction, 0))
		}
		scale := one
		for v/scale >= 10 {
			scale *= 10
		}
		if direction < 0 && v == scale {
			scale /= 10
		}
		return nextRung(v, scale, direction)
	}
}

// Rung gives the next of 1 1.5 2 3 5 7 × 10ⁿ of one from v, up where direction is above 0, else down; below one there is only 0.
func Rung(v, one int64, direction int) int64 { return rungs(one)(v, 0, sign(direction)) }

// nextRung looks among the rungs of one power of ten and the first one of the next.
func nextRung(v, scale int64, direction int) int64 {
	tenths := []int64{10, 15, 20, 30, 50, 70, 100}
	if direction < 0 {
		slices.Reverse(tenths)
	}
	for _, t := range tenths {
		if rung := saturate(scale/10, t); (rung-v)*int64(direction) > 0 {
			return rung
		}
	}
	return v
}

// several moves n times.
func several(n int, m move) move {
	return func(v, smallest int64, direction int) int64 {
		for range n {
			v = m(v, smallest, direction)
		}
		return v
	}
}

// tenfold multiplies or divides by ten, where one is the least but 0.
func tenfold(one int64) move {
	return func(v, _ int64, direction int) int64 {
		switch {
		case direction > 0:
			return max(saturate(v, 10), one)
		case v/10 < one:
			return 0
		default:
			return v / 10
		}
	}
}

// priceSteps moves by so many steps of a price: its step is the largest 1, 2, 5 × 10ⁿ not over 2 % of it. The step
// changes at 50 steps; no move crosses that value, so that up and down meet the same ones.
func priceSteps(n int64) move {
	return func(v, smallest int64, direction int) int64 {
		if direction < 0 {
			return nextMultiple(v, saturate(priceStep(v-1, smallest), n), -1)
		}
		step := priceStep(v, smallest)
		return min(nextMultiple(v, saturate(step, n), 1), saturate(50, roundUp(step+1, 1)))
	}
}

// priceFine moves by a tenth of a price's step, and at least by the currency's smallest unit where the step is not below it.
func priceFine(v, smallest int64, direction int) int64 {
	step := priceStep(v+int64(min(direction, 0)), smallest)
	fine := max(step/10, 1)
	if step >= smallest {
		fine = max(fine, smallest)
	}
	return nextMultiple(v, fine, direction)
}

func priceStep(v, smallest int64) int64 {
	if v <= 0 {
		return smallest
	}
	return max(roundDown(v/50, 1), 1)
}
