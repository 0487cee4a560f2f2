package report

import (
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

func TestAgain(t *testing.T) {
	saved := model.New()
	saved.Offers = []model.Offer{model.NewOffer()}
	plan := saved.Clone()
	plan.Workload.HoursPerDay = 6*time.Hour + 30*time.Minute
	plan.Name = "it's 卡"
	plan.Offers[0].Hourly = unit.Known(unit.PerHour(1_980_000_000))
	for _, test := range []struct {
		file   string
		plan   model.Plan
		period pricing.Period
		lang   *text.Language
		want   string
	}{
		{"lora.toml", saved, pricing.PerPlan, text.English, "gpuplan show lora.toml --lang en"},
		{"", saved, "", text.Chinese, "gpuplan show --lang zh"},
		{"-x.toml", saved, pricing.PerDay, text.English, "gpuplan show ./-x.toml --period day --lang en"},
		{"-", saved, "", text.English, "gpuplan show - --lang en"}, // standard input
		{
			"my plan.toml", plan, pricing.PerPlan, text.English,
			`gpuplan show 'my plan.toml' --set 'name=it'\''s 卡' --set workload.hours_per_day=6h30m --set offer.0.hourly=1.98 --lang en`,
		},
	} {
		if got := CommandLine(Again(test.file, &saved, &test.plan, test.period, "", test.lang)); got != test.want {
			t.Errorf("command line is\n%s\nwant\n%s", got, test.want)
		}
	}
}

// Offers that come or go can be told by no flag.
func TestNoCommandForOtherOffers(t *testing.T) {
	saved := model.New()
	saved.Offers = []model.Offer{model.NewOffer(), model.NewOffer()}
	saved.Offers[0].Name, saved.Offers[1].Name = "A", "B"
	for _, offers := range [][]model.Offer{saved.Offers[:1], append([]model.Offer{model.NewOffer()}, saved.Offers...), nil} {
		plan := saved.Clone()
		plan.Offers = offers
		if got := Again("plan.toml", &saved, &plan, "", "", text.English); got != nil {
			t.Errorf("%d offers in place of 2: got %q", len(offers), got)
		}
	}
	plan := saved.Clone()
	plan.Offers[0].Name = "another"
	if got := Again("plan.toml", &saved, &plan, "", "", text.English); got == nil {
		t.Error("another name can be set, and there is no command")
	}
}
