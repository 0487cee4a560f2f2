package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/record"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

// logPage is what page 4 remembers.
type logPage struct {
	asks    LogAsk
	ago     int      // the focused day, counted back from the last one
	finds   bool     // the findings have the focus, not the days
	finding int      // the focused one of those to look at
	read    findings // what was read last, kept while other pages are open
	of      subject  // what it was read for
	anew    int      // how often the log was to be read anew: it was written to from here, or is asked for again
}

// LogAsk is what page 4 asks of the log.
type LogAsk struct {
	Bill           string // the file of one to hold against it; empty: none
	Dates, Decimal string // how the bill writes them, as reconcile's --dates and --decimal say it; empty: as the bill shows
	Filter         string // what entries must hold to be told of; empty: all are
}

// Wants tells whether an entry has what was typed in its project, task, instance, card or offer, in any case. One of no project is
// found by the words for that, in any language.
func (a LogAsk) Wants(e *record.Entry) bool {
	held := []string{e.Project, e.Task, e.Instance, e.Card, e.Offer}
	if e.Project == "" {
		for _, l := range text.Languages {
			held = append(held, l.Say(text.Unassigned))
		}
	}
	return strings.Contains(strings.ToLower(strings.Join(held, "\n")), strings.ToLower(strings.TrimSpace(a.Filter)))
}

// LogRead is what a log says.
type LogRead struct {
	*report.Reconciliation // nil: there is neither a log nor a bill

	On     []record.Entry // that are on, of the whole log, by their start
	Passed int            // rows of log and bill that were passed over
}

// logActs are what page 4 does.
var logActs = map[action.Action]func(Model) (Model, tea.Cmd){
	action.Previous:   func(m Model) (Model, tea.Cmd) { return m.moveLog(-1), nil },
	action.Next:       func(m Model) (Model, tea.Cmd) { return m.moveLog(1), nil },
	action.CoarseDown: func(m Model) (Model, tea.Cmd) { return m.moveLog(-7), nil },
	action.CoarseUp:   func(m Model) (Model, tea.Cmd) { return m.moveLog(7), nil },
	action.Least:      func(m Model) (Model, tea.Cmd) { return m.moveLog(-endOfLog), nil },
	action.Greatest:   func(m Model) (Model, tea.Cmd) { return m.moveLog(endOfLog), nil },
	action.Findings:   Model.switchLog,
	action.Boots:      Model.openLogLine,
	action.Filter:     Model.filterLog,
	action.Explain:    Model.tellRows,
	action.LogStart:   Model.startLog,
	action.LogStop:    Model.stopLog,
	action.Bill:       Model.readBill,
	action.Calibrate:  Model.calibrate,
	action.Offer:      Model.nextOffer,
	action.Export:     Model.exportBill,
	action.Leave:      Model.leaveLog,
}

// endOfLog is further than a log has days or findings.
const endOfLog = 1 << 30

// studyLog reads the log, and the bill where one was named, and holds both against the plan. A bill that cannot be read does not
// keep the log from being told.
func (m Model) studyLog() findings {
	ask := m.logs.asks
	read, err := m.deps.Log(m.plan, m.offer, ask)
	var f findings
	if err != nil {
		f.logFault, f.asks = m.told(err), askUnclear(err)
	}
	if err != nil && ask.Bill != "" {
		ask.Bill = ""
		read, err = m.deps.Log(m.plan, m.offer, ask)
	}
	if err != nil {
		f.logFault = m.told(err)
		return f
	}
	f.log = &read
	if read.Reconciliation == nil {
		return f
	}
	f.calendar, f.toLookAt = read.Result.Calendar(), toLookAt(&read.Result)
	if len(m.plan.Offers) == 0 {
		return f
	}
	if f.calibration, err = reconcile.Calibrate(m.plan, m.offer, read.Result.Learned); err != nil {
		f.logFault = m.told(err)
	}
	if !read.Result.Narrowed {
		f.budget = m.spending(&read.Result)
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
	if read := m.logs.read.log; read != nil && read.Reconciliation != nil {
		return &read.Result
	}
	return nil
}

// showLog is page 4 as the screen needs it.
func (m Model) showLog() screen.Log {
	found := m.logs.read
	l := screen.Log{
		Result: m.readLog(), Empty: found.log != nil, Broken: found.log == nil && found.logFault.Word != (text.Word{}), Finding: -1,
		Reading: m.logs.of != m.subject(), Filter: m.logs.of.log.Filter,
	}
	if l.Result == nil {
		return l
	}
	l.On, l.Passed = found.log.On, found.log.Passed
	l.Day, l.Calendar, l.Findings = m.day(l.Result), found.calendar, found.toLookAt
	if m.logs.finds {
		l.Finding = m.finding()
	}
	l.Measured, l.Budget, l.Cheapest = m.measured(l.Result), found.budget, m.cheapestByLog()
	return l
}

// reconciliation is what was read last (readLog), to be told in a language.
func (m Model) reconciliation(l *text.Language) report.Reconciliation {
	r := *m.logs.read.log.Reconciliation
	r.Lang = l
	return r
}

// day is the focused day, an index into the result's.
func (m Model) day(r *reconcile.Result) int { return max(len(r.Days)-1-m.logs.ago, 0) }

// finding is the focused one of the findings to look at; -1 where there is none.
func (m Model) finding() int { return min(m.logs.finding, len(m.logs.read.toLookAt)-1) }

// moveLog moves the focus by n rows of what has it, to the ends at most.
func (m Model) moveLog(n int) Model {
	r := m.readLog()
	switch {
	case r == nil:
	case m.logs.finds:
		m.logs.finding = max(min(m.finding()+n, len(m.logs.read.toLookAt)-1), 0)
	default:
		m.logs.ago = max(min(m.logs.ago-n, len(r.Days)-1), 0)
	}
	return m
}

// switchLog gives the focus to the findings, or back to the days.
func (m Model) switchLog() (Model, tea.Cmd) {
	if !m.logs.finds && m.finding() < 0 {
		m.answer = text.LogPageNothing.With()
		return m, nil
	}
	m.logs.finds = !m.logs.finds
	return m, nil
}

// openLogLine tells the focused finding, or the boots of the focused day.
func (m Model) openLogLine() (Model, tea.Cmd) {
	if m.logs.finds && m.finding() >= 0 {
		return m.tellFinding(), nil
	}
	return m.bootsOfDay(), nil
}

// pickDay gives a day the focus; a second click tells its boots.
func (m Model) pickDay(index int) (Model, tea.Cmd) {
	r := m.readLog()
	if r == nil {
		return m, nil
	}
	if !m.logs.finds && m.day(r) == index {
		return m.bootsOfDay(), nil
	}
	m.logs.finds, m.logs.ago = false, max(len(r.Days)-1-index, 0)
	return m, nil
}

// pickFinding gives a finding the focus; a second click tells it.
func (m Model) pickFinding(index int) (Model, tea.Cmd) {
	if m.logs.finds && m.finding() == index {
		return m.tellFinding(), nil
	}
	m.logs.finds, m.logs.finding = true, index
	return m, nil
}

// leaveLog shows all entries again, and where all are told of, page 1.
func (m Model) leaveLog() (Model, tea.Cmd) {
	if m.logs.asks.Filter == "" {
		return m.turn(planPage)
	}
	m.logs.asks.Filter = ""
	return m, nil
}
