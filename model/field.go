package model

import (
	"time"

	"app/gpuplan/model/unit"
)

// Field is one value of a plan: its path in the plan file, the value in its place, and the numbers that it may be.
type Field struct {
	Path     string
	Value    Value
	Min, Max int64 // of a Number, in its base unit; of a free text, its characters; 0, 0 of all others
}

// Number gives the field's value as a Number, nil where it is none.
func (f Field) Number() Number {
	n, _ := f.Value.(Number)
	return n
}

// Write gives the field's value as it would be written if it were n; empty where it is no Number.
func (f Field) Write(n int64) string {
	number, ok := f.Value.(number)
	if !ok {
		return ""
	}
	return number.write(n)
}

// Clear leaves the value out of the plan; ok is false where it is one that is always there.
func (f Field) Clear() (ok bool) {
	if n, isNumber := f.Value.(number); isNumber {
		return n.clear()
	}
	return f.Value.Set(Typed, "") == nil
}

// spec is one field of a section T of the plan.
type spec[T any] struct {
	name     string
	min, max int64
	value    func(*T, limits) Value // of an owner
}

const (
	fullDay   = int64(24 * time.Hour)
	longest   = MaxDays * fullDay
	anyMoney  = int64(1e15)   // a billion, in millionths
	anyRate   = int64(1e17)   // a hundred million, in billionths
	anySize   = int64(1e15)   // a petabyte
	anyRatio  = int64(1000e9) // a thousand
	minSpeed  = int64(1e6)    // a thousandth
	maxName   = 200           // characters
	maxSource = 2000
)

var planSpecs = []spec[Plan]{
	{"version", 1, Version, func(p *Plan, l limits) Value { return count(&p.Version, l) }},
	{"name", 0, maxName, func(p *Plan, l limits) Value { return word{&p.Name, l} }},
	{"currency", 0, 0, func(p *Plan, _ limits) Value { return coin{&p.Currency} }},
	{"month", int64(time.Hour), longest, func(p *Plan, l limits) Value { return span(&p.Month, l) }},
	{"start", 0, 0, func(p *Plan, _ limits) Value { return day{&p.Start} }},
}

var workloadSpecs = []spec[Workload]{
	{"days", 1, MaxDays, func(w *Workload, l limits) Value { return dayCount(&w.Days, l) }},
	{"days_per_week", 1, 7, func(w *Workload, l limits) Value { return dayCount(&w.DaysPerWeek, l) }},
	{"hours_per_day", 0, fullDay, func(w *Workload, l limits) Value { return hours(&w.HoursPerDay, l) }},
	{"task_hours", 1, longest, func(w *Workload, l limits) Value { return hours(&w.TaskHours, l) }},
	{"restart", 0, 0, func(w *Workload, _ limits) Value { return oneOf(&w.Restart, RestartTask, RestartDay) }},
	{"instances", 0, 1000, func(w *Workload, l limits) Value { return count(&w.Instances, l) }},
	{"gpus", 1, 64, func(w *Workload, l limits) Value { return count(&w.GPUs, l) }},
	{"boot", 0, fullDay, func(w *Workload, l limits) Value { return span(&w.Boot, l) }},
	{"setup", 0, fullDay, func(w *Workload, l limits) Value { return span(&w.Setup, l) }},
	{"idle", 0, fullDay, func(w *Workload, l limits) Value { return span(&w.Idle, l) }},
	{"keep_disk_days", 0, MaxDays, func(w *Workload, l limits) Value { return dayCount(&w.KeepDiskDays, l) }},
	{"bandwidth", 0, anySize, func(w *Workload, l limits) Value {
		return rate{plain[unit.PerSecond]{&w.Bandwidth, bounded{bandwidth{}, l}}}
	}},
}

var diskSpecs = []spec[Disk]{
	{"name", 1, maxName, func(d *Disk, l limits) Value { return word{&d.Name, l} }},
	{"size", 0, anySize, func(d *Disk, l limits) Value { return bytes(&d.Size, l) }},
}

var transferSpecs = []spec[Transfer]{
	{"name", 1, maxName, func(t *Transfer, l limits) Value { return word{&t.Name, l} }},
	{"size", 0, anySize, func(t *Transfer, l limits) Value { return bytes(&t.Size, l) }},
	{"when", 0, 0, func(t *Transfer, _ limits) Value { return oneOf(&t.When, WhenBoot, WhenOnce, WhenDay) }},
	{"direction", 0, 0, func(t *Transfer, _ limits) Value { return oneOf(&t.Direction, In, Out) }},
	{"kept", 0, 0, func(t *Transfer, _ limits) Value { return truth{&t.Kept} }},
}

