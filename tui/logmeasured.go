package tui

import (
	"slices"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/tui/screen"
)

// measured are the inputs that the log knows, beside those of the plan.
func (m Model) measured(r *reconcile.Result) []screen.LogMeasure {
	l, w := &r.Learned, &m.plan.Workload
	tasks := text.LogPageSteady
	if l.Varies {
		tasks = text.LogPageVaries
	}
	idle := text.LogPageBoots.Of(l.Idle.N)
	if l.Longest.Length() > 0 {
		idle = text.LogPageNight.With(m.language.ShortDate(l.Longest.From.In(r.Zone)), m.language.Duration(l.Alone().Round(time.Minute)))
	}
	rows := []struct {
		path   string
		plan   time.Duration
		remark text.Phrase
	}{
		{model.HoursPerDay, w.HoursPerDay, text.LogPageOfDays.With(l.Active, l.Days)},
		{"workload.task_hours", w.TaskHours, tasks.With(text.LogPageTasks.Of(l.TaskTime.N))},
		{"workload.idle", w.Idle, idle},
		{"workload.setup", w.Setup, text.LogPageBoots.Of(l.SetUp.N)},
	}
	var list []screen.LogMeasure
	for _, row := range rows {
		i := slices.IndexFunc(m.tracks, func(t track) bool { return t.Key == row.path })
		if i < 0 {
			continue
		}
		shown := screen.LogMeasure{Label: m.tracks[i].Words.Label, Plan: m.language.ClockFigure(row.plan), Remark: row.remark}
		spread := m.logs.read.calibration.Measured[row.path]
		if spread.N > 0 {
			shown.Log = m.language.ClockFigure(spread.Mean.Round(time.Minute))
		}
		if spread.N < 2 {
			shown.Remark = text.LogPageFew.With()
		}
		list = append(list, shown)
	}
	return list
}

// calibrate takes what the log says into the plan, as one step of undo.
func (m Model) calibrate() (Model, tea.Cmd) {
	changes := m.logs.read.calibration.Changes
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

// cheapestByLog is the form that is cheapest with what the log says; empty where it says too little, or it is not decided.
func (m Model) cheapestByLog() string {
	found := &m.logs.read
	if found.log.Result.Learned.PerDay.N < 2 || m.offer >= len(found.calibration.After.Offers) {
		return ""
	}
	o := &found.calibration.After.Offers[m.offer]
	if !o.Verdict.Decided || o.Verdict.Close {
		return ""
	}
	return o.Quotes[o.Verdict.Quote].Form
}
