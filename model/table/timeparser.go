package table

import (
	"strings"
	"time"
	"unicode"
)

// typed reads a time as a person or a console may have written it.
func typed(s string) (m Moment, ok bool) {
	p := timeParser{rest: strings.TrimSpace(strings.Map(foldTime, s))}
	if p.rest == "" {
		return m, false
	}
	if p.counted(&m) {
		return m, true
	}
	if p.isClock() {
		return m, p.timeOfDay(&m) && p.zone(&m) && p.rest == ""
	}
	p.weekday()
	return m, p.date(&m) && p.timeOfDay(&m) && p.zone(&m) && p.rest == ""
}

// foldTime makes Chinese and full-width times plain: 2026年1月2日 9时5分 is 2026-1-2  9:5:.
func foldTime(r rune) rune {
	switch {
	case r < 0x80:
		return r
	case r == '年' || r == '月':
		return '-'
	case r == '日' || r == '号' || r == '秒' || r == '，' || unicode.IsSpace(r):
		return ' '
	case r == '时' || r == '点' || r == '分' || r == '：':
		return ':'
	case r == '−' || r == '–':
		return '-'
	case r >= '！' && r <= '～':
		return r - '！' + '!'
	}
	return r
}

// timeParser walks over a time.
type timeParser struct{ rest string }

// isClock tells whether a time of day comes next: 9:20 and not 9/20.
func (p *timeParser) isClock() bool {
	hour := len(p.rest) - len(strings.TrimLeft(p.rest, "0123456789"))
	return hour > 0 && hour < 3 && hour < len(p.rest) && p.rest[hour] == ':'
}

// number takes up to n digits; digits is how many there were.
func (p *timeParser) number(n int) (v, digits int) {
	for digits < n && digits < len(p.rest) && isDigit(p.rest[digits]) {
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
func (p *timeParser) counted(m *Moment) bool {
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
		m.count(time.Unix(n, 0))
	case 13:
		m.count(time.UnixMilli(n))
	case 14:
		minute, second := int(n/100%100), int(n%100)
		m.Clock, m.Timed = ofDay(int(n/1e4%100), minute, second), true
		if n /= 1e6; !isClock(m.Clock, minute, second) {
			return false
		}
		fallthrough
	case 8:
		m.year, m.first, m.second, m.leads, m.Dated = int(n/1e4), int(n/100%100), int(n%100), true, true
		return fraction == "" && m.year >= FirstYear
	default:
		return false
	}
	return true
}

// count takes a time that the cell counts.
func (m *Moment) count(at time.Time) {
	m.at, m.Dated, m.Timed, m.Zoned = at.UTC(), true, true, true
	m.Clock = m.at.Sub(m.at.Truncate(24 * time.Hour))
}

// weekday steps over the name of one: "Tue Jan 2 2026" and "Tue, 2 Jan 2026".
func (p *timeParser) weekday() {
	before := p.rest
	w := p.word()
	if len(w) < 3 || MonthNamed(w) > 0 {
		p.rest = before
		return
	}
	p.skip()
}

// MonthNamed gives the month of an English name or its start, 0 where there is none.
func MonthNamed(w string) int {
	if len(w) < 3 {
		return 0
	}
	w = strings.ToLower(w)
	for month := time.January; month <= time.December; month++ {
		if strings.HasPrefix(strings.ToLower(month.String()), w) || w == "sept" && month == time.September {
			return int(month)
		}
	}
	return 0
}

// date reads year, month and day in any order.
func (p *timeParser) date(m *Moment) bool {
	m.Dated = true
	if month := MonthNamed(p.word()); month > 0 { // Nov 30, 2026
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
	if month := MonthNamed(p.word()); n == 0 && month > 0 {
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
func (p *timeParser) timeOfDay(m *Moment) bool {
	p.rest = strings.TrimLeft(p.rest, " ,")
	if len(p.rest) > 1 && (p.rest[0] == 'T' || p.rest[0] == 't') && isDigit(p.rest[1]) {
		p.rest = p.rest[1:]
	}
	if p.rest == "" || !isDigit(p.rest[0]) {
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
	m.Timed = true
	m.Clock = ofDay(hour, minute, second)
	if _, ok := p.take(".,"); ok {
		m.Clock += p.fraction()
	}
	return digits > 0 && p.half(m, hour) && isClock(m.Clock, minute, second)
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
func (p *timeParser) half(m *Moment, hour int) bool {
	before := p.rest
	p.skip()
	switch p.word() {
	case "am":
		if hour == 12 {
			m.Clock -= 12 * time.Hour
		}
	case "pm":
		if hour < 12 {
			m.Clock += 12 * time.Hour
		}
	default:
		p.rest = before
		return true
	}
	return hour >= 1 && hour <= 12
}

// zone reads Z, UTC, +08:00, +0800 or +08, and what stands behind an offset: "+0000 UTC".
func (p *timeParser) zone(m *Moment) bool {
	p.skip()
	if p.rest == "" {
		return true
	}
	if sign, ok := p.take("+-"); ok {
		hours, digits := p.number(2)
		p.take(":")
		minutes, _ := p.number(2)
		p.skip()
		p.word()
		return digits == 2 && m.east(sign, hours, minutes)
	}
	switch p.word() {
	case "z", "utc", "gmt":
		m.Zoned = true
		return p.rest == "" || p.rest[0] != '+' && p.rest[0] != '-'
	}
	return false
}
