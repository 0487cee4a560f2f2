package main

import (
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// solveFlags are the flags of solve.
type solveFlags struct{ goal, total, form, offer string }

func (a *app) solveCommand() *cobra.Command {
	var f solveFlags
	c := &cobra.Command{
		Use: "solve INPUT [PLAN]", Short: a.lang.Say(text.CmdSolve), Args: a.between(1, 2, "INPUT"),
		Example: "  gpuplan solve hours_per_day plan.toml\n  gpuplan solve offer.0.hourly plan.toml --total 800",
		RunE: func(_ *cobra.Command, args []string) error {
			return a.solve(args[0], first(args[1:]), f)
		},
	}
	c.Flags().StringVar(&f.goal, "for", "breakeven", a.lang.Say(text.FlagFor))
	c.Flags().StringVar(&f.total, "total", "", a.lang.Say(text.FlagTotal))
	c.Flags().StringVar(&f.form, "form", "", a.lang.Say(text.FlagForm))
	c.Flags().StringVar(&f.offer, "offer", "", a.lang.Say(text.FlagOffer))
	return c
}

// solve finds the values of one input at which the verdict flips, or at which a form's total is met.
func (a *app) solve(key, path string, f solveFlags) error {
	if err := oneOf("--for", f.goal, []string{"breakeven"}); err != nil {
		return err
	}
	l, err := a.loadTold(path)
	if err != nil {
		return err
	}
	offer, err := offerOf(l.plan, f.offer)
	if err != nil {
		return err
	}
	in, err := inputOf(l.plan, offer, key)
	if err != nil {
		return err
	}
	axis, err := axisOf(l.plan, in)
	if err != nil {
		return err
	}
	if f.total != "" {
		return a.solveTotal(l.plan, offer, in, axis, f)
	}
	zones, err := pricing.Zones(l.plan, offer, axis)
	if err != nil {
		return err
	}
	return report.Flips(a.stdout, a.lang, l.plan, in, zones)
}

// solveTotal finds where the total of a form, hourly where none is named, is what --total says.
func (a *app) solveTotal(plan model.Plan, offer int, in input.Input, axis pricing.Axis, f solveFlags) error {
	target, err := unit.ParseMoney(f.total)
	if err != nil {
		return err
	}
	form, err := formOf(plan.Offers[offer], f.form)
	if err != nil {
		return err
	}
	crossings, err := pricing.Crossings(plan, offer, form, target, axis)
	if err != nil {
		return err
	}
	return report.Reached(a.stdout, a.lang, plan, in, form, target, crossings)
}

// axisOf gives where to look for values of an input. One that only chooses between words, or a price that is not known, has none.
func axisOf(plan model.Plan, in input.Input) (pricing.Axis, error) {
	ends, fine := in.Axis(plan, in.Bounds(plan))
	if fine == 0 {
		return pricing.Axis{}, usage(text.ErrNoAxis, in.Key)
	}
	return pricing.Axis{Min: ends.Min, Max: ends.Max, Fine: fine, With: in.With}, nil
}

// offerOf finds an offer by its name or its number; the first where none is named.
func offerOf(plan model.Plan, name string) (int, error) {
	var names []string
	for i, o := range plan.Offers {
		if name == "" || name == o.Name {
			return i, nil
		}
		names = append(names, o.Name)
	}
	if len(names) == 0 {
		return 0, usage(text.ErrOffers)
	}
	return 0, usage(text.ErrNoOffer, name, strings.Join(names, ", "))
}

// inputOf finds an input by its path, or by the last name of it where only one has that.
func inputOf(plan model.Plan, offer int, key string) (input.Input, error) {
	var names []string
	for _, in := range input.List(plan, offer) {
		if in.Key == key || strings.HasSuffix(in.Key, "."+key) || isLabel(in, key) || key == termName(plan, in) {
			return in, nil
		}
		names = append(names, in.Key)
	}
	return input.Input{}, usage(text.ErrNoInput, key, strings.Join(names, ", "))
}

// isLabel tells whether the input is called so on the screen, in any language.
func isLabel(in input.Input, name string) bool {
	for _, l := range text.Languages {
		if strings.EqualFold(l.Say(in.Words.Label), name) {
			return true
		}
	}
	return false
}

// termName is the name of the term whose price the input is; empty of other inputs.
func termName(plan model.Plan, in input.Input) string {
	term, isPrice := strings.CutSuffix(in.Key, ".price")
	if !isPrice || !strings.Contains(term, ".term.") {
		return ""
	}
	return plan.Get(term + ".name")
}

// formOf finds a form of an offer by its name; hourly where none is named.
func formOf(o model.Offer, name string) (string, error) {
	names := []string{model.HourlyForm}
	for _, t := range o.Terms {
		names = append(names, t.Name)
	}
	if name == "" {
		return names[0], nil
	}
	for _, each := range names {
		if name == each {
			return name, nil
		}
	}
	return "", usage(text.ErrNoForm, name, strings.Join(names, ", "))
}
