package main

import (
	"slices"
	"time"

	"github.com/spf13/cobra"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/tasklog"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/report"
)

// logListFlags are the flags of log list.
type logListFlags struct {
	place                        logPlace
	since, project, format, plan string
}

func (a *app) logListCommand() *cobra.Command {
	var f logListFlags
	c := &cobra.Command{
		Use: "list", Short: a.lang.Say(text.CmdLogList), Args: a.atMost(0),
		Example: "  gpuplan log list --since 7d --project thesis\n  gpuplan log list --format hledger --plan plan.toml",
		RunE:    func(*cobra.Command, []string) error { return a.logList(f) },
	}
	c.Flags().StringVar(&f.since, "since", "", a.lang.Say(text.FlagLogSince))
	c.Flags().StringVar(&f.project, "project", "", a.lang.Say(text.FlagLogOnly))
	a.formatFlag(c, &f.format, report.Names(report.LogFormats))
	c.Flags().StringVar(&f.plan, "plan", "", a.lang.Say(text.FlagLogPlan))
	a.addLogFlags(c.Flags(), &f.place)
	return c
}

// logList tells what the log has.
func (a *app) logList(f logListFlags) error {
	if err := oneOf("--format", f.format, report.Names(report.LogFormats)); err != nil {
		return err
	}
	b, err := a.logbook(f.place)
	if err != nil {
		return err
	}
	since, err := f.start(b)
	if err != nil {
		return err
	}
	l := report.Log{Report: report.Report{Lang: a.lang, Now: b.now, Plain: a.flags.plain}, Since: since, Project: f.project}
	if f.plan != "" {
		of, err := a.load(f.plan)
		if err != nil {
			return err
		}
		l.Plan = of.plan
		l.Evaluation.Currency, _ = unit.LookupCurrency(of.plan.Currency) // a plan that loads has one
	}
	if f.place.file == "" && b.isNew() { // the usual one, of somebody who has not begun
		a.note(text.LogNone.With(shown(b.path)))
	} else if err := b.read(&l); err != nil {
		return err
	}
	return a.tellLog(&l, f.format)
}

// start reads --since: a time ago, or a day; zero: all.
func (f *logListFlags) start(b logbook) (time.Time, error) {
	if f.since == "" {
		return time.Time{}, nil
	}
	if ago, err := unit.ParseDuration(f.since, 0); err == nil {
		return b.now.Add(-ago), nil
	}
	if day, err := model.ParseDate(f.since); err == nil {
		return day.In(b.zone), nil
	}
	return time.Time{}, usage(text.ErrLogFlag, "--since", f.since, text.WantSince)
}

// read takes the entries that are wanted, in the order of their boots.
func (b logbook) read(l *report.Log) error {
	log, err := tasklog.Open(b.path, tasklog.Options{Zone: b.zone})
	if err != nil {
		return err
	}
	defer func() { _ = log.Close() }()
	for e, err := range log.Entries() {
		if err != nil {
			return logFault(b.path, err)
		}
		if l.Wants(&e) {
			l.Entries = append(l.Entries, e)
		}
	}
	slices.SortStableFunc(l.Entries, func(x, y record.Entry) int { return x.Boot.Compare(y.Boot) })
	l.Tally = log.Tally()
	return nil
}

// tellLog writes the list; where its format does not say what was passed over, that goes to standard error.
func (a *app) tellLog(l *report.Log, format string) error {
	f, _ := report.Lookup(report.LogFormats, format) // logList has seen that it is one
	if err := f.Write(a.stdout, l); err != nil {
		return err
	}
	if f.Priced && !l.Priced() {
		a.note(text.LogNoPrice.With())
	}
	if f.Bare {
		for _, p := range l.Told() {
			a.note(p)
		}
	}
	return nil
}

// logFault gives what kept a log or another file from being read its words.
func logFault(path string, err error) error {
	if said := tableFault(path, err); said != nil {
		return said
	}
	return planfile.NewFileError(path, text.FileCannotRead, err)
}
