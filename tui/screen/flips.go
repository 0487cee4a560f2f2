package screen

import (
	"cmp"
	"image"
	"math"
	"slices"
	"strconv"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// flipTable is where the columns of the flips stand.
type flipTable struct {
	now    int // column where the values' slots start
	at     int // column before which the flips end
	axis   int // column where the axis starts; its middle is the value as it is; 0: there is none
	change int // column before which the changes end
}

// flipSlot is the room of a value.
const flipSlot = 10

// halfAxis is the cells of the axis on each side of the value: one for each eighth of a power of ten.
const halfAxis = 8

func (d *drawing) flipColumns() flipTable {
	labels := 17
	if d.grade == single {
		return flipTable{now: 0, at: d.Width - 9, change: d.Width - 1}
	}
	t := flipTable{now: d.margin + labels + 1}
	t.at = t.now + flipSlot + 1 + flipSlot
	t.axis = t.at + 1
	t.change = t.axis + 2*halfAxis + 1 + 7
	return t
}

// drawFlips draws the inputs with the values at which the verdict flips, on one logarithmic axis.
func (d *drawing) drawFlips() {
	if d.flipRows.Dy() < 2 {
		return
	}
	t, y := d.flipColumns(), d.flipRows.Min.Y
	room := d.flipRows.Dy() - 1
	top := min(max(d.WhatIf.Focus-(room-2), 0), max(len(d.WhatIf.Flips)-room, 0))
	d.drawFlipsHead(t, y)
	for i := top; i < min(top+room, len(d.WhatIf.Flips)); i++ {
		d.drawFlip(t, i, y+1+i-top)
	}
	d.drawEnds(0, y+1, y+1+room, top > 0, top+room < len(d.WhatIf.Flips))
}

// drawFlipsHead writes what the columns are.
func (d *drawing) drawFlipsHead(t flipTable, y int) {
	start := d.putRight(t.at, y, d.margin, widget.Muted, d.say(text.FlipsAt))
	head := fitting(start-1-d.margin, d.say(text.FlipsHead), d.say(text.FlipsHeadTight))
	d.put(d.margin, y, start-1, widget.Muted, head)
	if t.axis > 0 {
		d.put(t.axis, y, t.axis+halfAxis, widget.Muted, d.say(text.FlipsLess))
		d.putRight(t.axis+2*halfAxis+1, y, t.axis+halfAxis+1, widget.Muted, d.say(text.FlipsMore))
	}
}

func (d *drawing) drawFlip(t flipTable, i, y int) {
	f := d.WhatIf.Flips[i]
	row, ink := d.Inputs[f.Input], widget.Text
	if i == d.WhatIf.Focus {
		ink = widget.Accent | widget.Bold
		d.put(d.margin-2, y, d.margin, ink, d.Glyphs.Focus)
	}
	d.hit(image.Rect(0, y, d.flipRows.Max.X, y+1), OnFlip, f.Input)
	end := t.now - 1
	if t.now == 0 {
		end = t.at - flipSlot
	}
	left := d.put(d.margin, y, end, ink, d.say(row.Label)) + 1
	if t.now > 0 {
		room := t.now + flipSlot - left
		d.putRight(t.now+flipSlot, y, left, ink, fitting(room, row.Value.String(), row.Value.Number))
	}
	switch {
	case !f.Known:
		return
	case f.At.IsZero():
		if t.axis > 0 {
			d.put(t.axis, y, t.change, widget.Muted, d.say(text.FlipsNone))
		} else {
			d.putRight(t.change, y, end+1, widget.Muted, d.say(text.FlipsNone))
		}
		return
	}
	d.putRight(t.at, y, t.at-flipSlot, ink, fitting(flipSlot, f.At.String(), f.At.Number))
	d.putRight(t.change, y, max(t.at, t.axis+2*halfAxis+1), widget.Text, d.far(f.Change))
	if t.axis > 0 {
		d.drawFlipAxis(f, t.axis, y)
	}
}

// far says how far a flip is: in percent, from ten times on as a factor.
func (d *drawing) far(change float64) string {
	switch {
	case math.IsInf(change, 0):
		return ""
	case change >= 9:
		return d.say(text.TimesMore, strconv.Itoa(int(math.Round(1+change))))
	}
	return d.Language.Change(100 * change)
}

// drawFlipAxis draws where the flip lies from the value in the middle, each cell an eighth of a power of ten.
func (d *drawing) drawFlipAxis(f Flip, x, y int) {
	r := image.Rect(x, y, x+2*halfAxis+1, y+1)
	c := d.canvas(r)
	c.Put(halfAxis, 0, widget.Muted, d.Glyphs.Edge)
	at := math.Inf(1)
	if f.Change <= -1 {
		at = math.Inf(-1)
	} else if !math.IsInf(f.Change, 0) {
		at = halfAxis * math.Log10(1+f.Change)
	}
	sign, ink := d.Glyphs.Tick, widget.Text
	cell := int(math.Ceil(math.Min(math.Abs(at), halfAxis+1)))
	if cell > halfAxis {
		cell = halfAxis
		sign, ink = d.Glyphs.Right, widget.Muted
		if at < 0 {
			sign = d.Glyphs.Left
		}
	}
	from, to, mark := halfAxis+1, halfAxis+cell, halfAxis+cell
	if at < 0 {
		from, to, mark = halfAxis-cell, halfAxis, halfAxis-cell
	}
	if cell > 0 {
		c.Fill(image.Rect(from, 0, to, 1), widget.Muted, d.Glyphs.Rest)
		c.Put(mark, 0, ink, sign)
	}
}

// dearestFirst orders waste by what it costs, all together last.
func dearestFirst(list []pricing.Waste) []pricing.Waste {
	slices.SortStableFunc(list, func(a, b pricing.Waste) int {
		if all := cmp.Compare(last(a), last(b)); all != 0 {
			return all
		}
		return cmp.Compare(b.Cost, a.Cost)
	})
	return list
}

func last(w pricing.Waste) int {
	if w.Key == wasteAll {
		return 1
	}
	return 0
}
