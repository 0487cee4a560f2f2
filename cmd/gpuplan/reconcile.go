package main

import (
	"bytes"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model/planfile"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/report"
)

// reconcileFlags are the flags of reconcile.
type reconcileFlags struct {
	recordFlags
	paid, before, after     string
	failOn, dismiss, reason string
	project                 string
	mustAgree               bool
	out                     showFlags
}

func (a *app) reconcileCommand() *cobra.Command {
	var f reconcileFlags
	c := &cobra.Command{
		Use: "reconcile [PLAN]", Short: a.lang.Say(text.CmdReconcile), Args: a.atMost(1),
		Long:    a.lang.Say(text.CmdReconcileLong, strings.Join(statement.Fields, ", ")),
		Example: "  gpuplan reconcile --bill bill.csv plan.toml\n  gpuplan reconcile --paid 150.81 --since 2026-11-17 --until 2026-11-30\n  gpuplan reconcile --bill bill.csv --fail-on high --must-agree --format json",
		RunE:    func(_ *cobra.Command, args []string) error { return a.reconcile(first(args), f) },
	}
	f.add(c, a)
	c.Flags().StringVar(&f.project, "project", "", a.lang.Say(text.FlagOfProject))
	a.formatFlag(c, &f.out.format, report.Names(report.ReconcileFormats))
	c.Flags().StringVarP(&f.out.output, "output", "o", "", a.lang.Say(text.FlagOutput))
	c.Flags().BoolVar(&f.out.force, "force", false, a.lang.Say(text.FlagForce))
	c.Flags().StringVar(&f.paid, "paid", "", a.lang.Say(text.FlagPaid))
	c.Flags().StringVar(&f.before, "balance-before", "", a.lang.Say(text.FlagBefore))
	c.Flags().StringVar(&f.after, "balance-after", "", a.lang.Say(text.FlagAfter))
	c.Flags().StringVar(&f.failOn, "fail-on", "", a.lang.Say(text.FlagFailOn))
	c.Flags().BoolVar(&f.mustAgree, "must-agree", false, a.lang.Say(text.FlagMustAgree))
	c.Flags().StringVar(&f.dismiss, "dismiss", "", a.lang.Say(text.FlagDismiss))
	c.Flags().StringVar(&f.reason, "because", "", a.lang.Say(text.FlagBecause))
	return c
}

// reconcile holds a bill, or what was paid, against log and plan.
func (a *app) reconcile(path string, f reconcileFlags) error {
	if err := f.check(path); err != nil {
		return err
	}
	failOn, err := f.failsOn()
	if err != nil {
		return err
	}
	paid, given, err := f.total()
	if err != nil {
		return err
	}
	l, err := a.loadTold(path)
	if err != nil {
		return err
	}
	r, err := a.readRecords(l.plan, f.narrowed())
	if err != nil {
		return err
	}
	if err := f.divides(r); err != nil {
		return err
	}
	switch {
	case given && f.bill != "" && !r.wallet: // balances go with payments, and with nothing else
		return usage(text.ErrTwoBills)
	case given:
		r.work.Paid(paid)
	}
	res, err := r.work.Result()
	if err != nil {
		return err
	}
	if f.dismiss != "" {
		return a.dismiss(&res, r.path, f.dismiss, f.reason)
	}
	if err := a.tellReconciliation(r, res, f.out); err != nil {
		return err
	}
	if other := res.Tally.Foreign; len(other) == 1 && l.file.Path == "" && !a.isSet("currency") { // the starter's is nobody's
		a.note(text.OtherCurrency.With(shown(other[0].Currency), l.plan.Currency))
	}
	return f.verdict(&res, failOn)
}

// check refuses flags that mean nothing, or nothing together.
func (f *reconcileFlags) check(path string) error {
	switch {
	case f.dismiss != "" && strings.TrimSpace(f.reason) == "":
		return usage(text.ErrNoReason)
	case path == "-" && f.bill == "-":
		return usage(text.ErrStdinTwice)
	}
	return oneOf("--format", f.out.format, report.Names(report.ReconcileFormats))
}

// narrowed gives the flags of the records, with the entries of the project as those that are told of.
func (f *reconcileFlags) narrowed() *recordFlags {
	if f.project != "" {
		f.wanted = func(e *record.Entry) bool { return e.Project == f.project }
	}
	return &f.recordFlags
}

// divides refuses a project that the log has not, and one of a total, which does not say what was paid for which.
func (f *reconcileFlags) divides(r *records) error {
	switch {
	case f.project == "":
		return nil
	case f.bill == "" || r.wallet:
		return usage(text.ErrTotalProject)
	case !slices.ContainsFunc(r.entries, func(e record.Entry) bool { return f.wanted(&e) }):
		return usage(text.ErrNoProject, f.project, strings.Join(projects(r.entries), ", "))
	}
	r.told = append(r.told, text.ToldProject.With(f.project))
	return nil
}

