package screen

import (
	"image"
	"slices"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// firstRun tells that no price of a form is known yet: there is nothing to compare, only what to read on the site.
func (d *drawing) firstRun() bool {
	for i := range d.offer.Quotes {
		if partKnown(&d.offer.Quotes[i], pricing.Compute) {
			return false
		}
	}
	return len(d.offer.Quotes) > 0
}

// knownAlready is what is true before all prices are typed, in at most so many cells if it can.
func (d *drawing) knownAlready(room int) string {
	b, ok := d.ratio()
	price, err := d.worth(b)
	switch q := d.hourly(); {
	case ok && d.planOffer().Hourly.IsKnown() && err == nil:
		return d.say(text.PaysBelow, text.AForm(b.Form), d.money(price))
	case ok:
		form, times := text.FormOf(b.Form), d.Language.Multiple(b.Worth)
		return fitting(room, d.say(text.PaysRatio, text.AForm(b.Form), times),
			d.say(text.PaysRatioTight, form.Subject, times), d.say(text.PaysRatioTight, form.Short, times))
	case q != nil:
		return d.say(text.PaysHours, d.Language.Hours(q.Billed))
	}
	return d.say(text.PaysUnknown, d.spell(d.Plan.Workload.HoursPerDay))
}

// hourly is the hourly form of the whole plan, nil where the offer has none.
func (d *drawing) hourly() *pricing.Quote {
	quotes := d.evaluated().Quotes
	for i := range quotes {
		if quotes[i].Form == model.HourlyForm {
			return &quotes[i]
		}
	}
	return nil
}

// ratio is the breakeven of the longest term, where it tells something without a price.
func (d *drawing) ratio() (b pricing.Breakeven, ok bool) {
	term := d.longestTerm()
	for _, b := range d.offer.Breakeven {
		if term != nil && b.Form == term.Name && b.Worth > 0 {
			return b, true
		}
	}
	return b, false
}

// worth is the price of the hours that a term stands for, which is what one term may cost.
func (d *drawing) worth(b pricing.Breakeven) (unit.Money, error) {
	price, _ := d.planOffer().Hourly.Value()
	return unit.HalfUp.Money(price.Cost(b.Worth, 1), d.Evaluation.Currency.Step())
}

func (d *drawing) planOffer() *model.Offer { return &d.Plan.Offers[d.Offer] }

// longestTerm is the term on offer that pays last, nil where there is none.
func (d *drawing) longestTerm() *model.Term {
	var longest *model.Term
	terms := d.planOffer().Terms
	for i := range terms {
		if terms[i].IsOffered() && (longest == nil || terms[i].Days > longest.Days) {
			longest = &terms[i]
		}
	}
	return longest
}

// reasonsWidth is the width of the text that stands where the reasons will.
const reasonsWidth = 36

// notes are lines that stand in place of reasons that cannot be given yet.
type notes struct {
	d         *drawing
	x, y      int
	end, foot int // column and row before which they end
}

func (d *drawing) notesIn(r image.Rectangle) notes {
	return notes{d, r.Min.X, r.Min.Y, r.Min.X + min(r.Dx(), reasonsWidth), r.Max.Y}
}

// drawFirstRun says what to read on the site, and what is true already.
func (d *drawing) drawFirstRun() {
	r := d.reasons
	if r.Empty() { // in one column, where the tables will stand
		r = d.forms.Union(d.shares)
	}
	n := d.notesIn(r)
	n.toRead()
	n.y++
	n.known()
	if b, ok := d.ratio(); ok {
		n.y++
		n.wrapped(d.say(text.RatioRule, text.FormOf(b.Form).Subject, d.Language.Multiple(b.Worth)))
		n.wrapped(d.say(text.UntilThen))
	}
}

// drawToRead says in place of a chart which prices are missing for it.
func (d *drawing) drawToRead() {
	n := d.notesIn(d.chart)
	n.toRead()
}

func (n *notes) head(s string) {
	if n.y < n.foot {
		n.d.put(n.x, n.y, n.end, widget.Muted, s)
	}
	n.y++
}

// line writes a line with hours and an amount at its right end, any of which may be empty.
func (n *notes) line(sign, s, hours, amount string) {
	if n.y < n.foot {
		d := n.d
		end := d.putRight(n.end, n.y, n.x, widget.Text, amount) - 1
		if hours != "" {
			end = d.putRight(n.end-amountSlot-2, n.y, n.x, widget.Muted, hours) - 1
		}
		d.put(n.x, n.y, end, widget.Warn|widget.Bold, sign)
		d.put(n.x+2, n.y, end, widget.Text, s)
	}
	n.y++
}

func (n *notes) wrapped(s string) {
	for _, piece := range wrapped(s, n.end-n.x-2) {
		n.line("", piece, "", "")
	}
}

// toRead lists the prices that are still to be read on the site.
func (n *notes) toRead() {
	d := n.d
	prices, others := d.unread()
	if len(prices) == 0 {
		return
	}
	n.head(d.say(text.ReadHead))
	for _, price := range prices {
		n.line("", d.Language.Phrase(price), "", unknownAmount)
	}
	if others {
		n.line("", d.say(text.ReadOthers), "", "")
	}
}

// unread are the prices that are wanted and not known: the hour, the longest term, disks. Others tells of further terms.
func (d *drawing) unread() (prices []text.Phrase, others bool) {
	o := d.planOffer()
	if !o.Hourly.IsKnown() && !o.Hourly.IsLeftOut() {
		prices = append(prices, text.ReadHour.With())
	}
	if term := d.longestTerm(); term != nil && !term.Price.IsKnown() {
		prices = append(prices, text.ReadTerm.With(text.Days.Of(term.Days)))
	}
	for _, disk := range d.Plan.Disks {
		at := slices.IndexFunc(o.Storage, func(s model.Storage) bool { return s.Disk == disk.Name })
		switch {
		case at < 0:
			prices = append(prices, text.ReadNoDisk.With(disk.Name))
		case !o.Storage[at].Price.IsKnown():
			prices = append(prices, readDisk[o.Storage[at].Per].With())
		}
	}
	unknown := 0
	for _, t := range o.Terms {
		if !t.Price.IsKnown() {
			unknown++
		}
	}
	return prices, unknown > 1
}

var readDisk = map[string]text.Word{
	model.GBHour: text.ReadDiskHour, model.GBDay: text.ReadDisk, model.GBMonth: text.ReadDiskMonth,
}

// known lists what the hours consist of, which no price is needed for.
func (n *notes) known() {
	d, q := n.d, n.d.hourly()
	if q == nil || q.Billed == 0 {
		return
	}
	n.head(d.say(text.KnownHead, strings.ToUpper(d.wholePlan())))
	for _, s := range sharesOf(q, shareRows-1) {
		sign := ""
		if _, saves := d.finding(avoidable[s.Key]); saves {
			sign = "!"
		}
		percent := d.Language.Percent(100 * s.Quantity.Time.Hours() / q.Billed.Hours())
		n.line(sign, d.shareName(s.Key), d.Language.Hours(s.Quantity.Time), percent)
	}
	n.line("", d.say(text.Billed), d.Language.Hours(q.Billed), "")
}
