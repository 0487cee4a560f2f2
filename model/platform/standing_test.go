package platform

import (
	"testing"
	"time"
)

// The increment of the second of two offers stands in place of AutoDL's; what its rules give is followed; what its sources leave open is the plan's.
func TestStances(t *testing.T) {
	autodl, _ := Lookup("autodl")
	p := planOf(autodl)
	p.Offers = append(planOf(autodl).Offers, p.Offers...)
	p.Offers[1].Increment = time.Minute
	p = Apply(p, func(path string) bool { return path == "offer.1.increment" })
	want := map[string]Standing{
		"offer.1.increment": Overruled, "offer.1.billed_when_stopped": Followed, "offer.1.boot_billed": Followed,
		"offer.1.rounding": Open, "offer.1.term.0.refund": Open,
	}
	for _, s := range Stances(p, 1) {
		if standing, ok := want[s.Path]; ok && (s.Standing != standing || s.Offer != 1) {
			t.Errorf("%s: standing %d of offer %d, want %d of offer 1", s.Path, s.Standing, s.Offer, standing)
		}
		delete(want, s.Path)
	}
	if len(want) > 0 {
		t.Errorf("no stance for %v", want)
	}
}

// A plan that took every rule follows them all, each value once, whatever the platform.
func TestAppliedRulesAreFollowed(t *testing.T) {
	for _, profile := range All() {
		p := Apply(planOf(profile), nothing)
		seen := map[string]bool{}
		for _, s := range Stances(p, 0) {
			if s.Standing == Overruled || seen[s.Path] {
				t.Errorf("%s: %s has standing %d, seen %t", profile.Name, s.Path, s.Standing, seen[s.Path])
			}
			seen[s.Path] = true
		}
	}
}
