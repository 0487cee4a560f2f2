package screen

import (
	"image"
	"strconv"

	"app/gpuplan/model/record"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/tui/widget"
)

// Log is what page 4 shows.
type Log struct {
	Result   *reconcile.Result   // of the log, and of the bill where one was read; nil: not read yet
	Calendar *reconcile.Calendar // of Result
	Empty    bool                // there is no log, or nothing in it
	Broken   bool                // it cannot be read: the fault says why
	Reading  bool                // what is shown is of another plan, bill or filter: it is being read
	Filter   string              // what the entries have that are told of; empty: all are
	On       []record.Entry      // that are on, whatever the filter; by their start
	Passed   int                 // rows of log and bill that were passed over
	Day      int                 // the focused one, an index into Result.Days
	Findings []int               // indexes into Result.Findings: those to look at, the dearest first
	Finding  int                 // the focused one, an index into Findings; -1: the days have the focus
	Measured []LogMeasure        // inputs that the log knows
	Cheapest string              // form with those inputs; empty: not decided
	Budget   *reconcile.Budget   // by the log; nil: the plan has no caps
}

// LogMeasure is an input that the log knows.
type LogMeasure struct {
	Label     text.Word
	Plan, Log text.Figure // Log is zero where there are too few rounds
	Remark    text.Phrase
}

// logLayout is where the parts of page 4 stand, below what all pages have.
type logLayout struct {
	dayRows, found, learned, caps image.Rectangle
}

// Rows of the parts of page 4, heads included.
const (
	leastDayRows = 4 // a head, a day, the key of the signs and one more
	foundRows    = 6 // at most
	learnedRows  = 5 // at most
	mostCapRows  = 4
)

// layLog is the layout of page 4: the days have what findings and inputs leave, and no more rows than there are days.
func (d *drawing) layLog() layout {
	out, body := pageOut(d.Width, d.Height)
	out.margin = 3
	if d.Log.Result == nil || len(d.Log.Result.Days) == 0 {
		return out
	}
	all := rows{body.Min.X, body.Max.X, body.Min.Y}
	found, learned, caps := min(1+max(len(d.Log.Findings), 1), foundRows), min(1+len(d.Log.Measured), learnedRows), d.capRows()
	gap := 1
	if out.grade == single {
		gap, learned, caps = 0, 0, 0
	}
	room := body.Dy()
	for _, n := range []*int{&caps, &learned, &found} {
		if room-used(found, gap)-used(learned, gap)-used(caps, gap) < leastDayRows+3 {
			*n = 0
		}
	}
	if d.Log.Finding >= 0 && found == 0 { // there is room for either days or findings
		out.found = all.take(room)
		return out
	}
	days := min(len(d.Log.Result.Days)+2, room-used(found, gap)-used(learned, gap)-used(caps, gap))
	out.dayRows = all.take(max(days, 0))
	for _, part := range []struct {
		rows int
		at   *image.Rectangle
	}{{found, &out.found}, {learned, &out.learned}, {caps, &out.caps}} {
		if part.rows == 0 {
			continue
		}
		if line := all.take(gap); gap > 0 && body.Dy() > 24 {
			out.rules = append(out.rules, image.Rect(1, line.Min.Y, d.Width-1, line.Max.Y))
		}
		*part.at = all.take(part.rows)
	}
	return out
}

// used is the rows of a part with the gap before it; none where there is no part.
func used(rows, gap int) int {
	if rows == 0 {
		return 0
	}
	return rows + gap
}

// log is page 4.
func (d *drawing) log() {
	d.drawLogAnswer()
	if d.Log.Result != nil {
		d.drawDays()
		d.drawFindings()
		d.drawLearned()
		d.drawCaps()
	}
	d.drawLogHelp()
	d.drawKeys()
}

// drawLogAnswer writes the answer: how many findings there are, what they cost, and how the days were used.
func (d *drawing) drawLogAnswer() {
	y, end := d.verdict.Min.Y, d.Width-1
	if r := d.Log.Result; r == nil || len(r.Days) == 0 {
		d.drawNoLog(y, end)
		return
	}
	sign, ink, said := d.Glyphs.Good, widget.Good, d.say(text.LogPageClean)
	switch n := len(d.Log.Findings); {
	case n > 0:
		sign, ink, said = "!", widget.Warn, d.Language.Phrase(text.LogPageFindings.Of(n))
	case d.unpriced():
		sign, ink, said = "?", widget.Warn, d.say(text.LogPageUnpriced)
	}
	d.put(1, y, end, ink|widget.Bold, sign)
	x := d.put(3, y, end, ink|widget.Bold, said)
	if d.grade == single {
		if passed := d.logPassed(); passed != "" {
			d.putRight(end, y, x+2, widget.Warn, passed)
		}
		d.putInked(3, y+1, end, widget.Text, d.logCost(end-3))
		d.putInked(3, y+2, end, widget.Text, d.logUse(end-3))
		return
	}
	stop := d.putRight(end, y, x+2, widget.Muted, d.logSpan()) - 2
	at := max(x+2, 3+headlineSlot)
	d.putInked(at, y, stop, widget.Text, d.logCost(stop-at))
	stop = d.putRight(end, y+1, 3, d.logBillInk(), d.logBill()) - 2
	d.putInked(3, y+1, stop, widget.Text, d.logUse(stop-3))
}

