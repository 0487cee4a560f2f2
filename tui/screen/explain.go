package screen

import (
	"cmp"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// The box is as large for every line of a bill that is not longer, so that going through them moves nothing.
const (
	explainWidth  = 64
	explainHeight = 15
)

// BillLine is a line of a form's bill: a charge, or a share of one.
type BillLine struct {
	Charge int // index into the quote's charges
	Share  int // index into the charge's shares; -1: the charge itself
}

// BillLines lists the lines of a bill: each charge, then what it consists of.
func BillLines(q pricing.Quote) []BillLine {
	var list []BillLine
	for i, c := range q.Charges {
		list = append(list, BillLine{i, -1})
		for j := range c.Of {
			list = append(list, BillLine{i, j})
		}
	}
	return list
}

// sum is a line of the box: what is multiplied, and what comes of it. Both empty: a gap.
type sum struct {
	left, right string
	short       string // left in fewer words, where there is no room for all
}

func (s sum) isGap() bool { return s == sum{} }

func (o Explain) draw(d *drawing) {
	if d.Offer >= len(d.Evaluation.Offers) || o.Quote >= len(d.evaluated().Quotes) {
		return
	}
	q := d.evaluated().Quotes[o.Quote]
	lines := BillLines(q)
	if o.Line >= len(lines) {
		return
	}
	title, sums := d.onPaper(q, lines[o.Line])
	sums = append(append([]sum{{}}, sums...), o.tried(d)...)
	sums = append(sums, o.ranged(d)...)
	sums = append(sums, d.ruled(q, q.Charges[lines[o.Line].Charge])...)
	in := d.box(explainWidth, max(len(sums)+4, explainHeight), title)
	place := d.say(text.OneOf, text.Count(o.Line+1), text.Count(len(lines)))
	keys := d.putKeysIn(in, 2, widget.Cells(place)+2, d.own(o.Keys))
	for i, s := range fit(sums, in.Dy()-keys, sum.isGap) {
		y := in.Min.Y + i
		start := d.putRight(in.Max.X-2, y, in.Min.X+2, widget.Text|widget.Bold, s.right)
		d.put(in.Min.X+2, y, start-1, widget.Text, fitting(start-1-in.Min.X-2, s.left, cmp.Or(s.short, s.left)))
	}
	d.putRight(in.Max.X-2, in.Max.Y-1, in.Min.X+2, widget.Muted, place)
}

// tried are the sums of what other values would do.
func (o Explain) tried(d *drawing) []sum {
	var sums []sum
	for _, t := range o.Trials {
		sums = append(sums, sum{left: d.Language.Phrase(t.Text), right: d.amount(t.Change)})
	}
	if len(sums) > 0 {
		return append([]sum{{}}, sums...)
	}
	return nil
}

// ranged names the inputs that are ranges, and says in the lines under each what that means.
func (o Explain) ranged(d *drawing) []sum {
	var sums []sum
	for _, r := range o.Ranges {
		sums = append(sums, sum{}, sum{left: d.say(r.Label), right: r.Value})
		for _, s := range wrapped(d.Language.Phrase(r.Means), min(explainWidth, d.Width)-6) {
			sums = append(sums, sum{left: s})
		}
	}
	return sums
}

// amount is an amount with the sign of its currency.
func (d *drawing) amount(m unit.Money) string { return d.money(m) + " " + d.sign() }

// onPaper gives the title and the sums of a line of the bill.
func (d *drawing) onPaper(q pricing.Quote, at BillLine) (title string, sums []sum) {
	c := q.Charges[at.Charge]
	name, cost := d.Language.Phrase(text.Charge(c.Key)), c.Cost
	if at.Share < 0 {
		sums = d.chargeSums(q, c)
	} else {
		s := c.Of[at.Share]
		name, cost = d.shareName(s.Key), s.Cost
		sums = d.shareSums(q, c, s)
	}
	if !c.Known {
		return d.say(text.ExplainOpen, name), sums
	}
	sums = append(sums, sum{})
	if at.Share >= 0 {
		sums = append(sums, d.partOf(c))
	}
	if q.Complete && q.Total > 0 {
		percent := d.Language.Percent(100 * inUnits(cost) / inUnits(q.Total))
		sums = append(sums, sum{left: d.ofAll(q), right: percent})
	}
	return d.say(text.ExplainTitle, d.money(cost), name), sums
}

// ofAll names the whole that a line is a part of.
func (d *drawing) ofAll(q pricing.Quote) string {
	if q.Form == model.HourlyForm {
		return d.say(text.ExplainOfAll, text.FormOf(q.Form).Object)
	}
	return d.say(text.ExplainOfTerm, text.FormOf(q.Form).Object)
}
