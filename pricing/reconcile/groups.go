package reconcile

import (
	"cmp"
	"slices"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// Group is all that has one name: a task or a project. Of the two without a name one is of the entries that have none; the other has
// no entries, and is what is of no boot: disks, traffic, rows that no entry explains.
type Group struct {
	Name               string
	Entries            int
	Billed             int // of them: those of boots that the bill has; without its rows all
	On, Working        unit.Elapsed
	Cost               unit.Money // groups sum to what was billed, or without a bill to what their time should cost
	Output             unit.Exact // sum of what entries note
	BilledOutput       unit.Exact // of it, that of the Billed ones
	PerTask, PerOutput unit.Money // mean of the Billed ones, and of BilledOutput in those that note any; 0 where there is none
	cost               unit.Exact // what is not of an entry with it, at last
	paid               unit.Exact // what Billed entries cost
	yielded            unit.Exact // of it, those that note an output: one that notes none says nothing of it
}

// groups sums up by task and by project.
func (s *settling) groups() {
	tasks, projects, all := map[string]*Group{}, map[string]*Group{}, map[bool]*Group{}
	var sum unit.Exact
	for _, b := range s.inside {
		cost := s.costOf(b)
		sum = sum.Add(cost)
		divide(tasks, s.r, b, cost, func(e *record.Entry) string { return e.Task })
		divide(projects, s.r, b, cost, func(e *record.Entry) string { return e.Project })
		divide(all, s.r, b, cost, isTask)
	}
	if s.ran = all[true]; s.ran == nil {
		s.ran = &Group{}
	}
	s.average(s.ran)
	whole := sum
	if s.result.HasBill {
		whole = s.whole
	}
	s.result.Tasks, s.result.Projects = s.told(tasks, whole, sum), s.told(projects, whole, sum)
}

// isTask tells whether something ran in an entry, as far as it says.
func isTask(e *record.Entry) bool { return e.Task != "" || e.Work > 0 }

// divide gives a boot's time and cost to the groups of its entries, by the time of each.
func divide[K comparable](groups map[K]*Group, r *Reconciler, b *boot, cost unit.Exact, of func(*record.Entry) K) {
	var whole time.Duration
	for _, e := range b.entries {
		whole += b.part(e)
	}
	rest, on := cost, b.on()
	for i, e := range b.entries {
		g := groups[of(e)]
		if g == nil {
			g = &Group{}
			groups[of(e)] = g
		}
		part, time := rest, on
		if i < len(b.entries)-1 {
			part = cost.Times(int64(b.part(e))).Over(int64(whole))
			time = scaled(b.on(), b.part(e), whole)
			rest, on = rest.Sub(part), on-time
		}
		g.Entries++
		g.On = g.On.Add(time)
		g.Working = g.Working.Add(max(0, e.Work))
		g.cost.Gather(&part)
		billed := b.bill.rows > 0 || r.sums.counted == 0
		if billed {
			g.Billed++
			g.paid.Gather(&part)
		}
		if e.Output > 0 {
			g.yield(e.Output, &part, billed)
		}
	}
}

// yield adds what an entry notes as its output.
func (g *Group) yield(n unit.Ratio, cost *unit.Exact, billed bool) {
	output := unit.Whole(int64(n)).Over(int64(unit.One))
	g.Output.Gather(&output)
	if billed {
		g.BilledOutput.Gather(&output)
		g.yielded.Gather(cost)
	}
}

// average works out what one of a group's tasks cost, and one of its output. What the bill does not have says nothing of that.
func (s *settling) average(g *Group) {
	if g.Billed > 0 {
		g.PerTask = s.money(g.paid.Over(int64(g.Billed)))
	}
	if g.BilledOutput.Sign() > 0 {
		g.PerOutput = s.money(g.yielded.Quo(g.BilledOutput))
	}
}

// part is the time of an entry by which its boot is divided: that of its task, else that between its ends.
func (b *boot) part(e *record.Entry) time.Duration {
	if e.Work > 0 {
		return e.Work
	}
	return max(1, overlap(e.Boot, later(e.Boot, e.Stop), b.from, b.to))
}

// told lists groups, the dearest first, with what is of no boot as one of no entries. Costs are rounded as a sum, so that they sum to all.
func (s *settling) told(groups map[string]*Group, all, sum unit.Exact) []Group {
	list := make([]Group, 0, len(groups)+1)
	for name, g := range groups {
		g.Name = name
		list = append(list, *g)
	}
	if rest := all.Sub(sum); rest.Sign() != 0 {
		list = append(list, Group{cost: rest})
	}
	slices.SortFunc(list, func(a, b Group) int { return cmp.Or(b.cost.Cmp(a.cost), cmp.Compare(a.Name, b.Name)) })
	var at unit.Exact
	var told unit.Money
	for i := range list {
		g := &list[i]
		at = at.Add(g.cost)
		next := s.money(at)
		g.Cost, told = next-told, next
		s.average(g)
	}
	return list
}
