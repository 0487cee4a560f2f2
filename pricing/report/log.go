package report

import (
	"cmp"
	"io"
	"maps"
	"slices"
	"strconv"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/tasklog"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Log is entries of the log of what was run, to be listed.
type Log struct {
	Report            // of it the language, the present, Plain, and Plan and currency where there is one: its offers' prices give costs
	Since   time.Time // entries that were on after it; zero: all
	Project string    // entries of it alone; empty: all
	Entries []record.Entry
	Tally   tasklog.Tally
}

// LogFormats lists the ways to list the log, the usual one first.
var LogFormats = []Format[*Log]{
	{Name: "text", Write: writeLogText},
	{Name: "csv", Write: writeLogCSV, Bare: true},
	{Name: "json", Write: writeLogJSON},
	{Name: "hledger", Write: writeLogHledger, Bare: true, Priced: true},
	{Name: "focus", Write: writeLogFocus, Bare: true, Priced: true},
}

// Wants reports whether an entry is to be listed.
func (l *Log) Wants(e *record.Entry) bool {
	return (l.Project == "" || e.Project == l.Project) && (l.Since.IsZero() || e.StillOn() || e.Boot.Add(e.On(l.Now)).After(l.Since))
}

// end is when an entry ended: now, while it is open.
func (l *Log) end(e *record.Entry) time.Time { return e.Boot.Add(e.On(l.Now)) }

// timeOn is how long instances were on in the entries that are wanted. Entries of one instance that overlap are counted once:
// they are one boot with several tasks. The entries must be in the order of their boots.
func (l *Log) timeOn(wanted func(*record.Entry) bool) (sum unit.Elapsed) {
	ends := map[string]time.Time{}
	for i := range l.Entries {
		e := &l.Entries[i]
		if !wanted(e) {
			continue
		}
		from, to := e.Boot, l.end(e)
		if last := ends[e.Instance]; last.After(from) {
			from = last
		}
		if to.After(from) {
			sum = sum.Add(to.Sub(from))
			ends[e.Instance] = to
		}
	}
	return sum
}

// gpuTime is the time on of all cards; how many an instance has, the plan says.
func (l *Log) gpuTime() unit.Elapsed { return l.timeOn(every).Times(int64(l.Plan.Workload.GPUs)) }

// work sums how long tasks ran, as far as it is noted.
func (l *Log) work(wanted func(*record.Entry) bool) (sum unit.Elapsed) {
	for i := range l.Entries {
		if e := &l.Entries[i]; wanted(e) {
			sum = sum.Add(max(0, e.Work))
		}
	}
	return sum
}

func every(*record.Entry) bool { return true }

// open counts the entries that are still on.
func (l *Log) open() int { return l.count((*record.Entry).StillOn) }

func (l *Log) count(wanted func(*record.Entry) bool) (n int) {
	for i := range l.Entries {
		if wanted(&l.Entries[i]) {
			n++
		}
	}
	return n
}

// projects lists the projects of the entries, each with how many entries it has; the one without a name last.
func (l *Log) projects() (names []string, count map[string]int) {
	count = map[string]int{}
	for i := range l.Entries {
		count[l.Entries[i].Project]++
	}
	names = slices.SortedFunc(maps.Keys(count), func(a, b string) int {
		return cmp.Or(cmp.Compare(strconv.FormatBool(a == ""), strconv.FormatBool(b == "")), cmp.Compare(a, b))
	})
	return names, count
}

func writeLogText(w io.Writer, l *Log) error {
	d := &document{}
	d.paragraph(l.head())
	t := &table{head: []string{l.say(text.LogBootTask), l.say(text.LogStop), l.say(text.LogOn), l.say(text.LogWork)}}
	for i := range l.Entries {
		t.rows = append(t.rows, l.row(&l.Entries[i]))
	}
	if len(t.rows) > 0 {
		t.rows = append(t.rows, l.total())
	}
	d.table(t)
	if n := l.Plan.Workload.GPUs; l.Priced() && n > 1 && len(t.rows) > 0 {
		d.paragraph(l.say(text.LogCards, text.Cards.Of(n), l.Lang.SpellMinutes(l.gpuTime().Minutes())))
	}
	if names, count := l.projects(); len(names) > 1 {
		var items []string
		for _, name := range names {
			of := func(e *record.Entry) bool { return e.Project == name }
			items = append(items, l.say(text.LogProject, l.project(name), l.Lang.SpellMinutes(l.timeOn(of).Minutes()), text.Entries.Of(count[name])))
		}
		d.section(l.say(text.LogProjects), items)
	}
	for _, p := range l.Told() {
		d.paragraph(l.Lang.Phrase(p))
	}
	return d.writeText(w, l.Plain)
}

// head says which entries are listed, and in which zone.
func (l *Log) head() string {
	zone := l.Now.Format("-07:00")
	if n := len(l.Entries); n > 0 {
		zone = offsets(l.Entries[0].Boot.In(l.Now.Location()), l.Entries[n-1].Boot)
	}
	said := l.say(text.LogHead, text.Entries.Of(len(l.Entries)), zone)
	if n := l.open(); n > 0 {
		said = l.Lang.Sentences(said, l.say(text.LogOpen, text.Count(n)))
	}
	if n := l.count((*record.Entry).Forgotten); n > 0 {
		said = l.Lang.Sentences(said, l.say(text.LogForgotten, text.Count(n)))
	}
	return said
}

// offsets names a zone by its distance from UTC: of the first moment, and of the time behind the next change of its clocks where that
// comes before the last one.
func offsets(first, last time.Time) string {
	said := first.Format("-07:00")
	if _, until := first.ZoneBounds(); !until.IsZero() && until.Before(last) {
		said += " / " + until.Format("-07:00")
	}
	return said
}

func (l *Log) project(name string) text.Word {
	if name == "" {
		return text.LogNoProject
	}
	return text.Verbatim(short(name))
}

// row tells one entry: when, what, and how long.
func (l *Log) row(e *record.Entry) row {
	name := l.moment(e.Boot)
	for _, s := range []string{e.Task, e.Project} {
		if s != "" {
			name += " " + short(s)
		}
	}
	stop, mark := l.stop(e), ""
	switch {
	case e.StillOn():
		mark = ">"
	case e.Forgotten():
		mark = "?"
	}
	on, work := l.Lang.Clock(e.On(l.Now)), l.say(text.NoShare)
	if e.Work >= 0 {
		work = l.Lang.Clock(e.Work)
	}
	if !l.Plain { // the table always fits
		return row{mark: mark, cells: []string{name, stop, on, work}}
	}
	said := l.say(text.LogSentence, name, stop, l.Lang.Spell(e.On(l.Now)))
	if e.Work >= 0 {
		said = l.say(text.LogSentenceWork, name, stop, l.Lang.Spell(e.On(l.Now)), l.Lang.Spell(e.Work))
	}
	return row{mark: mark, cells: []string{name, stop, on, work}, sentence: said}
}

// stop says when an entry ended, or by when it was over.
func (l *Log) stop(e *record.Entry) string {
	switch {
	case e.StillOn():
		return l.say(text.LogStillOpen)
	case e.Forgotten():
		return l.say(text.LogOverBy, l.until(e, e.Until))
	}
	return l.until(e, e.Stop)
}

// until writes the end of an entry: the time alone where that is on the day of its boot.
func (l *Log) until(e *record.Entry, end time.Time) string {
	if model.DateOf(end) == model.DateOf(e.Boot) {
		return end.Format("15:04")
	}
	return l.moment(end)
}

// moment writes a day and a time, with the year where it is another one.
func (l *Log) moment(t time.Time) string {
	day := l.Lang.ShortDate(t)
	if t.Year() != l.Now.Year() {
		day = l.Lang.Date(t)
	}
	return day + " " + t.Format("15:04")
}

func (l *Log) total() row {
	on, work := l.timeOn(every).Minutes(), l.work(every).Minutes()
	return row{
		cells:    []string{l.say(text.Total), "", l.Lang.ClockMinutes(on), l.Lang.ClockMinutes(work)},
		sentence: l.say(text.LogTotal, l.Lang.SpellMinutes(on), l.Lang.SpellMinutes(work)),
	}
}

// Told says what was passed over and what is to be told of rows, in no language yet.
func (l *Log) Told() (list []text.Phrase) {
	for _, told := range l.Tally.Told {
		why, rows, line := told.Reason.Word(), text.Rows.Of(told.Count), text.PlaceLine.With(told.Line)
		kept, quoted := text.LogTold, text.LogToldText
		if told.Reason.Left() {
			kept, quoted = text.RankLeft, text.RankLeftText
		}
		if told.Text == "" {
			list = append(list, kept.With(rows, why, line))
			continue
		}
		list = append(list, quoted.With(rows, why, line, strconv.Quote(short(told.Text))))
	}
	if n := l.count(l.ahead); n > 0 {
		first := slices.IndexFunc(l.Entries, func(e record.Entry) bool { return l.ahead(&e) })
		list = append(list, text.LogAhead.With(text.Entries.Of(n), text.PlaceLine.With(l.Entries[first].Line)))
	}
	return list
}

// ahead tells whether an entry begins after now.
func (l *Log) ahead(e *record.Entry) bool { return !l.Now.IsZero() && e.Boot.After(l.Now) }

// Priced reports whether there is a plan whose prices give costs.
func (l *Log) Priced() bool { return len(l.Plan.Offers) > 0 }

// cost gives what an entry costs by the hour: the time on at the price of its offer in the plan, or of the only one; billing
// steps, a minimum and a member's price are not in it. ok is false where no price is known.
func (l *Log) cost(e *record.Entry) (m unit.Money, ok bool) {
	for i := range l.Plan.Offers {
		o := &l.Plan.Offers[i]
		if o.Name != e.Offer && (e.Offer != "" || len(l.Plan.Offers) > 1) {
			continue
		}
		price, known := o.Hourly.Value()
		n := int64(1)
		if o.Per == model.PerCard {
			n = int64(l.Plan.Workload.GPUs)
		}
		m, err := unit.HalfUp.Money(price.Cost(e.On(l.Now), n), l.Evaluation.Currency.Step())
		return m, known && err == nil
	}
	return 0, false
}