var budgetSpecs = []spec[Budget]{
	{"task_cap", 0, anyMoney, func(b *Budget, l limits) Value { return cash(&b.TaskCap, l) }},
	{"plan_cap", 0, anyMoney, func(b *Budget, l limits) Value { return cash(&b.PlanCap, l) }},
	{"balance", 0, anyMoney, func(b *Budget, l limits) Value { return cash(&b.Balance, l) }},
}

var ownSpecs = []spec[Own]{
	{"price", 0, anyMoney, func(o *Own, l limits) Value { return cardPrice(&o.Price, l) }},
	{"resale", 0, anyMoney, func(o *Own, l limits) Value { return cardPrice(&o.Resale, l) }},
	{"lifetime_years", 1, 30, func(o *Own, l limits) Value { return optional[int]{&o.LifetimeYears, bounded{whole{}, l}} }},
	{"watts", 1, 100_000, func(o *Own, l limits) Value { return optional[int]{&o.Watts, bounded{whole{}, l}} }},
	{"pue", int64(unit.One), 5 * int64(unit.One), func(o *Own, l limits) Value { return share(&o.PUE, l) }},
	{"per_kwh", 0, anyRate, func(o *Own, l limits) Value { return rateOf(&o.PerKWh, l, "", "kWh") }},
	{"interest_per_year", 0, int64(unit.One), func(o *Own, l limits) Value { return share(&o.Interest, l) }},
	{"fixed_per_year", 0, anyMoney, func(o *Own, l limits) Value { return cash(&o.FixedPerYear, l) }},
}

var offerSpecs = []spec[Offer]{
	{"name", 1, maxName, func(o *Offer, l limits) Value { return word{&o.Name, l} }},
	{"platform", 0, maxName, func(o *Offer, l limits) Value { return word{&o.Platform, l} }},
	{"card", 0, maxName, func(o *Offer, l limits) Value { return word{&o.Card, l} }},
	{"vram", 0, anySize, func(o *Offer, l limits) Value { return bytes(&o.VRAM, l) }},
	{"speed", minSpeed, anyRatio, func(o *Offer, l limits) Value { return ratio(&o.Speed, l) }},
	{"hourly", 0, anyRate, func(o *Offer, l limits) Value { return rateOf(&o.Hourly, l, l.per, "hour") }},
	{"per", 0, 0, func(o *Offer, _ limits) Value { return oneOf(&o.Per, PerCard, PerInstance) }},
	{"increment", 1, longest, func(o *Offer, l limits) Value { return span(&o.Increment, l) }},
	{"minimum", 0, longest, func(o *Offer, l limits) Value { return span(&o.Minimum, l) }},
	{"rounding", 0, 0, func(o *Offer, _ limits) Value { return rounding{&o.Rounding} }},
	{"boot_billed", 0, 0, func(o *Offer, _ limits) Value { return oneOf(&o.BootBilled, Yes, No, Unknown) }},
	{"billed_when_stopped", 0, 0, func(o *Offer, _ limits) Value { return truth{&o.BilledWhenStopped} }},
	{"no_gpu_hourly", 0, anyRate, func(o *Offer, l limits) Value { return rateOf(&o.NoGPUHourly, l, PerInstance, "hour") }},
	{"setup_in_no_gpu", 0, 0, func(o *Offer, _ limits) Value { return truth{&o.SetupInNoGPU} }},
	{"month_cap_hours", 0, int64(744 * time.Hour), func(o *Offer, l limits) Value { return hours(&o.MonthCap, l) }},
	{"member", 1, int64(unit.One), func(o *Offer, l limits) Value { return ratio(&o.Member, l) }},
	{"interruptions_per_hour", 0, anyRatio, func(o *Offer, l limits) Value { return ratio(&o.Interruptions, l) }},
	{"checkpoint_every", 0, longest, func(o *Offer, l limits) Value { return span(&o.CheckpointEvery, l) }},
	{"checkpoint_cost", 0, fullDay, func(o *Offer, l limits) Value { return span(&o.CheckpointCost, l) }},
	{"restart_cost", 0, fullDay, func(o *Offer, l limits) Value {
		return optional[time.Duration]{&o.RestartCost, bounded{duration{}, l}}
	}},
	{"as_of", 0, 0, func(o *Offer, _ limits) Value { return day{&o.AsOf} }},
	{"source", 0, maxSource, func(o *Offer, l limits) Value { return word{&o.Source, l} }},
}

