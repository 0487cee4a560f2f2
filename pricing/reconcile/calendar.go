package reconcile

import "app/gpuplan/model"

// Calendar tells which boots are of a day. It walks all of them once, when Result.Calendar makes it, so that a page that is drawn
// at each key does not have to.
type Calendar struct {
	result *Result
	days   [][]int32 // indexes of boots, by the days of the result
	on     []int32   // of those that are still on
}

// Calendar lays the boots out by day. The result must not change afterwards.
func (r *Result) Calendar() *Calendar {
	c := &Calendar{result: r, days: make([][]int32, len(r.Days))}
	for i := range r.Boots {
		b := &r.Boots[i]
		if b.StillOn {
			c.on = append(c.on, int32(i))
		}
		first, last := r.dayOf(b)
		for day := max(first, 0); day <= min(last, len(c.days)-1); day++ {
			c.days[day] = append(c.days[day], int32(i))
		}
	}
	return c
}

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
func (c *Calendar) Boots(day int) []*Boot { return c.told(c.days[day]) }

// On lists those that are still on, by their start.
func (c *Calendar) On() []*Boot { return c.told(c.on) }

func (c *Calendar) told(indexes []int32) []*Boot {
	list := make([]*Boot, len(indexes))
	for i, at := range indexes {
		list[i] = &c.result.Boots[at]
	}
	return list
}
