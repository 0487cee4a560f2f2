package widget

import "math"

// braille starts the block of characters with two by four dots.
const braille = 0x2800

// dots are the bits of a braille character, by row and column.
var dots = [4][2]uint8{{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}

// raster is a plot of w by h cells in dots, two to a cell across and four
// down. Things drawn earlier own the cells that they share with later ones.
type raster struct {
	w, h  int
	cells []dotted
}

// dotted is one cell of a raster.
type dotted struct {
	bits uint8 // the dots that are set
	sign string
	ink  Ink
}

func newRaster(w, h int) raster { return raster{w, h, make([]dotted, w*h)} }

// pen is what a curve is drawn with.
type pen struct {
	ink  Ink
	sign string // for a whole cell, where dots cannot be drawn
	// on of every cycle dots across are drawn; 0 of 0 is a line without gaps
	on, cycle int
	joined    bool // upright gaps between two columns are closed
}

// dot sets one dot; outside of the plot it does nothing.
func (r raster) dot(x, y int, p pen) {
	if x < 0 || y < 0 || x >= 2*r.w || y >= 4*r.h {
		return
	}
	at := &r.cells[y/4*r.w+x/2]
	if at.bits == 0 {
		at.sign, at.ink = p.sign, p.ink
	}
	at.bits |= dots[y%4][x%2]
}

// row is the row of dots for a height of 0 at the foot to 1 at the top. What
// is out of the plot is one row outside; NaN is reported as not drawn.
func (r raster) row(height float64) (int, bool) {
	if math.IsNaN(height) {
		return 0, false
	}
	y := math.RoundToEven((1 - height) * float64(4*r.h-1))
	return int(min(max(y, -1), float64(4*r.h))), true
}

// column is the column of dots for a position of 0 to 1 across.
func (r raster) column(p float64) int { return CellOf(p, 2*r.w) }

// curve draws heights, evenly spaced over the whole width.
func (r raster) curve(heights []float64, p pen) {
	before, drawn := 0, false
	for x := range 2 * r.w {
		y, ok := r.row(sample(heights, x, 2*r.w))
		if ok && (p.cycle == 0 || x%p.cycle < p.on) {
			r.dot(x, y, p)
		}
		if ok && drawn && p.joined {
			for between := min(before, y) + 1; between < max(before, y); between++ {
				r.dot(x, between, p)
			}
		}
		before, drawn = y, ok
	}
}

// band fills the room between two heights with a dot in each cell that nothing else has taken.
func (r raster) band(low, high []float64, p pen) {
	for x := 0; x < 2*r.w; x += 2 {
		foot, ok := r.row(sample(low, x, 2*r.w))
		top, reaches := r.row(sample(high, x, 2*r.w))
		for y := (max(top, 0) + 3) / 4 * 4; ok && reaches && y <= foot && y < 4*r.h; y += 4 {
			if r.cells[y/4*r.w+x/2].bits == 0 {
				r.dot(x+y/4%2, y+1, p)
			}
		}
	}
}

// plumb hangs a line of every third dot from a point down to the axis.
func (r raster) plumb(x, height float64, p pen) {
	if y, ok := r.row(height); ok {
		for ; y < 4*r.h; y += 3 {
			r.dot(r.column(x), y, p)
		}
	}
}

// sample is the value of evenly spaced ones at column x of n: one of them if
// there are as many as columns, else between two neighbours.
func sample(values []float64, x, n int) float64 {
	if len(values) == n {
		return values[x]
	}
	if len(values) == 0 {
		return math.NaN()
	}
	at := Position(x, n) * float64(len(values)-1)
	i := min(int(at), len(values)-1)
	part := at - float64(i)
	if part == 0 {
		return values[i]
	}
	return values[i]*(1-part) + values[i+1]*part
}

// draw puts the raster on c, in braille or, where the pens have signs, one
// sign a cell.
func (r raster) draw(c Canvas) {
	for i, at := range r.cells {
		switch {
		case at.bits == 0:
		case at.sign != "":
			c.Put(i%r.w, i/r.w, at.ink, at.sign)
		default:
			c.Put(i%r.w, i/r.w, at.ink, string(rune(braille+int(at.bits))))
		}
	}
}
