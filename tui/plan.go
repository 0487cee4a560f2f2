package tui

import (
	"maps"
	"reflect"
	"slices"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/screen"
)

const (
	stepFine   = input.Fine
	stepNormal = input.Normal
	stepCoarse = input.Coarse
)

// most plans that undo goes back.
const mostPast = 1000

// rest is how long the plan must be left alone before unsaved work is kept.
const rest = 2 * time.Second

// setPlan is where a plan meets its evaluation. A plan that is not possible changes nothing and is told.
func (m Model) setPlan(p model.Plan) Model {
	offer := follow(m.plan, p, m.offer)
	e, err := pricing.EvaluateOne(p, offer)
	if err != nil {
		m.fault = m.told(err)
		return m
	}
	m.offers = m.offers.followed(m.plan, p)
	m.plan, m.evaluation, m.offer = p, e, offer
	m.rates = e.Rates(&p)
	m.unsaved = differences(&m.saved, &p)
	m.moved = false
	return m.survey()
}

// survey brings all that is derived from plan, evaluation and offer up to date.
func (m Model) survey() Model {
	m.version++
	m = m.tracked()
	m.scaled, m.budget = m.scale(), m.spending(nil)
	if m.offer < len(m.evaluation.Offers) {
		o := m.evaluation.Offers[m.offer]
		m.apart = min(m.apart, max(len(o.Quotes)-1, 0))
		m.axisTop = screen.AxisTop(m.axisTop, o, m.drag != nil)
	}
	return m
}

// change makes p the plan, as one step of undo.
func (m Model) change(p model.Plan) (Model, tea.Cmd) {
	if reflect.DeepEqual(p, m.plan) {
		return m, nil
	}
	before := m.plan
	m = m.setPlan(p)
	if m.fault.Word != (text.Word{}) {
		return m, nil
	}
	past := m.past[max(len(m.past)-mostPast+1, 0):]
	m.past, m.future = append(slices.Clip(past), &before), nil
	return m.settled()
}

// undo goes back to the plan before.
func (m Model) undo() (Model, tea.Cmd) {
	if len(m.past) == 0 {
		m.answer = text.AnswerNoUndo.With()
		return m, nil
	}
	last := len(m.past) - 1
	p, now := m.past[last], m.plan
	m.past, m.future = m.past[:last], append(slices.Clip(m.future), &now)
	return m.setPlan(*p).settled()
}

// redo takes the last undo back.
func (m Model) redo() (Model, tea.Cmd) {
	if len(m.future) == 0 {
		m.answer = text.AnswerNoRedo.With()
		return m, nil
	}
	next := len(m.future) - 1
	p, now := m.future[next], m.plan
	m.past, m.future = append(slices.Clip(m.past), &now), m.future[:next]
	return m.setPlan(*p).settled()
}

// settled is what follows a change of the plan: zones are looked for, and unsaved work is kept when the plan has rested.
func (m Model) settled() (Model, tea.Cmd) {
	at := m.version
	m, look := m.look()
	return m, tea.Batch(look, tea.Tick(rest, func(time.Time) tea.Msg {
		return result(func(m Model) (Model, tea.Cmd) {
			if m.version != at {
				return m, nil
			}
			return m, m.keep()
		})
	}))
}

// step moves the focused input. One that is not known is asked for in place of an invented number.
func (m Model) step(size input.Step, direction int) (Model, tea.Cmd) {
	in := m.input()
	if !in.Known(m.plan) {
		return m.openField(""), nil
	}
	return m.set(in.Next(m.plan, size, direction))
}

// set gives the focused input a value.
func (m Model) set(v int64) (Model, tea.Cmd) {
	if v == m.input().Get(m.plan) {
		return m, nil
	}
	return m.change(m.read(m.input().With(m.plan, v)))
}

// toEnd moves the focused input to the left (0) or right (1) end of its track.
func (m Model) toEnd(at float64) (Model, tea.Cmd) {
	t := m.tracks[m.focus]
	if !t.Known(m.plan) {
		return m.openField(""), nil
	}
	if t.Track.Scale == input.Choice {
		limits := t.Limits(m.plan)
		return m.set(limits.Min + int64(at)*(limits.Max-limits.Min))
	}
	return m.set(t.At(t.bounds, at))
}

// toFlip moves the focused input to the value nearest to it at which the verdict flips.
func (m Model) toFlip() (Model, tea.Cmd) {
	flip, ok := m.tracks[m.focus].nearest(m.plan)
	if !ok {
		m.answer = text.AnswerNoFlip.With()
		return m, nil
	}
	return m.set(flip)
}

// reset gives the focused input the saved value and its track its first ends.
func (m Model) reset() (Model, tea.Cmd) {
	in := m.input()
	m.ends = maps.Clone(m.ends)
	delete(m.ends, in.Key)
	p := m.unread(in.Copy(m.plan, m.saved))
	if reflect.DeepEqual(p, m.plan) {
		m.answer = text.AnswerAsSaved.With()
		return m.survey().look()
	}
	return m.change(p)
}

// moveFocus moves the focus by n rows, round the ends.
func (m Model) moveFocus(n int) Model {
	return m.focusOn((m.focus + n + len(m.tracks)) % len(m.tracks))
}

func (m Model) focusOn(i int) Model {
	m.focus, m.moved, m.named = max(i, 0), true, false
	return m.tracked()
}
