package pricing_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// paid gives what leaving the first term of a plan after a day costs in the end and what comes back, as "paid back".
func paid(t testing.TB, source string, day int) string {
	t.Helper()
	p := readPlan(t, source)
	r := pricing.Refunds(p, 0)[0]
	if r.Paid == nil {
		return "unknown"
	}
	c := evaluated(t, p).Currency
	return c.Format(r.Paid[day]) + " " + c.Format(r.Back(day))
}

func TestRefund(t *testing.T) {
	compshare := work(30, "24", "24") + offer("hourly = 1.66") + term("month", 30, "1001.95")
	vast := work(30, "24", "24") + offer("hourly = 1") + term("month", 30, "576")
	for _, c := range []struct {
		name, plan string
		day        int
		want       string
	}{
		// 1001.95 × 10 ÷ 30 × 1.5 = 500.975
		{"Compshare, day 10", compshare + "refund = \"prorata*1.5\"\n", 10, "500.98 500.97"},
		// 1001.95 × 19 ÷ 30 × 1.5 = 951.8525
		{"Compshare, day 19", compshare + "refund = \"prorata*1.5\"\n", 19, "951.85 50.10"},
		{"Compshare, two thirds", compshare + "refund = \"prorata*1.5\"\n", 20, "1001.95 0.00"},
		{"Compshare, the end", compshare + "refund = \"prorata*1.5\"\n", 30, "1001.95 0.00"},
		// bills.json vast-refund-15: remaining 288, received 15 × 24 × 1 − 288 = 72: 288 − 72 × 1.05 = 212.4
		{"Vast, at once", vast + "refund = \"clawback*1.05\"\n", 0, "0.00 576.00"},
		{"Vast, day 15", vast + "refund = \"clawback*1.05\"\n", 15, "363.60 212.40"},
		// bills.json vast-refund-30
		{"Vast, the end", vast + "refund = \"clawback*1.05\"\n", 30, "576.00 0.00"},
		// a term that is dearer than the hour has no discount that could be taken back: 900 × 10 ÷ 30
		{"no discount", work(30, "6", "2") + offer("hourly = 1") + term("month", 30, "900") + "refund = \"clawback*2\"\n", 10, "300.00 600.00"},
		{"none", compshare + "refund = \"none\"\n", 0, "1001.95 0.00"},
		{"nothing said", compshare, 10, "unknown"},
		{"price unknown", work(30, "6", "2") + offer("hourly = 1") + term("month", 30, `"unknown"`) + "refund = \"none\"\n", 10, "unknown"},
		{"discount unknown", work(30, "6", "2") + offer(`hourly = "unknown"`) + term("month", 30, "900") + "refund = \"clawback*1\"\n", 10, "unknown"},
		// two instances of two cards: 4 × 100 × 10 ÷ 30 = 133.33
		{"cards", work(30, "6", "2") + "instances = 2\ngpus = 2\n" + offer("hourly = 1") + term("month", 30, "100") + "refund = \"prorata*1\"\n", 10, "133.33 266.67"},
		// half of what was used is charged: 100 × 15 ÷ 30 × 0.5; even at the end something comes back
		{"under one", work(30, "6", "2") + offer("hourly = 1") + term("month", 30, "100") + "refund = \"prorata*0.5\"\n", 15, "25.00 75.00"},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, "paid and back", paid(t, c.plan, c.day), c.want) })
	}
}

// 45 days take two months, and the plan ends on day 15 of the second one.
func TestRefundOfPlan(t *testing.T) {
	source := work(45, "6", "2") + offer("hourly = 1") + term("month", 30, "300") + "refund = \"prorata*1.5\"\n" + term("week", 7, "100")
	list := pricing.Refunds(readPlan(t, source), 0)
	same(t, "terms", len(list), 2)
	same(t, "ends", list[0].Ends, 15)
	same(t, "nothing from", list[0].Nothing(), 20)
	same(t, "rule of the week", list[1].Rule, "")
	same(t, "the week's last days", list[1].Ends, 3) // 6 weeks are 42 days
	left := pricing.Refunds(readPlan(t, work(45, "6", "2")+offer("hourly = 1")+"[[offer.term]]\nname = \"month\"\ndays = 30\n"), 0)
	same(t, "a term that is not on offer", len(left), 0)
}

// Whatever the rule, no more than the price comes back and never less than nothing, and later it is no more than before.
func TestRefundFalls(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := model.NewOffer()
		o.Name, o.Hourly = "A", unit.Known(unit.PerHour(rapid.Int64Range(0, 20e9).Draw(t, "hourly")))
		o.Rounding = rapid.SampledFrom([]unit.Rounding{unit.HalfUp, unit.Floor, unit.Ceil}).Draw(t, "rounding")
		kind := rapid.SampledFrom([]string{model.RefundNone, model.RefundProrata, model.RefundClawback}).Draw(t, "rule")
		rule := model.RefundRule{Kind: kind, Factor: unit.Ratio(rapid.Int64Range(1, 5e9).Draw(t, "factor"))}
		o.Terms = []model.Term{{
			Name: "t", Days: rapid.IntRange(1, 366).Draw(t, "days"), Refund: rule.String(),
			Price: unit.Known(unit.Money(rapid.Int64Range(0, 5e9).Draw(t, "price"))),
		}}
		p := model.New()
		p.Offers = []model.Offer{o}
		r := pricing.Refunds(p, 0)[0]
		if len(r.Paid) != o.Terms[0].Days+1 || !strings.HasPrefix(r.Rule, kind) {
			t.Fatalf("%d days of rule %s", len(r.Paid), r.Rule)
		}
		for d := range r.Paid {
			if r.Back(d) < 0 || r.Paid[d] < 0 || d > 0 && r.Back(d) > r.Back(d-1) || d >= r.Nothing() && r.Back(d) != 0 {
				t.Fatalf("day %d: paid %v, back %v of %v", d, r.Paid[d], r.Back(d), r.Price)
			}
		}
	})
}

func BenchmarkRefunds(b *testing.B) {
	p := readPlan(b, fourForms)
	for i := range p.Offers[0].Terms {
		p.Offers[0].Terms[i].Refund = "clawback*1.05"
	}
	b.ReportAllocs()
	for b.Loop() {
		pricing.Refunds(p, 0)
	}
}
