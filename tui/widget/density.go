package widget

import (
	"image"
	"slices"
)

// Density is a picture of how often which values come: the higher, the oftener. Its last row is a track: the middle of all cases
// is the knob, and ends enclose most of them.
type Density struct {
	Parts  []float64 // how often the values of each of so many equal steps come, in any unit
	Middle float64   // position of the middle case, 0 to 1
	Ends   []float64 // positions of the least and the greatest of most cases
}

// Draw puts the picture on the whole of c, in braille or, in ascii, one sign a cell. Without a step that anything is in, or in fewer
// than two rows, nothing is drawn.
func (d Density) Draw(c Canvas, g Glyphs) {
	if len(d.Parts) == 0 || c.Height() < 2 || !positive(slices.Max(d.Parts)) {
		return
	}
	plot := newRaster(c.Width(), c.Height()-1)
	top := slices.Max(d.Parts)
	pen := pen{ink: Muted, sign: g.Curves[Solid]}
	for x := range 2 * plot.w {
		part := d.Parts[x*len(d.Parts)/(2*plot.w)]
		if foot, ok := plot.row(part / top); ok && part > 0 {
			for y := foot; y < 4*plot.h; y++ {
				plot.dot(x, y, pen)
			}
		}
	}
	plot.draw(c.Sub(image.Rect(0, 0, c.Width(), plot.h)))
	Track{Knob: d.Middle, Ends: d.Ends}.Draw(c, 0, plot.h, c.Width(), g, false)
}
