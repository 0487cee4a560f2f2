package screen

import (
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

const (
	headlineSlot = 18 // room of a headline
	amountSlot   = 8  // room of an amount that grows to the left
)

// drawVerdict writes the answer: which form, what it costs, by how much it wins, and from which use on that changes.
func (d *drawing) drawVerdict() {
	y := d.verdict.Min.Y
	x := d.drawHeadline(y)
	switch {
	case len(d.offer.Quotes) == 0:
		d.drawRemark(text.VerdictNoOffer)
		return
	case d.firstRun():
		if d.drawRemark(text.VerdictNoPrice) == d.verdict.Max.Y {
			return
		}
	case d.grade == single:
		d.drawStacked(x, y)
	default:
		d.drawTotals(x, y)
	}
	d.drawReason(d.verdict.Max.Y - 1)
}

// drawHeadline writes the sign and the headline, and gives the column after it.
func (d *drawing) drawHeadline(y int) int {
	sign, ink, headline := d.headline()
	d.put(1, y, d.Width, ink|widget.Bold, sign)
	return d.put(3, y, d.Width, ink|widget.Bold, d.say(headline))
}

func (d *drawing) headline() (sign string, ink widget.Ink, w text.Word) {
	switch {
	case d.form < 0 || !d.offer.Verdict.Decided:
		return "?", widget.Warn, text.NotDecided
	case d.offer.Verdict.Close:
		return d.Glyphs.Close, widget.Warn, text.TooClose
	}
	return d.Glyphs.Good, widget.Good, text.FormOf(d.quote().Form).Headline
}

// quote is the one that the verdict is about; where none is complete, the first.
func (d *drawing) quote() *pricing.Quote { return &d.offer.Quotes[max(d.form, 0)] }

// drawRemark writes a sentence in place of the total, in one column under the headline, and gives the row after it.
func (d *drawing) drawRemark(w text.Word) int {
	y := d.verdict.Min.Y
	if d.grade != single {
		d.put(3+headlineSlot+1, y, d.Width, widget.Text, d.say(w))
		return y + 1
	}
	for _, piece := range wrapped(d.say(w), d.Width-4) {
		if y++; y < d.verdict.Max.Y {
			d.put(3, y, d.Width, widget.Text, piece)
		}
	}
	return min(y+1, d.verdict.Max.Y)
}

// drawTotals writes the total and the difference, each at its own column as long as what stands before leaves room.
func (d *drawing) drawTotals(x, y int) {
	w, end := text.VerdictFor, d.Width
	if d.grade == small {
		w = text.VerdictIn
	}
	if d.wasteOnTop {
		end = d.drawWaste(y) - 1
	}
	total := padded(d.total(d.quote()), d.totalEnd-x-1)
	said := d.say(w, strong(total), strong(d.sign()), d.period())
	x = d.putInked(x+1, y, end, widget.Muted, said)
	d.drawDifference(max(x+2, d.lessStart), y, end)
}

// padded is s with blanks before it, so that it ends after n cells.
func padded(s string, n int) string { return strings.Repeat(" ", max(n-widget.Cells(s), 0)) + s }

// drawDifference writes by how much the form wins.
func (d *drawing) drawDifference(x, y, end int) {
	switch {
	case d.form < 0 || !d.offer.Verdict.Decided:
		d.put(x, y, end, widget.Muted, d.undecided(end-x))
	case d.rival < 0:
		d.put(x, y, end, widget.Muted, d.say(text.VerdictAlone))
	default:
		v := d.offer.Verdict
		amount := strong(padded(d.money(v.Margin), amountSlot))
		rival := text.FormOf(d.offer.Quotes[d.rival].Form).Object
		said := d.say(text.VerdictLess, amount, rival, d.Language.Percent(v.Percent))
		bare := d.say(text.VerdictLessTight, amount, rival)
		d.putInked(x, y, end, widget.Text, fitting(end-x, said, bare))
	}
}

// undecided says in so many cells what not knowing all means, and which form is ahead all the same.
func (d *drawing) undecided(room int) string {
	l, ok := d.offer.Lead()
	if !ok {
		return fitting(room, d.say(text.VerdictOpen), d.say(text.VerdictOpenTight))
	}
	first, next := text.FormOf(d.offer.Quotes[l.Quote].Form).Object, text.FormOf(d.offer.Quotes[l.Rival].Form).Object
	margin := d.money(l.Margin)
	return fitting(room, d.say(text.VerdictAhead, first, margin, next), d.say(text.VerdictAheadTight, first, margin), d.say(text.VerdictOpenTight))
}

// fitting is the first text that fits n cells, else the last one. The marks of strong take none.
func fitting(n int, texts ...string) string {
	for _, s := range texts {
		if widget.Cells(unmarked.Replace(s)) <= n {
			return s
		}
	}
	return texts[len(texts)-1]
}

var unmarked = strings.NewReplacer(strongOn, "", strongOff, "")

// drawStacked writes total and difference in lines of their own.
func (d *drawing) drawStacked(x, y int) {
	said := d.say(text.VerdictTotal, d.total(d.quote()), d.sign())
	if d.Scaled != nil {
		said = d.say(text.VerdictTotalFor, d.total(d.quote()), d.sign(), d.period())
	}
	d.putRight(d.Width-1, y, x+1, widget.Text|widget.Bold, said)
	d.drawDifference(d.lessStart, y+1, d.Width)
}

// drawWaste names the waste at the right end of the verdict, of the form it is in where that did not win, and gives the column where it starts.
func (d *drawing) drawWaste(y int) int {
	cost, form, ok := d.waste()
	if !ok {
		return d.Width
	}
	said := d.say(text.WasteLong, padded(cost, amountSlot))
	if form != d.quote().Form {
		said = d.say(text.WasteOf, padded(cost, amountSlot), text.FormOf(form).Object)
	}
	x := d.putRight(d.Width-1, y, 0, widget.Warn|widget.Bold, said) - 2
	d.put(x, y, d.Width, widget.Warn|widget.Bold, "!")
	return x
}

// drawReason writes the last line of the verdict: at which use a term pays, what is planned, and how old the prices are.
func (d *drawing) drawReason(y int) {
	end := d.Width
	if d.Width >= pagesWidth { // else the title has it
		end = d.drawAge(y) - 1
	}
	d.put(3, y, end, widget.Text, d.reasonThatHolds(end-3))
}

// reasonThatHolds is the reason and, where an input is a range, in how many draws the verdict holds, if both go into the room:
// a sentence after the reason in full, or a few words after the tightest one.
func (d *drawing) reasonThatHolds(room int) string {
	if d.Holds == nil {
		return d.reason(room)
	}
	full, tight := d.reason(d.Width), d.reason(0)
	said := d.say(text.HoldsDraws, full, text.Count(*d.Holds))
	if brief := d.say(text.HoldsTight, tight, text.Count(*d.Holds)); widget.Cells(said) > room && tight != full {
		said = brief
	}
	return fitting(room, said, d.reason(room))
}
