package tui

import (
	"slices"
	"strconv"
	"strings"

	"app/gpuplan/model"
)

// read gives p, in which someone has set the focused input, with today as the day on which the offer's prices were read: a
// price that is set is read on the site now. p must not be shared.
func (m Model) read(p model.Plan) model.Plan {
	in := m.input()
	if strings.HasPrefix(in.Key, m.offerPath()) && isPrice(&p, in.Key) && in.Known(p) {
		p.Offers[m.offer].AsOf = model.DateOf(m.deps.Now())
	}
	return p
}

// unread gives p with the day that was saved where all prices of the offer are the saved ones again.
func (m Model) unread(p model.Plan) model.Plan {
	if m.offer >= len(m.saved.Offers) || m.offer >= len(p.Offers) {
		return p
	}
	for _, c := range model.Changes(&m.saved, &p) {
		if strings.HasPrefix(c.Path, m.offerPath()) && isPrice(&p, c.Path) {
			return p
		}
	}
	p = p.Clone()
	p.Offers[m.offer].AsOf = m.saved.Offers[m.offer].AsOf
	return p
}

// offerPath is what the paths of the values of the offer that is shown begin with.
func (m Model) offerPath() string { return "offer." + strconv.Itoa(m.offer) + "." }

// isPrice tells whether a value of a plan is a price: one that may be unknown.
func isPrice(p *model.Plan, path string) bool {
	f, _ := p.Field(path)
	_, ok := f.Value.(model.Price)
	return ok
}

// differences is how many values someone has changed. The day of the prices goes with the prices: it counts alone.
func differences(from, to *model.Plan) int {
	all := model.Changes(from, to)
	values := slices.DeleteFunc(slices.Clone(all), func(c model.Change) bool { return strings.HasSuffix(c.Path, ".as_of") })
	if len(values) == 0 {
		return len(all)
	}
	return len(values)
}
