package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/tui/screen"
)

// drag is a track that the mouse holds.
type drag struct {
	hit   screen.Hit
	from  model.Plan // when the button was pressed
	moved bool       // the plan has changed since: all of it is one step of undo
}

// mouse gives the pointer to what it meets.
func (m Model) mouse(msg tea.MouseMsg) (Model, tea.Cmd) {
	switch {
	case msg.Action == tea.MouseActionRelease:
		return m.release(), nil
	case msg.Action == tea.MouseActionMotion && m.drag != nil && msg.Button == tea.MouseButtonLeft:
		return m.slide(msg.X)
	case msg.Action != tea.MouseActionPress:
		return m, nil
	}
	hit, ok := m.frame.Hit(msg.X, msg.Y)
	m = m.release()
	switch {
	case !ok:
		return m, nil
	case msg.Button == tea.MouseButtonWheelUp:
		return m.wheel(hit, 1)
	case msg.Button == tea.MouseButtonWheelDown:
		return m.wheel(hit, -1)
	case msg.Button == tea.MouseButtonLeft:
		return m.click(hit, msg.X)
	}
	return m, nil
}

// release lets go of the track. A press that finds one still held lost its release outside the window.
func (m Model) release() Model {
	if m.drag == nil {
		return m
	}
	m.drag = nil
	return m.survey()
}

// click does what a click on a target asks for.
func (m Model) click(hit screen.Hit, x int) (Model, tea.Cmd) {
	m.answer, m.fault = text.Phrase{}, text.Phrase{}
	switch hit.Target {
	case screen.OnKey:
		return m.press(hit.Press)
	case screen.OnLine:
		if o, ok := m.overlay.(lined); ok {
			return o.line(m, hit.Index)
		}
	}
	if m.overlay != nil || hit.Index < 0 {
		return m, nil
	}
	m, cmd, ok := m.leaveField()
	if !ok {
		return m, nil
	}
	clicked := Model.clickPage
	if m.page == sizeAt && hit.Target != screen.OnPage {
		clicked = Model.clickSize
	}
	m, also := clicked(m, hit, x)
	return m, tea.Batch(cmd, also)
}

// clickPage does it on the page itself.
func (m Model) clickPage(hit screen.Hit, x int) (Model, tea.Cmd) {
	switch hit.Target {
	case screen.OnPage:
		return m.turn(hit.Index)
	case screen.OnFlip:
		return m.focusOn(hit.Index), nil
	case screen.OnDay:
		return m.pickDay(hit.Index)
	case screen.OnFinding:
		return m.pickFinding(hit.Index)
	case screen.OnOffer:
		return m.pickOffer(hit.Index)
	case screen.OnSort:
		m.offers.sort = screen.Sort(hit.Index)
		return m, nil
	case screen.OnRow, screen.OnMore:
		return m.focusOn(hit.Index), nil
	case screen.OnChoice:
		return m.focusOn(hit.Index).nextChoice()
	case screen.OnTrack, screen.OnPlot:
		m = m.focusOn(hit.Index)
		if !m.input().Known(m.plan) {
			return m.openField(""), nil
		}
		m.drag = &drag{hit: hit, from: m.plan}
		return m.slide(x)
	}
	return m, nil
}

// leaveField takes a typed value before the hand goes elsewhere; ok is false where it is no value and stays open.
func (m Model) leaveField() (next Model, cmd tea.Cmd, ok bool) {
	if m.typing == nil {
		return m, nil, true
	}
	next, cmd = m.takeAnd(moving(0))
	return next, cmd, next.typing == nil
}

// wheel moves what the pointer is on by a step, and on a page of rows the focus.
func (m Model) wheel(hit screen.Hit, direction int) (Model, tea.Cmd) {
	if m.overlay == nil {
		switch hit.Target {
		case screen.OnOffer:
			return m.moveOffer(-direction), nil
		case screen.OnFlip:
			return m.moveFlip(-direction), nil
		case screen.OnDay, screen.OnFinding:
			m.logs.finds = hit.Target == screen.OnFinding
			return m.moveLog(-direction), nil
		}
	}
	slider := hit.Target == screen.OnTrack || hit.Target == screen.OnRow || hit.Target == screen.OnChoice || hit.Target == screen.OnPlot
	if !slider || m.overlay != nil || m.typing != nil || hit.Index < 0 {
		return m, nil
	}
	m.answer, m.fault = text.Phrase{}, text.Phrase{}
	if m.page == sizeAt {
		return m.focusSize(hit).stepSize(stepNormal, direction)
	}
	m = m.focusOn(hit.Index)
	if !m.input().Known(m.plan) {
		return m, nil
	}
	return m.step(stepNormal, direction)
}

// slide sets the held input to what column x stands for.
func (m Model) slide(x int) (Model, tea.Cmd) {
	if m.page == sizeAt {
		return m.slideSize(x)
	}
	t := m.tracks[m.focus]
	p := m.read(t.With(m.plan, t.under(m.drag, m.plan, x)))
	if t.Get(p) == t.Get(m.plan) {
		return m, nil
	}
	held := *m.drag
	if held.moved {
		m.drag = &held
		return m.setPlan(p).settled()
	}
	held.moved = true
	m.drag = &held
	return m.change(p)
}

// under gives the value that a column stands for: in the knob's own cell and in the one that it came from the exact value,
// in a tick's cell the exact flip, else the nearest step.
func (t track) under(d *drag, p model.Plan, x int) int64 {
	exact := []int64{t.Get(p), t.Get(d.from)}
	for _, z := range t.flips() {
		if t.bounds.Holds(z.Tick) {
			exact = append(exact, z.Tick)
		}
	}
	for _, v := range exact {
		if d.hit.Column(t.Pos(t.bounds, v)) == x {
			return v
		}
	}
	return t.At(t.bounds, d.hit.At(x))
}

// press does what a key does, by its name in the key row.
func (m Model) press(name string) (Model, tea.Cmd) {
	k, ok := namedKeys[name]
	if !ok {
		k = tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(name)}
	}
	return m.key(k)
}

var namedKeys = map[string]tea.KeyMsg{
	"enter":     {Type: tea.KeyEnter},
	"esc":       {Type: tea.KeyEsc},
	"backspace": {Type: tea.KeyBackspace},
}
