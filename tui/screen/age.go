package screen

import (
	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// age is how old the prices of the offer are.
type age struct {
	date  model.Date // zero: not given
	days  int        // since then; below 0: that day is yet to come
	grade model.Grade
}

func (d *drawing) age() age {
	if d.Offer < 0 || d.Offer >= len(d.Plan.Offers) {
		return age{}
	}
	return d.ageOf(d.Offer)
}

// ageOf is how old the prices of any offer are.
func (d *drawing) ageOf(offer int) age {
	o := &d.Plan.Offers[offer]
	a := o.PriceAge(d.Today)
	return age{o.AsOf, a.Days, a.Grade(d.MaxAge)}
}

// ago says how long ago the prices were read, or how far ahead that day is. One day ahead is today in another zone.
func (d *drawing) ago(a age) string {
	switch {
	case a.days < -1:
		return d.say(text.AgeDaysAhead, d.Language.Days(-a.days))
	case a.days <= 0:
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
		return d.putRight(d.Width-1, y, 3, widget.Muted, d.say(text.AgeNoPrices))
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
	if a.grade >= model.Old {
		said, ink = "! "+said, widget.Warn|widget.Bold
	}
	return d.putRight(end, y, 3, ink, said)
}

// pricesHead is the head of the group of prices: it carries their date and what their age means.
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
	said := d.say(text.AgeHead, date, d.ago(a))
	if w, graded := gradeWords[a.grade]; graded {
		return d.say(w, said)
	}
	return said
}

// gradeWords say what the age of prices means; that they are fresh is plain from the age.
var gradeWords = map[model.Grade]text.Word{model.Reread: text.AgeReread, model.Old: text.AgeOld, model.Stale: text.AgeStale}
