package pricing_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/pricing"
)

// formulas.json T1-D16 to T1-D18 count the lengths at which the term is cheaper; here one that costs the same counts too.
func TestHorizon(t *testing.T) {
	for _, c := range []struct{ name, plan, want string }{
		// T1-D16: 10 a day against 100 for 30 days. Day 10 is a tie; 31 days: 310 against 200
		{"T1-D16", work(30, "1", "1") + offer("hourly = 10\nincrement = \"1h\"") + term("month", 30, "100"), "[{10 366}] 10 true"},
		// T1-D17: 3 a day never reach 100 in 30 days; 366 days: 1098 against 13 × 100
		{"T1-D17", work(30, "1", "1") + offer("hourly = 3\nincrement = \"1h\"") + term("month", 30, "100"), "[] 0 false"},
		// T1-D18: 4 a day against 20 for 7 days. Ties on days 5, 10 and 15, so [6,7] [11,14] [16,…] become these
		{"T1-D18", work(30, "1", "1") + offer("hourly = 4\nincrement = \"1h\"") + term("week", 7, "20"), "[{5 7} {10 366}] 10 true"},
		// 24 × 1.66 = 39.84 a day: the month from 1001.95 ÷ 39.84 = 25.15 days on, two from 50.3, three from 75.4, four from
		// 100.6, five from 125.7; six (6011.70) from 150.9, when five have just ended
		{"Compshare", work(30, "24", "24") + offer("hourly = 1.66") + term("month", 30, "1001.95"),
			"[{26 30} {51 60} {76 90} {101 120} {126 366}] 126 true"},
		// 10 on each of two days a week: the week (16) pays from the second on. 8 days: 30 against 32; 15 days: 50 against 48
		{"two days a week", work(30, "1", "1") + "days_per_week = 2\n" + offer("hourly = 10") + term("week", 7, "16"),
			"[{2 7} {9 366}] 9 true"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := pricing.Horizons(readPlan(t, c.plan), 0)[0]
			same(t, "known", h.Known, true)
			same(t, "spans", fmt.Sprint(h.Spans, h.From, h.Reaches), c.want)
		})
	}
}

func TestHorizonUnknown(t *testing.T) {
	h := pricing.Horizons(readPlan(t, work(30, "1", "1")+offer("hourly = 10")+term("month", 30, `"unknown"`)), 0)
	same(t, "a price unknown", fmt.Sprint(h), "[{month hourly false [] 0 false}]")
	h = pricing.Horizons(readPlan(t, work(30, "1", "1")+offer("")+term("month", 30, "100")), 0)
	same(t, "no hourly form", len(h), 0)
}

// At any length the spans say what an evaluation of that plan says.
func TestHorizonIsTotals(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		days := rapid.IntRange(1, model.MaxDays).Draw(t, "length")
		horizons := pricing.Horizons(p, 0)
		p.Workload.Days = days
		totals := pricing.Totals(p, 0)
		for _, h := range horizons {
			inside := false
			for _, s := range h.Spans {
				inside = inside || s.From <= days && days <= s.To
			}
			if !h.Known {
				continue
			}
			by := map[string]pricing.Total{}
			for _, total := range totals {
				by[total.Form] = total
			}
			term, hourly := by[h.Form], by[h.Against]
			want := !term.Hopeless && (hourly.Hopeless || term.Total <= hourly.Total)
			if inside != want {
				t.Fatalf("%d days: %v in a span, totals %v and %v", days, inside, term, hourly)
			}
		}
	})
}

func BenchmarkHorizons(b *testing.B) {
	p := readPlan(b, fourForms)
	b.ReportAllocs()
	for b.Loop() {
		pricing.Horizons(p, 0)
	}
}
