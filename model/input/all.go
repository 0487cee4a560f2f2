package input

import (
	"strconv"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Spec is one line of All.
type Spec struct {
	Path  string // in the plan file; * stands for the chosen offer, and for each disk, transfer, term, storage line
	Group Group
	Words text.Slider // zero: named by the plan
	Track Track
}

// All lists what can be adjusted, in the order of the list (screens.md §10).
var All = []Spec{
	{"workload.hours_per_day", Use, text.HoursPerDay, dayHours},
	{"workload.task_hours", Use, text.TaskHours, taskLength},
	{"workload.days", Use, text.PlanDays, planLength},
	{"workload.days_per_week", Use, text.DaysPerWeek, weekDays},
	{"workload.instances", Use, text.InstanceCount, instances},
	{"workload.restart", Habits, text.ShutDown, choice},
	{"workload.setup", Habits, text.SetupPerBoot, perBoot},
	{"workload.idle", Habits, text.IdlePerBoot, perBoot},
	{"transfer.*.size", Habits, text.Slider{}, size(1000 * gb)},
	{"workload.bandwidth", Habits, text.DownloadSpeed, bandwidth},
	{"offer.*.hourly", Prices, text.ByTheHour, price(Hour)},
	{"offer.*.term.*.price", Prices, text.Slider{}, price(Money)},
	{"disk.*.size", Disks, text.DiskSize, size(10_000 * gb)},
	{"offer.*.storage.*.free", Disks, text.DiskFree, size(1000 * gb)},
	{"offer.*.storage.*.price", Disks, text.DiskPrice, price(Stored)},
	{"offer.*.traffic.in_per_gb", Disks, text.TrafficIn, freeIfLeftOut(price(Moved))},
	{"workload.gpus", More, text.CardCount, cards},
	{"offer.*.speed", More, text.OfferSpeed, speed},
	{"workload.boot", More, text.BootTime, perBoot},
	{"budget.task_cap", More, text.TaskCap, limit},
	{"budget.plan_cap", More, text.PlanCap, limit},
	{"budget.balance", More, text.Balance, limit},
}

// The tracks of screens.md §5.
var (
	dayHours = Track{
		Scale: Linear, Unit: Clock, First: Bounds{0, 24 * hour}, One: hour, Fixed: true,
		step: multiple(30 * minute), coarse: multiple(2 * hour), fine: multiple(minute), look: minute,
	}
	taskLength = Track{
		Scale: Log, Unit: Clock, First: Bounds{5 * minute, 72 * hour}, Least: minute, One: hour,
		step: taskRungs, coarse: several(3, taskRungs), fine: multiple(minute), look: minute,
	}
	planLength = Track{
		Scale: Log, Unit: Days, First: Bounds{1, model.MaxDays}, Least: 1, One: 1, Fixed: true,
		step: multiple(1), coarse: multiple(7), fine: multiple(1), look: 1,
	}
	weekDays = Track{
		Scale: Linear, Unit: Days, First: Bounds{1, 7}, Least: 1, One: 1, Fixed: true,
		step: multiple(1), coarse: multiple(1), fine: multiple(1), look: 1,
	}
	instances = counted(64)
	cards     = counted(8)
	choice    = Track{Scale: Choice, Unit: Word}
	perBoot   = Track{
		Scale: Root, Unit: Time, First: Bounds{0, 4 * hour}, One: hour, Bare: "m",
		step: multiple(5 * minute), coarse: multiple(15 * minute), fine: multiple(minute), look: minute,
	}
	bandwidth = Track{
		Scale: Log, Unit: Speed, First: Bounds{mb, 1000 * mb}, Least: mb, One: mb,
		step: rungs(mb), coarse: tenfold(mb), fine: multiple(mb), look: mb / 10,
	}
)

// speed is the work of an hour against that of a card of speed 1.
var speed = Track{
	Scale: Log, Unit: Factor, First: Bounds{unity / 10, 10 * unity}, Least: unity / 100, One: unity,
	step: multiple(unity / 20), coarse: multiple(unity / 4), fine: multiple(unity / 100), look: unity / 100,
}

var taskRungs = among(minute, hour,
	5*minute, 10*minute, 15*minute, 20*minute, 30*minute, 45*minute,
	1*hour, 90*minute, 2*hour, 3*hour, 4*hour, 6*hour, 8*hour, 12*hour, 18*hour, 24*hour, 36*hour, 48*hour, 72*hour)

func counted(most int64) Track {
	return Track{
		Scale: Log, Unit: Count, First: Bounds{1, most}, Least: 1, One: 1,
		step: multiple(1), coarse: factor(2), fine: multiple(1), look: 1,
	}
}

func size(most int64) Track {
	return Track{
		Scale: Log, Unit: Size, First: Bounds{0, most}, One: gb,
		step: rungs(gb), coarse: tenfold(gb), fine: multiple(gb), look: gb,
	}
}

func price(u Unit) Track {
	one := int64(unit.One) // rates count billionths
	if u == Money {
		one = 1e6
	}
	return Track{Scale: Log, Unit: u, One: one, step: priceSteps(1), coarse: priceSteps(10), fine: priceFine}
}

// limit is a sum of money that no total depends on.
var limit = aside(price(Money))

func aside(t Track) Track {
	t.Aside = true
	return t
}

func freeIfLeftOut(t Track) Track {
	t.FreeIfLeftOut = true
	return t
}

// List gives the inputs of a plan and of one of its offers, in the order of All. An offer that the plan does not have has none.
func List(p model.Plan, offer int) []Input {
	currency, _ := unit.LookupCurrency(p.Currency)
	var list []Input
	for _, spec := range All {
		paths := expand(&p, strings.Replace(spec.Path, "offer.*", "offer."+strconv.Itoa(offer), 1))
		for i, path := range paths {
			in := Input{Key: path, Group: spec.Group, Words: spec.Words, Track: spec.Track, smallest: 1, currency: currency}
			in.name(&p, offer, i, len(paths))
			if in.isPrice() {
				in.smallest = max(int64(currency.Step())*in.Track.One/1e6, 1)
			}
			list = append(list, in)
		}
	}
	return list
}

// expand puts each index that exists in the place of *.
func expand(p *model.Plan, pattern string) []string {
	before, after, found := strings.Cut(pattern, "*")
	var paths []string
	for i := 0; ; i++ {
		path := pattern
		if found {
			path = before + strconv.Itoa(i) + after
		}
		if _, ok := p.Field(path); !ok || !found && i > 0 {
			return paths
		}
		paths = append(paths, path)
	}
}

// name says what the plan itself knows of the i-th of n inputs of one line.
func (in *Input) name(p *model.Plan, offer, i, n int) {
	var own string
	switch {
	case strings.HasPrefix(in.Key, "transfer."):
		t := p.Transfers[i]
		in.Words, own = text.TransferSlider(t.When, t.Direction), t.Name
	case strings.HasPrefix(in.Key, "disk."):
		own = p.Disks[i].Name
	case strings.Contains(in.Key, ".term."):
		in.Words = text.TermSlider(p.Offers[offer].Terms[i].Name)
		return
	case strings.Contains(in.Key, ".storage."):
		line := p.Offers[offer].Storage[i]
		in.per, own = line.Per, line.Disk
	}
	if own != "" && n > 1 {
		in.Words = in.Words.Of(own)
	}
}
