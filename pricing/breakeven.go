package pricing

import (
	"slices"
	"time"

	"app/gpuplan/model/unit"
)

// breakeven holds each term on offer against the hourly form; there is none without one (costmodel §7).
func (a *asker) breakeven(quotes []Quote, curves []Curve, boots []int64) []Breakeven {
	if len(a.forms) == 0 || a.forms[0].term != nil {
		return nil
	}
	list := make([]Breakeven, 0, len(a.forms)-1)
	for i := 1; i < len(curves); i++ {
		if a.forms[i].leftOut() {
			continue
		}
		b := between(&curves[i], &curves[0], boots)
		b.Worth = a.worth(&a.forms[i], &quotes[i], &quotes[0])
		list = append(list, b)
	}
	return list
}

// worth gives the billed hours that one term stands for; 0 where not only they and the prices tell the two forms apart.
func (a *asker) worth(f *form, term, hourly *Quote) time.Duration {
	o := a.contract.offer
	if o.Member != unit.One || f.paysTime() || f.term.Coupon != 0 || hourly.Hopeless || hourly.Billed == forever ||
		!slices.EqualFunc(beside(term), beside(hourly), sameCharge) {
		return 0
	}
	return hourly.Billed / time.Duration(f.bought.count)
}

// beside lists the charges of a form but those for its time and its terms.
func beside(q *Quote) []Charge {
	return slices.DeleteFunc(slices.Clone(q.Charges), func(c Charge) bool {
		return c.Key == "compute.use" || c.Key == "compute.term"
	})
}

func sameCharge(a, b Charge) bool {
	return a.Key == b.Key && a.Quantity == b.Quantity && a.Cost == b.Cost && a.Known == b.Known
}

// between finds where one form costs no more than another: no spans where either is unknown anywhere.
func between(c, against *Curve, boots []int64) Breakeven {
	b := Breakeven{Form: c.Form, Against: against.Form, Spans: c.notAbove(against)}
	if n := len(b.Spans); n > 0 && b.Spans[n-1].To == minutes-1 {
		b.From, b.Reaches = b.Spans[n-1].From, true
		b.Step = b.From > 0 && boots[b.From] > boots[b.From-1]
	}
	return b
}

// ladder gives the ranges of hours per day in which each form is cheapest, of those that are known at every minute.
func ladder(curves []Curve, forms []form) []Rung {
	var rungs []Rung
	for m := range minutes {
		best := -1
		for i := range curves {
			if c := &curves[i]; c.Totals != nil && !c.loses(m) &&
				(best < 0 || forms[i].cheaper(c.Totals[m], forms[best], curves[best].Totals[m])) {
				best = i
			}
		}
		if best >= 0 {
			rungs = climb(rungs, m, curves[best].Form)
		}
	}
	return rungs
}

func climb(rungs []Rung, minute int, form string) []Rung {
	if n := len(rungs); n > 0 && rungs[n-1].Form == form && rungs[n-1].To == minute-1 {
		rungs[n-1].To = minute
		return rungs
	}
	return append(rungs, Rung{Span{minute, minute}, form})
}

// cheaper tells whether a form that costs so much is to be taken before another that costs theirs.
func (f form) cheaper(total unit.Money, other form, theirs unit.Money) bool {
	return total < theirs || total == theirs && f.before(other)
}

// before tells whether a form stands before another where they cost the same: the smaller price of one term, hourly has 0;
// then the file's order, in which the other comes first (costmodel §7).
func (f form) before(other form) bool { return f.price() < other.price() }

func (f form) price() unit.Money {
	if f.term == nil {
		return 0
	}
	price, _ := f.term.Price.Value()
	return price
}
