package report

import (
	"encoding/json"
	"strings"
	"time"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// tellOwn holds a card of one's own against renting, where the plan says what it costs.
func (t *teller) tellOwn(d *document) {
	if o, filled := pricing.Own(t.Plan, t.Evaluation); filled {
		d.section(t.say(text.OwnHead), t.Own(o))
	}
}

// hoursOfYear is all that a card can work in one.
const hoursOfYear = 365 * 24 * time.Hour

// Own says what owning the cards costs beside the cheapest rental, in sentences.
func (r *Report) Own(o pricing.Owned) []string {
	switch {
	case len(o.Missing) > 0:
		return []string{r.say(text.OwnMissing, strings.Join(o.Missing, ", "))}
	case !o.Known:
		return []string{r.say(text.OwnTooLarge)}
	}
	said := r.owning(o)
	if o.PerHour.Given && o.Total >= 0 {
		said = r.Lang.Sentences(said, r.say(text.OwnHour, r.money(o.PerHour.Value)))
	}
	list := []string{said}
	if o.Rented {
		list = append(list, r.rentedInstead(o), r.paidBack(o))
	}
	switch hours := r.Lang.Hours(o.PerYear); {
	case o.PerYear > hoursOfYear:
		list = append(list, r.say(text.OwnFull, hours))
	case o.PerYear > 0:
		list = append(list, r.say(text.OwnPerYear, hours))
	}
	return append(list, r.say(text.OwnDoubt))
}

// owning says what owning costs and of what parts; a card that is sold for more than it cost may bring in more than it takes.
func (r *Report) owning(o pricing.Owned) string {
	w, total, capital := text.OwnTotal, o.Total, o.Capital
	switch {
	case o.Total < 0:
		w, total, capital = text.OwnBrings, -o.Total, -o.Capital
	case o.Capital < 0:
		w, capital = text.OwnGain, -o.Capital
	}
	return r.say(w, text.Cards.Of(o.Cards), r.price(total), text.Days.Of(r.Plan.Workload.Days),
		r.money(capital), r.money(o.Fixed), r.money(o.Power), r.Lang.Number(decimals(o.Energy, 2).String()))
}

// rental is the cheapest form of all offers, in the amounts of the plan.
func (r *Report) rental() (offer string, q *pricing.Quote) {
	best := r.Evaluation.Best
	o := &r.Evaluation.Offers[best.Offer]
	return o.Name, &o.Quotes[best.Quote]
}

// rentedInstead says how much more or less that is than renting.
func (r *Report) rentedInstead(o pricing.Owned) string {
	offer, q := r.rental()
	name := r.say(text.FormItem, short(offer), form(q.Form).Object)
	if o.Total > q.Total {
		return r.say(text.OwnMore, r.money(o.Total-q.Total), name, r.money(q.Total))
	}
	return r.say(text.OwnLess, r.money(q.Total-o.Total), name, r.money(q.Total))
}

// paidBack says when the cards have paid for themselves.
func (r *Report) paidBack(o pricing.Owned) string {
	months, life := text.Months.Of(o.Months), text.Years.Of(r.Plan.Own.LifetimeYears.Value)
	switch {
	case o.Capital < 0:
		return r.say(text.OwnGrows)
	case o.Months == 0:
		return r.say(text.OwnNever)
	case !o.Within:
		return r.say(text.OwnTooLong, months, life)
	}
	return r.say(text.OwnPays, months, life)
}

// The JSON of cards of one's own. A nil pointer is null: unknown, or not there.
type (
	jsonOwn struct {
		Complete      bool         `json:"complete"`
		Missing       []string     `json:"missing"`
		Cards         int          `json:"cards"`
		Total         *string      `json:"total"`
		Parts         jsonOwnParts `json:"parts"`
		KWh           *json.Number `json:"kwh"`
		PerUsefulHour *string      `json:"per_useful_hour"`
		Rental        *jsonBest    `json:"rental"`
		Months        *int         `json:"breakeven_months"`
		Within        bool         `json:"within_lifetime"`
		PerYear       *json.Number `json:"breakeven_hours_per_year"`
	}
	jsonOwnParts struct {
		Capital *string `json:"capital"`
		Fixed   *string `json:"fixed"`
		Power   *string `json:"power"`
	}
)

// jsonOwn is nil where the plan does not say what a card costs.
func (r *Report) jsonOwn() *jsonOwn {
	o, filled := pricing.Own(r.Plan, r.Evaluation)
	if !filled {
		return nil
	}
	money := func(m unit.Money) *string { return r.known(m, o.Known) }
	out := &jsonOwn{
		Complete: o.Known, Missing: append([]string{}, o.Missing...), Cards: o.Cards, Total: money(o.Total), Within: o.Within,
		Parts: jsonOwnParts{money(o.Capital), money(o.Fixed), money(o.Power)}, PerUsefulHour: r.given(o.PerHour),
	}
	if o.Known {
		kwh := decimals(o.Energy, 3)
		out.KWh = &kwh
	}
	if o.Rented {
		offer, q := r.rental()
		out.Rental = &jsonBest{offer, q.Form, r.amount(q.Total)}
	}
	if o.Months > 0 {
		out.Months = &o.Months
	}
	if o.PerYear > 0 {
		hours := hours(o.PerYear)
		out.PerYear = &hours
	}
	return out
}
