package model

import (
	"math"
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model/unit"
)

// Field is one value of a plan: its path in the plan file, the value in its place, and the numbers that it may be.
type Field struct {
	Path     string
	Value    Value
	Min, Max int64 // in the base unit of a Number; 0, 0 where the value is no Number
}

// Number gives the field's value as a Number, nil where it is none.
func (f Field) Number() Number {
	n, _ := f.Value.(Number)
	return n
}

// spec is one field of a section T of the plan.
type spec[T any] struct {
	name     string
	min, max int64
	value    func(*T, string) Value // of an owner, in a plan of that currency
}

const (
	fullDay  = int64(24 * time.Hour)
	longest  = int64(MaxDays) * fullDay
	anyMoney = int64(1e15)   // a billion, in millionths
	anyRate  = int64(1e15)   // a million, in billionths
	anySize  = int64(1e15)   // a petabyte
	anyRatio = int64(1000e9) // a thousand
	minSpeed = int64(1e6)    // a thousandth
)

var planSpecs = []spec[Plan]{
	{"version", 1, Version, func(p *Plan, _ string) Value { return count{&p.Version} }},
	{"name", 0, 0, func(p *Plan, _ string) Value { return word{&p.Name} }},
	{"currency", 0, 0, func(p *Plan, _ string) Value { return word{&p.Currency} }},
	{"month", int64(time.Hour), longest, func(p *Plan, _ string) Value { return span{&p.Month, 0} }},
	{"start", 0, 0, func(p *Plan, _ string) Value { return day{&p.Start} }},
}

var workloadSpecs = []spec[Workload]{
	{"days", 1, MaxDays, func(w *Workload, _ string) Value { return count{&w.Days} }},
	{"days_per_week", 1, 7, func(w *Workload, _ string) Value { return count{&w.DaysPerWeek} }},
	{"hours_per_day", 0, fullDay, func(w *Workload, _ string) Value { return span{&w.HoursPerDay, time.Hour} }},
	{"task_hours", 1, longest, func(w *Workload, _ string) Value { return span{&w.TaskHours, time.Hour} }},
	{"restart", 0, 0, func(w *Workload, _ string) Value { return choice{&w.Restart, []string{RestartTask, RestartDay}} }},
	{"instances", 0, 1000, func(w *Workload, _ string) Value { return count{&w.Instances} }},
	{"gpus", 1, 64, func(w *Workload, _ string) Value { return count{&w.GPUs} }},
	{"boot", 0, fullDay, func(w *Workload, _ string) Value { return span{&w.Boot, 0} }},
	{"setup", 0, fullDay, func(w *Workload, _ string) Value { return span{&w.Setup, 0} }},
	{"idle", 0, fullDay, func(w *Workload, _ string) Value { return span{&w.Idle, 0} }},
	{"keep_disk_days", 0, MaxDays, func(w *Workload, _ string) Value { return count{&w.KeepDiskDays} }},
	{"bandwidth", 0, anySize, func(w *Workload, _ string) Value { return speed{&w.Bandwidth} }},
}

var diskSpecs = []spec[Disk]{
	{"name", 0, 0, func(d *Disk, _ string) Value { return word{&d.Name} }},
	{"size", 0, anySize, func(d *Disk, _ string) Value { return size{at: &d.Size} }},
}

var transferSpecs = []spec[Transfer]{
	{"name", 0, 0, func(t *Transfer, _ string) Value { return word{&t.Name} }},
	{"size", 0, anySize, func(t *Transfer, _ string) Value { return size{at: &t.Size} }},
	{"when", 0, 0, func(t *Transfer, _ string) Value { return choice{&t.When, []string{WhenBoot, WhenOnce, WhenDay}} }},
	{"direction", 0, 0, func(t *Transfer, _ string) Value { return choice{&t.Direction, []string{In, Out}} }},
	{"kept", 0, 0, func(t *Transfer, _ string) Value { return truth{&t.Kept} }},
}

var budgetSpecs = []spec[Budget]{
	{"task_cap", 0, anyMoney, func(b *Budget, c string) Value { return cash{&b.TaskCap, c} }},
	{"plan_cap", 0, anyMoney, func(b *Budget, c string) Value { return cash{&b.PlanCap, c} }},
	{"balance", 0, anyMoney, func(b *Budget, c string) Value { return cash{&b.Balance, c} }},
}

