package main

import (
	"github.com/spf13/cobra"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

func (a *app) mixCommand() *cobra.Command {
	return &cobra.Command{
		Use: "mix [PLAN]", Short: a.lang.Say(text.CmdMix), Long: a.lang.Say(text.CmdMixLong), Args: a.atMost(1),
		RunE: func(_ *cobra.Command, args []string) error {
			l, err := a.loadTold(first(args))
			if err != nil {
				return err
			}
			e, verdict, err := a.evaluate(l.plan)
			if err != nil {
				return err
			}
			now, _ := a.time()
			if err := report.Mix(a.stdout, report.Report{Plan: l.plan, Evaluation: e, Lang: a.lang, Now: now, Plain: a.flags.plain}); err != nil {
				return err
			}
			return verdict
		},
	}
}
