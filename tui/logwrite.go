package tui

import (
	"slices"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/record"
	"app/gpuplan/model/text"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

// startLog asks for the task that begins and writes it down; where an instance without a name is on, it asks for the name of this one.
func (m Model) startLog() (Model, tea.Cmd) {
	m.overlay = prompt{asks: text.AskTask, keys: action.Naming, take: func(m Model, task string) (Model, tea.Cmd) {
		e := record.Entry{Boot: m.deps.Now().Truncate(time.Second), Work: -1, Task: strings.TrimSpace(task)}
		if m.offer < len(m.plan.Offers) {
			e.Offer, e.Card = m.plan.Offers[m.offer].Name, m.plan.Offers[m.offer].Card
		}
		if slices.ContainsFunc(m.on(), func(on record.Entry) bool { return on.Instance == "" }) {
			return m.nameInstance(e), nil
		}
		return m.start(e)
	}}
	return m, nil
}

// nameInstance asks for the name of an instance that is on beside another one.
func (m Model) nameInstance(e record.Entry) Model {
	m.overlay = prompt{asks: text.AskInstance, keys: action.Naming, take: func(m Model, name string) (Model, tea.Cmd) {
		e.Instance = strings.TrimSpace(name)
		return m.start(e)
	}}
	return m
}

func (m Model) start(e record.Entry) (Model, tea.Cmd) {
	return m.writeLog(func() error { return m.deps.LogStart(e) }, text.AnswerStarted.With())
}

// on lists the entries that are on, as the log was read last.
func (m Model) on() []record.Entry {
	if m.logs.read.log == nil {
		return nil
	}
	return m.logs.read.log.On
}

// stopLog writes down that the instance is off. Of several that are on, it asks which one.
func (m Model) stopLog() (Model, tea.Cmd) {
	switch on := m.on(); len(on) {
	case 0:
		return m.stop(record.Entry{})
	case 1:
		return m.stop(on[0])
	default:
		m.overlay = stopping{on: on}
		return m, nil
	}
}

// stop writes down that an entry's instance is off; the zero entry is the only one that is on.
func (m Model) stop(e record.Entry) (Model, tea.Cmd) {
	at := m.deps.Now().Truncate(time.Second)
	said := text.AnswerStopped.With()
	if e.Instance != "" {
		said = text.AnswerStoppedOne.With(e.Instance)
	}
	return m.writeLog(func() error { return m.deps.LogStop(e, at) }, said)
}

// writeLog writes to the log in the background, and then reads it again: also where that failed, since the log may not be as it was
// read.
func (m Model) writeLog(write func() error, said text.Phrase) (Model, tea.Cmd) {
	return m, func() tea.Msg {
		err := write()
		return result(func(m Model) (Model, tea.Cmd) {
			m.logs.anew++
			if err != nil {
				m.fault = m.told(err)
				return m, nil
			}
			m.logs.ago, m.answer = 0, said
			return m, nil
		})
	}
}

// stopping is the list of the instances that are on, to say which one is off.
type stopping struct {
	on     []record.Entry
	chosen int
}

func (s stopping) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	switch action.Choosing.For(k) {
	case action.Leave:
		m.overlay = nil
	case action.Take:
		return s.line(m, s.chosen)
	case action.Up:
		s.chosen = max(s.chosen-1, 0)
		m.overlay = s
	case action.Down:
		s.chosen = min(s.chosen+1, len(s.on)-1)
		m.overlay = s
	case action.Language:
		return m.nextLanguage()
	}
	return m, nil
}

// line stops one of them.
func (s stopping) line(m Model, index int) (Model, tea.Cmd) {
	if index < 0 || index >= len(s.on) {
		return m, nil
	}
	m.overlay = nil
	return m.stop(s.on[index])
}

func (s stopping) show(m Model) screen.Overlay {
	lines := make([]string, len(s.on))
	for i := range s.on {
		lines[i] = m.onInWords(&s.on[i])
	}
	return screen.Choice{Title: text.StopTitle, Lines: lines, Chosen: s.chosen, Keys: row(action.Choosing)}
}

// onInWords tells an entry that is on: instance, since when, for how long, task and project.
func (m Model) onInWords(e *record.Entry) string {
	name := text.LogOnlyOne
	if e.Instance != "" {
		name = text.Verbatim(e.Instance)
	}
	task := strings.TrimSpace(e.Task + " " + e.Project)
	if task == "" {
		task = m.say(text.LogUntitled)
	}
	now := m.deps.Now()
	since := m.language.ShortDate(e.Boot.In(now.Location())) + e.Boot.In(now.Location()).Format(" 15:04")
	return m.say(text.StopLine, name, since, m.language.Clock(e.On(now).Truncate(time.Minute)), task)
}
