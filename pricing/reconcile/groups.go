package reconcile

import (
	"cmp"
	"slices"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// Group is all that has one name: a task or a project; the one without a name is what the log gives none, and what no entry explains.
type Group struct {
	Name               string
	Entries            int
	On, Working        time.Duration
	Cost               unit.Money // groups sum to what was billed, or without a bill to what their time should cost
	Output             unit.Exact // sum of what entries note
	PerTask, PerOutput unit.Money // where Entries and Output are above 0
	cost               unit.Exact
}

// groups sums up by task and by project.
func (s *settling) groups() {
	tasks, projects := map[string]*Group{}, map[string]*Group{}
	var sum unit.Exact
	for _, b := range s.inside {
		cost := s.costOf(b)
		sum = sum.Add(cost)
		s.divide(tasks, b, cost, func(e *record.Entry) string { return e.Task })
		s.divide(projects, b, cost, func(e *record.Entry) string { return e.Project })
	}
	all := sum
	if s.result.HasBill {
		all = s.whole
	}
	s.result.Tasks, s.result.Projects = s.told(tasks, all, sum), s.told(projects, all, sum)
}

// divide gives a boot's time and cost to the groups of its entries, by the time of each.
func (s *settling) divide(groups map[string]*Group, b *boot, cost unit.Exact, name func(*record.Entry) string) {
	var whole time.Duration
	for _, e := range b.entries {
		whole += b.part(e)
	}
	rest, on := cost, b.on()
	for i, e := range b.entries {
		g := groups[name(e)]
		if g == nil {
			g = &Group{Name: name(e)}
			groups[name(e)] = g
		}
		part, time := rest, on
		if i < len(b.entries)-1 && whole > 0 {
			part = cost.Times(int64(b.part(e))).Over(int64(whole))
			time = scaled(b.on(), b.part(e), whole)
		}
		rest, on = rest.Sub(part), on-time
		g.Entries++
		g.On += time
		g.Working += max(0, e.Work)
		g.cost = g.cost.Add(part)
		g.Output = g.Output.Add(unit.Whole(int64(e.Output)).Over(int64(unit.One)))
	}
}

// part is the time of an entry by which its boot is divided: that of its task, else that between its ends.
func (b *boot) part(e *record.Entry) time.Duration {
	if e.Work > 0 {
		return e.Work
	}
	return max(1, overlap(e.Boot, later(e.Boot, e.Stop), b.from, b.to))
}

// told lists groups, the dearest first, with what is not theirs under no name. Costs are rounded as a sum, so that they sum to all.
func (s *settling) told(groups map[string]*Group, all, sum unit.Exact) []Group {
	if rest := all.Sub(sum); rest.Sign() != 0 {
		if groups[""] == nil {
			groups[""] = &Group{}
		}
		groups[""].cost = groups[""].cost.Add(rest)
	}
	list := make([]Group, 0, len(groups))
	for _, g := range groups {
		list = append(list, *g)
	}
	slices.SortFunc(list, func(a, b Group) int { return cmp.Or(b.cost.Cmp(a.cost), cmp.Compare(a.Name, b.Name)) })
	var at unit.Exact
	var told unit.Money
	for i := range list {
		g := &list[i]
		at = at.Add(g.cost)
		next := s.money(at)
		g.Cost, told = next-told, next
		if g.Entries > 0 {
			g.PerTask = s.money(g.cost.Over(int64(g.Entries)))
		}
		if g.Output.Sign() > 0 {
			g.PerOutput = s.money(g.cost.Quo(g.Output))
		}
	}
	return list
}
