package screen

import (
	"image"
	"math"
	"sort"

	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// groupHeads are the heads of the groups; that of the prices carries their date as well.
var groupHeads = map[input.Group]text.Word{
	input.Use: text.GroupUse, input.Habits: text.GroupHabits, input.Prices: text.GroupPrices,
	input.Disks: text.GroupDisks, input.More: text.GroupMore,
}

// line is one line of the list.
type line struct {
	kind  lineKind
	index int // of an input, or of the first input under a head
}

type lineKind uint8

const (
	inputLine lineKind = iota
	headLine
	blankLine
)

// lines are the lines of the whole list, whether they fit or not.
func (d *drawing) lines() []line {
	heads := 0
	for i := range d.Inputs {
		if d.hasHead(i) {
			heads++
		}
	}
	gaps := d.list.Dy() - len(d.Inputs) - heads
	if gaps < 0 && d.roomy {
		gaps = len(d.Inputs) // it scrolls anyway
	}
	var list []line
	for i := range d.Inputs {
		if i > 0 && d.startsGroup(i) && gaps > 0 && d.grade != single {
			list = append(list, line{blankLine, i})
			gaps--
		}
		if d.hasHead(i) {
			list = append(list, line{headLine, i})
		}
		list = append(list, line{inputLine, i})
	}
	return list
}

func (d *drawing) startsGroup(i int) bool {
	return i == 0 || d.Inputs[i].Group != d.Inputs[i-1].Group
}

// hasHead tells whether a head stands before input i.
func (d *drawing) hasHead(i int) bool {
	return d.grade != single && d.startsGroup(i) && (d.heads || d.Inputs[i].Group == input.Prices)
}

// drawList draws the inputs. Where not all fit, the list follows the focus, one row before the end, and its last row names
// what is out of sight; one column has arrows in place of such a row.
func (d *drawing) drawList() {
	lines, rows := d.lines(), d.list.Dy()
	if len(lines) <= rows {
		d.drawLines(lines)
		return
	}
	if d.grade != single {
		rows--
	}
	top := d.scroll(lines, rows)
	d.drawLines(lines[top : top+rows])
	if d.grade == single {
		d.drawArrows(lines[:top], lines[top+rows:])
	} else {
		d.drawMore(lines[:top], lines[top+rows:])
	}
}

// drawArrows says in one column that the list goes on. The focus is never at an end of the list behind which it goes on.
func (d *drawing) drawArrows(above, below []line) {
	if n := len(above); n > 0 {
		d.drawArrow(d.list.Min.Y, d.Glyphs.ArrowUp, above[n-1].index)
	}
	if len(below) > 0 {
		d.drawArrow(d.list.Max.Y-1, d.Glyphs.ArrowDown, below[0].index)
	}
}

func (d *drawing) drawArrow(y int, arrow string, next int) {
	d.put(0, y, d.margin, widget.Muted, arrow)
	d.hit(image.Rect(0, y, 1, y+1), OnMore, next)
}

// scroll gives the first line to show of those that do not fit into so many rows.
func (d *drawing) scroll(lines []line, rows int) int {
	top := 0
	for i, l := range lines {
		if l.kind == inputLine && l.index == d.Focus {
			top = i - (rows - 2)
		}
	}
	return min(max(top, 0), len(lines)-rows)
}

func (d *drawing) drawLines(lines []line) {
	for i, l := range lines {
		y := d.list.Min.Y + i
		switch l.kind {
		case headLine:
			d.put(3, y, d.list.Max.X, widget.Muted, d.head(l.index))
		case inputLine:
			d.drawRow(l.index, y)
		}
	}
}

func (d *drawing) head(i int) string {
	if group := d.Inputs[i].Group; group != input.Prices {
		return d.say(groupHeads[group])
	}
	return d.pricesHead()
}

// drawRow draws one input: mark, label, track, value.
func (d *drawing) drawRow(i, y int) {
	row, focused := d.Inputs[i], i == d.Focus
	label, value := widget.Text, widget.Text
	if focused {
		label, value = widget.Accent|widget.Bold, widget.Accent|widget.Bold
		d.put(d.margin-2, y, d.margin, label, d.Glyphs.Focus)
	}
	d.hit(image.Rect(0, y, d.list.Max.X, y+1), OnRow, i)
	d.put(d.margin, y, d.margin+d.label, label, d.say(row.Label))
	x := d.margin + d.label + 1
	if row.Choice != (text.Word{}) {
		d.drawChoice(i, x, y, value)
		return
	}
	track, room := d.divideRow(i)
	if track > 0 {
		d.drawTrack(i, image.Rect(x, y, x+track, y+1))
		x += track + 1
	}
	d.drawValue(i, image.Rect(x, y, x+room, y+1), value)
}

// leastTrack is the fewest cells of a track on which something can be seen.
const leastTrack = 4

// divideRow gives the cells of an input's track and of its value. A range, or what is typed, that is longer than values are takes
// cells from the track, all of them where few would be left.
func (d *drawing) divideRow(i int) (track, value int) {
	row, both := d.Inputs[i], d.track+d.value.Width()
	value = d.value.Width()
	switch {
	case d.Typing != nil && i == d.Focus:
		value = max(value, widget.Cells(d.Typing.Field.Text())+3) // brackets and cursor
	case len(row.Ends) > 0:
		value = max(value, widget.Cells(row.Value.Number))
	}
	if track = both - value; track < leastTrack {
		return 0, both + 1
	}
	return track, value
}

// drawTrack draws an input's slider.
func (d *drawing) drawTrack(i int, r image.Rectangle) {
	slider := d.slider(i)
	slider.Ticks = nearest(slider.Ticks, slider.Knob)
	slider.Draw(d.canvas(r), 0, 0, r.Dx(), d.Glyphs, i == d.Focus)
	if d.Inputs[i].Known {
		d.hit(r, OnTrack, i)
	}
}

// nearest are the next ticks on either side of a knob: on a short track more of them would be noise. The ruler has all.
func nearest(ticks []float64, knob float64) []float64 {
	next := sort.SearchFloat64s(ticks, knob)
	return ticks[max(next-1, 0):min(next+1, len(ticks))]
}

// slider is the track of an input.
func (d *drawing) slider(i int) widget.Track {
	row := d.Inputs[i]
	t := widget.Track{Knob: row.At, Ends: row.Ends}
	if !row.Known {
		t.Knob = math.NaN()
	}
	for _, z := range row.Zones[min(1, len(row.Zones)):] {
		t.Ticks = append(t.Ticks, z.From)
	}
	if d.Typing != nil && d.Typing.Valid && i == d.Focus {
		t.Typed = []float64{d.Typing.At}
	}
	return t
}

func (d *drawing) drawChoice(i, x, y int, ink widget.Ink) {
	r := image.Rect(x, y, d.list.Max.X-1, y+1)
	c := d.canvas(r)
	end := c.PutChoice(0, 0, ink, d.say(d.Inputs[i].Choice), d.Glyphs)
	d.hit(image.Rect(x, y, min(x+end, r.Max.X), y+1), OnChoice, i)
}

// drawValue writes an input's value, or the field that is open in its place.
func (d *drawing) drawValue(i int, r image.Rectangle, ink widget.Ink) {
	if d.Typing != nil && i == d.Focus {
		cursor := d.Typing.Field.Draw(d.canvas(r), 0, 0, r.Dx(), ink, true)
		d.Cursor = Cursor{X: r.Min.X + cursor, Y: r.Min.Y, Visible: true}
		return
	}
	v := d.Inputs[i].Value
	d.slot(r).Draw(d.canvas(r), 0, 0, ink, v.Number, v.Unit)
}

// slot is the room of a value, whose digits before the point end where those of the other values do, if it is no longer.
func (d *drawing) slot(r image.Rectangle) widget.Slot {
	return widget.Slot{Whole: d.value.Whole, Rest: r.Dx() - d.value.Whole}
}

// drawMore names in the last row what is out of sight above and below.
func (d *drawing) drawMore(above, below []line) {
	y, end := d.list.Max.Y-1, 3+d.label+d.track+d.value.Width()
	arrow, hidden := d.Glyphs.ArrowDown, inputsOf(below)
	if len(hidden) == 0 {
		arrow, hidden = d.Glyphs.ArrowUp, inputsOf(above)
	} else if len(inputsOf(above)) > 0 {
		arrow = d.Glyphs.ArrowUp + d.Glyphs.ArrowDown
	}
	if len(hidden) == 0 {
		return
	}
	x := d.put(1, y, end, widget.Muted, arrow)
	names := d.say(d.Inputs[hidden[0]].Label)
	for _, i := range hidden[1:] {
		names = d.say(text.Listed, names, d.Inputs[i].Label)
	}
	x = d.put(x+1, y, end, widget.Muted, d.say(text.MoreInputs, text.Count(len(hidden)), names))
	d.hit(image.Rect(1, y, x, y+1), OnMore, hidden[0])
}

func inputsOf(lines []line) []int {
	var list []int
	for _, l := range lines {
		if l.kind == inputLine {
			list = append(list, l.index)
		}
	}
	return list
}
