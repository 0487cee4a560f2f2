package tui

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

// offersPage is what page 2 remembers: which offer has the focus, which are in sight and in what order.
type offersPage struct {
	at     int // the focused offer, an index into the plan's
	sort   screen.Sort
	filter string
}

// offersActs are what page 2 does.
var offersActs = map[action.Action]func(Model) (Model, tea.Cmd){
	action.Previous:  func(m Model) (Model, tea.Cmd) { return m.moveOffer(-1), nil },
	action.Next:      func(m Model) (Model, tea.Cmd) { return m.moveOffer(1), nil },
	action.Least:     func(m Model) (Model, tea.Cmd) { return m.moveOffer(-len(m.plan.Offers)), nil },
	action.Greatest:  func(m Model) (Model, tea.Cmd) { return m.moveOffer(len(m.plan.Offers)), nil },
	action.PlanWith:  Model.planWith,
	action.Sort:      Model.nextSort,
	action.Filter:    Model.filterOffers,
	action.New:       Model.newOffer,
	action.Duplicate: Model.duplicateOffer,
	action.Rename:    Model.describeOffer,
	action.Remove:    Model.removeOffer,
	action.Earlier:   func(m Model) (Model, tea.Cmd) { return m.reorder(-1) },
	action.Later:     func(m Model) (Model, tea.Cmd) { return m.reorder(1) },
	action.Leave:     Model.leaveOffers,
}

// follow gives the place in next of an offer of p: by its name, and where that has gone, the same place or the last one.
func follow(p, next model.Plan, offer int) int {
	if offer < len(p.Offers) {
		same := func(o model.Offer) bool { return o.Name == p.Offers[offer].Name }
		if i := slices.IndexFunc(next.Offers, same); i >= 0 {
			return i
		}
	}
	return min(offer, max(len(next.Offers)-1, 0))
}

// followed is the page of next, where it was that of p: an offer that has come takes the focus.
func (o offersPage) followed(p, next model.Plan) offersPage {
	o.at = follow(p, next, o.at)
	if len(next.Offers) > len(p.Offers) {
		o.at = max(slices.IndexFunc(next.Offers, func(each model.Offer) bool {
			return !slices.ContainsFunc(p.Offers, func(had model.Offer) bool { return had.Name == each.Name })
		}), 0)
	}
	return o
}

// show is the page as the screen needs it.
func (o offersPage) show(m Model) screen.Offers {
	order := m.offerOrder()
	s := screen.Offers{Order: order, Focus: max(slices.Index(order, o.at), 0), Sort: o.sort, Filter: o.filter}
	if m.size.asked {
		s.Holdings = m.size.ask.setup.Holdings(m.plan)
	}
	if f := m.study.found; f.drawn == m.version {
		s.Lowest, s.Standings = f.lowest, f.standings
	}
	if f, ok := m.known(); ok {
		s.Wins = f.wins
	}
	return s
}

// offerOrder lists the offers in sight, sorted.
func (m Model) offerOrder() []int {
	var order []int
	for i, o := range m.plan.Offers {
		if contains(o, m.offers.filter) {
			order = append(order, i)
		}
	}
	if less := offerSorts[m.offers.sort]; less != nil {
		slices.SortStableFunc(order, func(a, b int) int { return less(m, m.rates[a], m.rates[b]) })
	}
	return order
}

// contains tells whether an offer has what was typed in its name, card or platform.
func contains(o model.Offer, wanted string) bool {
	return strings.Contains(strings.ToLower(o.Name+"\n"+o.Card+"\n"+o.Platform), strings.ToLower(strings.TrimSpace(wanted)))
}

// offerSorts compare two offers by a column. What is not known comes last.
var offerSorts = map[screen.Sort]func(m Model, a, b pricing.Rate) int{
	screen.ByOutput: func(_ Model, a, b pricing.Rate) int { return pricing.CompareOutput(a, b) },
	screen.ByTotal: func(m Model, a, b pricing.Rate) int {
		return compareKnown(m.total(a), m.total(b), a.Quote >= 0, b.Quote >= 0)
	},
	screen.ByHour: func(m Model, a, b pricing.Rate) int {
		one, oneKnown := m.plan.Offers[a.Offer].Hourly.Value()
		two, twoKnown := m.plan.Offers[b.Offer].Hourly.Value()
		return compareKnown(int64(one), int64(two), oneKnown, twoKnown)
	},
	screen.ByMonth: func(m Model, a, b pricing.Rate) int {
		first, _ := m.plan.Offers[a.Offer].Month()
		second, _ := m.plan.Offers[b.Offer].Month()
		one, oneKnown := first.Price.Value()
		two, twoKnown := second.Price.Value()
		return compareKnown(int64(one), int64(two), oneKnown, twoKnown)
	},
	screen.ByName: func(m Model, a, b pricing.Rate) int {
		return cmp.Compare(m.plan.Offers[a.Offer].Name, m.plan.Offers[b.Offer].Name)
	},
}

// total is what an offer costs in its cheapest form, 0 where that is not known.
func (m Model) total(r pricing.Rate) int64 {
	if r.Quote < 0 {
		return 0
	}
	return int64(m.evaluation.Offers[r.Offer].Quotes[r.Quote].Total)
}

