package pricing_test

import (
	"fmt"
	"math"
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// owned gives what owning costs in a plan that is read as by readPlan.
func owned(t testing.TB, source string) pricing.Owned {
	t.Helper()
	p := readPlan(t, source)
	o, filled := pricing.Own(p, evaluated(t, p))
	if !filled || !o.Known {
		t.Fatalf("filled %v, missing %v", filled, o.Missing)
	}
	return o
}

func own(price, resale string, years int, fields string) string {
	return fmt.Sprintf("[own]\nprice = %s\nresale = %s\nlifetime_years = %d\n%s\n", price, resale, years, fields)
}

// The annuity of a card, over a plan of one year in which it is not on (formulas.json, topic 6).
func TestAnnuity(t *testing.T) {
	for _, c := range []struct {
		id   string
		plan string
		want float64
		tol  float64
	}{
		// 25,000 × 0.31547 − 5,000 × 0.21547; 1.1⁴ = 1.4641
		{"T6-P03", own("25000", "5000", 4, "watts = 1\nper_kwh = 0\ninterest_per_year = 0.1"), 6809.4, 0.2},
		{"T6-P04", own("100000", "20000", 15, "watts = 1\nper_kwh = 0\ninterest_per_year = 0.1"), 12517.6, 1},
		// (2000 − 600) ÷ 4
		{"no interest", own("2000", "600", 4, "watts = 1\nper_kwh = 0"), 350, 0},
		// worth as much at the end: the interest alone, 8 % of 2000
		{"nothing lost", own("2000", "2000", 3, "watts = 1\nper_kwh = 0\ninterest_per_year = 0.08"), 160, 0},
	} {
		o := owned(t, work(365, "0", "1")+offer("hourly = 1")+c.plan)
		if got := float64(o.Capital) / 1e6; math.Abs(got-c.want) > c.tol {
			t.Errorf("%s: %v a year, want %v", c.id, got, c.want)
		}
	}
}

// formulas.json T6-D01: a card of 2000 that brings 600 after 3 years at 8 %, 120 a year fixed, 0.45 kW × 1.1 × 0.20 = 0.099 an
// hour, against 0.60: 711.2469 ÷ (0.60 − 0.099) = 1419.65 h a year.
func TestRentOrBuy(t *testing.T) {
	card := own("2000", "600", 3, "watts = 450\npue = 1.1\nper_kwh = 0.2\ninterest_per_year = 0.08\nfixed_per_year = 120")
	o := owned(t, work(30, "10", "10")+offer("hourly = 0.6")+card)
	near(t, "hours a year", o.PerYear.Hours(), 1419.65453026918)
	year := owned(t, work(365, "10", "10")+offer("hourly = 0.6")+card)
	same(t, "a year's capital and fixed cost", year.Capital+year.Fixed, 711.25e6)
	// 30 days of 10 h: 711.2469 × 30 ÷ 365 = 48.60 + 9.86, and 300 × 0.099 = 29.70
	same(t, "capital", o.Capital, 48.60e6)
	same(t, "fixed", o.Fixed, 9.86e6)
	same(t, "power", o.Power, 29.70e6)
	same(t, "total", o.Total, 88.16e6)
	same(t, "an hour of work", o.PerHour.Value, 0.29e6) // ÷ 300
	// 300 × 0.60 − 29.70 − 9.86 = 140.44 a month: 1400 ÷ 140.44 = 9.97
	same(t, "months", fmt.Sprint(o.Months, o.Within), "10 true")
	// at 1 h a day 18 − 2.97 − 9.86 = 5.17 a month: 1400 ÷ 5.17 = 270.9, longer than 3 years
	rarely := owned(t, work(30, "1", "1")+offer("hourly = 0.6")+card)
	same(t, "months of little use", fmt.Sprint(rarely.Months, rarely.Within), "271 false")
	// a rental below the power alone
	cheap := owned(t, work(30, "10", "10")+offer("hourly = 0.05")+card)
	same(t, "never", fmt.Sprint(cheap.Months, cheap.Within, cheap.PerYear), "0 false 0s")
	// a month that is cheaper than the hour: hours a year say nothing of it
	month := owned(t, work(30, "10", "10")+offer("hourly = 0.6")+term("month", 30, "100")+card)
	same(t, "against a month", fmt.Sprint(month.Rented, month.PerYear, month.Months), "true 0s 24") // 1400 ÷ 60.44 = 23.2
}

// formulas.json T1-P03: 300 in advance and 0.075 an hour against 0.12: 300 ÷ 0.045 = 6667 h. Published besides (formulas §6):
// 833,806 ÷ (98.32 − 0.87) = 8556 h for eight cards.
func TestHoursThatPay(t *testing.T) {
	o := owned(t, work(365, "10", "10")+offer("hourly = 0.12")+own("300", "0", 1, "watts = 75\nper_kwh = 1"))
	near(t, "T1-P03", math.Round(o.PerYear.Hours()), 6667)
	o = owned(t, work(365, "20", "20")+offer("hourly = 98.32")+own("833806", "0", 1, "watts = 870\nper_kwh = 1"))
	near(t, "eight cards", math.Round(o.PerYear.Hours()), 8556)
}

// formulas.json T6-P06: 57.7 days × 1,024 chips × 289 W × 1.1 are 451 MWh. Here 60 days of 23.08 h on 16 instances of 64 cards.
func TestEnergy(t *testing.T) {
	o := owned(t, work(60, "23.08", "24")+"restart = \"day\"\ninstances = 16\ngpus = 64\n"+offer("hourly = 1")+
		own("1", "0", 1, "watts = 289\npue = 1.1\nper_kwh = 1"))
	same(t, "cards", o.Cards, 1024)
	near(t, "MWh", math.Round(o.Energy/1000), 451)
	// 60 × 23.08 h × 1024 × 0.289 kW × 1.1 at 1 each
	same(t, "power", o.Power, unit.Money(math.Round(60*23.08*1024*0.289*1.1*100))*1e4)
}

// On a machine of one's own data is fetched once and no platform starts it; setting up and idling stay.
func TestOwnTime(t *testing.T) {
	o := owned(t, work(10, "2", "2")+"boot = \"5m\"\nsetup = \"6m\"\nidle = \"3m\"\nbandwidth = \"10MB/s\"\n"+
		data("36GB", "in", "boot")+offer("hourly = 1")+own("1000", "0", 1, "watts = 100\nper_kwh = 1"))
	same(t, "on", o.On, 10*(2*time.Hour+9*time.Minute)+time.Hour)
	same(t, "useful", o.Useful, 20*time.Hour)
}

func TestOwnUnknown(t *testing.T) {
	for source, want := range map[string]string{
		"":                                  "false []",
		"[own]\nresale = 5\n":               "false []",
		"[own]\nprice = \"unknown\"\n":      "true [own.price own.resale own.lifetime_years own.watts own.per_kwh]",
		own("5", `"unknown"`, 3, "watts=1"): "true [own.resale own.per_kwh]",
	} {
		p := readPlan(t, work(30, "6", "2")+offer("hourly = 1")+source)
		o, filled := pricing.Own(p, evaluated(t, p))
		same(t, source, fmt.Sprint(filled, o.Missing), want)
		same(t, source+" known", o.Known, false)
	}
	p := readPlan(t, work(366, "6", "2")+"instances = 1000\ngpus = 64\n"+offer("hourly = 1")+own("1000000000", "0", 1, "watts=1\nper_kwh=1"))
	o, _ := pricing.Own(p, evaluated(t, p))
	same(t, "too large", fmt.Sprint(o.Known, o.Missing), "false []")
	// an evaluation without a complete form leaves nothing to hold it against
	alone := owned(t, work(30, "6", "2")+offer(`hourly = "unknown"`)+own("365", "0", 1, "watts=1\nper_kwh=0"))
	same(t, "not rented", fmt.Sprint(alone.Rented, alone.Total), "false 30")
}

// Dearer cards, less resale, more power and dearer electricity never make owning cheaper, and the parts add up.
func TestOwnRises(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		p.Own = model.Own{
			Price: unit.Known(unit.Money(rapid.Int64Range(0, 1e12).Draw(t, "price"))), Resale: unit.Known(unit.Money(rapid.Int64Range(0, 1e10).Draw(t, "resale"))),
			LifetimeYears: model.Given(rapid.IntRange(1, 30).Draw(t, "years")), Watts: model.Given(rapid.IntRange(1, 2000).Draw(t, "watts")),
			PerKWh: unit.Known(unit.PerKWh(rapid.Int64Range(0, 3e9).Draw(t, "tariff"))), Interest: model.Given(unit.Ratio(rapid.Int64Range(0, 3e8).Draw(t, "interest"))),
		}
		e := evaluated(t, p)
		before, _ := pricing.Own(p, e)
		if !before.Known || before.Total != before.Capital+before.Fixed+before.Power {
			t.Fatalf("%+v", before)
		}
		price, _ := p.Own.Price.Value()
		tariff, _ := p.Own.PerKWh.Value()
		p.Own.Price, p.Own.PerKWh, p.Own.Watts.Value = unit.Known(price+5e6), unit.Known(tariff+1e6), p.Own.Watts.Value+7
		if after, _ := pricing.Own(p, e); after.Total < before.Total {
			t.Fatalf("%v, then %v", before.Total, after.Total)
		}
	})
}
