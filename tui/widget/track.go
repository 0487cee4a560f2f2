package widget

import "math"

// CellOf is the cell, of n in a row, in which position p of a scale lies:
// 0 is the middle of the first cell, 1 the middle of the last. Positions
// outside fall into the end cells; NaN counts as 0. A position half-way between
// two cells falls into the even one.
func CellOf(p float64, n int) int {
	if math.IsNaN(p) || n <= 1 {
		return 0
	}
	p = min(max(p, 0), 1)
	return int(math.RoundToEven(p * float64(n-1)))
}

// Position is where the middle of a cell, of n in a row, lies on a scale of
// 0 to 1: what a click means. It is the inverse of CellOf.
func Position(cell, n int) float64 {
	if n <= 1 {
		return 0
	}
	return float64(min(max(cell, 0), n-1)) / float64(n-1)
}

// Track is a slider: where things are on a scale from 0 to 1, whatever the
// scale measures.
type Track struct {
	Knob  float64   // the value; NaN if it is not known
	Ticks []float64 // the flips; those outside 0 to 1 are not drawn
	Ends  []float64 // least and greatest value of a range; none for a plain number
	Typed []float64 // the value that is being typed, if it can be read
}

// Draw puts t into n cells from column x of row y on. The focused track shows
// its filled part and its knob in the accent.
func (t Track) Draw(c Canvas, x, y, n int, g Glyphs, focused bool) {
	if math.IsNaN(t.Knob) {
		c.repeat(x, y, Muted, g.Unknown, n)
		return
	}
	if n <= 0 {
		return
	}
	hand, filled := Text, Muted
	if focused {
		hand, filled = Accent, Accent
	}
	knob := CellOf(t.Knob, n)
	c.repeat(x, y, filled, g.Filled, knob)
	c.repeat(x+knob+1, y, Muted, g.Rest, n-knob-1)
	for i, p := range t.Ends {
		c.Put(x+CellOf(p, n), y, hand, brackets[min(i, 1)])
	}
	sign := g.Knob
	for _, p := range t.Ticks {
		if p >= 0 && p <= 1 {
			c.Put(x+CellOf(p, n), y, Text, g.Tick)
			if CellOf(p, n) == knob {
				sign = g.KnobOnTick
			}
		}
	}
	for _, p := range t.Typed {
		c.Put(x+CellOf(p, n), y, hand, g.Typed)
	}
	c.Put(x+knob, y, hand, sign)
}

// brackets stand at the ends of a range and of a field.
var brackets = [2]string{"[", "]"}

// PutChoice writes one word out of several where a number has its track, and
// returns the column after it.
func (c Canvas) PutChoice(x, y int, ink Ink, word string, g Glyphs) int {
	x = c.Put(x, y, Muted, g.Left)
	x = c.Put(x+1, y, ink, word)
	return c.Put(x+1, y, Muted, g.Right)
}
