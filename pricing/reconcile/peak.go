package reconcile

import (
	"cmp"
	"slices"
	"time"

	"app/gpuplan/model/unit"
)

// Peak is the most instances that were on at once.
type Peak struct {
	Instances int
	From, To  time.Time  // the first time that it was so
	Working   int        // of them, at most at that time
	Idle      unit.Money // what instances cost that idled while another was on; it is in the findings of idle time, too
	IdleTime  time.Duration
}

// event is a change of what is on, working or idle.
type event struct {
	at    time.Duration // since the start of the window
	boot  int32         // among those inside
	what  Filling       // On, Working or Idle
	delta int8
}

// peak sweeps over the time of all boots.
func (s *settling) peak() {
	events := make([]event, 0, 4*len(s.inside))
	for i, b := range s.inside {
		between := func(what Filling, from, to time.Time) {
			events = append(events, event{from.Sub(s.window.from), int32(i), what, 1}, event{to.Sub(s.window.from), int32(i), what, -1})
		}
		between(On, b.from, b.to)
		for _, u := range b.filled {
			switch from := u.From; u.What {
			case Idle:
				if from = from.Add(Grace); from.Before(u.To) {
					between(Idle, from, u.To)
				}
			case Working, On: // what the log does not say is not held against anyone
				between(Working, from, u.To)
			}
		}
	}
	slices.SortFunc(events, func(a, b event) int { return cmp.Compare(a.at, b.at) })
	s.result.Peak = s.sweep(events)
}

// sweep counts; what happens at one moment happens at once.
func (s *settling) sweep(events []event) Peak {
	var p Peak
	var cost unit.Exact
	var together time.Duration         // so far, with several on
	since := map[int32]time.Duration{} // of those that idle now: together when they began
	on, working := 0, 0
	for i, e := range events {
		switch d := int(e.delta); {
		case e.what == On:
			on += d
		case e.what == Working:
			working += d
		case d > 0:
			since[e.boot] = together
		default:
			idle := together - since[e.boot]
			p.IdleTime, cost = p.IdleTime+idle, cost.Add(s.worth(s.inside[e.boot], idle))
			delete(since, e.boot)
		}
		if i+1 == len(events) || events[i+1].at == e.at {
			continue
		}
		if on > p.Instances || on == p.Instances && p.To.Equal(s.moment(e)) {
			p.seen(on, working, s.moment(e), s.moment(events[i+1]))
		}
		if on > 1 {
			together += events[i+1].at - e.at
		}
	}
	p.Idle = s.money(cost)
	return p
}

// moment is that of an event, in the zone of its boot.
func (s *settling) moment(e event) time.Time {
	return s.window.from.Add(e.at).In(s.inside[e.boot].from.Location())
}

// seen notes so many instances, at once for the first time or going on from it.
func (p *Peak) seen(on, working int, from, to time.Time) {
	if on > p.Instances {
		p.Instances, p.From, p.Working = on, from, 0
	}
	p.To, p.Working = to, max(p.Working, working)
}

// worth is what so much time of a boot cost: at the price that was billed where that is another one than planned, else the plan's.
func (s *settling) worth(b *boot, d time.Duration) unit.Exact {
	a, t := &b.bill, s.r.tariff(b)
	if t == nil || d == 0 {
		return unit.Exact{}
	}
	_, known := t.Hour()
	if _, drifted := s.r.dearer(b); a.time > 0 && !a.untimed && (!known || drifted && !s.steady[b.offer]) {
		return a.cost.Times(int64(d)).Over(int64(a.time))
	}
	if !known && a.rows > 0 && b.on() > 0 { // rows do not say how long they are for: all of it
		return a.cost.Times(int64(d)).Over(int64(b.on()))
	}
	if ratio, repriced := s.repaid[b.offer]; repriced && ratio > 0 && b.should.Sign() > 0 {
		return t.Time(d).Times(int64(ratio * 1e6)).Over(1e6)
	}
	return t.Time(d)
}
