package text

import (
	"fmt"
	"strings"
	"time"
)

// forms is how a language writes what is not a word.
type forms struct {
	clock     string // hours and minutes in a column: 6 h 00
	spell     string // hours and minutes in a sentence: 6 h 00 min
	minutes   string
	seconds   string
	hours     string // hours with decimals
	days      string
	date      string // layout of package time
	shortDate string
}

var englishForms = forms{
	clock: "%d h %02d", spell: "%d h %02d min", minutes: "%d min", seconds: "%s s", hours: "%s h", days: "%d d",
	date: "2 Jan 2006", shortDate: "2 Jan",
}

var chineseForms = forms{
	clock: "%d 小时 %02d", spell: "%d 小时 %02d 分", minutes: "%d 分", seconds: "%s 秒", hours: "%s 小时", days: "%d 天",
	date: "2006-01-02", shortDate: "01-02",
}

// Clock writes d, cut to whole minutes, as a column of hours shows it: "6 h 00".
func (l *Language) Clock(d time.Duration) string {
	m := int64(d / time.Minute)
	return fmt.Sprintf(l.forms.clock, m/60, m%60)
}

// Spell writes d, cut to whole minutes, as a sentence says it: "6 h 00 min".
func (l *Language) Spell(d time.Duration) string {
	m := int64(d / time.Minute)
	return fmt.Sprintf(l.forms.spell, m/60, m%60)
}

// Duration writes d exactly, in the largest fitting unit: "90 s", "15 min", "2 h 30 min".
func (l *Language) Duration(d time.Duration) string {
	switch {
	case d%time.Minute != 0:
		return fmt.Sprintf(l.forms.seconds, trimZeros(fmt.Sprintf("%.9f", d.Seconds())))
	case d < time.Hour:
		return fmt.Sprintf(l.forms.minutes, d/time.Minute)
	default:
		return l.Spell(d)
	}
}

// Hours writes d in hours with two decimals, as it is multiplied by a price: "22.50 h".
func (l *Language) Hours(d time.Duration) string {
	return fmt.Sprintf(l.forms.hours, fmt.Sprintf("%.2f", d.Hours()))
}

// Days writes a number of days: "30 d".
func (l *Language) Days(n int) string { return fmt.Sprintf(l.forms.days, n) }

// Date writes a day with its year.
func (l *Language) Date(t time.Time) string { return t.Format(l.forms.date) }

// ShortDate writes a day without its year.
func (l *Language) ShortDate(t time.Time) string { return t.Format(l.forms.shortDate) }

// Number groups the digits of a plain decimal ("12345.60") in threes from 10,000 on.
func (l *Language) Number(decimal string) string {
	sign, rest := "", decimal
	if strings.HasPrefix(rest, "-") {
		sign, rest = "-", rest[1:]
	}
	whole, fraction, _ := strings.Cut(rest, ".")
	if fraction != "" {
		fraction = "." + fraction
	}
	if len(whole) < 5 {
		return decimal
	}
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + "," + whole[i:]
	}
	return sign + whole + fraction
}

func trimZeros(s string) string { return strings.TrimRight(strings.TrimRight(s, "0"), ".") }
