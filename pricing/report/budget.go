package report

import (
	"io"
	"slices"
	"strconv"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/reconcile"
)

// Budget is what a plan's caps allow, and how to tell it.
type Budget struct {
	Report
	Budget reconcile.Budget
	Level  int // in percent, from which on a cap counts as passed
}

// WriteBudget writes it as text.
func WriteBudget(w io.Writer, b Budget) error {
	d := &document{title: b.say(text.BudgetTitle)}
	d.paragraph(b.head())
	if len(b.Budget.Caps) == 0 {
		d.paragraph(b.say(text.BudgetNone))
	}
	b.tellCaps(d)
	b.tellLapse(d)
	if b.Budget.OnlyBalance {
		d.paragraph(b.say(text.BudgetOnly))
	}
	d.paragraph(b.hardness())
	b.tellReview(d)
	return d.writeText(w, b.Plain)
}

// head says what the plan costs, what was spent, and from when on the rest is counted.
func (b *Budget) head() string {
	said := []string{b.say(text.BudgetPlan, b.price(b.Budget.Total), text.Days.Of(b.Plan.Workload.Days), form(b.Budget.Form).Name)}
	from := text.BudgetFrom
	switch {
	case b.Budget.Paced:
		from = text.BudgetGoesOn
		said = append(said, b.say(text.BudgetLog, b.price(b.Budget.Spent), b.price(b.Budget.Forecast)))
	case b.Budget.ByLog:
		said = append(said, b.say(text.BudgetFew, b.price(b.Budget.Spent), b.price(b.Budget.Forecast)))
	}
	if b.Budget.Earlier != 0 {
		said = append(said, b.say(text.BudgetEarlier, b.price(b.Budget.Earlier), b.Lang.Date(b.Plan.Start.Time())))
	}
	return b.Lang.Sentences(append(said, b.say(from, b.moment(b.Budget.From), time.Time{}.Add(b.Budget.Begins).Format("15:04")))...)
}

// moment writes a day and a time of the zone of the present.
func (b *Budget) moment(t time.Time) string {
	t = t.In(b.Now.Location())
	return b.Lang.Date(t) + " " + t.Format("15:04")
}

// tellLapse says what becomes of machine and disks when the balance is spent, and what to leave for them.
func (b *Budget) tellLapse(d *document) {
	l := &b.Budget.Lapse
	if !l.Stops.IsZero() {
		d.paragraph(b.Lang.Sentences(b.say(text.BudgetStops, b.moment(l.Stops)), b.loss()))
	}
	switch days := text.Days.Of(b.Plan.Workload.KeepDiskDays); {
	case l.Reserve > 0 && !l.StopBy.IsZero():
		d.paragraph(b.say(text.BudgetReserve, days, b.money(l.Reserve), b.moment(l.StopBy)))
	case l.Reserve > 0:
		d.paragraph(b.say(text.BudgetKept, days, b.money(l.Reserve)))
	case b.Budget.DiskDay > 0 && len(b.Budget.Caps) > 0:
		d.paragraph(b.say(text.BudgetDisk, b.money(b.Budget.DiskDay)))
	}
	if l.Alarm > 0 {
		d.paragraph(b.say(text.BudgetAlarm, b.money(l.Alarm)))
	}
}

// loss says when the disks are lost, with what the platform's rule is; nothing where the plan has none.
func (b *Budget) loss() string {
	l := &b.Budget.Lapse
	if len(b.Plan.Disks) == 0 {
		return ""
	}
	said := b.say(text.BudgetNoLoss)
	switch {
	case l.Rests:
		return b.say(text.BudgetRests, b.moment(l.Lost), text.Days.Of(l.Fact.Days))
	case l.Lost.Equal(l.Stops):
		said = b.say(text.BudgetAtOnce)
	case !l.Lost.IsZero():
		said = b.say(text.BudgetLost, b.moment(l.Lost))
	}
	if l.Fact.Topic == "" {
		return said
	}
	return b.Lang.Sentences(said, b.say(text.BudgetRule, l.Fact.Says))
}

// hardness says whether a hard cap suits the tasks of the log; nothing where there are too few.
func (b *Budget) hardness() string {
	t := &b.Budget.Tasks
	part := b.Lang.Percent(100 * t.Variation())
	switch {
	case b.Budget.Varies:
		return b.say(text.BudgetVaries, part, b.Lang.Percent(100*reconcile.Steady))
	case t.N >= 4:
		return b.say(text.BudgetEven, part)
	}
	return ""
}

func (b *Budget) tellCaps(d *document) {
	t := &table{head: []string{b.say(text.BudgetCap), b.say(text.BudgetAmount), b.say(text.BudgetSpent), b.say(text.BudgetAhead)}}
	for i := range b.Budget.Caps {
		c := &b.Budget.Caps[i]
		mark := ""
		if now, ahead := c.Over(b.Level); now || ahead {
			mark = "!"
		}
		cells := []string{b.say(text.CapName(string(c.Kind))), b.money(c.Amount), b.money(c.Spent), b.money(c.Forecast)}
		fits := b.fits(c)
		t.rows = append(t.rows, row{mark: mark, cells: cells, below: fits, sentence: b.say(text.BudgetLine, cells[0], cells[1], cells[2], cells[3], fits)})
	}
	d.table(t)
}

