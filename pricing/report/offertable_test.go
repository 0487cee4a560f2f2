package report_test

import (
	"strings"
	"testing"

	"app/gpuplan/pricing/report"
)

// slow is a cheap hour of a card of half the speed beside a dear one, for 180 h of work in 90 tasks. A: 180 h × 1.50 = 270, ÷ 90 = 3.
// B: 360 h × 1.00 = 360, ÷ 90 = 4; ÷ 360 h of its own work 1.00, ÷ the 180 h of output 2.00.
const slow = `version = 1
currency = "USD"
[workload]
hours_per_day = 6
[[offer]]
name = "B"
hourly = 1
speed = 0.5
[[offer]]
name = "A"
hourly = 1.5
[[offer]]
name = "C"
hourly = "unknown"
`

func TestOffersSideBySide(t *testing.T) {
	r := parsed(t, slow)
	got := written(t, "text", r)
	for _, want := range []string{`  Offer               Pay by       Total        Task      Output        more
> A                   Hourly      270.00        3.00       1.500       0.000
  B                   Hourly      360.00        4.00       2.000       0.500
  C                  unknown     unknown     unknown     unknown     unknown
`, "- Hourly: a task comes to 4.00, an hour of work to 1.00.\n", "one, comes to 2.000"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	if said := written(t, "text", plain(r)); !strings.Contains(said, "- B, by the hour: 360.00; a task 4.00, an hour of output 2.000, 0.500 more than\n") {
		t.Errorf("said in sentences:\n%s", said)
	}
	for path, want := range map[string]string{
		"offers.0.forms.0.per_useful_hour": "1.00", "offers.0.forms.0.per_output_hour": "2.000", "offers.1.forms.0.per_output_hour": "1.500",
	} {
		if got, err := report.Value(r, path); err != nil || got != want {
			t.Errorf("%s is %q, %v; want %q", path, got, err, want)
		}
	}
}
