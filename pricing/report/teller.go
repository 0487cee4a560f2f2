package report

import (
	"time"

	"github.com/charmbracelet/x/ansi"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// teller puts a report into words.
type teller struct {
	*Report
	list    []offer
	asked   pricing.Period // the period that was asked for
	missing bool           // it has no amounts: those of the plan are told
}

// newTeller prepares a report to be told. Where the period has no amounts, it tells those of the plan.
func newTeller(r *Report) *teller {
	t := &teller{Report: r, asked: r.period(), list: r.offers()}
	for i := range t.list {
		for _, absent := range t.list[i].absent {
			t.missing = t.missing || absent
		}
	}
	if t.missing {
		whole := *r
		whole.Period = pricing.PerPlan
		t.Report = &whole
		t.list = whole.offers()
	}
	return t
}

// summary gives the whole report (interface §4, "text summary").
func (r *Report) summary() *document {
	t := newTeller(r)
	d := &document{title: t.title()}
	d.paragraph(t.say(text.SummaryOfDay, t.Lang.Date(t.Now), t.Evaluation.Currency.Code))
	t.tellPrices(d)
	t.tellAnswers(d)
	t.tellCosts(d)
	t.tellChances(d)
	t.tellWaste(d)
	t.tellTerms(d)
	t.tellOwn(d)
	t.tellWarnings(d)
	d.section(t.say(text.SummaryAssumed), t.assumed())
	d.section(t.say(text.SummaryUnknown), t.unknown())
	if len(t.Command) > 0 {
		d.heading(t.say(text.SummaryAgain))
		d.add(command(t.Command))
	}
	return d
}

func (t *teller) title() string {
	if name := short(t.Plan.Name); name != "" {
		return name
	}
	return t.say(text.SummaryPlan)
}

func (r *Report) say(w text.Word, args ...any) string { return r.Lang.Say(w, args...) }

// money writes an amount in the language's way.
func (r *Report) money(m unit.Money) string { return r.Lang.Number(r.Evaluation.Currency.Format(m)) }

// price writes money with its currency.
func (r *Report) price(m unit.Money) string { return r.money(m) + " " + r.Evaluation.Currency.Code }

// several tells whether offers must be told apart.
func (t *teller) several() bool { return len(t.list) > 1 }

// form names a form in every place of a sentence.
func form(name string) text.Form { return text.FormOf(short(name)) }

// nameWidth is the most cells that a name takes in running text.
const nameWidth = 48

// short makes a name fit for a sentence.
func short(name string) string { return ansi.Truncate(plainLine(name), nameWidth, "..") }

// join lists words in a sentence.
func (r *Report) join(items []string) string {
	if len(items) == 0 {
		return ""
	}
	sentence := items[0]
	for _, item := range items[1:] {
		sentence = r.say(text.Listed, sentence, item)
	}
	return sentence
}

// day writes a date.
func (r *Report) day(d model.Date) string { return r.Lang.Date(d.Time()) }

// days names a stretch of the plan, by dates where its first day is given.
func (r *Report) days(from, n int) string {
	if start := r.Plan.Start; !start.IsZero() {
		first, last := r.day(start.AddDays(from)), r.day(start.AddDays(from+n-1))
		if n == 1 {
			return first
		}
		return r.say(text.FromTo, first, last)
	}
	first, last := r.Lang.Count(int64(from)+1), r.Lang.Count(int64(from+n))
	if n == 1 {
		return r.say(text.MixDay, first)
	}
	return r.say(text.MixDays, first, last)
}

// quantity writes how much of something was charged; of a disk its size alone.
func (r *Report) quantity(q pricing.Quantity) string {
	switch {
	case q.Size != 0:
		return r.Lang.Size(int64(q.Size))
	case q.Count != 0:
		return r.Lang.Phrase(text.Terms.Of(q.Count))
	default:
		return r.Lang.Hours(q.Time)
	}
}

// spelled writes a time as a sentence says it, to the second and finer where it is no whole number of minutes.
func (r *Report) spelled(d time.Duration) string {
	if d%time.Minute != 0 {
		return r.Lang.Duration(d)
	}
	return r.Lang.Spell(d)
}

// span writes minutes of the axis of hours per day.
func (r *Report) span(minutes int) string { return r.Lang.Spell(time.Duration(minutes) * time.Minute) }
