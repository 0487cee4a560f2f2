package tasklog

import (
	"time"

	"app/gpuplan/model/table"
)

// layout is how times stand in the file: a spreadsheet leaves them as they are, because of the zone.
const layout = "2006-01-02 15:04:05 -07:00"

// moment is a time as it was typed, to the second, with its date in the order of its table.
type moment struct {
	table.Moment
	day time.Time // midnight of the date, in UTC; zero: none was typed
}

// parseMoment reads a time of day with or without a date, whose day and month stand in an order.
func parseMoment(s string, o table.Order) (m moment, ok bool) {
	if m.Moment, ok = table.ParseMoment(s); !ok || !m.Timed {
		return m, false
	}
	m.Clock = m.Clock.Truncate(time.Second)
	if m.Dated {
		m.day, ok = m.Day(o)
	}
	return m, ok
}

// ParseTime reads a time as a person types it: "2026-11-30 09:20:00 +08:00", "2026-11-30 9:20", "9:20"; in zone, where it does not say
// its own. One without a date is on the day of after, or a day later where it would be before it. What is to be told of it comes
// with it.
func ParseTime(s string, zone *time.Location, after time.Time) (t time.Time, told []Reason, ok bool) {
	m, ok := parseMoment(s, table.Unordered)
	if !ok {
		return t, nil, false
	}
	after = after.In(zone)
	t, told = m.at(dayOf(after), zone, after)
	return t.In(zone), told, true
}

// ParseLast reads a time as ParseTime does; one without a date is the last that the clock showed before now.
func ParseLast(s string, zone *time.Location, now time.Time) (t time.Time, told []Reason, ok bool) {
	m, ok := parseMoment(s, table.Unordered)
	if !ok {
		return t, nil, false
	}
	now = now.In(zone)
	t, told = m.at(dayOf(now), zone, time.Time{})
	if m.day.IsZero() && t.After(now) {
		t, told = m.at(dayOf(now).AddDate(0, 0, -1), zone, time.Time{})
	}
	return t.In(zone), told, true
}

// at gives when a moment was: one without a date is on day or, where that is before least, a day later. A clock that is put
// back shows a time twice: the first that is not before least is taken.
func (m moment) at(day time.Time, zone *time.Location, least time.Time) (t time.Time, told []Reason) {
	dated := !m.day.IsZero()
	if dated {
		day = m.day
	}
	t, told = m.on(day, zone, least)
	if !dated && t.Before(least) {
		t, told = m.on(day.AddDate(0, 0, 1), zone, least)
		told = append(told, NextDay)
	}
	return t, told
}

// on reads the moment on a day.
func (m moment) on(day time.Time, zone *time.Location, least time.Time) (time.Time, []Reason) {
	if m.Zoned {
		return day.Add(m.Clock - m.Offset), nil
	}
	return onWall(day.Add(m.Clock), zone, least)
}

// onWall gives the time at which a clock on the wall of a zone shows what the time in UTC shows.
func onWall(wall time.Time, zone *time.Location, least time.Time) (time.Time, []Reason) {
	const around = 26 * time.Hour // a zone changes at most once in it
	_, before := wall.Add(-around).In(zone).Zone()
	_, after := wall.Add(around).In(zone).Zone()
	early, late := wall.Add(-time.Duration(before)*time.Second).In(zone), wall.Add(-time.Duration(after)*time.Second).In(zone)
	if before == after {
		return early, nil
	}
	_, isEarly := early.Zone()
	_, isLate := late.Zone()
	switch {
	case isEarly == before && isLate == after && early.Before(least):
		return late, nil
	case isEarly == before && isLate == after:
		return early, []Reason{Twice}
	case isEarly == before:
		return early, nil
	case isLate == after:
		return late, nil
	}
	return early, []Reason{Skipped}
}

// dayOf gives the date of a time, as midnight in UTC.
func dayOf(t time.Time) time.Time {
	y, m, d := t.Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}
