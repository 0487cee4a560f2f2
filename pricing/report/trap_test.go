package report_test

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"app/gpuplan/model"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// on is the article's plan with its offer on a platform, whose rules hold.
func on(t *testing.T, name string) report.Report {
	t.Helper()
	r := read(t, "plans/article.toml")
	r.Plan.Offers[0].Platform = name
	r.Plan = platform.Apply(r.Plan, func(string) bool { return false })
	e, err := pricing.Evaluate(r.Plan)
	if err != nil {
		t.Fatal(err)
	}
	r.Evaluation = e
	return r
}

// The article starts on 1 December and is used on 30 days: AutoDL deletes what is off for 15 days on 14 January.
func TestWarningsOfPlatforms(t *testing.T) {
	for _, test := range []struct{ platform, want string }{
		{"autodl", "left off after the last use, it is deleted with all data on 14 Jan 2027."},
		{"gpushare", "/hy-tmp is emptied 24 h after power-off, the system disk at every start."},
		{"azure", `a shutdown from inside bills on: only "stopped (deallocated)" ends it.`},
		{"vultr", "it bills on while stopped: destroy it when you are done."},
		{"spacehpc", "month: turns hourly at the end of 30 Dec 2026; shut down in time."},
		{"nimbus", "platform nimbus is not known: only the plan's own rules hold."},
	} {
		said := written(t, "markdown", on(t, test.platform))
		said = strings.ReplaceAll(said, `\`, "")
		if n := strings.Count(said, test.want); n != 1 {
			t.Errorf("%s: %q is there %d times in\n%s", test.platform, test.want, n, said)
		}
	}
	r := on(t, "autodl")
	r.Plan.Start = model.Date{}
	says(t, written(t, "markdown", r), "left off, it is deleted 15 days after the last use, with all data")
	if got, err := report.Value(r, "warnings.0.key"); err != nil || got != "platform.release" && got != "boot.unknown" {
		t.Errorf("the first warning is %q, %v", got, err)
	}
}

// What platforms warn of fits the planner's help row at 80 columns, as all warnings do.
func TestTrapsFitOneRow(t *testing.T) {
	for _, p := range platform.All() {
		for _, l := range text.Languages {
			r := on(t, p.Name)
			r.Lang = l
			for _, w := range r.Warnings() {
				if said := r.Warning(w); strings.HasPrefix(w.Key, "platform.") && (said == "" || ansi.StringWidth(said) > 76) {
					t.Errorf("%s, %s: %d cells: %q", p.Name, l.Code, ansi.StringWidth(said), said)
				}
			}
		}
	}
}

// The summary tells which values are the platform's, which the plan has in place of them, and what no source settles.
func TestSummaryTellsWhereRulesComeFrom(t *testing.T) {
	r := on(t, "autodl")
	if fault := r.Plan.Set("offer.0.increment", model.Typed, "1m"); fault != nil {
		t.Fatal(fault)
	}
	says(t, written(t, "markdown", r),
		"By the rules of AutoDL, oldest source 20 Aug 2026: Its own start billed: unknown; Billed when stopped: no; ",
		"Free part, disk data: 50 GB.", "The plan's own in place of its rules: Billing step: 1 min.", "Its sources do not settle: Rounding; Refund of a term, every term.")
}
