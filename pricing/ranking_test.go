package pricing_test

import (
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// priced is an offer that has these prices for an instance; 0 is none.
func priced(hourly unit.PerHour, month unit.Money) model.Offer {
	o := model.NewOffer()
	o.Name, o.Per = "A", model.PerInstance
	if hourly > 0 {
		o.Hourly = unit.Known(hourly)
	}
	if month > 0 {
		o.Terms = []model.Term{{Name: "month", Days: 30, Price: unit.Known(month)}}
	}
	return o
}

// 6 h a day for 30 days in tasks of 2 h: 180 h. At 1.50 they cost 270, at 2.00 with a month of 300 the month is less than 360,
// at 1.60 they cost 288; the disk costs nothing here, since no list prices it. The second 1.50 stands behind the first.
func TestRanking(t *testing.T) {
	p := model.New()
	p.Workload.HoursPerDay = 6 * time.Hour
	p.Disks = []model.Disk{{Name: "data", Size: 200 * unit.GB}}
	r, err := pricing.NewRanking[string](p, 4)
	if err != nil {
		t.Fatal(err)
	}
	for _, each := range []struct {
		hourly unit.PerHour
		month  unit.Money
		name   string
	}{
		{2e9, 300e6, "two"}, {1.5e9, 0, "first"}, {9e9, 0, "dear"}, {1.6e9, 0, "other"}, {1.5e9, 0, "second"},
	} {
		o := priced(each.hourly, each.month)
		if !r.Add(&o, each.name) {
			t.Errorf("%s is not ranked", each.name)
		}
	}
	none := priced(0, 0)
	if r.Add(&none, "none") {
		t.Error("an offer without a price is ranked")
	}
	want := []struct {
		of, form string
		total    unit.Money
	}{{"first", "hourly", 270e6}, {"second", "hourly", 270e6}, {"other", "hourly", 288e6}, {"two", "month", 300e6}}
	for i, got := range r.Ranked() {
		if w := want[i]; got.Of != w.of || got.Quote.Form != w.form || got.Quote.Total != w.total {
			t.Errorf("%d: got %s, %s, %s, want %v", i, got.Of, got.Quote.Form, got.Quote.Total, w)
		}
	}
}

// For any plan and any prices the ranking has the order, the forms and the totals of an evaluation of all offers at once.
func TestRankingIsTheOrderOfEvaluate(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		p.Disks = nil
		p.Offers = nil
		most := rapid.IntRange(1, 5).Draw(t, "most")
		r, err := pricing.NewRanking[int](p, most)
		if err != nil {
			t.Fatal(err)
		}
		for i := range rapid.IntRange(1, 12).Draw(t, "offers") {
			hourly := unit.PerHour(rapid.Int64Range(0, 4).Draw(t, "hourly")) * 500_000_000
			o := priced(hourly, unit.Money(rapid.Int64Range(0, 3).Draw(t, "month"))*150_000_000)
			r.Add(&o, i)
			p.Offers = append(p.Offers, o)
		}
		sameOrder(t, p, r.Ranked(), most)
	})
}

func sameOrder(t *rapid.T, p model.Plan, got []pricing.Ranked[int], most int) {
	t.Helper()
	for i := range p.Offers {
		p.Offers[i].Name = string(rune('a' + i))
	}
	e, err := pricing.Evaluate(p)
	if err != nil {
		t.Fatal(err)
	}
	var order []int
	for i, o := range e.Offers {
		if o.Verdict.Quote >= 0 {
			order = append(order, i)
		}
	}
	best := func(i int) pricing.Quote { return e.Offers[i].Quotes[e.Offers[i].Verdict.Quote] }
	slices.SortStableFunc(order, func(a, b int) int { return int(best(a).Total - best(b).Total) })
	order = order[:min(most, len(order))]
	if len(got) != len(order) {
		t.Fatalf("%d offers, want %d", len(got), len(order))
	}
	for i, want := range order {
		if q := best(want); got[i].Of != want || got[i].Quote.Form != q.Form || got[i].Quote.Total != q.Total {
			t.Fatalf("%d: got %d, %s, %s, want %d, %s, %s", i, got[i].Of, got[i].Quote.Form, got[i].Quote.Total, want, q.Form, q.Total)
		}
	}
}
