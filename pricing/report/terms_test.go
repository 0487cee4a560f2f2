package report_test

import (
	"strings"
	"testing"

	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// compshare is a 4090 day and night over 45 days, with a month that pays back what is not used at 1.5 times its price.
const compshare = `version = 1
[workload]
days = 45
hours_per_day = 24
task_hours = 24
[[offer]]
name = "4090"
hourly = 1.66
[[offer.term]]
name = "day"
days = 1
price = 36.73
refund = "none"
[[offer.term]]
name = "month"
days = 30
price = 1001.95
refund = "prorata*1.5"
[[offer.term]]
name = "week"
days = 7
price = 290
[[offer.term]]
name = "year"
days = 365
`

func parsed(t testing.TB, source string) report.Report {
	t.Helper()
	f, err := planfile.Parse("plan.toml", []byte(source))
	if err != nil {
		t.Fatal(err)
	}
	return of(t, f.Plan)
}

// section gives the lines of a summary from a heading to the next empty line.
func section(t testing.TB, r report.Report, head text.Word) string {
	t.Helper()
	_, rest, found := strings.Cut(written(t, "text", r), "\n"+r.Lang.Say(head)+"\n")
	if !found {
		t.Fatalf("no section %q", r.Lang.Say(head))
	}
	told, _, _ := strings.Cut(rest, "\n\n")
	return told
}

// 39.84 a day by the hour. Months: 26 days (1035.84) pay one, 51 (2031.84) two. The plan ends on day 15 of the second month:
// 1001.95 × 15 ÷ 30 × 1.5 = 751.46.
func TestTermsTold(t *testing.T) {
	r := parsed(t, compshare)
	want := `By length of the plan, at this use, a term costs no more than by the hour:
- The day pack: on all up to 366 days.
- The month: on plans of 26 to 30 days, 51 to 60 days, 76 to 90 days, 101 to 120
  days, 126 days or more.
- The week: on none up to 366 days.
Not sure of your hours? Pay by the hour first. Take a term before what you pay
by the hour for compute, within its length, reaches its amount:
- The day pack: 36.73 within 1 day.
- The month: 1001.95 within 30 days, and only with 26 days or more to go.
- The week: never; by the hour costs less even day and night.
No bound is known for going from one of several terms to another, so watch one
of them only.
What a term costs in the end when you leave it early:
- The day pack: nothing comes back.
- The month: 400.78 after day 8, 751.46 when the plan ends on its day 15 (250.49
  comes back), nothing comes back from day 20 on.`
	if got := section(t, r, text.TermsHead); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := section(t, r, text.SummaryUnknown); !strings.Contains(got, "when a term is left early: the week.") {
		t.Error(got)
	}
	r.Lang = text.Chinese
	for _, want := range []string{
		"- 包月：26 到 30 天、51 到 60 天、76 到 90 天、101 到 120 天、126 天以上。",
		"- 包月：30 天内 1001.95，而且后面至少还要用 26 天。",
		"从第 20 天起不退钱",
	} {
		if got := section(t, r, text.TermsHead); !strings.Contains(got, want) {
			t.Errorf("%s is not in\n%s", want, got)
		}
	}
}

// A plan of 10 days is over before 26 of them could be paid by the hour; one term alone has a bound.
func TestTermsOfShortPlan(t *testing.T) {
	short := strings.Replace(compshare, "days = 45", "days = 10", 1)
	for plan, want := range map[string]string{
		short: "- The month: not in this plan; by the hour it takes 26 days day and night to\n  reach 1001.95.",
		"version = 1\n[workload]\nhours_per_day = 1\n[[offer]]\nname = \"A\"\nhourly = 2\n[[offer.term]]\nname = \"card\"\ndays = 30\nprice = 60\nhourly = 1\n": "at most 1.5 times the best choice",
		"version = 1\n[workload]\nhours_per_day = 1\n[[offer]]\nname = \"A\"\nhourly = 2\n[[offer.term]]\nname = \"week\"\ndays = 7\nprice = 60\n":              "no term pays: up to 366",
	} {
		if got := section(t, parsed(t, plan), text.TermsHead); !strings.Contains(got, want) {
			t.Errorf("%s is not in\n%s", want, got)
		}
	}
}

// Many stretches are counted, not named: only the first and the last ones are told.
func TestManyStretches(t *testing.T) {
	r := parsed(t, compshare)
	h := pricing.Horizon{Form: "week", Known: true}
	for i := range 9 {
		h.Spans = append(h.Spans, pricing.Span{From: 7*i + 6, To: 7*i + 7})
	}
	want := "The week: on plans of 6 to 7 days, 13 to 14 days, 20 to 21 days, 27 to 28 days, 4 more stretches between, 62 to 63 days."
	if got := r.Horizon(h); got != want {
		t.Error(got)
	}
}

func TestTermsJSON(t *testing.T) {
	r := parsed(t, compshare)
	for path, want := range map[string]string{
		"offers.0.refunds.1.paid.10":         "500.98",
		"offers.0.refunds.1.refund.10":       "500.97",
		"offers.0.refunds.1.nothing_from":    "20",
		"offers.0.refunds.1.plan_ends":       "15",
		"offers.0.refunds.2.paid":            "null",
		"offers.0.refunds.2.rule":            "null",
		"offers.0.horizon.1.spans.0.0":       "26",
		"offers.0.horizon.1.from":            "126",
		"offers.0.hourly_first.1.reach":      "1001.95",
		"offers.0.hourly_first.1.least_days": "26",
		"offers.0.hourly_first.2.reach":      "null",
		"offers.0.hourly_first.2.never":      "true",
		"offers.0.hourly_first.1.at_most":    "null",
	} {
		got, err := report.Value(r, path)
		if err != nil || got != want {
			t.Errorf("%s is %s (%v), want %s", path, got, err, want)
		}
	}
	valid(t, schema(t), written(t, "json", r))
}