var termSpecs = []spec[Term]{
	{"name", 1, maxName, func(t *Term, l limits) Value { return word{&t.Name, l} }},
	{"days", 1, MaxDays, func(t *Term, l limits) Value { return dayCount(&t.Days, l) }},
	{"price", 0, anyMoney, func(t *Term, l limits) Value {
		return price[unit.Money]{&t.Price, bounded{money{6, l.currency, l.per, t.period(), false}, l}, true}
	}},
	{"hourly", 0, anyRate, func(t *Term, l limits) Value { return rateOf(&t.Hourly, l, l.per, "hour") }},
	{"coupon", 0, anyMoney, func(t *Term, l limits) Value { return plain[unit.Money]{&t.Coupon, sum(l)} }},
	{"refund", 0, 0, func(t *Term, _ limits) Value { return refund{&t.Refund} }},
	{"at_end", 0, 0, func(t *Term, _ limits) Value {
		return choice{&t.AtEnd, []string{EndStop, EndRenew, EndPayg}, true}
	}},
}

var storageSpecs = []spec[Storage]{
	{"disk", 1, maxName, func(s *Storage, l limits) Value { return word{&s.Disk, l} }},
	{"free", 0, anySize, func(s *Storage, l limits) Value { return bytes(&s.Free, l) }},
	{"price", 0, anyRate, func(s *Storage, l limits) Value { return rateOf(&s.Price, l, "", s.Per) }},
	{"per", 0, 0, func(s *Storage, _ limits) Value { return oneOf(&s.Per, GBHour, GBDay, GBMonth) }},
	{"stopped", 0, anyRatio, func(s *Storage, l limits) Value { return ratio(&s.Stopped, l) }},
	{"included_in_term", 0, 0, func(s *Storage, _ limits) Value { return truth{&s.IncludedInTerm} }},
	{"part_gb", 0, 0, func(s *Storage, _ limits) Value { return truth{&s.PartGB} }},
}

var trafficSpecs = []spec[Traffic]{
	{"in_per_gb", 0, anyRate, func(t *Traffic, l limits) Value { return rateOf(&t.InPerGB, l, "", "GB") }},
	{"out_per_gb", 0, anyRate, func(t *Traffic, l limits) Value { return rateOf(&t.OutPerGB, l, "", "GB") }},
	{"free_gb", 0, anySize, func(t *Traffic, l limits) Value {
		return plain[unit.Bytes]{&t.Free, bounded{gigabytes{}, l}}
	}},
}

func count(at *int, l limits) Value          { return plain[int]{at, bounded{whole{}, l}} }
func dayCount(at *int, l limits) Value       { return plain[int]{at, bounded{days{}, l}} }
func span(at *time.Duration, l limits) Value { return plain[time.Duration]{at, bounded{duration{}, l}} }
func hours(at *time.Duration, l limits) Value {
	return plain[time.Duration]{at, bounded{duration{time.Hour}, l}}
}
func bytes(at *unit.Bytes, l limits) Value    { return plain[unit.Bytes]{at, bounded{size{}, l}} }
func ratio(at *unit.Ratio, l limits) Value    { return plain[unit.Ratio]{at, bounded{factor{}, l}} }
func oneOf(at *string, words ...string) Value { return choice{at, words, false} }

// cash is a sum that may be left out.
func cash(at *Maybe[unit.Money], l limits) Value { return optional[unit.Money]{at, sum(l)} }

func sum(l limits) bounded { return bounded{money{6, l.currency, "", "", true}, l} }

// share is a factor that may be left out.
func share(at *Maybe[unit.Ratio], l limits) Value {
	return optional[unit.Ratio]{at, bounded{factor{}, l}}
}

// cardPrice is a price of a whole card, not per anything; it may be left out.
func cardPrice(at *unit.Price[unit.Money], l limits) Value {
	return price[unit.Money]{at, bounded{money{6, l.currency, "", "", false}, l}, true}
}

// rateOf is a price in billionths for what per says; of is PerCard or PerInstance where that matters.
func rateOf[T ~int64](at *unit.Price[T], l limits, of, per string) Value {
	return price[T]{at, bounded{money{9, l.currency, of, per, false}, l}, false}
}
