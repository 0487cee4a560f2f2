package report_test

import (
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// properties unfolds a calendar and gives its lines; each is at most 75 octets as it stands (RFC 5545 §3.1).
func properties(t interface {
	Helper()
	Errorf(string, ...any)
}, calendar string) []string {
	t.Helper()
	for line := range strings.SplitSeq(calendar, "\r\n") {
		if len(line) > 75 || strings.ContainsAny(line, "\r\n") || strings.ToValidUTF8(line, "") != line {
			t.Errorf("%d octets: %q", len(line), line)
		}
	}
	if !strings.HasSuffix(calendar, "\r\n") {
		t.Errorf("the last line has no end")
	}
	return strings.Split(strings.TrimSuffix(strings.ReplaceAll(calendar, "\r\n ", ""), "\r\n"), "\r\n")
}

// valuesOf lists what a calendar has under a name.
func valuesOf(lines []string, name string) []string {
	var list []string
	for _, line := range lines {
		if value, ok := strings.CutPrefix(line, name+":"); ok {
			list = append(list, value)
		}
	}
	return list
}

// From 1 December at 14 h a day the month is cheapest: it ends on the 30th. The week of the plan's start ends on the 7th. AutoDL
// deletes what is off since the 30th for 15 days on 14 January. The month is paid at once, so a balance of 500 is gone on the first day.
func TestDeadlines(t *testing.T) {
	p := on(t, "autodl").Plan
	p.Workload.HoursPerDay = 14 * time.Hour
	p.Budget.Balance = model.Given(unit.Money(500_000_000))
	lines := properties(t, written(t, "ics", of(t, p)))
	days, titles := valuesOf(lines, "DTSTART;VALUE=DATE"), valuesOf(lines, "SUMMARY")
	want := []string{
		"20261201 The balance of 500.00 CNY is used up", "20261207 AutoDL RTX 4090: the week ends",
		"20261230 AutoDL RTX 4090: the month ends", "20270114 AutoDL RTX 4090: AutoDL deletes what was left off",
	}
	if len(days) != len(want) {
		t.Fatalf("%d days in %q", len(days), lines)
	}
	for i := range want {
		if got := days[i] + " " + titles[i]; got != want[i] {
			t.Errorf("got %q, want %q", got, want[i])
		}
	}
}

// An event keeps its id when it is worked out again on another day and in another language, so a calendar replaces it.
func TestDeadlinesKeepTheirIDs(t *testing.T) {
	r := on(t, "autodl")
	first := properties(t, written(t, "ics", r))
	r.Now, r.Lang = now.AddDate(0, 0, 3), text.Chinese
	second := properties(t, written(t, "ics", r))
	ids, again := valuesOf(first, "UID"), valuesOf(second, "UID")
	if len(ids) < 3 || strings.Join(ids, " ") != strings.Join(again, " ") {
		t.Errorf("ids are %q, then %q", ids, again)
	}
	seen := map[string]bool{}
	for _, id := range ids {
		if seen[id] {
			t.Errorf("two events are %s", id)
		}
		seen[id] = true
	}
	if stamps := valuesOf(first, "DTSTAMP"); stamps[0] != "20261130T120000Z" {
		t.Errorf("made at %s, want now in UTC", stamps[0])
	}
}

func TestACalendarNeedsAStart(t *testing.T) {
	r := read(t, "plans/article.toml")
	r.Plan.Start = model.Date{}
	f, _ := report.Lookup(report.Formats, "ics")
	var fault *model.Fault
	if err := f.Write(io.Discard, r); !errors.As(err, &fault) || fault.Path != "start" {
		t.Errorf("got %v", err)
	}
}

// Whatever an offer is called, lines are folded between characters and a name cannot begin a line of its own.
func TestCalendarFoldsAndEscapes(t *testing.T) {
	p := on(t, "autodl").Plan
	rapid.Check(t, func(t *rapid.T) {
		p := p.Clone()
		p.Offers[0].Name = rapid.StringOf(rapid.RuneFrom([]rune("ab;,\\:\r\n 显卡🎉"))).Draw(t, "name")
		e, err := pricing.Evaluate(p)
		if err != nil {
			t.Skip(err) // no name at all
		}
		r := report.Report{Plan: p, Evaluation: e, Lang: text.Chinese, Now: now}
		f, _ := report.Lookup(report.Formats, "ics")
		var b strings.Builder
		if err := f.Write(&b, r); err != nil {
			t.Fatal(err)
		}
		lines := properties(t, b.String())
		if begins, ends := len(valuesOf(lines, "BEGIN")), len(valuesOf(lines, "END")); begins != ends || begins != 1+2*len(valuesOf(lines, "UID")) {
			t.Fatalf("%d begin, %d end", begins, ends)
		}
	})
}
