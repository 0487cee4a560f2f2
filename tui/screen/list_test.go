package screen

import (
	"slices"
	"testing"
)

// Of many flips a short track has the next ones alone; one in the knob's own place is next.
func TestNearestTicks(t *testing.T) {
	ticks := []float64{0.2, 0.4, 0.6, 0.8}
	for _, test := range []struct {
		knob float64
		want []float64
	}{
		{0, ticks[:1]}, {0.3, ticks[:2]}, {0.6, ticks[1:3]}, {0.7, ticks[2:]}, {1, ticks[3:]},
	} {
		if got := nearest(ticks, test.knob); !slices.Equal(got, test.want) {
			t.Errorf("at %v: %v, want %v", test.knob, got, test.want)
		}
	}
	if got := nearest(nil, 0.5); len(got) != 0 {
		t.Errorf("of none: %v", got)
	}
}
