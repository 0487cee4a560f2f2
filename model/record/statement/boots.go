package statement

import (
	"bufio"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// bootLine is a line of "last reboot": weekday, month, day, hour and minute of a boot; with "last -F" also second and year; and how
// long it lasted, as days+hours:minutes.
var bootLine = regexp.MustCompile(`^reboot\s+system boot\s.*?\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\w{3}) +(\d{1,2}) (\d\d):(\d\d)(?::(\d\d) (\d{4}))?\s*(.*)$`)

// bootLength is how long a boot lasted, at the end of its line.
var bootLength = regexp.MustCompile(`\((?:(\d+)\+)?(\d\d):(\d\d)\)$`)

// Boots reads "last reboot" as entries without a task, the newest first as they stand there. Its lines name no year: it is the last
// one up to now in which the date falls on the weekday. A boot that is said to be still running below a newer one ended without
// being noted, and its Note says so. The error is a *table.Error where there is no boot,
// else r's own.
func Boots(r io.Reader, now time.Time) ([]record.Entry, error) {
	var entries []record.Entry
	newer := time.Time{} // start of the boot above
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		e, ok := boot(strings.TrimSpace(lines.Text()), now)
		if !ok {
			continue
		}
		e.Line = n
		if e.Open() && !newer.IsZero() && newer.After(e.Boot) {
			e.Note = unclean
		}
		newer = e.Boot
		entries = append(entries, e)
	}
	if err := lines.Err(); err != nil {
		return entries, err
	}
	if len(entries) == 0 {
		return nil, table.Fault(text.UsageNoBoot)
	}
	return entries, nil
}

// unclean is last's own word for an end that was not noted.
const unclean = "crash"

// boot reads one line.
func boot(line string, now time.Time) (e record.Entry, ok bool) {
	m := bootLine.FindStringSubmatch(line)
	if m == nil {
		return e, false
	}
	month := table.MonthNamed(m[2])
	n := [...]int{3: 0, 4: 0, 5: 0, 6: 0, 7: 0}
	for i := 3; i <= 7; i++ {
		n[i], _ = strconv.Atoi(m[i])
	}
	year := n[7]
	if year == 0 {
		year = yearOf(m[1], month, n[3], now)
	}
	e = record.Entry{Boot: time.Date(year, time.Month(month), n[3], n[4], n[5], n[6], 0, now.Location()), Work: -1}
	if month == 0 || year == 0 || e.Boot.Day() != n[3] || n[4] > 23 || n[5] > 59 {
		return e, false
	}
	if l := bootLength.FindStringSubmatch(m[8]); l != nil {
		d, _ := strconv.Atoi(l[1])
		hours, _ := strconv.Atoi(l[2])
		minutes, _ := strconv.Atoi(l[3])
		e.Stop = e.Boot.Add(time.Duration(d*24*60+hours*60+minutes) * time.Minute)
	}
	return e, true
}

// yearOf finds the last year up to now in which a date falls on a weekday; 0 where none of the last forty does.
func yearOf(weekday string, month, day int, now time.Time) int {
	years := make([]int, 0, 40)
	for y := now.Year(); len(years) < cap(years); y-- {
		years = append(years, y)
	}
	i := slices.IndexFunc(years, func(y int) bool {
		t := time.Date(y, time.Month(month), day, 0, 0, 0, 0, now.Location())
		return t.Day() == day && !t.After(now) && t.Weekday().String()[:3] == weekday
	})
	if i < 0 {
		return 0
	}
	return years[i]
}
