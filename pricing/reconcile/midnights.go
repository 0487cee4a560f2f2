package reconcile

import (
	"time"

	"app/gpuplan/model"
)

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
		m.at[i] = first.AddDays(i).In(zone)
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
