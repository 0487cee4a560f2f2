package unit

import (
	"strconv"
	"strings"
	"time"
)

const (
	day  = 24 * time.Hour
	week = 7 * day
)

var durationUnits = map[string]time.Duration{
	"s": time.Second, "sec": time.Second, "secs": time.Second, "second": time.Second, "seconds": time.Second,
	"秒": time.Second, "秒钟": time.Second,
	"m": time.Minute, "min": time.Minute, "mins": time.Minute, "minute": time.Minute, "minutes": time.Minute,
	"分": time.Minute, "分钟": time.Minute, "分鐘": time.Minute,
	"h": time.Hour, "hr": time.Hour, "hrs": time.Hour, "hour": time.Hour, "hours": time.Hour,
	"时": time.Hour, "小时": time.Hour, "小時": time.Hour, "个小时": time.Hour, "钟头": time.Hour, "个钟头": time.Hour,
	"d": day, "day": day, "days": day, "天": day, "日": day,
	"w": week, "wk": week, "week": week, "weeks": week, "周": week, "週": week, "星期": week, "个星期": week,
}

// next is the unit of a number without one that follows a larger unit: 6h30.
var next = map[time.Duration]time.Duration{
	week: day, day: time.Hour, time.Hour: time.Minute, time.Minute: time.Second,
}

// ParseDuration reads a time: 90m, 90 min, 1d4h, 2小时30分, 6h30, 6:30, 6.5. A
// number without a unit is in units of bare; when bare is 0 a unit is required.
// Parts below a nanosecond are rounded. The error is a [SyntaxError].
func ParseDuration(s string, bare time.Duration) (time.Duration, error) {
	c, err := scan(s, kindDuration)
	if err != nil {
		return 0, err
	}
	sign := c.sign()
	sum, err := c.duration(bare)
	if err != nil {
		return 0, err
	}
	if sign == '-' && sum.Sign() > 0 {
		return 0, c.fail(Negative, -1)
	}
	n, err := c.round(sum)
	return time.Duration(n), err
}

// duration reads to the end, as a number of nanoseconds.
func (s *scanner) duration(bare time.Duration) (Exact, error) {
	if s.isClock() {
		return s.clock()
	}
	var sum Exact
	for last := time.Duration(0); s.pos < len(s.text); s.skipSpace() {
		at := s.pos
		n, err := s.number()
		if err != nil {
			return sum, err
		}
		unit, err := s.durationUnit(last, bare)
		if err != nil {
			return sum, err
		}
		if last != 0 && unit >= last {
			return sum, s.fail(UnitOrder, at)
		}
		sum, last = sum.Add(n.magnitude().Times(int64(unit))), unit
	}
	return sum, nil
}

// durationUnit reads the unit of a number; last is the unit before it, 0 at
// the start. Without a unit, the number must be the end.
func (s *scanner) durationUnit(last, bare time.Duration) (time.Duration, error) {
	s.skipSpace()
	unit, ok := word(s, durationUnits)
	if ok {
		return unit, nil
	}
	if last != 0 {
		bare = next[last]
	}
	if err := s.end(); err != nil {
		return 0, err
	}
	if bare == 0 {
		return 0, s.fail(NoUnit, -1)
	}
	return bare, nil
}

// isClock reports whether the text goes on as 6:30.
func (s *scanner) isClock() bool {
	s.skipSpace()
	n := 0
	for isDigit(s.peek(n)) {
		n++
	}
	return n > 0 && s.peek(n) == ':'
}

// clock reads hours:minutes or hours:minutes:seconds.
func (s *scanner) clock() (Exact, error) {
	hours, err := s.number()
	sum := hours.magnitude().Times(int64(time.Hour))
	for unit := time.Minute; err == nil && unit >= time.Second && s.take(':'); unit /= 60 {
		tens, ones := s.peek(0), s.peek(1)
		if tens < '0' || tens > '5' || !isDigit(ones) || isDigit(s.peek(2)) {
			return sum, s.fail(BadClock, s.pos)
		}
		s.pos += 2
		sum = sum.Add(Whole(int64(tens-'0')*10 + int64(ones-'0')).Times(int64(unit)))
	}
	if err != nil {
		return sum, err
	}
	return sum, s.end()
}

// FormatDuration writes d so that [ParseDuration] reads it: "6h30m", "1m30s",
// "225h", "0s"; parts of a second as decimals. A negative d has a minus, which
// is not read back.
func FormatDuration(d time.Duration) string {
	rest := magnitude(int64(d))
	var b strings.Builder
	if d < 0 {
		b.WriteByte('-')
	}
	for _, u := range []struct {
		size time.Duration
		name string
	}{{time.Hour, "h"}, {time.Minute, "m"}} {
		if n := rest / uint64(u.size); n > 0 {
			b.WriteString(strconv.FormatUint(n, 10) + u.name)
			rest %= uint64(u.size)
		}
	}
	if rest > 0 || d == 0 {
		b.WriteString(decimal(int64(rest), 9, 0) + "s")
	}
	return b.String()
}
