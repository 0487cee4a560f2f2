package reconcile

import (
	"cmp"
	"slices"
	"time"

	"app/gpuplan/model/unit"
)

// stretch is rows of a bill that follow one another and that no entry of the log explains.
type stretch struct {
	Instance string
	From, To time.Time
	Rows     int
	Cost     unit.Exact
	First    int    // row of the first one
	Text     string // what it says
	of       *boot  // that it goes on from; nil: none
}

// strays keeps them. Rows that come in order make one stretch; more than mostStrays become one for each instance.
type strays struct {
	list []*stretch
	last map[string]*stretch
}

// mostStrays is how many stretches are kept apart.
const mostStrays = 10_000

func (s *strays) add(row int, instance, text string, from, to time.Time, cost unit.Exact) {
	last := s.last[instance]
	near := last != nil && !from.After(last.To.Add(Clock)) && !to.Before(last.From.Add(-Clock))
	if !near && (last == nil || len(s.list) < mostStrays) {
		last = &stretch{Instance: instance, From: from, To: to, First: row, Text: text}
		s.last[instance] = last
		s.list = append(s.list, last)
	}
	last.From, last.To = earlier(last.From, from), later(last.To, to)
	last.Rows++
	last.Cost = last.Cost.Add(cost)
}

// joined gives the stretches with those that touch made one, in the order of time.
func (s *strays) joined() []stretch {
	slices.SortStableFunc(s.list, func(a, b *stretch) int {
		return cmp.Or(cmp.Compare(a.Instance, b.Instance), a.From.Compare(b.From))
	})
	var list []stretch
	for _, each := range s.list {
		if n := len(list); n > 0 && list[n-1].Instance == each.Instance && !each.From.After(list[n-1].To.Add(Clock)) {
			last := &list[n-1]
			last.To, last.Rows, last.Cost = later(last.To, each.To), last.Rows+each.Rows, last.Cost.Add(each.Cost)
			continue
		}
		list = append(list, *each)
	}
	slices.SortStableFunc(list, func(a, b stretch) int { return a.From.Compare(b.From) })
	return list
}
