package chance

import (
	"math"
	"sort"
)

// beta is the Beta distribution over 0 to 1. Its quantiles start from a table, since draws ask for thousands of them.
type beta struct {
	a, b  float64                 // shapes, at least 1
	log   float64                 // of 1 ÷ B(a, b)
	table [tableSteps + 1]float64 // below(i ÷ tableSteps)
}

const tableSteps = 256

func newBeta(a, b float64) *beta {
	x := &beta{a: a, b: b}
	sum, _ := math.Lgamma(a + b)
	first, _ := math.Lgamma(a)
	second, _ := math.Lgamma(b)
	x.log = sum - first - second
	for i := range x.table {
		x.table[i] = x.below(float64(i) / tableSteps)
	}
	return x
}

// density is the density at x.
func (d *beta) density(x float64) float64 {
	return math.Exp(d.log) * math.Pow(x, d.a-1) * math.Pow(1-x, d.b-1)
}

// below gives the probability of a value of at most x: the regularised incomplete beta function, by the continued fraction on
// the side where it converges fast (DLMF 8.17.22, 8.17.4).
func (d *beta) below(x float64) float64 {
	switch {
	case x <= 0:
		return 0
	case x >= 1:
		return 1
	case x > (d.a+1)/(d.a+d.b+2):
		return 1 - d.tail(1-x, d.b, d.a)
	}
	return d.tail(x, d.a, d.b)
}

// tail gives below for x on the left of the mean of the shapes a and b.
func (d *beta) tail(x, a, b float64) float64 {
	front := math.Exp(d.log + a*math.Log(x) + b*math.Log1p(-x))
	return front / (a * fraction(x, a, b))
}

// fraction is the continued fraction 1 + d₁/(1 + d₂/(1 + …)) of DLMF 8.17.22, by Lentz's method.
func fraction(x, a, b float64) float64 {
	const enough = 1e-15
	f, c, d := 1.0, 1.0, 0.0
	for n := 1; n < 300; n++ {
		m := float64(n / 2)
		term := m * (b - m) * x / ((a + 2*m - 1) * (a + 2*m))
		if n%2 == 1 {
			term = -(a + m) * (a + b + m) * x / ((a + 2*m) * (a + 2*m + 1))
		}
		d = 1 / (1 + term*d)
		c = 1 + term/c
		f *= c * d
		if math.Abs(c*d-1) < enough {
			break
		}
	}
	return f
}

// quantile gives the value that a part u of all values, 0 to 1, does not pass: Newton's steps between two entries of the table,
// halving where a step would leave them.
func (d *beta) quantile(u float64) float64 {
	i := max(sort.SearchFloat64s(d.table[:], u), 1)
	low, high := float64(i-1)/tableSteps, float64(min(i, tableSteps))/tableSteps
	x := (low + high) / 2
	for high-low > 1e-13 {
		miss := d.below(x) - u
		if miss < 0 {
			low = x
		} else {
			high = x
		}
		next := x - miss/d.density(x)
		if math.Abs(next-x) < 1e-13 {
			return x
		}
		if x = next; !(x > low && x < high) {
			x = (low + high) / 2
		}
	}
	return x
}
