package report

import (
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
)

var periodWords = map[pricing.Period]text.Word{
	pricing.PerMonth: text.ForMonth, pricing.PerWeek: text.ForWeek, pricing.PerDay: text.ForDay,
	pricing.PerHour: text.ForHour, pricing.PerTask: text.ForTask,
}

// period gives the period, which is the plan's where none was asked for.
func (r *Report) period() pricing.Period {
	if r.Period == "" {
		return pricing.PerPlan
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
func (r *Report) factor(p pricing.Period, q *pricing.Quote) (f pricing.Factor, ok bool) {
	return p.Factor(&r.Plan, q, r.Evaluation.Currency)
}
