package pricing

import (
	"time"

	"app/gpuplan/model/unit"
)

// minutes of a day, both ends of the axis included.
const minutes = 24*60 + 1

// curves gives the total of each form at every whole minute of hours per day, and the boots there.
func (a *asker) curves() (list []Curve, boots []int64) {
	list, boots = make([]Curve, len(a.forms)), make([]int64, minutes)
	for i := range list {
		list[i] = Curve{Form: a.forms[i].name(), Totals: make([]unit.Money, minutes)}
	}
	for m := range minutes {
		a.run(time.Duration(m) * time.Minute)
		boots[m] = a.plain.boots
		for i := range list {
			a.point(&list[i], a.forms[i], m)
		}
	}
	return list, boots
}

// point asks for one point of a curve. A form that is unknown anywhere has no curve; a hopeless one is known to lose.
func (a *asker) point(c *Curve, f form, minute int) {
	if c.Totals == nil {
		return
	}
	b := a.ask(f, false)
	c.Totals[minute] = b.total
	switch {
	case a.deal.hopeless:
		if c.Loses == nil {
			c.Loses = make([]bool, minutes)
		}
		c.Loses[minute] = true
	case !b.complete:
		c.Totals, c.Loses = nil, nil
	}
}

// loses tells whether the form is hopeless at that minute.
func (c *Curve) loses(minute int) bool { return c.Loses != nil && c.Loses[minute] }

// at is what the form costs at that minute; it is known.
func (c *Curve) at(minute int) Total {
	return Total{Form: c.Form, Total: c.Totals[minute], Complete: !c.loses(minute), Hopeless: c.loses(minute)}
}
