package screen

import (
	"image"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/widget"
)

// Offers is what page 2 shows beside the evaluation.
type Offers struct {
	Order  []int  // the offers in sight, row by row: indexes into Evaluation.Offers
	Focus  int    // the focused row, an index into Order
	Sort   Sort   // what the rows are sorted by
	Filter string // what the offers in sight have in common; empty: all are

	Holdings []vram.Holding // whether each offer holds the model that page 5 was asked about; nil: nobody has asked

	// What is found out after a frame has shown the rest.
	Wins   text.Phrase     // what the focused offer needs to be the best one; empty: not known
	Lowest []pricing.Curve // of each offer, its cheapest form at each minute; nil: not known yet

	Standings []chance.Standing // of each offer, over the plan's ranges; nil: not known yet, or there are none
}

// Sort is what the rows of page 2 are sorted by.
type Sort uint8

// What rows can be sorted by; Unsorted is the plan's order, the last of them.
const (
	ByOutput Sort = iota
	ByTotal
	ByHour
	ByMonth
	ByName
	Unsorted
)

// offersLayout is where the parts of page 2 stand, below what all pages have.
type offersLayout struct {
	offerTable image.Rectangle // a head and rows
	apart      image.Rectangle // the focused offer
	billing    image.Rectangle // its rules
	wins       image.Rectangle // what it needs to be the best one
}

// layOffers is the layout of page 2.
func (d *drawing) layOffers() layout {
	out, body := pageOut(d.Width, d.Height)
	d.divideOffers(&out, body)
	return out
}

// pageOut is the layout of a page of one answer and one body.
func pageOut(w, h int) (out layout, body image.Rectangle) {
	out = layout{grade: gradeOf(w, h), margin: 4}
	top, foot := rows{x1: w}, rows{x1: w, y: h - 2}
	out.title = top.take(1)
	if h >= 28 && out.grade != single {
		out.rules = append(out.rules, top.take(1))
	}
	if out.grade == single {
		out.verdict = top.take(3)
		out.parts, out.keys = foot.take(1), foot.take(1)
		return out, image.Rect(0, top.y, w, h-2)
	}
	out.verdict = top.take(2)
	out.rules = append(out.rules, top.take(1))
	out.help, out.keys = foot.take(1), foot.take(1)
	bottom := h - 2
	if h >= 34 {
		bottom--
		out.rules = append(out.rules, image.Rect(0, bottom, w, bottom+1))
	}
	return out, image.Rect(0, top.y, w, bottom)
}

// offers is page 2.
func (d *drawing) offers() {
	rates := d.Evaluation.Rates(&d.Plan)
	best := pricing.ByOutput(rates)
	d.drawBest(best)
	d.drawTable(rates, best)
	d.drawApart(rates, best)
	d.drawBilling()
	d.drawWins()
	d.drawOfferChart(best)
	d.drawOffersHelp()
	d.drawKeys()
}

// drawBest writes the answer: the offer with the cheapest hour of output, and what is next to it.
func (d *drawing) drawBest(rates []pricing.Rate) {
	y := d.verdict.Min.Y
	if len(rates) == 0 || !rates[0].Known {
		d.drawNoBest(len(rates), y)
		return
	}
	sign, ink := d.rowSign(rates, rates[0])
	d.put(1, y, d.Width, ink|widget.Bold, sign)
	d.drawBestLine(rates[0], ink, y)
	d.drawNext(rates)
}

// drawNoBest writes that none of n offers is the best one by an hour of output, and why. Where nothing is used there is no such
// hour, but totals: the least of them is named.
func (d *drawing) drawNoBest(n, y int) {
	d.put(1, y, d.Width, widget.Warn|widget.Bold, "?")
	said, why := d.say(text.NotDecided), d.say(text.NoneKnown)
	switch best := d.Evaluation.Best; {
	case n == 0:
		said, why = d.say(text.NoOffers), ""
	case best.Found:
		o := &d.Evaluation.Offers[best.Offer]
		why = d.say(text.NothingUsed, o.Name, d.money(o.Quotes[best.Quote].Total))
	}
	d.put(3, y, d.Width-1, widget.Warn|widget.Bold, said)
	if last := d.verdict.Max.Y - 1; last > y {
		d.put(3, last, d.Width-1, widget.Text, why)
	}
}

