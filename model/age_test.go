package model_test

import (
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/model"
)

func TestGradeOfPrices(t *testing.T) {
	today, none := model.Date{Year: 2026, Month: 11, Day: 30}, model.Maybe[int]{}
	for _, test := range []struct {
		asOf string
		most model.Maybe[int]
		want model.Grade
	}{
		{"2026-11-30", none, model.Fresh},
		{"2026-11-23", none, model.Fresh}, // 7 days
		{"2026-11-22", none, model.Reread},
		{"2026-10-31", none, model.Reread}, // 30 days
		{"2026-10-30", none, model.Old},
		{"2026-09-01", none, model.Old}, // 30 in September, 31 in October, 30 less 1: 90 days
		{"2026-08-31", none, model.Stale},
		{"2026-12-01", none, model.Fresh}, // a day ahead
		{"2026-12-02", none, model.Reread},
		{"", none, model.Old},
		{"2026-11-29", model.Given(0), model.Old}, // none but today's
		{"2026-11-30", model.Given(0), model.Fresh},
		{"2026-10-30", model.Given(31), model.Reread},
		{"2026-08-31", model.Given(91), model.Reread},
		{"2026-08-31", model.Given(90), model.Stale},
		{"2026-08-31", model.Given(1), model.Stale},
		{"", model.Given(1000), model.Old},
	} {
		o := model.NewOffer()
		if test.asOf != "" {
			o.AsOf, _ = model.ParseDate(test.asOf)
		}
		if got := o.PriceAge(today).Grade(test.most); got != test.want {
			t.Errorf("prices of %q, at most %v: grade %d, want %d", test.asOf, test.most, got, test.want)
		}
	}
}

// Prices grow no better with time, and no worse where older ones are allowed.
func TestGradeIsMonotone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		days, most := rapid.IntRange(0, 400).Draw(t, "days"), rapid.IntRange(0, 400).Draw(t, "most")
		grade := func(days, most int) model.Grade { return model.Age{Days: days, Dated: true}.Grade(model.Given(most)) }
		if grade(days, most) > grade(days+1, most) {
			t.Errorf("%d days are worse than %d", days, days+1)
		}
		if grade(days, most) < grade(days, most+1) {
			t.Errorf("%d days are better at most %d than at most %d", days, most, most+1)
		}
	})
}
