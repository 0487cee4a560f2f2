package tui

import (
	"maps"
	"math"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/tui/screen"
)

// track is an input with the ends of its slider and what is cheapest along it.
type track struct {
	input.Input
	bounds input.Bounds
	zones  []pricing.Zone // from the least value that was looked at on; nil: not known
}

// tracked brings the inputs and the focus up to date. The ends of tracks stay as they were, or widen.
func (m Model) tracked() Model {
	list := input.List(m.plan, m.offer)
	m.tracks, m.ends = make([]track, len(list)), maps.Clone(m.ends)
	for i, in := range list {
		b := in.Widen(m.plan, m.ends[in.Key])
		m.tracks[i] = track{Input: in, bounds: b}
		if b != (input.Bounds{}) {
			m.ends[in.Key] = b
		}
	}
	m.focus = min(m.focus, len(m.tracks)-1)
	return m.zoned()
}

// flips gives the values at which the verdict flips: where each zone but the first begins.
func (t track) flips() []pricing.Zone {
	if len(t.zones) == 0 {
		return nil
	}
	return t.zones[1:]
}

// nearest gives the flip that is nearest to the value in p, as they lie on the track; ok is false where there is none.
func (t track) nearest(p model.Plan) (flip int64, ok bool) {
	best, at := math.Inf(1), t.Pos(t.bounds, t.Get(p))
	for _, z := range t.flips() {
		wide := input.Bounds{Min: min(t.bounds.Min, z.Tick), Max: max(t.bounds.Max, z.Tick)}
		if d := math.Abs(t.Pos(wide, z.Tick) - at); d < best && z.Tick != t.Get(p) {
			best, flip, ok = d, z.Tick, true
		}
	}
	return flip, ok
}

// row is the track as the page shows it.
func (m Model) row(t track, focused bool) screen.Row {
	l, v := m.language, t.Get(m.plan)
	r := screen.Row{Label: t.Words.Label, Help: t.Words.Help, Group: t.Group, Known: t.Known(m.plan)}
	if focused {
		r.Invite = m.invite(t)
	}
	if limit, is := strings.CutPrefix(t.Key, "budget."); is {
		r.Cap = reconcile.CapKind(limit)
	}
	if focused && m.page == planPage {
		r.Steps = m.steps(t)
	}
	switch {
	case t.Track.Scale == input.Choice:
		r.Choice = t.ChoiceAt(v)
		return r
	case !r.Known:
		r.Value = t.Unknown(l)
		return r
	}
	r.Value, r.At = t.Figure(l, v), t.Pos(t.bounds, v)
	if low, high, ok := t.Range(m.plan); ok {
		r.Value = t.Span(l, low, v, high)
		r.Ends = []float64{t.Pos(t.bounds, low), t.Pos(t.bounds, high)}
	}
	r.Low, r.High = t.End(l, t.bounds.Min), t.End(l, t.bounds.Max)
	if focused || !m.behind {
		r.Zones, r.Before, r.After = t.shown(l)
	}
	return r
}

// shown gives the zones within the ends of the track, and the nearest flips beyond them.
func (t track) shown(l *text.Language) (zones []screen.Zone, before, after text.Figure) {
	for i, z := range t.zones {
		switch {
		case z.Tick > t.bounds.Max:
			return zones, before, t.Mark(l, z.Tick)
		case z.Tick <= t.bounds.Min:
			zones = []screen.Zone{{Form: z.Form}}
			if i > 0 && z.Tick < t.bounds.Min {
				before = t.Mark(l, z.Tick)
			}
		default:
			zones = append(zones, screen.Zone{From: t.Pos(t.bounds, z.Tick), Value: t.Mark(l, z.Tick), Form: z.Form})
		}
	}
	return zones, before, after
}

// invite says how an unknown value is started.
func (m Model) invite(t track) text.Phrase {
	sample := text.SampleMoney
	switch t.Track.Unit {
	case input.Hour:
		sample = text.SampleHour
	case input.Speed:
		sample = text.SampleSpeed
	case input.Stored:
		sample = text.SampleStored
	case input.Moved:
		sample = text.SampleMoved
	}
	starts := text.StartsIt
	if strings.Contains(t.Key, ".term.") {
		starts = text.StartsTerm
	}
	return starts.With(sample.With(m.evaluation.Currency.Symbol()))
}

// steps says how far the keys go from the value.
func (m Model) steps(t track) text.Phrase {
	if t.Track.Scale == input.Choice || !t.Known(m.plan) {
		return text.Phrase{}
	}
	var far [3]string
	for size := range far {
		once := t.Next(m.plan, input.Step(size), 1)
		twice := t.Next(t.With(m.plan, once), input.Step(size), 1)
		far[size] = t.End(m.language, max(twice-once, once-t.Get(m.plan))).String()
	}
	return text.InputSteps.With(far[stepNormal], far[stepCoarse], far[stepFine])
}
