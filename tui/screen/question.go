package screen

import (
	"image"

	"app/gpuplan/tui/widget"
)

func (o Question) draw(d *drawing) {
	d.hit(image.Rect(0, 0, d.Width, d.Height), OnOverlay, 0)
	d.clear(image.Rect(0, d.Height-2, d.Width, d.Height))
	d.put(1, d.Height-2, d.Width-1, widget.Warn|widget.Bold, "! "+d.Language.Phrase(o.Text))
	d.putKeys(1, d.Height-1, d.Width-1, o.Answers)
	d.Cursor = Cursor{}
}