// projects names those of entries, sorted.
func projects(entries []record.Entry) []string {
	list := names(entries, func(e record.Entry) string { return e.Project })
	slices.Sort(list)
	return slices.DeleteFunc(slices.Compact(list), func(p string) bool { return p == "" })
}

// total gives what was paid in place of a bill.
func (f *reconcileFlags) total() (m unit.Money, given bool, err error) {
	balances := f.before != "" || f.after != ""
	switch {
	case f.bill != "" && f.paid != "", f.paid != "" && balances:
		return 0, false, usage(text.ErrTwoBills)
	case f.paid != "":
		if m, err = amount("--paid", f.paid); err == nil && m < 0 {
			err = usage(text.ErrPaidBelow, f.paid)
		}
		return m, true, err
	case f.bill != "" && !balances:
		return 0, false, nil
	case !balances:
		return 0, false, usage(text.ErrNoBill)
	case f.before == "" || f.after == "":
		return 0, false, usage(text.ErrBalances)
	}
	before, err := amount("--balance-before", f.before)
	if err != nil {
		return 0, false, err
	}
	after, err := amount("--balance-after", f.after)
	if err == nil && after > before && f.bill == "" {
		err = usage(text.ErrBalanceRises)
	}
	return before - after, true, err
}

// threshold is what a finding must reach: a level, or an amount where that is above 0.
type threshold struct {
	level  reconcile.Level
	amount unit.Money
}

func (f *reconcileFlags) failsOn() (t threshold, err error) {
	if f.failOn == "" || slices.Contains(reconcile.Levels, reconcile.Level(f.failOn)) {
		return threshold{level: reconcile.Level(f.failOn)}, nil
	}
	if t.amount, err = unit.ParseMoney(f.failOn); err != nil || t.amount <= 0 {
		return t, usage(text.ErrFailOn, f.failOn)
	}
	return t, nil
}

// reached tells whether a finding of waste is as high.
func (t threshold) reached(f *reconcile.Finding) bool {
	switch {
	case f.State != reconcile.Open || !f.Kind.IsWaste():
		return false
	case t.amount > 0:
		return f.Cost >= t.amount
	case t.level == "":
		return false
	}
	return slices.Index(reconcile.Levels, f.Level) >= slices.Index(reconcile.Levels, t.level)
}

// verdict gives the exit code that flags ask for. That bill and log differ is the graver thing.
func (f *reconcileFlags) verdict(res *reconcile.Result, t threshold) error {
	if f.mustAgree && !res.Agrees {
		return exit(exitDisagrees)
	}
	for i := range res.Findings {
		if t.reached(&res.Findings[i]) {
			return exit(exitWaste)
		}
	}
	return nil
}

// tellReconciliation writes the report.
func (a *app) tellReconciliation(r *records, res reconcile.Result, f showFlags) error {
	var b bytes.Buffer
	format, _ := report.Lookup(report.ReconcileFormats, f.format) // reconcile has seen that it is one
	if err := format.Write(&b, a.reconciliation(r, res)); err != nil {
		return err
	}
	return a.deliver(f, b.Bytes())
}

// reconciliation is what came of it, with what was read.
func (a *app) reconciliation(r *records, res reconcile.Result) report.Reconciliation {
	told := report.Reconciliation{Result: res, Log: r.told, Bill: r.tally, Readings: r.skipped}
	told.Plan, told.Lang, told.Now, told.Plain = r.plan, a.lang, a.presentIn(r.zone), a.flags.plain
	told.Evaluation.Currency = res.Currency
	return told
}

// dismiss notes beside the log why a finding is right as it is.
func (a *app) dismiss(res *reconcile.Result, log, key, reason string) error {
	keys := names(res.Findings, func(f reconcile.Finding) string { return f.Key })
	if !slices.Contains(keys, key) {
		return usage(text.ErrNoFinding, key, strings.Join(keys, ", "))
	}
	path, err := noteCleared(log, key, reason)
	if err == nil {
		_, err = io.WriteString(a.stdout, a.lang.Say(text.DismissedNow, key, shown(path))+"\n")
	}
	return err
}

// noteCleared adds a dismissed finding to the text beside a log and names that.
func noteCleared(log, key, reason string) (path string, err error) {
	path = clearedFile(log)
	before, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		return path, planfile.NewFileError(path, text.FileCannotRead, err)
	}
	if n := len(before); n > 0 && before[n-1] != '\n' {
		before = append(before, '\n')
	}
	return path, planfile.WriteFile(path, append(before, reconcile.ClearedLine(key, reason)...), true)
}
