package report

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/text"
)

func logOf(list ...record.Entry) *Log {
	now := time.Date(2026, 11, 30, 15, 0, 0, 0, time.UTC)
	return &Log{Report: Report{Lang: text.English, Now: now}, Entries: list}
}

// Two tasks of one boot, 09:00 to 11:00 and 10:00 to 12:00 on a, are 3 h on; another instance at the same time counts by itself:
// 1 h. One that is open counts until now: 14:00 to 15:00, 1 h. Together 5 h.
func TestTimeOnCountsABootOnce(t *testing.T) {
	at := func(h int) time.Time { return time.Date(2026, 11, 30, h, 0, 0, 0, time.UTC) }
	l := logOf(
		record.Entry{Instance: "a", Boot: at(9), Stop: at(11), Work: -1, Project: "p"},
		record.Entry{Instance: "a", Boot: at(10), Stop: at(12), Work: time.Hour, Project: "q"},
		record.Entry{Instance: "b", Boot: at(10), Stop: at(11), Work: time.Hour},
		record.Entry{Instance: "b", Boot: at(14), Work: -1},
	)
	if got := l.timeOn(every); got.Minutes() != 5*60 {
		t.Errorf("got %v, want 5h", got)
	}
	if got := l.work(every); got.Minutes() != 2*60 {
		t.Errorf("got %v of work, want 2h", got)
	}
	if got := l.timeOn(func(e *record.Entry) bool { return e.Project == "q" }); got.Minutes() != 2*60 {
		t.Errorf("got %v for q, want 2h", got)
	}
}

// Ten boots of 100 years each are on for 10 × 876,576 h (36,524 days) = 8,765,760 h: more than a time.Duration holds, as a million
// boots of 3 h are.
func TestTimeOnOfALongLog(t *testing.T) {
	l := logOf()
	for i := range 10 {
		boot := time.Date(1926, 1, 1, 0, 0, 0, 0, time.UTC)
		l.Entries = append(l.Entries, record.Entry{Instance: strconv.Itoa(i), Boot: boot, Stop: boot.AddDate(0, 0, 36_524), Work: 36_524 * 24 * time.Hour})
	}
	var b strings.Builder
	if err := writeLogText(&b, l); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(b.String(), "8,765,760 h 00"); n != 2 { // on, and at work
		t.Errorf("%d totals of 8,765,760 h in\n%s", n, b.String())
	}
}

// Texts of a file that somebody else may have written mislead no format: no terminal, no spreadsheet, no ledger.
func TestLogOfHostileTexts(t *testing.T) {
	const bad = "=cmd\x1b[31m\u202e  x; y\n2026-01-01 z"
	boot := time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC)
	l := logOf(record.Entry{Instance: bad, Boot: boot, Work: -1, Card: bad, Offer: bad, Task: bad, Project: bad, Note: bad, Downloads: []record.Download{{Name: bad}}})
	for _, f := range LogFormats {
		var b strings.Builder
		if err := f.Write(&b, l); err != nil {
			t.Fatal(err)
		}
		if out := b.String(); strings.ContainsAny(out, "\x1b\u202e") || strings.Contains(out, ",=cmd") || strings.Contains(out, "\n2026-01-01") {
			t.Errorf("%s writes\n%q", f.Name, out)
		}
	}
}
