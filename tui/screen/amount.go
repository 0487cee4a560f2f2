package screen

import (
	"strings"
	"time"

	"golang.org/x/text/width"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// unknownAmount stands for an amount of which nothing is known.
const unknownAmount = "?"

func (d *drawing) money(m unit.Money) string {
	return d.Language.Number(d.Evaluation.Currency.Format(m))
}

// sign is the currency's sign, or its code where the sign's width depends on the terminal and may be two.
func (d *drawing) sign() string {
	c := d.Evaluation.Currency
	ambiguous := func(r rune) bool { return width.LookupRune(r).Kind() == width.EastAsianAmbiguous }
	if d.Glyphs.Name == widget.Narrow.Name && strings.ContainsFunc(c.Symbol(), ambiguous) {
		return c.Code
	}
	return c.Symbol()
}

// total writes the total of a form: where something in it is unknown, what it is at least.
func (d *drawing) total(q *pricing.Quote) string {
	if q.Complete {
		return d.money(q.Total)
	}
	return d.say(text.AtLeast, d.money(q.Total))
}

// part writes a part of a form's total, "?" where one of its charges is unknown.
func (d *drawing) part(q *pricing.Quote, part string) string {
	if !partKnown(q, part) {
		return unknownAmount
	}
	return d.money(q.Parts[part])
}

func partKnown(q *pricing.Quote, part string) bool {
	for _, c := range q.Charges {
		if c.Part == part && !c.Known {
			return false
		}
	}
	return true
}

// period says what amounts are for.
func (d *drawing) period() string {
	if d.Scaled == nil {
		return d.wholePlan()
	}
	return d.periodOf(d.Period)
}

func (d *drawing) periodOf(p pricing.Period) string {
	if w, ok := periodWords[p]; ok {
		return d.say(w)
	}
	return d.wholePlan()
}

// periodWords name what amounts are for, other than the plan.
var periodWords = map[pricing.Period]text.Word{
	pricing.PerMonth: text.ForMonth, pricing.PerWeek: text.ForWeek, pricing.PerDay: text.ForDay,
	pricing.PerHour: text.ForHour, pricing.PerTask: text.ForTask,
}

// inPeriod takes a time of a quote to what its amounts are for, so that it can be multiplied to them.
func (d *drawing) inPeriod(q *pricing.Quote, t time.Duration) time.Duration {
	if d.Scaled == nil {
		return t
	}
	f, ok := d.Period.Factor(&d.Plan, q, d.Evaluation.Currency)
	if !ok {
		return t
	}
	return f.Time(t)
}

func (d *drawing) wholePlan() string { return d.Language.Phrase(text.Days.Of(d.Plan.Workload.Days)) }

// waste is what all habits that are waste cost together, and in which form; ok is false where there is none.
func (d *drawing) waste() (cost, form string, ok bool) {
	if w, found := d.finding(wasteAll); found && w.Known {
		return d.money(w.Cost), w.Form, true
	}
	return "", "", false
}

// Keys of waste that the page asks for.
const (
	wasteAll      = "waste.all"
	wasteIdle     = "waste.idle"
	wasteDownload = "waste.download"
)
