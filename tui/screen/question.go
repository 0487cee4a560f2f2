package screen

import (
	"image"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// mostAsked are the most rows of a question, without its answers, or of a message.
const mostAsked = 4

// draw asks in the last rows, as many as question and answers need.
func (o Question) draw(d *drawing) {
	d.hit(image.Rect(0, 0, d.Width, d.Height), OnOverlay, 0)
	asked := atMost(mostAsked, wrapped(d.Language.Phrase(o.Text), d.Width-4), d.Width-4)
	answers := d.rowsOf(o.Answers, d.Width-2)
	y := d.Height - len(answers) - len(asked)
	d.clear(image.Rect(0, y, d.Width, d.Height))
	d.put(1, y, d.Width-1, widget.Warn|widget.Bold, "!")
	for _, s := range asked {
		d.put(3, y, d.Width-1, widget.Warn|widget.Bold, s)
		y++
	}
	for _, keys := range answers {
		d.putKeys(1, y, d.Width-1, keys)
		y++
	}
	d.Cursor = Cursor{}
}

// draw asks for a line of text in the last two rows; a fault of it stands in the row above.
func (o Prompt) draw(d *drawing) {
	d.hit(image.Rect(0, 0, d.Width, d.Height), OnOverlay, 0)
	y := d.Height - 2
	d.clear(image.Rect(0, y, d.Width, d.Height))
	if said, ink := d.message(); d.Fault.Word != (text.Word{}) {
		d.drawMessage(y-1, ink, said)
	}
	x := d.put(1, y, d.Width/2, widget.Accent|widget.Bold, d.say(o.Asks)) + 1
	r := image.Rect(x, y, d.Width-1, y+1)
	d.Cursor = Cursor{X: x + o.Field.Draw(d.canvas(r), 0, 0, r.Dx(), widget.Accent|widget.Bold, true), Y: y, Visible: true}
	d.putKeys(1, y+1, d.Width-1, o.Keys)
}
