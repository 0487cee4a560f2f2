package platform

import (
	"testing"
	"time"
)

// The plan's own increment stands in place of AutoDL's; what its rules give is followed; what its sources leave open is the plan's.
func TestStances(t *testing.T) {
	autodl, _ := Lookup("autodl")
	p := planOf(autodl)
	p.Offers[0].Increment = time.Minute
	p = Apply(p, func(path string) bool { return path == "offer.0.increment" })
	want := map[string]Standing{
		"offer.0.increment": Overruled, "offer.0.billed_when_stopped": Followed, "offer.0.boot_billed": Followed,
		"offer.0.rounding": Open, "offer.0.term.0.refund": Open,
	}
	for _, s := range Stances(p) {
		if standing, ok := want[s.Path]; ok && s.Standing != standing {
			t.Errorf("%s: standing %d, want %d", s.Path, s.Standing, standing)
		}
		delete(want, s.Path)
	}
	if len(want) > 0 {
		t.Errorf("no stance for %v", want)
	}
}

// A plan that took every rule follows them all, each value once, whatever the platform.
func TestAppliedRulesAreFollowed(t *testing.T) {
	for _, profile := range All {
		p := Apply(planOf(profile), nothing)
		seen := map[string]bool{}
		for _, s := range Stances(p) {
			if s.Standing == Overruled || seen[s.Path] {
				t.Errorf("%s: %s has standing %d, seen %t", profile.Name, s.Path, s.Standing, seen[s.Path])
			}
			seen[s.Path] = true
		}
	}
}