var offerSpecs = []spec[Offer]{
	{"name", 0, 0, func(o *Offer, _ string) Value { return word{&o.Name} }},
	{"platform", 0, 0, func(o *Offer, _ string) Value { return word{&o.Platform} }},
	{"card", 0, 0, func(o *Offer, _ string) Value { return word{&o.Card} }},
	{"vram", 0, anySize, func(o *Offer, _ string) Value { return size{at: &o.VRAM} }},
	{"speed", minSpeed, anyRatio, func(o *Offer, _ string) Value { return ratio{&o.Speed} }},
	{"hourly", 0, anyRate, func(o *Offer, c string) Value { return amount[unit.PerHour]{&o.Hourly, 1, c, "hour"} }},
	{"per", 0, 0, func(o *Offer, _ string) Value { return choice{&o.Per, []string{PerCard, PerInstance}} }},
	{"increment", 1, longest, func(o *Offer, _ string) Value { return span{&o.Increment, 0} }},
	{"minimum", 0, longest, func(o *Offer, _ string) Value { return span{&o.Minimum, 0} }},
	{"rounding", 0, 0, func(o *Offer, _ string) Value { return rounding{&o.Rounding} }},
	{"boot_billed", 0, 0, func(o *Offer, _ string) Value { return choice{&o.BootBilled, []string{Yes, No, Unknown}} }},
	{"billed_when_stopped", 0, 0, func(o *Offer, _ string) Value { return truth{&o.BilledWhenStopped} }},
	{"no_gpu_hourly", 0, anyRate, func(o *Offer, c string) Value { return amount[unit.PerHour]{&o.NoGPUHourly, 1, c, "hour"} }},
	{"setup_in_no_gpu", 0, 0, func(o *Offer, _ string) Value { return truth{&o.SetupInNoGPU} }},
	{"month_cap_hours", 0, int64(744 * time.Hour), func(o *Offer, _ string) Value { return span{&o.MonthCap, time.Hour} }},
	{"member", 1, int64(unit.One), func(o *Offer, _ string) Value { return ratio{&o.Member} }},
	{"interruptions_per_hour", 0, anyRatio, func(o *Offer, _ string) Value { return ratio{&o.Interruptions} }},
	{"checkpoint_every", 0, longest, func(o *Offer, _ string) Value { return span{&o.CheckpointEvery, 0} }},
	{"checkpoint_cost", 0, fullDay, func(o *Offer, _ string) Value { return span{&o.CheckpointCost, 0} }},
	{"restart_cost", 0, fullDay, func(o *Offer, _ string) Value { return optionalSpan{&o.RestartCost} }},
	{"as_of", 0, 0, func(o *Offer, _ string) Value { return day{&o.AsOf} }},
	{"source", 0, 0, func(o *Offer, _ string) Value { return word{&o.Source} }},
}

var termSpecs = []spec[Term]{
	{"name", 0, 0, func(t *Term, _ string) Value { return word{&t.Name} }},
	{"days", 1, MaxDays, func(t *Term, _ string) Value { return count{&t.Days} }},
	{"price", 0, anyMoney, func(t *Term, c string) Value { return amount[unit.Money]{&t.Price, 1000, c, ""} }},
	{"hourly", 0, anyRate, func(t *Term, c string) Value { return amount[unit.PerHour]{&t.Hourly, 1, c, "hour"} }},
	{"coupon", 0, anyMoney, func(t *Term, c string) Value { return money{&t.Coupon, c} }},
	{"refund", 0, 0, func(t *Term, _ string) Value { return refund{&t.Refund} }},
	{"at_end", 0, 0, func(t *Term, _ string) Value { return choice{&t.AtEnd, []string{EndStop, EndRenew, EndPayg}} }},
}

var storageSpecs = []spec[Storage]{
	{"disk", 0, 0, func(s *Storage, _ string) Value { return word{&s.Disk} }},
	{"free", 0, anySize, func(s *Storage, _ string) Value { return size{at: &s.Free} }},
	{"price", 0, anyRate, func(s *Storage, c string) Value { return amount[unit.PerGBTime]{&s.Price, 1, c, s.Per} }},
	{"per", 0, 0, func(s *Storage, _ string) Value { return choice{&s.Per, []string{GBHour, GBDay, GBMonth}} }},
	{"stopped", 0, anyRatio, func(s *Storage, _ string) Value { return ratio{&s.Stopped} }},
	{"included_in_term", 0, 0, func(s *Storage, _ string) Value { return truth{&s.IncludedInTerm} }},
	{"part_gb", 0, 0, func(s *Storage, _ string) Value { return truth{&s.PartGB} }},
}

var trafficSpecs = []spec[Traffic]{
	{"in_per_gb", 0, anyRate, func(t *Traffic, c string) Value { return amount[unit.PerGB]{&t.InPerGB, 1, c, "GB"} }},
	{"out_per_gb", 0, anyRate, func(t *Traffic, c string) Value { return amount[unit.PerGB]{&t.OutPerGB, 1, c, "GB"} }},
	{"free_gb", 0, anySize, func(t *Traffic, _ string) Value { return size{&t.Free, true} }},
}

// Field finds the value of a path such as "offer.0.term.1.price"; ok is false where the plan has no such value.
func (p *Plan) Field(path string) (f Field, ok bool) {
	section, name := cutLast(path)
	p.walk(section, func(s sectionOf) {
		f, ok = s.field(name)
	})
	f.Path = path
	return f, ok
}

// sectionOf gives the fields of one section that exists.
type sectionOf interface {
	field(name string) (Field, bool)
	names() []string
}

