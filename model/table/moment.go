package table

import (
	"strings"
	"time"
)

// Moment is a time as a cell or a person has it, taken apart. A date, a time of day and a zone may each be missing.
type Moment struct {
	Dated, Timed, Zoned bool
	Clock               time.Duration // the time of day, from 0 to 24 h
	Offset              time.Duration // of its zone, to the east of UTC

	year, first, second int       // first and second are day and month in the order of the column, month and day where the year leads
	leads               bool      // the year does
	named               bool      // the month stood there by its name, in second: the order is said
	at                  time.Time // where the cell counts seconds since 1970; zero: it does not
}

// Years that a moment can be of: no instance was rented before, and what is far ahead was mistyped.
const (
	FirstYear = 2000
	LastYear  = 2199
)

// ParseMoment takes a time apart: "2026-11-30 09:20:00 +08:00", "2026/1/2 9:05", "24/03/2025", "Nov 30, 2026 9:20 PM",
// "2026年1月2日 9时5分", "20261130", seconds or milliseconds since 1970, or without a date "23:00". Which of 03/04/2026 is the month is
// not guessed: Order tells whether it is in doubt. ok is false where it is no time.
func ParseMoment(s string) (m Moment, ok bool) {
	s = strings.Trim(s, " []\t")
	if m, ok := written(s); ok {
		return m, true
	}
	return typed(s)
}

// Order tells the order of day and month as far as the date itself shows it; doubt is a date that may be either.
func (m *Moment) Order() (o Order, doubt bool) {
	if !m.Dated || m.leads || m.named {
		return Unordered, false
	}
	return OrderOf(m.first, m.second)
}

// Day gives midnight of the date, in UTC, with day and month in an order; ok is false where there is no such date, none of the years
// that there can be, or an order that it needs and that is not said.
func (m *Moment) Day(o Order) (day time.Time, ok bool) {
	if !m.at.IsZero() {
		y, month, d := m.at.Date()
		return time.Date(y, month, d, 0, 0, 0, 0, time.UTC), y >= FirstYear && y <= LastYear
	}
	number, month := m.first, m.second
	if !m.named && (m.leads || o == MonthFirst) {
		number, month = month, number
	}
	said := m.leads || m.named || o != Unordered || m.first == m.second
	day = time.Date(m.year, time.Month(month), number, 0, 0, 0, 0, time.UTC)
	return day, said && m.Dated && m.year >= FirstYear && m.year <= LastYear && day.Day() == number && day.Month() == time.Month(month)
}

// In gives the time, in the zone that the cell names, else in zone; ok is as that of Day. A date without a time of day is its midnight.
func (m *Moment) In(zone *time.Location, o Order) (t time.Time, ok bool) {
	day, ok := m.Day(o)
	switch {
	case !ok:
		return t, false
	case !m.at.IsZero():
		return m.at, true
	case m.Offset != 0:
		return day.Add(m.Clock - m.Offset).In(time.FixedZone("", int(m.Offset/time.Second))), true
	case m.Zoned:
		return day.Add(m.Clock), true
	}
	s := int(m.Clock / time.Second)
	return time.Date(day.Year(), day.Month(), day.Day(), s/3600, s/60%60, s%60, int(m.Clock%time.Second), zone), true
}

// written reads 2006-01-02 15:04:05, with nothing else, a Z or a distance such as +08:00, as programs write it. It is a short cut.
func written(s string) (m Moment, ok bool) {
	clock, rest, ok := isoClock(s)
	if !ok || !haveDigits(s, 0, 1, 2, 3, 5, 6, 8, 9) || !m.distance(rest) {
		return m, false
	}
	m.year, m.first, m.second = pair(s, 0)*100+pair(s, 2), pair(s, 5), pair(s, 8)
	m.leads, m.Dated, m.Timed, m.Clock = true, true, true, clock
	return m, true
}

// ISOClock reads the time of day of a cell that has 2006-01-02 15:04:05 with nothing else or, in UTC, a Z. Its date is not looked at:
// this is for who knows the day already.
func ISOClock(s string) (clock time.Duration, utc, ok bool) {
	clock, rest, ok := isoClock(s)
	return clock, rest == "Z", ok && (rest == "" || rest == "Z")
}

// isoClock reads the time of day of 2006-01-02 15:04:05 and gives what stands behind it.
func isoClock(s string) (clock time.Duration, rest string, ok bool) {
	const length = len("2006-01-02 15:04:05")
	if len(s) < length || s[4] != '-' || s[7] != '-' || s[10] != ' ' && s[10] != 'T' || s[13] != ':' || s[16] != ':' || !haveDigits(s, 11, 12, 14, 15, 17, 18) {
		return 0, "", false
	}
	minute, second := pair(s, 14), pair(s, 17)
	clock = ofDay(pair(s, 11), minute, second)
	return clock, s[length:], isClock(clock, minute, second)
}

// distance reads what stands behind the time of day: nothing, Z, +08:00 or the same behind a space.
func (m *Moment) distance(s string) bool {
	if s == "" {
		return true
	}
	if m.Zoned = true; s == "Z" {
		return true
	}
	if s[0] == ' ' {
		s = s[1:]
	}
	if len(s) != len("+08:00") || s[0] != '+' && s[0] != '-' || s[3] != ':' || !haveDigits(s, 1, 2, 4, 5) {
		return false
	}
	return m.east(s[0], pair(s, 1), pair(s, 4))
}

// east takes the distance of a zone from UTC; none is more than 14 hours and some minutes.
func (m *Moment) east(sign byte, hours, minutes int) bool {
	m.Zoned, m.Offset = true, ofDay(hours, minutes, 0)
	if sign == '-' {
		m.Offset = -m.Offset
	}
	return hours <= 14 && minutes < 60
}

func ofDay(hours, minutes, seconds int) time.Duration {
	return time.Duration(hours*3600+minutes*60+seconds) * time.Second
}

// isClock tells whether a clock can show a time of day, made of hours and these; 24:00 is the end of the day.
func isClock(d time.Duration, minute, second int) bool {
	return minute < 60 && second <= 60 && d <= 24*time.Hour
}

// haveDigits reports whether there are digits in all of these places.
func haveDigits(s string, at ...int) bool {
	for _, i := range at {
		if !isDigit(s[i]) {
			return false
		}
	}
	return true
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func pair(s string, at int) int { return int(s[at]-'0')*10 + int(s[at+1]-'0') }
