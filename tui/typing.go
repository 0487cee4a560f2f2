package tui

import (
	"strings"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/widget"
)

// typing is the open field of the focused input and what its text would do.
type typing struct {
	field widget.Field
	valid bool       // the text is a value
	plan  model.Plan // with that value
	form  string     // the cheapest form then; empty: not decided
	by    unit.Money // its margin
	fault *model.Fault
}

// beginsNumber tells whether a character that was typed on the page opens the field.
func beginsNumber(s string) bool {
	return s != "" && strings.IndexFunc(s, func(r rune) bool {
		return !unicode.IsDigit(r) && !unicode.Is(unicode.Sc, r) && r != '.'
	}) < 0
}

// edit opens the field with the value in it; of a choice it takes the next word.
func (m Model) edit() (Model, tea.Cmd) {
	in := m.input()
	if in.Track.Scale == input.Choice {
		return m.nextChoice()
	}
	content := ""
	if in.Known(m.plan) {
		content = m.plan.Get(in.Key)
	}
	return m.openField(content), nil
}

// nextChoice takes the word after the chosen one, after the last the first.
func (m Model) nextChoice() (Model, tea.Cmd) {
	in := m.input()
	limits := in.Limits(m.plan)
	return m.set((in.Get(m.plan) + 1) % (limits.Max + 1))
}

// openField opens the field of the focused input.
func (m Model) openField(content string) Model {
	if m.input().Track.Scale == input.Choice {
		return m
	}
	return m.typed(widget.NewField(content))
}

// typed reads what stands in the field, and works out what it would do.
func (m Model) typed(f widget.Field) Model {
	t := &typing{field: f}
	m.typing = t
	s := strings.TrimSpace(f.Text())
	next, fault := m.input().Parse(m.plan, s)
	if t.fault = fault; fault != nil {
		if fault.Want.Word == text.WantRange {
			m.fault = m.wrong(fault)
		}
		return m
	}
	if err := next.Validate(); err != nil {
		m.fault = m.told(err)
		return m
	}
	t.valid, t.plan = true, m.read(next)
	if m.offer < len(next.Offers) {
		if form, v := pricing.Decide(next, m.offer); v.Decided {
			t.form, t.by = form, v.Margin
		}
	}
	return m
}

// typeKey gives a key to the open field.
func (m Model) typeKey(k tea.KeyMsg) (Model, tea.Cmd) {
	a := action.Typing.For(k)
	if k.Paste {
		a = action.None
	}
	if turn, ok := everyPage[a]; ok {
		return m.takeAnd(turn)
	}
	switch a {
	case action.Take:
		return m.take()
	case action.Leave:
		m.typing = nil
	case action.Previous:
		return m.takeAnd(moving(-1))
	case action.Next:
		return m.takeAnd(moving(1))
	default:
		if isMark(k) {
			return m.typeMark()
		}
		return m.typed(edited(m.typing.field, k)), nil
	}
	return m, nil
}

// isMark tells whether the key is a question mark, as either keyboard gives it.
func isMark(k tea.KeyMsg) bool {
	s := string(k.Runes)
	return !k.Paste && (s == "?" || s == "？")
}

// typeMark makes a price one that is not known, whatever stood in the field; of all else it asks for help.
func (m Model) typeMark() (Model, tea.Cmd) {
	if !m.mayBeUnknown() {
		return m.help()
	}
	return m.typed(widget.NewField("?")), nil
}

// mayBeUnknown tells whether ? is a value of the focused input.
func (m Model) mayBeUnknown() bool { return isPrice(&m.plan, m.input().Key) }

// take makes the typed value the plan's. What is no value stays in the field, with what would be right.
func (m Model) take() (Model, tea.Cmd) {
	t := m.typing
	if !t.valid {
		if t.fault != nil {
			m.fault = m.wrong(t.fault)
		}
		return m, nil
	}
	m.typing = nil
	return m.change(t.plan)
}

// takeAnd takes the value and goes on to something else. An empty field that was opened for nothing is left as it was, and one
// that holds no value stays open, so that nothing that was typed is lost.
func (m Model) takeAnd(next func(Model) (Model, tea.Cmd)) (Model, tea.Cmd) {
	if m.typing.field.Text() == "" {
		m.typing = nil
		return next(m)
	}
	m, took := m.take()
	if m.typing != nil {
		return m, took
	}
	m, cmd := next(m)
	return m, tea.Batch(took, cmd)
}

// moving moves the focus by n rows.
func moving(n int) func(Model) (Model, tea.Cmd) {
	return func(m Model) (Model, tea.Cmd) { return m.moveFocus(n), nil }
}

// wrong tells the fault of a value that was typed.
func (m Model) wrong(f *model.Fault) text.Phrase {
	in := m.input()
	if d, err := unit.ParseDuration(f.Value, hour); in.Track.Fixed && in.Track.Unit == input.Clock && err == nil && d > day {
		return text.AboveDay.With(in.End(m.language, int64(d)).String())
	}
	return text.FaultOf.With(in.Words.Label, f.Wrong(), f.Want)
}

// show is the open field as the page shows it.
func (t *typing) show(m Model) *screen.Typing {
	track := m.tracks[m.focus]
	s := &screen.Typing{Field: t.field, Reads: track.Words.Reads, Valid: t.valid, Form: t.form, By: t.by}
	if t.valid && track.Known(t.plan) {
		v := track.Get(t.plan)
		s.At, s.Value = track.Pos(track.Widen(t.plan, track.bounds), v), track.Say(m.language, v)
	}
	s.Valid = t.valid && track.Known(t.plan)
	return s
}

// edited is a field after a key.
func edited(f widget.Field, k tea.KeyMsg) widget.Field {
	if k.Type == tea.KeyRunes && !k.Alt || k.Paste {
		return f.Insert(string(k.Runes))
	}
	if edit, ok := edits[k.String()]; ok {
		return edit(f)
	}
	return f
}

// edits are the keys that every field knows.
var edits = map[string]func(widget.Field) widget.Field{
	" ":             func(f widget.Field) widget.Field { return f.Insert(" ") },
	"backspace":     widget.Field.Backspace,
	"ctrl+h":        widget.Field.Backspace,
	"delete":        widget.Field.Delete,
	"ctrl+d":        widget.Field.Delete,
	"ctrl+w":        widget.Field.DeleteWord,
	"alt+backspace": widget.Field.DeleteWord,
	"ctrl+u":        func(widget.Field) widget.Field { return widget.Field{} },
	"left":          widget.Field.Left,
	"right":         widget.Field.Right,
	"ctrl+left":     widget.Field.WordLeft,
	"alt+left":      widget.Field.WordLeft,
	"home":          widget.Field.Home,
	"ctrl+a":        widget.Field.Home,
	"end":           widget.Field.End,
	"ctrl+e":        widget.Field.End,
}
