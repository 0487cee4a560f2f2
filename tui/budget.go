package tui

import (
	"app/gpuplan/model"
	"app/gpuplan/pricing/reconcile"
)

// spending is how far the plan's caps reach, as `gpuplan budget` has it: with what a log says, or without a log where that is nil.
// It is nil where there are none, or something is not known.
func (m Model) spending(log *reconcile.Result) *reconcile.Budget {
	if m.plan.Budget == (model.Budget{}) || m.offer >= len(m.plan.Offers) {
		return nil
	}
	b, ok := reconcile.BudgetOf(m.plan, m.offer, "", m.deps.Now(), log)
	if !ok {
		return nil
	}
	return &b
}
