package reconcile

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// milli is n thousandths.
func milli(n int64) unit.Exact { return unit.Whole(n).Over(1000) }

const week = 7 * 24 * time.Hour

// The vectors of formulas §7 (vectors/formulas.json), each with its number there.
func TestRunOutVectors(t *testing.T) {
	office := make([]Stint, 5) // Monday to Friday, 9 to 17
	for i := range office {
		day := time.Duration(i) * aDay
		office[i] = Stint{day + 9*time.Hour, day + 17*time.Hour}
	}
	always := []Stint{{0, week}}
	for _, v := range []struct {
		id     string
		burn   Burn
		amount unit.Exact
		from   time.Duration
		want   float64 // seconds
	}{
		{"T7-D01", Burn{milli(2500), milli(20), week, office}, milli(100_000), 0, 404697.6},
		{"T7-D03", Burn{milli(2500), milli(50), week, []Stint{{518400 * time.Second, 522000 * time.Second}}}, milli(1000), 0, 72000},
		{"T7-D04", Burn{milli(1990), milli(0), week, always}, milli(50_000), 12345 * time.Second, 90452.26130653266},
		{"T7-D05", Burn{milli(2000), milli(0), week, always}, milli(200_000), 0, 360000},
		{"T7-D05 at 50 %", Burn{milli(2000), milli(0), week, always}, milli(100_000), 0, 180000},
		{"T7-D05 at 80 %", Burn{milli(2000), milli(0), week, always}, milli(160_000), 0, 288000},
	} {
		got, ok := v.burn.RunsOut(v.amount, v.from)
		if off := got.Seconds() - v.want; !ok || off > 1e-6 || off < -1e-6 {
			t.Errorf("%s: %v, %v, want %v", v.id, got.Seconds(), ok, v.want)
		}
	}
}

// T7-D06: 500 GB for 14 days at 0.20 for a GB-month of 730 h: 500 × 0.20 × 336 ÷ 730 = 46.027397.
func TestReserveVector(t *testing.T) {
	p := model.New()
	p.Month = 730 * time.Hour
	p.Disks = []model.Disk{{Name: "data", Size: 500 * unit.GB}}
	o := model.NewOffer()
	o.Name = "A"
	o.Storage = []model.Storage{{Disk: "data", Price: unit.Known(unit.PerGBTime(200_000_000)), Per: model.GBMonth, Stopped: unit.One}}
	p.Offers = []model.Offer{o}
	tariff, err := pricing.NewTariff(p, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := tariff.Disks(0, 14*aDay); got.Cmp(unit.Fraction([]int64{500 * 20 * 336}, []int64{100 * 730})) != 0 {
		t.Errorf("%v", got)
	}
}

func TestMoneyThatNeverGoes(t *testing.T) {
	b := Burn{Run: milli(2000), Period: week}
	if _, ok := b.RunsOut(milli(1), 0); ok {
		t.Error("nothing is on and nothing costs, and yet it is spent")
	}
	if after, ok := b.RunsOut(unit.Exact{}, 0); !ok || after != 0 {
		t.Error("nothing lasts")
	}
}

// What a walk by the minute finds, RunsOut finds too.
func TestRunOutByTheMinute(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := Burn{Run: milli(rapid.Int64Range(500, 5000).Draw(t, "run")), Off: milli(rapid.Int64Range(0, 100).Draw(t, "off")), Period: week}
		for day := range time.Duration(7) {
			from := day*aDay + time.Duration(rapid.Int64Range(0, 700).Draw(t, "from"))*time.Minute
			b.On = append(b.On, Stint{from, from + time.Duration(rapid.Int64Range(60, 700).Draw(t, "long"))*time.Minute})
		}
		amount := milli(rapid.Int64Range(1, 20_000).Draw(t, "amount"))
		start := time.Duration(rapid.Int64Range(0, 10079).Draw(t, "start")) * time.Minute
		after, ok := b.RunsOut(amount, start)
		if !ok {
			t.Fatal("never")
		}
		left, minutes := amount, time.Duration(0)
		for left.Sign() > 0 {
			left = left.Sub(spent(b.rate((start+minutes)%week), time.Minute))
			minutes += time.Minute
		}
		if after > minutes || after <= minutes-time.Minute {
			t.Fatalf("%v, by the minute %v", after, minutes)
		}
	})
}

// rate is what an hour costs at a moment.
func (b *Burn) rate(at time.Duration) unit.Exact {
	for _, s := range b.On {
		if at >= s.From && at < s.To {
			return b.Run
		}
	}
	return b.Off
}
