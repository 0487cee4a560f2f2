package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

func (a *app) checkCommand() *cobra.Command {
	return &cobra.Command{
		Use: "check PLAN", Short: a.lang.Say(text.CmdCheck), Args: a.between(1, 1, "PLAN"),
		RunE: func(_ *cobra.Command, args []string) error {
			l, err := a.load(args[0])
			if err != nil {
				return err
			}
			if _, err := fmt.Fprintln(a.stdout, a.lang.Say(text.CheckFine, shown(args[0]), text.Offers.Of(len(l.plan.Offers)))); err != nil {
				return err
			}
			a.warn(l.plan)
			return a.asked(l.plan)
		},
	}
}

// warn tells on standard error what is no fault of a plan but hardly meant.
func (a *app) warn(plan model.Plan) {
	r := report.Report{Plan: plan, Lang: a.lang}
	for _, w := range r.Warnings() {
		a.note(text.WarnOffer.With(shown(w.Offer), r.Warning(w)))
	}
}
