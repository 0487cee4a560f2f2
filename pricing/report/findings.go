package report

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Basis says what a finding of waste rests on: "90 boots x 15 min x 1.98".
func (r *Report) Basis(w pricing.Waste) string {
	b := &w.Basis
	said := r.say(text.FindingOf(w.Key).Basis, text.Boots.Of(b.Boots), text.Count(b.Count), r.Lang.Duration(b.Time.Round(time.Second)),
		r.Lang.Size(int64(b.Size)), r.Lang.Number(b.Price.String()), text.Instances.Of(b.Instances))
	switch {
	case b.Instances < 2 || w.Key == "waste.concurrency":
		return said
	case b.Price != 0: // a product
		return r.say(text.Times, said, text.Instances.Of(b.Instances))
	}
	return r.say(text.Listed, said, text.Instances.Of(b.Instances))
}

// Advice says what to do about a finding of waste.
func (r *Report) Advice(w pricing.Waste) string { return r.say(text.FindingOf(w.Key).Do) }

// Warnings lists the doubts about the result: those of the evaluation, then those that the offers' platforms are a reason for.
func (r *Report) Warnings() []pricing.Warning {
	list := slices.Clone(r.Evaluation.Warnings)
	for i := range r.Plan.Offers {
		list = append(list, platformWarnings(&r.Plan.Offers[i])...)
	}
	return list
}

// offerWarning says a doubt about an offer in a sentence.
func (r *Report) offerWarning(w pricing.Warning) string {
	return r.say(text.WarnOffer, short(w.Offer), r.Warning(w))
}

// Warning says a doubt, without the offer that it is about.
func (r *Report) Warning(w pricing.Warning) string {
	if said, ok := r.platformWarning(w); ok {
		return said
	}
	told := text.Warning(w.Key)
	if r.aboutDisk(w) {
		told = text.DiskWarning(w.Key)
	}
	return r.say(told, r.doubted(w), r.when(w))
}

// when says the time that a warning names; of the end of a term, the day on which the first one that the plan buys is over.
func (r *Report) when(w pricing.Warning) string {
	if !aboutEnd(w) {
		return r.spelled(w.Time)
	}
	last, end := int(w.Time/(24*time.Hour)), text.TermEnds
	if last < r.Plan.Workload.Days {
		end = text.TermEndsFirst
	}
	return r.say(end, r.days(last-1, 1))
}

// aboutEnd tells whether a warning is about what happens when a term ends.
func aboutEnd(w pricing.Warning) bool { return strings.HasPrefix(w.Key, "term.") }

// aboutDisk tells whether the form of a warning is the name of a disk.
func (r *Report) aboutDisk(w pricing.Warning) bool {
	return w.Form != "" && w.Form != model.HourlyForm && !text.IsCharge(w.Form) && !r.hasTerm(w.Offer, w.Form)
}

// doubted names the form, disk or charge that a warning is about.
func (r *Report) doubted(w pricing.Warning) string {
	switch {
	case aboutEnd(w):
		return r.say(form(w.Form).Short)
	case w.Form == model.HourlyForm && w.Key == "price.unknown":
		return r.say(text.AnHour)
	case w.Form == model.HourlyForm:
		return r.chargeName("compute.use")
	case text.IsCharge(w.Form):
		return r.chargeName(w.Form)
	case r.hasTerm(w.Offer, w.Form):
		return r.say(form(w.Form).Object)
	}
	return short(w.Form)
}

// hasTerm tells whether an offer has a term of that name.
func (r *Report) hasTerm(offer, term string) bool {
	return slices.ContainsFunc(r.Plan.Offers, func(o model.Offer) bool {
		return o.Name == offer && slices.ContainsFunc(o.Terms, func(t model.Term) bool { return t.Name == term })
	})
}

// tellWaste tells the habits that cost money: of each offer the headline first, then the dearest.
func (t *teller) tellWaste(d *document) {
	var items []string
	unknown := false
	for i := range t.list {
		o := &t.list[i]
		for _, w := range dearest(o.Waste) {
			unknown = unknown || !w.Known
			if w.Known && w.Cost > 0 {
				items = append(items, t.waste(o, w))
			}
		}
	}
	switch {
	case len(items) == 0 && unknown:
		items = []string{t.say(text.WasteUnknown, t.whyUnknown())}
	case len(items) == 0:
		items = []string{t.say(text.WasteNone)}
	}
	d.section(t.say(text.SummaryWaste), items)
}

// whyUnknown says why something in the report is not known: most often a price is missing.
func (t *teller) whyUnknown() text.Word {
	switch {
	case t.warned("charge.too_large"):
		return text.CostTooLarge
	case t.warned("offer.hopeless") && !t.warned("price.unknown") && !t.warned("disk.unpriced"):
		return text.WorkEndless
	}
	return text.PriceMissing
}

// warned tells whether there is a warning of that key.
func (t *teller) warned(key string) bool {
	return slices.ContainsFunc(t.Evaluation.Warnings, func(w pricing.Warning) bool { return w.Key == key })
}

// dearest puts the headline first and the others in the order of what they cost.
func dearest(list []pricing.Waste) []pricing.Waste {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b pricing.Waste) int {
		if a.Key == headline || b.Key == headline {
			return cmp.Compare(rank(a), rank(b))
		}
		return cmp.Compare(b.Cost, a.Cost)
	})
	return list
}

// headline is the finding that stands for the others.
const headline = "waste.all"

func rank(w pricing.Waste) int {
	if w.Key == headline {
		return 0
	}
	return 1
}

func (t *teller) waste(o *offer, w pricing.Waste) string {
	f := text.FindingOf(w.Key)
	where := ""
	switch {
	case t.several() && w.Form != model.HourlyForm:
		where = t.say(text.Listed, short(o.Name), form(w.Form).Object)
	case t.several():
		where = short(o.Name)
	case w.Form != model.HourlyForm:
		where = t.say(form(w.Form).Object)
	}
	if where != "" {
		return t.say(text.WasteOther, f.Name, t.money(w.Cost), t.Basis(w), f.Do, where)
	}
	return t.say(text.WasteLine, f.Name, t.money(w.Cost), t.Basis(w), f.Do)
}

// tellWarnings tells the doubts about the result, and which caps of the budget it passes.
func (t *teller) tellWarnings(d *document) {
	var items []string
	for _, w := range t.Warnings() {
		if w.Offer != "" {
			items = append(items, t.offerWarning(w))
			continue
		}
		items = append(items, t.say(text.SentenceEnd, t.Warning(w)))
	}
	d.section(t.say(text.SummaryWarnings), append(items, t.overBudget()...))
}

// overBudget says which caps the cheapest form of all passes, over the whole plan.
func (t *teller) overBudget() []string {
	best, b := t.Evaluation.Best, &t.Plan.Budget
	if !best.Found {
		return nil
	}
	q := &t.Evaluation.Offers[best.Offer].Quotes[best.Quote]
	task, _, _ := t.perUse(q)
	var list []string
	for _, each := range []struct {
		word text.Word
		cost unit.Money
		cap  model.Maybe[unit.Money]
	}{
		{text.OverPlanCap, q.Total, b.PlanCap},
		{text.OverTaskCap, task, b.TaskCap},
		{text.OverBalance, q.Total, b.Balance},
	} {
		if each.cap.Given && each.cost > each.cap.Value {
			list = append(list, t.say(text.SentenceEnd, t.say(each.word, t.price(each.cost), t.price(each.cap.Value))))
		}
	}
	return list
}
