package chance

import (
	"slices"

	"app/gpuplan/model/unit"
)

// Density tells how often which totals come: of all cases, the part in each of so many equal steps from Low to High. Cases that
// have no end are left out. It has no parts where all totals are the same, or none has an end.
type Density struct {
	Low, High unit.Money // the least and the greatest total
	Parts     []float64  // of all cases, 0 to 1
}

// densitySteps are the steps of a density: enough for a picture of that many dots across.
const densitySteps = 64

// densityOf counts totals, the least first.
func densityOf(sorted []unit.Money) Density {
	ends, _ := slices.BinarySearch(sorted, endless)
	if ends == 0 || sorted[0] == sorted[ends-1] {
		return Density{}
	}
	d := Density{Low: sorted[0], High: sorted[ends-1], Parts: make([]float64, densitySteps)}
	for _, total := range sorted[:ends] {
		step := min(int(densitySteps*d.At(total)), densitySteps-1)
		d.Parts[step] += 1 / float64(len(sorted))
	}
	return d
}

// At gives where an amount lies: 0 at Low, 1 at High.
func (d Density) At(m unit.Money) float64 { return float64(m-d.Low) / float64(d.High-d.Low) }
