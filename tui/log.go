package tui

import (
	"cmp"
	"slices"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/widget"
)

// logPage is what page 4 remembers.
type logPage struct {
	asks   logAsk
	ago    int // the focused day, counted back from the last one
	writes int // how often the log was written to from here: it is read anew then
}

// logAsk is what is held against the log.
type logAsk struct{ bill string }

// logActs are what page 4 does.
var logActs = map[action.Action]func(Model) (Model, tea.Cmd){
	action.Previous:  func(m Model) (Model, tea.Cmd) { return m.moveDay(-1), nil },
	action.Next:      func(m Model) (Model, tea.Cmd) { return m.moveDay(1), nil },
	action.Boots:     Model.bootsOfDay,
	action.LogStart:  Model.startLog,
	action.LogStop:   Model.stopLog,
	action.Bill:      Model.readBill,
	action.Calibrate: Model.calibrate,
	action.Offer:     Model.nextOffer,
	action.Export:    Model.exportBill,
	action.Leave:     func(m Model) (Model, tea.Cmd) { return m.turn(planPage) },
}

// studyLog reads the log, and the bill where one was named, and holds both against the plan.
func (m Model) studyLog() findings {
	read, err := m.deps.Log(m.plan, m.offer, m.logs.asks.bill)
	if err != nil {
		return findings{logFault: m.told(err)}
	}
	f := findings{log: &read}
	if read.Result != nil {
		f.calendar, f.toLookAt = read.Result.Calendar(), toLookAt(read.Result)
	}
	if read.Result != nil && len(m.plan.Offers) > 0 {
		f.calibration, err = reconcile.Calibrate(m.plan, m.offer, read.Result.Learned)
		if err != nil {
			f.logFault = m.told(err)
		}
	}
	return f
}

// toLookAt lists the findings that a person has to look at, as indexes into those of the result: money that came back needs no one.
func toLookAt(r *reconcile.Result) []int {
	var list []int
	for i := range r.Findings {
		if f := &r.Findings[i]; f.State == reconcile.Open && f.Kind != reconcile.PaidBack {
			list = append(list, i)
		}
	}
	return list
}

// readLog is what was read last, of this plan or of the one before, so that the page does not go blank at each key.
func (m Model) readLog() *reconcile.Result {
	if m.study.found.log == nil {
		return nil
	}
	return m.study.found.log.Result
}

// showLog is page 4 as the screen needs it.
func (m Model) showLog() screen.Log {
	found := m.study.found
	l := screen.Log{Result: m.readLog(), Empty: found.log != nil, Broken: found.log == nil && found.logFault.Word != (text.Word{})}
	if l.Result == nil {
		return l
	}
	l.Day, l.Calendar, l.Findings = m.day(l.Result), found.calendar, found.toLookAt
	l.Measured = m.measured(l.Result)
	return l
}

func (m Model) reconciliation(r *reconcile.Result) report.Reconciliation {
	return report.Reconciliation{Report: report.Report{Plan: m.plan, Lang: m.language}, Result: *r}
}

// day is the focused day, an index into the result's.
func (m Model) day(r *reconcile.Result) int { return max(len(r.Days)-1-m.logs.ago, 0) }

func (m Model) moveDay(n int) Model {
	if r := m.readLog(); r != nil {
		m.logs.ago = max(min(m.logs.ago-n, len(r.Days)-1), 0)
	}
	return m
}

// pickDay gives a day the focus.
func (m Model) pickDay(index int) Model {
	if r := m.readLog(); r != nil {
		m.logs.ago = max(len(r.Days)-1-index, 0)
	}
	return m
}

// measured are the inputs that the log knows, beside those of the plan.
func (m Model) measured(r *reconcile.Result) []screen.LogMeasure {
	l, w := &r.Learned, &m.plan.Workload
	tasks := text.LogPageSteady
	if l.Varies {
		tasks = text.LogPageVaries
	}
	rows := []struct {
		path   string
		plan   time.Duration
		spread reconcile.Spread
		remark text.Phrase
	}{
		{model.HoursPerDay, w.HoursPerDay, l.PerDay, text.LogPageOfDays.With(l.Active, l.Days)},
		{"workload.task_hours", w.TaskHours, l.TaskTime, tasks.With(text.LogPageTasks.Of(l.TaskTime.N))},
		{"workload.setup", w.Setup, l.SetUp, text.LogPageBoots.Of(l.SetUp.N)},
		{"workload.idle", w.Idle, l.Idle, text.LogPageBoots.Of(l.Idle.N)},
	}
	var list []screen.LogMeasure
	for _, row := range rows {
		i := slices.IndexFunc(m.tracks, func(t track) bool { return t.Key == row.path })
		if i < 0 {
			continue
		}
		shown := screen.LogMeasure{Label: m.tracks[i].Words.Label, Plan: m.language.ClockFigure(row.plan), Remark: row.remark}
		if row.spread.N > 0 {
			shown.Log = m.language.ClockFigure(row.spread.Mean.Round(time.Minute))
		}
		if row.spread.N < 2 {
			shown.Remark = text.LogPageFew.With()
		}
		list = append(list, shown)
	}
	return list
}

