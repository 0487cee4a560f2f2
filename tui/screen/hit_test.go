package screen

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

func TestHits(t *testing.T) {
	f := compose(designed(t, article(text.English), text.English, 80, 24), fivePages, nil)
	for _, test := range []struct {
		x, y   int
		target Target
		index  int
		press  string
	}{
		{5, 7, OnRow, 1, ""},      // the label of the task length
		{22, 7, OnTrack, 1, ""},   // its track
		{37, 3, OnTrack, 0, ""},   // the left end of the ruler, whatever has the focus
		{18, 11, OnRow, 5, ""},    // beside the choice
		{20, 11, OnChoice, 5, ""}, // the choice
		{10, 21, OnMore, 14, ""},  // the data disk is the first that is out of sight
		{60, 7, OnPlot, 0, ""},    // the chart
		{45, 0, OnPage, 1, ""},    // Offers
		{4, 23, OnKey, 0, "←→"},   // the first hint of the key row
	} {
		h, ok := f.Hit(test.x, test.y)
		if !ok || h.Target != test.target || h.Index != test.index || h.Press != test.press {
			t.Errorf("%d,%d: hit %+v, want target %d, index %d, press %q", test.x, test.y, h, test.target, test.index, test.press)
		}
	}
	for _, nowhere := range [][2]int{{0, 5}, {79, 13}, {-1, 3}, {3, 99}} {
		if h, ok := f.Hit(nowhere[0], nowhere[1]); ok {
			t.Errorf("%v: hit %+v, want none", nowhere, h)
		}
	}
}

// A cell of a track means the place that is drawn there: 10 cells stand for 0, 1/9, 2/9 … 1.
func TestPlacesOfATrack(t *testing.T) {
	f := Draw(designed(t, article(text.English), text.English, 80, 24))
	h, _ := f.Hit(20, 6)
	for cell := range 10 {
		if got, want := h.At(20+cell), float64(cell)/9; math.Abs(got-want) > 1e-12 || h.Column(got) != 20+cell {
			t.Errorf("cell %d is at %v, want %v; back it is column %d", cell, got, want, h.Column(got))
		}
	}
	if h.At(0) != 0 || h.At(99) != 1 {
		t.Error("a drag beyond the ends leaves the scale")
	}
}

// Where a track is hit at its value, the knob is drawn, in the list, on the ruler and on the chart.
func TestKnobsAreWhereTheyAreHit(t *testing.T) {
	for _, minute := range []int{0, 21, 90, 361, 719, 721, 1000, 1439, 1440} {
		p := article(text.English)
		p.Workload.HoursPerDay = time.Duration(minute) * time.Minute
		s := shown(t, p, text.English, 120, 36)
		f := Draw(s)
		met := 0
		for _, h := range f.Hits {
			if h.Target != OnTrack && h.Target != OnPlot || !s.Inputs[h.Index].Known {
				continue
			}
			column := f.Canvas.Sub(h.Rect).Plain()
			at := h.Column(s.Inputs[h.Index].At) - h.Rect.Min.X
			if !slices.ContainsFunc(column, func(row string) bool { return strings.Contains("●◆", string([]rune(row)[at])) }) {
				t.Fatalf("%d min: no knob at %d of %q", minute, at, column)
			}
			met++
		}
		if met < 15 {
			t.Fatalf("only %d tracks", met)
		}
	}
}

// A box takes the pointer from all that lies under it.
func TestBoxesCoverThePage(t *testing.T) {
	s := designed(t, article(text.English), text.English, 80, 24)
	s.Overlay = Export{Path: widget.NewField("x"), Formats: []string{"text"}, Language: text.English}
	f := Draw(s)
	if h, _ := f.Hit(22, 22); h.Target != OnOverlay {
		t.Errorf("beside the box: %+v", h)
	}
	if h, _ := f.Hit(22, 8); h.Target != OnLine || ExportLine(h.Index) != ExportPeriod {
		t.Errorf("on the line of the period: %+v", h)
	}
}
