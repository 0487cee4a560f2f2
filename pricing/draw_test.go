package pricing_test

import (
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// usual draws a plan as people make them, of one offer with an hourly form and some terms.
func usual(t *rapid.T) model.Plan {
	p := model.New()
	w := &p.Workload
	w.Days = rapid.IntRange(1, 100).Draw(t, "days")
	w.DaysPerWeek = rapid.IntRange(1, 7).Draw(t, "days a week")
	w.HoursPerDay = minutesUpTo(t, "hours", 24*60)
	w.TaskHours = minutesUpTo(t, "task", 30*60) + time.Minute
	w.Restart = rapid.SampledFrom([]string{model.RestartTask, model.RestartDay}).Draw(t, "restart")
	w.Instances, w.GPUs = rapid.IntRange(0, 5).Draw(t, "instances"), rapid.IntRange(1, 8).Draw(t, "gpus")
	w.Boot, w.Setup, w.Idle = minutesUpTo(t, "boot", 20), minutesUpTo(t, "setup", 60), minutesUpTo(t, "idle", 60)
	w.KeepDiskDays = rapid.IntRange(0, 20).Draw(t, "kept days")
	w.Bandwidth = unit.PerSecond(rapid.IntRange(0, 3).Draw(t, "bandwidth")) * unit.PerSecond(10*unit.MB)
	p.Disks = []model.Disk{{Name: "data", Size: gigabytes(t, "disk", 500)}}
	for range rapid.IntRange(0, 2).Draw(t, "transfers") {
		p.Transfers = append(p.Transfers, transfer(t, len(p.Transfers)))
	}
	p.Offers = []model.Offer{usualOffer(t)}
	return p
}

func transfer(t *rapid.T, n int) model.Transfer {
	return model.Transfer{
		Name: string(rune('a' + n)), Size: gigabytes(t, "transfer", 200),
		When:      rapid.SampledFrom([]string{model.WhenBoot, model.WhenDay, model.WhenOnce}).Draw(t, "when"),
		Direction: rapid.SampledFrom([]string{model.In, model.Out}).Draw(t, "direction"),
		Kept:      rapid.Bool().Draw(t, "kept"),
	}
}

func usualOffer(t *rapid.T) model.Offer {
	o := model.NewOffer()
	o.Name = "A"
	o.Hourly = price[unit.PerHour](t, "hourly", 20)
	o.Per = rapid.SampledFrom([]string{model.PerCard, model.PerInstance}).Draw(t, "per")
	o.Speed = unit.Ratio(rapid.SampledFrom([]int64{1e9, 7e9, 5e8, 13e8}).Draw(t, "speed"))
	o.Increment = rapid.SampledFrom([]time.Duration{time.Second, time.Minute, 15 * time.Minute, time.Hour}).Draw(t, "increment")
	o.Minimum = minutesUpTo(t, "minimum", 90)
	o.Rounding = rapid.SampledFrom([]unit.Rounding{unit.HalfUp, unit.Floor, unit.Ceil}).Draw(t, "rounding")
	o.BootBilled = rapid.SampledFrom([]string{model.Yes, model.No, model.Unknown}).Draw(t, "boot billed")
	o.BilledWhenStopped = rapid.IntRange(0, 5).Draw(t, "billed when stopped") == 0
	o.SetupInNoGPU = rapid.Bool().Draw(t, "setup without a card")
	o.NoGPUHourly = price[unit.PerHour](t, "no gpu", 1)
	o.MonthCap = rapid.SampledFrom([]time.Duration{0, 0, 100 * time.Hour, 672 * time.Hour}).Draw(t, "cap")
	o.Interruptions = unit.Ratio(rapid.SampledFrom([]int64{0, 0, 1e7, 2e8}).Draw(t, "interruptions"))
	o.CheckpointEvery, o.CheckpointCost = minutesUpTo(t, "tau", 90), minutesUpTo(t, "checkpoint", 4)
	for _, days := range []int{1, 7, 30}[:rapid.IntRange(0, 3).Draw(t, "terms")] {
		o.Terms = append(o.Terms, usualTerm(t, days))
	}
	o.Storage = []model.Storage{{
		Disk: "data", Free: gigabytes(t, "free", 100), Price: price[unit.PerGBTime](t, "disk price", 1), Per: model.GBDay,
		Stopped:        unit.Ratio(rapid.SampledFrom([]int64{1e9, 5e8, 0}).Draw(t, "stopped")),
		IncludedInTerm: rapid.Bool().Draw(t, "included"), PartGB: rapid.Bool().Draw(t, "part"),
	}}
	o.Traffic = model.Traffic{
		InPerGB: price[unit.PerGB](t, "in", 1), OutPerGB: price[unit.PerGB](t, "out", 1), Free: gigabytes(t, "free traffic", 100),
	}
	return o
}

func usualTerm(t *rapid.T, days int) model.Term {
	term := model.Term{Name: []string{"day", "week", "month"}[min(days/7, 2)], Days: days}
	term.Price = unit.Known(unit.Money(rapid.Int64Range(0, 30*int64(days)).Draw(t, "term price") * 1_000_000))
	if rapid.IntRange(0, 3).Draw(t, "own hourly") == 0 {
		term.Hourly = price[unit.PerHour](t, "term hourly", 5)
	}
	if rapid.IntRange(0, 3).Draw(t, "coupon") == 0 {
		term.Coupon = unit.Money(rapid.Int64Range(0, 50).Draw(t, "coupon of") * 1_000_000)
	}
	return term
}

func minutesUpTo(t *rapid.T, what string, most int) time.Duration {
	return time.Duration(rapid.IntRange(0, most).Draw(t, what)) * time.Minute
}

func gigabytes(t *rapid.T, what string, most int64) unit.Bytes {
	return unit.Bytes(rapid.Int64Range(0, most*10).Draw(t, what)) * unit.GB / 10
}

// price draws a known price up to most, in thousandths.
func price[T ~int64](t *rapid.T, what string, most int64) unit.Price[T] {
	return unit.Known(T(rapid.Int64Range(0, most*1000).Draw(t, what) * 1_000_000))
}
