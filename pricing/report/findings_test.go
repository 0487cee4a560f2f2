package report_test

import (
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// A platform that is not known takes no rules: every format says so, and one that is known is no warning.
func TestUnknownPlatformIsAWarning(t *testing.T) {
	r := read(t, "plans/article.toml")
	for platform, warned := range map[string]bool{"": false, "AutoDL": false, "优云智算": false, "auto dl\x1b[31m": true, "month": true, "data": true} {
		r.Plan.Offers[0].Platform = platform
		out := strings.ReplaceAll(written(t, "text", r), "\n  ", " ") + written(t, "markdown", r) + written(t, "json", r)
		want := 0
		if warned {
			want = 3
		}
		shown := strings.TrimSuffix(platform, "\x1b[31m")
		if got := strings.Count(out, "platform "+shown+" is not known: only the plan's own rules hold"); got != want {
			t.Errorf("%q: %d of 3 formats warn, want %d", platform, got, want)
		}
	}
}

// A plan with every price may still not be known: 1000 instances of 64 cards at 100,000,000 an hour cost more than can be written.
func TestTooLargeIsNoMissingPrice(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	for path, value := range map[string]string{"workload.instances": "1000", "workload.gpus": "64", "offer.0.hourly": "100000000", "offer.0.term.2.price": "1000000000"} {
		if fault := p.Set(path, model.Typed, value); fault != nil {
			t.Fatal(fault)
		}
	}
	out := written(t, "text", of(t, p))
	says(t, out, "From which use on a term pays is not known: a cost is too large to be written.", "What habits cost is not known: a cost is too")
	if strings.Contains(out, "price is missing") {
		t.Errorf("a price is said to be missing in\n%s", out)
	}
}

// Thirty seconds of work are told as such, not as no minute.
func TestTimesBelowAMinuteAreTold(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	p.Workload.HoursPerDay, p.Workload.TaskHours = 90*time.Second, 30*time.Second
	out := written(t, "text", of(t, p))
	says(t, out, "- 90 s of work a day, in tasks of 30 s;", "you plan 90 s.")
}

// A month that begins on 1 December ends with the 30th day; the plan of 45 days needs a second one by then.
func TestEndOfTermIsDated(t *testing.T) {
	r := parsed(t, strings.Replace(compshare, `refund = "prorata*1.5"`, `at_end = "renew"`, 1))
	said := func() string { return r.Warning(r.Warnings()[len(r.Warnings())-1]) }
	want := "month: renews itself first at the end of day 30; cancel it in time"
	if got := said(); got != want {
		t.Error(got)
	}
	r.Plan.Start = model.Date{Year: 2026, Month: 12, Day: 1}
	r.Plan.Workload.Days = 30
	if got := said(); !strings.Contains(got, "itself at the end of 30 Dec 2026;") {
		t.Error(got)
	}
	r.Lang = text.Chinese
	if got := said(); got != "包月：2026-12-30结束时自动续费；不用就提前取消" {
		t.Error(got)
	}
}

// Ten interruptions an hour let no task of two hours come to its end: every price is there, and nobody is told to begin by the hour.
func TestHopelessIsNoMissingPrice(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	if fault := p.Set("offer.0.interruptions_per_hour", model.Typed, "10"); fault != nil {
		t.Fatal(fault)
	}
	out := written(t, "text", of(t, p))
	says(t, out, "What habits cost is not known: interruptions let no work")
	for _, wrong := range []string{"price is missing", "Pay by the hour first"} {
		if strings.Contains(out, wrong) {
			t.Errorf("%q stands in\n%s", wrong, out)
		}
	}
}