// calibrate takes what the log says into the plan, as one step of undo.
func (m Model) calibrate() (Model, tea.Cmd) {
	changes := m.study.found.calibration.Changes
	if len(changes) == 0 {
		m.answer = text.AnswerCalibrated.With()
		return m, nil
	}
	p := m.plan.Clone()
	var said []string
	for _, c := range changes {
		if p.Set(c.Path, model.Typed, c.Now) == nil {
			said = append(said, m.say(text.ChangeOf, c.Path, c.Was, c.Now))
		}
	}
	m, cmd := m.change(p)
	if m.fault.Word == (text.Word{}) {
		m.answer = text.AnswerTaken.With(strings.Join(said, ", "))
	}
	return m, cmd
}

// bootsOfDay tells the boots of the focused day.
func (m Model) bootsOfDay() (Model, tea.Cmd) {
	r := m.readLog()
	if r == nil || len(r.Days) == 0 {
		return m, nil
	}
	var lines []string
	for _, b := range m.study.found.calendar.Boots(m.day(r)) {
		lines = append(lines, m.bootInWords(b, r))
	}
	if len(lines) == 0 {
		lines = append(lines, m.say(text.BootsNone))
	}
	m.overlay = boots{text: strings.Join(lines, "\n\n")}
	return m, nil
}

// bootInWords tells one boot: when, for how long, what ran, what it cost.
func (m Model) bootInWords(b *reconcile.Boot, r *reconcile.Result) string {
	const clock = "2006-01-02 15:04"
	var filled [reconcile.On + 1]time.Duration
	for _, u := range b.Uses {
		filled[u.What] += u.Length()
	}
	end := b.To.In(r.Zone).Format("15:04")
	if b.StillOn {
		end = m.say(text.BootsStillOn)
	}
	c := m.language.Clock
	said := m.say(text.BootsLine, b.From.In(r.Zone).Format(clock), end, c(b.To.Sub(b.From)), c(filled[reconcile.Working]), c(filled[reconcile.SetUp]), c(filled[reconcile.Idle]))
	if cost := cmp.Or(b.Billed, b.Should); cost > 0 {
		said += m.say(text.BootsCost, m.language.Number(r.Currency.Format(cost)), r.Currency.Code)
	}
	if b.Instance != "" || len(b.Tasks) > 0 {
		said += "\n  " + strings.TrimSpace(b.Instance+" "+strings.Join(b.Tasks, ", "))
	}
	return said
}

// boots is the box that tells the boots of a day.
type boots struct {
	text   string
	scroll int
}

func (b boots) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	return m.readOn(k, func(scroll int) overlay { return boots{b.text, scroll} })
}

func (b boots) show(Model) screen.Overlay {
	return screen.Reading{Title: text.BootsTitle, Text: b.text, Scroll: b.scroll}
}

// startLog asks for the task that begins and writes it down.
func (m Model) startLog() (Model, tea.Cmd) {
	m.overlay = prompt{
		asks: text.AskTask, keys: action.Naming,
		take: func(m Model, task string) (Model, tea.Cmd) {
			e := record.Entry{Boot: m.deps.Now().Truncate(time.Second), Work: -1, Task: strings.TrimSpace(task)}
			if m.offer < len(m.plan.Offers) {
				e.Offer, e.Card = m.plan.Offers[m.offer].Name, m.plan.Offers[m.offer].Card
			}
			return m.writeLog(func() error { return m.deps.LogStart(e) }, text.AnswerStarted)
		},
	}
	return m, nil
}

// stopLog writes down that the instance is off.
func (m Model) stopLog() (Model, tea.Cmd) {
	at := m.deps.Now().Truncate(time.Second)
	return m.writeLog(func() error { return m.deps.LogStop(at) }, text.AnswerStopped)
}

// writeLog writes to the log in the background, and then reads it again.
func (m Model) writeLog(write func() error, said text.Word) (Model, tea.Cmd) {
	return m, func() tea.Msg {
		err := write()
		return result(func(m Model) (Model, tea.Cmd) {
			if err != nil {
				m.fault = m.told(err)
				return m, nil
			}
			m.logs.writes++
			m.logs.ago = 0
			m.answer = said.With()
			return m, nil
		})
	}
}

// readBill asks for a bill to hold against the log.
func (m Model) readBill() (Model, tea.Cmd) {
	m.overlay = prompt{
		asks: text.AskBill, field: widget.NewField(m.logs.asks.bill), keys: action.Naming,
		take: func(m Model, path string) (Model, tea.Cmd) {
			m.logs.asks.bill = strings.TrimSpace(path)
			return m, nil
		},
	}
	return m, nil
}
