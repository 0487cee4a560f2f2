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

// items writes a mix: form, first day, days, cost.
func items(e pricing.Evaluation, m *pricing.Mix) string {
	s := ""
	for _, i := range m.Items {
		s += fmt.Sprintf("%s %d+%d %s; ", i.Form, i.FromDay, i.Days, e.Currency.Format(i.Cost))
	}
	return s + e.Currency.Format(m.Compute)
}

const packs = `[[offer]]
name = "3090"
hourly = 3.6
[[offer.term]]
name = "day"
days = 1
price = 70
[[offer.term]]
name = "week"
days = 7
price = 420
[[offer.term]]
name = "month"
days = 30
price = 1500
`

func TestMix(t *testing.T) {
	for _, c := range []struct{ name, plan, want string }{
		// a day and a week: 70 + 420; 8 days by the hour 691.20, two weeks 840
		{"8 days round the clock", work(8, "24", "24") + packs, "day 0+1 70.00; week 1+7 420.00; 490.00"},
		// 6 × 19 h × 3.6 = 410.40 and two weeks; three weeks would be 1260
		{"20 days of 19 h", work(20, "19", "19") + packs, "hourly 0+6 410.40; week 6+7 420.00; week 13+7 420.00; 1250.40"},
		{"25 days round the clock", work(25, "24", "24") + packs, "month 0+30 1500.00; 1500.00"},
		// one active day a week: three separate days by the hour are one stretch
		{"one day a week", work(15, "2", "2") + "days_per_week = 1\n" + packs, "hourly 0+15 21.60; 21.60"},
		{"nothing", work(15, "0", "2") + packs, "hourly 0+15 0.00; 0.00"},
		// without an hourly form: 2 days at 70 under a week at 420
		{"terms alone", work(2, "2", "2") + offer("") + term("day", 1, "70") + term("week", 7, "420"), "day 0+1 70.00; day 1+1 70.00; 140.00"},
		// formulas.json T1-D19: 33 weekdays of 45 days at 12 a day are 396
		{"T1-D19", work(45, "1", "1") + "days_per_week = 5\n" + offer("hourly = 12") + term("week", 7, "50") + term("month", 30, "170"),
			"hourly 0+1 12.00; week 1+7 50.00; week 8+7 50.00; month 15+30 170.00; 282.00"},
		// a coupon makes the month alone cheaper than anything without it: 2 × 100 − 90
		{"coupon", work(45, "10", "10") + offer("hourly = 1") + term("month", 30, "100") + "coupon = 90\n",
			"month 0+30 55.00; month 30+30 55.00; 110.00"},
		// so does a cap: 30 days of 10 h at most 50 h, then 10 days of 10 h
		{"cap", work(40, "10", "10") + offer("hourly = 1\nmonth_cap_hours = 50") + term("week", 7, "60"), "hourly 0+40 100.00; 100.00"},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := evaluate(t, c.plan)
			same(t, "mix", items(e, e.Offers[0].Mix), c.want)
		})
	}
}

// A month with an hourly of its own, the tail by the hour, and setup without a card on all days: 40 × 6 min × 0.50 = 2.00.
// The month: 20 + 30 days × 2 h × 0.25 = 35. The tail: 10 days × 2 h × 1 = 20.
func TestMixOwnHourly(t *testing.T) {
	e := evaluate(t, work(40, "2", "2")+"setup = \"6m\"\n"+offer("hourly = 1\nsetup_in_no_gpu = true\nno_gpu_hourly = 0.5")+
		term("month", 30, "20")+"hourly = 0.25\n")
	m := e.Offers[0].Mix
	same(t, "items", items(e, m), "hourly 0+10 20.00; month 10+30 35.00; 57.00")
	same(t, "without a card", e.Currency.Format(m.NoGPU), "2.00")
}

func TestMixLeavesOut(t *testing.T) {
	e := evaluate(t, work(14, "6", "6")+offer("hourly = \"unknown\"\nmonth_cap_hours = 10")+term("week", 7, "210")+"coupon = 1\n")
	m := e.Offers[0].Mix
	same(t, "left out", fmt.Sprint(m.Left), "[coupon cap unknown]")
	same(t, "items", items(e, m), "week 0+7 209.50; week 7+7 209.50; 419.00")
	stands := evaluate(t, work(14, "6", "6")+offer("hourly = 1\nbilled_when_stopped = true")+term("week", 7, "10"))
	same(t, "billed while off has none", stands.Offers[0].Mix == nil, true)
}

// The cheapest cover and how many purchases it takes, by trying everything.
func tryAll(day, days, perWeek int, hourly int, terms []model.Term) (cost, bought int) {
	for day < days && day%7 >= perWeek {
		day++
	}
	if day >= days {
		return 0, 0
	}
	cost, bought = tryAll(day+1, days, perWeek, hourly, terms)
	cost += hourly
	for _, t := range terms {
		price, _ := t.Price.Value()
		c, b := tryAll(day+t.Days, days, perWeek, hourly, terms)
		if c, b = c+int(price/1e6), b+1; c < cost || c == cost && b < bought {
			cost, bought = c, b
		}
	}
	return cost, bought
}

func TestMixIsCheapest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := model.New()
		w := &p.Workload
		w.Days, w.DaysPerWeek = rapid.IntRange(1, 12).Draw(t, "days"), rapid.IntRange(1, 7).Draw(t, "days a week")
		w.HoursPerDay = time.Duration(rapid.IntRange(1, 23).Draw(t, "hours")) * time.Hour
		w.TaskHours = 24 * time.Hour
		o := model.NewOffer()
		o.Name, o.Hourly = "A", unit.Known(unit.PerHour(rapid.IntRange(0, 3).Draw(t, "hourly"))*1e9)
		for i := range rapid.IntRange(0, 3).Draw(t, "terms") {
			o.Terms = append(o.Terms, model.Term{
				Name: fmt.Sprint(i), Days: rapid.IntRange(1, 9).Draw(t, "length"),
				Price: unit.Known(unit.Money(rapid.IntRange(1, 150).Draw(t, "price")) * 1e6),
			})
		}
		p.Offers = []model.Offer{o}
		price, _ := o.Hourly.Value()
		cost, bought := tryAll(0, w.Days, w.DaysPerWeek, int(price/1e9)*int(w.HoursPerDay.Hours()), o.Terms)
		m := evaluated(t, p).Offers[0].Mix
		terms := 0
		for _, i := range m.Items {
			if i.Form != model.HourlyForm {
				terms++
			}
		}
		if m.Compute != unit.Money(cost)*1e6 || terms != bought {
			t.Fatalf("mix of %d terms for %v, by trying %d for %d", terms, m.Compute, bought, cost)
		}
	})
}
