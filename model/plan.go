// Package model is the plan: what a person wants to run, and the offers that it could run on.
// It holds values and says which of them are possible; it makes no prices and does no input or output.
package model

import (
	"cmp"
	"slices"
	"time"

	"app/gpuplan/model/unit"
)

// Version is the version of the plan file that this program writes.
const Version = 1

// MaxDays is the longest plan, in days.
const MaxDays = 366

// Plan is everything that a plan file says. Interface §2 gives every field with its name there.
type Plan struct {
	Version   int           // of the plan file
	Name      string        // free text; may be empty
	Currency  string        // ISO 4217 code of all its money
	Month     time.Duration // what a GB-month is: 720 h, 730 h …
	Start     Date          // first day; zero: not given
	Workload  Workload
	Disks     []Disk
	Transfers []Transfer
	Budget    Budget
	Offers    []Offer
	Own       Own
	Ranges    []Range // values that were given as a range; the field itself holds the likely one
}

// HoursPerDay is the path of the input that curves and charts go along.
const HoursPerDay = "workload.hours_per_day"

// Workload is what a person runs, per instance and on a card of speed 1 (costmodel §2).
type Workload struct {
	Days         int            // length of the plan, 1 to 366
	DaysPerWeek  int            // active days: day i is active when i mod 7 is below it, 1 to 7
	HoursPerDay  time.Duration  // time per active day in which the task itself runs, 0 to 24 h
	TaskHours    time.Duration  // length of one task, above 0
	Restart      string         // when the instance is shut down: RestartTask or RestartDay
	Instances    int            // on at the same time, 0 to 1000
	GPUs         int            // cards per instance, 1 to 64
	Boot         time.Duration  // the platform's own start, 0 to 24 h
	Setup        time.Duration  // own preparation after boot, without downloads, 0 to 24 h
	Idle         time.Duration  // left on with nothing running, per session, 0 to 24 h
	KeepDiskDays int            // days that disks are kept after the plan, 0 to 366
	Bandwidth    unit.PerSecond // download speed; 0: downloads take no time
}

// When an instance is shut down.
const (
	RestartTask = "task" // after each task
	RestartDay  = "day"  // once at the end of the day
)

// LastUse gives the plan's last active day, from 0.
func (w *Workload) LastUse() int {
	last := w.Days - 1
	return last/7*7 + min(last%7, w.DaysPerWeek-1)
}

// ReleaseDay gives the day on which an instance that is off since the last use has been off for so many days; zero where the
// plan has no start.
func (p *Plan) ReleaseDay(days int) Date {
	if p.Start.IsZero() {
		return Date{}
	}
	return p.Start.AddDays(p.Workload.LastUse() + days)
}

// Disk is one disk of each instance.
type Disk struct {
	Name string // unique in the plan; the offer's storage lines refer to it
	Size unit.Bytes
}

// Transfer is data that crosses the platform's border.
type Transfer struct {
	Name      string // unique in the plan
	Size      unit.Bytes
	When      string // WhenBoot, WhenDay or WhenOnce
	Direction string // In or Out
	Kept      bool   // on a kept disk: then a transfer at each boot happens once
}

// When a transfer happens.
const (
	WhenBoot = "boot" // in each session
	WhenDay  = "day"  // on each active day
	WhenOnce = "once"
)

// Which way a transfer goes, seen from the instance.
const (
	In  = "in"
	Out = "out"
)

// EachBoot tells whether the transfer really happens in each session (costmodel §5).
func (t Transfer) EachBoot() bool { return t.When == WhenBoot && !t.Kept }

// Budget is what may be spent.
type Budget struct {
	TaskCap Maybe[unit.Money] // for one task
	PlanCap Maybe[unit.Money] // for the whole plan
	Balance Maybe[unit.Money] // what the account holds
}

// Maybe is a value that may be left out; its zero is left out.
type Maybe[T any] struct {
	Value T
	Given bool
}

// Given is a value that was given.
func Given[T any](v T) Maybe[T] { return Maybe[T]{v, true} }

// Range is a value that was given as a range; the plan's own field holds the likely value (costmodel §9).
type Range struct {
	Path      string // of the value: "workload.hours_per_day"
	Low, High int64  // ends, in the value's base unit
	Uniform   bool   // given as two numbers: the likely value is their middle, all between are equally probable
}

// Compare orders ranges by their paths.
func (r Range) Compare(other Range) int { return cmp.Compare(r.Path, other.Path) }

// New gives a plan of no offers with every default.
func New() Plan {
	return Plan{
		Version:  Version,
		Currency: "CNY",
		Month:    720 * time.Hour,
		Workload: NewWorkload(),
	}
}

// NewWorkload gives a workload with every default.
func NewWorkload() Workload {
	return Workload{Days: 30, DaysPerWeek: 7, TaskHours: 2 * time.Hour, Restart: RestartTask, Instances: 1, GPUs: 1}
}

// NewTransfer gives a transfer with every default.
func NewTransfer() Transfer { return Transfer{When: WhenBoot, Direction: In} }

// Clone gives a copy that shares nothing with p.
func (p Plan) Clone() Plan {
	p.Disks = slices.Clone(p.Disks)
	p.Transfers = slices.Clone(p.Transfers)
	p.Ranges = slices.Clone(p.Ranges)
	p.Offers = slices.Clone(p.Offers)
	for i := range p.Offers {
		p.Offers[i].Terms = slices.Clone(p.Offers[i].Terms)
		p.Offers[i].Storage = slices.Clone(p.Offers[i].Storage)
	}
	return p
}
