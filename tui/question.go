package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

// question is asked in the last two rows, and answered by one key.
type question struct {
	ask     func(Model) text.Phrase // in the person's language, which may change meanwhile
	answers []answer
}

// answer is a key and what it does.
type answer struct {
	key  string
	does text.Word
	act  func(Model) (Model, tea.Cmd)
}

// stay is the answer that changes nothing.
var stay = answer{"esc", text.HintStay, func(m Model) (Model, tea.Cmd) {
	m.leaving = false
	return m, nil
}}

func (q question) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	name := k.String()
	if name == "ctrl+c" {
		return m.end()
	}
	for _, a := range q.answers {
		if a.key == name && !k.Paste {
			m.overlay = nil
			return a.act(m)
		}
	}
	if action.Reading.For(k) == action.Language {
		return m.nextLanguage() // a question must be understood to be answered
	}
	return m, nil
}

func (q question) keys() []screen.Key {
	keys := make([]screen.Key, len(q.answers))
	for i, a := range q.answers {
		keys[i] = screen.Key{Press: a.key, Does: a.does}
	}
	return keys
}

func (q question) show(m Model) screen.Overlay {
	return screen.Question{Text: q.ask(m), Answers: q.keys()}
}

// quit leaves, and asks first where something would be lost.
func (m Model) quit() (Model, tea.Cmd) {
	if _, unsaved := m.Unsaved(); !unsaved {
		return m, m.drop()
	}
	m.overlay = question{
		func(m Model) text.Phrase { return text.AskUnsaved.With(text.Changes.Of(m.unsaved), m.title()) },
		[]answer{
			{"s", text.HintSaveOff, func(m Model) (Model, tea.Cmd) {
				m.leaving = true
				return m.save(false)
			}},
			{"d", text.HintDropOff, func(m Model) (Model, tea.Cmd) { return m, m.drop() }},
			stay,
		},
	}
	return m, nil
}

// askRecover offers work that was not saved the last time.
func (m Model) askRecover(found Found) overlay {
	return question{
		func(m Model) text.Phrase {
			return text.AskRecover.With(m.language.ShortDate(found.Day.Time()), m.title())
		},
		[]answer{
			{"enter", text.HintRestore, func(m Model) (Model, tea.Cmd) {
				m.offered = false
				m, cmd := m.change(found.Plan)
				m.answer = text.AnswerRestored.With()
				return m, cmd
			}},
			{"d", text.HintDrop, func(m Model) (Model, tea.Cmd) {
				m.offered = false
				return m, m.forget()
			}},
		},
	}
}

// askChanged asks what to do where another program has changed the file.
func (m Model) askChanged() overlay {
	return question{
		func(m Model) text.Phrase { return text.AskChanged.With(m.file) },
		[]answer{
			{"r", text.HintReload, Model.reload},
			{"b", text.HintBeside, Model.saveBeside},
			{"o", text.HintReplace, func(m Model) (Model, tea.Cmd) { return m.save(true) }},
			stay,
		},
	}
}
