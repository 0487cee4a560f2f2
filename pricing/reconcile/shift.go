package reconcile

import (
	"cmp"
	"slices"
	"time"
)

// Shift tells that the times of a bill lie beside those of the log by the distance of two zones: mostly the bill's zone is not the
// one that was taken.
type Shift struct {
	By    time.Duration // added to the log's times it gives the bill's; 0: there is none
	Boots int           // that are alike in both but for it
}

// BillZone is the zone that the times of the bill seem to be of, such as "+08:00"; empty where they are of the one that was taken.
func (r *Result) BillZone() string {
	if r.Shift.By == 0 {
		return ""
	}
	_, taken := r.From.In(r.Zone).Zone()
	return r.From.In(time.FixedZone("", taken+int(r.Shift.By/time.Second))).Format("-07:00")
}

// Distances of zones: whole quarters of an hour, and less than a day, which more often is another day's work.
const (
	zoneStep = 15 * time.Minute
	zonesMax = aDay - zoneStep
)

// shift finds the distance at which the bill has two thirds of the boots and more, as long as they were. Where every row lies in a boot
// there is none.
func (s *settling) shift() Shift {
	if len(s.strays) == 0 {
		return Shift{}
	}
	spans, closed := s.spans(), 0
	votes := map[time.Duration]int{}
	for _, b := range s.r.boots {
		if b.open || !s.r.wants(b) || b.to.Before(s.window.from.Add(-zonesMax)) || b.from.After(s.window.to.Add(zonesMax)) {
			continue
		}
		closed++
		for _, by := range b.distances(spans[b.instance], spans[""]) {
			votes[by]++
		}
	}
	var best Shift
	for by, n := range votes {
		if n > best.Boots || n == best.Boots && cmp.Or(cmp.Compare(by.Abs(), best.By.Abs()), cmp.Compare(by, best.By)) < 0 {
			best = Shift{by, n}
		}
	}
	if best.By == 0 || best.Boots*3 < closed*2 {
		return Shift{}
	}
	return best
}

// spans gives what was billed, by the instance that the bill names; without a name what names none that the log has.
func (s *settling) spans() map[string][]span {
	known, spans := map[string]bool{}, map[string][]span{}
	for _, b := range s.r.boots {
		known[b.instance] = true
	}
	add := func(name string, from, to time.Time) {
		if !known[name] {
			name = ""
		}
		spans[name] = append(spans[name], span{from, to})
	}
	for i := range s.strays {
		add(s.strays[i].Instance, s.start(&s.strays[i]), s.strays[i].To)
	}
	for _, b := range s.r.boots {
		if b.bill.rows > 0 {
			add(b.bill.name, b.bill.since, b.bill.until)
		}
	}
	for name, list := range spans {
		spans[name] = joined(list)
	}
	return spans
}

// joined makes spans that touch one, in the order of time.
func joined(list []span) []span {
	slices.SortFunc(list, func(a, b span) int { return a.from.Compare(b.from) })
	whole := list[:1]
	for _, each := range list[1:] {
		if last := &whole[len(whole)-1]; each.from.After(last.to.Add(Clock)) {
			whole = append(whole, each)
		} else {
			last.to = later(last.to, each.to)
		}
	}
	return whole
}

// distances gives those, each once, by which a span as long as the boot lies beside it.
func (b *boot) distances(lists ...[]span) (found []time.Duration) {
	for _, list := range lists {
		first, _ := slices.BinarySearchFunc(list, b.from.Add(-zonesMax), func(s span, t time.Time) int { return s.from.Compare(t) })
		for _, each := range list[first:] {
			begins, ends := each.from.Sub(b.from), each.to.Sub(b.to)
			by := begins.Round(zoneStep)
			if by > zonesMax {
				break
			}
			if (begins-by).Abs() <= Clock && (ends-by).Abs() <= Clock && !slices.Contains(found, by) {
				found = append(found, by)
			}
		}
	}
	return found
}
