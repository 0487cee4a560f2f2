package pricing

import (
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// An hour and a half and a second at 1.98, two cards, by the minute, at least 5 minutes; the article's 150 GB beyond the free 50.
func tariffPlan() model.Plan {
	p := model.New()
	p.Workload.GPUs, p.Workload.Boot, p.Workload.Setup = 2, time.Minute, 10*time.Minute
	p.Workload.Bandwidth = unit.PerSecond(50 * unit.MB)
	p.Disks = []model.Disk{{Name: "data", Size: 200 * unit.GB}}
	p.Transfers = []model.Transfer{{Name: "weights", Size: 15 * unit.GB, When: model.WhenBoot, Direction: model.In}}
	o := model.NewOffer()
	o.Name, o.Hourly, o.Increment, o.Minimum = "A", unit.Known(unit.PerHour(1_980_000_000)), time.Minute, 5*time.Minute
	o.Storage = []model.Storage{{Disk: "data", Free: 50 * unit.GB, Price: unit.Known(unit.PerGBTime(6_600_000)), Per: model.GBDay, Stopped: unit.One / 2}}
	o.Traffic.InPerGB = unit.Known(unit.PerGB(100_000_000))
	p.Offers = []model.Offer{o}
	return p
}

func TestTariffOfOneBoot(t *testing.T) {
	tariff, err := NewTariff(tariffPlan(), 0)
	if err != nil {
		t.Fatal(err)
	}
	if got := tariff.Billed(90*time.Minute + time.Second); got != 91*time.Minute {
		t.Errorf("billed %v, want 1h31m", got)
	}
	if got := tariff.Billed(time.Minute); got != 5*time.Minute {
		t.Errorf("billed %v, want the minimum", got)
	}
	if got := tariff.Time(90 * time.Minute); got.Cmp(unit.Fraction([]int64{594}, []int64{100})) != 0 { // 1.5 h × 1.98 × 2 cards
		t.Errorf("time costs %v, want 5.94", got)
	}
	// 150 GB × 0.0066 = 0.99 a day; two days on and two off at half: 1.98 + 0.99
	disks, known := tariff.Disks(48*time.Hour, 48*time.Hour)
	if !known || disks.Cmp(unit.Fraction([]int64{297}, []int64{100})) != 0 {
		t.Errorf("disks cost %v, %v, want 2.97", disks, known)
	}
	took, cost := tariff.Fetch(15 * unit.GB) // 15,000 MB at 50 MB/s; 15 × 0.10
	if took != 5*time.Minute || cost.Cmp(unit.Fraction([]int64{3}, []int64{2})) != 0 {
		t.Errorf("a download takes %v and costs %v, want 5m and 1.50", took, cost)
	}
	if got := tariff.Prepared(); got != 16*time.Minute {
		t.Errorf("prepared in %v, want 16m", got)
	}
}

func TestTariffWithoutPrice(t *testing.T) {
	p := tariffPlan()
	p.Offers[0].Hourly = unit.Unknown[unit.PerHour]()
	p.Offers[0].Storage = nil
	tariff, err := NewTariff(p, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, known := tariff.Hour(); known {
		t.Error("the price of an hour is known")
	}
	if _, known := tariff.Disks(time.Hour, 0); known {
		t.Error("a disk without a line is known")
	}
	p.Currency = "???"
	if _, err := NewTariff(p, 0); err == nil {
		t.Error("a currency that is none")
	}
}

// The platform's start is not billed where it says so.
func TestTariffWithoutBoot(t *testing.T) {
	p := tariffPlan()
	p.Offers[0].BootBilled = model.No
	tariff, _ := NewTariff(p, 0)
	if got := tariff.Billed(90 * time.Minute); got != 89*time.Minute {
		t.Errorf("billed %v, want 1h29m", got)
	}
}

// 30 minutes before a task, of which the platform's start is 5: 25 run without a card, at 0.12 an hour 0.05; of 90 minutes the other 65
// are billed at 3.96 an hour for two cards, 4.29. Where what they cost is not known they count as time with a card.
func TestTariffWithoutACard(t *testing.T) {
	p := tariffPlan()
	p.Workload.Boot = 5 * time.Minute
	p.Offers[0].SetupInNoGPU, p.Offers[0].NoGPUHourly = true, unit.Known(unit.PerHour(120_000_000))
	tariff, err := NewTariff(p, 0)
	if err != nil {
		t.Fatal(err)
	}
	bare := tariff.Bare(30 * time.Minute)
	billed := tariff.Boot(90*time.Minute, bare)
	if bare != 25*time.Minute || billed != 90*time.Minute {
		t.Fatalf("%v without a card, of %v", bare, billed)
	}
	if got := tariff.Worth(billed, bare); got.Cmp(unit.Fraction([]int64{434}, []int64{100})) != 0 {
		t.Errorf("worth %v, want 4.34", got)
	}
	if got := tariff.Worth(10*time.Minute, bare); got.Cmp(unit.Fraction([]int64{2}, []int64{100})) != 0 {
		t.Errorf("10 minutes without a card are worth %v, want 0.02", got)
	}
	if got := tariff.Bare(3 * time.Minute); got != 0 {
		t.Errorf("%v of the platform's start runs without a card", got)
	}
	p.Offers[0].NoGPUHourly = unit.Price[unit.PerHour]{}
	if tariff, err = NewTariff(p, 0); err != nil || tariff.Bare(30*time.Minute) != 0 {
		t.Errorf("without a price %v, %v", tariff.Bare(30*time.Minute), err)
	}
}
