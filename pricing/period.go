package pricing

import (
	"cmp"
	"maps"
	"math/bits"
	"slices"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Period is what amounts are told for. Quantities, boots and hours are of the whole plan in every period.
type Period string

// The periods, by their names on the command line.
const (
	PerPlan  Period = "plan"
	PerMonth Period = "month" // 30 days
	PerWeek  Period = "week"
	PerDay   Period = "day"
	PerHour  Period = "hour" // of useful time, over all instances
	PerTask  Period = "task"
)

// Periods lists them, the usual one first.
var Periods = []Period{PerPlan, PerMonth, PerWeek, PerDay, PerHour, PerTask}

// Factor takes amounts of the plan to those of another period (costmodel §7).
type Factor struct {
	num, den int64
	many     int64 // a second factor of den: the two together may be too large for one
	step     unit.Money
}

// Factor gives the period's factor for a quote of the plan. It is false where there is no such period: an hour or a task
// when nothing is used. A false one takes all amounts to 0.
func (p Period) Factor(plan *model.Plan, q *Quote, c unit.Currency) (Factor, bool) {
	days, f := int64(plan.Workload.Days), Factor{1, 1, 1, c.Step()}
	switch p {
	case PerMonth:
		f.num, f.den = 30, days
	case PerWeek:
		f.num, f.den = 7, days
	case PerDay:
		f.den = days
	case PerHour:
		f.num, f.den, f.many = int64(day/24), int64(q.Useful), int64(plan.Workload.Instances)
	case PerTask:
		f.num, f.den, f.many = int64(q.TaskTime), int64(q.Useful), int64(plan.Workload.Instances)
	}
	return f.checked()
}

// checked gives f, and false with the factor that takes all amounts to 0 where f would divide by nothing.
func (f Factor) checked() (Factor, bool) {
	if f.den > 0 && f.many > 0 {
		return f, true
	}
	return Factor{0, 1, 1, f.step}, false
}

// Money gives an amount of the period, rounded once, half away from zero. The error is a [unit.OverflowError].
func (f Factor) Money(m unit.Money) (unit.Money, error) {
	return unit.HalfUp.Money(m.Exact().Times(f.num).Over(f.den).Over(f.many), f.step)
}

// Time gives a time that an instance has over the plan as that of the period, cut to the nanosecond. It is not below 0.
func (f Factor) Time(d time.Duration) time.Duration {
	high, low := bits.Mul64(uint64(d), uint64(f.num))
	quotient, _ := bits.Div64(high, low, uint64(f.den))
	return time.Duration(quotient)
}

// Split takes amounts of the plan to those of the period, so that they add up to total, itself of the period: each is rounded
// but the largest, which takes what the others leave. The error is a [unit.OverflowError].
func (f Factor) Split(total unit.Money, amounts []*unit.Money) error {
	if len(amounts) == 0 {
		return nil
	}
	largest := slices.MaxFunc(amounts, func(a, b *unit.Money) int { return cmp.Compare(*a, *b) })
	for _, m := range amounts {
		if m == largest {
			continue
		}
		part, err := f.Money(*m)
		if err != nil {
			return err
		}
		*m = part
		total -= part
	}
	*largest = total
	return nil
}

// Quote gives a quote in amounts of the period. The total is rounded; parts, charges and shares are split so that all adds up
// as over the plan. The error is a [unit.OverflowError].
func (f Factor) Quote(q Quote) (Quote, error) {
	total, err := f.Money(q.Total)
	if err != nil {
		return q, err
	}
	low, err := f.Money(q.TotalLow)
	if err != nil {
		return q, err
	}
	q.Total, q.TotalLow, q.Charges = total, low, slices.Clone(q.Charges)
	return q, f.parts(&q)
}

// Mix gives a mix in amounts of the period: its items and the time without a card add up to its compute as over the plan. The
// error is a [unit.OverflowError].
func (f Factor) Mix(m Mix) (Mix, error) {
	compute, err := f.Money(m.Compute)
	if err != nil {
		return m, err
	}
	m.Compute, m.Items = compute, slices.Clone(m.Items)
	amounts := []*unit.Money{&m.NoGPU}
	for i := range m.Items {
		amounts = append(amounts, &m.Items[i].Cost)
	}
	return m, f.Split(compute, amounts)
}

func (f Factor) parts(q *Quote) error {
	var parts [len(Parts)]unit.Money
	var at []*unit.Money
	for i, name := range Parts {
		parts[i], at = q.Parts[name], append(at, &parts[i])
	}
	if err := f.Split(q.Total, at); err != nil {
		return err
	}
	q.Parts = maps.Clone(q.Parts)
	for i, name := range Parts {
		q.Parts[name] = parts[i]
		if err := f.charges(q.Charges, name, parts[i]); err != nil {
			return err
		}
	}
	return nil
}

// charges splits one part among its charges that are known, and each of them among its shares.
func (f Factor) charges(charges []Charge, part string, total unit.Money) error {
	var known []*Charge
	var costs []*unit.Money
	for i := range charges {
		if c := &charges[i]; c.Part == part && c.Known {
			known, costs = append(known, c), append(costs, &c.Cost)
		}
	}
	if err := f.Split(total, costs); err != nil {
		return err
	}
	for _, c := range known {
		c.Of = slices.Clone(c.Of)
		shares := make([]*unit.Money, len(c.Of))
		for i := range c.Of {
			shares[i] = &c.Of[i].Cost
		}
		if err := f.Split(c.Cost, shares); err != nil {
			return err
		}
	}
	return nil
}
