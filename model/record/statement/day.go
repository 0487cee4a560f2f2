package statement

import (
	"strings"
	"time"

	"app/gpuplan/model/table"
)

// day is the day that the last time of a column was on: most rows of a bill stay on it, and only their time of day is read.
type day struct {
	date     string // as the cell begins; empty: none is known
	utc      bool   // the cell ends with a Z
	midnight time.Time
}

// at gives the time of a cell, if it is on that day.
func (d *day) at(cell string) (t time.Time, ok bool) {
	if d.date == "" || !strings.HasPrefix(cell, d.date) {
		return t, false
	}
	clock, utc, ok := table.ISOClock(cell)
	return d.midnight.Add(clock), ok && utc == d.utc
}

// keep remembers the day of a cell, unless clocks change on it: then a time of day is not so long behind midnight.
func (d *day) keep(cell string, t time.Time) {
	clock, utc, ok := table.ISOClock(cell)
	if !ok {
		return
	}
	d.date = ""
	midnight := t.Add(-clock)
	since, until := t.ZoneBounds()
	if !since.IsZero() && midnight.Before(since) || !until.IsZero() && until.Before(midnight.Add(24*time.Hour)) {
		return
	}
	d.date, d.utc, d.midnight = strings.Clone(cell[:len("2006-01-02")]), utc, midnight
}
