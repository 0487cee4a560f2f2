package report

import (
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// tellCosts tells the parts of every form of every offer, then what their charges consist of.
func (t *teller) tellCosts(d *document) {
	for i := range t.list {
		t.tellForms(d, i)
	}
	for i := range t.list {
		t.tellCharges(d, &t.list[i])
	}
}

func (t *teller) tellForms(d *document, offer int) {
	o := &t.list[offer]
	if len(o.Quotes) == 0 {
		return
	}
	head := text.SummaryCosts
	if t.several() {
		head = text.SummaryCostsOf
	}
	title := t.say(head, short(o.Name), t.periodName(), t.Evaluation.Currency.Code)
	d.heading(title)
	costs := &table{head: []string{
		t.say(text.ColumnForm), t.say(text.Compute), t.say(text.Storage), t.say(text.Traffic), t.say(text.Total),
	}}
	for i := range o.Quotes {
		costs.rows = append(costs.rows, t.costs(o, i))
	}
	d.table(costs)
	if b := t.bars(o, title, costs.rows); b != nil {
		d.add(b)
	}
	d.list(append(t.remarks(o), t.interruption(offer)...))
}

// costs is the row of one form.
func (t *teller) costs(o *offer, i int) row {
	q := &o.Quotes[i]
	name := t.say(form(q.Form).Name)
	cells := []string{name}
	for _, part := range pricing.Parts {
		cells = append(cells, t.sum(q, part, q.Parts[part]))
	}
	cells = append(cells, t.sum(q, "", q.Total))
	said := t.say(text.CostsSentence, name, cells[4], cells[1], cells[2], cells[3])
	return row{mark: o.mark(i), cells: cells, sentence: said}
}

// mark shows the cheapest form, or the two that are too close to call.
func (o *offer) mark(i int) string {
	v := &o.Verdict
	switch {
	case !v.Decided || !o.hasWinner():
		return ""
	case v.Close && (i == v.Quote || i == v.Rival):
		return "~"
	case i == v.Quote && !v.Close:
		return ">"
	}
	return ""
}

// sum writes the sum of a part's charges, or of all where part is empty: "at least" where something in it is not known. A form
// that is not on offer has no total.
func (t *teller) sum(q *pricing.Quote, part string, m unit.Money) string {
	known, unknown := 0, 0
	for i := range q.Charges {
		switch c := &q.Charges[i]; {
		case part != "" && c.Part != part:
		case c.Known && c.Cost != 0:
			known++
		case !c.Known:
			unknown++
		}
	}
	switch {
	case unknown == 0:
		return t.money(m)
	case q.LeftOut && part != pricing.Storage && part != pricing.Traffic:
		return t.say(text.NoPrice)
	case known == 0:
		return t.say(text.NoValue)
	}
	return t.say(text.AtLeast, t.money(m))
}

// remarks says what the numbers of the forms do not: use, amounts for a task, totals that hang on a boot.
func (t *teller) remarks(o *offer) []string {
	var list []string
	for i := range o.Quotes {
		q := &o.Quotes[i]
		if q.HasLow && q.TotalLow != q.Total && !o.absent[i] {
			low := t.money(q.TotalLow)
			if !q.Complete {
				low = t.say(text.AtLeast, low)
			}
			list = append(list, t.say(text.TotalLowIs, form(q.Form).Name, low))
		}
	}
	q := &o.Quotes[0]
	if o.hasWinner() {
		if task, hour, used := t.perUse(&o.whole[o.Verdict.Quote]); used {
			list = append(list, t.say(text.PerUseLine, form(o.winner().Form).Name, t.money(task), t.money(hour)))
		}
		if speed := o.plan.Speed; speed != unit.One {
			if output, used := t.perOutput(o.number, &o.whole[o.Verdict.Quote]); used {
				list = append(list, t.say(text.PerOutputLine, t.outputMoney(output), t.Lang.Number(speed.String())))
			}
		}
	}
	list = append(list, t.say(text.UseLine, form(q.Form).Name, text.Boots.Of(q.Boots), t.Lang.Hours(q.On), t.Lang.Hours(q.Useful)))
	return list
}
