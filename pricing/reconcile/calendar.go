package reconcile

import (
	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Calendar tells which boots are of a day, and what all days have together. It walks all of them once, when Result.Calendar makes it, so that a page that is drawn
// at each key does not have to.
type Calendar struct {
	result *Result
	days   [][]int32 // indexes of boots, by the days of the result
	totals Totals
}

// Totals are what all days of a result have together.
type Totals struct {
	On, Working, Idle unit.Elapsed
	Active            int // days with work
	Cost              unit.Money
}

// Calendar lays the boots out by day. The result must not change afterwards.
func (r *Result) Calendar() *Calendar {
	c := &Calendar{result: r, days: make([][]int32, len(r.Days))}
	for i := range r.Days {
		c.totals.add(&r.Days[i])
	}
	for i := range r.Boots {
		b := &r.Boots[i]
		first, last := r.dayOf(b)
		for day := max(first, 0); day <= min(last, len(c.days)-1); day++ {
			c.days[day] = append(c.days[day], int32(i))
		}
	}
	return c
}

func (t *Totals) add(d *Day) {
	t.On, t.Working, t.Idle = t.On.Add(d.On), t.Working.Add(d.Working), t.Idle.Add(d.Idle)
	t.Cost += d.Cost
	if d.Working > 0 {
		t.Active++
	}
}

// Totals gives what all days have together.
func (c *Calendar) Totals() *Totals { return &c.totals }

// dayOf gives the first and the last day on which a boot was on, counted from the first day of the result on. One that ends at
// midnight has no part in the day that begins then.
func (r *Result) dayOf(b *Boot) (first, last int) {
	if len(r.Days) == 0 {
		return 0, -1
	}
	since := r.Days[0].Date
	first = model.DateOf(b.From.In(r.Zone)).DaysSince(since)
	return first, model.DateOf(later(b.From, b.To.Add(-1)).In(r.Zone)).DaysSince(since)
}

// Boots lists those that were on at some time of a day, an index into Result.Days, by their start.
func (c *Calendar) Boots(day int) []*Boot {
	list := make([]*Boot, len(c.days[day]))
	for i, at := range c.days[day] {
		list[i] = &c.result.Boots[at]
	}
	return list
}
