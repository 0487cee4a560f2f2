package pricing_test

import (
	"fmt"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// along moves one value of a plan by its path.
func along(path string, low, high, fine int64) pricing.Axis {
	return pricing.Axis{Min: low, Max: high, Fine: fine, With: func(p model.Plan, v int64) model.Plan {
		p = p.Clone()
		f, _ := p.Field(path)
		f.Number().SetInt(v)
		return p
	}}
}

const (
	cent   = int64(10_000)      // of money, in millionths
	milli  = int64(1_000_000)   // of a price per hour: 0.001, in billionths
	minute = int64(time.Minute) // in nanoseconds
)

// The flips of the article's plan, each with the sum on paper. By the hour: 445.50 for the card, whatever the terms cost.
func TestZones(t *testing.T) {
	for _, c := range []struct {
		path            string
		low, high, fine int64
		want            string
	}{
		// the month costs what 225 h by the hour do: 225 × 1.98 = 445.50
		{"offer.0.term.2.price", 90e6, 9000e6, cent, "month 90..445.49, hourly 445.5..9000 from 445.5"},
		// 30 days: 445.50 ÷ 30 = 14.85; five weeks: 445.50 ÷ 5 = 89.10
		{"offer.0.term.0.price", 4e6, 400e6, cent, "day 4..14.84, hourly 14.85..400 from 14.85"},
		{"offer.0.term.1.price", 24e6, 2400e6, cent, "week 24..89.09, hourly 89.1..2400 from 89.1"},
		// 900 ÷ 225 h = 4.00
		{"offer.0.hourly", 200 * milli, 20_000 * milli, milli, "hourly 0.2..4, month 4.001..20 from 4"},
		// 12 h 00 in 6 boots of 30 min more: 15 h × 30 × 1.98 = 891; at 12 h 01 a seventh boot: 921.69
		{"workload.hours_per_day", 0, 1440 * minute, minute, "hourly 0s..12h0m0s, month 12h1m0s..24h0m0s from 12h1m0s"},
		// days and days a week change both alike: no flip
		{"workload.days_per_week", 1, 7, 1, "hourly 1..7"},
	} {
		t.Run(c.path, func(t *testing.T) {
			zones, err := pricing.Zones(readPlan(t, fourForms), 0, along(c.path, c.low, c.high, c.fine))
			if err != nil {
				t.Fatal(err)
			}
			same(t, "zones", written(c.path, zones), c.want)
		})
	}
}

func written(path string, zones []pricing.Zone) string {
	s := ""
	for i, z := range zones {
		if i > 0 {
			s += ", "
		}
		s += fmt.Sprintf("%s %s..%s", z.Form, value(path, z.From), value(path, z.To))
		if i > 0 {
			s += " from " + value(path, z.Tick)
		}
	}
	return s
}

func value(path string, v int64) string {
	switch path {
	case "offer.0.hourly":
		return unit.PerHour(v).String()
	case "workload.days_per_week":
		return fmt.Sprint(v)
	case "workload.hours_per_day":
		return time.Duration(v).String()
	}
	return unit.Money(v).String()
}

func BenchmarkZones(b *testing.B) {
	p := readPlan(b, fourForms)
	axes := map[string]pricing.Axis{
		"price": along("offer.0.term.2.price", 90e6, 9000e6, cent),
		"task":  along("workload.task_hours", 5*minute, 72*60*minute, minute),
	}
	for name, axis := range axes {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := pricing.Zones(p, 0, axis); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkTotals(b *testing.B) {
	p := readPlan(b, fourForms)
	b.ReportAllocs()
	for b.Loop() {
		pricing.Totals(p, 0)
	}
}