// rowSign is the sign of an offer: of the best one, and of the next where the two are too close to call. best are all rates in
// their order.
func (d *drawing) rowSign(best []pricing.Rate, r pricing.Rate) (sign string, ink widget.Ink) {
	rival := len(best) > 1 && best[1].Known && isClose(best[0], best[1])
	switch {
	case !r.Known || r.Offer != best[0].Offer && (!rival || r.Offer != best[1].Offer):
		return "", widget.Text
	case !d.Evaluation.Offers[best[0].Offer].Verdict.Decided:
		return unknownAmount, widget.Warn
	case rival:
		return d.Glyphs.Close, widget.Warn
	}
	return d.Glyphs.Good, widget.Good
}

// isClose tells whether two rates differ by less than what decides a verdict: 5 %.
func isClose(best, next pricing.Rate) bool { return 20*(next.Output-best.Output) < next.Output }

func (d *drawing) drawBestLine(best pricing.Rate, ink widget.Ink, y int) {
	o := d.Evaluation.Offers[best.Offer]
	q := &o.Quotes[best.Quote]
	end := d.Width - 1
	if old := d.oldPrices(); old > 0 && d.grade >= medium {
		end = d.putRight(end, y, 3, widget.Warn|widget.Bold, "! "+d.Language.Phrase(text.OldPrices.Of(old))) - 2
	}
	pay := strings.ToUpper(d.say(text.FormOf(q.Form).Object))
	bare := widget.Cells(d.say(text.BestOffer, "", pay))
	room := max(min(end-3, d.Width/2)-bare, 4)
	x := d.put(3, y, end, ink|widget.Bold, d.say(text.BestOffer, widget.Fit(o.Name, room), pay))
	total := d.say(text.VerdictFor, strong(d.money(q.Total)), strong(d.sign()), d.wholePlan())
	output := d.say(text.EachOutput, strong(d.output(best.Output)))
	if d.grade == single {
		d.putInked(3, y+1, d.Width, widget.Muted, total)
		return
	}
	x = d.putInked(x+3, y, end, widget.Muted, total)
	if x+3+widget.Cells(unmarked.Replace(output)) > end {
		output = d.say(text.EachOutputShow, strong(d.output(best.Output)))
	}
	if x+3+widget.Cells(unmarked.Replace(output)) <= end {
		d.putInked(x+3, y, end, widget.Muted, output)
	}
}

// drawNext writes what stands next to the best offer, or that a cheaper hour is not a cheaper result.
func (d *drawing) drawNext(rates []pricing.Rate) {
	y, end := d.verdict.Max.Y-1, d.Width-1
	if len(rates) < 2 || !rates[1].Known {
		d.put(3, y, end, widget.Muted, d.alone(len(rates)))
		return
	}
	best, next := rates[0], rates[1]
	more := next.Output - best.Output
	name := d.Evaluation.Offers[next.Offer].Name
	said := []string{d.say(text.NextFree, name, d.output(more))}
	switch {
	case more == 0:
		said = []string{d.say(text.NextSame, name)}
	case best.Output > 0:
		percent := d.Language.Percent(100 * float64(more) / float64(best.Output))
		said = []string{d.say(text.NextOffer, name, d.output(more), percent), d.say(text.NextTight, name, d.output(more), percent)}
	}
	if trap := d.trap(rates); trap != "" {
		said = append([]string{trap}, said...)
	}
	d.put(3, y, end, widget.Text, fitting(end-3, append(d.withStanding(best.Offer, said), said...)...))
}

// withStanding adds to each of some texts in how many cases an offer is the cheapest, over the plan's ranges; none where that is
// not known.
func (d *drawing) withStanding(offer int, said []string) []string {
	sure, ok := d.standing(text.BestHolds, offer)
	if !ok {
		return nil
	}
	var list []string
	for _, s := range said {
		list = append(list, d.Language.Sentences(sure, s))
	}
	return list
}

