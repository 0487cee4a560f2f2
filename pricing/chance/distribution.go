package chance

import (
	"math"

	"app/gpuplan/model"
)

// The distributions of a range (costmodel §9).
const (
	PERT    = "pert"    // low..likely..high: PERT with λ = 4, a Beta distribution whose mean is (low + 4 likely + high) ÷ 6
	Uniform = "uniform" // low..high: all between are equally probable
)

// Input is a value of the plan that is a range, in the value's base unit.
type Input struct {
	Path              string // in the plan file
	Low, Likely, High int64
	Distribution      string // PERT or Uniform

	distribution
}

// distribution tells how probable the values of a range are. Values are whole numbers of the base unit.
type distribution interface {
	// Below gives the probability that the value is at most v.
	Below(v int64) float64
	// at gives the value that a part u of all, 0 to 1, does not pass.
	at(u float64) int64
}

func inputOf(r model.Range, likely int64) Input {
	in := Input{Path: r.Path, Low: r.Low, Likely: likely, High: r.High, Distribution: PERT}
	if r.Uniform {
		in.Distribution, in.distribution = Uniform, uniform{r.Low, r.High}
	} else {
		in.distribution = newPERT(r.Low, likely, r.High)
	}
	return in
}

// uniform makes each whole number from low to high equally probable: 28 days as probable as 27.
type uniform struct{ low, high int64 }

func (d uniform) count() float64 { return float64(d.high-d.low) + 1 }

func (d uniform) Below(v int64) float64 {
	return min(max((float64(v-d.low)+1)/d.count(), 0), 1)
}

func (d uniform) at(u float64) int64 {
	return min(d.low+int64(math.Floor(u*d.count())), d.high)
}

// pert is a Beta distribution stretched from low to high, rounded to whole numbers (formulas.md §3).
type pert struct {
	low, high int64
	beta      *beta
}

func newPERT(low, likely, high int64) pert {
	span := float64(high - low)
	return pert{low, high, newBeta(1+4*float64(likely-low)/span, 1+4*float64(high-likely)/span)}
}

func (d pert) Below(v int64) float64 {
	switch {
	case v < d.low:
		return 0
	case v >= d.high:
		return 1
	}
	return d.beta.below((float64(v-d.low) + 0.5) / float64(d.high-d.low))
}

func (d pert) at(u float64) int64 {
	v := d.low + int64(math.Round(d.beta.quantile(u)*float64(d.high-d.low)))
	return min(max(v, d.low), d.high)
}
