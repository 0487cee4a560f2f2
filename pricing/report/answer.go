package report

import (
	"slices"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
)

// tellAnswers tells the cheapest offer where there are several and puts them side by side, then the verdict of each.
func (t *teller) tellAnswers(d *document) {
	if len(t.list) == 0 {
		d.paragraph(t.say(text.VerdictNoOffer))
		return
	}
	if t.several() {
		d.heading(t.say(text.SummaryAnswer))
		d.paragraph(t.best())
		d.paragraph(t.standings())
		t.tellOffers(d)
	}
	for i := range t.list {
		head := t.say(text.SummaryAnswer)
		if t.several() {
			head = t.say(text.SummaryAnswerOf, short(t.list[i].Name))
		}
		d.heading(head)
		t.tellAnswer(d, &t.list[i])
		d.paragraph(t.wins(i))
	}
	switch {
	case t.missing:
		d.paragraph(t.say(text.PeriodNone, t.askedPeriod()))
	case t.period() != pricing.PerPlan:
		d.paragraph(t.say(text.PeriodQuantities, t.periodName()))
	}
}

func (t *teller) best() string {
	best := t.Evaluation.Best
	if !best.Found {
		return t.say(text.SummaryNoBest)
	}
	o := &t.list[best.Offer]
	q := &o.Quotes[best.Quote]
	total := t.say(text.VerdictFor, t.money(q.Total), t.Evaluation.Currency.Code, t.periodName())
	open := ""
	for i := range t.list {
		if !t.list[i].Verdict.Decided {
			open = t.say(text.SummaryOpen)
		}
	}
	said := t.say(text.SummaryBest, text.Offers.Of(len(t.list)), short(o.Name), form(q.Form).Object, total)
	return t.Lang.Sentences(said, open)
}

// tellAnswer tells the verdict of one offer, from which use each term pays, and the mix where it is cheaper.
func (t *teller) tellAnswer(d *document, o *offer) {
	d.paragraph(t.verdict(o))
	t.tellPays(d, o)
	d.paragraph(t.ladder(o))
	if c := t.curves(o); c != nil {
		d.add(c)
	}
	if o.Mix != nil && o.hasWinner() && o.Mix.Compute < o.winner().Parts[pricing.Compute] {
		t.tellMix(d, o, t.say(text.MixCheaper, t.price(o.Mix.Compute), t.price(o.winner().Parts[pricing.Compute])))
	}
}

// verdict says which form to take, what it costs, and by how much it wins.
func (t *teller) verdict(o *offer) string {
	v := &o.Verdict
	if !o.hasWinner() {
		return t.Lang.Sentences(t.say(text.SentenceEnd, text.NotDecided), t.ahead(o))
	}
	w := o.winner()
	total := t.say(text.VerdictFor, t.money(w.Total), t.Evaluation.Currency.Code, t.periodName())
	switch {
	case !v.Decided:
		return t.Lang.Sentences(t.say(text.SentenceEnd, text.NotDecided),
			t.say(text.SummarySoFar, form(w.Form).Object, total), t.say(text.SummaryOpen))
	case v.Close && v.Margin == 0:
		return t.Lang.Sentences(t.say(text.SummaryVerdict, text.TooClose, total),
			t.say(text.SummarySame, form(w.Form).Subject, form(o.Quotes[v.Rival].Form).Object))
	case v.Close:
		return t.Lang.Sentences(t.say(text.SummaryVerdict, text.TooClose, total),
			t.say(text.SummaryClose, form(w.Form).Subject, t.lessThan(o)))
	case !o.hasRival():
		return t.Lang.Sentences(t.say(text.SummaryVerdict, form(w.Form).Headline, total), t.say(text.SummaryAlone))
	}
	return t.Lang.Sentences(t.say(text.SummaryVerdict, form(w.Form).Headline, total), t.say(text.SentenceEnd, t.lessThan(o)), t.wasted(o))
}

// ahead says which form is ahead where none is known in full.
func (t *teller) ahead(o *offer) string {
	l, ok := o.Lead()
	if !ok {
		return t.say(text.SummaryOpen)
	}
	unknown := make([]string, len(l.Unknown))
	for i, key := range l.Unknown {
		unknown[i] = t.chargeName(key)
	}
	return t.say(text.SummaryAhead, strings.Join(unknown, ", "), form(o.Quotes[l.Quote].Form).Object, t.money(l.Margin), form(o.Quotes[l.Rival].Form).Object)
}

// wasted says how much of the winner's total habits waste; nothing where that is nothing.
func (t *teller) wasted(o *offer) string {
	for _, w := range o.Waste {
		if w.Key == headline && w.Form == o.winner().Form && w.Known && w.Cost > 0 {
			return t.say(text.WasteOfIt, t.money(w.Cost))
		}
	}
	return ""
}

