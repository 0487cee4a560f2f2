package report

import (
	"slices"
	"strconv"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
)

// tellTerms tells of each offer what there is to know before a term is taken: on which lengths of plan it pays, when to go over
// to it, what leaving it early costs.
func (t *teller) tellTerms(d *document) {
	for i := range t.list {
		var told document
		t.tellHorizons(&told, pricing.Horizons(t.Plan, i))
		t.tellHourlyFirsts(&told, pricing.HourlyFirsts(t.Plan, i))
		t.tellRefunds(&told, pricing.Refunds(t.Plan, i))
		if len(told.blocks) == 0 {
			continue
		}
		if t.several() {
			d.heading(t.say(text.TermsHeadOf, short(t.list[i].Name)))
		} else {
			d.heading(t.say(text.TermsHead))
		}
		d.blocks = append(d.blocks, told.blocks...)
	}
}

// headed adds a list under a sentence; nothing where it is empty.
func (d *document) headed(head string, items []string) {
	if len(items) > 0 {
		d.paragraph(head)
		d.list(items)
	}
}

func (t *teller) tellHorizons(d *document, list []pricing.Horizon) {
	var items []string
	pays := false
	for _, h := range list {
		if h.Known && t.Plan.Workload.HoursPerDay > 0 {
			items = append(items, t.Horizon(h))
			pays = pays || len(h.Spans) > 0
		}
	}
	if len(items) > 0 && !pays {
		d.paragraph(t.say(text.HorizonNone, text.Days.Of(model.MaxDays)))
		return
	}
	d.headed(t.say(text.HorizonHead), items)
}

// Horizon says on which lengths of plan a term costs no more than by the hour.
func (r *Report) Horizon(h pricing.Horizon) string {
	name, most := form(h.Form).Subject, r.Lang.Phrase(text.Days.Of(model.MaxDays))
	switch {
	case !h.Known:
		return r.say(text.HorizonOpen, name, text.PriceMissing)
	case len(h.Spans) == 0:
		return r.say(text.HorizonNever, name, most)
	case h.Reaches && h.From == 1:
		return r.say(text.HorizonAlways, name, most)
	}
	return r.say(text.HorizonLine, name, r.join(r.lengths(h)))
}

// fewSpans is how many stretches a sentence names; of more, those between are counted.
const fewSpans = 5

// lengths names the stretches of a horizon.
func (r *Report) lengths(h pricing.Horizon) []string {
	var list []string
	for i, s := range h.Spans {
		switch {
		case h.Reaches && i == len(h.Spans)-1:
			list = append(list, r.say(text.HorizonFrom, text.Count(s.From)))
		case s.From == s.To:
			list = append(list, r.Lang.Phrase(text.Days.Of(s.From)))
		default:
			list = append(list, r.say(text.HorizonSpan, text.Count(s.From), text.Count(s.To)))
		}
	}
	if more := len(list) - fewSpans; more > 0 {
		list = slices.Replace(list, fewSpans-1, len(list)-1, r.say(text.HorizonMore, text.Count(more)))
	}
	return list
}

func (t *teller) tellHourlyFirsts(d *document, list []pricing.HourlyFirst) {
	var items []string
	bound := ""
	for _, h := range list {
		switch {
		case !h.Known:
			continue
		case h.Never, h.Reach == 0:
		case h.AtMost > 0:
			bound = t.say(text.HourlyFirstBound, strconv.FormatFloat(h.AtMost, 'f', -1, 64))
		default:
			bound = t.say(text.HourlyFirstMany)
		}
		items = append(items, t.HourlyFirst(h))
	}
	d.headed(t.say(text.HourlyFirstHead), items)
	d.paragraph(bound)
}

// HourlyFirst says when to go over from the hour to a term.
func (r *Report) HourlyFirst(h pricing.HourlyFirst) string {
	line := text.HourlyFirstLine
	switch {
	case !h.Known:
		line = text.HourlyFirstOpen
	case h.Never:
		line = text.HourlyFirstNever
	case h.Reach == 0:
		line = text.HourlyFirstFree
	case r.Plan.Workload.Days < h.Least:
		line = text.HourlyFirstShort
	case h.Least <= 1:
		line = text.HourlyFirstBare
	}
	return r.say(line, form(h.Form).Subject, r.money(h.Reach), text.Days.Of(h.Days), text.Days.Of(h.Least))
}

func (t *teller) tellRefunds(d *document, list []pricing.Refund) {
	var items []string
	for _, f := range list {
		if f.Paid != nil {
			items = append(items, t.Refund(f))
		}
	}
	d.headed(t.say(text.RefundHead), items)
}

// Refund says what leaving a term early costs, on some days of it.
func (r *Report) Refund(f pricing.Refund) string {
	name := form(f.Form).Subject
	nothing := f.Nothing()
	switch {
	case f.Paid == nil:
		return r.say(text.RefundLine, name, text.NoValue)
	case nothing == 0:
		return r.say(text.RefundLine, name, text.RefundNone)
	}
	var list []string
	for _, d := range quarters(len(f.Paid) - 1) {
		if d > 0 && d < nothing && d != f.Ends {
			list = append(list, r.say(text.RefundAfter, text.Count(d), r.money(f.Paid[d])))
		}
	}
	last := len(f.Paid) - 1
	if f.Ends < min(last, nothing) {
		list = append(list, r.say(text.RefundEnds, text.Count(f.Ends), r.money(f.Paid[f.Ends]), r.money(f.Back(f.Ends))))
	}
	if nothing <= last {
		list = append(list, r.say(text.RefundNothing, text.Count(nothing)))
	}
	return r.say(text.RefundLine, name, r.join(list))
}

// quarters gives the days after which a quarter, a half and three quarters of n days are over.
func quarters(n int) []int {
	return slices.Compact([]int{(n + 3) / 4, (n + 1) / 2, (3*n + 3) / 4})
}

// unknownRefunds names the terms of which it is not known what comes back when they are left early; nothing where there is none.
func (t *teller) unknownRefunds() []string {
	var list []string
	for _, o := range t.Plan.Offers {
		var terms []string
		for _, term := range o.Terms {
			if _, known := term.RefundRule(); term.IsOffered() && !known {
				terms = append(terms, t.say(form(term.Name).Object))
			}
		}
		if t.several() && len(terms) > 0 {
			terms = []string{t.say(text.TermsOf, short(o.Name), t.join(terms))}
		}
		list = append(list, terms...)
	}
	if len(list) == 0 {
		return nil
	}
	return []string{t.say(text.UnknownRefund, t.join(list))}
}
