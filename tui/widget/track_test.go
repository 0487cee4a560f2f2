package widget

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// Positions on the scales of screens.md §5, in hours, hours, days and so on.
func linear(v, lo, hi float64) float64 { return (v - lo) / (hi - lo) }
func logarithm(v, lo, hi float64) float64 {
	return math.Log(v/lo) / math.Log(hi/lo)
}
func root(v, hi float64) float64     { return math.Sqrt(v / hi) }
func fromZero(v, hi float64) float64 { return math.Log1p(v) / math.Log1p(hi) }

const (
	planned   = 6.0 / 24           // 6 h of a day
	breakeven = (12 + 1.0/60) / 24 // 12 h 01 of a day
)

// Rows of the list in screens.md §2, with the sums that place their signs.
// A sign stands in cell p × (cells - 1), rounded to the nearest, a half to the even.
func TestTrackRows(t *testing.T) {
	tests := []struct {
		name  string
		track Track
		want  string
	}{
		// 6/24 × 15 = 3.75 → 4; 12.0167/24 × 15 = 7.51 → 8
		{"hours, 120x36", Track{Knob: planned, Ticks: []float64{breakeven}}, "━━━━●───┃───────"},
		// 0.25 × 9 = 2.25 → 2; 0.5007 × 9 = 4.51 → 5
		{"hours, 80x24", Track{Knob: planned, Ticks: []float64{breakeven}}, "━━●──┃────"},
		// 0.25 × 8 = 2; 0.5007 × 8 = 4.01 → 4
		{"hours, 40x12", Track{Knob: planned, Ticks: []float64{breakeven}}, "━━●─┃────"},
		// ln(2 h/5 min) / ln(72 h/5 min) = 0.470 × 15 = 7.05; 19 min: 0.197 × 15 = 2.96
		{"task, 120x36", Track{Knob: logarithm(120, 5, 4320), Ticks: []float64{logarithm(19, 5, 4320)}}, "━━━┃━━━●────────"},
		{"task, 80x24", Track{Knob: logarithm(120, 5, 4320), Ticks: []float64{logarithm(19, 5, 4320)}}, "━━┃━●─────"},
		// ln 30 / ln 366 = 0.576 × 15 = 8.64 → 9
		{"days, 120x36", Track{Knob: logarithm(30, 1, 366)}, "━━━━━━━━━●──────"},
		{"days a week, 80x24", Track{Knob: linear(7, 1, 7)}, "━━━━━━━━━●"},
		{"instances, 80x24", Track{Knob: logarithm(1, 1, 64)}, "●─────────"},
		// √(10/240) = 0.204 × 15 = 3.06; √(164/240) = 0.827 × 15 = 12.40
		{"set-up, 120x36", Track{Knob: root(10, 240), Ticks: []float64{root(164, 240)}}, "━━━●────────┃───"},
		// √(15/240) × 15 = 3.75 → 4; √(169/240) × 15 = 12.59 → 13
		{"idle, 120x36", Track{Knob: root(15, 240), Ticks: []float64{root(169, 240)}}, "━━━━●────────┃──"},
		// ln 16 / ln 1001 = 0.401 × 15 = 6.02; ln 476 / ln 1001 = 0.892 × 15 = 13.39
		{"fetched, 120x36", Track{Knob: fromZero(15, 1000), Ticks: []float64{fromZero(475, 1000)}}, "━━━━━━●──────┃──"},
		// ln 50 / ln 1000 = 0.566 × 15 = 8.49 → 8; ln 1.5 / ln 1000 × 15 = 0.88 → 1
		{"speed, 120x36", Track{Knob: logarithm(50, 1, 1000), Ticks: []float64{logarithm(1.5, 1, 1000)}}, "━┃━━━━━━●───────"},
		// ln 9.9 / ln 100 = 0.498 × 15 = 7.47 → 7; ln 20 / ln 100 × 15 = 9.76 → 10
		{"hour's price, 120x36", Track{Knob: logarithm(1.98, 0.2, 20), Ticks: []float64{logarithm(4, 0.2, 20)}}, "━━━━━━━●──┃─────"},
		// typed 12.5 h: 0.5208 × 9 = 4.69 → 5, over the tick in the same cell
		{"typing, 80x24", Track{Knob: planned, Ticks: []float64{breakeven}, Typed: []float64{12.5 / 24}}, "━━●──○────"},
		{"first run, 80x24", Track{Knob: math.NaN()}, "╌╌╌╌╌╌╌╌╌╌"},
		{"on the tick", Track{Knob: breakeven, Ticks: []float64{breakeven}}, "━━━━━◆────"},
		// 4..6..9 h: 1.5 → 2, 2.25 → 2: the knob hides an end; 9/24 × 9 = 3.375 → 3
		{"range, short", Track{Knob: planned, Ends: []float64{4.0 / 24, 9.0 / 24}}, "━━●]──────"},
		// × 15: 2.5 → 2, 3.75 → 4, 5.625 → 6
		{"range", Track{Knob: planned, Ends: []float64{4.0 / 24, 9.0 / 24}}, "━━[━●─]─────────"},
		{"flip beyond the ends", Track{Knob: 0, Ticks: []float64{-0.2, 1.01, math.NaN()}}, "●─────────"},
	}
	for _, tt := range tests {
		c := NewCanvas(Cells(tt.want), 1)
		tt.track.Draw(c, 0, 0, c.Width(), Full, true)
		if got := c.Plain()[0]; got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// The roles of screens.md §7: only the focused track is in the accent.
func TestTrackRoles(t *testing.T) {
	hours := Track{Knob: planned, Ticks: []float64{breakeven}}
	for focused, want := range map[bool]string{true: "aaammtmmmm", false: "mmtmmtmmmm"} {
		c := NewCanvas(10, 1)
		hours.Draw(c, 0, 0, 10, Full, focused)
		if got := c.Roles()[0]; got != want {
			t.Errorf("focused %v: got %s, want %s", focused, got, want)
		}
	}
}

func TestTrackGlyphSets(t *testing.T) {
	tests := map[string]string{
		"full":   "━┃●─○─",
		"narrow": "⠶⡇◉⠤◌⠤",
		"ascii":  "=|O-o-",
	}
	for _, g := range GlyphSets {
		c := NewCanvas(6, 1)
		Track{Knob: 0.4, Ticks: []float64{0.2}, Typed: []float64{0.8}}.Draw(c, 0, 0, 6, g, true)
		if got := c.Plain()[0]; got != tests[g.Name] {
			t.Errorf("%s: got %s, want %s", g.Name, got, tests[g.Name])
		}
	}
}

func TestCellAndPosition(t *testing.T) {
	for n := range 200 {
		for cell := range n {
			if got := CellOf(Position(cell, n), n); got != cell {
				t.Fatalf("cell %d of %d is at %v, which is cell %d", cell, n, Position(cell, n), got)
			}
		}
	}
	for _, p := range []float64{math.NaN(), math.Inf(-1), -1} {
		if got := CellOf(p, 10); got != 0 {
			t.Errorf("CellOf(%v, 10) = %d, want 0", p, got)
		}
	}
	if got := CellOf(math.Inf(1), 10); got != 9 {
		t.Errorf("CellOf(+Inf, 10) = %d, want 9", got)
	}
}

func TestChoice(t *testing.T) {
	c := NewCanvas(20, 1)
	if end := c.PutChoice(0, 0, Text, "each task", Full); end != 13 {
		t.Errorf("ends at %d, want 13", end)
	}
	if got := strings.TrimRight(c.Plain()[0], " "); got != "« each task »" {
		t.Errorf("got %q", got)
	}
	if got := c.Roles()[0][:13]; got != "m tttt tttt m" {
		t.Errorf("roles %q", got)
	}
}

// Whatever it shows, a track is n cells and has one knob, or none of anything
// if its value is not known.
func TestTrackShape(t *testing.T) {
	positions := rapid.OneOf(rapid.Float64Range(-0.5, 1.5), rapid.Float64(), rapid.Just(math.NaN()))
	rapid.Check(t, func(t *rapid.T) {
		some := rapid.SliceOfN(positions, 0, 3)
		track := Track{
			Knob:  positions.Draw(t, "knob"),
			Ticks: some.Draw(t, "ticks"), Ends: some.Draw(t, "ends"), Typed: some.Draw(t, "typed"),
		}
		n := rapid.IntRange(1, 80).Draw(t, "cells")
		c := NewCanvas(n+4, 1)
		c.Put(0, 0, Text, strings.Repeat("#", n+4))
		track.Draw(c, 2, 0, n, ASCII, true)
		row := c.Plain()[0]
		cells := row[2 : n+2]
		if row[:2]+row[n+2:] != "####" || strings.Contains(cells, "#") {
			t.Fatalf("not %d cells: %q", n, row)
		}
		knobs := strings.Count(cells, "O") + strings.Count(cells, "X")
		if unknown := math.IsNaN(track.Knob); unknown && cells != strings.Repeat(".", n) || !unknown && knobs != 1 {
			t.Fatalf("%d knobs: %q", knobs, cells)
		}
	})
}
