package tui

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

// nextPeriod shows all totals for the next period that has any.
func (m Model) nextPeriod() (Model, tea.Cmd) {
	at := slices.Index(pricing.Periods, m.period)
	for range pricing.Periods {
		at = (at + 1) % len(pricing.Periods)
		m.period = pricing.Periods[at]
		if m.scaled = m.scale(); m.scaled != nil || m.period == pricing.PerPlan {
			break
		}
	}
	return m, nil
}

// scale gives the offer in the amounts of the period; nil where those are the plan's, or the period has none.
func (m Model) scale() *pricing.Offer {
	if m.period == pricing.PerPlan || m.offer >= len(m.evaluation.Offers) {
		return nil
	}
	r := report.Report{Plan: m.plan, Evaluation: m.evaluation, Lang: m.language, Period: m.period}
	if o, ok := r.Scaled(m.offer); ok {
		return &o
	}
	return nil
}

// nextApart takes the next form apart.
func (m Model) nextApart() (Model, tea.Cmd) {
	n := m.forms()
	if n < 2 {
		m.answer = text.AnswerOneForm.With()
		return m, nil
	}
	m.apart = (m.apart + 1) % n
	return m, nil
}

// forms is how many forms the offer has.
func (m Model) forms() int {
	if m.offer >= len(m.evaluation.Offers) {
		return 0
	}
	return len(m.evaluation.Offers[m.offer].Quotes)
}

// nextOffer shows the next offer, with the inputs that it has.
func (m Model) nextOffer() (Model, tea.Cmd) {
	n := len(m.evaluation.Offers)
	if n < 2 {
		m.answer = text.AnswerOneOffer.With()
		return m, nil
	}
	return m.showOffer((m.offer + 1) % n), nil
}

// showOffer shows an offer, with the inputs that it has. Of the others less is known (pricing.EvaluateOne).
func (m Model) showOffer(i int) Model {
	m.offer, m.axisTop, m.apart = i, 0, 0
	if e, err := pricing.EvaluateOne(m.plan, i); err == nil { // the plan has been evaluated: there is no error
		m.evaluation = e
	}
	return m.survey().scanAll()
}

// nextLanguage speaks the next language.
func (m Model) nextLanguage() (Model, tea.Cmd) {
	m.language = m.language.Next()
	return m, nil
}

// help lists all keys.
func (m Model) help() (Model, tea.Cmd) {
	m.overlay = help{}
	return m, nil
}

// help is the box of all keys.
type help struct{ scroll int }

func (h help) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	return m.readOn(k, func(scroll int) overlay { return help{scroll} })
}

// readOn is what a text that lies on top does for a key: it is left, scrolled, or read in another language.
func (m Model) readOn(k tea.KeyMsg, from func(scroll int) overlay) (Model, tea.Cmd) {
	switch action.Reading.For(k) {
	case action.Leave:
		m.overlay = nil
	case action.Up:
		m.overlay = from(max(m.frame.Scroll-1, 0))
	case action.Down:
		m.overlay = from(m.frame.Scroll + 1)
	case action.Language:
		return m.nextLanguage()
	}
	return m, nil
}

func (h help) show(m Model) screen.Overlay {
	groups := make([]screen.KeyGroup, len(action.Groups))
	for i, head := range action.Groups {
		groups[i].Head = head
	}
	for _, hint := range m.mode() {
		g := &groups[hint.Group]
		g.Keys = append(g.Keys, screen.Key{Press: hint.Press, Does: hint.Does})
	}
	return screen.Help{Groups: groups, Scroll: h.scroll}
}
