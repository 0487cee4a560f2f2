package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/report"
)

// showFlags are the flags of show.
type showFlags struct {
	format, period, value, output string
	force                         bool
}

func (a *app) showCommand() *cobra.Command {
	var f showFlags
	c := &cobra.Command{
		Use: "show [PLAN]", Short: a.lang.Say(text.CmdShow), Args: a.atMost(1),
		Example: "  gpuplan show plan.toml\n  gpuplan show plan.toml --format json --value offers.0.verdict.form\n  gpuplan show --set workload.hours_per_day=9 -o plan.summary.txt",
		RunE:    func(_ *cobra.Command, args []string) error { return a.show(first(args), f) },
	}
	a.formatFlag(c, &f.format, report.Names(report.Formats))
	listFlag(c, &f.period, "period", periodNames(), a.lang.Say(text.FlagPeriod, strings.Join(periodNames(), ", ")))
	c.Flags().StringVar(&f.value, "value", "", a.lang.Say(text.FlagValue))
	c.Flags().StringVarP(&f.output, "output", "o", "", a.lang.Say(text.FlagOutput))
	c.Flags().BoolVar(&f.force, "force", false, a.lang.Say(text.FlagForce))
	return c
}

// show writes the summary of a plan.
func (a *app) show(path string, f showFlags) error {
	if err := oneOf("--format", f.format, report.Names(report.Formats)); err != nil {
		return err
	}
	if err := oneOf("--period", f.period, periodNames()); err != nil {
		return err
	}
	l, err := a.loadTold(path)
	if err != nil {
		return err
	}
	if isFile(f.output, l.file.Path) {
		return usage(text.ErrOverPlan, f.output)
	}
	e, verdict, err := a.evaluate(l.plan)
	if err != nil {
		return err
	}
	now, _ := a.time()
	age, _ := a.maxPriceAge()
	again := report.Again(l.file.Path, &l.saved, &l.plan, pricing.Period(f.period), f.format, a.lang)
	if a.flags.plain {
		again = append(again, "--plain")
	}
	r := report.Report{
		Plan: l.plan, Evaluation: e, Outlooks: chance.Outlooks(l.plan, a.flags.seed), Lang: a.lang, Now: now, Period: pricing.Period(f.period),
		MaxPriceAge: age, Plain: a.flags.plain, Command: report.Seeded(again, a.flags.seed),
	}
	if err := a.output(f, r); err != nil {
		return err
	}
	return verdict
}

// isFile tells whether two names are of one file that is there.
func isFile(a, b string) bool {
	one, err := os.Stat(a)
	if err != nil {
		return false
	}
	other, err := os.Stat(b)
	return err == nil && os.SameFile(one, other)
}

// output writes the report.
func (a *app) output(f showFlags, r report.Report) error {
	var b bytes.Buffer
	if err := render(&b, f, r); err != nil {
		return err
	}
	return a.deliver(f, b.Bytes())
}

// deliver writes what was made to where -o says, whole or not at all, else to standard output.
func (a *app) deliver(f showFlags, data []byte) error {
	if f.output == "" || f.output == "-" {
		_, err := a.stdout.Write(data)
		return err
	}
	if stat, err := os.Stat(f.output); err == nil && !stat.Mode().IsRegular() && !stat.IsDir() {
		return os.WriteFile(f.output, data, 0) // a device or a pipe: it holds nothing that could be lost
	}
	return writeFile(f.output, data, f.force)
}

// writeFile writes a file whole or not at all; where one is there already, it tells of the flag that overwrites it.
func writeFile(path string, data []byte, force bool) error {
	err := planfile.WriteFile(path, data, force)
	if errors.Is(err, fs.ErrExist) {
		return usage(text.ErrExists, shown(path))
	}
	return err
}

func render(w io.Writer, f showFlags, r report.Report) error {
	if f.value != "" {
		s, err := report.Value(r, f.value)
		if err == nil {
			_, err = fmt.Fprintln(w, s)
		}
		return err
	}
	format, _ := report.Lookup(report.Formats, f.format)
	return format.Write(w, r)
}

func periodNames() []string {
	return names(pricing.Periods, func(p pricing.Period) string { return string(p) })
}
