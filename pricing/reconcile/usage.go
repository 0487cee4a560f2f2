package reconcile

import (
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// Parts of the time that a kernel ran, by which readings of a card are told apart.
const (
	quiet = unit.One / 20     // up to here nothing runs
	low   = unit.One / 10     // up to here it waits
	high  = unit.One * 7 / 10 // from here on it is busy
)

// longestReading is the most time that one reading stands for.
const longestReading = 2 * time.Minute

// Load is what readings of the cards say of a boot. Of several cards the busiest counts.
type Load struct {
	Readings    int
	Mean        float64       // part of the time that a kernel ran, 0 to 1
	Waiting     float64       // part of the readings up to 10 %
	Busy        float64       // part of the readings from 70 % on
	Used, Total unit.Bytes    // memory of one card, the most that was used; 0: not said
	Quiet       time.Duration // stretches of more than Grace in which a task should have run and the card did nothing
	Stretches   int
}

// load collects it.
type load struct {
	Load
	sum                float64
	waiting, busy      int
	quietFrom, quietTo time.Time // zero: nothing is quiet now
	still              int       // readings of the quiet stretch that goes on
	stillSum           float64
}

// readings are those of one moment, before the next one says how long they stood.
type readings struct {
	at   time.Time
	util unit.Ratio
	used record.Usage
	seen bool

	// Lost counts moments at which no boot was on, or several: a reading does not say whose card it is.
	lost int
}

// AddUsage takes a reading of a card; readings come in the order of their time.
func (r *Reconciler) AddUsage(u *record.Usage) {
	v, known := u.Utilization.Value()
	if !known {
		return
	}
	m := &r.usage
	if m.seen && u.At.Equal(m.at) {
		m.util = max(m.util, v)
		if u.Used > m.used.Used {
			m.used = *u
		}
		return
	}
	r.settleReading(u.At)
	*m = readings{at: u.At, util: v, used: *u, seen: true, lost: m.lost}
}

// settleReading gives the last moment's readings to the boot that was on.
func (r *Reconciler) settleReading(next time.Time) {
	m := &r.usage
	if !m.seen {
		return
	}
	r.found = r.all.touching(r.found[:0], m.at, m.at)
	if len(r.found) != 1 {
		m.lost++
		return
	}
	b := r.found[0]
	if b.gpu == nil {
		b.gpu = &load{}
	}
	to := m.at.Add(min(longestReading, max(0, next.Sub(m.at))))
	b.gpu.take(m, earlier(to, b.to), r.usesOf(b))
}

func (l *load) take(m *readings, to time.Time, uses func() []Use) {
	l.Readings++
	l.sum += float64(m.util) / float64(unit.One)
	if m.util <= low {
		l.waiting++
	}
	if m.util >= high {
		l.busy++
	}
	if m.used.Used > l.Used {
		l.Used, l.Total = m.used.Used, m.used.Total
	}
	switch {
	case m.util > quiet:
		l.wake(uses)
	case l.quietFrom.IsZero() || m.at.Sub(l.quietTo) > longestReading:
		l.wake(uses)
		l.quietFrom, l.quietTo = m.at, to
		l.rest(m)
	default:
		l.quietTo = to
		l.rest(m)
	}
}

// rest counts a reading of a quiet stretch.
func (l *load) rest(m *readings) {
	l.still++
	l.stillSum += float64(m.util) / float64(unit.One)
}

// wake ends a quiet stretch. What the log calls idle or set-up is told by itself.
func (l *load) wake(uses func() []Use) {
	if !l.quietFrom.IsZero() && l.quietTo.Sub(l.quietFrom) > Grace {
		for _, u := range uses() {
			if u.What == Working || u.What == On {
				l.Quiet += overlap(l.quietFrom, l.quietTo, u.From, u.To)
			}
		}
		l.Stretches++
		l.Readings, l.waiting, l.sum = l.Readings-l.still, l.waiting-l.still, l.sum-l.stillSum
	}
	l.quietFrom, l.still, l.stillSum = time.Time{}, 0, 0
}

// summary gives the load with its parts.
func (l *load) summary(uses func() []Use) Load {
	l.wake(uses)
	s, n := l.Load, float64(l.Readings)
	if n > 0 { // else it was never busy
		s.Mean, s.Waiting, s.Busy = l.sum/n, float64(l.waiting)/n, float64(l.busy)/n
	}
	return s
}

// add takes the readings of another boot.
func (l *Load) add(o Load) {
	n, m := float64(l.Readings), float64(o.Readings)
	if n+m == 0 {
		return
	}
	l.Readings += o.Readings
	l.Mean, l.Waiting, l.Busy = (l.Mean*n+o.Mean*m)/(n+m), (l.Waiting*n+o.Waiting*m)/(n+m), (l.Busy*n+o.Busy*m)/(n+m)
	l.Quiet, l.Stretches = l.Quiet+o.Quiet, l.Stretches+o.Stretches
	if o.Used > l.Used {
		l.Used, l.Total = o.Used, o.Total
	}
}

// Advice is what the readings of a card say about renting it.
type Advice uint8

// What readings say.
const (
	NoAdvice Advice = iota
	Pipeline        // it waits and works by turns: what feeds it is the brake
	TooBig          // it is never busy, and most of its memory is empty: a smaller card does
	TooFast         // it is never busy: a slower card does as much
	TooRoomy        // it is busy, and most of its memory is empty: one with less memory does
	WellChosen
)

// leastReadings is from how many readings on there is advice.
const leastReadings = 60

// Advise tells a card that is too big from one that waits for its data, by the pattern: waiting for data is all or nothing by turns, a
// card too big is half idle all the time (mission M25). Nothing in one piece for longer than Grace is neither: it is Quiet.
func (l Load) Advise() Advice {
	empty := l.Total > 0 && l.Used < l.Total/2
	switch {
	case l.Readings < leastReadings:
		return NoAdvice
	case l.Mean < 0.7 && l.Waiting >= 0.2 && l.Busy >= 0.2:
		return Pipeline
	case l.Mean < 0.5 && empty:
		return TooBig
	case l.Mean < 0.5 && l.Busy < 0.1:
		return TooFast
	case empty:
		return TooRoomy
	}
	return WellChosen
}
