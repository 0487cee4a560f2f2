package pricing_test

import (
	"os"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/pricing"
)

// readPlan reads what a plan file says after its version.
func readPlan(t testing.TB, source string) model.Plan {
	t.Helper()
	file, err := planfile.Parse("plan.toml", []byte("version = 1\n"+source))
	if err != nil {
		t.Fatal(err)
	}
	return file.Plan
}

func readPlanFile(t testing.TB, path string) model.Plan {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := planfile.Parse(path, b)
	if err != nil {
		t.Fatal(err)
	}
	return file.Plan
}

// evaluate gives what follows from a plan that is read as by readPlan.
func evaluate(t testing.TB, source string) pricing.Evaluation {
	t.Helper()
	return evaluated(t, readPlan(t, source))
}

// tester is what tests and properties have in common.
type tester interface {
	Helper()
	Fatal(...any)
	Fatalf(string, ...any)
}

func evaluated(t tester, p model.Plan) pricing.Evaluation {
	t.Helper()
	e, err := pricing.Evaluate(p)
	if err != nil {
		t.Fatal(err)
	}
	return e
}
