package screen

import (
	"image"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// lowSlot is the room of the left end of a scale, so that rulers start alike.
const lowSlot = 4

// drawRuler draws the focused input again, over the whole width, with the flips named under it.
func (d *drawing) drawRuler() {
	if d.Focus < 0 || d.Focus >= len(d.Inputs) {
		return
	}
	row, y, x := d.Inputs[d.Focus], d.ruler.Min.Y, 1
	if d.grade != single {
		x = d.drawRulerValue(row, y)
	}
	if row.Choice != (text.Word{}) {
		return
	}
	r := image.Rect(x, y, d.Width-1, y+2)
	ruler := d.rulerOf(row)
	ruler.Draw(d.canvas(r), d.Glyphs)
	if start, n := ruler.Span(r.Dx()); row.Known {
		d.hit(image.Rect(x+start, y, x+start+n, y+1), OnTrack, d.Focus)
	}
}

// drawRulerValue writes label and value before the ruler, and gives the column where it starts.
func (d *drawing) drawRulerValue(row Row, y int) int {
	ink := widget.Accent | widget.Bold
	d.put(3, y, 3+d.label, ink, d.say(row.Label))
	x := 3 + d.label + 1
	room := d.value.Width()
	if len(row.Ends) > 0 {
		room = max(room, min(widget.Cells(row.Value.Number), d.Width/3))
	}
	r := image.Rect(x, y, x+room, y+1)
	if row.Choice != (text.Word{}) {
		r.Max.X = d.Width - 1
		d.canvas(r).PutChoice(0, 0, ink, d.say(row.Choice), d.Glyphs)
	} else {
		d.slot(r).Draw(d.canvas(r), 0, 0, ink, row.Value.Number, row.Value.Unit)
	}
	return x + room + 2
}

func (d *drawing) rulerOf(row Row) widget.Ruler {
	r := widget.Ruler{Track: d.slider(d.Focus), Low: row.Low.String(), High: row.High.String()}
	if d.grade != single {
		r.Slot = lowSlot
	}
	for i, z := range row.Zones {
		form := text.FormOf(z.Form)
		r.Zones = append(r.Zones, widget.Zone{Short: d.say(form.Short), Long: d.say(form.Cheapest)})
		if i > 0 {
			r.Values = append(r.Values, z.Value.String())
		}
	}
	r.Below, r.Above = row.Before.String(), row.After.String()
	switch {
	case d.Typing != nil:
		r.Note = d.wouldBe()
	case !row.Known:
		r.Note = d.Language.Phrase(row.Invite)
	}
	return r
}

// wouldBe says what a typed value would do.
func (d *drawing) wouldBe() string {
	t := d.Typing
	switch {
	case !t.Valid:
		return " "
	case t.Form == "":
		return d.say(text.WouldBeOpen, t.Value)
	case t.By == 0: // nothing to compare it with, or one that costs the same
		return d.say(text.WouldPayOnly, t.Value, text.FormOf(t.Form).Object)
	}
	return d.say(text.WouldPay, t.Value, text.FormOf(t.Form).Object, d.money(t.By))
}