// compareKnown orders two numbers, one that is not known after one that is.
func compareKnown(a, b int64, aKnown, bKnown bool) int {
	switch {
	case aKnown && bKnown:
		return cmp.Compare(a, b)
	case aKnown:
		return -1
	case bKnown:
		return 1
	}
	return 0
}

// moveOffer moves the focus by n rows, to the ends at most.
func (m Model) moveOffer(n int) Model {
	order := m.offerOrder()
	if len(order) == 0 {
		return m
	}
	at := max(slices.Index(order, m.offers.at), 0)
	m.offers.at = order[min(max(at+n, 0), len(order)-1)]
	return m
}

// pickOffer gives an offer the focus; a second click plans with it.
func (m Model) pickOffer(i int) (Model, tea.Cmd) {
	if m.offers.at == i {
		return m.planWith()
	}
	m.offers.at = i
	return m, nil
}

// focusedOffer gives the offer that a key is about; ok is false where none is in sight, which is told.
func (m Model) focusedOffer() (next Model, i int, ok bool) {
	order := m.offerOrder()
	if len(order) == 0 {
		m.answer = text.AnswerNoOffer.With()
		return m, 0, false
	}
	if !slices.Contains(order, m.offers.at) {
		m.offers.at = order[0]
	}
	return m, m.offers.at, true
}

// planWith shows the focused offer on page 1.
func (m Model) planWith() (Model, tea.Cmd) {
	m, i, ok := m.focusedOffer()
	if !ok {
		return m, nil
	}
	m, _ = m.turn(planPage)
	m = m.showOffer(i)
	if unknown := m.firstUnknown(); unknown > 0 {
		m = m.focusOn(unknown)
	}
	m.answer = text.AnswerPlans.With(m.plan.Offers[i].Name)
	return m, nil
}

// nextSort sorts by the next column.
func (m Model) nextSort() (Model, tea.Cmd) {
	m.offers.sort = (m.offers.sort + 1) % (screen.Unsorted + 1)
	return m, nil
}

// leaveOffers shows all offers again, and where all are in sight, page 1.
func (m Model) leaveOffers() (Model, tea.Cmd) {
	if m.offers.filter == "" {
		return m.turn(planPage)
	}
	m.offers.filter = ""
	return m, nil
}

// newOffer adds an offer of which no price is known.
func (m Model) newOffer() (Model, tea.Cmd) {
	o := input.Starter().Offers[0]
	o.Storage = nil
	for _, d := range m.plan.Disks {
		line := input.Starter().Offers[0].Storage[0]
		line.Disk = d.Name
		o.Storage = append(o.Storage, line)
	}
	o.Name = m.freeName(func(n int) string { return m.say(text.NewOffer, strconv.Itoa(n)) }, len(m.plan.Offers)+1)
	p := m.plan.Clone()
	p.Offers = append(p.Offers, o)
	return m.addOffer(p, o.Name)
}

// duplicateOffer adds a copy of the focused offer behind it.
func (m Model) duplicateOffer() (Model, tea.Cmd) {
	m, i, ok := m.focusedOffer()
	if !ok {
		return m, nil
	}
	p, name := m.plan.Clone(), m.freeName(func(n int) string { return m.plan.Offers[i].Name + " " + strconv.Itoa(n) }, 2)
	p.DuplicateOffer(i, name)
	return m.addOffer(p, name)
}

// freeName gives the first name from number n on that no offer has.
func (m Model) freeName(name func(n int) string, n int) string {
	for ; ; n++ {
		taken := func(o model.Offer) bool { return strings.EqualFold(o.Name, name(n)) }
		if !slices.ContainsFunc(m.plan.Offers, taken) {
			return name(n)
		}
	}
}

// addOffer makes p the plan, which has an offer more: it is in sight and has the focus.
func (m Model) addOffer(p model.Plan, name string) (Model, tea.Cmd) {
	m, cmd := m.changeOffers(p)
	if m.fault.Word == (text.Word{}) {
		m.offers.filter = ""
		m.answer = text.AnswerAdded.With(name)
	}
	return m, cmd
}

// removeOffer takes the focused offer out of the plan.
func (m Model) removeOffer() (Model, tea.Cmd) {
	m, i, ok := m.focusedOffer()
	if !ok {
		return m, nil
	}
	name := m.plan.Offers[i].Name
	p := m.plan.Clone()
	p.RemoveOffer(i)
	m, cmd := m.changeOffers(p)
	m.answer = text.AnswerRemoved.With(name)
	return m, cmd
}

// reorder moves the focused offer in the plan's order, which is then the order of the rows.
func (m Model) reorder(n int) (Model, tea.Cmd) {
	m, i, ok := m.focusedOffer()
	if !ok {
		return m, nil
	}
	m.offers.sort = screen.Unsorted
	to := i + n
	if to < 0 || to >= len(m.plan.Offers) {
		m.answer = text.AnswerAtEnd.With()
		return m, nil
	}
	p := m.plan.Clone()
	p.SwapOffers(i, to)
	return m.changeOffers(p)
}

// changeOffers makes p the plan, whose offers stand at other places: what was remembered of a place is forgotten.
func (m Model) changeOffers(p model.Plan) (Model, tea.Cmd) {
	m.ends = map[string]input.Bounds{}
	return m.change(p)
}
