package tasklog

import (
	"strings"
	"time"

	"app/gpuplan/model/table"
)

// layout is how times stand in the file: a spreadsheet leaves them as they are, because of the zone.
const layout = "2006-01-02 15:04:05 -07:00"

// Years that a log may have.
const (
	firstYear = 2000
	lastYear  = 2199
)

// moment is a time as it was typed.
type moment struct {
	day    time.Time // midnight of the date, in UTC; zero: none was typed
	clock  time.Duration
	offset time.Duration // of its zone, to the east of UTC
	zoned  bool          // one was typed

	year, first, second int // of a date that ends with the year: which of the two is the day is not said; year 0: there is none
}

// parseMoment reads a time: "2026-11-30 09:20:00 +08:00", "2026/11/30 9:20", "2026-11-30T09:20:00Z", "2026年11月30日 9:20", or
// without a date "23:00". Of "03/04/2026 9:20" it takes the numbers: which of two is the month is not guessed (sort).
func parseMoment(s string) (m moment, ok bool) {
	if m, ok := written(s); ok {
		return m, true
	}
	return typed(s)
}

// typed reads a time as a person may have written it.
func typed(s string) (m moment, ok bool) {
	p := digitParser{strings.TrimSpace(s)}
	if strings.ContainsAny(s, "年：") {
		p.rest = strings.NewReplacer("年", "-", "月", "-", "日", " ", "：", ":").Replace(p.rest)
	}
	first, width := p.number()
	if width == 4 {
		if m.day, ok = p.date(first); !ok || !p.space() {
			return m, false
		}
		first, width = p.number()
	} else if width > 0 && width <= 2 && p.sign("-/.") {
		if !p.dateEnding(&m, first) || !p.space() {
			return m, false
		}
		first, width = p.number()
	}
	if width == 0 || width > 2 {
		return m, false
	}
	if m.clock, ok = p.clock(first); !ok {
		return m, false
	}
	m.zoned = strings.TrimLeft(p.rest, " ") != ""
	m.offset, ok = p.zone()
	return m, ok
}

// written reads a time in the layout of the file. It is a short cut: most rows were written by gpuplan.
func written(s string) (m moment, ok bool) {
	if len(s) != len(layout) {
		return m, false
	}
	for i := range len(layout) {
		switch digit := layout[i] >= '0' && layout[i] <= '9'; {
		case i == zoneAt && (s[i] == '+' || s[i] == '-'):
		case digit && (s[i] < '0' || s[i] > '9') || !digit && s[i] != layout[i]:
			return m, false
		}
	}
	p := digitParser{s[zoneAt:]}
	year, month, day := pair(s, 0)*100+pair(s, 2), time.Month(pair(s, 5)), pair(s, 8)
	hour, minute, second := pair(s, 11), pair(s, 14), pair(s, 17)
	m.day, m.zoned = time.Date(year, month, day, 0, 0, 0, 0, time.UTC), true
	m.clock = time.Duration(hour*3600+minute*60+second) * time.Second
	m.offset, ok = p.zone()
	return m, ok && isDate(m.day, year, month, day) && isClock(m.clock, minute, second)
}

// zoneAt is where the zone begins in the layout.
const zoneAt = len(layout) - len("-07:00")

// pair gives the number of two digits.
func pair(s string, at int) int { return int(s[at]-'0')*10 + int(s[at+1]-'0') }

// ParseTime reads a time as a person types it: "2026-11-30 09:20:00 +08:00", "2026-11-30 9:20", "9:20"; in zone, where it does not say
// its own. One without a date is on the day of after, or a day later where it would be before it. What is to be told of it comes
// with it.
func ParseTime(s string, zone *time.Location, after time.Time) (t time.Time, told []Reason, ok bool) {
	m, ok := parseMoment(s)
	if !ok || !m.sort(table.Unordered) {
		return t, nil, false
	}
	after = after.In(zone)
	t, told = m.at(dayOf(after), zone, after)
	return t.In(zone), told, true
}

// ParseLast reads a time as ParseTime does; one without a date is the last that the clock showed before now.
func ParseLast(s string, zone *time.Location, now time.Time) (t time.Time, told []Reason, ok bool) {
	m, ok := parseMoment(s)
	if !ok || !m.sort(table.Unordered) {
		return t, nil, false
	}
	now = now.In(zone)
	t, told = m.at(dayOf(now), zone, time.Time{})
	if m.day.IsZero() && t.After(now) {
		t, told = m.at(dayOf(now).AddDate(0, 0, -1), zone, time.Time{})
	}
	return t.In(zone), told, true
}

