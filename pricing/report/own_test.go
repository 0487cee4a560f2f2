package report_test

import (
	"strings"
	"testing"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

// card is formulas.json T6-D01, used 10 h a day over 30 days: see package pricing's test for its sums.
const card = `version = 1
currency = "USD"
[workload]
hours_per_day = 10
task_hours = 10
[[offer]]
name = "A"
hourly = 0.6
[own]
price = 2000
resale = 600
lifetime_years = 3
watts = 450
pue = 1.1
per_kwh = 0.20
interest_per_year = 0.08
fixed_per_year = 120
`

func TestOwnTold(t *testing.T) {
	r := parsed(t, card)
	want := `- Owning 1 card costs 88.16 USD for 30 days: 48.60 for loss of value and
  interest, 9.86 fixed, 29.70 for 148.5 kWh. An hour of work comes to 0.29.
- That is 91.84 less than the cheapest rental, A, by the hour: 180.00.
- Used like this, buying has paid for itself after 10 months of 30 days, without
  interest; the cards are to last 3 years.
- Against the hourly price, owning costs less from 1419.65 h of work a year on,
  interest counted.
- Resale, use and the future price of renting decide this more than all else:
  try other values of them.`
	if got := section(t, r, text.OwnHead); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	for change, want := range map[string]string{
		"hours_per_day = 10>hours_per_day = 1": "would pay for itself after 271 months of 30 days,\n  longer than the 3 years",
		"hourly = 0.6>hourly = 0.05":           "never pays for itself",
		"hourly = 0.6>hourly = 0.15":           "13,946.02 h a year", // 711.2469 ÷ (0.15 − 0.099): more than its 8760
		"resale = 600>":                        "these are missing: own.resale.",
		"hourly = 0.6>hourly = \"unknown\"":    "An hour of work comes to 0.29.",
	} {
		from, to, _ := strings.Cut(change, ">")
		if got := section(t, parsed(t, strings.Replace(card, from, to, 1)), text.OwnHead); !strings.Contains(got, want) {
			t.Errorf("%s: %s is not in\n%s", change, want, got)
		}
	}
	r.Lang = text.Chinese
	if got := section(t, r, text.OwnHead); !strings.Contains(got, "10 个月（每月 30 天，不计利息）回本") {
		t.Error(got)
	}
	if got := written(t, "text", parsed(t, strings.Split(card, "[own]")[0])); strings.Contains(got, "Rent or buy") {
		t.Error("a plan without a card of one's own tells of one")
	}
}

func TestOwnJSON(t *testing.T) {
	r := parsed(t, card)
	for path, want := range map[string]string{
		"own.total": "88.16", "own.parts.power": "29.70", "own.kwh": "148.5", "own.rental.total": "180.00", "own.breakeven_months": "10",
		"own.within_lifetime": "true", "own.per_useful_hour": "0.29", "plan.own.watts": "450",
	} {
		if got, err := report.Value(r, path); err != nil || got != want {
			t.Errorf("%s is %s (%v), want %s", path, got, err, want)
		}
	}
	valid(t, schema(t), written(t, "json", r))
	valid(t, schema(t), written(t, "json", parsed(t, strings.Replace(card, "watts = 450", "", 1))))
	none := parsed(t, strings.Replace(card, "[workload]", "[workload]\ninstances = 0", 1))
	if got, err := report.Value(none, "own.per_useful_hour"); err != nil || got != "null" {
		t.Error("nothing is used:", got, err)
	}
	if got, err := report.Value(parsed(t, strings.Split(card, "[own]")[0]), "own"); err != nil || got != "null" {
		t.Error(got, err)
	}
}

// With a resale above the price the card gains: at 8 % over 3 years 2000 are 776.07 a year, and 4000 of resale give back
// 4000 x 0.308034 = 1232.13, so 30 days gain 456.07 x 30/365 = 37.48; 9.86 + 29.70 less that are 2.08. With 5000 they gain 62.80,
// 23.24 more than is spent.
func TestOwnThatGains(t *testing.T) {
	for resale, want := range map[string]string{
		"4000": "Owning 1 card costs 2.08 USD for 30 days: 9.86 fixed, 29.70 for 148.5 kWh,\n  less 37.48 gained in value",
		"5000": "Owning 1 card brings in 23.24 USD in 30 days: 62.80 gained in value, interest\n  taken off, less 9.86 fixed and 29.70",
	} {
		got := section(t, parsed(t, strings.Replace(card, "resale = 600", "resale = "+resale, 1)), text.OwnHead)
		if !strings.Contains(got, want) || !strings.Contains(got, "that decides here, not the use") {
			t.Errorf("resale %s: %s is not in\n%s", resale, want, got)
		}
	}
}
