package reconcile

import (
	"time"

	"app/gpuplan/model"
)

// midnight is the first moment of the day so many days after another one.
func midnight(d model.Date, later int, zone *time.Location) time.Time {
	d = d.AddDays(later)
	t := time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, zone)
	if model.DateOf(t).DaysSince(d) < 0 { // clocks are put forward at 0:00, and time.Date gives 23:00: the day begins at 1:00
		_, t = t.ZoneBounds()
	}
	return t
}

// midnights counts days of a zone from a first one.
type midnights struct {
	first model.Date
	zone  *time.Location
	at    []time.Time // of the first days, and of the one behind them
}

// newMidnights gives one that is quick about its first n days.
func newMidnights(first model.Date, n int, zone *time.Location) *midnights {
	m := &midnights{first, zone, make([]time.Time, n+1)}
	for i := range m.at {
		m.at[i] = midnight(first, i, zone)
	}
	return m
}

// of gives the number of the day of a moment; the first one has 0.
func (m *midnights) of(t time.Time) int {
	last := len(m.at) - 1
	if t.Before(m.at[0]) || !t.Before(m.at[last]) {
		return model.DateOf(t.In(m.zone)).DaysSince(m.first)
	}
	i := min(int(t.Sub(m.at[0])/aDay), last-1) // not all days have 24 hours
	for t.Before(m.at[i]) {
		i--
	}
	for !t.Before(m.at[i+1]) {
		i++
	}
	return i
}
