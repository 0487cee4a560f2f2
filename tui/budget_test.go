package tui

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
)

// The example costs 475.20, 15.84 a day. At noon of 30 November it is counted from the next day on: of 300 are left 14.88 after 18
// days, less 0.37 for the disk until nine on the 19th; an hour of work with the disk is 2.02125, so 14.51 last 7 h 10, until 16:10.
// What page 1 says is what the budget says.
func TestPageOneTellsTheBudget(t *testing.T) {
	p := example()
	p.Budget = model.Budget{Balance: model.Given(unit.Money(300e6))}
	m := start(p)
	b, ok := reconcile.BudgetOf(p, 0, "", m.deps.Now(), nil)
	if !ok || m.budget == nil || !m.budget.Lapse.Stops.Equal(b.Lapse.Stops) || b.Lapse.Stops.IsZero() {
		t.Fatalf("%+v, want %+v", m.budget, b)
	}
	m.width, m.height = 120, 36
	at := b.Lapse.Stops.Format("15:04")
	if at != "16:10" {
		t.Errorf("stops at %s", at)
	}
	if got := ansi.Strip(m.draw().View()); !strings.Contains(got, "the plan costs 475.20, more than the balance of 300.00: spent on day 19, "+at) {
		t.Errorf("no warning of %s in\n%s", at, got)
	}
	m = send(m, keys("up")...) // the last slider
	if got := ansi.Strip(m.draw().View()); m.input().Key != "budget.balance" || !strings.Contains(got, "Balance: 475.20 will go, it is spent on day 19, "+at) {
		t.Errorf("%s does not say %s in\n%s", m.input().Key, at, got)
	}
	p.Budget.Balance.Value = 600e6
	if got := ansi.Strip(send(start(p), keys("up")...).draw().View()); !strings.Contains(got, "475.20 will go, it lasts") {
		t.Error(got)
	}
	if start(example()).budget != nil {
		t.Error("there is a budget without caps")
	}
}
