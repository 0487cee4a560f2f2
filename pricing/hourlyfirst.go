package pricing

import (
	"sort"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// HourlyFirst is what to do about a term while the use is not known: pay by the hour, and take the term before what is paid by
// the hour for compute within one length of the term reaches an amount (costmodel §8). After a purchase the count begins anew.
type HourlyFirst struct {
	Form   string
	Days   int        // length of the term, and of the window that is looked back on
	Known  bool       // the prices of both forms are; nothing below is said otherwise
	Reach  unit.Money // the amount: the term's price, more where hours are paid on top: price ÷ (1 − share) (formulas §2)
	Never  bool       // not even day and night by the hour reaches it: the term is never to be taken
	Least  int        // days that the card must still be needed for the term to pay; with fewer by the hour is never dearer
	AtMost float64    // what comes of it costs at most so many times the best choice in hindsight, 1 to 2; 0: no bound is known
}

// HourlyFirsts gives the rule for each term on offer; none where there is no hourly form, or it is hopeless. Where several terms
// are on offer, no bound is known for all of them together (formulas §2). The plan is a valid one and has that offer.
func HourlyFirsts(p model.Plan, offer int) []HourlyFirst {
	a := ran(p, offer)
	if len(a.forms) == 0 || a.forms[0].term != nil || a.hopeless {
		return nil
	}
	var list []HourlyFirst
	for i := range a.forms[1:] {
		if f := &a.forms[i+1]; !f.leftOut() {
			list = append(list, a.contract.hourlyFirst(f))
		}
	}
	if len(list) > 1 {
		for i := range list {
			list[i].AtMost = 0
		}
	}
	return list
}

func (c *contract) hourlyFirst(f *form) HourlyFirst {
	h := HourlyFirst{Form: f.name(), Days: f.term.Days}
	each, priced := f.term.Price.Value()
	hourly, byHour := c.hourly.Value()
	onTop, stated := f.term.Hourly.Value()
	if !priced || !byHour || !stated && f.term.HasOwnHourly() {
		return h
	}
	if h.Known = true; onTop >= hourly {
		h.Never, h.AtMost = true, 1
		return h
	}
	reach := each.Exact().Times(c.units()).Times(int64(hourly)).Over(int64(hourly - onTop))
	m, err := unit.HalfUp.Money(reach, c.step)
	if err != nil {
		return HourlyFirst{Form: h.Form, Days: h.Days}
	}
	h.Reach, h.AtMost = m, 2-float64(onTop)/float64(hourly)
	h.Least = 1 + sort.Search(h.Days, func(i int) bool { return max(c.dayAndNight(i+1), c.planned(i+1)) >= m })
	if h.Never = h.Least > h.Days; h.Never {
		h.Least, h.AtMost = 0, 1
	}
	return h
}

// dayAndNight asks the rules what so many days of nothing but work cost by the hour: no use costs more where a session is billed
// for its time on.
func (c *contract) dayAndNight(days int) unit.Money {
	b := c.byHourAlone(days, func(p *model.Plan) {
		w := &p.Workload
		w.DaysPerWeek, w.HoursPerDay, w.Boot, w.Setup, w.Idle = 7, day, 0, 0, 0
		p.Transfers = nil
	})
	if !b.complete { // the price is known, so it is too large
		return forever
	}
	return b.total
}

// planned asks them what so many days like the plan's own cost: more than day and night, where sessions are billed for far longer
// than they last (minimum, increment).
func (c *contract) planned(days int) unit.Money {
	return c.byHourAlone(days, func(*model.Plan) {}).total
}

// byHourAlone is the bill of the hourly form over so many days of some use: compute alone, without interruptions.
func (c *contract) byHourAlone(days int, use func(p *model.Plan)) *bill {
	p := c.alone()
	p.Workload.Days = days
	p.Disks, p.Offers[0].Traffic, p.Offers[0].Interruptions = nil, model.Traffic{}, 0
	use(&p)
	a := &asker{}
	a.read(p, 0, c.step)
	a.run(p.Workload.HoursPerDay)
	return a.ask(a.forms[0], false)
}
