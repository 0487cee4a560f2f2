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
		if cost := s.r.sums.days[list[i].Date]; cost != nil && s.byRows() {
			costs[i] = *cost
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

// Cell is the time that a cell of a timeline stands for.
const Cell = 20 * time.Minute

// Timeline tells what filled most of each cell of a day, over all instances: 72 cells, a few more or less on a day on which clocks
// change. A cell is Off where no instance was on for half of it.
func (r *Result) Timeline(day model.Date) []Filling {
	start := time.Date(day.Year, day.Month, day.Day, 0, 0, 0, 0, r.Zone)
	end := time.Date(day.Year, day.Month, day.Day+1, 0, 0, 0, 0, r.Zone)
	cells := make([][On + 1]time.Duration, (end.Sub(start)+Cell-1)/Cell)
	for i := range r.Boots {
		if b := &r.Boots[i]; b.To.After(start) && b.From.Before(end) {
			fillCells(cells, b.Uses, start)
		}
	}
	list := make([]Filling, len(cells))
	for i := range cells {
		list[i] = mostOf(&cells[i])
	}
	return list
}

func fillCells(cells [][On + 1]time.Duration, uses []Use, start time.Time) {
	for _, u := range uses {
		for i := max(0, int(u.From.Sub(start)/Cell)); i < len(cells); i++ {
			from := start.Add(time.Duration(i) * Cell)
			if !u.To.After(from) {
				break
			}
			cells[i][u.What] += overlap(u.From, u.To, from, from.Add(Cell))
		}
	}
}

// mostOf is the filling that has most of a cell.
func mostOf(cell *[On + 1]time.Duration) Filling {
	best, sum := Off, time.Duration(0)
	for _, f := range []Filling{Working, On, SetUp, Idle} {
		sum += cell[f]
		if best == Off && cell[f] > 0 || best != Off && cell[f] > cell[best] {
			best = f
		}
	}
	if sum < Cell/2 {
		return Off
	}
	return best
}
