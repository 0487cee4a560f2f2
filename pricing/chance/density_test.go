package chance_test

import (
	"math"
	"testing"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/chance"
)

// Hours uniform from 4 to 12 at 2 an hour over 30 days: 240 to 720, each step of the 64 with 1 of 64 cases; the month is 480 always.
func TestDensity(t *testing.T) {
	p := changed(t, twoForms, map[string]string{"workload.hours_per_day": "4..12"})
	r, _ := chance.Of(p, 0, 1)
	d, sum := r.Forms[0].Density, 0.0
	near(t, "least", float64(d.Low)/1e6, 240, 0.1)
	near(t, "greatest", float64(d.High)/1e6, 720, 0.1)
	for _, part := range d.Parts {
		near(t, "a step", part, 1.0/64, 0.001)
		sum += part
	}
	near(t, "all steps", sum, 1, 1e-9)
	near(t, "place of the middle", d.At(unit.Money(480e6)), 0.5, 1e-3)
	if month := r.Forms[1].Density; month.Parts != nil {
		t.Errorf("one total has a density: %v", month)
	}
}

// What has no end is left out: the parts add up to the other cases.
func TestDensityOfEndless(t *testing.T) {
	p := changed(t, twoForms, map[string]string{"workload.hours_per_day": "3..9", "offer.0.interruptions_per_hour": "1"})
	r, _ := chance.Of(p, 0, 1)
	sum := 0.0
	for _, part := range r.Forms[0].Density.Parts {
		sum += part
	}
	if math.Abs(sum-(1-r.Forms[0].Hopeless)) > 0.001 {
		t.Errorf("%v of the cases have a step, %v have none", sum, r.Forms[0].Hopeless)
	}
}
