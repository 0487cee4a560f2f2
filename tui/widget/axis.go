package widget

import "math"

// mostSteps is how many steps a money axis has at most.
const mostSteps = 4

// shrink is the part of the axis below which the greatest value must fall
// before the axis gets shorter (screens.md §4, rule 2).
const shrink = 0.4

// AxisTop is the upper end of a money axis that must show values up to
// greatest: a whole number of steps of 1, 2 or 5 times a power of ten. It
// follows the previous end, 0 at first: it grows at once, and shrinks only
// when greatest falls below 40 % of it and no mouse button is held.
func AxisTop(previous, greatest float64, held bool) float64 {
	if !positive(greatest) {
		greatest = 1
		if positive(previous) {
			greatest = previous
		}
	}
	step := axisStep(greatest)
	top := math.Ceil(greatest/step-rounding) * step
	if !positive(previous) || top > previous || !held && greatest < shrink*previous {
		return top
	}
	return previous
}

// AxisValues are the values to write at an axis that ends at top, from 0 up.
func AxisValues(top float64) []float64 {
	if !positive(top) {
		return nil
	}
	step := axisStep(top)
	n := int(math.Ceil(top/step - rounding))
	values := make([]float64, n+1)
	for i := range values {
		values[i] = float64(i) * step
	}
	return values
}

// rounding forgives a quotient that is a hair above a whole number.
const rounding = 1e-9

// axisStep is the least of 1, 2, 5 times a power of ten that goes into v, a
// positive number, at most mostSteps times.
func axisStep(v float64) float64 {
	power := math.Pow10(int(math.Floor(math.Log10(v / mostSteps))))
	for _, digit := range []float64{1, 2, 5, 10} {
		if step := digit * power; v/step <= mostSteps+rounding {
			return step
		}
	}
	return v
}

// positive tells whether v is a number that an axis can end at. What is too
// near to the ends of float64 for a step is not.
func positive(v float64) bool { return v > 1e-300 && v < 1e300 }
