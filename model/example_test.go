package model

import (
	"testing"
	"time"

	"app/gpuplan/model/unit"
)

// example gives a valid plan that has one of each section, with every price known: the plan of interface.md §2.
func example() Plan {
	p := New()
	p.Name, p.Start = "LoRA on a 24 GB card", Date{2026, time.December, 1}
	p.Workload.HoursPerDay, p.Workload.Setup, p.Workload.Idle = 6*time.Hour, 10*time.Minute, 15*time.Minute
	p.Workload.Bandwidth = unit.PerSecond(50 * unit.MB)
	p.Disks = []Disk{{"data", 200 * unit.GB}}
	p.Transfers = []Transfer{{"weights", 15 * unit.GB, WhenBoot, In, false}}
	p.Budget = Budget{Given[unit.Money](20e6), Given[unit.Money](800e6), Given[unit.Money](500e6)}
	o := NewOffer()
	o.Name, o.Platform, o.Card, o.VRAM = "AutoDL RTX 4090", "autodl", "RTX 4090", 24*unit.GB
	o.Hourly, o.NoGPUHourly = unit.Known[unit.PerHour](1.98e9), unit.Known[unit.PerHour](0.1e9)
	o.RestartCost, o.AsOf, o.Source = Given(5*time.Minute), Date{2026, time.November, 30}, "the market page"
	o.Terms = []Term{{"month", 30, unit.Known[unit.Money](900e6), unit.Known[unit.PerHour](0), 5e6, "prorata*1.5", EndStop}}
	o.Storage = []Storage{{"data", 50 * unit.GB, unit.Known[unit.PerGBTime](0.0066e9), GBDay, unit.One, false, false}}
	o.Traffic = Traffic{unit.Known[unit.PerGB](0), unit.Known[unit.PerGB](0), 100 * unit.GB}
	p.Offers = []Offer{o}
	return p
}

// mustSet sets values, path and text in turn, that have to be possible.
func mustSet(t *testing.T, p *Plan, values ...string) {
	t.Helper()
	for i := 0; i < len(values); i += 2 {
		if fault := p.Set(values[i], Typed, values[i+1]); fault != nil {
			t.Fatal(fault)
		}
	}
}

func TestExampleIsValid(t *testing.T) {
	if err := example().Validate(); err != nil {
		t.Fatal(err)
	}
}
