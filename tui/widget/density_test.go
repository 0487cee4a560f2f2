package widget

import (
	"math"
	"strings"
	"testing"
)

// Four steps of 1, 2, 4, 1 on 8 cells by 2 rows of 8 dots, two cells a step. Rows of dots from the top: a quarter is (1 − 0.25) × 7 =
// 5.25 → 5, so 3 dots high; a half 3.5 → 4, 4 dots, which is the lower row; all is 0, 8 dots.
func TestDensity(t *testing.T) {
	d := Density{Parts: []float64{1, 2, 4, 1}, Middle: 0.5, Ends: []float64{0, 1}}
	for name, test := range map[string]struct {
		glyphs Glyphs
		want   string
	}{
		"braille": {Full, "    ⣿⣿  \n⣶⣶⣿⣿⣿⣿⣶⣶\n[━━━●──]"},
		"ascii":   {ASCII, "    **  \n********\n[===O--]"},
	} {
		c := NewCanvas(8, 3)
		d.Draw(c, test.glyphs)
		if got := strings.Join(c.Plain(), "\n"); got != test.want {
			t.Errorf("%s:\n%s\nwant\n%s", name, got, test.want)
		}
	}
}

// Nothing to draw, or no room: nothing is drawn, and nothing breaks.
func TestNoDensity(t *testing.T) {
	for _, d := range []Density{{}, {Parts: []float64{0, 0}}, {Parts: []float64{math.NaN()}}} {
		c := NewCanvas(8, 3)
		d.Draw(c, Full)
		if got := strings.TrimSpace(strings.Join(c.Plain(), "")); got != "" {
			t.Errorf("%v draws %q", d, got)
		}
	}
	flat := NewCanvas(8, 1)
	Density{Parts: []float64{1}}.Draw(flat, Full)
	if got := strings.TrimSpace(flat.Plain()[0]); got != "" {
		t.Errorf("one row holds %q", got)
	}
}
