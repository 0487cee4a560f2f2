package pricing

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Refund is what one term pays back when it is left early (costmodel §8), for all instances and cards. A coupon, and hours
// that are paid on top of the term, are no part of it.
type Refund struct {
	Form  string
	Rule  string       // as the plan file writes it; empty where it is not known
	Price unit.Money   // of the term; 0 where Paid is nil
	Paid  []unit.Money // in the end, when it is left after day 0, 1 … to its length; nil where rule or price is not known
	Ends  int          // the day of the last term bought on which the plan ends, from 1 to the term's length
}

// Back is what comes back after that day; Paid is known and has it.
func (r *Refund) Back(day int) unit.Money { return r.Price - r.Paid[day] }

// Nothing gives the first day from which on nothing comes back; Paid is known. It is the day after the term's last one where
// something does even then.
func (r *Refund) Nothing() int {
	n := len(r.Paid)
	for n > 0 && r.Back(n-1) == 0 {
		n--
	}
	return n
}

// Refunds tells of each term on offer what leaving it early costs. The plan is a valid one and has that offer.
func Refunds(p model.Plan, offer int) []Refund {
	a := ran(p, offer)
	var list []Refund
	for i := range a.forms {
		if f := &a.forms[i]; f.term != nil && !f.leftOut() {
			list = append(list, a.contract.refund(f))
		}
	}
	return list
}

func (c *contract) refund(f *form) Refund {
	r := Refund{Form: f.name(), Rule: f.term.Refund, Ends: f.bought.last}
	rule, known := f.term.RefundRule()
	each, priced := f.term.Price.Value()
	if !known || !priced {
		return r
	}
	price := each.Exact().Times(c.units())
	whole, err := c.offer.Rounding.Money(price, c.step)
	if err != nil {
		return r
	}
	paid := make([]unit.Money, f.term.Days+1)
	for d := range paid {
		back, known := c.back(rule, price, d, f.term.Days)
		m, err := c.offer.Rounding.Money(price.Sub(back), c.step)
		if !known || err != nil {
			return r
		}
		paid[d] = m
	}
	r.Price, r.Paid = whole, paid
	return r
}

// back gives what comes back after day d of n, from 0 to the price; known is false where it needs a price that is not.
func (c *contract) back(rule model.RefundRule, price unit.Exact, d, n int) (back unit.Exact, known bool) {
	if rule.Kind == model.RefundNone {
		return back, true
	}
	used := price.Times(int64(d)).Over(int64(n))
	switch rule.Kind {
	case model.RefundProrata:
		back, known = price.Sub(used.Scale(rule.Factor)), true
	case model.RefundClawback:
		discount, priced := c.discount(used, d)
		back, known = price.Sub(used).Sub(discount.Scale(rule.Factor)), priced
	}
	if back.Sign() < 0 {
		back = unit.Exact{}
	}
	return back, known
}

// discount is what d days of a term saved against the hourly price day and night, where they saved anything: so Vast.ai counts
// it (platforms §2.2: 576 a month against 720 by the hour).
func (c *contract) discount(used unit.Exact, d int) (saved unit.Exact, known bool) {
	hourly, known := hours(c.hourly, day*time.Duration(d), c.units())
	saved = hourly.Sub(used)
	if saved.Sign() < 0 {
		saved = unit.Exact{}
	}
	return saved, known
}
