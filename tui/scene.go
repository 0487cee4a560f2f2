package tui

import (
	"path/filepath"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

// View is the frame for the terminal.
func (m Model) View() string {
	if m.width == 0 {
		return ""
	}
	return m.frame.Canvas.String(m.theme)
}

// Cursor is where the real cursor stands in the frame (terminal.Pointer).
func (m Model) Cursor() (x, y int, shown bool) {
	c := m.frame.Cursor
	return c.X, c.Y, c.Visible
}

// draw makes the frame, once for each message.
func (m Model) draw() Model {
	if m.width > 0 {
		m.frame = screen.Draw(m.scene())
	}
	return m
}

// scene is all that the frame is a function of.
func (m Model) scene() screen.Scene {
	s := screen.Scene{
		Width: m.width, Height: m.height, Language: m.language, Glyphs: m.settings.Glyphs,
		Page: m.page, Today: model.DateOf(m.deps.Now()), MaxAge: m.settings.MaxAge,
		Plan: m.plan, Evaluation: m.evaluation, Offer: m.offer, Apart: m.apart, Scaled: m.scaled, Period: m.period, AxisTop: m.axisTop,
		Inputs: make([]screen.Row, len(m.tracks)), Focus: m.focus, Unsaved: m.unsaved, Keys: m.keyRow(),
		Budget: m.budget, Holds: m.holds(), Bands: m.current().bands,
		Fault: m.fault, Answer: m.answer, Moved: m.moved,
	}
	s.Plan.Name = m.title()
	if m.named {
		s.Focus = -1
	}
	switch m.page {
	case offersAt:
		s.Offers = m.offers.show(m)
	case whatIfAt:
		s.WhatIf = m.showWhatIf()
	case logAt:
		s.Log = m.showLog()
		found := m.logs.read
		if asked := found.asks != nil && m.overlay != nil; !asked && s.Fault.Word == (text.Word{}) && s.Answer.Word == (text.Word{}) {
			s.Fault = found.logFault
		}
	}
	for i, t := range m.tracks {
		s.Inputs[i] = m.row(t, i == m.focus)
	}
	if m.page == sizeAt {
		s.Size, s.Moved = m.showSize(), true
		s.Inputs, s.Focus = m.sizeRows()
	}
	if m.typing != nil {
		s.Typing = m.typing.show(m)
	}
	if m.overlay != nil {
		s.Overlay = m.overlay.show(m)
	}
	return s
}

// title names the plan: by its own name, else by its file's.
func (m Model) title() string {
	switch {
	case m.plan.Name != "":
		return m.plan.Name
	case m.file != "":
		return strings.TrimSuffix(filepath.Base(m.file), filepath.Ext(m.file))
	}
	return m.say(text.Starter)
}

// keyRow is the keys of the page, or of the open field.
func (m Model) keyRow() []screen.Key {
	if m.typing != nil {
		return row(action.Typing)
	}
	return row(m.mode())
}

func row(mode action.Mode) []screen.Key {
	var keys []screen.Key
	for _, hint := range mode.Row() {
		keys = append(keys, screen.Key{Press: hint.Brief, Does: hint.Short})
	}
	return keys
}
