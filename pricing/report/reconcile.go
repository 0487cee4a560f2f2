package report

import (
	"cmp"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
)

// Reconciliation is a bill held against log and plan, and how to tell it. The plan is that of the report; its evaluation holds the
// currency alone.
type Reconciliation struct {
	Report
	Result   reconcile.Result
	Only     string           // what the entries have in common that are told of; empty: all entries are
	Bill     *statement.Tally // what became of the bill's rows; nil: there is no bill
	Readings []statement.Skip // readings of cards that were skipped
	Log      []text.Phrase    // what became of the log's rows (Log.Told)
}

// ReconcileFormats lists the ways to write a reconciliation, the usual one first.
var ReconcileFormats = []Format[Reconciliation]{
	{Name: "text", Write: func(w io.Writer, r Reconciliation) error { return r.document().writeText(w, r.Plain) }},
	{Name: "markdown", Write: func(w io.Writer, r Reconciliation) error { return r.document().writeMarkdown(w) }},
	{Name: "json", Write: writeReconcileJSON},
	{Name: "csv", Write: writeReconcileCSV},
	{Name: "html", Write: func(w io.Writer, r Reconciliation) error { return r.document().writePage(w, r.Lang.Code) }},
}

// document tells all of it, what matters first.
func (r *Reconciliation) document() *document {
	d := &document{title: r.say(text.ReconcileTitle)}
	if name := short(r.Plan.Name); name != "" {
		d.title = r.say(text.ReconcileOf, name)
	}
	d.paragraph(r.head())
	r.tellFindings(d)
	r.tellDifference(d)
	r.tellDays(d)
	r.tellGroups(d, text.TasksHead, r.Result.Tasks)
	r.tellGroups(d, text.ProjectHead, r.Result.Projects)
	r.tellLearned(d)
	r.tellLimits(d)
	d.section(r.say(text.TallyHead), append(r.tally(), r.Told()...))
	return d
}

// head says which days, whether bill and log agree and how much brought nothing.
func (r *Reconciliation) head() string {
	res := &r.Result
	if res.From.IsZero() {
		return r.nothing()
	}
	wasted := r.say(text.ReconcileNone)
	switch {
	case len(res.Findings) > 0:
		wasted = r.say(text.ReconcileWasted, r.money(res.Wasted), r.money(r.whole()))
	case !res.Priced && !res.HasBill:
		wasted = r.Lang.Sentences(append([]string{r.say(text.ReconcileUnpriced)}, r.Missing(res.Offer, model.HourlyForm)...)...)
	}
	other := ""
	if res.Tally.Outside > 0 && len(res.Boots) == 0 && res.HasBill {
		other = r.say(text.AnyOtherPeriod)
	}
	last := res.To.Add(-1)
	if last.Before(res.From) {
		last = res.From
	}
	said := text.ReconcileSpan
	if model.DateOf(last.In(res.Zone)) == model.DateOf(res.From.In(res.Zone)) {
		said = text.ReconcileDay
	}
	span := r.say(said, r.Lang.Date(res.From.In(res.Zone)), r.Lang.Date(last.In(res.Zone)), r.zone(), res.Currency.Code)
	return r.Lang.Sentences(r.only(), span, r.held(), r.shifted(), wasted, other)
}

// shifted says of which zone the times of the bill seem to be; empty where they are of the one that was taken.
func (r *Reconciliation) shifted() string {
	shift, said := &r.Result.Shift, text.ReconcileLate
	if shift.By == 0 {
		return ""
	}
	if shift.By < 0 {
		said = text.ReconcileEarly
	}
	return r.say(said, text.LogPageBoots.Of(shift.Boots), r.Lang.Spell(shift.By.Abs()), r.Result.BillZone())
}

// only says of which entries alone all of it is; empty of all.
func (r *Reconciliation) only() string {
	if r.Only == "" {
		return ""
	}
	return r.say(text.ReconcileOnly, strconv.Quote(short(r.Only)))
}

// nothing says why there is nothing to compare.
func (r *Reconciliation) nothing() string {
	switch res := &r.Result; {
	case r.Only != "":
		return r.only()
	case res.HasBill && res.Tally.Undated == 0:
		return r.say(text.ReconcileUnlogged, r.money(res.Billed), res.Currency.Code)
	case res.HasBill:
		return r.say(text.ReconcileTimes, r.money(res.Billed), res.Currency.Code)
	case res.Tally.Rows > 0 || r.Bill != nil:
		return r.held()
	}
	return r.say(text.ReconcileEmpty)
}

