package model

import (
	"slices"
	"testing"
	"time"

	"app/gpuplan/model/unit"
)

// threeWithRanges has the offers a at 1, b at 2 and c at 3 an hour, b with a range, and one of the workload.
func threeWithRanges() Plan {
	p := New()
	p.Workload.HoursPerDay = 6 * time.Hour
	for i, name := range []string{"a", "b", "c"} {
		o := NewOffer()
		o.Name, o.Hourly = name, unit.Known(unit.PerHour(i+1)*1_000_000_000)
		p.Offers = append(p.Offers, o)
	}
	for path, value := range map[string]string{"offer.1.hourly": "1..2..4", "workload.hours_per_day": "4..6..9"} {
		if err := p.Set(path, Text, value); err != nil {
			panic(err)
		}
	}
	return p
}

// A range stays with its offer when offers are copied, go and change places.
func TestRangesFollowTheirOffers(t *testing.T) {
	for name, test := range map[string]struct {
		arrange func(p *Plan)
		names   []string
		ranged  []string // offers whose hourly price is 1..2..4
	}{
		"removed before":  {func(p *Plan) { p.RemoveOffer(0) }, []string{"b", "c"}, []string{"b"}},
		"removed itself":  {func(p *Plan) { p.RemoveOffer(1) }, []string{"a", "c"}, nil},
		"removed behind":  {func(p *Plan) { p.RemoveOffer(2) }, []string{"a", "b"}, []string{"b"}},
		"swapped":         {func(p *Plan) { p.SwapOffers(1, 2) }, []string{"a", "c", "b"}, []string{"b"}},
		"swapped to it":   {func(p *Plan) { p.SwapOffers(0, 1) }, []string{"b", "a", "c"}, []string{"b"}},
		"duplicated":      {func(p *Plan) { p.DuplicateOffer(1, "d") }, []string{"a", "b", "d", "c"}, []string{"b", "d"}},
		"another doubled": {func(p *Plan) { p.DuplicateOffer(0, "d") }, []string{"a", "d", "b", "c"}, []string{"b"}},
	} {
		t.Run(name, func(t *testing.T) {
			p := threeWithRanges()
			test.arrange(&p)
			var names, ranged []string
			for i, o := range p.Offers {
				names = append(names, o.Name)
				if p.Get(itemPath("offer", i, "hourly")) == "1..2..4" {
					ranged = append(ranged, o.Name)
				}
			}
			if !slices.Equal(names, test.names) || !slices.Equal(ranged, test.ranged) {
				t.Errorf("offers are %q, ranged %q; want %q, %q", names, ranged, test.names, test.ranged)
			}
			if got := p.Get("workload.hours_per_day"); got != "4h..6h..9h" {
				t.Errorf("hours a day are %s", got)
			}
			if faults := p.checkRanges(); len(faults) > 0 {
				t.Error(faults)
			}
		})
	}
}