// standing says by a word in how many of 100 cases an offer is the cheapest; ok is false where that is not known.
func (d *drawing) standing(w text.Word, offer int) (said string, ok bool) {
	if offer >= len(d.Offers.Standings) || !d.Offers.Standings[offer].Known {
		return "", false
	}
	return d.say(w, text.Count(chance.Hundredths(d.Offers.Standings[offer].Wins))), true
}

// alone says why the best of n offers has nothing to be compared with.
func (d *drawing) alone(n int) string {
	if n > 1 {
		return d.say(text.NoneBeside)
	}
	return d.say(text.OneOffer)
}

// trap names the offer with the cheapest hour, where that is not the one with the cheapest hour of output.
func (d *drawing) trap(rates []pricing.Rate) string {
	best, cheapest := rates[0], rates[0]
	price := func(r pricing.Rate) (float64, bool) {
		p, known := d.Plan.Offers[r.Offer].Hourly.Value()
		return float64(p), known
	}
	for _, r := range rates {
		p, known := price(r)
		if least, ok := price(cheapest); ok && known && r.Known && p < least {
			cheapest = r
		}
	}
	asks, _ := price(best)
	less, known := price(cheapest)
	if cheapest.Offer == best.Offer || !known || asks <= 0 || best.Output <= 0 {
		return ""
	}
	more := 100 * float64(cheapest.Output-best.Output) / float64(best.Output)
	return d.say(text.NotCheaper, d.Evaluation.Offers[cheapest.Offer].Name, d.Language.Percent(100*(asks-less)/asks), d.Language.Percent(more))
}

// oldPrices is how many offers have prices that are old.
func (d *drawing) oldPrices() int {
	n := 0
	for i := range d.Plan.Offers {
		if a := d.ageOf(i); a.grade >= model.Old && !a.date.IsZero() {
			n++
		}
	}
	return n
}

// drawOffersHelp writes the help row: a message, or what is known of the focused offer and how the rows are sorted.
func (d *drawing) drawOffersHelp() {
	if said, _ := d.message(); said != "" || d.help.Empty() {
		d.drawHelp()
		return
	}
	y := d.help.Min.Y
	sorted := d.say(text.SortedBy, d.sortName(d.Offers.Sort))
	if d.Offers.Sort == Unsorted {
		sorted = d.say(text.InFile)
	}
	if f := d.Offers.Filter; f != "" {
		sorted = d.say(text.Filtered, f, text.Count(len(d.Offers.Order)), text.Count(len(d.Evaluation.Offers))) + "  " + sorted
	}
	start := d.putRight(d.Width-1, y, d.Width/2, widget.Muted, sorted)
	if i, ok := d.focusedOffer(); ok {
		x := d.put(1, y, start-2, widget.Accent|widget.Bold, d.Plan.Offers[i].Name+"  ")
		totals := d.formTotals(i)
		if sure, ok := d.standing(text.FocusedHolds, i); ok {
			totals = d.say(text.Listed, totals, sure)
		}
		if totals == "" {
			totals = d.fitSaid(i)
		} else {
			totals = fitting(start-2-x, d.say(text.Remarked, totals, d.fitSaid(i)), totals)
		}
		d.put(x, y, start-2, widget.Muted, totals)
	}
}

// formTotals tells what each form of an offer costs, where that is known: "hourly 475.20, month 929.70".
func (d *drawing) formTotals(offer int) string {
	said := ""
	for _, q := range d.Evaluation.Offers[offer].Quotes {
		if !q.Complete {
			continue
		}
		each := d.say(text.FormOf(q.Form).Short) + " " + d.money(q.Total)
		if said != "" {
			each = d.say(text.Listed, said, each)
		}
		said = each
	}
	return said
}

// focusedOffer gives the offer of the focused row; ok is false where no row is in sight.
func (d *drawing) focusedOffer() (offer int, ok bool) {
	if f := d.Offers.Focus; f >= 0 && f < len(d.Offers.Order) {
		return d.Offers.Order[f], true
	}
	return 0, false
}
