package tui

import (
	"app/gpuplan/model"
	"app/gpuplan/pricing/reconcile"
)

// spending is how far the plan's caps reach, as `gpuplan budget` has it without a log; nil where there are none, or something is
// not known.
func (m Model) spending() *reconcile.Budget {
	if m.plan.Budget == (model.Budget{}) || m.offer >= len(m.plan.Offers) {
		return nil
	}
	b, ok := reconcile.BudgetOf(m.plan, m.offer, "", m.deps.Now(), nil)
	if !ok {
		return nil
	}
	return &b
}
