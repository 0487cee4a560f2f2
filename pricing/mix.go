package pricing

import (
	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// mix finds the cheapest mix of packs, compute only: each active day is paid by the hour, or lies inside a term bought on it
// or on an earlier active day (costmodel §8). The plan's sessions were run.
func (a *asker) mix(quotes []Quote) *Mix {
	if a.contract.offer.BilledWhenStopped {
		return nil
	}
	packs, left := a.packs()
	m := a.bought(covers(a.contract.calendar, packs), packs)
	for i := range quotes {
		if single := a.single(&quotes[i], a.forms[i]); single != nil && (m == nil || single.Compute < m.Compute) {
			m = single
		}
	}
	if m != nil {
		m.Left = a.leftOut(left)
	}
	return m
}

// bought makes the charges of a cover: one for all days by the hour, one for each term, one for all time without a card.
func (a *asker) bought(best []cover, packs []pack) *Mix {
	if best[0].pack < 0 {
		return nil
	}
	r := receipt{asker: a, mix: &Mix{}, ok: true}
	var noCard unit.Exact
	for n := 0; n < len(best)-1; n = best[n].next {
		p, next := &packs[best[n].pack], best[n].next
		noCard = noCard.Add(p.noCard.between(n, next))
		if p.form.term == nil {
			r.byHour(n, p.time.between(n, next))
		} else {
			r.term(n, p.form, p.price.Add(p.time.between(n, next)))
		}
	}
	r.mix.NoGPU = r.round(noCard)
	return r.settle()
}

// receipt collects the items of a mix.
type receipt struct {
	*asker
	mix    *Mix
	hourly []unit.Exact // cost of each item by the hour, in order
	last   int          // active day that was last paid by the hour
	ok     bool         // all amounts fit
}

func (r *receipt) round(e unit.Exact) unit.Money {
	m, err := r.contract.offer.Rounding.Money(e, r.contract.step)
	r.ok = r.ok && err == nil
	return m
}

// byHour pays an active day by the hour; days in a row are one item.
func (r *receipt) byHour(n int, cost unit.Exact) {
	at, k := r.contract.calendar.day(n), len(r.hourly)-1
	if k >= 0 && r.last == n-1 {
		item := &r.mix.Items[len(r.mix.Items)-1]
		item.Days = at - item.FromDay + 1
		r.hourly[k] = r.hourly[k].Add(cost)
	} else {
		r.mix.Items = append(r.mix.Items, MixItem{Form: model.HourlyForm, FromDay: at, Days: 1})
		r.hourly = append(r.hourly, cost)
	}
	r.last = n
}

// term buys a term on the active day n.
func (r *receipt) term(n int, f form, cost unit.Exact) {
	r.mix.Items = append(r.mix.Items, MixItem{
		Form: f.name(), FromDay: r.contract.calendar.day(n), Days: f.term.Days, Cost: r.round(cost),
	})
}

// settle shares the one charge by the hour among its items, the first of which takes what the others leave, and adds up.
// It gives nil where an amount does not fit.
func (r *receipt) settle() *Mix {
	var all unit.Exact
	for _, cost := range r.hourly {
		all = all.Add(cost)
	}
	rest, k, first := r.round(all), 0, -1
	for i := range r.mix.Items {
		switch item := &r.mix.Items[i]; {
		case item.Form != model.HourlyForm:
		case k == 0:
			first, k = i, 1
		default:
			item.Cost, k = r.round(r.hourly[k]), k+1
			rest -= item.Cost
		}
	}
	if first >= 0 {
		r.mix.Items[first].Cost = rest
	}
	return r.sum()
}

func (r *receipt) sum() *Mix {
	r.mix.Compute = r.mix.NoGPU
	for _, item := range r.mix.Items {
		sum, err := r.mix.Compute.Add(item.Cost)
		r.mix.Compute, r.ok = sum, r.ok && err == nil
	}
	if !r.ok {
		return nil
	}
	return r.mix
}

// single gives a single form as a mix, nil where its compute part is not known. A coupon or a cap can make it the cheapest.
func (a *asker) single(q *Quote, f form) *Mix {
	m := &Mix{Compute: q.Parts[Compute]}
	for i := range q.Charges {
		switch c := &q.Charges[i]; {
		case c.Part != Compute:
		case !c.Known:
			return nil
		case c.Key == "compute.no_gpu":
			m.NoGPU = c.Cost
		default:
			m.Items = a.whole(f, c.Cost)
		}
	}
	return m
}

// whole gives the items of a plan that is paid in one form throughout: their costs are equal, up to rounding.
func (a *asker) whole(f form, cost unit.Money) []MixItem {
	c := a.contract.calendar
	if f.term == nil {
		return []MixItem{{Form: f.name(), Days: c.day(a.contract.active()-1) + 1, Cost: cost}}
	}
	items := make([]MixItem, 0, f.bought.count)
	each := cost.Exact().Over(int64(f.bought.count))
	rest := cost
	for d := 0; d < c.days; d = c.next(d + f.term.Days) {
		share, _ := a.contract.offer.Rounding.Money(each, a.contract.step)
		items = append(items, MixItem{Form: f.name(), FromDay: d, Days: f.term.Days, Cost: share})
		rest -= share
	}
	items[0].Cost += rest
	return items
}

// leftOut names what the mix does not look at.
func (a *asker) leftOut(unknown bool) []string {
	var list []string
	coupon := false
	for _, t := range a.contract.offer.Terms {
		coupon = coupon || t.Coupon > 0
	}
	for _, what := range []struct {
		name string
		is   bool
	}{{"coupon", coupon}, {"cap", a.contract.offer.MonthCap > 0}, {"unknown", unknown}} {
		if what.is {
			list = append(list, what.name)
		}
	}
	return list
}