// fits says how much still fits into a cap, and when its levels are reached.
func (b *Budget) fits(c *reconcile.Cap) string {
	switch n := len(c.Marks); {
	case c.Kind == reconcile.TaskCap:
		return b.say(text.SentenceEnd, b.Left(c))
	case n > 0 && c.Marks[n-1].Reached:
		return b.say(text.SentenceEnd, b.join([]string{b.Left(c), b.say(text.BudgetGone)}))
	}
	items := []string{b.Left(c)}
	if !slices.ContainsFunc(c.Marks, func(m reconcile.Mark) bool { return m.Reached || !m.At.IsZero() }) {
		return b.say(text.SentenceEnd, b.join(append(items, b.say(text.BudgetNoLevel))))
	}
	for _, m := range c.Marks {
		switch {
		case m.Reached:
			items = append(items, b.say(text.BudgetPassed, m.Percent))
		case m.At.IsZero():
			items = append(items, b.say(text.BudgetNever, m.Percent))
		default:
			items = append(items, b.say(text.BudgetAt, m.Percent, b.moment(m.At)))
		}
	}
	return b.say(text.SentenceEnd, b.join(items))
}

// Left says how much still fits into a cap, or how long a task may take.
func (b *Budget) Left(c *reconcile.Cap) string {
	switch n := len(c.Marks); {
	case c.Kind == reconcile.TaskCap && b.Budget.Form != model.HourlyForm:
		return b.say(text.BudgetPaid)
	case c.Kind == reconcile.TaskCap:
		return b.say(text.BudgetTask, b.took(c.Work))
	case n > 0 && c.Marks[n-1].Reached:
		return b.say(text.BudgetNothing)
	case c.Endless:
		return b.say(text.BudgetEndless)
	}
	return b.say(text.BudgetFits, b.took(c.Work), b.Lang.Number(strconv.FormatFloat(c.Tasks, 'f', 1, 64)))
}

// tellReview says which caps are passed, or will be, and what to ask then.
func (b *Budget) tellReview(d *document) {
	var over []string
	for i := range b.Budget.Caps {
		c := &b.Budget.Caps[i]
		limit := b.money(c.Amount)
		if b.Level < 100 {
			part, err := unit.HalfUp.Money(c.Amount.Exact().Times(int64(b.Level)).Over(100), b.Budget.Currency.Step())
			if err == nil { // it is less than the amount
				limit = b.say(text.BudgetLimit, b.money(part), b.Level, limit)
			}
		}
		switch now, ahead := c.Over(b.Level); {
		case now:
			over = append(over, b.say(text.BudgetOver, text.CapName(string(c.Kind)), b.money(c.Spent), limit))
		case ahead:
			over = append(over, b.say(text.BudgetWill, text.CapName(string(c.Kind)), b.money(c.Forecast), limit))
		}
	}
	if len(over) == 0 {
		return
	}
	for _, s := range over {
		d.paragraph(s)
	}
	var questions []string
	for _, q := range text.BudgetQuestions {
		questions = append(questions, b.say(q))
	}
	d.list(questions)
}

// Calibration is what a log makes of a plan, and how to tell it.
type Calibration struct {
	Report
	Calibration reconcile.Calibration
	Learned     reconcile.Learned
}

// WriteCalibration writes it as text.
func WriteCalibration(w io.Writer, c Calibration) error {
	d := &document{title: c.say(text.CalibrateTitle)}
	t := &table{head: []string{c.say(text.LearnedItem), c.say(text.LearnedPlan), c.say(text.LearnedLog)}}
	for _, change := range c.Calibration.Changes {
		basis := ""
		if change.Spread.N > 0 {
			basis = c.say(text.SentenceEnd, c.say(text.LearnedBasis, c.Lang.Count(int64(change.Spread.N)), c.took(change.Spread.Margin), c.took(change.Spread.P90)))
		}
		cells := []string{c.inputName(change.Path), change.Was, change.Now}
		t.rows = append(t.rows, row{cells: cells, below: basis, sentence: c.say(text.LearnedLine, cells[0], cells[1], cells[2], basis)})
	}
	d.table(t)
	switch l := &c.Learned; {
	case len(t.rows) == 0 && l.Sure == reconcile.Unsure && l.PerDay.N < 2 && l.SetUp.N < 2:
		d.paragraph(c.say(text.CalibrateFew))
	case len(t.rows) == 0:
		d.paragraph(c.say(text.CalibrateNone))
	default:
		d.paragraph(c.Lang.Sentences(c.cheapest(text.CalibrateWas, &c.Calibration.Before), c.cheapest(text.CalibrateNow, &c.Calibration.After)))
	}
	d.list(slices.Concat([]string{c.say(text.Sureness(int(c.Learned.Sure)))}, c.longest(&c.Learned), c.tasks(&c.Learned)))
	return d.writeText(w, c.Plain)
}

// cheapest says which form is cheapest in an evaluation, and its total.
func (c *Calibration) cheapest(w text.Word, e *pricing.Evaluation) string {
	if !e.Best.Found {
		return c.say(w, text.HasNoWinner, c.say(text.NoShare))
	}
	q := &e.Offers[e.Best.Offer].Quotes[e.Best.Quote]
	return c.say(w, form(q.Form).Cheapest, c.price(q.Total))
}
