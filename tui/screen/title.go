package screen

import (
	"fmt"
	"image"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// appName stands first in the title; it is the same in every language.
const appName = "gpuplan"

// pagesWidth is the width from which on the title has room for the names of the pages.
const pagesWidth = 80

// drawTitle writes the name of the plan and those of the pages.
func (d *drawing) drawTitle() {
	y := d.title.Min.Y
	d.put(1, y, d.Width, widget.Accent|widget.Bold, appName)
	right := d.drawCorner
	if d.Width >= pagesWidth {
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
		names[i] = fmt.Sprintf("%d %s", p.Number, d.say(p.Name))
		x -= widget.Cells(names[i]) + 2 + gap
	}
	start := x
	for i, name := range names {
		before, ink, after := " ", widget.Muted, " "
		switch {
		case i == d.Page && d.Focus < 0: // a choice of several, as in the list
			before, ink, after = d.Glyphs.Left, widget.Accent|widget.Bold, d.Glyphs.Right
		case i == d.Page:
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
		x = d.putAge(x-1, y, d.Language.ShortDate(age.date.Time()), age)
	}
	return x
}

// helpKey shows all keys.
const helpKey = "?"

// drawName writes the plan's name, whether it is saved, the offer where there are several, and what else is doubtful. What
// says that it is not saved has its cell always, so that nothing moves when it is.
func (d *drawing) drawName(x, y, end int) {
	unsaved, warnings := " ", ""
	if d.Unsaved > 0 {
		unsaved = "*"
	}
	if n := d.warningsLeft(); n > 0 {
		warnings = fmt.Sprintf(" !%d", n)
	}
	name, offer := d.names(end - x - len(unsaved) - len(warnings))
	x = d.put(x, y, end, widget.Text, name)
	x = d.put(x, y, end, widget.Warn|widget.Bold, unsaved)
	if offer != "" {
		x = d.put(x+nameGap, y, end, widget.Muted, offer)
	}
	d.put(x, y, end, widget.Warn|widget.Bold, warnings)
}

// names are those of the plan and, of several offers, of the one that is shown, in so many cells with a gap between them. The
// plan's gives way first; a narrow window has room for the offer's alone.
func (d *drawing) names(room int) (plan, offer string) {
	switch {
	case len(d.Evaluation.Offers) < 2 || d.pages[d.Page].offers:
		return widget.Fit(d.Plan.Name, room), ""
	case d.Width < pagesWidth:
		return d.offerName(room), ""
	}
	whole := widget.Cells(d.offerName(room))
	plan = widget.Fit(d.Plan.Name, max(room-nameGap-whole, room/2))
	return plan, d.offerName(room - nameGap - widget.Cells(plan))
}

// nameGap is between the names of plan and offer.
const nameGap = 2

// offerName is the name of the offer that is shown in so many cells, and which one of how many it is.
func (d *drawing) offerName(room int) string {
	numbered := func(name string) string {
		return d.say(text.OfferOf, name, text.Count(d.Offer+1), text.Count(len(d.Evaluation.Offers)))
	}
	return numbered(widget.Fit(d.offer.Name, room-widget.Cells(numbered(""))))
}
