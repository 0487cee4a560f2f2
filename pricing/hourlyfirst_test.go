package pricing_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

func TestHourlyFirst(t *testing.T) {
	for _, c := range []struct{ name, plan, want string }{
		// a flat month: its price. 24 × 1.98 = 47.52 a day: 18 days are 855.36, 19 are 902.88
		{"flat", work(30, "6", "2") + offer("hourly = 1.98") + term("month", 30, "900"), "month 30 900.00 19 2 false"},
		// T2-P04: 240 for half the price, as the Bahncard does: 240 ÷ (1 − 0.5) = 480, at most 2 − 0.5; 48 a day
		{"half price", work(30, "6", "2") + offer("hourly = 2") + term("card", 365, "240") + "hourly = 1\n", "card 365 480.00 10 1.5 false"},
		// two instances of four cards, each card 24 a day: 8 × 100 ÷ 192 = 4.2 days
		{"cards", work(30, "6", "2") + "instances = 2\ngpus = 4\n" + offer("hourly = 1") + term("month", 30, "100"), "month 30 800.00 5 2 false"},
		// 24 h are 39.84, the day pack 40
		{"never", work(30, "6", "2") + offer("hourly = 1.66") + term("day", 1, "40"), "day 1 40.00 0 1 true"},
		// tasks of 6 min, each billed as an hour: 100 h a day, so that 3 days of the plan reach what 13 of day and night do
		{"minimum", work(4, "10", "0.1") + offer("hourly = 1\nminimum = \"1h\"") + term("month", 30, "300"), "month 30 300.00 3 2 false"},
		{"nothing saved", work(30, "6", "2") + offer("hourly = 1") + term("month", 30, "10") + "hourly = 1\n", "month 30 0.00 0 1 true"},
		// a cap of 100 h lets no 30 days cost 120
		{"cap", work(30, "6", "2") + offer("hourly = 1\nmonth_cap_hours = 100") + term("month", 30, "120"), "month 30 120.00 0 1 true"},
		// several terms: no bound holds for all of them. 24 a day
		{"several", work(30, "6", "2") + offer("hourly = 1") + term("day", 1, "20") + term("month", 30, "300"),
			"day 1 20.00 1 0 false; month 30 300.00 13 0 false"},
		{"not known", work(30, "6", "2") + offer(`hourly = "unknown"`) + term("month", 30, "300"), "month 30 unknown"},
		// at ten interruptions an hour two hours in one piece never get done: nobody is told to begin by the hour
		{"hopeless", work(30, "6", "2") + offer("hourly = 1.98\ninterruptions_per_hour = 10") + term("month", 30, "900"), ""},
		{"no hourly form", work(30, "6", "2") + offer("") + term("month", 30, "300"), ""},
		// interruptions, disks and overheads have no part in the amount
		{"interrupted", work(30, "6", "2") + "idle = \"1h\"\n" + disk("100GB") + offer("hourly = 1.98\ninterruptions_per_hour = 1") +
			term("month", 30, "900"), "month 30 900.00 19 2 false"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := readPlan(t, c.plan)
			got := ""
			for i, h := range pricing.HourlyFirsts(p, 0) {
				if i > 0 {
					got += "; "
				}
				got += fmt.Sprint(h.Form, " ", h.Days, " ")
				if !h.Known {
					got += "unknown"
					continue
				}
				got += fmt.Sprint(evaluated(t, p).Currency.Format(h.Reach), " ", h.Least, " ", h.AtMost, " ", h.Never)
			}
			same(t, "rule", got, c.want)
		})
	}
}

// followed is what following the rule costs: each day is looked at before it is paid, and the term is taken where it would bring
// what was paid by the hour within the window to the amount. days has what each day costs by the hour, share the part of it
// that is paid under the term.
func followed(h pricing.HourlyFirst, price unit.Money, share float64, days []unit.Money) (cost float64) {
	window, ends := make([]unit.Money, len(days)), 0
	for d, today := range days {
		if d < ends {
			cost += share * float64(today)
			continue
		}
		window[d] = today
		var paid unit.Money
		for back := max(0, d-h.Days+1); back <= d; back++ {
			paid += window[back]
		}
		if h.Never || paid < h.Reach {
			cost += float64(today)
			continue
		}
		cost, ends = cost+float64(price)+share*float64(today), d+h.Days
		clear(window)
	}
	return cost
}

