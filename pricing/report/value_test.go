package report_test

import (
	"errors"
	"strings"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

func TestValue(t *testing.T) {
	r := read(t, "plans/article.toml")
	for path, want := range map[string]string{
		"schema":                          "1",
		"plan.workload.hours_per_day":     "6",
		"plan.offer.0.term.2.price":       "900",
		"offers.0.forms.0.total":          "475.20",
		"offers.0.forms.0.parts.compute":  "445.50",
		"offers.0.forms.0.parts.storage":  "29.70",
		"offers.0.forms.3.total":          "929.70",
		"offers.0.forms.0.complete":       "true",
		"offers.0.forms.0.per_task":       "5.28",
		"offers.0.breakeven.2.spans":      `[["12h1m","24h"]]`,
		"offers.0.breakeven.2.spans.0.0":  "12h1m",
		"offers.0.verdict.margin":         "454.50",
		"offers.0.verdict.margin_percent": "48.9",
		"best.form":                       "hourly",
	} {
		if got, err := report.Value(r, path); err != nil || got != want {
			t.Errorf("%s is %q, %v, want %q", path, got, err, want)
		}
	}
}

func TestValueOfAnUnknown(t *testing.T) {
	r := read(t, "plans/unknown.toml")
	for path, want := range map[string]string{
		"offers.1.forms.1.charges.0.cost": "null",
		"offers.2.verdict.form":           "null",
		"plan.offer.2.hourly":             "unknown",
		"plan.workload.hours_per_day":     "4h..6h..9h",
	} {
		if got, err := report.Value(r, path); err != nil || got != want {
			t.Errorf("%s is %q, %v, want %q", path, got, err, want)
		}
	}
}

func TestValueNamesWhatThereIs(t *testing.T) {
	r := read(t, "plans/article.toml")
	for path, want := range map[string]string{
		"offers.0.verdict.margins": "one of offers.0.verdict.close, offers.0.verdict.decided, offers.0.verdict.form",
		"offers.1.name":            "one of offers.0",
		"offers.-1":                "one of offers.0",
		"offers.00":                "one of offers.0",
		"\x1b[31m":                 `--value: "\x1b[31m", want one of best`,
		"total":                    "one of best, currency, offers, own, period, plan, schema, warnings, waste",
		"offers.0.name.first":      "a path that ends at offers.0.name",
		"offers..0":                "one of offers.0",
		strings.Repeat("x", 5000):  "x..",
		"":                         "",
	} {
		got, err := report.Value(r, path)
		if path == "" {
			if err != nil || !strings.HasPrefix(got, "{") {
				t.Errorf("the empty path is %.20q, %v, want the whole document", got, err)
			}
			continue
		}
		var fault *model.Fault
		if !errors.As(err, &fault) || !strings.Contains(fault.In(text.English), want) {
			t.Errorf("%s: got %q, %v, want %s", path, got, err, want)
		}
	}
}
