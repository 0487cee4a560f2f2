package statement

import (
	"strings"
	"time"

	"app/gpuplan/model/table"
)

// moment is a time of a cell, taken apart.
type moment struct {
	year, first, second int // first and second are day and month in the order of the column, month and day where the year leads
	leads               bool
	named               bool // the month stood there by its name, in second: the order is said
	clock               time.Duration
	dated, timed        bool // there was a date, a time of day
	zone                *time.Location
	at                  time.Time // where the cell counts seconds since 1970; zero: it does not
}

// order tells the order of day and month as far as the date itself shows it; doubt is a date that may be either.
func (m *moment) order() (o table.Order, doubt bool) {
	if !m.dated || m.leads || m.named {
		return table.Unordered, false
	}
	return table.OrderOf(m.first, m.second)
}

// The years that a row can be of: no instance was rented before, and what is far ahead was mistyped.
const firstYear, lastYear = 2000, 2099

// in gives the time in a zone, which holds where the cell names none; ok is false where there is no such date, or none of the years
// that a row can be of.
func (m *moment) in(zone *time.Location, o table.Order) (t time.Time, ok bool) {
	if !m.at.IsZero() {
		return m.at, m.at.Year() >= firstYear && m.at.Year() <= lastYear
	}
	if m.zone != nil {
		zone = m.zone
	}
	day, month := m.first, m.second
	if m.leads || !m.named && o == table.MonthFirst {
		day, month = month, day
	}
	if !m.dated || m.year < firstYear || m.year > lastYear || month < 1 || month > 12 || day < 1 || day > days(m.year, month) {
		return t, false
	}
	s := int(m.clock / time.Second)
	return time.Date(m.year, time.Month(month), day, s/3600, s/60%60, s%60, int(m.clock%time.Second), zone), true
}

// days gives the length of a month.
func days(year, month int) int {
	switch {
	case month == 2 && year%4 == 0 && (year%100 != 0 || year%400 == 0):
		return 29
	case month == 2:
		return 28
	case month == 4 || month == 6 || month == 9 || month == 11:
		return 30
	}
	return 31
}

// parseMoment takes a time apart: 2026-11-30 09:20:00 +08:00, 2026/1/2 9:05, 24/03/2025, Nov 30, 2026 9:20 PM, 2026年1月2日 9时5分,
// 20261130, seconds or milliseconds since 1970.
func parseMoment(s string) (m moment, ok bool) {
	s = strings.Trim(s, " []\t")
	if s == "" {
		return m, false
	}
	if m, ok := iso(s); ok {
		return m, true
	}
	p := timeParser{rest: strings.TrimSpace(strings.Map(foldTime, s))}
	if p.counted(&m) {
		return m, true
	}
	p.weekday()
	return m, p.date(&m) && p.timeOfDay(&m) && p.zone(&m) && p.rest == ""
}

// iso reads 2006-01-02 15:04:05 with nothing else or a Z, as programs write it. It is a short cut.
func iso(s string) (m moment, ok bool) {
	if !isISO(s) {
		return m, false
	}
	if !digits(s, 0, 1, 2, 3, 5, 6, 8, 9) {
		return m, false
	}
	if len(s) > isoLength {
		m.zone = time.UTC
	}
	m.year = pair(s, 0)*100 + pair(s, 2)
	m.leads, m.dated, m.timed = true, true, true
	m.first, m.second = pair(s, 5), pair(s, 8)
	m.clock, ok = isoClock(s)
	return m, ok
}

const isoLength = len("2006-01-02 15:04:05")

// isISO reports whether all signs of a time as programs write it are where they belong.
func isISO(s string) bool {
	return (len(s) == isoLength || len(s) == isoLength+1 && s[isoLength] == 'Z') &&
		s[4] == '-' && s[7] == '-' && (s[10] == ' ' || s[10] == 'T') && s[13] == ':' && s[16] == ':'
}

// isoClock reads its time of day.
func isoClock(s string) (clock time.Duration, ok bool) {
	if !digits(s, 11, 12, 14, 15, 17, 18) {
		return 0, false
	}
	hour, minute, second := pair(s, 11), pair(s, 14), pair(s, 17)
	return time.Duration(hour*3600+minute*60+second) * time.Second, hour < 24 && minute < 60 && second < 61
}

// digits reports whether there are digits in all of these places.
func digits(s string, at ...int) bool {
	for _, i := range at {
		if !isDigit(rune(s[i])) {
			return false
		}
	}
	return true
}

func pair(s string, at int) int { return int(s[at]-'0')*10 + int(s[at+1]-'0') }

// foldTime makes Chinese and full-width times plain: 2026年1月2日 9时5分 is 2026-1-2  9:5:.
func foldTime(r rune) rune {
	switch r {
	case '年', '月':
		return '-'
	case '日', '号', '秒', '，':
		return ' '
	case '时', '点', '分', '：':
		return ':'
	}
	return fold(r)
}

// timeParser walks over a time.
type timeParser struct{ rest string }

// number takes up to n digits; digits is how many there were.
func (p *timeParser) number(n int) (v, digits int) {
	for digits < n && digits < len(p.rest) && isDigit(rune(p.rest[digits])) {
		v = v*10 + int(p.rest[digits]-'0')
		digits++
	}
	p.rest = p.rest[digits:]
	return v, digits
}

// take steps over one of the signs.
func (p *timeParser) take(signs string) (sign byte, ok bool) {
	if p.rest == "" || strings.IndexByte(signs, p.rest[0]) < 0 {
		return 0, false
	}
	sign, p.rest = p.rest[0], p.rest[1:]
	return sign, true
}

// skip steps over spaces and commas.
func (p *timeParser) skip() { p.rest = strings.TrimLeft(p.rest, " ,") }

