package main

import (
	"github.com/spf13/cobra"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/report"
)

func (a *app) calibrateCommand() *cobra.Command {
	var f recordFlags
	write := false
	c := &cobra.Command{
		Use: "calibrate [PLAN]", Short: a.lang.Say(text.CmdCalibrate), Args: a.atMost(1),
		RunE: func(_ *cobra.Command, args []string) error { return a.calibrate(first(args), f, write) },
	}
	f.add(c, a)
	c.Flags().BoolVar(&write, "write", false, a.lang.Say(text.FlagWrite))
	return c
}

// calibrate says what the log makes of a plan, and changes its file where that is asked for.
func (a *app) calibrate(path string, f recordFlags, write bool) error {
	l, err := a.loadTold(path)
	if err != nil {
		return err
	}
	if write && (l.file.Path == "" || l.file.Path == "-") {
		return usage(text.CalibrateFile)
	}
	r, err := a.readRecords(l.plan, &f)
	if err != nil {
		return err
	}
	if len(r.entries) == 0 {
		return usage(text.CalibrateEmpty)
	}
	res, err := r.work.Result()
	if err != nil {
		return err
	}
	c, err := reconcile.Calibrate(l.plan, r.offer, res.Learned)
	if err != nil {
		return err
	}
	told := report.Calibration{Calibration: c, Learned: res.Learned}
	told.Plan, told.Evaluation, told.Lang, told.Plain = l.plan, c.Before, a.lang, a.flags.plain
	if err := report.WriteCalibration(a.stdout, told); err != nil || len(c.Changes) == 0 {
		return err
	}
	if !write {
		a.note(text.CalibrateWrite.With())
		return nil
	}
	return a.writeChanges(l, c.Changes)
}

// writeChanges makes changes in the plan's file, and nothing that a --set or a platform says.
func (a *app) writeChanges(l loaded, changes []reconcile.Change) error {
	plan := l.file.Plan.Clone()
	for _, change := range changes {
		if fault := plan.Set(change.Path, model.Typed, change.Now); fault != nil {
			return fault
		}
	}
	if _, err := l.file.Save(plan); err != nil {
		return err
	}
	a.note(text.CalibrateWrote.With(shown(l.file.Path)))
	return nil
}
