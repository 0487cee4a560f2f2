package report

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
)

func TestStepsOfTheAxis(t *testing.T) {
	for _, test := range []struct{ greatest, step, top float64 }{
		{1425.6, 500, 1500}, {475.2, 100, 500}, {900, 200, 1000}, {1000, 200, 1000}, {0.9, 0.2, 1}, {0, 1, 1}, {24, 5, 25}, {5, 1, 5},
	} {
		if step, top := steps(test.greatest); math.Abs(step-test.step) > 1e-9 || math.Abs(top-test.top) > 1e-9 {
			t.Errorf("up to %v: steps of %v to %v, want %v to %v", test.greatest, step, top, test.step, test.top)
		}
	}
}

// The axis holds what is drawn, with one to five steps, whatever its size.
func TestStepsHoldTheGreatest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		greatest := rapid.Float64Range(1e-6, 1e12).Draw(t, "greatest")
		step, top := steps(greatest)
		if n := math.Round(top / step); top < greatest || n < 1 || n > 5 {
			t.Fatalf("up to %v: %v steps of %v to %v", greatest, n, step, top)
		}
	})
}

// Lines between the corners of a curve keep within half a unit of the drawing of its totals, at every minute where the form is
// not hopeless and at no other.
func TestCornersKeepNearTheCurve(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const points = 200
		c := namedCurve{Curve: pricing.Curve{Totals: make([]unit.Money, points), Loses: make([]bool, points)}}
		total := unit.Money(0)
		for i := range c.Totals {
			total += unit.Money(rapid.SampledFrom([]int64{0, 1, 2, 33, 34, 5000}).Draw(t, "more")) * 10_000
			c.Totals[i], c.Loses[i] = total, rapid.IntRange(0, 20).Draw(t, "hopeless") == 0
		}
		top := c.units(points-1) + 1
		drawn := make([]bool, points)
		for _, stretch := range c.corners(top) {
			for i, m := range stretch {
				drawn[m] = true
				for between := m + 1; i+1 < len(stretch) && between < stretch[i+1]; between++ {
					drawn[between] = true
					part := float64(between-m) / float64(stretch[i+1]-m)
					y := rise(c.units(m), top) + part*(rise(c.units(stretch[i+1]), top)-rise(c.units(m), top))
					if want := rise(c.units(between), top); math.Abs(y-want) > 0.5001 {
						t.Fatalf("minute %d is drawn at %v, want %v", between, y, want)
					}
				}
			}
		}
		for m := range points {
			if drawn[m] == c.Loses[m] {
				t.Fatalf("minute %d is drawn %t, hopeless %t", m, drawn[m], c.Loses[m])
			}
		}
	})
}

// Names stand in the order of their curves' ends, none on another, all within the drawing.
func TestNamesOfCurvesDoNotTouch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := &curves{}
		for range rapid.IntRange(1, 10).Draw(t, "curves") {
			end := unit.Money(rapid.Int64Range(0, 1000).Draw(t, "end")) * 1e6
			c.list = append(c.list, namedCurve{Curve: pricing.Curve{Totals: []unit.Money{end}}})
		}
		at := c.names(1000)
		for i := range at {
			if at[i] < 0 || at[i] > curvesBottom+0.1 {
				t.Fatalf("a name stands at %v", at[i])
			}
			for j := range i {
				if math.Abs(at[i]-at[j]) < nameHeight-0.001 {
					t.Fatalf("names stand at %v and %v", at[i], at[j])
				}
			}
		}
	})
}

// Where values are ranges, a band around each curve that they concern holds 80 of 100 cases: below and above the curve at a
// place, and within the drawing.
func TestCurvesHaveBands(t *testing.T) {
	b := area(chance.Band{P10: []unit.Money{0, 100e6, 200e6}, P90: []unit.Money{100e6, 300e6, 900e6}}, 400)
	// From 92 to 480 across in two steps; 400 is at 14, 0 at 250: 100 is at 191, 200 at 132, 300 at 73.
	if want := "M92 191L286 73L480 14L480 132L286 191L92 250Z"; b != want {
		t.Errorf("got %s, want %s", b, want)
	}
	if b := area(chance.Band{}, 400); b != "" {
		t.Errorf("no band is drawn as %s", b)
	}
}
