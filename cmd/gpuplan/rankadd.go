package main

import (
	"fmt"
	"slices"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/pricelist"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// addRanked adds places of a ranking to the offers of a plan file, and nothing that --set says.
func (a *app) addRanked(file planfile.File, r report.Ranking, wanted string, from listSource) error {
	numbers, _ := places(wanted, len(r.List))
	switch code := r.Evaluation.Currency.Code; {
	case file.Path == "" || file.Path == "-":
		return usage(text.ErrAddPlan)
	case len(r.List) == 0:
		return usage(text.ErrAddNone)
	case numbers == nil:
		return usage(text.ErrAdd, wanted, len(r.List))
	case code != file.Plan.Currency:
		return usage(text.ErrAddMoney, code, file.Plan.Currency)
	}
	plan := file.Plan.Clone()
	var names []string
	for _, n := range numbers {
		o := a.offerFrom(r, &r.List[n-1], from)
		o.Name = freeOffer(plan, o.Name)
		plan.Offers, names = append(plan.Offers, o), append(names, o.Name)
	}
	if _, err := file.Save(plan); err != nil {
		return err
	}
	a.note(text.RankAdded.With(shown(file.Path), strings.Join(names, ", ")))
	return nil
}

// offerFrom gives a row as an offer of a plan: its prices with their day and where they stand.
func (a *app) offerFrom(r report.Ranking, ranked *pricing.Ranked[pricelist.Row], from listSource) model.Offer {
	o, row := ranked.Offer, &ranked.Of
	o.Name, o.Card, o.VRAM = row.Title(), row.Card, row.VRAM
	if row.Cards != unit.One {
		o.Name = a.lang.Say(text.RankSeveral, o.Name, row.Cards.String())
	}
	for _, more := range []string{row.Provider, row.Region} {
		if more != "" {
			o.Name += ", " + more
		}
	}
	if runes := []rune(o.Name); len(runes) > mostName {
		o.Name = string(runes[:mostName])
	}
	o.AsOf = from.day
	o.Source = a.lang.Say(text.RankSource, from.word(), r.Place.With(row.Line))
	if r.Spot {
		o.Name = a.lang.Say(text.RankTaken, o.Name)
	}
	return o
}

// mostName is how long a name may be, so that there is room behind it for what tells it from others.
const mostName = 180

// freeOffer is the name itself, or one with a number behind it where an offer of the plan has it.
func freeOffer(plan model.Plan, name string) string {
	free := name
	for n := 2; slices.ContainsFunc(plan.Offers, func(o model.Offer) bool { return o.Name == free }); n++ {
		free = fmt.Sprintf("%s (%d)", name, n)
	}
	return free
}
