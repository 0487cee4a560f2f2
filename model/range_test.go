package model

import (
	"math"
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

func TestSetKeepsARangeBesideItsLikelyValue(t *testing.T) {
	for _, test := range []struct {
		typed, literal string
		likely, low    int64
		uniform        bool
	}{
		{"4..6..9", `"4..6..9"`, 6 * 3600e9, 4 * 3600e9, false},
		{"4..9", `"4..9"`, 6.5 * 3600e9, 4 * 3600e9, true}, // (4 + 9) ÷ 2
		{"4h20m..6h..9h", `"4h20m..6..9"`, 6 * 3600e9, 4*3600e9 + 20*60e9, false},
		{"0..0..9", `"0..0..9"`, 0, 0, false},
	} {
		p := example()
		if fault := p.Set("workload.hours_per_day", Typed, test.typed); fault != nil {
			t.Error(fault)
			continue
		}
		r, ok := p.Range("workload.hours_per_day")
		if !ok || r.Low != test.low || r.High != 9*3600e9 || r.Uniform != test.uniform || int64(p.Workload.HoursPerDay) != test.likely {
			t.Errorf("%s: likely %v in %+v", test.typed, p.Workload.HoursPerDay, r)
		}
		if got := p.Literal("workload.hours_per_day"); got != test.literal {
			t.Errorf("%s is written %s, want %s", test.typed, got, test.literal)
		}
		if err := p.Validate(); err != nil {
			t.Error(err)
		}
	}
}

func TestSetOfAPlainValueDropsItsRange(t *testing.T) {
	p := example()
	mustSet(t, &p, "workload.days", "20..30..40", "workload.hours_per_day", "4..9", "workload.hours_per_day", "5")
	if want := []Range{{"workload.days", 20, 40, false}}; !reflect.DeepEqual(p.Ranges, want) {
		t.Errorf("ranges are %+v, want %+v", p.Ranges, want)
	}
	if fault := p.Set("workload.days", Typed, "abc"); fault == nil || p.Get("workload.days") != "20..30..40" {
		t.Error("a refused text dropped the range")
	}
}

func TestValidateChecksRanges(t *testing.T) {
	for _, r := range []Range{
		{"workload.hours_per_day", 7 * 3600e9, 9 * 3600e9, false},
		{"workload.hours_per_day", 0, 5 * 3600e9, false},
		{"workload.hours_per_day", 0, math.MaxInt64, false},
		{"workload.hours_per_day", 6 * 3600e9, 6 * 3600e9, false},
		{"workload.restart", 0, 1, false},
		{"offer.7.hourly", 0, 1, false},
	} {
		p := example()
		p.Ranges = []Range{r}
		if p.Validate() == nil {
			t.Errorf("a plan with %+v is valid", r)
		}
	}
}

func TestRangesReadBackWhatTheyWrite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, f := anyField(t)
		if f.Number() == nil || !f.Number().Known() || f.Number().Int() >= f.Max {
			t.Skip("no room for a range")
		}
		high := rapid.Int64Range(f.Number().Int()+1, f.Max).Draw(t, "high")
		if fault := p.Set(f.Path, Typed, f.Value.String()+".."+f.Write(high)); fault != nil {
			t.Skip("a bandwidth of 0 is none and no end of a range")
		}
		again := example()
		if fault := again.Set(f.Path, Typed, p.Get(f.Path)); fault != nil || again.Get(f.Path) != p.Get(f.Path) {
			t.Fatalf("%s was %q and became %q: %v", f.Path, p.Get(f.Path), again.Get(f.Path), fault)
		}
	})
}
