package tui

import (
	"cmp"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/tui/action"
)

// bootsOfDay tells the boots of the focused day.
func (m Model) bootsOfDay() Model {
	r := m.readLog()
	if r == nil || len(r.Days) == 0 {
		return m
	}
	day := m.day(r)
	m.overlay = telling{title: text.BootsTitle, tell: func(m Model) string { return m.bootsInWords(day) }}
	return m
}

// bootsInWords tells the boots of a day, if the log still has it.
func (m Model) bootsInWords(day int) string {
	r := m.readLog()
	if r == nil || day >= len(r.Days) {
		return m.say(text.BootsNone)
	}
	var lines []string
	for _, b := range m.logs.read.calendar.Boots(day) {
		lines = append(lines, m.bootInWords(b, r))
	}
	if len(lines) == 0 {
		lines = append(lines, m.say(text.BootsNone))
	}
	return strings.Join(lines, "\n\n")
}

// bootInWords tells one boot: when, for how long, what ran, what it cost.
func (m Model) bootInWords(b *reconcile.Boot, r *reconcile.Result) string {
	const clock = "2006-01-02 15:04"
	var filled [reconcile.On + 1]time.Duration
	for _, u := range b.Uses {
		filled[u.What] += u.Length()
	}
	from, to := b.From.In(r.Zone), b.To.In(r.Zone)
	end := to.Format("15:04")
	if model.DateOf(to) != model.DateOf(from) {
		end = to.Format(clock)
	}
	switch {
	case b.StillOn:
		end = m.say(text.BootsStillOn)
	case b.NoEnd:
		end = m.say(text.LogOverBy, end)
	}
	c := m.language.Clock
	said := m.say(text.BootsLine, from.Format(clock), end, c(b.To.Sub(b.From)), c(filled[reconcile.Working]), c(filled[reconcile.SetUp]), c(filled[reconcile.Idle]))
	if cost := cmp.Or(b.Billed, b.Should); cost > 0 {
		said += m.say(text.BootsCost, m.language.Number(r.Currency.Format(cost)), r.Currency.Code)
	}
	if b.Instance != "" || len(b.Tasks) > 0 {
		said += "\n  " + strings.TrimSpace(b.Instance+" "+strings.Join(b.Tasks, ", "))
	}
	return said
}

// tellFinding tells the focused finding whole, and lets a person say why it is right as it is.
func (m Model) tellFinding() Model {
	key := m.logs.read.log.Result.Findings[m.logs.read.toLookAt[m.finding()]].Key
	m.overlay = telling{
		title: text.FindingTitle, tell: func(m Model) string { return m.findingInWords(key) },
		keys: []answer{{"d", text.HintDismiss, func(m Model) (Model, tea.Cmd) { return m.askReason(key), nil }}},
	}
	return m
}

// findingInWords tells a finding: what, how much, what it rests on, what to do.
func (m Model) findingInWords(key string) string {
	r := m.readLog()
	if r == nil {
		return ""
	}
	told := m.reconciliation(m.language)
	for i := range r.Findings {
		f := &r.Findings[i]
		if f.Key != key {
			continue
		}
		lines := []string{m.say(text.FindingWhat, text.DiscoveryOf(string(f.Kind)).Name)}
		if f.Cost != 0 {
			lines = append(lines, m.say(text.FindingMoney, m.language.Number(r.Currency.Format(f.Cost)), r.Currency.Code, text.FindingLevel(string(f.Level))))
		}
		return strings.Join(append(lines, m.say(text.FindingRests, told.FindingBasis(f)), m.say(text.FindingDo, told.FindingAdvice(f)),
			m.say(text.FindingSure, text.FindingSureOf(string(f.Kind))), m.say(text.FindingKey, f.Key)), "\n\n")
	}
	return m.say(text.FindingGone)
}

// askReason asks why a finding is right as it is. That is noted beside the log, for the command as well.
func (m Model) askReason(key string) Model {
	if m.logs.asks.Filter != "" {
		m.answer = text.AnswerDismissAll.With()
		return m
	}
	m.overlay = prompt{
		asks: text.AskReason, keys: action.Naming,
		take: func(m Model, reason string) (Model, tea.Cmd) {
			if reason = strings.TrimSpace(reason); reason == "" {
				m.answer = text.AnswerNoReason.With()
				return m, nil
			}
			return m.writeLog(func() error { return m.deps.LogClear(key, reason) }, text.AnswerDismissed.With())
		},
	}
	return m
}

// tellRows tells what is wrong with the files, and what became of their rows.
func (m Model) tellRows() (Model, tea.Cmd) {
	m.overlay = telling{title: text.RowsTitle, tell: func(m Model) string {
		var lines []string
		if f := m.logs.read.logFault; f.Word != (text.Word{}) {
			lines = append(lines, m.language.Phrase(f))
		}
		if m.readLog() != nil {
			told := m.reconciliation(m.language)
			lines = append(lines, told.Told()...)
		}
		if len(lines) == 0 {
			lines = append(lines, m.say(text.RowsAll))
		}
		return strings.Join(lines, "\n\n")
	}}
	return m, nil
}
