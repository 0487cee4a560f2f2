package reconcile

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Day is one day of the zone.
type Day struct {
	Date                             model.Date
	On, Working, SetUp, Idle, Untold time.Duration // over all instances; Untold: on, and the log does not say what ran
	Boots                            int           // that began
	Cost                             unit.Money    // of the rows of the day; where there is no bill, what its time should cost
	Findings                         int           // open ones of waste that begin on it
}

// mostDays is how many days are listed: ten years.
const mostDays = 3660

// days fills the list of days. Their costs sum to what is not Undated.
func (s *settling) days() {
	var sum unit.Exact
	if !s.result.Narrowed {
		sum = s.r.sums.unknownDay
	}
	s.result.Undated = s.money(sum)
	if s.window.from.IsZero() {
		return
	}
	first, n := s.dated(s.window.from), min(mostDays, s.window.days(s.r.options.Zone))
	s.midnights = newMidnights(first, n, s.r.options.Zone)
	list, costs := make([]Day, n), make([]unit.Exact, n)
	for i := range list {
		list[i].Date = first.AddDays(i)
	}
	if s.byRows() {
		for date, cost := range s.r.sums.days { // what is charged at the last midnight is of the day that it ends
			costs[max(0, min(date.DaysSince(first), n-1))].Gather(cost)
		}
	}
	for _, b := range s.inside {
		if i := s.midnights.of(b.from); i >= 0 && i < n {
			list[i].Boots++
		}
		for _, u := range clip(b.filled, s.window.from, s.window.to) {
			s.fill(list, costs, b, u)
		}
	}
	told := s.result.Undated
	for i := range list {
		sum = sum.Add(costs[i])
		next := s.money(sum) // rounded as a sum, so that days sum to the whole
		list[i].Cost, told = next-told, next
	}
	s.result.Days = list
}

// byRows tells whether days cost what the rows of the bill say.
func (s *settling) byRows() bool { return s.r.sums.counted > 0 && !s.result.Narrowed }

// fill gives the time of a use to its days, and what it cost where rows do not say that.
func (s *settling) fill(list []Day, costs []unit.Exact, b *boot, u Use) {
	for at := u.From; at.Before(u.To); {
		i := s.midnights.of(at)
		if i < 0 || i >= len(list) {
			return
		}
		to := earlier(u.To, s.midnights.at[i+1])
		list[i].add(u.What, to.Sub(at))
		if !s.byRows() {
			costs[i] = costs[i].Add(s.costFor(b, u.What, to.Sub(at)))
		}
		at = to
	}
}

func (d *Day) add(what Filling, t time.Duration) {
	d.On += t
	switch what {
	case Working:
		d.Working += t
	case SetUp:
		d.SetUp += t
	case Idle:
		d.Idle += t
	case On:
		d.Untold += t
	}
}

// usesOf gives what tells what filled a boot, for when it is needed.
func (r *Reconciler) usesOf(b *boot) func() []Use {
	return func() []Use {
		var prepared time.Duration
		if t := r.tariff(b); t != nil {
			prepared = t.Prepared()
		}
		return b.uses(prepared)
	}
}
