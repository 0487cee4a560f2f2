package pricing

import (
	"strings"
	"time"

	"app/gpuplan/model"
)

// warnings lists the doubts about what follows from the offer, each once.
func (a *asker) warnings(o Offer) []Warning {
	c := &a.contract
	list := doubts{offer: o.Name}
	a.run(c.plan.Workload.HoursPerDay)
	list.add(a.plain.alwaysOn, "day.full", "", 0)
	slow := less(over(c.plan.Workload.HoursPerDay, c.offer.Speed), day)
	list.add(slow > 0, "offer.slow", "", slow)
	list.add(a.splits(), "task.split", "", 0)
	list.add(c.offer.BilledWhenStopped, "offer.stopped", "", 0)
	for i, f := range a.forms {
		if f.leftOut() {
			continue
		}
		for j := range o.Quotes[i].Charges {
			list.unknown(f, &o.Quotes[i].Charges[j], c)
		}
	}
	list.add(a.hopeless, "offer.hopeless", model.HourlyForm, 0)
	list.add(c.offer.Interruptions > 0 && c.in != load{}, "offer.interrupted", model.HourlyForm, 0)
	list.add(c.in != load{} && c.plan.Workload.Bandwidth == 0 && a.plain.boots > 0, "download.untimed", "", 0)
	list.add(c.offer.BootBilled == model.Unknown && c.boot > 0, "boot.unknown", "", 0)
	for i := range c.offer.Terms {
		t := &c.offer.Terms[i]
		list.add(t.AtEnd != "" && t.IsOffered(), "term."+t.AtEnd, t.Name, day*time.Duration(t.Days))
	}
	return list.warnings
}

// splits tells whether a task that should end in a shutdown does not fit into a day's hours: then ⌈h/T⌉ = 1 session of h
// on each active day (costmodel §2).
func (a *asker) splits() bool {
	w := &a.contract.plan.Workload
	return w.Restart == model.RestartTask && w.HoursPerDay > 0 && w.TaskHours > w.HoursPerDay && !a.plain.alwaysOn
}

// doubts collects warnings about one offer.
type doubts struct {
	offer    string
	warnings []Warning
}

func (d *doubts) add(doubt bool, key, form string, t time.Duration) {
	w := Warning{Key: key, Offer: d.offer, Form: form, Time: t}
	if !doubt {
		return
	}
	for _, seen := range d.warnings {
		if seen == w {
			return
		}
	}
	d.warnings = append(d.warnings, w)
}

// unknown says why a charge is not known. A hopeless use has its own warning.
func (d *doubts) unknown(f form, c *Charge, of *contract) {
	what := c.Key
	disk, isDisk := strings.CutPrefix(c.Key, "storage.")
	switch {
	case isDisk:
		what = disk
	case c.Key == "compute.use" || c.Key == "compute.term":
		what = f.name()
	}
	switch {
	case c.Known:
	case c.tooLarge || c.Quantity.Time == forever:
		d.add(true, "charge.too_large", what, 0)
	case isDisk && of.unpriced(disk):
		d.add(true, "disk.unpriced", what, 0)
	case c.Key == "compute.use" && of.hourly.IsKnown():
	default:
		d.add(true, "price.unknown", what, 0)
	}
}

// unpriced tells whether the offer says nothing about the disk.
func (c *contract) unpriced(disk string) bool {
	for i := range c.disks {
		if c.disks[i].name == disk {
			return c.disks[i].line == nil
		}
	}
	return false
}
