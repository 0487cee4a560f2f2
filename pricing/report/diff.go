package report

import (
	"slices"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Side is one of two plans that are compared.
type Side struct {
	Name       string // as the person names it: its file
	Plan       model.Plan
	Evaluation pricing.Evaluation
}

// Diff tells which inputs of two plans differ and what that does to each part of each form; same tells that no input differs.
// Offers and forms are paired by their names. Plain says the table in sentences.
func Diff(l *text.Language, plain bool, a, b Side) (written string, same bool) {
	c := comparer{
		a: newTeller(&Report{Plan: a.Plan, Evaluation: a.Evaluation, Lang: l}),
		b: newTeller(&Report{Plan: b.Plan, Evaluation: b.Evaluation, Lang: l}),
	}
	changes := differences(&a.Plan, &b.Plan)
	d := &document{}
	d.paragraph(c.a.say(text.DiffHead, short(a.Name), short(b.Name)))
	if len(changes) == 0 {
		d.paragraph(c.a.say(text.DiffNone))
	} else {
		d.section(c.a.say(text.DiffInputs), c.inputs(changes))
		d.section(c.a.say(text.SummaryAnswer), []string{
			c.a.say(text.SolvePoint, short(a.Name), c.a.answer()), c.a.say(text.SolvePoint, short(b.Name), c.b.answer()),
		})
		c.tellCosts(d, a.Name, b.Name)
	}
	var out strings.Builder
	_ = d.writeText(&out, plain) // a Builder takes all
	return out.String(), len(changes) == 0
}

// comparer tells two plans side by side.
type comparer struct{ a, b *teller }

func (c *comparer) inputs(changes []difference) []string {
	var list []string
	for _, change := range changes {
		list = append(list, c.told(change))
	}
	return list
}

// value says what an input is; a choice by its word.
func (c *comparer) value(path, s string) string {
	if w, ok := choiceWords[path[strings.LastIndex(path, ".")+1:]][s]; ok {
		return c.a.say(w)
	}
	if s == "" {
		return c.a.say(text.DiffLeftOut)
	}
	return short(s)
}

// choiceWords are the words of choices, by the names of their inputs.
var choiceWords = map[string]map[string]text.Word{
	"restart":   {model.RestartTask: text.ShutDown.Choices[0], model.RestartDay: text.ShutDown.Choices[1]},
	"when":      whenWords,
	"direction": {model.In: text.DataIn, model.Out: text.DataOut},
	"per":       {model.PerCard: text.PerCard, model.PerInstance: text.PerInstance},
}

// answer is the verdict on all offers.
func (t *teller) answer() string {
	switch len(t.list) {
	case 0:
		return t.say(text.VerdictNoOffer)
	case 1:
		return t.verdict(&t.list[0])
	}
	return t.best()
}

// tellCosts tells the total and the parts that change, form by form.
func (c *comparer) tellCosts(d *document, a, b string) {
	from, to := c.a.Evaluation.Currency.Code, c.b.Evaluation.Currency.Code
	d.heading(c.a.say(text.DiffCosts, from))
	if from != to {
		d.paragraph(c.a.say(text.DiffCurrency, from, to))
		return
	}
	if before, after := c.a.Plan.Workload.Days, c.b.Plan.Workload.Days; before != after {
		d.paragraph(c.a.say(text.DiffPlans, text.Days.Of(before), text.Days.Of(after)))
	}
	costs := &table{head: []string{c.a.say(text.ColumnForm), head(a), head(b), c.a.say(text.DiffChange)}}
	pairs := paired(offerNames(c.a.list), offerNames(c.b.list))
	none := &offer{}
	for i, j := range pairs {
		if j < 0 {
			costs.rows = append(costs.rows, c.offer(&c.a.list[i], none)...)
		} else {
			costs.rows = append(costs.rows, c.offer(&c.a.list[i], &c.b.list[j])...)
		}
	}
	for j := range c.b.list {
		if !slices.Contains(pairs, j) {
			costs.rows = append(costs.rows, c.offer(none, &c.b.list[j])...)
		}
	}
	if len(costs.rows) == 0 {
		d.paragraph(c.a.say(text.DiffNoCost))
	}
	d.table(costs)
}

// head makes a file's name the head of a column: its end tells more than its start.
func head(name string) string {
	const most = 16
	r := []rune(plainLine(name))
	if len(r) > most {
		return ".." + string(r[len(r)-most+2:])
	}
	return string(r)
}

func offerNames(list []offer) []string {
	names := make([]string, len(list))
	for i := range list {
		names[i] = list[i].Name
	}
	return names
}

// offer gives the rows of an offer's forms: those that both sides have, then those that only one has. One side may have none.
func (c *comparer) offer(a, b *offer) []row {
	var both, one []row
	for i := range a.Quotes {
		q := &a.Quotes[i]
		if at := b.index(q.Form); at >= 0 {
			both = append(both, c.form(a.Name, q, &b.Quotes[at])...)
		} else if !q.LeftOut {
			one = append(one, c.alone(c.formName(a.Name, q.Form), c.a.sum(q, "", q.Total), c.a.say(text.DiffLeftOut)))
		}
	}
	for i := range b.Quotes {
		if q := &b.Quotes[i]; a.index(q.Form) < 0 && !q.LeftOut {
			one = append(one, c.alone(c.formName(b.Name, q.Form), c.a.say(text.DiffLeftOut), c.b.sum(q, "", q.Total)))
		}
	}
	return append(both, one...)
}

// formName names a form, with its offer where there are several.
func (c *comparer) formName(offer, name string) string {
	said := c.a.say(form(name).Name)
	if c.a.several() || c.b.several() {
		return c.a.say(text.FormItem, short(offer), said)
	}
	return said
}

// alone is the row of a form that only one side has.
func (c *comparer) alone(name, before, after string) row {
	said := c.a.say(text.SentenceEnd, c.a.say(text.DiffInput, name, before, after))
	return row{cells: []string{name, before, after, ""}, sentence: said}
}

// form gives the row of a form's total and of its parts; none where nothing changes.
func (c *comparer) form(offer string, a, b *pricing.Quote) []row {
	name := c.formName(offer, a.Form)
	rows := []row{c.row(name, a, b, "", a.Total, b.Total)}
	for _, part := range pricing.Parts {
		was, is := a.Parts[part], b.Parts[part]
		if was == is && c.a.sum(a, part, was) == c.b.sum(b, part, is) {
			continue
		}
		r := c.row(c.a.say(text.FormItem, name, text.Part(part)), a, b, part, was, is)
		r.cells[0], r.level = c.a.say(text.Part(part)), 1 // below its form the part alone says it
		rows = append(rows, r)
	}
	if len(rows) == 1 {
		return nil
	}
	return rows
}

func (c *comparer) row(name string, a, b *pricing.Quote, part string, was, is unit.Money) row {
	before, after := c.a.sum(a, part, was), c.b.sum(b, part, is)
	change := signed(is-was, c.a.money(is-was))
	said := c.a.say(text.DiffCost, name, before, after, change)
	if hasUnknown(a, part) || hasUnknown(b, part) {
		change, said = c.a.say(text.NoValue), c.a.say(text.DiffNotKnown, name, before, after)
	}
	return row{cells: []string{name, before, after, change}, sentence: said}
}

// hasUnknown tells whether a charge of a part, or of any where part is empty, is not known.
func hasUnknown(q *pricing.Quote, part string) bool {
	return slices.ContainsFunc(q.Charges, func(c pricing.Charge) bool { return !c.Known && (part == "" || part == c.Part) })
}

// signed puts a plus before what grows.
func signed(change unit.Money, written string) string {
	if change > 0 {
		return "+" + written
	}
	return written
}