// held says whether bill and log agree; where no row of a bill counts, why.
func (r *Reconciliation) held() string {
	switch res := &r.Result; {
	case res.HasBill && res.Agrees:
		return r.say(text.ReconcileAgree)
	case res.HasBill && res.Tally.Entries == 0:
		return r.say(text.ReconcileNoLog)
	case res.HasBill:
		return r.say(text.ReconcileDiffer)
	case len(res.Tally.Foreign) > 0:
		return r.abroad()
	case res.Tally.Passed > 0:
		return r.say(text.ReconcilePassed)
	case r.Bill != nil && r.Bill.Rows == 0:
		return r.say(text.ReconcileNoRows)
	case res.Tally.Rows > 0 || r.Bill != nil:
		return r.say(text.ReconcileNoCost)
	}
	return r.say(text.ReconcileNoBill)
}

// abroad says that the bill is in other currencies than the plan.
func (r *Reconciliation) abroad() string {
	var codes []string
	for _, f := range r.Result.Tally.Foreign {
		codes = append(codes, plainLine(f.Currency))
	}
	return r.say(text.ReconcileAbroad, strings.Join(codes, ", "), r.Result.Currency.Code)
}

// zone names the zone by its distance from UTC.
func (r *Reconciliation) zone() string {
	return "UTC" + offsets(r.Result.From.In(r.Result.Zone), r.Result.To)
}

// whole is what was billed; without a bill what the log's time should cost.
func (r *Reconciliation) whole() unit.Money {
	if r.Result.HasBill {
		return r.Result.Billed
	}
	var sum unit.Money
	for i := range r.Result.Days {
		sum += r.Result.Days[i].Cost
	}
	return sum
}

func (r *Reconciliation) tellFindings(d *document) {
	t := &table{head: []string{r.say(text.FindingsColumn), r.say(text.FindingsLevel), r.Result.Currency.Code}}
	var cleared []string
	for i := range r.Result.Findings {
		f := &r.Result.Findings[i]
		said := text.DiscoveryOf(string(f.Kind))
		name, level := r.say(said.Name), r.say(text.DiscoveryLevel(string(f.Level)))
		args := []any{name, r.money(f.Cost), level, r.FindingBasis(f), said.Do, plainLine(f.Key)}
		if f.State == reconcile.Dismissed {
			cleared = append(cleared, r.say(text.ClearedLine, name, args[1], plainLine(f.Reason), args[5]))
			continue
		}
		mark := ""
		if f.Level == reconcile.High {
			mark = "!"
		}
		t.rows = append(t.rows, row{
			mark: mark, cells: []string{name, level, r.money(f.Cost)}, sentence: r.say(text.FindingsLine, args...), below: r.say(text.FindingsBelow, args...),
		})
	}
	if len(t.rows) > 0 {
		d.heading(r.say(text.FindingsHead))
		d.table(t)
	}
	d.section(r.say(text.ClearedHead), cleared)
	var open []string
	for i := range r.Result.Boots {
		switch b := &r.Result.Boots[i]; {
		case !b.CloseAt.IsZero():
			open = append(open, r.say(text.FindingsOn, r.moment(b.From), r.say(text.OpenEnd, r.moment(b.CloseAt))))
		case b.NoEnd:
			open = append(open, r.say(text.FindingsOn, r.moment(b.From), r.say(text.OpenForgotten, r.moment(b.To))))
		}
	}
	d.section(r.say(text.OpenHead), open)
}

// FindingBasis says what a finding rests on, with the instance that it is about.
func (r *Reconciliation) FindingBasis(f *reconcile.Finding) string {
	b := &f.Basis
	name := short(b.Name)
	if name == "" {
		name = r.say(text.ATask)
	}
	number := strconv.Itoa(b.Working)
	if f.Kind == reconcile.Impossible {
		number = strconv.Itoa(b.Row)
	}
	said := r.say(text.DiscoveryOf(string(f.Kind)).Basis, r.moment(b.From), r.moment(b.To), r.took(b.Time), name,
		r.Lang.Size(int64(b.Size)), counted(f.Kind).Of(b.Count), number, r.Lang.Number(b.Planned.String()), r.Lang.Number(b.Paid.String()), r.money(b.Should), r.moments(b.From, b.To))
	if b.Instance == "" {
		return said
	}
	return r.say(text.FindingsOn, short(b.Instance), said)
}

// FindingAdvice says what to do about a finding.
func (r *Reconciliation) FindingAdvice(f *reconcile.Finding) string {
	return r.say(text.DiscoveryOf(string(f.Kind)).Do)
}

// counted is what the number of a kind's basis counts.
func counted(k reconcile.Kind) text.Noun {
	switch k {
	case reconcile.IdleTime, reconcile.OtherPrice:
		return text.LogPageBoots
	case reconcile.Refetched:
		return text.Fetches
	case reconcile.AtOnce:
		return text.InstancesOn
	}
	return text.Rows
}

