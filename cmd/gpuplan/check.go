package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"app/gpuplan/model/text"
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
			return a.asked(l.plan)
		},
	}
}
