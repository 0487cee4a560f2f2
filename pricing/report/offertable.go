package report

import (
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// tellOffers puts several offers side by side, by what an hour of output costs in the cheapest form of each.
func (t *teller) tellOffers(d *document) {
	rates := pricing.ByOutput(t.Evaluation.Rates(&t.Plan))
	list := &table{head: []string{
		t.say(text.ColumnOffer), t.say(text.ColumnPay), t.say(text.Total), t.say(text.ColumnTask), t.say(text.ColumnOutput), t.say(text.OutputMore),
	}}
	for _, r := range rates {
		list.rows = append(list.rows, t.offerRow(r, rates[0]))
	}
	d.table(list)
	d.paragraph(t.say(text.OutputIs))
}

// offerRow is an offer beside the others; best is the one with the cheapest hour of output.
func (t *teller) offerRow(r, best pricing.Rate) row {
	o, none := &t.list[r.Offer], t.say(text.NoValue)
	name := short(o.Name)
	if r.Quote < 0 {
		return row{cells: []string{name, none, none, none, none, none}, sentence: t.say(text.OfferOpen, name)}
	}
	pay, total := form(o.winner().Form), t.money(o.winner().Total)
	task, output, more := none, none, none
	if each, _, used := t.perUse(&o.whole[r.Quote]); used {
		task = t.money(each)
	}
	if r.Known {
		output, more = t.outputMoney(r.Output), t.outputMoney(r.Output-best.Output)
	}
	said := row{
		cells:    []string{name, t.say(pay.Name), total, task, output, more},
		sentence: t.say(text.OfferSentence, name, pay.Object, total, task, output, more),
	}
	if found := t.Evaluation.Best; found.Found && found.Offer == r.Offer {
		said.mark = ">"
	}
	return said
}

// perOutput gives what an hour of output costs in a form over the plan (pricing.Output); ok is false where nothing is used.
func (r *Report) perOutput(offer int, q *pricing.Quote) (cost unit.Money, ok bool) {
	f, ok := pricing.Output(&r.Plan, offer, q, r.Evaluation.Currency)
	if !ok {
		return 0, false
	}
	cost, err := f.Money(q.Total)
	return cost, err == nil
}

// outputText writes an amount for an hour of output for programs, with a decimal more than amounts have.
func (r *Report) outputText(m unit.Money) string {
	c := r.Evaluation.Currency
	c.Digits = min(c.Digits+1, 6)
	return c.Format(m)
}

// outputMoney writes it in the language's way.
func (r *Report) outputMoney(m unit.Money) string { return r.Lang.Number(r.outputText(m)) }
