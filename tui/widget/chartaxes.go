package widget

import "image"

// drawAmounts draws the money axis. Where two amounts would fall into one
// row, only every second or so is written, so that they stay evenly spaced.
func (ch Chart) drawAmounts(c Canvas, plot image.Rectangle, g Glyphs) {
	x := plot.Min.X - 1
	for y := range plot.Dy() {
		c.Put(x, y, Muted, g.Upright)
	}
	for _, a := range ch.spaced(plot.Dy()) {
		y := ch.rowOf(a, plot.Dy())
		c.putRight(x, y, Muted, a.Text)
		c.Put(x, y, Muted, g.UprightMark)
	}
}

// rowOf is the row of an amount, of n in a plot.
func (ch Chart) rowOf(a Amount, n int) int { return CellOf(1-a.Cost/ch.Top, n) }

// spaced are amounts of the axis, each end among them, that have a row of
// their own: all, else every second, or third, or only the ends.
func (ch Chart) spaced(rows int) []Amount {
	last := len(ch.Amounts) - 1
	for every := 1; every <= last; every++ {
		if last%every == 0 && ch.apart(every, rows) {
			var list []Amount
			for i := 0; i <= last; i += every {
				list = append(list, ch.Amounts[i])
			}
			return list
		}
	}
	return nil
}

// apart tells whether every so manyth amount has a row of its own.
func (ch Chart) apart(every, rows int) bool {
	for i := every; i < len(ch.Amounts); i += every {
		if ch.rowOf(ch.Amounts[i], rows) == ch.rowOf(ch.Amounts[i-every], rows) {
			return false
		}
	}
	return true
}

// drawAxis draws the lower axis and the values under it.
func (ch Chart) drawAxis(c Canvas, plot image.Rectangle, r raster, g Glyphs) {
	c.Put(plot.Min.X-1, plot.Max.Y, Muted, g.Origin)
	c = c.Sub(image.Rect(plot.Min.X, plot.Max.Y, c.Width(), c.Height()))
	c.repeat(0, 0, Muted, g.Rule, r.w)
	for _, p := range ch.Marks {
		c.Put(r.column(p)/2, 0, Muted, g.AxisMark)
	}
	for _, p := range ch.Flips {
		c.Put(r.column(p.At)/2, 0, Text, g.Tick)
	}
	for i, p := range ch.Reach {
		c.Put(r.column(p)/2, 0, Accent, brackets[min(i, 1)])
	}
	if ch.You.seen() {
		c.Put(r.column(ch.You.At)/2, 0, Accent, g.Knob)
	}
	for _, l := range ch.labels(r) {
		c.Put(l.x, 1, l.ink, l.text)
	}
}

// label is a text under the lower axis.
type label struct {
	at   int // the column that it belongs to
	x    int // its first column, once it is placed
	ink  Ink
	text string
}

// labels are the values under the lower axis that have room. Yours has it
// always: if it does not fit between the ends, an end gives way.
func (ch Chart) labels(r raster) []label {
	ends := []label{{at: 0, ink: Muted, text: ch.Ends[0]}, {at: r.w - 1, ink: Muted, text: ch.Ends[1]}}
	var flips, you []label
	for _, p := range ch.Flips {
		flips = append(flips, label{at: r.column(p.At) / 2, ink: Text, text: p.Text})
	}
	if ch.You.seen() {
		you = append(you, label{at: r.column(ch.You.At) / 2, ink: Accent, text: ch.You.Text})
	}
	placed := arrange(r.w, ends, you, flips)
	if len(you) > 0 && !holds(placed, you[0]) {
		placed = arrange(r.w, you, ends, flips)
	}
	return placed
}

func holds(labels []label, l label) bool {
	for _, other := range labels {
		if other.at == l.at && other.text == l.text {
			return true
		}
	}
	return false
}

// arrange gives each label its columns within w, in the order of the groups.
// One that finds no room over its own mark is left out.
func arrange(w int, groups ...[]label) []label {
	var placed []label
	for _, group := range groups {
		for _, l := range group {
			x, ok := centre(l.at, Cells(l.text), gap(w, l.at, placed))
			if ok {
				l.x = x
				placed = append(placed, l)
			}
		}
	}
	return placed
}

// gap is what the placed labels leave free around column x, a blank apart
// from them; it is empty if x itself is taken.
func gap(w, x int, placed []label) interval {
	free := interval{0, w}
	for _, l := range placed {
		switch end := l.x + Cells(l.text); {
		case end <= x:
			free.lo = max(free.lo, end+1)
		case l.x > x:
			free.hi = min(free.hi, l.x-1)
		default:
			return interval{}
		}
	}
	return free
}
