package pricing

import (
	"app/gpuplan/model/unit"
)

// pack is a way to pay for active days: one day by the hour, or as many as a term covers.
type pack struct {
	form   form
	price  unit.Exact // of one term, paid once
	time   ledger     // what billed time costs: by the hour, or on top of the term
	noCard ledger     // what time without a card costs
	never  []bool     // active days on which it cannot be taken: hopeless ones by the hour; nil: on all it can
}

// ledger is the sum of a cost, unrounded, over the active days before the n-th; nil where nothing is charged.
type ledger []unit.Exact

// between gives the cost of the active days from one to before another.
func (l ledger) between(from, to int) unit.Exact {
	if l == nil {
		return unit.Exact{}
	}
	return l[to].Sub(l[from])
}

// ledger spreads what stretches cost over their active days; known is false where a cost is not.
func (u *use) ledger(active int, cost func(*stretch) (unit.Exact, bool)) (l ledger, known bool) {
	l = make(ledger, 1, active+1)
	for i := range u.all() {
		s := &u.stretches[i]
		c, known := cost(s)
		if !known {
			return nil, false
		}
		c = c.Over(int64(s.days))
		for range s.count * int64(s.days) {
			l = append(l, l[len(l)-1].Add(c))
		}
	}
	for len(l) <= active {
		l = append(l, l[len(l)-1])
	}
	return l, true
}

// packs lists the ways to pay whose price is known; left tells whether one that is on offer is not among them.
func (a *asker) packs() (list []pack, left bool) {
	c := &a.contract
	noCard, known := a.noCard()
	for _, f := range a.forms {
		p, ok := a.pack(f)
		if f.paysTime() {
			p.noCard, ok = noCard, ok && known
		}
		if ok {
			list = append(list, p)
		}
		left = left || !ok && !f.leftOut()
	}
	if a.hopeless && len(list) > 0 && list[0].form.term == nil {
		list[0].never = a.byHour.endless(c.active())
	}
	return list, left
}

// active counts the active days of the plan.
func (c *contract) active() int { return c.calendar.active(c.calendar.days) }

func (a *asker) pack(f form) (p pack, known bool) {
	c := &a.contract
	spread := func(u *use, price unit.Price[unit.PerHour]) {
		p.time, known = u.ledger(c.active(), func(s *stretch) (unit.Exact, bool) {
			return hours(price, s.sum(f.meter.billed), c.units())
		})
	}
	p.form = f
	if f.term == nil {
		spread(&a.byHour, c.hourly)
		return p, known
	}
	price, known := f.term.Price.Value()
	p.price = price.Exact().Times(c.units())
	if known && f.term.HasOwnHourly() {
		spread(&a.plain, f.term.Hourly)
	}
	return p, known
}

// noCard gives what time without a card costs.
func (a *asker) noCard() (ledger, bool) {
	c, m := &a.contract, meterOf(a.contract.offer)
	if !m.cardless {
		return nil, true
	}
	return a.plain.ledger(c.active(), func(s *stretch) (unit.Exact, bool) {
		return hours(c.offer.NoGPUHourly, s.sum(m.withoutCard), c.instances)
	})
}

// endless tells which active days are hopeless.
func (u *use) endless(active int) []bool {
	list := make([]bool, 0, active)
	for i := range u.all() {
		for range u.stretches[i].count * int64(u.stretches[i].days) {
			list = append(list, u.stretches[i].hopeless)
		}
	}
	return list
}

// cover is the cheapest way to pay for the active days from one on.
type cover struct {
	cost   unit.Exact
	bought int // terms, all together
	pack   int // index of the first one, -1 where there is none
	next   int // active day from which the rest is paid
}

// covers finds the cheapest cover from each active day on, from the last one backwards. An element more stands for the end.
func covers(c calendar, packs []pack) []cover {
	active := c.active(c.days)
	best := make([]cover, active+1)
	for n := active - 1; n >= 0; n-- {
		best[n].pack = -1
		for i := range packs {
			if way, ok := packs[i].take(c, n, best); ok && (best[n].pack < 0 || way.beats(best[n])) {
				best[n], best[n].pack = way, i
			}
		}
	}
	return best
}

// take pays for the active day n, and gives the cover that follows; ok is false where that cannot be.
func (p *pack) take(c calendar, n int, best []cover) (way cover, ok bool) {
	next, price, bought := n+1, unit.Exact{}, 0
	if p.form.term != nil {
		end := c.day(n) + p.form.term.Days
		next, price, bought = min(c.active(end), len(best)-1), p.price, 1
	}
	rest := &best[next]
	if rest.pack < 0 || p.never != nil && p.never[n] {
		return way, false
	}
	cost := price.Add(p.time.between(n, next)).Add(p.noCard.between(n, next))
	return cover{cost: cost.Add(rest.cost), bought: rest.bought + bought, next: next}, true
}

// beats tells whether a cover is cheaper, or takes fewer purchases for the same.
func (w cover) beats(other cover) bool {
	if c := w.cost.Cmp(other.cost); c != 0 {
		return c < 0
	}
	return w.bought < other.bought
}
