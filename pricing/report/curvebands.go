package report

import (
	"math"
	"slices"
	"strings"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/chance"
)

// bandOf is the band of a form; an empty one where there is none.
func bandOf(bands []chance.Band, form string) chance.Band {
	if i := slices.IndexFunc(bands, func(b chance.Band) bool { return b.Form == form }); i >= 0 {
		return bands[i]
	}
	return chance.Band{}
}

// greatestOf is the greatest amount of bands that is drawn, in units of the currency: that of a hopeless form is none.
func greatestOf(bands []chance.Band) float64 {
	greatest := unit.Money(0)
	for _, b := range bands {
		for _, m := range b.P90 {
			if m < math.MaxInt64 {
				greatest = max(greatest, m)
			}
		}
	}
	return float64(greatest) / 1e6
}

// area draws a band: along its upper edge and back along the lower one. What lies above the drawing ends at its upper edge.
func area(b chance.Band, top float64) string {
	if len(b.P90) == 0 {
		return ""
	}
	var d strings.Builder
	corner := func(command string, step int, m unit.Money) {
		minute := step * 24 * 60 / (len(b.P90) - 1)
		d.WriteString(command + coordinate(across(minute)) + " " + coordinate(rise(min(float64(m)/1e6, top), top)))
	}
	corner("M", 0, b.P90[0])
	for step, m := range b.P90[1:] {
		corner("L", step+1, m)
	}
	for step, m := range slices.Backward(b.P10) {
		corner("L", step, m)
	}
	return d.String() + "Z"
}
