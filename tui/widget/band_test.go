package widget

import (
	"math"
	"strings"
	"testing"
)

// The band from 200 to 800 of 1000 fills the rows between, leaves the curve its cells, and stays within the plot however odd.
func TestChartBand(t *testing.T) {
	ch := Chart{
		Top: 1000, Slot: 1, Ends: [2]string{"0", "1"}, You: Point{At: 0.5, Cost: math.NaN()}, Reach: []float64{0.25, 0.75},
		Curves: []Curve{{"c", Solid, Text, []float64{500, 500}}},
	}
	c := NewCanvas(24, 12)
	ch.Draw(c, ASCII)
	bare := c.Plain()
	ch.Bands = []Band{{[]float64{200, 200}, []float64{800, 800}}}
	c = NewCanvas(24, 12)
	ch.Draw(c, ASCII)
	filled := 0
	for y, line := range c.Plain() {
		if strings.Contains(line, "*") && line != bare[y] {
			t.Errorf("the band changes the curve: %q", line)
		}
		if strings.Contains(line, "....") {
			filled++
		}
	}
	if filled < 4 || filled > 6 {
		t.Errorf("%d of 10 rows are filled, want those from 200 to 800 but the curve's:\n%s", filled, strings.Join(c.Plain(), "\n"))
	}
	if axis := c.Plain()[10]; strings.Index(axis, "[") > strings.Index(axis, "O") || strings.Index(axis, "]") < strings.Index(axis, "O") {
		t.Errorf("the axis is %q", axis)
	}
	for _, odd := range []Band{{}, {[]float64{math.NaN()}, []float64{1}}, {[]float64{-1e300}, []float64{math.Inf(1)}}, {[]float64{900}, []float64{100}}} {
		ch.Bands = []Band{odd}
		ch.Draw(NewCanvas(24, 12), Full)
	}
}
