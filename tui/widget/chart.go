package widget

import (
	"image"
	"math"
	"slices"
)

// Style is how a curve is drawn, so that curves differ without colour.
type Style uint8

// Of the curves, the hourly one is solid, its rival dashed, others dotted.
const (
	Solid Style = iota
	Dashed
	Dotted
	plumb
)

// Curve is one form's cost.
type Curve struct {
	Name  string // at its right end; several forms of one cost share a curve
	Style Style
	Ink   Ink
	// Costs are evenly spaced from the left end of the lower axis to the
	// right one; NaN where there is none.
	Costs []float64
}

// Point is a value on the lower axis that matters: you, a breakeven.
type Point struct {
	At   float64 // position on the lower axis, 0 to 1; NaN for no point
	Cost float64 // where its plumb line starts; NaN for no line
	Text string  // under the axis, if there is room
}

// Amount is a value written at the money axis.
type Amount struct {
	Cost float64
	Text string
}

// Chart is cost by use. Its canvas holds the plot, and under it two rows for
// the lower axis and its values.
type Chart struct {
	Top     float64  // cost at the upper edge, as AxisTop has it
	Amounts []Amount // at the money axis
	Slot    int      // least columns for the amounts
	// Curves in the order of their weight: where the ends of two fall into
	// one row, a later dashed one is named in the row beside, and a later
	// dotted one is not drawn, because it could not be named.
	Curves []Curve
	Bands  []Band    // behind the curves
	Marks  []float64 // positions on the lower axis
	Ends   [2]string // values at the ends of the lower axis
	You    Point
	Reach  []float64 // least and greatest position that You may have; none where it is certain
	Flips  []Point   // breakevens
}

// Band is the amounts that a curve may well have: evenly spaced as its costs are.
type Band struct{ Low, High []float64 }

// axisRows are the rows under the plot.
const axisRows = 2

// Plot is where the curves are drawn on a canvas of that size. A column of
// it, by Position, is a position on the lower axis. It is empty where there
// is no room.
func (ch Chart) Plot(w, h int) image.Rectangle {
	left := ch.slot() + 1
	right := w
	for _, curve := range ch.drawn(h - axisRows) {
		right = min(right, w-1-nameRoom(curve.Name, w))
	}
	if right <= left || h <= axisRows {
		return image.Rectangle{}
	}
	return image.Rect(left, 0, right, h-axisRows)
}

// nameRoom is the columns for a curve's name on a canvas of w: a third of them
// at the most.
func nameRoom(name string, w int) int { return min(Cells(name), w/3) }

// Samples is how many costs a curve needs, for a canvas of that size, so that
// none is guessed between two others. To ask, it is enough that each curve
// holds its last cost, because names and their rows decide on the plot.
func (ch Chart) Samples(w, h int) int { return 2 * ch.Plot(w, h).Dx() }

// slot is the width of the money axis without its line.
func (ch Chart) slot() int {
	slot := ch.Slot
	for _, a := range ch.Amounts {
		slot = max(slot, Cells(a.Text))
	}
	return slot
}

// Draw puts the chart on the whole of c.
func (ch Chart) Draw(c Canvas, g Glyphs) {
	plot := ch.Plot(c.Width(), c.Height())
	if plot.Empty() {
		return
	}
	ch.Flips = slices.DeleteFunc(slices.Clone(ch.Flips), func(p Point) bool { return !p.seen() })
	r := newRaster(plot.Dx(), plot.Dy())
	for _, curve := range ch.drawn(r.h) {
		r.curve(ch.heights(curve.Costs), curve.pen(g))
		c.putMax(plot.Max.X+1, curve.row, curve.Ink, curve.Name, nameRoom(curve.Name, c.Width()))
	}
	for _, b := range ch.Bands {
		r.band(ch.heights(b.Low), ch.heights(b.High), pen{ink: Muted, sign: g.Curves[Dotted]})
	}
	if ch.You.seen() {
		r.plumb(ch.You.At, ch.You.Cost/ch.Top, pen{ink: Accent, sign: g.Curves[plumb]})
	}
	for _, p := range ch.Flips {
		r.plumb(p.At, p.Cost/ch.Top, pen{ink: Muted, sign: g.Curves[plumb]})
	}
	r.draw(c.Sub(plot))
	ch.drawYou(c.Sub(plot), r, g)
	ch.drawAmounts(c, plot, g)
	ch.drawAxis(c, plot, r, g)
}

// drawYou puts the knob on the curve.
func (ch Chart) drawYou(c Canvas, r raster, g Glyphs) {
	if y, ok := r.row(ch.You.Cost / ch.Top); ok && ch.You.seen() && y >= 0 {
		c.Put(r.column(ch.You.At)/2, y/4, Accent, g.Knob)
	}
}

// seen tells whether the point lies on the lower axis.
func (p Point) seen() bool { return p.At >= 0 && p.At <= 1 }

// pen is what the curve is drawn with. A sign of ascii fills a whole cell, so
// there the dash is in the sign and the line has no gaps.
func (curve Curve) pen(g Glyphs) pen {
	p := pen{ink: curve.Ink, sign: g.Curves[min(curve.Style, Dotted)]}
	switch {
	case curve.Style == Solid:
		p.joined = true
	case p.sign != "":
	case curve.Style == Dashed:
		p.on, p.cycle = 4, 6
	default:
		p.on, p.cycle = 1, 4
	}
	return p
}

func (ch Chart) heights(costs []float64) []float64 {
	heights := make([]float64, len(costs))
	for i, cost := range costs {
		heights[i] = cost / ch.Top
	}
	return heights
}

// ending is a curve that is drawn, and the row of its name.
type ending struct {
	Curve
	row int
}

// drawn are the curves that are drawn in a plot of h rows.
func (ch Chart) drawn(h int) []ending {
	if !positive(ch.Top) {
		return nil
	}
	var curves []ending
	taken := map[int]int{} // dot row of the end that a row is taken by
	for _, curve := range ch.Curves {
		dot, ok := ch.endDot(curve, h)
		row := dot / 4
		if other, full := taken[row]; ok && full {
			row, ok = beside(row, dot < other, h, taken)
			ok = ok && curve.Style == Dashed
		}
		if ok {
			taken[row] = dot
			curves = append(curves, ending{curve, row})
		}
	}
	return curves
}

// beside finds a free row next to one that is taken, first on the side where the curve ends.
func beside(row int, above bool, h int, taken map[int]int) (int, bool) {
	near := []int{row + 1, row - 1}
	if above {
		slices.Reverse(near)
	}
	for _, y := range near {
		if _, full := taken[y]; !full && y >= 0 && y < h {
			return y, true
		}
	}
	return 0, false
}

// endDot is the row of dots in which a curve ends, and whether it does so in a plot of h rows of cells. A curve that leaves
// through the top is named there.
func (ch Chart) endDot(curve Curve, h int) (int, bool) {
	for i := len(curve.Costs) - 1; i >= 0; i-- {
		if cost := curve.Costs[i]; !math.IsNaN(cost) {
			y, ok := raster{h: h}.row(cost / ch.Top)
			return min(max(y, 0), 4*h-1), ok && h > 0
		}
	}
	return 0, false
}
