package pricing

import (
	"math"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// hopeless is how many times its useful time a session may last before it counts as endless (costmodel §6).
const hopeless = 10

// interruption is how the hourly form is interrupted, in hours. Doubles suffice: what they give is a time, not money.
type interruption struct {
	rate float64       // expected interruptions per hour
	tau  time.Duration // useful time between checkpoints; 0: no checkpoints
	cost float64       // time of one checkpoint
}

func interruptionOf(o *model.Offer) interruption {
	return interruption{
		rate: float64(o.Interruptions) / float64(unit.One),
		tau:  o.CheckpointEvery,
		cost: o.CheckpointCost.Hours(),
	}
}

// none tells that sessions are as without interruptions.
func (i interruption) none() bool { return i.rate == 0 && (i.tau == 0 || i.cost == 0) }

// expected gives the hours until a stretch of so many hours is done without an interruption, when each one costs restart
// hours and all of the stretch: (e^{λx} − 1) · (1/λ + R), and x where nothing interrupts.
func (i interruption) expected(hours, restart float64) float64 {
	if i.rate == 0 {
		return hours
	}
	return math.Expm1(i.rate*hours) * (1/i.rate + restart)
}

// session gives the expected hours of a session's useful time, checkpoints included (costmodel §6).
func (i interruption) session(useful time.Duration, restart float64) float64 {
	if i.tau == 0 || i.tau >= useful {
		return i.expected(useful.Hours(), restart)
	}
	before := (useful - 1) / i.tau // segments that end with a checkpoint
	last := useful - before*i.tau
	return float64(before)*i.expected(i.tau.Hours()+i.cost, restart) + i.expected(last.Hours(), restart)
}

// rerun gives what a session lasts beyond its useful time; ok is false where it is endless.
func (i interruption) rerun(s *session, restart time.Duration) (rerun time.Duration, ok bool) {
	hours := i.session(s.useful, restart.Hours())
	if !(hours <= hopeless*s.useful.Hours()) { // also where it is not a number
		return 0, false
	}
	return less(fromHours(hours), s.useful), true
}

// fromHours gives a time of so many hours, to the nanosecond; forever where nothing holds it.
func fromHours(hours float64) time.Duration {
	if ns := math.Round(hours * float64(time.Hour)); ns < forever {
		return time.Duration(ns)
	}
	return forever
}

// clean gives the chance that a session with that useful time is not interrupted.
func (i interruption) clean(useful time.Duration) float64 { return math.Exp(-i.rate * useful.Hours()) }

// interrupted adds the reruns to the sessions; it tells whether any of them is endless.
func (c *contract) interrupted(u *use) (endless bool) {
	i := interruptionOf(c.offer)
	if i.none() {
		return false
	}
	for k := range u.all() {
		stretch := &u.stretches[k]
		for n := range stretch.all() {
			s := &stretch.sessions[n]
			rerun, ok := i.rerun(s, c.restart(s))
			s.rerun = rerun
			stretch.hopeless = stretch.hopeless || !ok
		}
		endless = endless || stretch.hopeless
	}
	u.tally()
	return endless
}

// restart is what an interruption of the session costs besides the work that is lost.
func (c *contract) restart(s *session) time.Duration {
	if c.offer.RestartCost.Given {
		return c.offer.RestartCost.Value
	}
	return plus(s.boot+s.setup, s.download)
}

// bestTau gives the time between checkpoints with which a session of that useful time takes shortest; 0 where none is best
// (costmodel §6). Best is a whole number of equal segments: with the same number, longer ones only move work to before the
// last checkpoint. The search starts at Daly's estimate; the expected time has one lowest point in the number of segments.
func (i interruption) bestTau(useful time.Duration) time.Duration {
	if i.rate == 0 || useful <= 0 {
		return 0
	}
	start := max(i.daly(), minTau.Hours())
	segments := i.descend(useful, max(1, int64(useful.Hours()/start)))
	if segments == 1 {
		return 0
	}
	return roundUp(useful, time.Duration(segments)) / time.Duration(segments)
}

// minTau is the shortest time between checkpoints that is looked at; without it, checkpoints that cost nothing would never end.
const minTau = time.Minute

// descend walks from a number of segments to the one with the lowest expected time.
func (i interruption) descend(useful time.Duration, segments int64) int64 {
	most := max(1, int64(useful/minTau))
	for segments < most && i.segmented(useful, segments+1) < i.segmented(useful, segments) {
		segments++
	}
	for segments > 1 && i.segmented(useful, segments-1) <= i.segmented(useful, segments) {
		segments--
	}
	return segments
}

// segmented gives the expected hours with so many equal segments, as a part of 1/λ + R, which all have in common.
func (i interruption) segmented(useful time.Duration, segments int64) float64 {
	each := useful.Hours() / float64(segments)
	return float64(segments-1)*math.Expm1(i.rate*(each+i.cost)) + math.Expm1(i.rate*each)
}

// daly gives Daly's higher-order estimate of the best time between checkpoints, in hours, from Young's √(2C/λ)
// (J. T. Daly, "A higher order estimate of the optimum checkpoint interval", 2006, eq. 37).
func (i interruption) daly() float64 {
	mean := 1 / i.rate
	if i.cost >= 2*mean {
		return mean
	}
	young := math.Sqrt(2 * i.cost * mean)
	x := i.cost / (2 * mean)
	return young*(1+math.Sqrt(x)/3+x/9) - i.cost
}
