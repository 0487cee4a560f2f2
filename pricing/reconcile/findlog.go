package reconcile

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model/unit"
)

// findIdle tells boots that idled for Left or longer each by itself, and all other idle time beyond Grace in a boot together.
func (s *settling) findIdle() {
	var rest Basis
	var cost unit.Exact
	for _, b := range s.inside {
		if !s.mayBePaid(b) {
			continue
		}
		room, found := Grace, false
		for _, u := range clip(b.filled, s.window.from, s.window.to) {
			switch length := u.Length(); {
			case u.What != Idle:
			case length >= Left:
				s.add(LeftOn, b.instance+"/"+stamp(u.From), s.worth(b, length), Basis{From: u.From, To: u.To, Instance: b.instance, Name: b.task(), Time: length})
			default:
				beyond := max(0, length-room)
				room -= length - beyond
				rest.Time, found = rest.Time+beyond, found || beyond > 0
				cost = cost.Add(s.worth(b, beyond))
			}
		}
		if found {
			rest.count(b)
		}
	}
	s.add(IdleTime, s.span(), cost, rest)
}

// mayBePaid tells whether money can have gone into a boot: not where there is a bill that does not have it.
func (s *settling) mayBePaid(b *boot) bool {
	return s.r.sums.counted == 0 || s.r.sums.looseRows > 0 || b.bill.rows > 0 || b.open
}

// count takes a boot into a basis of several.
func (b *Basis) count(boot *boot) {
	b.Count++
	if b.From.IsZero() {
		b.From = boot.from
	}
	b.To = later(b.To, boot.to)
}

// task names the last task of a boot.
func (b *boot) task() string { return b.entries[len(b.entries)-1].Task }

// findQuiet tells time in which a task should have run and the card did nothing.
func (s *settling) findQuiet() {
	for _, b := range s.inside {
		if b.gpu == nil || !s.mayBePaid(b) {
			continue
		}
		if l := b.gpu.summary(s.r.usesOf(b)); l.Quiet > 0 {
			s.add(QuietCard, b.at(), s.worth(b, l.Quiet), Basis{
				From: b.from, To: b.to, Instance: b.instance, Name: b.task(), Time: l.Quiet, Count: l.Stretches,
			})
		}
	}
}

// fetch is what the log says of one file.
type fetch struct {
	name  string
	size  unit.Bytes
	count int
	again time.Duration
	cost  unit.Exact
	first time.Time
	last  time.Time
}

// findFetches tells files that were fetched more than once: what each repeat cost in time and traffic.
func (s *settling) findFetches() {
	files := map[string]*fetch{}
	var order []string
	for _, b := range s.inside {
		t := s.r.tariff(b)
		if t == nil || !s.mayBePaid(b) {
			continue
		}
		for _, e := range b.entries {
			for _, d := range e.Downloads {
				name := strings.ToLower(strings.TrimSpace(d.Name)) + "/" + strconv.FormatInt(int64(d.Size), 10)
				f := files[name]
				if f == nil {
					f = &fetch{name: d.Name, size: d.Size, first: b.from}
					files[name], order = f, append(order, name)
				} else {
					took, traffic := t.Fetch(d.Size)
					f.again, f.cost = took, f.cost.Add(s.worth(b, took)).Add(traffic)
				}
				f.count, f.last = f.count+1, b.from
			}
		}
	}
	for _, name := range order {
		if f := files[name]; f.count > 1 {
			s.add(Refetched, f.name+"/"+s.span(), f.cost, Basis{From: f.first, To: f.last, Name: f.name, Count: f.count, Time: f.again, Size: f.size})
		}
	}
}

// findConcurrency tells of instances that idled while another was on.
func (s *settling) findConcurrency() {
	if p := &s.result.Peak; p.Instances > 1 {
		s.add(AtOnce, s.span(), p.Idle.Exact(), Basis{From: p.From, To: p.To, Count: p.Instances, Working: p.Working, Time: p.IdleTime})
	}
}

// names lists the tasks of a boot, each once.
func (b *boot) names() []string {
	var list []string
	for _, e := range b.entries {
		if e.Task != "" && !slices.Contains(list, e.Task) {
			list = append(list, e.Task)
		}
	}
	return list
}
