package screen

import (
	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// age is how old the prices of the offer are.
type age struct {
	date model.Date // zero: not given
	days int        // since then; a day ahead counts as today
	old  bool
}

func (d *drawing) age() age {
	if d.Offer < 0 || d.Offer >= len(d.Plan.Offers) {
		return age{}
	}
	a := age{date: d.Plan.Offers[d.Offer].AsOf}
	if !a.date.IsZero() {
		a.days = max(d.Today.DaysSince(a.date), 0)
		a.old = d.MaxAge > 0 && a.days > d.MaxAge
	}
	return a
}

// ago says how long ago the prices were read.
func (d *drawing) ago(a age) string {
	if a.days == 0 {
		return d.say(text.AgeToday)
	}
	return d.say(text.AgeDays, d.Language.Days(a.days))
}

// drawAge writes the age of the prices at the right end of the verdict, and gives the column where it starts.
func (d *drawing) drawAge(y int) int {
	a := d.age()
	var said string
	switch {
	case d.firstRun():
		said = d.say(text.AgeNoPrices)
	case a.date.IsZero():
		said = d.say(text.AgeUndated)
	case d.grade <= small:
		said = d.say(text.AgeShort, d.Language.ShortDate(a.date.Time()), d.ago(a))
	default:
		said = d.say(text.AgeLong, d.Language.Date(a.date.Time()), d.ago(a))
	}
	return d.putAge(d.Width-1, y, said, a)
}

// putAge writes what is said of the age of the prices to end before a column, with a sign where they are old, and gives the
// column where it starts.
func (d *drawing) putAge(end, y int, said string, a age) int {
	ink := widget.Muted
	if a.old {
		said, ink = "! "+said, widget.Warn|widget.Bold
	}
	return d.putRight(end, y, 3, ink, said)
}

// pricesHead is the head of the group of prices: it carries their date.
func (d *drawing) pricesHead() string {
	a := d.age()
	switch {
	case d.firstRun():
		return d.say(text.AgeHeadNone)
	case a.date.IsZero():
		return d.say(text.AgeHeadBare)
	}
	date := d.Language.ShortDate(a.date.Time())
	if d.grade == wide {
		date = d.Language.Date(a.date.Time())
	}
	return d.say(text.AgeHead, date, d.ago(a))
}