// drawNoLog says why there is nothing to show, and what to do.
func (d *drawing) drawNoLog(y, end int) {
	said, then := d.say(text.LogPageNone), fitting(end-3, d.say(text.LogPageBegin), d.say(text.LogPageBeginTiny))
	switch {
	case d.Log.Broken:
		said, then = d.say(text.LogPageBroken), ""
	case d.Log.Filter != "" && d.Log.Result != nil:
		said, then = d.say(text.LogPageNoneWith, quoted(d.Log.Filter)), fitting(end-3, d.say(text.LogPageAllAgain), d.say(text.LogPageAllTiny))
	case d.Log.Result == nil && !d.Log.Empty:
		said, then = d.say(text.LogPageReading), ""
	}
	d.put(1, y, end, widget.Warn|widget.Bold, "?")
	d.put(3, y, end, widget.Warn|widget.Bold, said)
	d.put(3, y+1, end, widget.Text, then)
}

// quoted is what a person typed, in a sentence.
func quoted(typed string) string { return strconv.Quote(typed) }

// logPassed says how many rows were passed over; empty: none.
func (d *drawing) logPassed() string {
	if d.Log.Passed == 0 {
		return ""
	}
	return d.Language.Phrase(text.LogPagePassed.Of(d.Log.Passed))
}

// unpriced tells that neither a price nor a bill says what the boots cost.
func (d *drawing) unpriced() bool { return !d.Log.Result.Priced && !d.Log.Result.HasBill }

// logCost says what was paid, and how much of it brought nothing.
func (d *drawing) logCost(room int) string {
	r := d.Log.Result
	days := d.Language.Phrase(text.Days.Of(len(r.Days)))
	if d.unpriced() {
		on := strong(d.Language.ClockMinutes(d.Log.Calendar.Totals().On.Minutes()))
		return fitting(room, d.say(text.LogPageTime, on, days), d.say(text.LogPageTimeTiny, on, days))
	}
	paid := d.money(r.Billed)
	if !r.HasBill {
		paid = d.money(d.Log.Calendar.Totals().Cost)
	}
	if r.Wasted == 0 {
		return d.say(text.LogPageAll, strong(paid), d.sign(), days)
	}
	return fitting(room, d.say(text.LogPageWasted, strong(d.money(r.Wasted)), d.sign(), paid, days), d.say(text.LogPageWastedOf, d.money(r.Wasted), paid, d.sign()))
}

func (d *drawing) logSpan() string {
	r := d.Log.Result
	first, last := r.Days[0].Date.Time(), r.Days[len(r.Days)-1].Date.Time()
	if first.Year() != last.Year() {
		return d.say(text.LogPageSpan, d.Language.Date(first), d.Language.Date(last))
	}
	return d.say(text.LogPageSpan, d.Language.ShortDate(first), d.Language.Date(last))
}

func (d *drawing) logBill() string {
	switch r := d.Log.Result; {
	case d.Log.Reading:
		return d.say(text.LogPageReadingOn)
	case !r.HasBill && d.grade < wide:
		return d.say(text.LogPageNoBillTiny)
	case !r.HasBill:
		return d.say(text.LogPageNoBill)
	case r.Tally.Entries == 0:
		return d.say(text.LogPageNoLog)
	case r.Agrees:
		return d.say(text.LogPageAgrees)
	case r.Shift.By != 0 && d.grade < wide:
		return d.say(text.LogPageZoneTiny, r.BillZone())
	case r.Shift.By != 0:
		return d.say(text.LogPageZone, r.BillZone())
	}
	return d.say(text.LogPageDiffers)
}

func (d *drawing) logBillInk() widget.Ink {
	if r := d.Log.Result; r.HasBill && !r.Agrees {
		return widget.Warn
	}
	return widget.Muted
}

// logUse says how the active days were used on average, and of which entries alone that is.
func (d *drawing) logUse(room int) string {
	only := func(use string) string { return use }
	if d.Log.Filter != "" {
		only = func(use string) string { return d.say(text.LogPageOnly, strong(quoted(d.Log.Filter)), use) }
	}
	all := d.Log.Calendar.Totals()
	if all.Active == 0 {
		return only("")
	}
	daily := func(e unit.Elapsed) string {
		n := int64(all.Active)
		return d.Language.ClockMinutes((e.Minutes() + n/2) / n)
	}
	days, each, worked := text.LogPageActive.Of(all.Active), daily(all.On), daily(all.Working)
	says := []string{only(d.say(text.LogPageUse, days, each, worked)), only(d.say(text.LogPageUseTiny, days, each, worked))}
	if d.Log.Cheapest != "" {
		says = append([]string{only(d.say(text.LogPageUseWins, days, each, worked, text.FormOf(d.Log.Cheapest).Cheapest))}, says...)
	}
	return fitting(room, says...)
}

