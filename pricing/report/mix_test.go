package report_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

func mix(t testing.TB, r report.Report) string {
	t.Helper()
	var b bytes.Buffer
	if err := report.Mix(&b, r); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// weekdays is 33 weekdays of 45 days at 12 a day: a day by the hour, two weeks and a month (formulas.json T1-D19, 282).
const weekdays = `version = 1
start = 2026-12-07
[workload]
days = 45
days_per_week = 5
hours_per_day = 1
task_hours = 1
[[offer]]
name = "A"
hourly = 12
[[offer.term]]
name = "week"
days = 7
price = 50
[[offer.term]]
name = "month"
days = 30
price = 170
`

func TestStrip(t *testing.T) {
	r := parsed(t, weekdays)
	want := `  7 Dec 2026  hWwwwww wWwwwww wMmmmmm mmmmmmm mmmmmmm mmmmmmm mmm
One letter a day: h by the hour, W the week, M the month; a capital is where a
term is bought.
`
	want = strings.NewReplacer("W the", "w the", "M the", "m the").Replace(want)
	if got := mix(t, r); !strings.Contains(got, want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := written(t, "markdown", r); !strings.Contains(got, "```text\n7 Dec 2026  hWwwwww") {
		t.Error(got)
	}
}

// Two weeks in a row are one stretch: 2 × 50.
func TestTermsInARow(t *testing.T) {
	want := `- 7 Dec 2026, by the hour: 12.00
- 8 Dec 2026 to 21 Dec 2026, the week (2 terms): 100.00
- 22 Dec 2026 to 20 Jan 2027, the month: 170.00
`
	if got := mix(t, parsed(t, weekdays)); !strings.Contains(got, want) {
		t.Error(got)
	}
}

// A term of five weekdays leaves weekends free; terms of names that are no letters, or begin alike, get letters of their own.
func TestStripSigns(t *testing.T) {
	source := strings.NewReplacer("start = 2026-12-07\n", "", "days = 45", "days = 14", `"month"`+"\ndays = 30\nprice = 170", `"包三天"`+"\ndays = 3\nprice = 30").Replace(weekdays)
	r := parsed(t, strings.Replace(source, `"week"`+"\ndays = 7\nprice = 50", `"hot"`+"\ndays = 2\nprice = 23", 1))
	want := "  day 1  AaBbb.. AaBbb..\n"
	if got := mix(t, r); !strings.Contains(got, want) || !strings.Contains(got, "b 包三天") || !strings.Contains(got, "a hot") {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	r.Lang = text.Chinese
	if got := mix(t, r); !strings.Contains(got, ". 不用；大写是买套餐的那天。") {
		t.Error(got)
	}
}

// By the hour nothing is paid on a weekend; the month goes through it.
func TestStripDaysOff(t *testing.T) {
	source := strings.Replace(weekdays, "[[offer.term]]\nname = \"week\"\ndays = 7\nprice = 50\n", "", 1)
	want := "hhhhh.. hhhhh.. hMmmmmm mmmmmmm mmmmmmm mmmmmmm mmm\n"
	if got := mix(t, parsed(t, source)); !strings.Contains(got, want) {
		t.Errorf("%s is not in\n%s", want, got)
	}
}

// Every day has one sign, and no line is wider than 80 cells, in every language, with dates and without.
func TestStripHasEveryDay(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := parsed(t, weekdays)
		r.Plan.Workload.Days = rapid.IntRange(1, model.MaxDays).Draw(rt, "days")
		r.Plan.Workload.DaysPerWeek = rapid.IntRange(1, 7).Draw(rt, "days a week")
		if rapid.Bool().Draw(rt, "without dates") {
			r.Plan.Start = model.Date{}
		}
		r = of(t, r.Plan)
		r.Lang = rapid.SampledFrom(text.Languages).Draw(rt, "language")
		signs := 0
		for line := range strings.Lines(mix(t, r)) {
			if n := ansi.StringWidth(strings.TrimRight(line, "\n")); n > 80 {
				rt.Fatalf("%d cells: %s", n, line)
			}
			if cells, ok := strings.CutPrefix(line, "  "); ok && strings.Contains(cells, "  ") {
				_, cells, _ = strings.Cut(cells, "  ")
				signs += len(strings.ReplaceAll(strings.TrimSpace(cells), " ", ""))
			}
		}
		if len(r.Evaluation.Offers[0].Mix.Items) > 1 && signs != r.Plan.Workload.Days {
			rt.Fatalf("%d signs for %d days:\n%s", signs, r.Plan.Workload.Days, mix(t, r))
		}
	})
}
