package screen

import (
	"math"
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// chargeSums says how a charge comes about: by a product of its quantity, else by what it consists of.
func (d *drawing) chargeSums(q pricing.Quote, c pricing.Charge) []sum {
	product := d.product(c, c.Quantity, c.UnitPrice)
	switch {
	case !c.Known && q.Hopeless:
		return d.remarked(text.Warning("offer.hopeless"))
	case !c.Known:
		return []sum{{left: product, right: unknownAmount}}
	case c.UnitPrice != "":
		return append(d.countDisk(c), sum{left: product, right: d.amount(c.Cost)})
	}
	var sums []sum
	for _, s := range c.Of {
		sums = append(sums, sum{left: d.shareName(s.Key), right: d.amount(s.Cost)})
	}
	return sums
}

// shareSums says how a share of a charge comes about: by its time, then by its price or its part of the charge.
func (d *drawing) shareSums(q pricing.Quote, c pricing.Charge, s pricing.Share) []sum {
	sums := d.countHours(q, s)
	price := c.UnitPrice
	if c.Key == prepaid {
		price = d.termHourly(q, s)
	}
	switch product := d.product(c, s.Quantity, price); {
	case !c.Known && q.Hopeless:
		return append(sums, d.remarked(text.Warning("offer.hopeless"))...)
	case !c.Known:
		return append(sums, sum{left: product, right: unknownAmount})
	case price != "":
		return append(sums, sum{left: product, right: d.amount(s.Cost)})
	case s.Quantity.Time != 0:
		return append(sums, d.partOfTerm(c, s)...)
	}
	return sums
}

// prepaid is the charge of terms.
const prepaid = "compute.term"

// termHourly is the term's own price of an hour, for the share that is paid by it.
func (d *drawing) termHourly(q pricing.Quote, s pricing.Share) string {
	for _, t := range d.planOffer().Terms {
		if price, known := t.Hourly.Value(); known && t.Name == q.Form && s.Key == "hourly" {
			return price.String()
		}
	}
	return ""
}

// partOfTerm says how the time that was used, or was not, divides what was paid in advance.
func (d *drawing) partOfTerm(c pricing.Charge, s pricing.Share) []sum {
	var whole pricing.Share
	for _, each := range c.Of {
		if each.Key == "used" || each.Key == "unused" {
			whole = together(whole, each)
		}
	}
	part := d.say(text.Divided, d.Language.Hours(s.Quantity.Time), d.Language.Hours(whole.Quantity.Time))
	return []sum{{left: d.times(part, d.money(whole.Cost)), right: d.amount(s.Cost)}}
}

// remarked is a remark in place of a sum.
func (d *drawing) remarked(w text.Word) []sum {
	var sums []sum
	for _, s := range wrapped(d.say(w), min(explainWidth, d.Width-2)-6) {
		sums = append(sums, sum{left: s})
	}
	return sums
}

// partOf says which charge a share belongs to.
func (d *drawing) partOf(c pricing.Charge) sum {
	part := strings.ToLower(d.say(text.Part(c.Part)))
	long := d.say(text.ExplainPart, part, d.times(d.quantities(c, c.Quantity)...))
	return sum{long, d.amount(c.Cost), d.say(text.ExplainPartShort, part)}
}

// times joins factors.
func (d *drawing) times(factors ...string) string {
	return strings.Join(factors, " "+d.Glyphs.Times+" ")
}

// product is what a quantity of a charge is multiplied with: a price, which may be unknown, cards and instances.
func (d *drawing) product(c pricing.Charge, q pricing.Quantity, price string) string {
	factors := append(d.quantities(c, q), d.unitPrice(c, price))
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

// quantities writes how much was charged: a size, a number of terms, a time, or a size for a time, in the unit of its price.
func (d *drawing) quantities(c pricing.Charge, q pricing.Quantity) []string {
	if s, ok := d.storage(c); ok {
		return []string{d.Language.Size(int64(q.Size)), d.stored(s, q.Time)}
	}
	switch {
	case c.Part == pricing.Traffic:
		return []string{d.Language.Size(int64(q.Size))}
	case q.Count != 0:
		return []string{d.Language.Phrase(text.Terms.Of(q.Count))}
	}
	return []string{d.Language.Hours(q.Time)}
}

// storage is the offer's line of the disk that a charge is about.
func (d *drawing) storage(c pricing.Charge) (line model.Storage, ok bool) {
	name, ok := strings.CutPrefix(c.Key, "storage.")
	if !ok {
		return line, false
	}
	for _, s := range d.planOffer().Storage {
		if s.Disk == name {
			return s, true
		}
	}
	return model.Storage{Disk: name, Per: model.GBHour}, true
}

// stored writes the time of a disk in the unit that its price is for, so that it can be multiplied.
func (d *drawing) stored(s model.Storage, t time.Duration) string {
	each := map[string]time.Duration{model.GBDay: day, model.GBMonth: d.Plan.Month}[s.Per]
	switch {
	case each == 0:
		return d.Language.Hours(t)
	case each == day && t%day == 0:
		return d.Language.Phrase(text.Days.Of(int(t / day)))
	}
	return d.say(text.Divided, d.Language.Hours(t), d.Language.Count(int64(each/time.Hour)))
}

const day = 24 * time.Hour

// unitPrice writes the price that a charge is multiplied by; that of a disk and of traffic say what they are for.
func (d *drawing) unitPrice(c pricing.Charge, price string) string {
	price = d.decimals(price)
	if s, ok := d.storage(c); ok {
		return price + " " + d.say(perStored[s.Per])
	}
	if c.Part == pricing.Traffic {
		return price + " " + d.say(text.PerGB)
	}
	return price
}

// decimals writes a price with the decimals of its currency at least, as it stands everywhere.
func (d *drawing) decimals(price string) string {
	if price == "" {
		return unknownAmount
	}
	_, fraction, _ := strings.Cut(price, ".")
	if missing := d.Evaluation.Currency.Digits - len(fraction); missing > 0 {
		if fraction == "" {
			price += "."
		}
		price += strings.Repeat("0", missing)
	}
	return d.Language.Number(price)
}

var perStored = map[string]text.Word{
	model.GBHour: text.PerGBHour, model.GBDay: text.PerGBDay, model.GBMonth: text.PerGBMonth,
}

// countDisk says how much of a disk is charged, where a part of it is free.
func (d *drawing) countDisk(c pricing.Charge) []sum {
	s, ok := d.storage(c)
	if !ok || s.Free == 0 {
		return nil
	}
	for _, disk := range d.Plan.Disks {
		if disk.Name == s.Disk {
			said := d.say(text.ExplainFree, d.Language.Size(int64(disk.Size)), d.Language.Size(int64(s.Free)))
			return []sum{{left: said, right: d.Language.Size(int64(c.Quantity.Size))}}
		}
	}
	return nil
}

// countHours says how the time of a share comes about, where each boot or each day has the same.
func (d *drawing) countHours(q pricing.Quote, s pricing.Share) []sum {
	each := s.Quantity.Time / time.Duration(max(q.Boots, 1))
	switch {
	case q.AlwaysOn || q.Boots == 0:
		return nil
	case s.Key == "run":
		return d.countWork(s)
	case each*time.Duration(q.Boots) != s.Quantity.Time:
		return nil
	case s.Key != "boot" && s.Key != "setup" && s.Key != "idle" && (s.Key != "download" || !d.fetchesAlike()):
		return nil
	}
	boots, length := d.Language.Phrase(text.ExplainBoots.Of(q.Boots)), d.Language.Duration(each)
	short := d.times(boots, length)
	if s.Key == "idle" {
		length = d.say(text.ExplainLeft, length)
	}
	return append(d.countDays(q), sum{d.times(boots, length), d.Language.Hours(s.Quantity.Time), short})
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

// countWork says how the time of the work comes about, where all days are alike: the plan's hours, by the speed of the offer.
func (d *drawing) countWork(s pricing.Share) []sum {
	w, speed := d.Plan.Workload, d.planOffer().Speed
	exact := float64(w.Days) * float64(w.HoursPerDay) * float64(unit.One) / float64(speed)
	if math.Abs(exact-float64(s.Quantity.Time)) > float64(time.Second) { // every task is rounded by itself
		return nil
	}
	days, hours := d.Language.Phrase(text.Days.Of(w.Days)), d.Language.Clock(w.HoursPerDay)
	long, short := d.times(days, d.say(text.ExplainWork, hours)), d.times(days, hours)
	if speed != unit.One {
		long = d.say(text.Divided, long, d.say(text.ExplainSpeed, d.Language.Number(speed.String())))
		short = d.say(text.Divided, short, d.Language.Number(speed.String()))
	}
	return []sum{{long, d.Language.Hours(s.Quantity.Time), short}}
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
		{left: d.say(text.ExplainAll, days), right: days},
		{d.times(days, tasks), d.Language.Phrase(text.ExplainBoots.Of(q.Boots)), d.times(days, d.say(text.ExplainDaily, daily))},
	}
}
