package pricing_test

import (
	"strings"
	"testing"

	"app/gpuplan/model/unit"
)

// A disk whose price is not known is charged alike by the hour and by the month: 30 days x 6 h x 1.98 = 356.40 against 900 is
// 543.60 less, whatever the disk costs. A verdict it is not: the totals are not known.
func TestLeadWhereTheUnknownIsTheSame(t *testing.T) {
	const common = `[workload]
hours_per_day = 6
[[disk]]
name = "data"
size = "200GB"
[[offer]]
name = "A"
hourly = 1.98
  [[offer.term]]
  name = "month"
  days = 30
  price = 900
`
	tests := []struct {
		name, more string
		margin     unit.Money
		ok         bool
	}{
		{"no storage line", "", 543_600_000, true},
		{"unknown price", "  [[offer.storage]]\n  disk = \"data\"\n  price = \"unknown\"\n  per = \"GB-day\"\n", 543_600_000, true},
		{"the month includes it", "  [[offer.storage]]\n  disk = \"data\"\n  price = \"unknown\"\n  per = \"GB-day\"\n  included_in_term = true\n", 0, false},
		{"cheaper while off, so that hours count", "  [[offer.storage]]\n  disk = \"data\"\n  price = \"unknown\"\n  per = \"GB-day\"\n  stopped = 0.5\n", 543_600_000, true},
		{"known", "  [[offer.storage]]\n  disk = \"data\"\n  price = 0.01\n  per = \"GB-day\"\n", 0, false},
		{"another form unknown too", "  [[offer.term]]\n  name = \"week\"\n  days = 7\n  price = \"unknown\"\n", 0, false},
	}
	for _, tt := range tests {
		o := evaluate(t, common+tt.more).Offers[0]
		l, ok := o.Lead()
		if ok != tt.ok || l.Margin != tt.margin {
			t.Errorf("%s: got %+v, %v, want %v, %v", tt.name, l, ok, tt.margin, tt.ok)
		}
		if ok && (o.Quotes[l.Quote].Form != "hourly" || o.Verdict.Decided || len(l.Unknown) != 1 || l.Unknown[0] != "storage.data") {
			t.Errorf("%s: %+v beside the verdict %+v", tt.name, l, o.Verdict)
		}
		for _, price := range []string{"0", "0.001", "70"} { // whatever it turns out to be, the margin stays
			if !ok || !strings.Contains(tt.more, `"unknown"`) {
				continue
			}
			o := evaluate(t, common+strings.Replace(tt.more, `"unknown"`, price, 1)).Offers[0]
			if v := o.Verdict; v.Quote != l.Quote || v.Margin != l.Margin {
				t.Errorf("%s: at a price of %s the verdict is %+v, the lead was %+v", tt.name, price, v, l)
			}
		}
	}
}
