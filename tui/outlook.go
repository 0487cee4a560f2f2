package tui

import (
	"reflect"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/report"
)

// outlook is what the ranges of a plan make of an offer, and of which plan and offer. The zero outlook says nothing.
type outlook struct {
	plan   model.Plan
	offer  int
	ranges *chance.Result // nil: no range concerns the offer
	bands  []chance.Band
}

// weighed works out the outlook on an offer.
func weighed(p model.Plan, offer int, seed int64) outlook {
	o := outlook{plan: p, offer: offer, bands: chance.Bands(p, offer, seed)}
	if r, ok := chance.Of(p, offer, seed); ok {
		o.ranges = &r
	}
	return o
}

// weigh works out the outlook on the plan and the offer that are shown, in the background, where there is a range and that was
// not done yet. One is worked out at a time; what comes too late is dropped, and the next follows.
func (m Model) weigh() (Model, tea.Cmd) {
	switch {
	case len(m.plan.Ranges) == 0:
		m.outlook = outlook{}
		return m, nil
	case m.weighing || m.outlook.is(m.plan, m.offer) || m.offer >= len(m.plan.Offers):
		return m, nil
	}
	m.weighing = true
	plan, offer, seed := m.plan, m.offer, m.settings.Seed
	return m, func() tea.Msg {
		found := weighed(plan, offer, seed)
		return result(func(m Model) (Model, tea.Cmd) {
			m.weighing, m.outlook = false, found
			return m, nil
		})
	}
}

// unweighed gives up an outlook that broke; it is not tried again until the plan changes.
func (m Model) unweighed() Model {
	if m.weighing {
		m.weighing, m.outlook = false, outlook{plan: m.plan, offer: m.offer}
	}
	return m
}

// is tells whether the outlook is that on an offer of p.
func (o outlook) is(p model.Plan, offer int) bool {
	return o.offer == offer && reflect.DeepEqual(o.plan, p)
}

// current is the outlook on what is shown; the zero one until it is known.
func (m Model) current() outlook {
	if !m.outlook.is(m.plan, m.offer) {
		return outlook{}
	}
	return m.outlook
}

// holds gives in how many of 100 cases the verdict's form is the cheapest; nil where that is not known.
func (m Model) holds() *int {
	r := m.current().ranges
	if r == nil || m.offer >= len(m.evaluation.Offers) {
		return nil
	}
	v := m.evaluation.Offers[m.offer].Verdict
	if !v.Decided || v.Rival < 0 || !r.Forms[v.Quote].Known {
		return nil
	}
	n := chance.Hundredths(r.Forms[v.Quote].Wins)
	return &n
}

// spread makes the focused value a range, and a range a number again.
func (m Model) spread() (Model, tea.Cmd) {
	in := m.input()
	if _, _, ranged := in.Range(m.plan); ranged {
		return m.change(in.Certain(m.plan))
	}
	p, ok := in.Spread(m.plan)
	switch {
	case ok:
		m, cmd := m.change(p)
		if m.fault.Word == (text.Word{}) {
			m.answer = report.Distribution(chance.PERT)
		}
		return m, cmd
	case in.Track.Scale != input.Choice && !in.Known(m.plan):
		return m.openField(""), nil
	}
	m.answer = text.AnswerNoRange.With()
	return m, nil
}
