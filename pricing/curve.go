package pricing

import (
	"slices"
	"time"

	"app/gpuplan/model/unit"
)

// minutes of a day, both ends of the axis included.
const minutes = 24*60 + 1

// curves gives the total of each form at every whole minute of hours per day, and the boots there.
func (a *asker) curves() (list []Curve, boots []int64) {
	list, boots = a.flat(minutes), make([]int64, minutes)
	for m := range minutes {
		a.run(time.Duration(m) * time.Minute)
		boots[m] = a.plain.boots
		for i := range list {
			a.point(&list[i], a.forms[i], m)
		}
	}
	return list, boots
}

// flat makes curves of n points that are yet to be asked for.
func (a *asker) flat(n int) []Curve {
	list := make([]Curve, len(a.forms))
	for i := range list {
		list[i] = Curve{Form: a.forms[i].name(), Totals: make([]unit.Money, n)}
	}
	return list
}

// point asks for one point of a curve. A form that is unknown anywhere has no curve; a hopeless one is known to lose.
func (a *asker) point(c *Curve, f form, at int) {
	if c.Totals == nil {
		return
	}
	b := a.ask(f, false)
	c.Totals[at] = b.total
	switch {
	case a.deal.hopeless:
		if c.Loses == nil {
			c.Loses = make([]bool, len(c.Totals))
		}
		c.Loses[at] = true
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

// notAbove finds where one curve costs no more than another, as spans of its points; none where either is unknown anywhere.
func (c *Curve) notAbove(other *Curve) []Span {
	if c.Totals == nil || other.Totals == nil {
		return nil
	}
	var spans []Span
	for i := range c.Totals {
		switch n := len(spans); {
		case !c.at(i).notAbove(other.at(i)):
		case n > 0 && spans[n-1].To == i-1:
			spans[n-1].To = i
		default:
			spans = append(spans, Span{i, i})
		}
	}
	return spans
}

// Lowest gives the total of the offer's cheapest form at each minute: hopeless where all are, nothing where no form is known
// at every minute.
func (o *Offer) Lowest() Curve {
	var low Curve
	for i := range o.Curves {
		if c := &o.Curves[i]; c.Totals != nil {
			low.lower(c)
		}
	}
	return low
}

// lower takes the totals of another curve where they are cheaper.
func (c *Curve) lower(other *Curve) {
	if c.Totals == nil {
		*c = Curve{Totals: slices.Clone(other.Totals), Loses: slices.Clone(other.Loses)}
		return
	}
	for m := range c.Totals {
		if b := other.at(m); b.notAbove(c.at(m)) {
			c.Totals[m] = b.Total
			if c.Loses != nil {
				c.Loses[m] = b.Hopeless
			}
		}
	}
}
