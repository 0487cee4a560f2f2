package main

import (
	"cmp"

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

// goals are what solve can look for.
var goals = []string{"breakeven"}

func (a *app) solveCommand() *cobra.Command {
	var f solveFlags
	c := &cobra.Command{
		Use: "solve INPUT [PLAN]", Short: a.lang.Say(text.CmdSolve), Args: a.between(1, 2, "INPUT"),
		Long:    a.lang.Say(text.CmdSolveLong),
		Example: "  gpuplan solve hours_per_day plan.toml\n  gpuplan solve offer.0.hourly plan.toml --total 800",
		RunE: func(_ *cobra.Command, args []string) error {
			return a.solve(args[0], first(args[1:]), f)
		},
	}
	listFlag(c, &f.goal, "for", goals, a.lang.Say(text.FlagFor))
	c.Flags().StringVar(&f.total, "total", "", a.lang.Say(text.FlagTotal))
	c.Flags().StringVar(&f.form, "form", "", a.lang.Say(text.FlagForm))
	c.Flags().StringVar(&f.offer, "offer", "", a.lang.Say(text.FlagOffer))
	return c
}

// solve finds the values of one input at which the verdict flips, or at which a form's total is met.
func (a *app) solve(key, path string, f solveFlags) error {
	if err := oneOf("--for", f.goal, goals); err != nil {
		return err
	}
	if f.form != "" && f.total == "" {
		return usage(text.ErrFormAlone)
	}
	l, err := a.loadTold(path)
	if err != nil {
		return err
	}
	offer, err := offerOf(l.plan, cmp.Or(f.offer, offerIn(key)))
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
		err = a.solveTotal(l.plan, offer, in, axis, f)
	} else {
		err = a.solveBreakeven(l.plan, offer, in, axis)
	}
	return cmp.Or(err, a.asked(l.plan))
}

// solveBreakeven finds where the verdict flips.
func (a *app) solveBreakeven(plan model.Plan, offer int, in input.Input, axis pricing.Axis) error {
	zones, err := pricing.Zones(plan, offer, axis)
	if err != nil {
		return err
	}
	return report.Flips(a.stdout, a.lang, plan, in, zones)
}

// solveTotal finds where the total of a form, the first where none is named, is what --total says.
func (a *app) solveTotal(plan model.Plan, offer int, in input.Input, axis pricing.Axis, f solveFlags) error {
	target, fault := plan.ReadMoney("--total", f.total)
	if fault != nil {
		return fault
	}
	form, err := formOf(plan, offer, f.form)
	if err != nil {
		return err
	}
	crossings, err := pricing.Crossings(plan, offer, form, target, axis)
	if err != nil {
		return err
	}
	return report.Reached(a.stdout, a.lang, plan, in, form, target, crossings, nowhere(plan, offer, form, target, axis))
}

// nowhere says why no value of an axis is found for a target: the total stays on one side of it, or is not known. What is known
// at both ends is known between them.
func nowhere(plan model.Plan, offer int, form string, target unit.Money, axis pricing.Axis) text.Word {
	why := text.SolveAllWithin
	for _, end := range []int64{axis.Min, axis.Max} {
		for _, t := range pricing.Totals(axis.With(plan, end), offer) {
			switch {
			case t.Form != form:
			case !t.Complete && !t.Hopeless:
				return text.SolveNoTotal
			case t.Hopeless || t.Total > target:
				why = text.SolveAllAbove
			}
		}
	}
	return why
}

// axisOf gives where to look for values of an input. One that only chooses between words, or a price that is not known, has none.
func axisOf(plan model.Plan, in input.Input) (pricing.Axis, error) {
	ends, fine := in.Axis(plan, in.Bounds(plan))
	if fine == 0 {
		return pricing.Axis{}, usage(text.ErrNoAxis, in.Key)
	}
	return pricing.Axis{Min: ends.Min, Max: ends.Max, Fine: fine, With: in.With}, nil
}
