package screen

import (
	"strings"

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
	if d.Period.Word == (text.Word{}) {
		return d.wholePlan()
	}
	return d.Language.Phrase(d.Period)
}

func (d *drawing) wholePlan() string { return d.Language.Phrase(text.Days.Of(d.Plan.Workload.Days)) }

// waste is what all habits that are waste cost together; ok is false where there is none.
func (d *drawing) waste() (cost string, ok bool) {
	if w, found := d.finding(wasteAll); found && w.Known {
		return d.money(w.Cost), true
	}
	return "", false
}

// Keys of waste that the page asks for.
const (
	wasteAll      = "waste.all"
	wasteIdle     = "waste.idle"
	wasteDownload = "waste.download"
)
