package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
	"app/gpuplan/pricing/vram"
)

func (a *app) sizeCommand() *cobra.Command {
	var f sizeFlags
	c := &cobra.Command{
		Use: "size [PLAN]", Short: a.lang.Say(text.CmdSize), Args: a.atMost(1),
		Example: "  gpuplan size --params 7B --task lora --card \"RTX 4090\" --tokens 50M\n" +
			"  gpuplan size --model llama-3.1-70b --task infer --precision int4 --cards 2\n" +
			"  gpuplan size plan.toml --config config.json --measured 2h10m --write",
		RunE: func(c *cobra.Command, args []string) error { return a.size(first(args), c.Flags(), f) },
	}
	a.addSizeFlags(c, &f)
	return c
}

// size tells what a model needs and, of a plan, which offers hold it.
func (a *app) size(path string, flags *pflag.FlagSet, f sizeFlags) error {
	if err := oneOf("--format", f.format, report.Names(report.SizeFormats)); err != nil {
		return err
	}
	l, err := a.planToSize(path, f)
	if err != nil {
		return err
	}
	setup, err := a.setup(flags, f, l.plan)
	if err != nil {
		return err
	}
	s := report.Size{Report: report.Report{Lang: a.lang, Now: a.presentOrNow(), Plain: a.flags.plain}, Setup: setup, Explain: f.explain}
	if s.Card, err = f.asked(); err != nil {
		return err
	}
	if s.Scaling, err = f.scaling(); err != nil {
		return err
	}
	if err := f.time(&s, l.plan); err != nil {
		return err
	}
	return a.tellSize(&s, l, f)
}

// planToSize reads the plan where one is named: without a name there is none, since what a model needs is no question about one.
func (a *app) planToSize(path string, f sizeFlags) (loaded, error) {
	if path == "-" && f.config == "-" {
		return loaded{}, usage(text.ErrStdinTwice)
	}
	if path == "" {
		if f.write {
			return loaded{}, usage(text.ErrSizeNoWrite)
		}
		return loaded{plan: model.New()}, nil
	}
	return a.load(path)
}

// tellSize writes the report of a plan that has the time and the cards of the setup, and takes them into the file where asked.
func (a *app) tellSize(s *report.Size, l loaded, f sizeFlags) error {
	s.Plan = l.plan.Clone()
	if l.file.Path != "" {
		if fault := vram.Take(&s.Plan, s.Setup, s.Time.OfSpeed(s.OnSpeed)); fault != nil {
			return fault
		}
	}
	e, verdict, err := a.evaluate(s.Plan)
	if err != nil {
		return err
	}
	s.Evaluation = e
	format, _ := report.Lookup(report.SizeFormats, f.format) // size has seen that it is one
	if err := format.Write(a.stdout, s); err != nil {
		return err
	}
	if f.write {
		if err := a.writeSize(s, l); err != nil {
			return err
		}
	}
	return verdict
}

// writeSize saves the plan's own text with the time and the cards that it holds for, and nothing else that this run set.
func (a *app) writeSize(s *report.Size, l loaded) error {
	if l.file.Path == "" || l.file.Path == "-" {
		return usage(text.ErrSizeNoWrite)
	}
	if s.Time.Round.Likely == 0 {
		return usage(text.ErrSizeNoTime, text.SizeNoTime)
	}
	own, t := l.file.Plan.Clone(), s.Time.OfSpeed(s.OnSpeed)
	if fault := vram.Take(&own, s.Setup, t); fault != nil {
		return fault
	}
	if _, err := l.file.Save(own); err != nil {
		return err
	}
	fmt.Fprintln(a.stderr, a.lang.Say(text.SizeWrote, t.Written(), shown(l.file.Path)))
	return nil
}

// setup puts the flags together.
func (a *app) setup(flags *pflag.FlagSet, f sizeFlags, plan model.Plan) (vram.Setup, error) {
	m, err := a.sizedModel(f)
	if err != nil {
		return vram.Setup{}, err
	}
	s := vram.New(m, vram.Task(f.task))
	s.Cards = int64(plan.Workload.GPUs)
	if err := f.kinds(&s, flags.Changed); err != nil {
		return s, err
	}
	for i, n := range vram.Numbers {
		if flags.Changed(n.Key) {
			*n.At(&s) = f.numbers[i]
		}
	}
	if err := s.Check(); err != nil {
		return s, asFlags(err)
	}
	return s, nil
}

// sizedModel reads the model by what names it.
func (a *app) sizedModel(f sizeFlags) (vram.Model, error) {
	given := 0
	for _, s := range []string{f.params, f.model, f.config} {
		if s != "" {
			given++
		}
	}
	switch {
	case given != 1:
		return vram.Model{}, usage(text.ErrSizeModel, given)
	case f.params != "":
		n, err := count("params", f.params)
		return vram.OfSize(max(n, 1)), err
	case f.model != "":
		m, err := vram.LookupModel(f.model)
		return m, asFlags(err)
	}
	return a.readConfig(f.config)
}

// asFlags makes faults of a setup's values faults of the flags that give them.
func asFlags(err error) error {
	var list model.Faults
	var one *model.Fault
	if errors.As(err, &one) {
		list = model.Faults{one}
	} else if !errors.As(err, &list) {
		return err
	}
	for _, f := range list {
		f.Path = "--" + f.Path
	}
	return err
}
