package model

import (
	"slices"
	"testing"
	"time"

	"app/gpuplan/model/unit"

	"pgregory.net/rapid"
)

func TestChanges(t *testing.T) {
	from := New()
	from.Offers = []Offer{NewOffer()}
	from.Offers[0].Hourly = unit.Known(unit.PerHour(1_980_000_000))
	to := from.Clone()
	to.Workload.HoursPerDay = 6 * time.Hour
	to.Workload.Idle = 15 * time.Minute
	to.Ranges = []Range{{Path: "workload.hours_per_day", Low: int64(4 * time.Hour), High: int64(9 * time.Hour)}}
	to.Offers[0].Hourly = unit.Unknown[unit.PerHour]()
	to.Disks = []Disk{{Name: "data", Size: 200 * unit.GB}}
	want := []Change{
		{"workload.hours_per_day", "0h", "4h..6h..9h"},
		{"workload.idle", "0s", "15m"},
		{"offer.0.hourly", "1.98", "unknown"},
		{"disk.0.name", "", "data"},
		{"disk.0.size", "", "200GB"},
	}
	if got := Changes(&from, &to); !slices.Equal(got, want) {
		t.Errorf("changes are %q, want %q", got, want)
	}
}

// What Changes lists, given to Set one after the other, makes the one plan of the other.
func TestChangesMakeTheOtherPlan(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		from := New()
		from.Offers = []Offer{NewOffer()}
		to := from.Clone()
		to.Workload.HoursPerDay = time.Duration(rapid.Int64Range(0, int64(24*time.Hour)).Draw(t, "hours"))
		to.Workload.Bandwidth = unit.PerSecond(rapid.Int64Range(0, 1e12).Draw(t, "bandwidth"))
		to.Offers[0].Hourly = unit.Known(unit.PerHour(rapid.Int64Range(0, 1e15).Draw(t, "hourly")))
		to.Budget.PlanCap = Given(unit.Money(rapid.Int64Range(0, 1e15).Draw(t, "cap")))
		for _, c := range Changes(&from, &to) {
			if fault := from.Set(c.Path, Typed, c.To); fault != nil {
				t.Fatal(fault)
			}
		}
		if left := Changes(&from, &to); len(left) > 0 {
			t.Fatalf("still different: %q", left)
		}
	})
}
