package tui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/pricing"
)

// hoursPerDay is the input of the chart.
const hoursPerDay = "workload.hours_per_day"

const (
	hour = time.Hour
	day  = 24 * time.Hour
)

// zone is a stretch of values on which one form is cheapest; it ends where the next one begins.
type zone struct {
	from int64
	form string
}

// look finds the zones of all inputs, in the background: a key does not wait for them, and the focused input's own zones
// do not depend on its value. One search runs at a time; where the plan has changed meanwhile, the next one follows.
func (m Model) look() (Model, tea.Cmd) {
	if m.looking {
		return m, nil
	}
	m.looking = true
	p, offer, tracks, version := m.plan, m.offer, m.tracks, m.version
	return m, func() tea.Msg {
		found := zonesOf(p, offer, tracks)
		return result(func(m Model) (Model, tea.Cmd) {
			m.looking = false
			if m.version != version {
				return m.look()
			}
			return m.found(found), nil
		})
	}
}

// found takes the zones of all inputs.
func (m Model) found(zones map[string][]zone) Model {
	m.zones = zones
	return m.tracked()
}

// zonesOf gives what is cheapest along each input, beyond the ends of its track too; none where that is not known.
func zonesOf(p model.Plan, offer int, tracks []track) map[string][]zone {
	zones := make(map[string][]zone, len(tracks))
	for _, t := range tracks {
		axis, fine := t.Axis(p, t.bounds)
		if fine == 0 || offer >= len(p.Offers) {
			continue
		}
		found, err := pricing.Zones(p, offer, pricing.Axis{Min: axis.Min, Max: axis.Max, Fine: fine, With: t.With})
		if err != nil {
			continue // the plan has been evaluated: there is no such case
		}
		for _, z := range found {
			if z.Form != "" { // else every form is hopeless there: nothing to name
				zones[t.Key] = append(zones[t.Key], zone{z.Tick, z.Form})
			}
		}
	}
	return zones
}
