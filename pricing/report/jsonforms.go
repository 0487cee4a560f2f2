package report

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
)

func (r *Report) jsonOffer(o *offer, look chance.Outlook) jsonOffer {
	out := jsonOffer{
		Name: o.Name, Forms: []jsonForm{}, Breakeven: []jsonBreakeven{}, Ladder: []jsonRung{},
		Mix: r.jsonMix(o), Verdict: r.jsonVerdict(o),
		Horizon: []jsonHorizon{}, HourlyFirst: []jsonHourlyFirst{}, Refunds: []jsonRefund{},
		Chance: r.jsonChance(look.Ranges), Standing: jsonStandingOf(look.Standing), Interruption: r.jsonInterruption(look.Interruption),
	}
	for i := range o.Quotes {
		out.Forms = append(out.Forms, r.jsonForm(o, i))
	}
	for _, b := range o.Breakeven {
		out.Breakeven = append(out.Breakeven, jsonBreakevenOf(b))
	}
	for _, rung := range o.Ladder {
		out.Ladder = append(out.Ladder, jsonRung{minutes(rung.From), minutes(rung.To), rung.Form})
	}
	r.jsonTerms(&out, o.number)
	return out
}

func (r *Report) jsonForm(o *offer, i int) jsonForm {
	q := &o.Quotes[i]
	money := func(m unit.Money) *string { return r.known(m, !o.absent[i]) }
	form := jsonForm{
		Form: q.Form, Total: money(q.Total), Complete: q.Complete, Hopeless: q.Hopeless, LeftOut: q.LeftOut, Parts: map[string]*string{},
		Charges: []jsonCharge{}, Boots: q.Boots, OnHours: hours(q.On), UsefulHours: hours(q.Useful),
		BilledHours: hours(q.Billed), AlwaysOn: q.AlwaysOn,
	}
	for _, key := range pricing.Parts {
		form.Parts[key] = money(q.Parts[key])
	}
	if q.HasLow {
		form.TotalLow = money(q.TotalLow)
	}
	for j := range q.Charges {
		form.Charges = append(form.Charges, r.jsonCharge(&q.Charges[j], !o.absent[i]))
	}
	task, hour, used := r.perUse(&o.whole[i])
	form.PerTask, form.PerUsefulHour = r.known(task, used), r.known(hour, used)
	if output, used := r.perOutput(o.number, &o.whole[i]); used {
		form.PerOutputHour = optional(r.outputText(output))
	}
	return form
}

func (r *Report) jsonCharge(c *pricing.Charge, exists bool) jsonCharge {
	out := jsonCharge{
		Key: c.Key, Part: c.Part, Quantity: quantity(c.Quantity), UnitPrice: optional(c.UnitPrice),
		Cost: r.known(c.Cost, c.Known && exists),
	}
	for _, s := range c.Of {
		out.Of = append(out.Of, jsonShare{s.Key, quantity(s.Quantity), r.known(s.Cost, c.Known && exists)})
	}
	return out
}

func jsonBreakevenOf(b pricing.Breakeven) jsonBreakeven {
	out := jsonBreakeven{Form: b.Form, Against: b.Against, Axis: "hours_per_day", Spans: [][2]string{}, Step: b.Step}
	for _, s := range b.Spans {
		out.Spans = append(out.Spans, [2]string{minutes(s.From), minutes(s.To)})
	}
	if b.Reaches {
		from := decimals(float64(b.From)/60, 3)
		out.HoursPerDay = &from
	}
	return out
}

func (r *Report) jsonMix(o *offer) *jsonMix {
	if o.Mix == nil {
		return nil
	}
	exists := len(o.absent) == 0 || !o.absent[0]
	mix := &jsonMix{Compute: r.known(o.Mix.Compute, exists), Items: []jsonMixItem{}, LeftOut: o.Mix.Left}
	if o.Mix.NoGPU != 0 {
		mix.NoGPU = r.known(o.Mix.NoGPU, exists)
	}
	for _, item := range o.Mix.Items {
		mix.Items = append(mix.Items, jsonMixItem{item.Form, item.FromDay, item.Days, r.known(item.Cost, exists)})
	}
	return mix
}

func (r *Report) jsonVerdict(o *offer) jsonVerdict {
	v := jsonVerdict{Decided: o.Verdict.Decided, Close: o.Verdict.Close}
	if !o.hasWinner() {
		return v
	}
	v.Form = &o.winner().Form
	if o.hasRival() {
		percent := decimals(o.Verdict.Percent, 1)
		v.Rival, v.Percent = &o.Quotes[o.Verdict.Rival].Form, &percent
		v.Margin = r.known(o.Verdict.Margin, !o.absent[o.Verdict.Quote] && !o.absent[o.Verdict.Rival])
	}
	return v
}

// quantity writes an amount as the plan file does: "225h", "1335GB", "150GB x 720h", "22".
func quantity(q pricing.Quantity) string {
	switch {
	case q.Size != 0 && q.Time != 0:
		return q.Size.String() + " x " + unit.FormatDuration(q.Time)
	case q.Size != 0:
		return q.Size.String()
	case q.Count != 0:
		return strconv.Itoa(q.Count)
	default:
		return unit.FormatDuration(q.Time)
	}
}

// minutes writes a time of the axis of hours per day: "12h1m", "24h", "0h".
func minutes(n int) string {
	if n == 0 {
		return "0h"
	}
	return unit.FormatDuration(time.Duration(n) * time.Minute)
}

// hours writes a time or a sum of times as a number of hours.
func hours[T interface{ Hours() float64 }](d T) json.Number {
	return json.Number(strconv.FormatFloat(d.Hours(), 'f', -1, 64))
}

// decimals writes f with at most so many decimals.
func decimals(f float64, places int) json.Number {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return "0"
	}
	s := strconv.FormatFloat(f, 'f', places, 64)
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	return json.Number(s)
}
