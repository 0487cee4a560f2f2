package main

import (
	"cmp"
	"fmt"

	"github.com/spf13/cobra"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

func (a *app) diffCommand() *cobra.Command {
	return &cobra.Command{
		Use: "diff A B", Short: a.lang.Say(text.CmdDiff), Args: a.between(2, 2, "A B"),
		RunE: func(_ *cobra.Command, args []string) error { return a.diff(args[0], args[1]) },
	}
}

// diff writes what differs between two plans and what it does to the cost; it leads to exit 1 where they differ, unless a check
// that flags ask for has found something in one of them.
func (a *app) diff(first, second string) error {
	if first == "-" && second == "-" {
		return usage(text.ErrStdinTwice)
	}
	var sides [2]report.Side
	var verdicts [2]error
	for i, path := range []string{first, second} {
		l, err := a.load(path)
		if err != nil {
			return err
		}
		e, verdict, err := a.evaluate(l.plan)
		if err != nil {
			return err
		}
		verdicts[i] = verdict
		sides[i] = report.Side{Name: path, Plan: l.plan, Evaluation: e}
	}
	written, same := report.Diff(a.lang, a.flags.plain, sides[0], sides[1])
	if _, err := fmt.Fprint(a.stdout, written); err != nil {
		return err
	}
	if verdict := cmp.Or(verdicts[:]...); verdict != nil || same {
		return verdict
	}
	return exit(exitDiffers)
}