type table[T any] struct {
	owner    *T
	specs    []spec[T]
	currency string
}

func (t table[T]) field(name string) (Field, bool) {
	for i := range t.specs {
		if s := &t.specs[i]; s.name == name {
			return Field{Value: s.value(t.owner, t.currency), Min: s.min, Max: s.max}, true
		}
	}
	return Field{}, false
}

func (t table[T]) names() []string {
	names := make([]string, len(t.specs))
	for i, s := range t.specs {
		names[i] = s.name
	}
	return names
}

// walk hands the section of a path to f, where the plan has it.
func (p *Plan) walk(section string, f func(sectionOf)) {
	kind, rest, _ := strings.Cut(section, ".")
	switch kind {
	case "":
		f(table[Plan]{p, planSpecs, p.Currency})
	case "workload":
		f(table[Workload]{&p.Workload, workloadSpecs, p.Currency})
	case "budget":
		f(table[Budget]{&p.Budget, budgetSpecs, p.Currency})
	case "disk":
		element(p.Disks, rest, func(d *Disk, _ string) { f(table[Disk]{d, diskSpecs, p.Currency}) })
	case "transfer":
		element(p.Transfers, rest, func(t *Transfer, _ string) { f(table[Transfer]{t, transferSpecs, p.Currency}) })
	case "offer":
		element(p.Offers, rest, func(o *Offer, rest string) { o.walk(rest, p.Currency, f) })
	}
}

func (o *Offer) walk(section, currency string, f func(sectionOf)) {
	kind, rest, _ := strings.Cut(section, ".")
	switch kind {
	case "":
		f(table[Offer]{o, offerSpecs, currency})
	case "traffic":
		f(table[Traffic]{&o.Traffic, trafficSpecs, currency})
	case "term":
		element(o.Terms, rest, func(t *Term, _ string) { f(table[Term]{t, termSpecs, currency}) })
	case "storage":
		element(o.Storage, rest, func(s *Storage, _ string) { f(table[Storage]{s, storageSpecs, currency}) })
	}
}

// element hands the item that the path begins with ("1.price") and the rest of the path to f.
func element[T any](list []T, path string, f func(*T, string)) {
	index, rest, _ := strings.Cut(path, ".")
	if i, err := strconv.ParseUint(index, 10, 32); err == nil && i < uint64(len(list)) && i <= math.MaxInt {
		f(&list[i], rest)
	}
}

// Sections lists the sections of the plan that exist, in the order of the plan file: "", "workload", "disk.0" …
func (p *Plan) Sections() []string {
	list := []string{"", "workload"}
	list = append(list, numbered("disk", len(p.Disks))...)
	list = append(list, numbered("transfer", len(p.Transfers))...)
	list = append(list, "budget")
	for i, section := range numbered("offer", len(p.Offers)) {
		list = append(list, section)
		list = append(list, numbered(section+".term", len(p.Offers[i].Terms))...)
		list = append(list, numbered(section+".storage", len(p.Offers[i].Storage))...)
		list = append(list, section+".traffic")
	}
	return list
}

func numbered(section string, n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = section + "." + strconv.Itoa(i)
	}
	return list
}

// Names lists the names that a section may have, in the order of the plan file; nil where the plan has no such section.
func (p *Plan) Names(section string) []string {
	var names []string
	p.walk(section, func(s sectionOf) { names = s.names() })
	return names
}

// Fields lists every value of the plan that exists, in the order of the plan file.
func (p *Plan) Fields() []Field {
	var list []Field
	for _, section := range p.Sections() {
		for _, name := range p.Names(section) {
			f, _ := p.Field(strings.TrimPrefix(section+"."+name, "."))
			list = append(list, f)
		}
	}
	return list
}

// Grow appends an item with every default to an array section ("offer", "offer.0.term") and gives its path ("offer.1"),
// empty where there is no such array.
func (p *Plan) Grow(array string) string {
	kind := array[strings.LastIndexByte(array, '.')+1:]
	n := 0
	switch kind {
	case "disk":
		p.Disks, n = append(p.Disks, Disk{}), len(p.Disks)
	case "transfer":
		p.Transfers, n = append(p.Transfers, NewTransfer()), len(p.Transfers)
	case "offer":
		p.Offers, n = append(p.Offers, NewOffer()), len(p.Offers)
	default:
		return p.growOffer(array, kind)
	}
	return array + "." + strconv.Itoa(n)
}

func (p *Plan) growOffer(array, kind string) (path string) {
	element(p.Offers, strings.TrimPrefix(array, "offer."), func(o *Offer, _ string) {
		switch kind {
		case "term":
			path = array + "." + strconv.Itoa(len(o.Terms))
			o.Terms = append(o.Terms, NewTerm())
		case "storage":
			path = array + "." + strconv.Itoa(len(o.Storage))
			o.Storage = append(o.Storage, NewStorage())
		}
	})
	return path
}