// word takes letters.
func (p *timeParser) word() string {
	n := 0
	for n < len(p.rest) && p.rest[n]|0x20 >= 'a' && p.rest[n]|0x20 <= 'z' {
		n++
	}
	w := p.rest[:n]
	p.rest = p.rest[n:]
	return strings.ToLower(w)
}

// counted reads seconds or milliseconds since 1970, and dates without signs: 20261130, 20261130092000.
func (p *timeParser) counted(m *moment) bool {
	whole, fraction, _ := strings.Cut(p.rest, ".")
	if strings.Trim(whole+fraction, "0123456789") != "" {
		return false
	}
	n := int64(0)
	for i := range min(len(whole), 14) {
		n = n*10 + int64(whole[i]-'0')
	}
	switch len(whole) {
	case 10:
		m.at = time.Unix(n, 0).UTC()
	case 13:
		m.at = time.UnixMilli(n).UTC()
	case 14:
		m.clock = time.Duration(n/1e4%100*3600+n/100%100*60+n%100) * time.Second
		m.timed, n = true, n/1e6
		fallthrough
	case 8:
		m.year, m.first, m.second, m.leads, m.dated = int(n/1e4), int(n/100%100), int(n%100), true, true
		return fraction == "" && m.year > 1900
	default:
		return false
	}
	return true
}

// weekday steps over the name of one: "Tue Jan 2 2026" and "Tue, 2 Jan 2026".
func (p *timeParser) weekday() {
	before := p.rest
	w := p.word()
	if len(w) < 3 || monthNamed(w) > 0 {
		p.rest = before
		return
	}
	p.skip()
}

// monthNamed gives the month of an English name or its start, 0 where there is none.
func monthNamed(w string) int {
	if len(w) < 3 {
		return 0
	}
	for month := time.January; month <= time.December; month++ {
		if strings.HasPrefix(strings.ToLower(month.String()), w) || w == "sept" && month == time.September {
			return int(month)
		}
	}
	return 0
}

// date reads year, month and day in any order.
func (p *timeParser) date(m *moment) bool {
	m.dated = true
	if month := monthNamed(p.word()); month > 0 { // Nov 30, 2026
		p.skip()
		m.second, m.named = month, true
		m.first, _ = p.number(2)
		p.skip()
		year, digits := p.number(4)
		m.year = year
		return digits == 4
	}
	first, digits := p.number(4)
	sign, ok := p.take("-/. ")
	if !ok || digits == 0 || digits == 3 {
		return false
	}
	second, n := p.number(2)
	if month := monthNamed(p.word()); n == 0 && month > 0 {
		m.named, second, n = true, month, 2
	}
	if _, ok := p.take("-/. "); !ok || n == 0 {
		return false
	}
	third, last := p.number(4)
	if digits == 4 {
		m.year, m.first, m.second, m.leads, m.named = first, second, third, true, false
		return last == 1 || last == 2
	}
	m.year, m.first, m.second = third, first, second
	if last == 2 && (sign == '/' || sign == '.' || m.named) { // a year of two digits
		m.year, last = 2000+third, 4
	}
	return last == 4
}

// timeOfDay reads hours, minutes, and perhaps seconds with a fraction and AM or PM; without any of it the cell is a date.
func (p *timeParser) timeOfDay(m *moment) bool {
	p.rest = strings.TrimLeft(p.rest, " ,")
	if len(p.rest) > 1 && (p.rest[0] == 'T' || p.rest[0] == 't') && isDigit(rune(p.rest[1])) {
		p.rest = p.rest[1:]
	}
	if p.rest == "" || !isDigit(rune(p.rest[0])) {
		return true
	}
	hour, _ := p.number(2)
	if _, ok := p.take(":"); !ok {
		return false
	}
	minute, digits := p.number(2)
	second := 0
	if _, ok := p.take(":"); ok {
		second, _ = p.number(2)
	}
	m.timed = true
	m.clock = time.Duration(hour*3600+minute*60+second) * time.Second
	if _, ok := p.take(".,"); ok {
		m.clock += p.fraction()
	}
	return digits > 0 && minute < 60 && second < 61 && p.half(m, hour) && m.clock <= 24*time.Hour
}

// fraction reads the digits behind the seconds.
func (p *timeParser) fraction() time.Duration {
	v, digits := p.number(9)
	for ; digits < 9; digits++ {
		v *= 10
	}
	p.rest = strings.TrimLeft(p.rest, "0123456789")
	return time.Duration(v)
}

// half reads AM or PM.
func (p *timeParser) half(m *moment, hour int) bool {
	before := p.rest
	p.skip()
	switch p.word() {
	case "am":
		if hour == 12 {
			m.clock -= 12 * time.Hour
		}
	case "pm":
		if hour < 12 {
			m.clock += 12 * time.Hour
		}
	default:
		p.rest = before
		return true
	}
	return hour >= 1 && hour <= 12
}

// zone reads Z, UTC, +08:00, +0800 or +08, and what stands behind an offset: "+0000 UTC".
func (p *timeParser) zone(m *moment) bool {
	p.skip()
	if p.rest == "" {
		return true
	}
	if sign, ok := p.take("+-"); ok {
		hours, digits := p.number(2)
		p.take(":")
		minutes, _ := p.number(2)
		seconds := hours*3600 + minutes*60
		if sign == '-' {
			seconds = -seconds
		}
		m.zone = time.FixedZone("", seconds)
		p.skip()
		p.word()
		return digits == 2 && hours <= 14 && minutes < 60
	}
	switch p.word() {
	case "z", "utc", "gmt":
		m.zone = time.UTC
		return p.rest == "" || p.rest[0] != '+' && p.rest[0] != '-'
	}
	return false
}
