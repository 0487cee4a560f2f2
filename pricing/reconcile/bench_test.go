package reconcile

import (
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// A plan of a year with money for two hundred, by the hour and in weeks.
func BenchmarkBudget(b *testing.B) {
	for _, form := range []string{model.HourlyForm, "week"} {
		b.Run(form, func(b *testing.B) {
			p := weekly()
			p.Workload.Days = 366
			p.Budget.PlanCap = model.Given(unit.Money(900_000_000_000))
			p.Budget.Balance = p.Budget.PlanCap
			for b.Loop() {
				BudgetOf(p, 0, form, december(1, 0, 0), nil)
			}
		})
	}
}
