package screen

import (
	"strings"
	"time"

	"app/gpuplan/model"
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
	d.putKeys(in.Min.X+2, in.Max.Y-1, in.Max.X-1, d.own(o.Keys), false)
}

// onPaper gives the title and the sums of a line of the bill.
func (d *drawing) onPaper(q pricing.Quote, at BillLine) (title string, sums []sum) {
	c := q.Charges[at.Charge]
	name, cost, quantity := d.Language.Phrase(text.Charge(c.Key)), c.Cost, c.Quantity
	if at.Share >= 0 {
		s := c.Of[at.Share]
		name, cost, quantity = d.shareName(s.Key), s.Cost, s.Quantity
		sums = d.countBoots(q, s)
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

// partOf says which charge a share belongs to.
func (d *drawing) partOf(c pricing.Charge) string {
	part := strings.ToLower(d.say(text.Part(c.Part)))
	return d.say(text.ExplainPart, part, d.quantity(c.Quantity))
}

// times joins factors.
func (d *drawing) times(factors ...string) string {
	return strings.Join(factors, " "+d.Glyphs.Times+" ")
}

// product is what the cost of a charge's quantity is multiplied from, empty where one price does not tell.
func (d *drawing) product(c pricing.Charge, quantity pricing.Quantity) string {
	if c.UnitPrice == "" {
		return ""
	}
	var factors []string
	if quantity.Size != 0 {
		factors = append(factors, d.Language.Size(int64(quantity.Size)))
	}
	if quantity.Time != 0 || len(factors) == 0 {
		quantity.Size = 0
		factors = append(factors, d.quantity(quantity))
	}
	factors = append(factors, d.Language.Number(c.UnitPrice))
	w, o := d.Plan.Workload, d.planOffer()
	if c.Part == pricing.Compute && o.Per != model.PerInstance && w.GPUs > 1 {
		factors = append(factors, d.Language.Phrase(text.Cards.Of(w.GPUs)))
	}
	if w.Instances != 1 {
		factors = append(factors, d.Language.Phrase(text.Instances.Of(w.Instances)))
	}
	return d.times(factors...)
}

// quantity writes how much was charged.
func (d *drawing) quantity(q pricing.Quantity) string {
	switch {
	case q.Size != 0:
		return d.Language.Size(int64(q.Size))
	case q.Count != 0:
		return d.Language.Phrase(text.Terms.Of(q.Count))
	}
	return d.Language.Hours(q.Time)
}

// countBoots says how the time of a share comes about, where each boot or each day has the same.
func (d *drawing) countBoots(q pricing.Quote, s pricing.Share) []sum {
	w := d.Plan.Workload
	each, ok := map[string]time.Duration{"boot": w.Boot, "setup": w.Setup, "idle": w.Idle}[s.Key]
	if !ok || q.AlwaysOn || each*time.Duration(q.Boots) != s.Quantity.Time {
		return nil
	}
	boots, length := d.Language.Phrase(text.ExplainBoots.Of(q.Boots)), d.Language.Duration(each)
	if s.Key == "idle" {
		length = d.say(text.ExplainLeft, length)
	}
	return append(d.countDays(q), sum{d.times(boots, length), d.Language.Hours(s.Quantity.Time)})
}

// countDays says how many boots there are, where all days are alike.
func (d *drawing) countDays(q pricing.Quote) []sum {
	w := d.Plan.Workload
	if w.DaysPerWeek < 7 || w.Restart != model.RestartTask || q.Boots%w.Days != 0 {
		return nil
	}
	days := d.Language.Phrase(text.Days.Of(w.Days))
	daily := d.say(text.ExplainDay, text.ExplainBoots.Of(q.Boots/w.Days), d.Language.Clock(w.HoursPerDay), d.Language.Clock(w.TaskHours))
	return []sum{
		{d.say(text.ExplainAll, days), days},
		{d.times(days, daily), d.Language.Phrase(text.ExplainBoots.Of(q.Boots))},
	}
}
