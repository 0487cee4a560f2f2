package chance

import (
	"math"
	"slices"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// endless is the total of a form that is hopeless or left out: more than any other.
const endless unit.Money = math.MaxInt64

// cases asks what an offer's forms cost in one case after the other, and keeps the answers.
type cases struct {
	inputs  []Input
	plan    model.Plan     // the case that is asked about
	numbers []model.Number // places of the inputs in plan
	ask     *pricing.Reckoner
	step    unit.Money // minor unit of the currency
	forms   []string

	answers []answer
	shifts  int // the answers are so many sets of equal size, each of which stands for all by itself
}

// answer is what the forms cost in one case.
type answer struct {
	totals []unit.Money // endless where the form is hopeless or left out
	winner int          // -1: none
	budget unit.Money   // the plan's budget; endless: none
}

func newCases(p model.Plan, offer int, inputs []Input) *cases {
	c := &cases{inputs: inputs, plan: p.Clone(), ask: pricing.NewReckoner(p, offer), shifts: 1}
	if currency, err := unit.LookupCurrency(p.Currency); err == nil { // it is: the plan is valid
		c.step = currency.Step()
	}
	for _, in := range inputs {
		f, _ := c.plan.Field(in.Path)
		c.numbers = append(c.numbers, f.Number())
	}
	for _, t := range c.ask.Reckon(c.plan) { // forms that are unknown at the likely values are left out from the start
		c.forms = append(c.forms, t.Form)
	}
	return c
}

// at asks what the forms cost where the inputs have those values.
func (c *cases) at(values ...int64) answer {
	for i, v := range values {
		c.numbers[i].SetInt(v)
	}
	a := answer{totals: make([]unit.Money, len(c.forms)), budget: endless}
	for i, t := range c.ask.Reckon(c.plan) {
		if a.totals[i] = t.Total; t.Hopeless || c.ask.Dropped(i) {
			a.totals[i] = endless
		}
	}
	a.winner = c.ask.Cheapest()
	if c.plan.Budget.PlanCap.Given {
		a.budget = c.plan.Budget.PlanCap.Value
	}
	return a
}

// collect asks about n cases; next gives the values of each in turn, beginning anew where a form turns out to be unknown.
func (c *cases) collect(n int, begin func() (next func(values []int64))) {
	values := make([]int64, len(c.inputs))
	for drops := -1; drops != c.ask.Drops(); {
		drops = c.ask.Drops()
		c.answers = make([]answer, n)
		next := begin()
		for i := range c.answers {
			next(values)
			c.answers[i] = c.at(values...)
		}
	}
}

// spreads sums the answers up, form by form.
func (c *cases) spreads() []Spread {
	list := make([]Spread, len(c.forms))
	for i := range list {
		list[i] = Spread{Form: c.forms[i], Known: !c.ask.Dropped(i)}
		if list[i].Known {
			c.spread(&list[i], i)
		}
	}
	return list
}

func (c *cases) spread(s *Spread, form int) {
	sorted := c.sorted(form)
	s.P10, s.P50, s.P90 = quantile(sorted, 0.1), quantile(sorted, 0.5), quantile(sorted, 0.9)
	s.Density = densityOf(sorted)
	if mean, ok := c.mean(form); ok {
		s.Mean = model.Given(c.money(mean))
	}
	s.Wins, s.Error = c.share(func(a *answer) bool { return a.winner == form })
	s.Over, _ = c.share(func(a *answer) bool { return a.over(form) })
	s.Hopeless, _ = c.share(func(a *answer) bool { return a.hopeless(form) })
}

func (a *answer) over(form int) bool     { return a.totals[form] > a.budget }
func (a *answer) hopeless(form int) bool { return a.totals[form] == endless }

// sorted gives the totals of a form, the least first.
func (c *cases) sorted(form int) []unit.Money {
	list := make([]unit.Money, len(c.answers))
	for i := range c.answers {
		list[i] = c.answers[i].totals[form]
	}
	slices.Sort(list)
	return list
}

// point gives the amount that a part u of all does not pass.
func point(sorted []unit.Money, u float64) unit.Money { return sorted[int(u*float64(len(sorted)))] }

// quantile gives that amount; none where it is endless.
func quantile(sorted []unit.Money, u float64) model.Maybe[unit.Money] {
	m := point(sorted, u)
	if m == endless {
		return model.Maybe[unit.Money]{}
	}
	return model.Given(m)
}

// mean gives the average total of a form, in millionths; ok is false where it is endless.
func (c *cases) mean(form int) (mean float64, ok bool) {
	for i := range c.answers {
		if c.answers[i].hopeless(form) {
			return 0, false
		}
		mean += float64(c.answers[i].totals[form]) / float64(len(c.answers))
	}
	return mean, true
}

// share gives the part of the cases for which something is so, and its standard error from the sets of cases.
func (c *cases) share(so func(*answer) bool) (part, se float64) {
	return share(len(c.answers), c.shifts, func(i int) bool { return so(&c.answers[i]) })
}

// share gives the part of n cases for which something is so. They are so many sets, one after another, each of which stands for
// all by itself: how far these differ gives the standard error.
func share(n, sets int, so func(i int) bool) (part, se float64) {
	size := n / sets
	parts := make([]float64, sets)
	for i := range n {
		if so(i) {
			parts[i/size] += 1 / float64(size)
		}
	}
	for _, p := range parts {
		part += p / float64(sets)
	}
	for _, p := range parts {
		se += (p - part) * (p - part)
	}
	if sets > 1 {
		se = math.Sqrt(se / float64(sets*(sets-1)))
	}
	return part, se
}

// knowing gives the expected value of knowing the inputs before choosing (formulas.md §3, EVPI).
func (c *cases) knowing() model.Maybe[unit.Money] {
	best := -1
	least := math.Inf(1)
	for form := range c.forms {
		if mean, ok := c.mean(form); ok && mean < least {
			best, least = form, mean
		}
	}
	if best < 0 {
		return model.Maybe[unit.Money]{}
	}
	regret := 0.0
	for i := range c.answers {
		a := &c.answers[i]
		regret += float64(a.totals[best]-a.totals[a.winner]) / float64(len(c.answers))
	}
	return model.Given(c.money(regret))
}

// money rounds an amount to the minor unit; it came from sums of doubles.
func (c *cases) money(millionths float64) unit.Money {
	return unit.Money(math.Round(millionths/float64(c.step))) * c.step
}
