package pricing_test

import (
	"fmt"
	"testing"
	"time"

	"pgregory.net/rapid"

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

// 400 at most: by the hour 370.30 for the card beside 29.70 of disk, 187.02 h. 3 boots a day of 30 min beside the work leave
// 142 h; 30 × 4 h 44 min. From the other side: the month is within 400 up to 370.30.
func TestCrossings(t *testing.T) {
	p := readPlan(t, article)
	hours := along("workload.hours_per_day", 0, 1440*minute, minute)
	got, err := pricing.Crossings(p, 0, "hourly", 400e6, hours)
	if err != nil || len(got) != 1 {
		t.Fatal(got, err)
	}
	same(t, "within", time.Duration(got[0].Within), 4*time.Hour+44*time.Minute)
	same(t, "beyond", time.Duration(got[0].Beyond), 4*time.Hour+45*time.Minute)
	prices := along("offer.0.term.0.price", 90e6, 9000e6, cent)
	got, err = pricing.Crossings(p, 0, "month", 400e6, prices)
	same(t, "month", fmt.Sprint(got, err), "[{370300000 370310000}] <nil>")
	got, err = pricing.Crossings(p, 0, "month", 20e6, prices)
	same(t, "never", fmt.Sprint(got, err), "[] <nil>")
}

func TestNearest(t *testing.T) {
	// b costs no more than a from 50 on, and no more than c to 91, with ties at 90 and 91
	zones := []pricing.Zone{{From: 0, To: 49, Form: "a"}, {From: 50, To: 89, Form: "b", Tick: 50, Edge: "b"}, {From: 90, To: 200, Form: "c", Tick: 91, Edge: "b"}}
	for _, c := range []struct {
		now, at int64
		form    string
		change  float64
	}{
		{60, 49, "a", -11.0 / 60}, {100, 91, "b", -0.09}, {91, 89, "b", -2.0 / 91}, {50, 49, "a", -0.02}, {40, 50, "b", 0.25},
		{80, 90, "c", 0.125}, {300, 91, "b", -209.0 / 300},
	} {
		at, form, change, ok := pricing.Nearest(zones, c.now)
		same(t, "value", at, c.at)
		same(t, "form", form, c.form)
		near(t, "change", change, c.change)
		same(t, "ok", ok, true)
	}
	_, _, _, ok := pricing.Nearest(zones[:1], 60)
	same(t, "no flip", ok, false)
}

// 30 days by day and night: the month costs less, also at 30 days, which is where its tick stands; by the hour is cheapest from 31 on.
func TestNearestFlips(t *testing.T) {
	p := readPlan(t, article)
	p.Workload.HoursPerDay = 24 * time.Hour
	axis := along("workload.days", 1, 60, 1)
	zones, err := pricing.Zones(p, 0, axis)
	same(t, "error", err, nil)
	for _, now := range []int64{1, 15, 25, 30, 31, 45, 60} {
		at, form, _, ok := pricing.Nearest(zones, now)
		if !ok {
			t.Fatalf("no flip in %v", zones)
		}
		here, _ := pricing.Decide(axis.With(p, now), 0)
		there, _ := pricing.Decide(axis.With(p, at), 0)
		if there != form || there == here {
			t.Errorf("from %d the nearest flip is %d, to %s; by the rules it goes from %s to %s", now, at, form, here, there)
		}
	}
}

func TestZonesUnknown(t *testing.T) {
	p := readPlan(t, article)
	p.Offers[0].Hourly = unit.Unknown[unit.PerHour]()
	zones, err := pricing.Zones(p, 0, along("workload.task_hours", 5*minute, 72*60*minute, minute))
	same(t, "hourly is left out", written("workload.hours_per_day", zones), "month 5m0s..72h0m0s")
	same(t, "error", err, nil)
	p.Disks = append(p.Disks, model.Disk{Name: "other"})
	zones, err = pricing.Zones(p, 0, along("workload.task_hours", 5*minute, 72*60*minute, minute))
	same(t, "nothing is known", fmt.Sprint(zones, err), "[] <nil>")
}

func TestAxisErrors(t *testing.T) {
	p := readPlan(t, article)
	axis := along("workload.days", 1, 30, 1)
	for want, err := range map[string]error{
		"offer is 1, want one of the plan's 1, from 0":           second(pricing.Zones(p, 1, axis)),
		"axis is 1 to 30 by 0, want it to rise in steps above 0": second(pricing.Zones(p, 0, pricing.Axis{Min: 1, Max: 30, With: axis.With})),
		`form is "year", want one of the offer's`:                second(pricing.Crossings(p, 0, "year", 0, axis)),
	} {
		if err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

func second[T any](_ T, err error) error { return err }

// On an axis that the search looks at in full, it finds what asking everywhere finds.
func TestZonesEverywhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		axis := along("workload.days", 1, 40, 1)
		zones, err := pricing.Zones(p, 0, axis)
		if err != nil {
			t.Fatal(err)
		}
		for d := range int64(40) {
			cheapest, least := map[string]bool{}, unit.Money(-1)
			for _, f := range pricing.Totals(axis.With(p, d+1), 0) {
				switch {
				case f.Hopeless || least >= 0 && f.Total > least:
				case least < 0 || f.Total < least:
					cheapest, least = map[string]bool{f.Form: true}, f.Total
				default:
					cheapest[f.Form] = true
				}
			}
			if form := formAt(zones, d+1); !cheapest[form] && (form != "" || least >= 0) {
				t.Fatalf("%d days: zone %q, cheapest %v", d+1, form, cheapest)
			}
		}
	})
}

// formAt gives the form that is cheapest at a value, empty where there is no zone.
func formAt(zones []pricing.Zone, v int64) string {
	for _, z := range zones {
		if z.From <= v && v <= z.To {
			return z.Form
		}
	}
	return ""
}
