package reconcile

import (
	"time"

	"app/gpuplan/model/record"
)

// Filling is what an instance did with its time.
type Filling uint8

// What an instance does.
const (
	Off     Filling = iota
	Working         // its task ran
	SetUp           // start, set-up and downloads before the first task
	Idle            // on, and nothing ran
	On              // on; the log does not say what ran
)

// Use is a stretch of time with what filled it.
type Use struct {
	What     Filling
	From, To time.Time
}

// Length is how long it lasted.
func (u Use) Length() time.Duration { return u.To.Sub(u.From) }

// longestSetUp is the most time before a task that counts as set-up, where the plan's is not longer.
const longestSetUp = time.Hour

// uses tells what a boot's time was filled with, without gaps. Where an entry says how long its task ran and not when, it comes
// after the plan's set-up; where it says neither, its time is On.
func (b *boot) uses(prepared time.Duration) []Use {
	u := layer{at: b.from, end: b.to, list: make([]Use, 0, 2*len(b.entries)+1)}
	for i, e := range b.entries {
		u.entry(e, i == 0, prepared)
	}
	if n := len(u.list); n > 0 && u.list[n-1].What == On && u.list[n-1].To.Equal(u.at) {
		u.until(b.to, On)
	}
	u.until(b.to, Idle)
	return u.list
}

// layer lays uses behind one another.
type layer struct {
	at, end time.Time
	list    []Use
}

func (u *layer) until(t time.Time, what Filling) {
	t = earlier(t, u.end)
	if !t.After(u.at) {
		return
	}
	if n := len(u.list); n > 0 && u.list[n-1].What == what {
		u.list[n-1].To = t
	} else {
		u.list = append(u.list, Use{what, u.at, t})
	}
	u.at = t
}

func (u *layer) entry(e *record.Entry, first bool, prepared time.Duration) {
	stop := u.end
	switch {
	case e.Forgotten():
		stop = e.Until
	case !e.Open():
		stop = e.Stop
	}
	from, to, known := worked(e, stop, u.at, first, prepared)
	switch {
	case !known && len(u.list) > 0:
		u.until(e.Boot, Idle)
		u.until(stop, On)
	case !known:
		u.until(stop, On)
	default:
		if first {
			u.until(earlier(from, u.at.Add(max(longestSetUp, 3*prepared))), SetUp)
		}
		u.until(from, Idle)
		u.until(to, Working)
	}
}

// worked gives when the task of an entry ran; known is false where the entry says nothing of it.
func worked(e *record.Entry, stop, at time.Time, first bool, prepared time.Duration) (from, to time.Time, known bool) {
	switch {
	case !e.From.IsZero() && !e.To.IsZero():
		return e.From, e.To, true
	case !e.From.IsZero() && e.Work >= 0:
		return e.From, e.From.Add(e.Work), true
	case e.Work < 0:
		return from, to, false
	}
	from = later(at, e.Boot)
	if room := stop.Sub(from) - e.Work; first {
		from = from.Add(max(0, min(prepared, room)))
	}
	return from, from.Add(e.Work), true
}

// fillings is how long each of them lasted.
type fillings [On + 1]time.Duration

// sumOf sums up the times of uses.
func sumOf(uses []Use) (sum fillings) {
	for _, u := range uses {
		sum[u.What] += u.Length()
	}
	return sum
}
