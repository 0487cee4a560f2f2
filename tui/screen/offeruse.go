package screen

import (
	"strconv"
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/widget"
)

// perUse is a cell of what the cheapest form of an offer comes to for a task, or for an hour in which its card works.
func perUse(per pricing.Period) func(*drawing, pricing.Rate) string {
	return func(d *drawing, r pricing.Rate) string {
		if r.Quote < 0 {
			return unknownAmount
		}
		q := &d.Evaluation.Offers[r.Offer].Quotes[r.Quote]
		f, used := per.Factor(&d.Plan, q, d.Evaluation.Currency)
		if !used {
			return unknownAmount
		}
		cost, err := f.Money(q.Total)
		if err != nil {
			return unknownAmount
		}
		return d.money(cost)
	}
}

// memoryCell is the memory of one card, empty where it is not given; behind it whether it holds the model that page 5 was asked
// about.
func (d *drawing) memoryCell(r pricing.Rate) string {
	said := ""
	if memory := d.planOfferOf(r).VRAM; memory > 0 {
		said = d.Language.Number(strconv.FormatFloat(float64(memory)/float64(unit.GB), 'f', -1, 64))
	}
	if r.Offer >= len(d.Offers.Holdings) {
		return said
	}
	sign, _ := d.holderSign(d.Offers.Holdings[r.Offer])
	return said + " " + sign + strings.Repeat(" ", max(widget.Cells(d.Glyphs.Good)-widget.Cells(sign), 0))
}

// fitSaid says what a model needs on a card of an offer, and where nobody has asked, where to.
func (d *drawing) fitSaid(offer int) string {
	if offer >= len(d.Offers.Holdings) {
		return d.say(text.FitAsk)
	}
	h := d.Offers.Holdings[offer]
	need := d.gib(h.Need.Total.Likely)
	return d.say(fitWords[h.Fit], need)
}

// fitWords say whether a model fits; the GiB on a card is their placeholder.
var fitWords = map[vram.Fit]text.Word{vram.Fits: text.FitHolds, vram.Tight: text.FitTight, vram.Short: text.FitShort, "": text.FitUnknown}
