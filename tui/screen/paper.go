package screen

import (
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// partOf says which charge a share belongs to.
func (d *drawing) partOf(c pricing.Charge) string {
	part := strings.ToLower(d.say(text.Part(c.Part)))
	return d.say(text.ExplainPart, part, d.times(d.quantities(c.Quantity)...))
}

// times joins factors.
func (d *drawing) times(factors ...string) string {
	return strings.Join(factors, " "+d.Glyphs.Times+" ")
}

// product is what the cost of a charge's quantity is multiplied from, empty where one price does not tell.
func (d *drawing) product(c pricing.Charge, q pricing.Quantity) string {
	if c.UnitPrice == "" {
		return ""
	}
	factors := append(d.quantities(q), d.unitPrice(c))
	w := d.Plan.Workload
	perCard := c.Part == pricing.Compute && c.Key != noGPU && d.planOffer().Per != model.PerInstance
	if perCard && w.GPUs > 1 {
		factors = append(factors, d.Language.Phrase(text.Cards.Of(w.GPUs)))
	}
	if w.Instances != 1 {
		factors = append(factors, d.Language.Phrase(text.Instances.Of(w.Instances)))
	}
	return d.times(factors...)
}

// noGPU is the charge for time without a card, which is for an instance whatever the offer's other prices are for.
const noGPU = "compute.no_gpu"

// quantities writes how much was charged: a size, a number of terms, a time, or a size for a time.
func (d *drawing) quantities(q pricing.Quantity) []string {
	var list []string
	if q.Size != 0 {
		list = append(list, d.Language.Size(int64(q.Size)))
	}
	if q.Count != 0 {
		list = append(list, d.Language.Phrase(text.Terms.Of(q.Count)))
	}
	if q.Time != 0 || len(list) == 0 {
		list = append(list, d.Language.Hours(q.Time))
	}
	return list
}

// unitPrice writes the price that a charge is multiplied by; that of a disk says what it is for.
func (d *drawing) unitPrice(c pricing.Charge) string {
	price := d.Language.Number(c.UnitPrice)
	disk, ok := strings.CutPrefix(c.Key, "storage.")
	for _, s := range d.planOffer().Storage {
		if ok && s.Disk == disk {
			return price + " " + d.say(perStored[s.Per])
		}
	}
	return price
}

var perStored = map[string]text.Word{
	model.GBHour: text.PerGBHour, model.GBDay: text.PerGBDay, model.GBMonth: text.PerGBMonth,
}

// countHours says how the time of a share comes about, where each boot or each day has the same.
func (d *drawing) countHours(q pricing.Quote, s pricing.Share) []sum {
	each := s.Quantity.Time / time.Duration(max(q.Boots, 1))
	switch {
	case q.AlwaysOn || q.Boots == 0 || each*time.Duration(q.Boots) != s.Quantity.Time:
		return nil
	case s.Key == "run":
		return d.countWork(s)
	case s.Key != "boot" && s.Key != "setup" && s.Key != "idle" && (s.Key != "download" || !d.fetchesAlike()):
		return nil
	}
	boots, length := d.Language.Phrase(text.ExplainBoots.Of(q.Boots)), d.Language.Duration(each)
	if s.Key == "idle" {
		length = d.say(text.ExplainLeft, length)
	}
	return append(d.countDays(q), sum{d.times(boots, length), d.Language.Hours(s.Quantity.Time)})
}

// fetchesAlike tells whether every boot fetches the same.
func (d *drawing) fetchesAlike() bool {
	for _, t := range d.Plan.Transfers {
		if t.Direction == model.In && !t.EachBoot() {
			return false
		}
	}
	return true
}

// countWork says how the time of the work comes about, where all days are alike.
func (d *drawing) countWork(s pricing.Share) []sum {
	w := d.Plan.Workload
	if time.Duration(w.Days)*w.HoursPerDay != s.Quantity.Time {
		return nil
	}
	days := d.Language.Phrase(text.Days.Of(w.Days))
	return []sum{{d.times(days, d.say(text.ExplainWork, d.Language.Clock(w.HoursPerDay))), d.Language.Hours(s.Quantity.Time)}}
}

// countDays says how many boots there are, where all days are alike.
func (d *drawing) countDays(q pricing.Quote) []sum {
	w := d.Plan.Workload
	if w.DaysPerWeek < 7 || w.Restart != model.RestartTask || q.Boots%w.Days != 0 || d.planOffer().Speed != unit.One {
		return nil
	}
	days := d.Language.Phrase(text.Days.Of(w.Days))
	daily := text.ExplainBoots.Of(q.Boots / w.Days)
	tasks := d.say(text.ExplainDay, daily, d.Language.Clock(w.HoursPerDay), d.Language.Clock(w.TaskHours))
	return []sum{
		{d.say(text.ExplainAll, days), days},
		{d.times(days, tasks), d.Language.Phrase(text.ExplainBoots.Of(q.Boots))},
	}
}