// drawLearned draws the inputs that the log knows beside those of the plan.
func (d *drawing) drawLearned() {
	r := d.learned
	if r.Empty() || len(d.Log.Measured) == 0 {
		return
	}
	figures := d.figureColumns()
	plan, log := figures[0], figures[1]
	d.put(d.margin, r.Min.Y, plan, widget.Muted, fitting(plan-d.margin-widget.Cells(d.say(text.LogPagePlan))-1, d.say(text.LogPageLearned), d.say(text.LogPageLearnedTiny)))
	d.putRight(plan, r.Min.Y, d.margin, widget.Muted, d.say(text.LogPagePlan))
	d.putRight(log, r.Min.Y, plan, widget.Muted, d.say(text.LogPageLog))
	d.putRight(d.Width-1, r.Min.Y, log+2, widget.Muted, d.say(text.LogPageTakes))
	room := r.Dy() - 1
	if d.caps.Empty() && d.capRows() > 0 && room > 2 { // one cap in the last row, where all have no room
		room--
		d.drawTightest(r.Min.Y + 1 + min(room, len(d.Log.Measured)))
	}
	for i, m := range d.Log.Measured[:min(len(d.Log.Measured), room)] {
		y := r.Min.Y + 1 + i
		d.put(d.margin, y, plan, widget.Text, d.say(m.Label))
		d.putRight(plan, y, d.margin, widget.Text, m.Plan.String())
		ink := widget.Text
		if !m.Log.IsZero() && m.Log.String() != m.Plan.String() {
			ink |= widget.Bold
		}
		d.putRight(log, y, plan, ink, m.Log.String())
		d.put(log+4, y, d.Width-1, widget.Muted, d.Language.Phrase(m.Remark))
	}
}

// figureColumns are the ends of the figures of inputs and caps.
func (d *drawing) figureColumns() [3]int {
	if d.grade == wide {
		return [...]int{d.margin + 40, d.margin + 50, d.margin + 62}
	}
	return [...]int{d.margin + 26, d.margin + 36, d.margin + 47}
}

// drawLogHelp writes the help row: a fault, an answer, or what happened on the focused day.
func (d *drawing) drawLogHelp() {
	y := d.help.Min.Y
	if d.help.Empty() {
		y = d.parts.Min.Y
	}
	if said, ink := d.message(); said != "" {
		d.drawMessage(y, ink, said)
		return
	}
	r := d.Log.Result
	if at := d.Log.Finding; r != nil && at >= 0 {
		d.put(1, y, d.Width-1, widget.Muted, d.findingInWords(&r.Findings[d.Log.Findings[at]]))
		return
	}
	if r == nil || d.Log.Day >= len(r.Days) {
		return
	}
	x := d.put(1, y, d.Width-1, widget.Muted, d.dayInWords(r.Days[d.Log.Day]))
	if n := len(d.Log.On); n > 0 && !d.onLastDay() {
		on := d.say(text.LogPageOnBeside, n, d.onSinceShort())
		if start := d.Width - 1 - widget.Cells(on); start >= x+2 {
			d.put(start, y, d.Width-1, widget.Warn, on)
		}
	}
}

// onSince is when the first of what is on was switched on.
func (d *drawing) onSince() string {
	return d.Log.On[0].Boot.In(d.Log.Result.Zone).Format("2006-01-02 15:04")
}

// onSinceShort is the same without the year.
func (d *drawing) onSinceShort() string {
	since := d.Log.On[0].Boot.In(d.Log.Result.Zone)
	return d.Language.ShortDate(since) + since.Format(" 15:04")
}

func (d *drawing) onLastDay() bool { return d.Log.Day == len(d.Log.Result.Days)-1 }

// dayInWords says what happened on a day; on the last one, which instances are still on, and since when.
func (d *drawing) dayInWords(day reconcile.Day) string {
	switch on := len(d.Log.On); {
	case on == 1 && d.onLastDay():
		return fitting(d.Width-2, d.say(text.LogPageStillOn, d.onSince()), d.say(text.LogPageStillOnTiny, d.onSince()))
	case on > 1 && d.onLastDay():
		return fitting(d.Width-2, d.say(text.LogPageOnSeveral, on, d.onSince()), d.say(text.LogPageOnTiny, on, d.onSinceShort()))
	case day.On == 0:
		return d.say(text.LogPageDayOff, d.dayDated(day))
	}
	c := d.Language.Clock
	return d.say(text.LogPageDayHelp, d.dayDated(day), text.LogPageBoots.Of(day.Boots), c(day.On), c(day.Working), c(day.Idle))
}
