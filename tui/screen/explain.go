package screen

import (
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

const explainWidth = 64

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
type sum struct{ left, right string }

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
	for i, t := range o.Trials {
		if i == 0 {
			sums = append(sums, sum{})
		}
		sums = append(sums, sum{d.Language.Phrase(t.Text), d.money(t.Change) + " " + d.sign()})
	}
	sums = append(append([]sum{{}}, sums...), sum{})
	in := d.box(explainWidth, len(sums)+3, title)
	for i, s := range fit(sums, in.Dy()-1, sum.isGap) {
		y := in.Min.Y + i
		start := d.putRight(in.Max.X-2, y, in.Min.X+2, widget.Text|widget.Bold, s.right)
		d.put(in.Min.X+2, y, start-1, widget.Text, s.left)
	}
	d.putKeys(in.Min.X+2, in.Max.Y-1, in.Max.X-1, d.own(o.Keys))
}

// onPaper gives the title and the sums of a line of the bill.
func (d *drawing) onPaper(q pricing.Quote, at BillLine) (title string, sums []sum) {
	c := q.Charges[at.Charge]
	name, cost, quantity := d.Language.Phrase(text.Charge(c.Key)), c.Cost, c.Quantity
	if at.Share >= 0 {
		s := c.Of[at.Share]
		name, cost, quantity = d.shareName(s.Key), s.Cost, s.Quantity
		sums = d.countHours(q, s)
	}
	amount := unknownAmount
	if c.Known {
		amount = d.money(cost)
	}
	if product := d.product(c, quantity); product != "" {
		sums = append(sums, sum{product, amount + " " + d.sign()})
	}
	sums = append(sums, sum{})
	if at.Share >= 0 && c.Known {
		sums = append(sums, sum{d.partOf(c), d.money(c.Cost) + " " + d.sign()})
	}
	if q.Complete && q.Total > 0 {
		percent := d.Language.Percent(100 * inUnits(cost) / inUnits(q.Total))
		sums = append(sums, sum{d.say(text.ExplainOfAll, text.FormOf(q.Form).Object), percent})
	}
	return d.say(text.ExplainTitle, amount, name), sums
}
