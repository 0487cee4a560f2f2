package screen

import (
	"fmt"
	"image"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// appName stands first in the title; it is the same in every language.
const appName = "gpuplan"

// drawTitle writes the name of the plan and those of the pages.
func (d *drawing) drawTitle() {
	y := d.title.Min.Y
	d.put(1, y, d.Width, widget.Accent|widget.Bold, appName)
	right := d.drawCorner
	if d.Width >= 80 {
		right = d.drawPages
	}
	d.drawName(len(appName)+3, y, right(y)-1)
}

// drawPages writes the names of the pages, the open one in brackets, and gives the column where they start.
func (d *drawing) drawPages(y int) int {
	gap := 0
	if d.Width >= 100 {
		gap = 1
	}
	names := make([]string, len(d.pages))
	x := d.Width - 1 + gap
	for i, p := range d.pages {
		names[i] = fmt.Sprintf("%d %s", i+1, d.say(p.Name))
		x -= widget.Cells(names[i]) + 2 + gap
	}
	start := x
	for i, name := range names {
		before, ink, after := " ", widget.Muted, " "
		if i == d.Page {
			before, ink, after = "[", widget.Accent|widget.Bold, "]"
		}
		end := d.put(x, y, d.Width, ink, before+name+after)
		d.hit(image.Rect(x, y, end, y+1), OnPage, i)
		x = end + gap
	}
	return start
}

// drawCorner writes what a narrow window has instead of the names: the day of the prices, the page, the key that helps.
func (d *drawing) drawCorner(y int) int {
	x := d.putRight(d.Width-1, y, 0, widget.Text|widget.Bold, helpKey)
	d.hitKey(image.Rect(x, y, x+1, y+1), helpKey)
	if len(d.pages) > 1 {
		x = d.putRight(x-1, y, 0, widget.Muted, fmt.Sprintf("%d/%d", d.Page+1, len(d.pages))) - 1
	}
	if age := d.age(); !age.date.IsZero() {
		ink := widget.Muted
		if age.old {
			ink = widget.Warn
		}
		x = d.putRight(x-1, y, 0, ink, d.Language.ShortDate(age.date.Time()))
	}
	return x
}

// helpKey shows all keys.
const helpKey = "?"

// drawName writes the plan's name, whether it is saved, what else is doubtful, and the offer where there are several; a
// narrow window has room for that alone.
func (d *drawing) drawName(x, y, end int) {
	unsaved, warnings := "", ""
	if d.Unsaved > 0 {
		unsaved = "*"
	}
	if n := d.warningsLeft(); n > 0 {
		warnings = fmt.Sprintf(" !%d", n)
	}
	room, name, n := end-len(unsaved)-len(warnings), d.Plan.Name, len(d.Evaluation.Offers)
	offer := d.say(text.OfferOf, d.offer.Name, text.Count(d.Offer+1), text.Count(n))
	if n > 1 && d.Width < 80 {
		name = offer
	}
	x = d.put(x, y, room, widget.Text, name)
	x = d.put(x, y, end, widget.Warn|widget.Bold, unsaved)
	x = d.put(x, y, end, widget.Warn|widget.Bold, warnings)
	if n > 1 && d.Width >= 80 && end-x > leastOffer {
		d.put(x+2, y, end, widget.Muted, offer)
	}
}

// leastOffer is the least room for the name of an offer.
const leastOffer = 12
