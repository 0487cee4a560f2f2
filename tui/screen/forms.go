package screen

import (
	"image"
	"math"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// leastBar is the least length of a bar beside which the parts are written as well.
const leastBar = 4

// formTable is where the columns of the four forms stand.
type formTable struct {
	name  int            // width of a name
	bar   int            // column where the bars start
	cells int            // length of the bar that stands for scale
	scale float64        // in units of the currency
	edges widget.Columns // columns before which numbers end: the parts, if they are shown, and the total
}

// parts tells whether each part has a column.
func (t formTable) parts() bool { return len(t.edges) > 1 }

// compute is the column before which amounts of compute end; the shares continue it.
func (t formTable) compute() int { return t.edges[0] }

// table fits the columns to what they hold: a number that is longer than its slot takes room from the bar. Where that
// leaves no bar, the parts go; the bars keep them.
func (d *drawing) table() formTable {
	r := d.forms
	if r.Empty() {
		r = d.shares
	}
	t := formTable{name: d.nameWidth(), scale: d.barScale()}
	t.bar = r.Min.X + 2 + t.name + 1
	step := [4]int{single: 9, small: 9, medium: 9, wide: 10}[d.grade]
	if d.grade >= medium {
		t.edges = d.edges(r.Max.X, step, pricing.Parts[:])
		t.cells = t.edges[0] - max(step+1, d.longest(pricing.Parts[0])+2) - t.bar
	}
	if t.cells < leastBar {
		t.edges = widget.Columns{r.Max.X}
		t.cells = max(r.Max.X-max(step, d.longest("")+1)-t.bar, 0)
	}
	return t
}

// edges are the right edges of the parts and the total, from the right edge of the table.
func (d *drawing) edges(right, step int, parts []string) widget.Columns {
	edges := make(widget.Columns, len(parts)+1)
	edges[len(parts)] = right
	right -= max(step, d.longest("")+1)
	for i := len(parts) - 1; i >= 0; i-- {
		edges[i] = right
		right -= max(step, d.longest(parts[i])+1)
	}
	return edges
}

// longest is the width of the longest number of a part, "" of the total.
func (d *drawing) longest(part string) int {
	n := 0
	for i := range d.offer.Quotes {
		n = max(n, widget.Cells(d.cell(i, part)))
	}
	return n
}

// cell writes a part of a form, or with "" its total.
func (d *drawing) cell(i int, part string) string {
	q := &d.offer.Quotes[i]
	switch {
	case part != "":
		return d.part(q, part)
	case !partKnown(q, pricing.Compute):
		return unknownAmount
	}
	return d.total(q)
}

// nameWidth is the width of the forms' names: that of the usual ones, and more for longer ones where there is room.
func (d *drawing) nameWidth() int {
	n, most := 6, [4]int{single: 8, small: 9, medium: 8, wide: 12}[d.grade]
	for _, q := range d.offer.Quotes {
		n = max(n, widget.Cells(d.say(text.FormOf(q.Form).Name)))
	}
	return min(n, most)
}

// barScale is what a whole bar stands for: the chart's axis, so that bars and chart agree; without a chart of the same
// amounts the greatest total.
func (d *drawing) barScale() float64 {
	if d.Scaled == nil && d.hasCurves() {
		return d.AxisTop
	}
	greatest := 0.0
	for _, q := range d.offer.Quotes {
		greatest = max(greatest, inUnits(q.Total))
	}
	return widget.AxisTop(0, greatest, false)
}

// drawForms draws the table of all forms in their fixed order.
func (d *drawing) drawForms() {
	if d.forms.Empty() || len(d.offer.Quotes) == 0 {
		return
	}
	t := d.table()
	d.drawFormsHead(t)
	for row, i := range d.shownForms() {
		d.drawForm(t, i, d.forms.Min.Y+1+row)
	}
}

// shownForms are the quotes that have a row: all, or where there is no room, those that the verdict is about first.
func (d *drawing) shownForms() []int {
	room := d.forms.Dy() - 1
	shown := map[int]bool{}
	for _, i := range append([]int{d.form, d.rival}, indexes(len(d.offer.Quotes))...) {
		if i >= 0 && len(shown) < room {
			shown[i] = true
		}
	}
	var list []int
	for i := range d.offer.Quotes {
		if shown[i] {
			list = append(list, i)
		}
	}
	return list
}

func indexes(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// drawForm draws the row of one form.
func (d *drawing) drawForm(t formTable, i, y int) {
	q, x := &d.offer.Quotes[i], d.forms.Min.X
	name, total := widget.Text, widget.Text
	if i == d.form {
		sign, ink, _ := d.headline()
		d.put(x, y, x+2, ink|widget.Bold, sign)
		name, total = ink, widget.Text|widget.Bold
	} else if i == d.rival && d.offer.Verdict.Close {
		d.put(x, y, x+2, widget.Warn, d.Glyphs.Close)
		name = widget.Warn
	}
	d.put(x+2, y, t.bar-1, name, d.say(text.FormOf(q.Form).Name))
	if t.cells > 0 && partKnown(q, pricing.Compute) {
		bar(q).Draw(d.canvas(image.Rect(t.bar, y, t.bar+t.cells, y+1)), 0, 0, t.cells, t.scale, d.Glyphs)
	}
	last := len(t.edges) - 1
	for j, edge := range t.edges[:last] {
		d.putRight(edge, y, t.bar+t.cells, widget.Text, d.cell(i, pricing.Parts[j]))
	}
	d.putRight(t.edges[last], y, t.bar+t.cells, total, d.cell(i, ""))
}

func bar(q *pricing.Quote) widget.Bar {
	var b widget.Bar
	for i, key := range pricing.Parts {
		b[i] = math.NaN()
		if partKnown(q, key) {
			b[i] = inUnits(q.Parts[key])
		}
	}
	return b
}

// drawFormsHead writes the heads of the columns; each part carries its fill, so that there is no legend.
func (d *drawing) drawFormsHead(t formTable) {
	x, y := d.forms.Min.X, d.forms.Min.Y
	start := d.putRight(d.forms.Max.X, y, x, widget.Muted, d.say(text.Total))
	if !t.parts() {
		for i := range pricing.Parts {
			x = d.put(x, y, start-1, widget.PartA+widget.Ink(i), d.Glyphs.Parts[i])
			x = d.put(x+1, y, start-1, widget.Muted, d.say(text.Part(pricing.Parts[i]))) + 1
		}
		return
	}
	gap := d.headGap(t)
	first := t.edges[0]
	for i := range pricing.Parts {
		name := d.say(text.Part(pricing.Parts[i]))
		at := t.edges[i] - widget.Cells(name)
		d.put(at, y, t.edges[i], widget.Muted, name)
		d.put(at-gap-1, y, at, widget.PartA+widget.Ink(i), d.Glyphs.Parts[i])
		first = min(first, at-gap-1)
	}
	d.put(x, y, first-1, widget.Muted, d.say(text.FormsHead, d.period(), d.sign()))
}

// headGap is the blank between fill and name, which goes where one of the names needs its room.
func (d *drawing) headGap(t formTable) int {
	for i, key := range pricing.Parts[1:] {
		if widget.Cells(d.say(text.Part(key)))+2 >= t.edges[i+1]-t.edges[i] {
			return 0
		}
	}
	return 1
}
