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
	Total       unit.Money // of the whole plan by the hour
	Spent       unit.Money // so far, by bill or log; 0 without one
	Forecast    unit.Money // at the end of the plan: Spent, and the days that are left as the log has them, else as planned
	ByLog       bool       // the forecast rests on a log
	Caps        []Cap      // those that the plan has
	OnlyBalance bool       // a balance and no cap: an alarm on the balance is no budget
	Varies      bool       // task times vary so much that each round should be reconciled, in place of a hard cap
	Tasks       Spread     // their times in the log
	DiskDay     unit.Money // what disks cost on a day with nothing on: keep it for each day that they must outlast the balance
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
	Work     time.Duration // of one instance, that still fits; of a task cap the longest task
	Marks    []Mark        // none of a task cap
}

// Mark is a level of a cap.
type Mark struct {
	Percent int
	Reached bool      // already
	At      time.Time // when it is reached; zero: not while the plan lasts, or before it is known when
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

// BudgetOf works out the budget of a plan's offer by the hour. The result is that of a log, with or without a bill, and nil where
// there is none. The plan is valid; ok is false where something that it costs is not known.
func BudgetOf(p model.Plan, offer int, now time.Time, res *Result) (b Budget, ok bool) {
	m := budgeting{plan: p, lived: p, offer: offer, now: now}
	currency, err := unit.LookupCurrency(p.Currency)
	if err != nil || offer >= len(p.Offers) {
		return b, false
	}
	b.Currency = currency
	if m.burn, ok = burnOf(p, offer); !ok {
		return b, false
	}
	quotes, _ := pricing.Quotes(p, offer)
	m.quote, b.Total = quotes[0], quotes[0].Total
	b.Forecast, m.left = b.Total, p.Workload.Days
	if !p.Start.IsZero() {
		m.since = time.Date(p.Start.Year, p.Start.Month, p.Start.Day, 0, 0, 0, 0, now.Location())
	}
	if res != nil && len(res.Boots) > 0 && len(res.Days) > 0 {
		m.read(&b, res)
	}
	disks := m.burn.Off.Times(24)
	b.DiskDay, _ = unit.HalfUp.Money(disks, currency.Step())
	m.caps(&b)
	return b, true
}

// budgeting works out a budget.
type budgeting struct {
	plan, lived model.Plan // as planned; as the log has it
	offer       int
	now, since  time.Time // since: the plan's first midnight; zero where it has none
	quote       pricing.Quote
	burn        Burn
	left        int // days of the plan that are left
	perTask     unit.Money
}

// read takes what a log says: what was spent, and how it goes on.
func (m *budgeting) read(b *Budget, res *Result) {
	b.ByLog, b.Learned, b.Tasks, b.Varies = true, res.Learned, res.Learned.TaskTime, res.Learned.Varies
	b.Spent = res.Billed
	if !res.HasBill {
		for _, d := range res.Days {
			b.Spent += d.Cost
		}
	}
	m.perTask = res.Learned.PerTask
	days := len(res.Days)
	m.left = max(0, m.plan.Workload.Days-days)
	if next := res.Days[len(res.Days)-1].Date.AddDays(1); !m.since.IsZero() {
		gone := max(0, next.DaysSince(m.plan.Start), model.DateOf(m.now).DaysSince(m.plan.Start))
		m.left = max(0, m.plan.Workload.Days-gone)
	}
	rest, err := unit.HalfUp.Money(m.pace(b, days).Times(int64(m.left)), b.Currency.Step())
	if err == nil {
		b.Forecast = b.Spent + rest
	}
	if c, err := Calibrate(m.plan, m.offer, res.Learned); err == nil {
		if burn, ok := burnOf(c.Plan, m.offer); ok {
			m.lived, m.burn = c.Plan, burn
		}
	}
}

// pace is what a day costs: as the log has it, as planned where it has one round or none.
func (m *budgeting) pace(b *Budget, days int) unit.Exact {
	if b.Learned.Sure == Unsure {
		return b.Total.Exact().Over(int64(m.plan.Workload.Days))
	}
	return b.Spent.Exact().Over(int64(days))
}

// caps works out each cap that the plan has.
func (m *budgeting) caps(b *Budget) {
	given := &m.plan.Budget
	if given.TaskCap.Given {
		b.Caps = append(b.Caps, m.taskCap(given.TaskCap.Value, b.Currency))
	}
	if given.PlanCap.Given {
		c := Cap{Kind: PlanCap, Amount: given.PlanCap.Value, Spent: b.Spent, Forecast: b.Forecast}
		m.fit(&c, c.Amount-c.Spent)
		b.Caps = append(b.Caps, c)
	}
	if given.Balance.Given { // it is what is left now
		c := Cap{Kind: Balance, Amount: given.Balance.Value, Forecast: b.Forecast - b.Spent}
		m.fit(&c, c.Amount)
		b.Caps = append(b.Caps, c)
	}
	b.OnlyBalance = given.Balance.Given && !given.TaskCap.Given && !given.PlanCap.Given
}

// taskCap tells what a task cost and how long one may take.
func (m *budgeting) taskCap(amount unit.Money, c unit.Currency) Cap {
	k := Cap{Kind: TaskCap, Amount: amount, Spent: m.perTask}
	if f, ok := pricing.PerTask.Factor(&m.plan, &m.quote, c); ok {
		k.Forecast, _ = f.Money(m.quote.Total)
	}
	t, err := pricing.NewTariff(m.lived, m.offer)
	if err != nil {
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

// fit tells when the levels of a cap are reached, and how much work fits into what is left of it.
func (m *budgeting) fit(c *Cap, left unit.Money) {
	from := m.at()
	for _, percent := range BudgetLevels {
		mark := Mark{Percent: percent}
		part := c.Amount.Exact().Times(int64(percent)).Over(100).Sub(c.Spent.Exact())
		after, ok := m.burn.RunsOut(part, from)
		switch {
		case c.Spent > 0 && part.Sign() <= 0:
			mark.Reached = true
		case ok && after <= time.Duration(m.left+1)*aDay:
			mark.At = m.start().Add(after)
		}
		c.Marks = append(c.Marks, mark)
	}
	after, ok := m.burn.RunsOut(left.Exact(), from)
	if !ok || m.quote.On == 0 {
		return
	}
	on := m.burn.onWithin(from, min(after, time.Duration(m.left+1)*aDay*10))
	c.Work = scaled(on, m.quote.Useful, m.quote.On)
	c.Tasks = float64(m.plan.Workload.Instances) * float64(c.Work) / float64(m.quote.TaskTime)
}

// start is when spending goes on from: now, or the plan's first day where that is still to come.
func (m *budgeting) start() time.Time { return later(m.now, m.since) }

// at is that moment in the plan's week, which begins on its first day, or today.
func (m *budgeting) at() time.Duration {
	first := m.since
	if first.IsZero() {
		y, month, d := m.now.Date()
		first = time.Date(y, month, d, 0, 0, 0, 0, m.now.Location())
	}
	return m.start().Sub(first) % m.burn.Period
}

// onWithin is the time on from a moment of the pattern for so long.
func (b *Burn) onWithin(from, length time.Duration) time.Duration {
	var week, sum time.Duration
	for _, s := range b.On {
		week += s.To - s.From
	}
	sum = week * (length / b.Period)
	rest := length % b.Period
	for _, s := range b.On {
		for _, shift := range []time.Duration{0, b.Period} {
			sum += max(0, min(s.To+shift, from+rest)-max(s.From+shift, from))
		}
	}
	return sum
}
