package report

import (
	"slices"
	"strconv"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// tellCharges takes the forms that are on offer apart, line by line. A line that all have alike is told once, at the end.
func (t *teller) tellCharges(d *document, o *offer) {
	lines := &table{head: []string{
		t.say(text.ColumnItem), t.say(text.ColumnQuantity), t.say(text.ColumnPrice), t.say(text.ColumnCost),
	}}
	var common []row
	quotes := o.onOffer()
	for i, q := range quotes {
		for j := range q.Charges {
			c := &q.Charges[j]
			switch {
			case c.Known && c.Cost == 0:
			case !isCommon(quotes, c):
				lines.rows = append(lines.rows, t.charge(o, c, t.say(text.FormItem, form(q.Form).Name, t.chargeName(c.Key)))...)
			case i == 0:
				common = append(common, t.charge(o, c, t.chargeName(c.Key))...)
			}
		}
	}
	lines.rows = append(lines.rows, common...)
	if len(lines.rows) == 0 {
		return
	}
	head := text.SummaryOfWhich
	if t.several() {
		head = text.SummaryOfWhichOf
	}
	d.heading(t.say(head, short(o.Name)))
	d.table(lines)
}

// onOffer lists the quotes of the forms that are on offer.
func (o *offer) onOffer() []*pricing.Quote {
	var list []*pricing.Quote
	for i := range o.Quotes {
		if !o.Quotes[i].LeftOut {
			list = append(list, &o.Quotes[i])
		}
	}
	return list
}

// isCommon tells whether every form has the same charge.
func isCommon(quotes []*pricing.Quote, c *pricing.Charge) bool {
	for _, q := range quotes {
		if !slices.ContainsFunc(q.Charges, func(other pricing.Charge) bool {
			return other.Key == c.Key && other.Quantity == c.Quantity && other.Cost == c.Cost && other.Known == c.Known &&
				slices.Equal(other.Of, c.Of)
		}) {
			return false
		}
	}
	return true
}

// charge is a line of the bill with its shares.
func (t *teller) charge(o *offer, c *pricing.Charge, name string) []row {
	cost := t.say(text.NoValue)
	if c.Known {
		cost = t.money(c.Cost)
	}
	amount, each := t.charged(o, c, c.Quantity), t.Lang.Number(c.UnitPrice)
	said := t.say(text.ChargeSentence, name, amount, cost)
	switch {
	case each != "":
		said = t.say(text.ChargePriceSentence, name, amount, cost, each)
	case amount == "":
		said = t.say(text.ChargeBareSentence, name, cost)
	}
	rows := []row{{cells: []string{name, amount, each, cost}, sentence: said}}
	for i := range c.Of {
		rows = append(rows, t.share(o, c, &c.Of[i]))
	}
	return rows
}

func (t *teller) share(o *offer, c *pricing.Charge, s *pricing.Share) row {
	name, amount, cost, value := t.say(text.Share(s.Key)), t.charged(o, c, s.Quantity), t.money(s.Cost), t.money(s.Cost)
	if !c.Known {
		cost, value = t.say(text.NoShare), t.say(text.NoValue)
	}
	said := t.say(text.ShareSentence, name, amount, value)
	if s.Key == "coupon" {
		amount, said = "", t.say(text.ShareBareSentence, name, value)
	}
	return row{level: 1, cells: []string{name, amount, "", cost}, sentence: said}
}

// charged writes how much was charged, so that it multiplies with the unit price on paper: "225.00 h", "6 x 216.15 h",
// "4500.00 GB-day". Nothing where neither quantity nor cost is known.
func (t *teller) charged(o *offer, c *pricing.Charge, q pricing.Quantity) string {
	if q == (pricing.Quantity{}) && !c.Known {
		return ""
	}
	amount := t.quantity(q)
	if disk, ok := strings.CutPrefix(c.Key, "storage."); ok {
		amount = t.diskQuantity(o, disk, q)
	}
	if n := t.times(o, c); n != 1 {
		return t.say(text.Times, t.Lang.Count(n), amount)
	}
	return amount
}

// times gives what a charge's quantity, which is per instance, is multiplied with: instances, and cards where the price is
// for one.
func (t *teller) times(o *offer, c *pricing.Charge) int64 {
	n := int64(t.Plan.Workload.Instances)
	if o.plan.Per == model.PerCard && (c.Key == "compute.use" || c.Key == "compute.term") {
		n *= int64(t.Plan.Workload.GPUs)
	}
	return n
}

var diskUnits = map[string]text.Word{model.GBHour: text.GBHour, model.GBDay: text.GBDay, model.GBMonth: text.GBMonth}

// diskQuantity writes size and time of a disk in the unit of its price.
func (t *teller) diskQuantity(o *offer, disk string, q pricing.Quantity) string {
	at := slices.IndexFunc(o.plan.Storage, func(s model.Storage) bool { return s.Disk == disk })
	if at < 0 {
		return t.quantity(q)
	}
	line := &o.plan.Storage[at]
	period := line.Period(t.Plan.Month)
	amount := unit.Fraction([]int64{int64(q.Size), int64(q.Time)}, []int64{int64(unit.GB), int64(period)})
	return t.say(text.AmountOf, t.Lang.Number(strconv.FormatFloat(amount.Float(), 'f', 2, 64)), diskUnits[line.Per])
}

// chargeName names a line of the bill.
func (r *Report) chargeName(key string) string { return r.Lang.Phrase(text.Charge(short(key))) }
