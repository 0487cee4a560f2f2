package report

import (
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
)

// Period is what amounts are for. Quantities, boots and hours are of the whole plan in every period.
type Period = pricing.Period

// The periods, by the names that --period takes.
const (
	PerPlan  = pricing.PerPlan
	PerMonth = pricing.PerMonth
	PerWeek  = pricing.PerWeek
	PerDay   = pricing.PerDay
	PerHour  = pricing.PerHour
	PerTask  = pricing.PerTask
)

// Periods lists the periods, the usual one first.
var Periods = pricing.Periods

var periodWords = map[Period]text.Word{
	PerMonth: text.ForMonth, PerWeek: text.ForWeek, PerDay: text.ForDay, PerHour: text.ForHour, PerTask: text.ForTask,
}

// period gives the period, which is the plan's where none was asked for.
func (r *Report) period() Period {
	if r.Period == "" {
		return PerPlan
	}
	return r.Period
}

// periodName names what amounts are for: "30 days", "a week".
func (r *Report) periodName() string {
	if w, ok := periodWords[r.period()]; ok {
		return r.say(w)
	}
	return r.Lang.Phrase(text.Days.Of(r.Plan.Workload.Days))
}

// factor takes amounts of the plan to those of a period, beside the use of q; ok is false where the period has none.
func (r *Report) factor(p Period, q *pricing.Quote) (f pricing.Factor, ok bool) {
	return p.Factor(&r.Plan, q, r.Evaluation.Currency)
}
