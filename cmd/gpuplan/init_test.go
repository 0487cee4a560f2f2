package main

import (
	"strings"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
)

// What init writes for a platform leaves every value that a rule is for to the rule, shows it with its source, and costs what the
// rules say.
func TestInitLeavesRulesToThePlatform(t *testing.T) {
	for _, profile := range platform.All() {
		for _, l := range text.Languages {
			a := newApp()
			a.lang = l
			plan := starter(profile.Name, "starter")
			want := platform.Apply(plan, a.isSet)
			rules := a.rulings(plan)
			written := planfile.Explain(want, a.origins(rules), l)
			f, err := planfile.Parse("plan.toml", written)
			if err != nil {
				t.Fatal(profile.Name, err)
			}
			got := platform.Apply(f.Plan, f.Written)
			if changes := model.Changes(&want, &got); len(changes) > 0 {
				t.Errorf("%s: read back, the plan has %v", profile.Name, changes)
			}
			for _, r := range rules {
				if f.Written(r.Path) || !strings.Contains(string(written), r.Source.Page) {
					t.Errorf("%s: %s is written %t, its source %s %t", profile.Name, r.Path, f.Written(r.Path), r.Source,
						strings.Contains(string(written), r.Source.Page))
				}
			}
		}
	}
}
