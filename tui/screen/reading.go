package screen

import (
	"strings"

	"app/gpuplan/tui/widget"
)

// ReadingWidth is the width of a window in which a text of 80 columns can be read as it is; in a narrower one its lines break.
const ReadingWidth = 86

// draw shows the text in a box, from line Scroll on.
func (o Reading) draw(d *drawing) {
	width := min(ReadingWidth-2, d.Width-2)
	var lines []string
	for _, line := range strings.Split(o.Text, "\n") {
		lines = append(lines, wrapped(line, width-4)...)
	}
	in := d.box(width, len(lines)+4, d.say(o.Title))
	top, room := d.window(o.Scroll, len(lines), max(in.Dy()-2, 1))
	for i, s := range lines[top : top+room] {
		d.put(in.Min.X+1, in.Min.Y+i, in.Max.X, widget.Text, s)
	}
	d.drawEnds(in.Max.X-1, in.Min.Y, in.Min.Y+room, top > 0, top+room < len(lines))
	d.putCloses(in, room < len(lines), o.Keys...)
}
