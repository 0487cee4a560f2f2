package reconcile

import (
	"cmp"
	"slices"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// stretch is rows of a bill that follow one another and that no entry of the log explains.
type stretch struct {
	Instance string
	From, To time.Time
	Rows     int
	Cost     unit.Exact
	First    int        // row of the first one
	Text     string     // what it says
	charged  bool       // its rows say only when they were charged: From is the end of what the first one is for
	head     unit.Exact // what that one cost, where charges come at every hour
	of       *boot      // that it goes on from; nil: none
}

// reach is how far the next row may be from the last one to go on from it.
func reach(charged bool) time.Duration {
	if charged {
		return longestRow + Clock
	}
	return Clock
}

// strays keeps them. Rows that come in order make one stretch; more than mostStrays become one for each instance.
type strays struct {
	list []*stretch
	last map[string]*stretch
}

// mostStrays is how many stretches are kept apart.
const mostStrays = 10_000

func (s *strays) add(l *record.Line, from, to time.Time) {
	last, charged := s.last[l.Instance], isCharge(l, from, to)
	far, head := reach(charged), unit.Exact{}
	if l.From.IsZero() {
		head = l.Cost
	}
	near := last != nil && !from.After(last.To.Add(far)) && !to.Before(last.From.Add(-far))
	if !near && (last == nil || len(s.list) < mostStrays) {
		last = &stretch{Instance: l.Instance, From: from, To: to, First: l.Row, Text: l.Text, charged: charged, head: head}
		s.last[l.Instance] = last
		s.list = append(s.list, last)
	}
	if from.Before(last.From) {
		last.From, last.head = from, head
	}
	last.To, last.charged = later(last.To, to), last.charged && charged
	last.Rows++
	last.Cost = last.Cost.Add(l.Cost)
}

// joined gives the stretches with those that touch made one, in the order of time.
func (s *strays) joined() []stretch {
	slices.SortStableFunc(s.list, func(a, b *stretch) int {
		return cmp.Or(cmp.Compare(a.Instance, b.Instance), a.From.Compare(b.From))
	})
	var list []stretch
	for _, each := range s.list {
		if n := len(list); n > 0 && list[n-1].Instance == each.Instance && !each.From.After(list[n-1].To.Add(reach(list[n-1].charged && each.charged))) {
			last := &list[n-1]
			last.To, last.Rows, last.Cost = later(last.To, each.To), last.Rows+each.Rows, last.Cost.Add(each.Cost)
			continue
		}
		list = append(list, *each)
	}
	slices.SortStableFunc(list, func(a, b stretch) int { return a.From.Compare(b.From) })
	return list
}
