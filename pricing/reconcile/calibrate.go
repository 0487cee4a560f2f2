package reconcile

import (
	"strconv"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Change is a value of the plan that the log says otherwise.
type Change struct {
	Path     string // in the plan
	Was, Now string // as a plan file has them
	Spread   Spread // what it rests on; its zero for a price
}

// Calibration is what the log makes of a plan.
type Calibration struct {
	Changes       []Change
	Measured      map[string]Spread  // what the log has for an input of the plan, by its path, as the plan means it
	Plan          model.Plan         // with the changes
	Before, After pricing.Evaluation // of the plan as it was, and as it is with them
}

// leastRounds is from how many values on a log says anything of a plan.
const leastRounds = 2

// leastChange is the part of a value from which on it counts as another one.
const leastChange = 0.05

// Calibrate says what a log makes of a plan: values that differ by more than leastChange, times in whole minutes. A value that was
// given as a range is left as it is while the mean lies within. The plan is the one that the log was held against, and valid.
func Calibrate(p model.Plan, offer int, l Learned) (Calibration, error) {
	c, err := measured(p, offer, l)
	if err != nil {
		return c, err
	}
	if c.Before, err = pricing.Evaluate(p); err == nil {
		c.After, err = pricing.Evaluate(c.Plan)
	}
	return c, err
}

// measured is a calibration without what it does to the verdict.
func measured(p model.Plan, offer int, l Learned) (Calibration, error) {
	c := Calibration{Plan: p.Clone(), Measured: map[string]Spread{}}
	t, err := pricing.NewTariff(p, offer)
	if err != nil {
		return c, err
	}
	fetching := t.Prepared() - p.Workload.Setup
	for _, m := range measures {
		s := m.of(&l, &p.Offers[offer], fetching)
		if c.Measured[m.path] = s; s.N >= leastRounds {
			c.propose(m.path, s)
		}
	}
	path := "offer." + strconv.Itoa(offer) + ".hourly"
	if paid, known := l.Hour.Value(); known && p.Offers[offer].Member == unit.One {
		if cards := int64(p.Workload.GPUs); p.Offers[offer].Per == model.PerCard {
			paid /= unit.PerHour(cards)
		}
		c.set(path, paid.String(), Spread{})
	}
	return c, nil
}

// propose changes a time where the log's is another one.
func (c *Calibration) propose(path string, s Spread) {
	f, ok := c.Plan.Field(path)
	if !ok {
		return
	}
	was, now := time.Duration(f.Number().Int()), s.Mean.Round(time.Minute)
	if off := (now - was).Abs(); off < time.Minute || float64(off) < leastChange*float64(was) {
		return
	}
	for _, r := range c.Plan.Ranges {
		if r.Path == path && int64(now) >= r.Low && int64(now) <= r.High {
			return
		}
	}
	c.set(path, unit.FormatDuration(now), s)
}

// set changes a value; one that the plan cannot have is left out.
func (c *Calibration) set(path, now string, s Spread) {
	was := c.Plan.Get(path)
	if was == now || c.Plan.Set(path, model.Typed, now) != nil {
		return
	}
	c.Changes = append(c.Changes, Change{path, was, c.Plan.Get(path), s})
}

// measure is a value of the plan that a log knows.
type measure struct {
	path string
	of   func(l *Learned, o *model.Offer, fetching time.Duration) Spread
}

// measures lists them.
var measures = []measure{
	{"workload.hours_per_day", func(l *Learned, o *model.Offer, _ time.Duration) Spread { return l.PerDay.times(o.Speed) }},
	{"workload.task_hours", func(l *Learned, o *model.Offer, _ time.Duration) Spread { return l.TaskTime.times(o.Speed) }},
	{"workload.setup", func(l *Learned, _ *model.Offer, fetching time.Duration) Spread { return l.SetUp.less(fetching) }},
	{"workload.idle", func(l *Learned, _ *model.Offer, _ time.Duration) Spread { return l.Idle }},
}

// times takes times on a card of some speed to those on a card of speed 1 (costmodel §2).
func (s Spread) times(speed unit.Ratio) Spread {
	for _, d := range []*time.Duration{&s.Mean, &s.Deviation, &s.P90, &s.Margin} {
		*d = scaled(*d, time.Duration(speed), time.Duration(unit.One))
	}
	return s
}

// less takes off what all of it has.
func (s Spread) less(d time.Duration) Spread {
	s.Mean, s.P90 = max(0, s.Mean-d), max(0, s.P90-d)
	return s
}
