package widget

import (
	"cmp"
	"math"
)

// Zone names what is cheapest between two flips.
type Zone struct {
	Short string
	Long  string // "" where there is no longer name
}

// Ruler is the focused input as one long track: its ends at both sides, and
// under it the flips with their values and the zones between them.
type Ruler struct {
	Track
	Low, High string // the ends of the scale
	Slot      int    // least columns for Low, so that tracks start alike

	// Zones are what is cheapest from left to right, one more than the ticks,
	// which are in order and within the scale.
	Zones []Zone
	// Values are the values at the ticks.
	Values []string
	// Below and Above are values of flips beyond the ends of the scale, ""
	// if there are none.
	Below, Above string
	// Note stands in place of zones and values, if it is not "": what a typed
	// value would do.
	Note string
}

// Span is where the track lies in a canvas of w columns: its first column and
// its number of cells. A value that is not known takes all of them, since
// nothing says how far its scale goes.
func (r Ruler) Span(w int) (start, n int) {
	if math.IsNaN(r.Knob) {
		return 0, max(w, 0)
	}
	start = max(r.Slot, Cells(r.Low)) + 1
	return start, max(w-start-1-Cells(r.High), 0)
}

// Draw puts r on the first two rows of c.
func (r Ruler) Draw(c Canvas, g Glyphs) {
	start, n := r.Span(c.Width())
	if !math.IsNaN(r.Knob) {
		c.putRight(start-1, 0, Muted, r.Low)
		c.Put(start+n+1, 0, Muted, r.High)
	}
	r.Track.Draw(c, start, 0, n, g, true)
	switch {
	case r.Note != "":
		c.putMax(start, 1, Text, r.Note, c.Width()-start)
	case !math.IsNaN(r.Knob) && n > 0:
		r.drawNames(c, start, n, g)
	}
}

// interval is a run of columns, from lo up to but not including hi.
type interval struct{ lo, hi int }

// drawNames writes the line beneath. Values stand centred under their ticks,
// names in the middle of their zone, moved aside by the values. A name that
// does not fit is left out.
func (r Ruler) drawNames(c Canvas, start, n int, g Glyphs) {
	zones := r.putValues(c, start, n, r.putBeyond(c, g))
	here := r.here()
	for i, name := range r.names(zones) {
		ink := Muted
		if i == here {
			ink = Good | Bold
		}
		if zones[i].fits(name) {
			c.Put(zones[i].place(name), 1, ink, name)
		}
	}
}

// names are the long names of the zones if all of them fit, else the short.
func (r Ruler) names(zones []stretch) []string {
	var short, long []string
	allFit := true
	for i, z := range r.Zones[:min(len(r.Zones), len(zones))] {
		short, long = append(short, z.Short), append(long, cmp.Or(z.Long, z.Short))
		allFit = allFit && zones[i].fits(long[i])
	}
	if allFit {
		return long
	}
	return short
}

// putBeyond writes the flips beyond the ends, each at its end if there is
// room, and returns what is left between them.
func (r Ruler) putBeyond(c Canvas, g Glyphs) interval {
	free := interval{0, c.Width()}
	if below := g.Left + " " + r.Below; r.Below != "" && Cells(below) <= free.hi {
		free.lo = c.Put(0, 1, Text, below) + 1
	}
	if above := r.Above + " " + g.Right; r.Above != "" && Cells(above) <= free.hi-free.lo {
		free.hi = c.putRight(free.hi, 1, Text, above) - 1
	}
	return free
}

// here is the zone that the knob is in. On a tick it is the one to the right.
func (r Ruler) here() int {
	i := 0
	for i < len(r.Ticks) && r.Ticks[i] <= r.Knob {
		i++
	}
	return i
}

// stretch is a zone on the line beneath the track: its cells, and the columns
// that are left for its name.
type stretch struct{ zone, room interval }

func (s stretch) fits(name string) bool { return Cells(name) <= s.room.hi-s.room.lo }

// place is the first column of a name in the middle of the zone, or as near
// to it as there is room.
func (s stretch) place(name string) int {
	n := Cells(name)
	x := (s.zone.lo + s.zone.hi - n) / 2
	return max(min(x, s.room.hi-n), s.room.lo)
}

// putValues writes the values under their ticks, each if there is room for
// it, and returns the stretches between them.
func (r Ruler) putValues(c Canvas, start, n int, free interval) []stretch {
	end := start + n
	at := stretch{interval{start, end}, interval{max(start, free.lo), min(end, free.hi)}}
	var all []stretch
	for i, p := range r.Ticks {
		tick := start + CellOf(p, n)
		value := interval{tick, tick + 1}
		if i < len(r.Values) {
			if x, ok := centre(tick, Cells(r.Values[i]), free); ok {
				value = interval{x, c.Put(x, 1, Text, r.Values[i])}
				free.lo = value.hi + 1
			}
		}
		left := at
		left.zone.hi, left.room.hi = tick, min(left.room.hi, value.lo-1)
		all = append(all, left)
		at.zone.lo, at.room.lo = tick, max(at.room.lo, value.hi+1)
	}
	return append(all, at)
}

// centre is the first column of n cells with their middle at column x, moved
// aside if free asks for it, and whether they fit with x still among them.
func centre(x, n int, free interval) (int, bool) {
	start := max(min(x-n/2, free.hi-n), free.lo)
	return start, start+n <= free.hi && start <= x && x < start+n
}