// hindsight is the least that the days could have cost.
func hindsight(length int, price unit.Money, share float64, days []unit.Money) float64 {
	least := make([]float64, len(days)+1)
	for d := len(days) - 1; d >= 0; d-- {
		end, under := min(d+length, len(days)), float64(price)
		for _, cost := range days[d:end] {
			under += share * float64(cost)
		}
		least[d] = min(float64(days[d])+least[d+1], under+least[end])
	}
	return least[0]
}

// oneTerm is an offer of 1 an hour and one term, whose hours cost share of that.
func oneTerm(length int, price, share string) string {
	return work(30, "6", "2") + offer("hourly = 1") + term("t", length, price) + "hourly = " + share + "\n"
}

// formulas.json T2-P01, ski rental: 10 to buy, 1 a day. Ten days cost 9 by the hour and then 10: 19 against 10, the worst case.
func TestSkiRental(t *testing.T) {
	h := pricing.HourlyFirsts(readPlan(t, oneTerm(366, "10", "0")), 0)[0]
	worst := 0.0
	for n := 1; n < 100; n++ {
		days := make([]unit.Money, n)
		for d := range days {
			days[d] = 1e6
		}
		worst = max(worst, followed(h, 10e6, 0, days)/hindsight(366, 10e6, 0, days))
	}
	near(t, "worst ratio", worst, 1.9)
}

// Whatever the days turn out to be, following the rule never costs more than it says (formulas §2, ratio 2 − α).
func TestHourlyFirstHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		share := rapid.IntRange(0, 9).Draw(t, "share in tenths")
		length, price := rapid.IntRange(1, 30).Draw(t, "length"), rapid.IntRange(1, 300).Draw(t, "price")
		o := model.NewOffer()
		o.Name, o.Hourly = "A", unit.Known[unit.PerHour](1e9)
		o.Terms = []model.Term{{
			Name: "t", Days: length, Price: unit.Known(unit.Money(price) * 1e6), Hourly: unit.Known(unit.PerHour(share) * 1e8),
		}}
		p := model.New()
		p.Offers = []model.Offer{o}
		h := pricing.HourlyFirsts(p, 0)[0]
		days := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) unit.Money {
			return unit.Money(rapid.IntRange(0, 24).Draw(t, "hours")) * 1e6
		}), 1, 90).Draw(t, "days")
		alpha := float64(share) / 10
		got, best := followed(h, unit.Money(price)*1e6, alpha, days), hindsight(length, unit.Money(price)*1e6, alpha, days)
		if got > h.AtMost*best*(1+1e-9)+1e4*float64(len(days)) { // the amount is rounded to a hundredth
			t.Fatalf("the rule costs %v, the best %v, at most %v times", got, best, h.AtMost)
		}
	})
}

// With fewer days left than the rule says, no use of them by the hour costs more than the term.
func TestHourlyFirstLeast(t *testing.T) {
	h := pricing.HourlyFirsts(readPlan(t, oneTerm(30, "100", "0")), 0)[0]
	same(t, "least", h.Least, 5) // 4 × 24 = 96
	e := evaluate(t, work(h.Least-1, "24", "24")+offer("hourly = 1")+term("t", 30, "100"))
	same(t, "a day less, by the hour", e.Offers[0].Quotes[e.Offers[0].Verdict.Quote].Form, model.HourlyForm)
	e = evaluate(t, work(h.Least, "24", "24")+offer("hourly = 1")+term("t", 30, "100"))
	same(t, "as many, the term", e.Offers[0].Quotes[e.Offers[0].Verdict.Quote].Form, "t")
}

func BenchmarkHourlyFirsts(b *testing.B) {
	p := readPlan(b, fourForms)
	b.ReportAllocs()
	for b.Loop() {
		pricing.HourlyFirsts(p, 0)
	}
}
