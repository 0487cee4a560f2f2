package screen

import (
	"image"

	"app/gpuplan/tui/widget"
)

// choiceWidth is the most cells of a list to pick from.
const choiceWidth = 76

func (o Choice) draw(d *drawing) {
	width := 0
	for _, s := range o.Lines {
		width = max(width, widget.Cells(s))
	}
	in := d.box(min(max(width+8, choiceWidth/2), choiceWidth), len(o.Lines)+5, d.say(o.Title))
	keys := d.putKeysIn(in, 2, 0, o.Keys)
	y := in.Min.Y
	if in.Dy() > len(o.Lines)+keys {
		y++
	}
	room := max(in.Max.Y-keys-y, 1)
	top := min(max(o.Chosen-room+1, 0), max(len(o.Lines)-room, 0))
	shown := min(room, len(o.Lines)-top)
	for i := range shown {
		at, ink := image.Rect(in.Min.X, y+i, in.Max.X, y+i+1), widget.Text
		if top+i == o.Chosen {
			ink = widget.Accent | widget.Bold
			d.put(in.Min.X+1, y+i, in.Max.X, ink, d.Glyphs.Focus)
		}
		d.put(in.Min.X+3, y+i, in.Max.X-2, ink, o.Lines[top+i])
		d.hit(at, OnLine, top+i)
	}
	d.drawEnds(in.Max.X-1, y, y+shown, top > 0, top+shown < len(o.Lines))
}
