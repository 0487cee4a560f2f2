package tui

import (
	"fmt"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/terminal"
	"app/gpuplan/tui/widget"
)

// result is what an effect brings back: what to do with the model then.
type result func(Model) (Model, tea.Cmd)

// Update gives the model after a message, and what is to be done outside.
func (m Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	next, cmd := m.route(msg)
	next = next.resize()
	next, weigh := next.weigh()
	next, also := next.research()
	return next.draw(), tea.Batch(cmd, weigh, also)
}

func (m Model) route(msg tea.Msg) (Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tea.KeyMsg:
		return m.key(msg)
	case tea.MouseMsg:
		return m.mouse(msg)
	case result:
		return msg(m)
	case terminal.BackgroundMsg:
		return m.ground(msg.Dark), nil
	case terminal.EndMsg:
		return m.end()
	case terminal.PanicMsg:
		m = m.unweighed()
		m.looking, m.study.busy, m.fault = false, false, text.AnswerBroke.With(fmt.Sprint(msg.Panic.Value))
	}
	return m, nil
}

// ground takes the palette for the terminal's background, unless the person chose one.
func (m Model) ground(dark bool) Model {
	if !m.settings.Auto {
		return m
	}
	palette := widget.Light
	if dark {
		palette = widget.Dark
	}
	m.theme = palette.Theme(m.settings.Profile)
	return m
}

// key gives a key to what has the hand: what lies on top, the open field, or the page.
func (m Model) key(k tea.KeyMsg) (Model, tea.Cmd) {
	m.answer, m.fault = text.Phrase{}, text.Phrase{}
	switch {
	case m.overlay != nil:
		return m.overlay.press(m, k)
	case m.typing != nil:
		return m.typeKey(k)
	}
	if act, ok := m.act(k); ok && !k.Paste {
		return act(m)
	}
	if s := string(k.Runes); m.page == planPage && !m.named && k.Type == tea.KeyRunes && (k.Paste || beginsNumber(s)) {
		return m.openField(s), nil
	} else if m.page == sizeAt && k.Type == tea.KeyRunes && (k.Paste || beginsNumber(s)) {
		return m.typeSize(s)
	}
	return m, nil
}

// act is what the page does for a key, if anything.
func (m Model) act(k tea.KeyMsg) (act func(Model) (Model, tea.Cmd), ok bool) {
	a := m.mode().For(k)
	if act, ok = pageActs[m.page][a]; !ok {
		act, ok = everyPage[a]
	}
	return act, ok
}

// mode is the keys of the page, or of the names of all pages where they have the focus.
func (m Model) mode() action.Mode {
	if m.named {
		return action.Names
	}
	return action.Pages[m.page]
}

// everyPage is what all pages do for each action.
var everyPage = map[action.Action]func(Model) (Model, tea.Cmd){
	action.Undo:       Model.undo,
	action.Redo:       Model.redo,
	action.Language:   Model.nextLanguage,
	action.Help:       Model.help,
	action.Save:       func(m Model) (Model, tea.Cmd) { return m.save(false) },
	action.Export:     Model.export,
	action.Copy:       Model.copyCommand,
	action.Compare:    Model.compare,
	action.Quit:       Model.quit,
	action.PageBefore: func(m Model) (Model, tea.Cmd) { return m.turn(m.page - 1) },
	action.PageAfter:  func(m Model) (Model, tea.Cmd) { return m.turn(m.page + 1) },
	action.FirstPage:  func(m Model) (Model, tea.Cmd) { return m.turnTo(1) },
	action.SecondPage: func(m Model) (Model, tea.Cmd) { return m.turnTo(2) },
	action.ThirdPage:  func(m Model) (Model, tea.Cmd) { return m.turnTo(3) },
	action.FourthPage: func(m Model) (Model, tea.Cmd) { return m.turnTo(4) },
	action.LastPage:   func(m Model) (Model, tea.Cmd) { return m.turnTo(5) },
}

// pageActs is what each page does for actions of its own, in the order of screen.All.
var pageActs = []map[action.Action]func(Model) (Model, tea.Cmd){planActs, offersActs, whatIfActs, logActs, sizeActs}

// planActs are those of page 1.
var planActs = map[action.Action]func(Model) (Model, tea.Cmd){
	action.StepDown:   func(m Model) (Model, tea.Cmd) { return m.step(stepNormal, -1) },
	action.StepUp:     func(m Model) (Model, tea.Cmd) { return m.step(stepNormal, 1) },
	action.CoarseDown: func(m Model) (Model, tea.Cmd) { return m.step(stepCoarse, -1) },
	action.CoarseUp:   func(m Model) (Model, tea.Cmd) { return m.step(stepCoarse, 1) },
	action.FineDown:   func(m Model) (Model, tea.Cmd) { return m.step(stepFine, -1) },
	action.FineUp:     func(m Model) (Model, tea.Cmd) { return m.step(stepFine, 1) },
	action.Least:      func(m Model) (Model, tea.Cmd) { return m.toEnd(0) },
	action.Greatest:   func(m Model) (Model, tea.Cmd) { return m.toEnd(1) },
	action.Breakeven:  Model.toFlip,
	action.Range:      Model.spread,
	action.Edit:       Model.edit,
	action.Empty:      func(m Model) (Model, tea.Cmd) { return m.openField(""), nil },
	action.Reset:      Model.reset,
	action.Previous:   func(m Model) (Model, tea.Cmd) { return m.moveFocus(-1), nil },
	action.Next:       func(m Model) (Model, tea.Cmd) { return m.moveFocus(1), nil },
	action.Find:       Model.find,
	action.Period:     Model.nextPeriod,
	action.Apart:      Model.nextApart,
	action.Explain:    Model.explain,
	action.Offer:      Model.nextOffer,
	action.PageNames: func(m Model) (Model, tea.Cmd) {
		m.named = true
		return m, nil
	},
	action.Leave: func(m Model) (Model, tea.Cmd) { return m.focusOn(m.focus), nil },
}