// lessThan says by how much the winner wins: "454.50 less than the month (49 %)".
func (t *teller) lessThan(o *offer) string {
	rival := o.Quotes[o.Verdict.Rival].Form
	return t.say(text.SummaryLess, t.money(o.Verdict.Margin), form(rival).Object, t.Lang.Percent(o.Verdict.Percent))
}

// tellPays says from which use on each term pays: first the term that the verdict is about, beside the use that is planned.
func (t *teller) tellPays(d *document, o *offer) {
	if !slices.ContainsFunc(o.Breakeven, o.comparable) {
		if len(o.Breakeven) > 0 {
			d.paragraph(t.say(text.PaysNoneKnown, t.whyUnknown()))
			d.list(t.worth(o))
		}
		return
	}
	main := o.mainTerm()
	var others []string
	for i := range o.Breakeven {
		b := &o.Breakeven[i]
		if b.Form == main {
			step := ""
			if b.Step {
				step = t.say(text.PaysStep, t.span(b.From))
			}
			d.paragraph(t.Lang.Sentences(t.pays(o, b, &paysMain), step))
			continue
		}
		others = append(others, t.pays(o, b, &paysOther))
	}
	d.list(others)
}

// worth says of each term what is known without its price: how many hours it stands for.
func (t *teller) worth(o *offer) []string {
	var list []string
	for _, b := range o.Breakeven {
		if b.Worth > 0 {
			list = append(list, t.say(text.PaysTimes, form(b.Form).Subject, t.Lang.Multiple(b.Worth)))
		}
	}
	return list
}

// mainTerm is the term among the winner and its rival, else the last one.
func (o *offer) mainTerm() string {
	if len(o.Breakeven) == 0 {
		return ""
	}
	if o.hasWinner() && o.winner().Form != model.HourlyForm {
		return o.winner().Form
	}
	if o.hasWinner() && o.hasRival() {
		return o.Quotes[o.Verdict.Rival].Form
	}
	return o.Breakeven[len(o.Breakeven)-1].Form
}

// paysWords says from which use a term pays. Placeholders: 1 the term, then hours; the planned ones last.
type paysWords struct{ from, atAndFrom, onlyAt, always text.Word }

var (
	paysMain  = paysWords{text.PaysFrom, text.PaysAtAndFrom, text.PaysOnlyAt, text.PaysAlways}
	paysOther = paysWords{text.PaysTooFrom, text.PaysTooAtAndFrom, text.PaysTooOnlyAt, text.PaysTooAlways}
)

// pays says from which use on one term pays.
func (t *teller) pays(o *offer, b *pricing.Breakeven, words *paysWords) string {
	name, planned, others := form(b.Form).Subject, t.spelled(t.Plan.Workload.HoursPerDay), t.spans(b)
	switch {
	case !o.comparable(*b) && b.Worth > 0:
		return t.say(text.PaysTimes, name, t.Lang.Multiple(b.Worth))
	case !o.comparable(*b):
		return t.say(text.PaysNotKnown, name, t.whyUnknown())
	case len(b.Spans) == 0:
		return t.say(text.PaysNever, name)
	case b.Reaches && b.From == 0:
		return t.say(words.always, name, planned)
	case !b.Reaches:
		return t.say(words.onlyAt, name, others, planned)
	case others == "":
		return t.say(words.from, name, t.span(b.From), planned)
	}
	return t.say(words.atAndFrom, name, others, t.span(b.From), planned)
}

// spans lists the spans but the last one that reaches 24 h.
func (t *teller) spans(b *pricing.Breakeven) string {
	spans := b.Spans
	if b.Reaches {
		spans = spans[:len(spans)-1]
	}
	var list []string
	for _, s := range spans {
		list = append(list, t.say(text.FromTo, t.span(s.From), t.span(s.To)))
	}
	return t.join(list)
}

// comparable tells whether both forms are known at every minute, so that no span means that it never pays.
func (o *offer) comparable(b pricing.Breakeven) bool {
	for _, c := range o.Curves {
		if c.Totals == nil && (c.Form == b.Form || c.Form == b.Against) {
			return false
		}
	}
	return true
}

// ladder says which form is cheapest at which use; nothing where it is always the same.
func (t *teller) ladder(o *offer) string {
	if len(o.Ladder) < 2 {
		return ""
	}
	return t.say(text.LadderLine, t.join(t.rungs(o)))
}

// rungs say at which hours per day each form is cheapest.
func (t *teller) rungs(o *offer) []string {
	rungs := make([]string, len(o.Ladder))
	for i, r := range o.Ladder {
		w := text.LadderRung
		if r.From == r.To {
			w = text.LadderPoint
		}
		rungs[i] = t.say(w, form(r.Form).Object, t.span(r.From), t.span(r.To))
	}
	return rungs
}

// askedPeriod names the period that was asked for and that has no amounts.
func (t *teller) askedPeriod() string { return t.say(periodWords[t.asked]) }
