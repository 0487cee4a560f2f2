package pricing

import (
	"iter"
	"slices"

	"app/gpuplan/model"
)

// calendar tells which days of the plan are active: day i is where i mod 7 is below perWeek (costmodel §2).
type calendar struct{ days, perWeek int }

// Active tells whether a day of the plan, from 0, is one on which the card is needed (costmodel §2).
func Active(w *model.Workload, day int) bool {
	c := calendar{w.Days, w.DaysPerWeek}
	return c.next(day) == day
}

// active counts the active days before day n.
func (c calendar) active(n int) int { return n/7*c.perWeek + min(n%7, c.perWeek) }

// next gives the first active day that is not before day n; it may lie after the plan.
func (c calendar) next(n int) int {
	if n%7 < c.perWeek {
		return n
	}
	return n + 7 - n%7
}

// runs tells how the active days lie together: so many runs of the same length, then one of tail days, where tail is not 0.
func (c calendar) runs() (count, length, tail int) {
	if c.perWeek == 7 {
		return 1, c.days, 0
	}
	count, tail = c.days/7, min(c.days%7, c.perWeek)
	if tail == c.perWeek {
		return count + 1, c.perWeek, 0
	}
	return count, c.perWeek, tail
}

// day gives the n-th active day, from 0.
func (c calendar) day(n int) int { return n/c.perWeek*7 + n%c.perWeek }

// purchase is what covering every active day with one term takes, per instance (costmodel §3).
type purchase struct {
	count   int // terms bought
	days    int // days that they last together, beyond the plan too
	covered int // days of the plan that they cover
	last    int // days of the plan that the last one covers
}

// cover buys a term of so many days on each active day that is not yet covered.
func (c calendar) cover(length int) purchase {
	var p purchase
	for d := range c.starts(length) {
		p.count++
		p.last = min(length, c.days-d)
		p.covered += p.last
	}
	p.days = p.count * length
	return p
}

// starts gives the days on which terms of so many days begin that cover every active day.
func (c calendar) starts(length int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for d := 0; d < c.days && yield(d); d = c.next(d + length) {
		}
	}
}

// Starts gives the days, from 0, on which terms of so many days begin that cover every active day of a plan (costmodel §3).
func Starts(w *model.Workload, length int) []int {
	return slices.Collect(calendar{w.Days, w.DaysPerWeek}.starts(length))
}
