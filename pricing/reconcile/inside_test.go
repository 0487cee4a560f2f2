package reconcile

import (
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/model/unit"
)

// Cut at any midnight, the two sides of a clean month are clean, and cost together what the month does.
func TestCleanMonthsAreQuietOnBothSides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMonth(t)
		if m.billing == "in all" {
			t.Skip("one row for a month has its time spread over it")
		}
		whole := m.reconciled(t).Billed
		cut := at(rapid.IntRange(2, 28).Draw(t, "cut"), 0, 0)
		var sum unit.Money
		for _, side := range []Options{{To: cut}, {From: cut}} {
			m.asked = side
			res := m.reconciled(t)
			if sum += res.Billed; len(res.Findings) > 0 {
				t.Fatalf("from %v to %v: %+v", side.From, side.To, res.Findings)
			}
			if res.HasBill {
				checkSums(t, res)
			}
		}
		if off := sum - whole; off > 10_000 || off < -10_000 {
			t.Fatalf("the sides cost %v, all %v", sum, whole)
		}
	})
}