// moments writes from when to when; the two as one where they are the same.
func (r *Reconciliation) moments(from, to time.Time) string {
	first, last := r.moment(from), r.moment(to)
	if first == last {
		return first
	}
	return r.say(text.FromTo, first, last)
}

// moment writes a day and a time of the zone; the year with it where the comparison has several.
func (r *Reconciliation) moment(t time.Time) string {
	if t.IsZero() {
		return r.say(text.NoShare)
	}
	t = t.In(r.Result.Zone)
	day := r.Lang.ShortDate(t)
	if r.Result.From.In(r.Result.Zone).Year() != r.Result.To.In(r.Result.Zone).Year() {
		day = r.Lang.Date(t)
	}
	return day + " " + t.Format("15:04")
}

func (r *Reconciliation) tellDifference(d *document) {
	res := &r.Result
	if !res.HasBill || res.Narrowed {
		return
	}
	d.heading(r.say(text.DifferenceHead))
	if !res.Comparable {
		why := text.DifferenceUnknown
		if res.PlanDays < 1 {
			why = text.DifferenceDays
		}
		said := []string{r.say(why)}
		if why == text.DifferenceUnknown {
			said = append(said, r.Missing(res.Offer, model.HourlyForm)...)
		}
		d.paragraph(r.Lang.Sentences(said...))
		return
	}
	t := &table{head: []string{"", res.Currency.Code}}
	add := func(level int, name string, m unit.Money) {
		t.rows = append(t.rows, row{level: level, cells: []string{name, r.money(m)}, sentence: r.say(text.DifferencePart, name, r.money(m))})
	}
	add(0, r.say(text.DifferencePlanned, text.Days.Of(res.PlanDays), form(res.Form).Object), res.Planned)
	for _, p := range res.Parts {
		if p.Cost != 0 {
			add(1, r.say(text.Cause(string(p.Cause))), p.Cost)
		}
	}
	add(0, r.say(text.DifferenceBilled), res.Billed)
	d.table(t)
	if res.Untold > 0 {
		d.paragraph(r.say(text.DifferenceUntold, text.LogPageBoots.Of(res.Untold)))
	}
}

// mostDaysTold is how many days are told each in a row.
const mostDaysTold = 62

func (r *Reconciliation) tellDays(d *document) {
	t := &table{head: []string{r.say(text.DayColumn), r.say(text.OnColumn), r.say(text.WorkColumn), r.say(text.IdleColumn), r.Result.Currency.Code}}
	for i := range r.Result.Days {
		day := &r.Result.Days[i]
		if day.On == 0 && day.Cost == 0 {
			continue
		}
		mark := ""
		if day.Findings > 0 {
			mark = "!"
		}
		cells := []string{r.day(day.Date), r.Lang.Clock(day.On), r.Lang.Clock(day.Working), r.Lang.Clock(day.Idle), r.money(day.Cost)}
		t.rows = append(t.rows, row{mark: mark, cells: cells, sentence: r.say(text.DayLine, cells[0], cells[1], cells[2], cells[3], cells[4])})
	}
	if len(t.rows) == 0 || len(t.rows) > mostDaysTold {
		return
	}
	if m := r.Result.Undated; m != 0 {
		name := r.say(text.DaysUndated)
		t.rows = append(t.rows, row{cells: []string{name, "", "", "", r.money(m)}, sentence: r.say(text.DifferencePart, name, r.money(m))})
	}
	d.heading(r.say(text.DaysHead))
	d.table(t)
}

func (r *Reconciliation) tellGroups(d *document, head text.Word, list []reconcile.Group) {
	if !slices.ContainsFunc(list, func(g reconcile.Group) bool { return g.Name != "" }) {
		return
	}
	unbilled := 0
	t := &table{head: []string{r.say(text.GroupColumn), r.say(text.CountColumn), r.say(text.WorkColumn), r.Result.Currency.Code, r.say(text.EachColumn)}}
	for i := range list {
		g := &list[i]
		name, each := short(g.Name), r.money(g.PerTask)
		switch {
		case g.Name == "" && g.Entries == 0:
			name = r.say(text.OfNoBoot)
		case g.Name == "":
			name = r.say(text.Unassigned)
		}
		if g.Billed == 0 {
			each = ""
		}
		unbilled += g.Entries - g.Billed
		cells := []string{name, r.Lang.Count(int64(g.Entries)), r.Lang.ClockMinutes(g.Working.Minutes()), r.money(g.Cost), each}
		t.rows = append(t.rows, row{cells: cells, sentence: r.say(text.GroupLine, cells[0], text.LogEntries.Of(g.Entries), cells[2], cells[3], cmp.Or(each, r.say(text.NoShare)))})
	}
	d.heading(r.say(head))
	d.table(t)
	if unbilled > 0 {
		d.paragraph(r.say(text.GroupUnbilled, text.LogEntries.Of(unbilled)))
	}
}
