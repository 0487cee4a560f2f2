package screen

import (
	"image"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

const (
	findWidth = 50
	findRows  = 10 // most matches shown at once
)

func (o Find) draw(d *drawing) {
	in := d.box(findWidth, findRows+6, d.say(text.FindTitle))
	r := image.Rect(in.Min.X+2, in.Min.Y, in.Max.X-2, in.Min.Y+1)
	if in.Dy() > findRows {
		r = r.Add(image.Pt(0, 1))
	}
	cursor := o.Field.Draw(d.canvas(r), 0, 0, r.Dx(), widget.Accent|widget.Bold, true)
	d.Cursor = Cursor{X: r.Min.X + cursor, Y: r.Min.Y, Visible: true}
	keys := d.putKeysIn(in, 2, 0, d.own(o.Keys))
	room := max(min(in.Max.Y-keys-r.Max.Y, findRows), 1)
	if len(o.Matches) == 0 {
		d.put(in.Min.X+2, r.Max.Y, in.Max.X-1, widget.Muted, d.say(text.FindNone))
	}
	top := min(max(o.Chosen-room+1, 0), max(len(o.Matches)-room, 0))
	for i := top; i < min(top+room, len(o.Matches)); i++ {
		o.drawMatch(d, i, in, r.Max.Y+i-top)
	}
	d.drawEnds(in.Max.X-1, r.Max.Y, r.Max.Y+room, top > 0, top+room < len(o.Matches))
}

// drawEnds marks rows of a list, from row top up to row foot, behind which it goes on.
func (d *drawing) drawEnds(x, top, foot int, above, below bool) {
	if above {
		d.put(x, top, x+1, widget.Muted, d.Glyphs.ArrowUp)
	}
	if below {
		d.put(x, foot-1, x+1, widget.Muted, d.Glyphs.ArrowDown)
	}
}

func (o Find) drawMatch(d *drawing, i int, in image.Rectangle, y int) {
	row, ink := d.Inputs[o.Matches[i]], widget.Text
	if i == o.Chosen {
		ink = widget.Accent | widget.Bold
		d.put(in.Min.X+1, y, in.Max.X, ink, d.Glyphs.Focus)
	}
	value := row.Value.String()
	if row.Choice != (text.Word{}) {
		value = d.say(row.Choice)
	}
	start := d.putRight(in.Max.X-2, y, in.Min.X+3+in.Dx()/2, widget.Muted, value)
	d.put(in.Min.X+3, y, start-1, ink, d.say(row.Label))
	d.hit(image.Rect(in.Min.X, y, in.Max.X, y+1), OnLine, i)
}
