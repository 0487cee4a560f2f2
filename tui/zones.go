package tui

import (
	"reflect"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/pricing"
)

// hoursPerDay is the input of the chart.
const hoursPerDay = model.HoursPerDay

const (
	hour = time.Hour
	day  = 24 * time.Hour
)

// scan is what was found along inputs, and the plan and offer that it was looked for in. The zero scan found nothing.
type scan struct {
	plan  model.Plan
	offer int
	zones map[string][]pricing.Zone // by the inputs' keys; never changed in place
}

// scanned finds the zones of some inputs.
func (m Model) scanned(tracks []track) scan {
	return scan{m.plan, m.offer, zonesOf(m.plan, m.offer, tracks)}
}

// holds tells whether the zones that were found along t are those of p as well: t's own value makes no difference to them.
func (s scan) holds(t track, p model.Plan, offer int) bool {
	_, ok := s.zones[t.Key]
	return ok && s.offer == offer && reflect.DeepEqual(t.With(s.plan, t.Get(p)), p)
}

// zoned gives all tracks the zones that were found last. Those of the focused one are looked for at once where they are of
// another plan: the ruler names their values, and a key goes to them.
func (m Model) zoned() Model {
	for i, t := range m.tracks {
		if m.scan.offer == m.offer {
			m.tracks[i].zones = m.scan.zones[t.Key]
		}
	}
	t := m.tracks[m.focus]
	switch {
	case m.scan.holds(t, m.plan, m.offer):
		return m
	case !m.own.holds(t, m.plan, m.offer):
		m.own = m.scanned(m.tracks[m.focus : m.focus+1])
	}
	m.tracks[m.focus].zones = m.own.zones[t.Key]
	return m
}

// scanAll finds the zones of all inputs at once: nothing has been found yet in an offer that was not shown.
func (m Model) scanAll() Model {
	m.scan, m.behind = m.scanned(m.tracks), false
	return m.tracked()
}

// look finds the zones of all inputs, in the background: a key does not wait for them. One search runs at a time. Where the
// plan has changed meanwhile the next one follows, and until one catches up no input but the focused one shows where it flips.
func (m Model) look() (Model, tea.Cmd) {
	if m.looking {
		return m, nil
	}
	m.looking = true
	asked := m
	return m, func() tea.Msg {
		found := asked.scanned(asked.tracks)
		return result(func(m Model) (Model, tea.Cmd) {
			m.looking, m.scan = false, found
			m.behind = found.offer != m.offer || !reflect.DeepEqual(found.plan, m.plan)
			if m = m.tracked(); m.behind {
				return m.look()
			}
			return m, nil
		})
	}
}

// zonesOf gives what is cheapest along each input, beyond the ends of its track too; none where that is not known.
func zonesOf(p model.Plan, offer int, tracks []track) map[string][]pricing.Zone {
	zones := make(map[string][]pricing.Zone, len(tracks))
	for _, t := range tracks {
		axis, fine := t.Axis(p, t.bounds)
		if fine == 0 || offer >= len(p.Offers) {
			continue
		}
		zones[t.Key] = nil
		found, err := pricing.Zones(p, offer, pricing.Axis{Min: axis.Min, Max: axis.Max, Fine: fine, With: t.With})
		if err != nil {
			continue // the plan has been evaluated: there is no such case
		}
		for _, z := range found {
			if z.Form != "" { // else every form is hopeless there: nothing to name
				zones[t.Key] = append(zones[t.Key], z)
			}
		}
	}
	return zones
}
