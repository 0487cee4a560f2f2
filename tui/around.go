package tui

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/screen"
)

// studyWhatIf finds out what page 3 shows about the focused input and the caps of the plan.
func (m Model) studyWhatIf() findings {
	if m.offer >= len(m.plan.Offers) {
		return findings{}
	}
	return findings{around: m.around(), goals: m.goals(), first: pricing.HourlyFirsts(m.plan, m.offer)}
}

// arounds are how far the focused input is tried, in percent.
var arounds = []int{-50, -25, -10, 0, 10, 25, 50}

// around tells what the plan costs with a little less and more of the focused input, where such values are possible.
func (m Model) around() []screen.Around {
	t := m.tracks[m.focus]
	now, limits := t.Get(m.plan), t.Limits(m.plan)
	if !t.Known(m.plan) || now == 0 {
		return nil
	}
	var list []screen.Around
	before := int64(-1)
	for _, percent := range arounds {
		v := now + now/100*int64(percent) + now%100*int64(percent)/100
		if !limits.Holds(v) || v == before || v == now && percent != 0 {
			continue
		}
		before = v
		a := screen.Around{Change: percent, Value: t.Mark(m.language, v)}
		p := t.With(m.plan, v)
		form, _ := pricing.Decide(p, m.offer)
		for _, total := range pricing.Totals(p, m.offer) {
			if total.Form == form && form != "" {
				a.Form, a.Total = form, total.Total
			}
		}
		list = append(list, a)
	}
	return list
}

// goals tells what keeps to each cap of the plan, and what reaches the total that was asked for.
func (m Model) goals() []screen.Goal {
	o := m.evaluation.Offers[m.offer]
	var list []screen.Goal
	for _, limit := range []struct {
		name text.Word
		cap  model.Maybe[unit.Money]
	}{{text.GoalPlanCap, m.plan.Budget.PlanCap}, {text.GoalBalance, m.plan.Budget.Balance}} {
		keeps, ok := m.hoursWithin(o.Lowest(), limit.cap.Value)
		if !limit.cap.Given || !ok {
			continue
		}
		g := screen.Goal{Amount: limit.name.With(m.money(limit.cap.Value)), Keeps: keeps}
		if v := o.Verdict.Quote; v >= 0 && o.Quotes[v].Total > limit.cap.Value {
			g.Passed, g.When = true, m.passed(v, limit.cap.Value)
		}
		list = append(list, g)
	}
	if m.goal.Given && o.Verdict.Quote >= 0 {
		list = append(list, m.reached(o.Quotes[o.Verdict.Quote].Form))
	}
	return list
}

// passed says when a form has cost more than a limit: on which date, or on which day of a plan without a start.
func (m Model) passed(quote int, limit unit.Money) text.Phrase {
	day, ok := pricing.Passes(m.plan, m.offer, quote, limit)
	switch {
	case !ok:
		return text.Phrase{}
	case m.plan.Start.IsZero():
		return text.GoalPassedDay.With(text.Count(day + 1))
	}
	return text.GoalPassedOn.With(m.language.Date(m.plan.Start.AddDays(day).Time()))
}

// hoursWithin says up to how many hours a day the cheapest form stays within an amount; ok is false where no form is known.
func (m Model) hoursWithin(low pricing.Curve, most unit.Money) (says text.Phrase, ok bool) {
	for minute, total := range low.Totals {
		if total <= most && (low.Loses == nil || !low.Loses[minute]) {
			continue
		}
		if minute == 0 {
			return text.GoalNever.With(), true
		}
		return text.GoalADay.With(m.language.Clock(time.Duration(minute-1) * time.Minute)), true
	}
	return text.GoalAlways.With(), low.Totals != nil
}

// reached tells at which value of the focused input a form costs the total that was asked for.
func (m Model) reached(form string) screen.Goal {
	t := m.tracks[m.focus]
	g := screen.Goal{Amount: text.GoalOf.With(text.GoalTotal.With(m.money(m.goal.Value)), t.Words.Label), Keeps: text.GoalNoValue.With()}
	axis, fine := t.Axis(m.plan, t.bounds)
	if fine == 0 {
		return g
	}
	crossings, err := pricing.Crossings(m.plan, m.offer, form, m.goal.Value, pricing.Axis{Min: axis.Min, Max: axis.Max, Fine: fine, With: t.With})
	if err != nil || len(crossings) == 0 {
		return g
	}
	nearest, now := crossings[0], t.Get(m.plan)
	for _, c := range crossings {
		if max(c.Within-now, now-c.Within) < max(nearest.Within-now, now-nearest.Within) {
			nearest = c
		}
	}
	keeps := text.GoalAtMost
	if nearest.Beyond < nearest.Within {
		keeps = text.GoalAtLeast
	}
	g.Keeps = keeps.With(t.Mark(m.language, nearest.Within).String())
	return g
}

// money writes an amount of the plan's currency.
func (m Model) money(amount unit.Money) string {
	return m.language.Number(m.evaluation.Currency.Format(amount))
}
