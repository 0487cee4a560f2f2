package report

import (
	"encoding/json"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// The JSON of what there is to know before a term is taken. A nil pointer or list is null: unknown, or not there.
type (
	jsonHorizon struct {
		Form    string   `json:"form"`
		Against string   `json:"against"`
		Axis    string   `json:"axis"`
		Spans   [][2]int `json:"spans"`
		From    *int     `json:"from"`
	}
	jsonHourlyFirst struct {
		Form   string       `json:"form"`
		Days   int          `json:"days"`
		Reach  *string      `json:"reach"`
		Never  bool         `json:"never"`
		Least  *int         `json:"least_days"`
		AtMost *json.Number `json:"at_most"`
		Text   string       `json:"text"`
	}
	jsonRefund struct {
		Form    string    `json:"form"`
		Rule    *string   `json:"rule"`
		Price   *string   `json:"price"`
		Paid    []*string `json:"paid"`
		Refund  []*string `json:"refund"`
		Nothing *int      `json:"nothing_from"`
		Ends    int       `json:"plan_ends"`
	}
)

// jsonTerms adds what there is to know of the terms of an offer before one is taken.
func (r *Report) jsonTerms(out *jsonOffer, offer int) {
	for _, h := range pricing.Horizons(r.Plan, offer) {
		out.Horizon = append(out.Horizon, jsonHorizonOf(h))
	}
	for _, h := range pricing.HourlyFirsts(r.Plan, offer) {
		out.HourlyFirst = append(out.HourlyFirst, r.jsonHourlyFirst(h))
	}
	for _, f := range pricing.Refunds(r.Plan, offer) {
		out.Refunds = append(out.Refunds, r.jsonRefund(f))
	}
}

func jsonHorizonOf(h pricing.Horizon) jsonHorizon {
	out := jsonHorizon{Form: h.Form, Against: h.Against, Axis: "days"}
	if h.Known {
		out.Spans = [][2]int{}
	}
	for _, s := range h.Spans {
		out.Spans = append(out.Spans, [2]int{s.From, s.To})
	}
	if h.Reaches {
		out.From = &h.From
	}
	return out
}

func (r *Report) jsonHourlyFirst(h pricing.HourlyFirst) jsonHourlyFirst {
	out := jsonHourlyFirst{
		Form: h.Form, Days: h.Days, Never: h.Never, Reach: r.known(h.Reach, h.Known && !h.Never), Text: r.HourlyFirst(h),
	}
	if h.Known && !h.Never {
		out.Least = &h.Least
	}
	if h.AtMost > 0 {
		most := decimals(h.AtMost, 3)
		out.AtMost = &most
	}
	return out
}

func (r *Report) jsonRefund(f pricing.Refund) jsonRefund {
	out := jsonRefund{Form: f.Form, Rule: optional(f.Rule), Price: r.known(f.Price, f.Paid != nil), Ends: f.Ends}
	for d := range f.Paid {
		out.Paid = append(out.Paid, r.amount(f.Paid[d]))
		out.Refund = append(out.Refund, r.amount(f.Back(d)))
	}
	if nothing := f.Nothing(); 0 < len(f.Paid) && nothing < len(f.Paid) {
		out.Nothing = &nothing
	}
	return out
}

// amount gives an amount of money that is known, as JSON writes it.
func (r *Report) amount(m unit.Money) *string { return r.known(m, true) }
