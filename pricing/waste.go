package pricing

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// habit is a way to use an instance that costs money, and what it would be without (costmodel §7).
type habit struct {
	key   string
	every bool                               // it is asked of every form, not of the hourly one alone
	mend  func(p *model.Plan, a *asker) bool // mends it in a plan of that offer alone; false where there is nothing to mend
	basis func(was, mended *asker) Basis
}

// habits are the findings that waste is looked for in; they overlap and are never summed. The last one is the headline.
var habits = []habit{
	{"waste.idle", false, mendIdle, func(was, _ *asker) Basis {
		return Basis{Boots: was.boots(), Time: was.contract.idle, Price: was.contract.cardHour(), Instances: was.instances()}
	}},
	{"waste.download", false, mendDownload, func(was, _ *asker) Basis {
		return Basis{Boots: was.boots(), Count: max(0, was.boots()-1), Size: was.contract.in.boot, Instances: was.instances()}
	}},
	{"waste.setup", false, mendSetup, func(was, mended *asker) Basis {
		return Basis{Boots: was.boots(), Count: mended.boots(), Time: was.contract.setup, Instances: was.instances()}
	}},
	{"waste.roundup", false, mendRoundUp, func(was, _ *asker) Basis {
		m := meterOf(was.contract.offer)
		return Basis{Time: was.byHour.sum(m.billed) - was.byHour.sum(m.counted), Instances: was.instances()}
	}},
	{"waste.rerun", false, mendRerun, func(was, _ *asker) Basis {
		return Basis{Time: was.byHour.sum(rerunOf), Instances: was.instances()}
	}},
	{"waste.disk_off", false, mendDiskOff, func(was, _ *asker) Basis {
		off := less(day*time.Duration(was.contract.calendar.days), was.byHour.on)
		return Basis{Time: off + day*time.Duration(was.contract.plan.Workload.KeepDiskDays), Instances: was.instances()}
	}},
	{"waste.concurrency", true, mendConcurrency, func(was, _ *asker) Basis {
		return Basis{Count: was.instances(), Instances: was.instances()}
	}},
	{"waste.all", false, mendAll, func(was, _ *asker) Basis {
		return Basis{Boots: was.boots(), Instances: was.instances()}
	}},
}

func mendIdle(p *model.Plan, _ *asker) bool {
	had := p.Workload.Idle > 0
	p.Workload.Idle = 0
	return had
}

// mendDownload keeps what every boot fetches on a disk.
func mendDownload(p *model.Plan, _ *asker) bool {
	had := false
	for i := range p.Transfers {
		if t := &p.Transfers[i]; t.Direction == model.In && t.EachBoot() {
			t.Kept, had = true, true
		}
	}
	return had
}

func mendSetup(p *model.Plan, _ *asker) bool {
	had := p.Workload.Restart != model.RestartDay
	p.Workload.Restart = model.RestartDay
	return had
}

func mendRoundUp(p *model.Plan, _ *asker) bool {
	o := &p.Offers[0]
	had := o.Increment > time.Second || o.Minimum > 0
	o.Increment, o.Minimum = min(o.Increment, time.Second), 0
	return had
}

// mendRerun saves at the best time between checkpoints, where one costs something; else nothing interrupts at the same price.
func mendRerun(p *model.Plan, a *asker) bool {
	o, i := &p.Offers[0], interruptionOf(a.contract.offer)
	if o.CheckpointCost > 0 {
		o.CheckpointEvery = i.bestTau(a.ordinary().useful)
	} else {
		o.Interruptions = 0
	}
	return !i.none()
}

// mendDiskOff makes disks free while the instance is off, and keeps none.
func mendDiskOff(p *model.Plan, _ *asker) bool {
	p.Workload.KeepDiskDays = 0
	for i := range p.Offers[0].Storage {
		p.Offers[0].Storage[i].Stopped = 0
	}
	return len(p.Disks) > 0
}

// mendConcurrency lets one instance do all in a row, where that fits into a day.
func mendConcurrency(p *model.Plan, a *asker) bool {
	n := p.Workload.Instances
	if all := times(p.Workload.HoursPerDay, int64(n)); n < 2 || all > a.contract.most {
		return false
	}
	p.Workload.HoursPerDay *= time.Duration(n)
	p.Workload.Instances = 1
	return true
}

// mendAll stops when the work is done and keeps what every boot fetches.
func mendAll(p *model.Plan, a *asker) bool {
	mendIdle(p, a)
	mendDownload(p, a)
	return true
}

// waste asks the rules again with each habit mended. The plan's sessions were run.
func (a *asker) waste() []Waste {
	var list []Waste
	var mended asker
	for i := range habits {
		h, p := &habits[i], a.contract.alone()
		if !h.mend(&p, a) {
			continue
		}
		mended.read(p, 0, a.contract.step)
		mended.run(p.Workload.HoursPerDay)
		for j, f := range a.forms {
			if f.term == nil || h.every && !f.leftOut() {
				list = h.found(list, a, &mended, j)
			}
		}
	}
	return list
}

// found appends what a habit costs in a form, where it costs something or that is not known. The headline always stands.
func (h *habit) found(list []Waste, was, mended *asker, form int) []Waste {
	with, without := was.ask(was.forms[form], false), mended.ask(mended.forms[form], false)
	w := Waste{
		Key: h.key, Form: was.forms[form].name(), Basis: h.basis(was, mended),
		Cost: with.total - without.total, Known: with.complete && without.complete,
	}
	if w.Known && w.Cost <= 0 && h.key != "waste.all" {
		return list
	}
	w.Cost = max(0, w.Cost)
	return append(list, w)
}

// alone gives a copy of the plan with this offer alone, to be changed.
func (c *contract) alone() model.Plan {
	p := c.plan
	p.Offers = []model.Offer{*c.offer}
	return p.Clone()
}

func (a *asker) boots() int     { return int(a.plain.boots) }
func (a *asker) instances() int { return int(a.contract.instances) }

// cardHour is the price of an hour of one instance, all its cards; 0 where it is not known.
func (c *contract) cardHour() unit.PerHour {
	price, _ := c.hourly.Value()
	return times(price, c.cards)
}

func rerunOf(s *session) time.Duration { return s.rerun }
