package report

import (
	"strings"
	"time"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/reconcile"
)

// tellLearned tells what the log says of the plan's inputs, of the card and of the term.
func (r *Reconciliation) tellLearned(d *document) {
	l := &r.Result.Learned
	if l.TaskTime.N == 0 {
		return
	}
	d.heading(r.say(text.LearnedHead))
	items := []string{r.say(text.LearnedDays, r.Lang.Count(int64(l.Active)), text.Days.Of(l.Days))}
	for _, each := range []struct {
		path string
		of   reconcile.Spread
	}{
		{"workload.hours_per_day", l.PerDay}, {"workload.task_hours", l.TaskTime}, {"workload.setup", l.SetUp}, {"workload.idle", l.Idle},
	} {
		if each.of.N > 0 {
			items = append(items, r.say(text.DifferencePart, r.inputName(each.path), r.spread(each.of)))
		}
	}
	items = append(items, r.longest(l)...)
	items = append(items, r.tasks(l)...)
	if l.PerOutput > 0 {
		items = append(items, r.say(text.LearnedOut, r.money(l.PerOutput)))
	}
	items = append(items, r.say(text.Sureness(int(l.Sure))))
	if advice := r.Result.Load.Advise(); advice != reconcile.NoAdvice {
		items = append(items, r.say(text.LoadLine, r.Lang.Count(int64(r.Result.Load.Readings)), r.Lang.Percent(100*r.Result.Load.Mean), text.CardAdvice(int(advice))))
	}
	for i := range l.Standing {
		items = append(items, r.standing(&l.Standing[i]))
	}
	d.list(items)
}

// spread says the mean of values and how they lie; of a single one nothing is known but itself.
func (r *Report) spread(s reconcile.Spread) string {
	if s.N == 1 {
		return r.say(text.LearnedWith, r.took(s.Mean), r.say(text.LearnedOnce))
	}
	basis := r.say(text.LearnedBasis, r.Lang.Count(int64(s.N)), r.took(s.Margin), r.took(s.P90))
	return r.say(text.LearnedWith, r.took(s.Mean), basis)
}

// took writes a time that was measured: to the minute, a short one to the second.
func (r *Report) took(d time.Duration) string {
	if d > 2*time.Minute {
		return r.Lang.Duration(d.Round(time.Minute))
	}
	return r.Lang.Duration(d.Round(time.Second))
}

// longest says what one long idle time is of the mean; nothing where there is none.
func (r *Report) longest(l *reconcile.Learned) []string {
	if l.Longest.Length() == 0 {
		return nil
	}
	return []string{r.say(text.LearnedLongest, r.Lang.Date(l.Longest.From), r.took(l.Longest.Length()), r.took(l.Alone()))}
}

// tasks says what a task costs, and from two of them on whether they are alike; nothing where there is none.
func (r *Report) tasks(l *reconcile.Learned) []string {
	if l.TaskTime.N == 0 {
		return nil
	}
	costs := r.say(text.LearnedTask, r.money(l.PerTask))
	if l.Unbilled > 0 {
		costs = r.say(text.LearnedWith, costs, r.say(text.LearnedUnbilled, text.LogEntries.Of(l.Unbilled)))
	}
	switch {
	case l.TaskTime.N == 1:
		return []string{costs}
	case l.Varies:
		return []string{costs, r.say(text.LearnedVary)}
	}
	return []string{costs, r.say(text.LearnedEven)}
}

// standing says where the log stands with the rule for a term.
func (r *Reconciliation) standing(s *reconcile.Standing) string {
	said := text.StandingWait
	if s.Take {
		said = text.StandingTake
	}
	return r.say(said, r.money(s.Now), text.Days.Of(s.Days), r.money(s.Reach), form(s.Form).Object)
}

// inputName names a value of the plan; a price of an offer by its last part.
func (r *Report) inputName(path string) string { return r.say(text.InputName(lastPart(path))) }

// tellLimits tells what counts as the same.
func (r *Reconciliation) tellLimits(d *document) {
	l := &r.Result.Limits
	d.section(r.say(text.LimitsHead), []string{
		r.say(text.LimitsClock, r.took(l.Clock)), r.say(text.LimitsGrace, r.took(l.Grace)), r.say(text.LimitsDrift, r.Lang.Percent(100*l.Drift)),
		r.say(text.LimitsCents, r.money(l.Cents), r.money(l.Unknown)),
	})
}

// tally tells what became of rows and entries.
func (r *Reconciliation) tally() []string {
	t := &r.Result.Tally
	list := []string{r.say(text.TallyRows, text.Rows.Of(t.Rows), r.Lang.Count(int64(t.Matched)))}
	for _, each := range []struct {
		n    int
		word text.Word
	}{{t.Undated, text.TallyUndated}, {t.Passed, text.TallyPassed}, {t.TopUps, text.TallyTopUps}, {t.Payments, text.TallyPayments}} {
		if each.n > 0 {
			list = append(list, r.say(each.word, text.Rows.Of(each.n)))
		}
	}
	for _, f := range t.Foreign {
		list = append(list, r.say(text.TallyForeign, text.Rows.Of(f.Rows), plainLine(f.Currency), r.Lang.Number(plainExact(f.Cost))))
	}
	list = append(list, r.say(text.TallyEntries, text.LogEntries.Of(t.Entries), text.LogPageBoots.Of(t.Outside)))
	if t.Lost > 0 {
		list = append(list, r.say(text.TallyLost, r.Lang.Count(int64(t.Lost))))
	}
	return list
}

// lastPart is the path of a value of the workload itself, of another section what stands behind its last point.
func lastPart(path string) string {
	if strings.HasPrefix(path, "workload.") {
		return path
	}
	return path[strings.LastIndexByte(path, '.')+1:]
}
