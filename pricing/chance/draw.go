package chance

import "math/rand/v2"

// Draws: the same points of a Halton sequence, shifted as a whole to a few random places; the shifts differ as independent draws
// would, which gives the error, and each covers the cases far more evenly than independent draws do (formulas.md §3).
const (
	shifts = 8
	points = 512 // of one shift
)

// primes are the bases of the Halton sequence. Sequences of larger bases lie in lines: inputs beyond these are drawn independently.
var primes = [...]int{2, 3, 5, 7, 11, 13, 17, 19, 23, 29}

// draw asks about cases that are drawn at random.
func (c *cases) draw(seed int64) {
	c.shifts = shifts
	c.collect(shifts*points, func() func([]int64) { return draws(c.inputs, points, seed) })
}

// draws hands out values of inputs: so many of each shift.
func draws(inputs []Input, each int, seed int64) (next func(values []int64)) {
	random := rand.New(rand.NewPCG(uint64(seed), 0)) //nolint:gosec // draws must be the same for the same seed
	shift, drawn := make([]float64, len(inputs)), 0
	return func(values []int64) {
		point := drawn % each
		for i := range inputs {
			if point == 0 || i >= len(primes) {
				shift[i] = random.Float64()
			}
			values[i] = inputs[i].at(shifted(i, point, shift[i]))
		}
		drawn++
	}
}

// shifted gives a coordinate of a point, 0 to below 1.
func shifted(axis, point int, shift float64) float64 {
	if axis >= len(primes) {
		return shift
	}
	u := halton(point, primes[axis]) + shift
	if u >= 1 {
		u--
	}
	return u
}

// halton gives the n-th number of the van der Corput sequence of a base: the digits of n behind the point, in reverse.
func halton(n, base int) float64 {
	u, digit := 0.0, 1.0
	for ; n > 0; n /= base {
		digit /= float64(base)
		u += digit * float64(n%base)
	}
	return u
}
