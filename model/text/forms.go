package text

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
)

// forms is how a language writes what is not a word. Numbers look alike in every language that there is: a point before
// decimals, a comma between thousands from 10,000 on, minus as "-".
type forms struct {
	clock     string // hours and minutes in a column: 6 h 00
	spell     string // hours and minutes in a sentence: 6 h 00 min
	minutes   string
	seconds   string
	hours     string // hours with decimals
	days      string
	date      string // layout of package time
	shortDate string
	between   string // sentences of a paragraph
}

var englishForms = forms{
	clock: "%s h %02d", spell: "%s h %02d min", minutes: "%d min", seconds: "%s s", hours: "%s h", days: "%s d",
	date: "2 Jan 2006", shortDate: "2 Jan", between: " ",
}

// A duration says 小时, never 时 alone, which reads as a time of day.
var chineseForms = forms{
	clock: "%s 小时 %02d", spell: "%s 小时 %02d 分", minutes: "%d 分", seconds: "%s 秒", hours: "%s 小时", days: "%s 天",
	date: "2006-01-02", shortDate: "01-02",
}

// Count is a number of things as an argument of a phrase: it is written in the language's way, by the verb %s.
type Count int64

// Count writes a number of things: "90", "12,000".
func (l *Language) Count(n int64) string { return l.Number(strconv.FormatInt(n, 10)) }

// Clock writes d, cut to whole minutes, as a column of hours shows it: "6 h 00".
func (l *Language) Clock(d time.Duration) string { return l.ClockMinutes(int64(d / time.Minute)) }

// ClockMinutes is Clock of a number of minutes: sums of times can be longer than a time.Duration.
func (l *Language) ClockMinutes(n int64) string { return l.hoursMinutes(l.forms.clock, n) }

// Spell writes d, cut to whole minutes, as a sentence says it: "6 h 00 min".
func (l *Language) Spell(d time.Duration) string { return l.SpellMinutes(int64(d / time.Minute)) }

// SpellMinutes is Spell of a number of minutes.
func (l *Language) SpellMinutes(n int64) string { return l.hoursMinutes(l.forms.spell, n) }

func (l *Language) hoursMinutes(form string, m int64) string {
	if m < 0 {
		return "-" + l.hoursMinutes(form, -m)
	}
	return fmt.Sprintf(form, l.Count(m/60), m%60)
}

// Duration writes d to the nanosecond, in the units that fit it: "90 s", "15 min", "2 h 30 min", "5 min 20.5 s".
func (l *Language) Duration(d time.Duration) string {
	rest := d % time.Minute
	switch {
	case d < 0:
		return "-" + l.Duration(opposite(d))
	case rest == 0 && d < time.Hour && d > 0:
		return fmt.Sprintf(l.forms.minutes, d/time.Minute)
	case rest == 0 && d > 0:
		return l.Spell(d)
	case d < 2*time.Minute:
		return fmt.Sprintf(l.forms.seconds, trimZeros(fmt.Sprintf("%.9f", d.Seconds())))
	default:
		return l.Duration(d-rest) + " " + l.Duration(rest)
	}
}

// Hours writes d in hours with two decimals, as it is multiplied by a price: "22.50 h". A half goes away from zero.
func (l *Language) Hours(d time.Duration) string {
	const hundredth = time.Hour / 100
	if d < 0 {
		return "-" + l.Hours(opposite(d))
	}
	n := int64(d / hundredth)
	if d%hundredth >= hundredth/2 {
		n++
	}
	return fmt.Sprintf(l.forms.hours, l.Number(fmt.Sprintf("%d.%02d", n/100, n%100)))
}

// Multiple writes d as the number by which a price per hour is multiplied, to two decimals where it has any: "225", "56.25".
func (l *Language) Multiple(d time.Duration) string {
	return l.Number(strings.TrimSuffix(strconv.FormatFloat(d.Hours(), 'f', 2, 64), ".00"))
}

// Days writes a number of days: "30 d".
func (l *Language) Days(n int) string { return fmt.Sprintf(l.forms.days, l.Count(int64(n))) }

// Date writes a day with its year: "30 Nov 2026", "2026-11-30".
func (l *Language) Date(t time.Time) string { return t.Format(l.forms.date) }

// ShortDate writes a day without its year: "30 Nov", "11-30".
func (l *Language) ShortDate(t time.Time) string { return t.Format(l.forms.shortDate) }

// Percent writes p, a number of hundredths, rounded to whole ones: "49 %".
func (l *Language) Percent(p float64) string {
	return l.Number(strconv.FormatFloat(p, 'f', 0, 64)) + " %"
}

// Change writes p, a number of hundredths, as a change: "+100 %", "-50 %".
func (l *Language) Change(p float64) string {
	if p > 0 {
		return "+" + l.Percent(p)
	}
	return l.Percent(p)
}

// Sentences joins the sentences of a paragraph; empty ones are left out.
func (l *Language) Sentences(list ...string) string {
	list = slices.DeleteFunc(slices.Clone(list), func(s string) bool { return s == "" })
	return strings.Join(list, l.forms.between)
}

// Size writes a number of bytes without loss, in the largest decimal unit up to GB that it fills: "200 GB", "1.5 GB", "750 MB".
func (l *Language) Size(bytes int64) string {
	switch n := opposite(min(bytes, -bytes)); {
	case n >= 1e9 || n == 0:
		return l.scaled(bytes, 9) + " GB"
	case n >= 1e6:
		return l.scaled(bytes, 6) + " MB"
	case n >= 1e3:
		return l.scaled(bytes, 3) + " kB"
	default:
		return l.Count(bytes) + " B"
	}
}

// Speed writes a bandwidth in bytes per second: "50 MB/s", and "1008 GB/s" from 10,000 MB/s on.
func (l *Language) Speed(bytes int64) string {
	if bytes >= 10_000_000_000 {
		return l.scaled(bytes, 9) + " GB/s"
	}
	return l.scaled(bytes, 6) + " MB/s"
}

// scaled writes n over 10 to the power of places, with the decimals that it has.
func (l *Language) scaled(n int64, places int) string {
	if n < 0 {
		return "-" + l.scaled(opposite(n), places)
	}
	digits := fmt.Sprintf("%0*d", places+1, n)
	point := len(digits) - places
	return l.Number(trimZeros(digits[:point] + "." + digits[point:]))
}

// Number groups the digits of a plain decimal, such as an amount of money, in threes from 10,000 on: "12,345.60".
func (l *Language) Number(decimal string) string {
	whole, fraction, pointed := strings.Cut(decimal, ".")
	sign := ""
	if strings.HasPrefix(whole, "-") {
		sign, whole = "-", whole[1:]
	}
	if len(whole) < 5 {
		return decimal
	}
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + "," + whole[i:]
	}
	if pointed {
		fraction = "." + fraction
	}
	return sign + whole + fraction
}

// opposite gives -n for n of 0 or less; the smallest number, which has none, becomes the largest.
func opposite[T ~int64](n T) T { return -max(n, -math.MaxInt64) }

// trimZeros drops the zeros at the end of a decimal that has a point.
func trimZeros(s string) string { return strings.TrimRight(strings.TrimRight(s, "0"), ".") }
