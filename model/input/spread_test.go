package input

import (
	"testing"

	"app/gpuplan/model"
)

// A range around any number of the plan is one that the plan may have, holds the number, and leaves again without a trace.
func TestSpread(t *testing.T) {
	p := example()
	for _, in := range List(p, 0) {
		next, ok := in.Spread(p)
		if want := in.Track.Scale != Choice && in.Known(p) && p.Get(in.Key) != ""; ok != want {
			t.Errorf("%s has a range: %v, want %v", in.Key, ok, want)
			continue
		}
		if !ok {
			continue
		}
		if err := next.Validate(); err != nil {
			t.Errorf("%s: %v", in.Key, err)
		}
		low, high, ranged := in.Range(next)
		if v := in.Get(p); !ranged || low > v || high < v || in.Get(next) != v {
			t.Errorf("%s: %d..%d around %d", in.Key, low, high, v)
		}
		certain, was := in.Certain(next), p.Clone()
		if changes := model.Changes(&was, &certain); len(changes) > 0 || len(p.Ranges) > 0 {
			t.Errorf("%s leaves %v", in.Key, changes)
		}
	}
}
