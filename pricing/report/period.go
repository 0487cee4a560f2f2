package report

import (
	"slices"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Period is what amounts are for. Quantities, boots and hours are of the whole plan in every period.
type Period string

// The periods, by the names that --period takes.
const (
	PerPlan  Period = "plan"
	PerMonth Period = "month" // 30 days
	PerWeek  Period = "week"
	PerDay   Period = "day"
	PerHour  Period = "hour" // of useful time, over all instances
	PerTask  Period = "task"
)

// Periods lists the periods, the usual one first.
var Periods = []Period{PerPlan, PerMonth, PerWeek, PerDay, PerHour, PerTask}

// factor is what an amount of the plan is multiplied with for another period: the product of num over that of den.
type factor struct {
	num, den []int64
	step     unit.Money // the currency's minor unit
}

// factor gives the period's factor for a form (costmodel §7); ok is false where nothing is used, so that there is no hour and
// no task to share an amount.
func (p Period) factor(plan *model.Plan, q *pricing.Quote, c unit.Currency) (f factor, ok bool) {
	w := &plan.Workload
	used := []int64{int64(w.Instances), int64(q.Useful)}
	f, ok = factor{[]int64{1}, []int64{1}, c.Step()}, true
	switch p {
	case PerMonth:
		f.num, f.den = []int64{30}, []int64{int64(w.Days)}
	case PerWeek:
		f.num, f.den = []int64{7}, []int64{int64(w.Days)}
	case PerDay:
		f.den = []int64{int64(w.Days)}
	case PerHour:
		f.num, f.den = []int64{int64(time.Hour)}, used
		ok = used[0] > 0 && used[1] > 0
	case PerTask:
		f.num, f.den = []int64{int64(q.TaskTime)}, used
		ok = used[0] > 0 && used[1] > 0
	}
	return f, ok
}

// of gives the part of m, rounded to the minor unit.
func (f factor) of(m unit.Money) (unit.Money, error) {
	const millionths = 1_000_000
	return unit.HalfUp.Money(unit.Fraction(append([]int64{int64(m)}, f.num...), append([]int64{millionths}, f.den...)), f.step)
}

// split gives the parts of all costs so that they add up to whole: each but the one at taker is rounded, that takes what is left.
func (f factor) split(costs []unit.Money, whole unit.Money, taker int) ([]unit.Money, error) {
	parts := make([]unit.Money, len(costs))
	for i, cost := range costs {
		if i == taker {
			continue
		}
		var err error
		if parts[i], err = f.of(cost); err != nil {
			return nil, err
		}
		whole -= parts[i]
	}
	if len(parts) > 0 {
		parts[taker] = whole
	}
	return parts, nil
}

// quote gives q with the amounts of the period. They add up as those of the plan do: in the total, and in each of its parts,
// the largest takes what rounding leaves; in a charge the first share does.
func (f factor) quote(q pricing.Quote) (pricing.Quote, error) {
	total, err := f.of(q.Total)
	if err != nil {
		return q, err
	}
	if q.TotalLow, err = f.of(q.TotalLow); err != nil {
		return q, err
	}
	parts := make([]unit.Money, len(partKeys))
	for i, key := range partKeys {
		parts[i] = q.Parts[key]
	}
	if parts, err = f.split(parts, total, largest(parts)); err != nil {
		return q, err
	}
	q.Total, q.Parts, q.Charges = total, map[string]unit.Money{}, slices.Clone(q.Charges)
	for i, key := range partKeys {
		q.Parts[key] = parts[i]
		if err := f.charges(q.Charges, key, parts[i]); err != nil {
			return q, err
		}
	}
	return q, nil
}

// charges sets the amounts of one part's charges, which add up to whole.
func (f factor) charges(charges []pricing.Charge, part string, whole unit.Money) error {
	var costs []unit.Money
	var at []*pricing.Charge
	for i := range charges {
		if c := &charges[i]; c.Part == part && c.Known {
			costs, at = append(costs, c.Cost), append(at, c)
		}
	}
	costs, err := f.split(costs, whole, largest(costs))
	for i := range costs {
		at[i].Cost = costs[i]
		if at[i].Of, err = f.shares(at[i].Of, costs[i]); err != nil {
			return err
		}
	}
	return err
}

// shares gives the shares of a charge that costs whole.
func (f factor) shares(of []pricing.Share, whole unit.Money) ([]pricing.Share, error) {
	costs := make([]unit.Money, len(of))
	for i, s := range of {
		costs[i] = s.Cost
	}
	costs, err := f.split(costs, whole, 0)
	of = slices.Clone(of)
	for i := range costs {
		of[i].Cost = costs[i]
	}
	return of, err
}

// largest gives the index of the largest amount; 0 where there is none.
func largest(amounts []unit.Money) int {
	at := 0
	for i, m := range amounts {
		if m > amounts[at] {
			at = i
		}
	}
	return at
}
