package model

import (
	"fmt"
	"time"
)

// Date is a day of the calendar, without a time or a zone; the zero Date is none.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// DateOf gives the day of t in t's own zone.
func DateOf(t time.Time) Date {
	year, month, day := t.Date()
	return Date{year, month, day}
}

// ParseDate reads a day written as 2026-11-30.
func ParseDate(s string) (Date, error) {
	t, err := time.Parse(time.DateOnly, s)
	if err != nil {
		return Date{}, err
	}
	if d := DateOf(t); d.IsReal() {
		return d, nil
	}
	return Date{}, fmt.Errorf("there is no year %q", s[:4])
}

// IsZero tells whether d is none.
func (d Date) IsZero() bool { return d == Date{} }

// IsReal tells whether the calendar has the day, in a year of four digits.
func (d Date) IsReal() bool { return d.Year >= 1 && d.Year <= 9999 && DateOf(d.Time()) == d }

// Time gives the start of the day, in UTC.
func (d Date) Time() time.Time { return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC) }

// In gives the first moment of the day in a zone: 1:00 where clocks are put forward at midnight.
func (d Date) In(zone *time.Location) time.Time {
	t := time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, zone)
	if DateOf(t).DaysSince(d) < 0 { // time.Date gives 23:00 of the day before
		_, t = t.ZoneBounds()
	}
	return t
}

// AddDays gives the day n days later.
func (d Date) AddDays(n int) Date { return DateOf(d.Time().AddDate(0, 0, n)) }

// DaysSince gives the number of days from other to d.
func (d Date) DaysSince(other Date) int {
	const day = 24 * 60 * 60 // a Duration of all years would not do: it ends at 292
	return int((d.Time().Unix() - other.Time().Unix()) / day)
}

// String writes the day as 2026-11-30; the zero Date is empty.
func (d Date) String() string {
	if d.IsZero() {
		return ""
	}
	return d.Time().Format(time.DateOnly)
}
