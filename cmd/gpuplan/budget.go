package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/report"
)

// wholly is the level of a cap that is all of it.
const wholly = 100

func (a *app) budgetCommand() *cobra.Command {
	var f recordFlags
	failAt, form := 0, ""
	c := &cobra.Command{
		Use: "budget [PLAN]", Short: a.lang.Say(text.CmdBudget), Args: a.atMost(1),
		Example: "  gpuplan budget plan.toml\n  gpuplan budget plan.toml --fail-at 80\n  gpuplan budget plan.toml --form month",
		RunE:    func(_ *cobra.Command, args []string) error { return a.budget(first(args), f, form, failAt) },
	}
	f.add(c, a)
	c.Flags().StringVar(&form, "form", "", a.lang.Say(text.FlagBudgetForm))
	c.Flags().IntVar(&failAt, "fail-at", 0, a.lang.Say(text.FlagFailAt))
	return c
}

// budget says what the plan's caps allow.
func (a *app) budget(path string, f recordFlags, form string, failAt int) error {
	if failAt < 0 || failAt > wholly {
		return usage(text.ErrFailAt, failAt)
	}
	l, err := a.loadTold(path)
	if err != nil {
		return err
	}
	r, err := a.readRecords(l.plan, &f)
	if err != nil {
		return err
	}
	if names := formNames(&r.plan.Offers[r.offer]); form != "" && !slices.Contains(names, form) {
		return usage(text.ErrBudgetForm, form, strings.Join(names, ", "))
	}
	res, err := r.work.Result()
	if err != nil {
		return err
	}
	now := a.presentIn(r.zone)
	b, ok := reconcile.BudgetOf(l.plan, r.offer, form, now, &res)
	if !ok {
		return a.budgetUnknown(l.plan, r.offer, form)
	}
	told := report.Budget{Budget: b, Level: wholly}
	if failAt > 0 {
		told.Level = failAt
	}
	told.Plan, told.Lang, told.Now, told.Plain = l.plan, a.lang, now, a.flags.plain
	told.Evaluation.Currency = b.Currency
	if err := report.WriteBudget(a.stdout, told); err != nil || failAt == 0 {
		return err
	}
	return overCaps(b.Caps, failAt)
}

// budgetUnknown says that no budget can be worked out, and which prices are missing: of the form, or of any where none is asked for.
func (a *app) budgetUnknown(plan model.Plan, offer int, form string) error {
	a.note(text.BudgetUnknown.With())
	r := report.Report{Plan: plan, Lang: a.lang}
	for _, price := range r.Missing(offer, form) {
		a.note(text.Verbatim(price).With())
	}
	return exit(exitIncomplete)
}

// formNames are the forms of an offer, by the hour first.
func formNames(o *model.Offer) []string {
	return append([]string{model.HourlyForm}, names(o.Terms, func(t model.Term) string { return t.Name })...)
}

// overCaps gives the exit code of caps at a percentage: what is spent is graver than what will be.
func overCaps(caps []reconcile.Cap, percent int) error {
	code := exitFine
	for i := range caps {
		switch now, ahead := caps[i].Over(percent); {
		case now:
			return exit(exitOver)
		case ahead:
			code = exitForecast
		}
	}
	if code == exitFine {
		return nil
	}
	return exit(code)
}