// digitParser reads numbers from the front of a text.
type digitParser struct{ rest string }

// number reads a number of at most nine digits; width is how many there are.
func (p *digitParser) number() (n, width int) {
	for width < len(p.rest) && width < 9 && p.rest[width]-'0' < 10 {
		n = n*10 + int(p.rest[width]-'0')
		width++
	}
	p.rest = p.rest[width:]
	return n, width
}

// sign takes one of the signs from the front.
func (p *digitParser) sign(signs string) bool {
	if p.rest == "" || strings.IndexByte(signs, p.rest[0]) < 0 {
		return false
	}
	p.rest = p.rest[1:]
	return true
}

// space takes what stands between date and time.
func (p *digitParser) space() bool {
	rest := strings.TrimLeft(p.rest, " ")
	found := len(rest) < len(p.rest)
	p.rest = rest
	return p.sign("Tt") || found
}

func (p *digitParser) date(year int) (time.Time, bool) {
	if !p.sign("-/.") {
		return time.Time{}, false
	}
	month, width := p.number()
	if width == 0 || width > 2 || !p.sign("-/.") {
		return time.Time{}, false
	}
	day, width := p.number()
	d := time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC)
	return d, width > 0 && width <= 2 && isDate(d, year, time.Month(month), day)
}

// isDate tells whether there is the date that d was made of, in a year that a log may have.
func isDate(d time.Time, year int, month time.Month, day int) bool {
	return d.Day() == day && d.Month() == month && year >= firstYear && year <= lastYear
}

// isClock tells whether a clock can show a time of day, made of hours and these.
func isClock(d time.Duration, minute, second int) bool {
	return minute < 60 && second < 60 && d <= 24*time.Hour
}

// dateEnding reads the rest of a date that began with a number and ends with the year.
func (p *digitParser) dateEnding(m *moment, first int) bool {
	second, width := p.number()
	if width == 0 || width > 2 || !p.sign("-/.") {
		return false
	}
	year, long := p.number()
	m.year, m.first, m.second = year, first, second
	return long == 4 && year >= firstYear && year <= lastYear
}

// sort makes the day of a date that ends with the year, whose numbers stand in an order. It says false where there is no such day
// or no order.
func (m *moment) sort(o table.Order) bool {
	if m.year == 0 {
		return true
	}
	day, month := o.Sort(m.first, m.second)
	m.day = time.Date(m.year, time.Month(month), day, 0, 0, 0, 0, time.UTC)
	return (o != table.Unordered || m.first == m.second) && m.day.Day() == day && m.day.Month() == time.Month(month)
}

// clock reads the rest of a time of day, which begins with an hour; 24:00 is the end of the day. Parts of a second are dropped.
func (p *digitParser) clock(hour int) (time.Duration, bool) {
	if !p.sign(":") {
		return 0, false
	}
	minute, width := p.number()
	second := 0
	if width != 2 {
		return 0, false
	}
	if p.sign(":") {
		if second, width = p.number(); width != 2 {
			return 0, false
		}
		if p.sign(".,") {
			p.number()
		}
	}
	d := time.Duration(hour)*time.Hour + time.Duration(minute)*time.Minute + time.Duration(second)*time.Second
	return d, isClock(d, minute, second)
}

// zone reads a zone to the end: Z, UTC, +08:00, +0800, +08; nothing is none.
func (p *digitParser) zone() (offset time.Duration, ok bool) {
	p.rest = strings.TrimLeft(p.rest, " ")
	switch strings.ToUpper(p.rest) {
	case "", "Z", "UTC", "GMT":
		return 0, true
	}
	west := p.rest[0] == '-'
	if !p.sign("+-") {
		return 0, false
	}
	n, width := p.number()
	if width == 2 {
		minutes := 0
		if p.sign(":") {
			minutes, width = p.number()
		}
		n = n*100 + minutes
	} else if width != 4 {
		return 0, false
	}
	offset = time.Duration(n/100)*time.Hour + time.Duration(n%100)*time.Minute
	if west {
		offset = -offset
	}
	return offset, width%2 == 0 && n%100 < 60 && n <= 1500 && p.rest == ""
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
	if m.zoned {
		return day.Add(m.clock - m.offset), nil
	}
	return onWall(day.Add(m.clock), zone, least)
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
