package reconcile

import (
	"sort"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// BudgetLevels are the levels of a cap that are told, in percent.
var BudgetLevels = []int{50, 80, 100}

// Budget is what the plan's caps allow, and where one stands.
type Budget struct {
	Currency    unit.Currency
	Form        string        // that it is of
	Total       unit.Money    // of the whole plan in that form
	Spent       unit.Money    // since the plan began, by bill or log; 0 without one
	Earlier     unit.Money    // by bill or log before the plan's own first day: no part of Spent
	Forecast    unit.Money    // at the end of the plan: Spent, and the days that are left as the log has them, else as planned
	ByLog       bool          // there is a log or a bill
	Paced       bool          // the days that are left go on as those of the log, of which there are enough
	From        time.Time     // what is to come is counted from then on: now, or the first day of the plan
	Begins      time.Duration // by the clock, on each day: where nothing says when work begins
	Caps        []Cap         // those that the plan has
	OnlyBalance bool          // a balance and no cap: an alarm on the balance is no budget
	Varies      bool          // task times vary so much that each round should be reconciled, in place of a hard cap
	Tasks       Spread        // their times in the log
	DiskDay     unit.Money    // what disks cost on a day with nothing on: keep it for each day that they must outlast the balance
	Lapse       Lapse         // what becomes of machine and disks when the balance is spent
	Learned     Learned
}

// CapKind is what a cap is for.
type CapKind string

// The kinds of caps, by their names in the plan.
const (
	TaskCap CapKind = "task_cap"
	PlanCap CapKind = "plan_cap"
	Balance CapKind = "balance"
)

// Cap is one cap with what fits into it.
type Cap struct {
	Kind     CapKind
	Amount   unit.Money
	Spent    unit.Money    // towards it; of a task what one cost so far
	Forecast unit.Money    // what will be; of a task what one is planned to cost
	Tasks    float64       // that still fit into what is left; of a task cap 0
	Work     time.Duration // of one instance, that still fits; of a task cap the longest task, 0 where its length costs nothing more
	Marks    []Mark        // none of a task cap
	Endless  bool          // it lasts for ten years and more, so Tasks and Work are 0
}

// Mark is a level of a cap.
type Mark struct {
	Percent int
	Reached bool      // already
	At      time.Time // when it is reached; zero: not while the plan lasts, or before it is known when
}

// SpentAt is when all of the cap is spent; zero: not while the plan lasts, or already.
func (c *Cap) SpentAt() time.Time {
	for _, m := range c.Marks {
		if m.Percent == 100 {
			return m.At
		}
	}
	return time.Time{}
}

// Over tells how a cap stands at a percentage of it: spent so far, or not yet but so it will be.
func (c *Cap) Over(percent int) (now, ahead bool) {
	limit := c.Amount.Exact().Times(int64(percent)).Over(100)
	now, ahead = c.Spent.Exact().Cmp(limit) > 0, c.Forecast.Exact().Cmp(limit) > 0
	if percent < 100 { // the level itself is what was asked about
		now, ahead = c.Spent.Exact().Cmp(limit) >= 0, c.Forecast.Exact().Cmp(limit) >= 0
	}
	return now, ahead && !now
}

// BudgetOf works out the budget of a form of a plan's offer; an empty form is the cheapest one. The result is that of a log, with or
// without a bill, and nil where there is none. The plan is valid; ok is false where something that it costs is not known.
func BudgetOf(p model.Plan, offer int, form string, now time.Time, res *Result) (b Budget, ok bool) {
	currency, err := unit.LookupCurrency(p.Currency)
	if err != nil || offer >= len(p.Offers) {
		return b, false
	}
	m := budgeting{plan: p, lived: p, offer: offer, now: now}
	if m.quote, ok = quoteOf(&p, offer, form); !ok {
		return b, false
	}
	b = Budget{Currency: currency, Form: m.quote.Form, Total: m.quote.Total, Forecast: m.quote.Total}
	m.begin(res)
	if m.burn, err = burnOf(&m.plan, offer, &m.quote, model.DateOf(m.first)); err != nil {
		return b, false
	}
	if first := m.burn.Pattern[0]; len(first) > 0 {
		b.Begins = first[0].From
	}
	b.DiskDay = b.rounded(m.burn.Disks.Times(24))
	if m.logged(res) {
		m.read(&b, res)
	}
	b.From = m.from()
	m.caps(&b)
	b.Lapse = m.lapse(&b)
	return b, true
}

// budgeting works out a budget.
type budgeting struct {
	plan, lived model.Plan // as planned; as the log has it
	offer       int
	now, first  time.Time // first: midnight of the plan's first day
	quote       pricing.Quote
	burn        Burn
	perTask     unit.Money
}

// logged tells whether a log says something.
func (m *budgeting) logged(res *Result) bool {
	return res != nil && len(res.Boots) > 0 && len(res.Days) > 0
}

// begin finds the plan's first day: its own, else the first one of the log, else the next one on which a whole day's work is to come.
func (m *budgeting) begin(res *Result) {
	first := model.DateOf(m.now)
	switch {
	case !m.plan.Start.IsZero():
		first = m.plan.Start
	case m.logged(res):
		first = res.Days[0].Date
	case m.now.After(clock(first, workFrom, m.now.Location())):
		first = first.AddDays(1)
	}
	m.first = first.In(m.now.Location())
}

// from is when what is to come begins: now, or the plan's first day where that is still to come.
func (m *budgeting) from() time.Time { return later(m.now, m.first) }

// within is the burn that ends with the plan.
func (m *budgeting) within() Burn {
	b := m.burn
	b.Ends, b.Kept = model.DateOf(m.first).AddDays(m.plan.Workload.Days), m.plan.Workload.KeepDiskDays
	return b
}

// ahead is what is still to come until the plan ends and its disks are deleted.
func (m *budgeting) ahead() unit.Exact {
	b := m.within()
	cost, _ := b.Between(m.from(), b.Ends.AddDays(b.Kept).In(m.now.Location()))
	return cost
}

// read takes what a log says: what was spent, and how it goes on.
func (m *budgeting) read(b *Budget, res *Result) {
	b.ByLog, b.Learned, b.Tasks, b.Varies = true, res.Learned, res.Learned.TaskTime, res.Learned.Varies
	before, since := m.sides(res.Days)
	b.Earlier = b.rounded(before)
	b.Spent = b.rounded(res.Billed.Exact().Sub(before))
	if !res.HasBill { // its days have no disks; they cost until now, or as long as the plan keeps them
		within := m.within()
		until := earlier(m.now, within.Ends.AddDays(within.Kept).In(m.now.Location()))
		b.Spent = b.rounded(since.Add(spent(m.burn.Disks, max(0, until.Sub(m.first)))))
	}
	m.perTask = res.Learned.PerTask
	if b.Paced = res.Learned.Sure != Unsure; b.Paced {
		m.burn.goesOn(res, m.now, m.quote.Form == model.HourlyForm)
	}
	b.Forecast = b.Spent + b.rounded(m.ahead())
	if c, err := measured(m.plan, m.offer, res.Learned); err == nil {
		m.lived = c.Plan
	}
}

// sides sums what days cost before the plan's first day, and from it on.
func (m *budgeting) sides(days []Day) (before, since unit.Exact) {
	first := model.DateOf(m.first)
	for _, d := range days {
		if d.Date.DaysSince(first) < 0 {
			before = before.Add(d.Cost.Exact())
		} else {
			since = since.Add(d.Cost.Exact())
		}
	}
	return before, since
}

// rounded rounds an amount to the minor unit; one that no money holds is 0.
func (b *Budget) rounded(e unit.Exact) unit.Money {
	m, _ := unit.HalfUp.Money(e, b.Currency.Step())
	return m
}

// caps works out each cap that the plan has.
func (m *budgeting) caps(b *Budget) {
	given := &m.plan.Budget
	if given.TaskCap.Given {
		b.Caps = append(b.Caps, m.taskCap(given.TaskCap.Value, b.Currency))
	}
	if given.PlanCap.Given {
		c := Cap{Kind: PlanCap, Amount: given.PlanCap.Value, Spent: b.Spent, Forecast: b.Forecast}
		from := m.from()
		if !b.ByLog { // as planned, from its first day on
			from = m.first
		}
		m.fit(&c, from)
		b.Caps = append(b.Caps, c)
	}
	if given.Balance.Given { // it is what is left now
		c := Cap{Kind: Balance, Amount: given.Balance.Value, Forecast: b.rounded(m.ahead())}
		m.fit(&c, m.from())
		b.Caps = append(b.Caps, c)
	}
	b.OnlyBalance = given.Balance.Given && !given.TaskCap.Given && !given.PlanCap.Given
}

// taskCap tells what a task cost and, by the hour, how long one may take.
func (m *budgeting) taskCap(amount unit.Money, c unit.Currency) Cap {
	k := Cap{Kind: TaskCap, Amount: amount, Spent: m.perTask}
	if f, ok := pricing.PerTask.Factor(&m.plan, &m.quote, c); ok {
		k.Forecast, _ = f.Money(m.quote.Total)
	}
	t, err := pricing.NewTariff(m.lived, m.offer)
	if err != nil || m.quote.Form != model.HourlyForm {
		return k
	}
	around := t.Prepared() + m.lived.Workload.Idle
	const most = 366 * 24 * 60
	minutes := sort.Search(most, func(i int) bool {
		return t.Time(t.Billed(around+time.Duration(i+1)*time.Minute)).Cmp(amount.Exact()) > 0
	})
	k.Work = time.Duration(minutes) * time.Minute
	return k
}

// fit tells when the levels of a cap are reached, and how much work fits into what is left of it: also beyond the plan, as if it
// went on.
func (m *budgeting) fit(c *Cap, from time.Time) {
	within := m.within()
	for _, percent := range BudgetLevels {
		mark := Mark{Percent: percent}
		part := c.Amount.Exact().Times(int64(percent)).Over(100).Sub(c.Spent.Exact())
		at, ok := within.RunsOut(part, from)
		switch {
		case c.Spent > 0 && part.Sign() <= 0:
			mark.Reached = true
		case ok:
			mark.At = at
		}
		c.Marks = append(c.Marks, mark)
	}
	until, ok := m.burn.RunsOut((c.Amount - c.Spent).Exact(), from)
	if c.Endless = !ok; c.Endless || m.quote.On == 0 {
		return
	}
	_, on := m.burn.Between(from, until)
	use, ok := quoteOf(&m.lived, m.offer, m.quote.Form) // what of the time on is work
	if !ok || use.On == 0 {
		use = m.quote
	}
	c.Work = scaled(on, use.Useful, use.On)
	c.Tasks = float64(m.plan.Workload.Instances) * float64(c.Work) / float64(use.TaskTime)
}
