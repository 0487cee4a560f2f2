package tui

import (
	"errors"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
)

// save writes the plan to its file, with force over what another program wrote there.
func (m Model) save(force bool) (Model, tea.Cmd) {
	p, write := m.plan, m.deps.Save
	return m, func() tea.Msg {
		file, err := write(p, force)
		return saved(p, file, err)
	}
}

// saveBeside writes the plan to a new file.
func (m Model) saveBeside() (Model, tea.Cmd) {
	p, write := m.plan, m.deps.Beside
	return m, func() tea.Msg {
		file, err := write(p)
		return saved(p, file, err)
	}
}

// saved is what follows when p was written, or could not be.
func saved(p model.Plan, file string, err error) result {
	return func(m Model) (Model, tea.Cmd) {
		switch {
		case errors.Is(err, planfile.ErrChanged):
			m.overlay = m.askChanged()
			return m, nil
		case err != nil:
			m.leaving, m.fault = false, m.told(err)
			return m, nil
		}
		m.saved, m.file = p, file
		m.unsaved = differences(&m.saved, &m.plan)
		if m.leaving && m.unsaved == 0 {
			return m, m.drop()
		}
		m.leaving = false
		m.answer = text.AnswerSaved.With(file)
		return m, m.keep()
	}
}

// reload reads the file again; what was there before stays in undo.
func (m Model) reload() (Model, tea.Cmd) {
	read := m.deps.Reload
	return m, func() tea.Msg {
		p, err := read()
		return result(func(m Model) (Model, tea.Cmd) {
			m.leaving = false
			if err != nil {
				m.fault = m.told(err)
				return m, nil
			}
			m.saved = p
			m, cmd := m.change(p)
			m.unsaved = differences(&m.saved, &m.plan)
			m.answer = text.AnswerReload.With(m.file)
			return m, cmd
		})
	}
}

// keep keeps unsaved work for the next start, or drops what was kept where there is none.
func (m Model) keep() tea.Cmd {
	p, unsaved := m.Unsaved()
	switch {
	case m.offered:
		return nil
	case !unsaved:
		return m.forget()
	}
	keep := m.deps.Keep
	return func() tea.Msg { return failed(keep(p)) }
}

// forget drops what was kept.
func (m Model) forget() tea.Cmd {
	forget := m.deps.Forget
	return func() tea.Msg { return failed(forget()) }
}

// failed tells an error, if there is one.
func failed(err error) result {
	return func(m Model) (Model, tea.Cmd) {
		if err != nil {
			m.fault = m.told(err)
		}
		return m, nil
	}
}

// drop quits and keeps nothing.
func (m Model) drop() tea.Cmd { return tea.Sequence(m.forget(), tea.Quit) }

// end quits without a question, and keeps what would be lost.
func (m Model) end() (Model, tea.Cmd) { return m, tea.Sequence(m.keep(), tea.Quit) }

// told gives an error in words of the person's language, where it has them.
func (m Model) told(err error) text.Phrase {
	var spoken interface{ In(*text.Language) string }
	if errors.As(err, &spoken) {
		return text.Verbatim(spoken.In(m.language)).With()
	}
	return text.Verbatim(err.Error()).With()
}
