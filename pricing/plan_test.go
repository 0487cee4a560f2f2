package pricing_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"app/gpuplan/model"
)

// readPlan reads a plan from TOML as the plan file has it.
func readPlan(t testing.TB, source string) model.Plan {
	t.Helper()
	var values map[string]any
	if err := toml.Unmarshal([]byte(source), &values); err != nil {
		t.Fatal(err)
	}
	p := model.New()
	fill(t, &p, "", values)
	return p
}

func readPlanFile(t testing.TB, path string) model.Plan {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return readPlan(t, string(b))
}

func fill(t testing.TB, p *model.Plan, section string, values map[string]any) {
	t.Helper()
	for name, value := range values {
		path := strings.TrimPrefix(section+"."+name, ".")
		switch v := value.(type) {
		case map[string]any:
			fill(t, p, path, v)
		case []any:
			for _, item := range v {
				fill(t, p, p.Grow(path), item.(map[string]any))
			}
		default:
			if fault := p.Set(path, model.Typed, fmt.Sprint(v)); fault != nil {
				t.Fatal(fault)
			}
		}
	}
}
