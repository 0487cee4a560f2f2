package widget

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// Bars of screens.md §2, on the scale of the chart beside them, 1500.
func TestBarRows(t *testing.T) {
	hour, day, month := Bar{445.50, 29.70, 0}, Bar{1200, 29.70, 0}, Bar{900, 29.70, 0}
	tests := []struct {
		bar  Bar
		n    int
		want string
	}{
		{hour, 14, "████▓"},          // 445.50/1500 × 14 = 4.16; 29.70 is 0.28, at least 1
		{day, 14, "███████████▓"},    // 11.2
		{month, 14, "████████▓"},     // 8.4
		{hour, 9, "███▓"},            // 2.67
		{day, 9, "███████▓"},         // 7.2
		{month, 9, "█████▓"},         // 5.4
		{hour, 18, "█████▓"},         // 5.35
		{day, 18, "██████████████▓"}, // 14.4
		{month, 18, "███████████▓"},  // 10.8
		{Bar{750, 375, 375}, 8, "████▓▓▒▒"},
		{Bar{1500, 1, 1}, 8, "██████▓▒"}, // the longest gives way
		{Bar{math.NaN(), 750, 0}, 8, "▓▓▓▓"},
		{Bar{math.Inf(1), 0, 0}, 4, "████"},
		{hour, 1, "█"},
		{hour, 0, ""},
		{Bar{-5, 0, 0}, 8, ""},
	}
	for _, tt := range tests {
		c := NewCanvas(20, 1)
		end := tt.bar.Draw(c, 0, 0, tt.n, 1500, Full)
		if got := strings.TrimRight(c.Plain()[0], " "); got != tt.want || end != Cells(tt.want) {
			t.Errorf("%v in %d: got %s to %d, want %s", tt.bar, tt.n, got, end, tt.want)
		}
	}
}

func TestBarRoles(t *testing.T) {
	c := NewCanvas(8, 1)
	Bar{750, 375, 375}.Draw(c, 0, 0, 8, 1500, ASCII)
	if got := c.Plain()[0] + " " + c.Roles()[0]; got != "####==-- AAAABBCC" {
		t.Errorf("got %q", got)
	}
}

func TestBarFitsAnyScale(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var b Bar
		for i := range b {
			b[i] = rapid.Float64().Draw(t, "part")
		}
		n := rapid.IntRange(-1, 40).Draw(t, "cells")
		parts := b.cells(n, rapid.Float64().Draw(t, "scale"))
		total := 0
		for _, cells := range parts {
			if cells < 0 {
				t.Fatalf("negative part in %v", parts)
			}
			total += cells
		}
		if total > max(n, 0) {
			t.Fatalf("%v are more than %d cells", parts, n)
		}
	})
}
