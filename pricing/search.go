package pricing

import (
	"fmt"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// samples is how often an axis is looked at before the search closes in on what changes between two looks.
const samples = 48

// search asks the rules along an axis. A place is a value of the axis, counted in steps from Min.
type search struct {
	*Reckoner
	plan    model.Plan
	axis    Axis
	last    int64 // place of Max
	restart bool  // a form was dropped after the search had begun
}

func newSearch(p model.Plan, offer int, axis Axis) (*search, error) {
	switch {
	case offer < 0 || offer >= len(p.Offers):
		return nil, fmt.Errorf("offer is %d, want one of the plan's %d, from 0", offer, len(p.Offers))
	case axis.Fine <= 0 || axis.Max < axis.Min || axis.With == nil:
		return nil, fmt.Errorf("axis is %d to %d by %d, want it to rise in steps above 0", axis.Min, axis.Max, axis.Fine)
	}
	s := &search{Reckoner: NewReckoner(p, offer), plan: p, axis: axis}
	s.last = (axis.Max - axis.Min + axis.Fine - 1) / axis.Fine
	return s, nil
}

func (s *search) value(place int64) int64 { return min(s.axis.Min+place*s.axis.Fine, s.axis.Max) }

// look asks for the totals at a place.
func (s *search) look(place int64) {
	drops := s.Drops()
	s.Reckon(s.axis.With(s.plan, s.value(place)))
	s.restart = s.restart || s.Drops() > drops
}

// sample gives the place of a sample: the first is the first place, the last the last one; they lie more densely near Min,
// because most axes are read in ratios.
func (s *search) sample(n int64) int64 {
	if s.last <= samples {
		return min(n, s.last)
	}
	return int64(float64(s.last) * float64(n*n) / (samples * samples))
}

// ranges hands out the ranges of places over which what is the same, from the first place on. It begins anew, from place 0,
// when a form turns out to be unknown.
func (s *search) ranges(what func() int, each func(from, to int64, what int)) {
	for s.restart = true; s.restart; {
		s.look(0)
		s.restart = false
		s.walk(what, each)
	}
}

func (s *search) walk(what func() int, each func(from, to int64, what int)) {
	from, now := int64(0), what()
	for n, place := int64(1), int64(0); n <= samples && !s.restart; n++ {
		to := s.sample(n)
		s.look(to)
		for end := what(); end != now && !s.restart; {
			edge := s.edge(max(place, from), to, now, what)
			each(from, edge-1, now)
			s.look(edge)
			from, now = edge, what()
		}
		place = to
	}
	if !s.restart {
		each(from, s.last, now)
	}
}

// edge finds the first place after from at which what is no longer now; at to it is another.
func (s *search) edge(from, to int64, now int, what func() int) int64 {
	for to-from > 1 {
		middle := from + (to-from)/2
		if s.look(middle); what() == now {
			from = middle
		} else {
			to = middle
		}
	}
	return to
}

// above gives 1 where a form costs more than a target at the place that was asked last, else 0.
func (s *search) above(form int, target unit.Money) int {
	if t := s.totals[form]; t.Hopeless || t.Total > target {
		return 1
	}
	return 0
}

// find gives the form of that name, -1 where there is none.
func (s *search) find(name string) int {
	for i, f := range s.forms {
		if f.name() == name {
			return i
		}
	}
	return -1
}

// ticked turns the zones from places to values, with their ticks, and leaves out those in which no form is cheapest.
func (s *search) ticked(zones []Zone) []Zone {
	var list []Zone
	for i, z := range zones {
		tick, edge := z.From, ""
		if i > 0 && z.Form != "" && zones[i-1].Form != "" {
			tick, edge = s.tick(zones[i-1], z)
		}
		if z.Form != "" {
			list = append(list, Zone{s.value(z.From), s.value(z.To), z.Form, s.value(tick), edge})
		}
	}
	return list
}

// tick finds the last place, from its own zone into the other, at which the form that loses ties costs no more, and that form.
func (s *search) tick(below, above Zone) (place int64, edge string) {
	a, b := s.find(below.Form), s.find(above.Form)
	s.look(above.From)
	if s.forms[b].before(s.forms[a]) || b < a && !s.forms[a].before(s.forms[b]) {
		return s.reach(below.To, above.To, a, b), below.Form
	}
	return s.reach(above.From, below.From, b, a), above.Form
}

// reach goes from a place towards another as far as a form costs no more than a rival, in growing steps, then back to the edge.
func (s *search) reach(from, towards int64, form, rival int) int64 {
	holds := func(place int64) bool {
		s.look(place)
		return s.totals[form].notAbove(s.totals[rival])
	}
	way := int64(1)
	if towards < from {
		way = -1
	}
	most, stride := (towards-from)*way, int64(1)
	reached := int64(0)
	for stride > 0 {
		switch {
		case reached+stride <= most && holds(from+way*(reached+stride)):
			reached += stride
			stride *= 2
		default:
			stride /= 2
		}
	}
	return from + way*reached
}
