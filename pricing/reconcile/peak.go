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
	at    time.Time
	what  Filling // On, Working or Idle
	delta int
	boot  *boot
}

// peak sweeps over the time of all boots.
func (s *settling) peak() {
	var events []event
	for _, b := range s.inside {
		events = append(events, event{b.from, On, 1, b}, event{b.to, On, -1, b})
		for _, u := range s.usesOf(b) {
			switch from := u.From; u.What {
			case Idle:
				if from = from.Add(Grace); from.Before(u.To) {
					events = append(events, event{from, Idle, 1, b}, event{u.To, Idle, -1, b})
				}
			case Working, On: // what the log does not say is not held against anyone
				events = append(events, event{from, Working, 1, b}, event{u.To, Working, -1, b})
			}
		}
	}
	slices.SortStableFunc(events, func(a, b event) int { return cmp.Or(a.at.Compare(b.at), cmp.Compare(a.delta, b.delta)) })
	s.result.Peak = s.sweep(events)
}

// sweep counts. What ends at a moment is off before what begins then is on.
func (s *settling) sweep(events []event) Peak {
	var p Peak
	var cost unit.Exact
	on, working, idle := 0, 0, map[*boot]bool{}
	for i, e := range events {
		switch e.what {
		case On:
			on += e.delta
		case Working:
			working += e.delta
		case Idle:
			if e.delta > 0 {
				idle[e.boot] = true
			} else {
				delete(idle, e.boot)
			}
		}
		if i+1 == len(events) {
			break
		}
		length := events[i+1].at.Sub(e.at)
		if length <= 0 {
			continue
		}
		if on > p.Instances {
			p.Instances, p.From, p.To, p.Working = on, e.at, events[i+1].at, working
		} else if on == p.Instances && p.To.Equal(e.at) {
			p.To, p.Working = events[i+1].at, max(p.Working, working)
		}
		if on < 2 {
			continue
		}
		for b := range idle {
			p.IdleTime += length
			cost = cost.Add(s.worth(b, length))
		}
	}
	p.Idle = s.money(cost)
	return p
}

// worth is what so much time of a boot cost: at the price that was billed where that is another one than planned, else the plan's.
func (s *settling) worth(b *boot, d time.Duration) unit.Exact {
	a, t := &b.bill, s.r.tariff(b)
	if t == nil {
		return unit.Exact{}
	}
	_, known := t.Hour()
	if a.time > 0 && !a.untimed && (!known || s.r.drifted(a.cost.Sub(t.Time(a.time)), a.cost, a.rows)) {
		return a.cost.Times(int64(d)).Over(int64(a.time))
	}
	if ratio, repriced := s.repaid[b.offer]; repriced && ratio > 0 && b.should.Sign() > 0 {
		return t.Time(d).Times(int64(ratio * 1e6)).Over(1e6)
	}
	return t.Time(d)
}
