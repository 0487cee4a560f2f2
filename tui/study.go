package tui

import (
	"slices"
	"strconv"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/tui/screen"
)

// subject is what a page is found out about: where it changes, what was found holds no longer.
type subject struct {
	page    int
	version int // of plan and offer
	at      int // the focused offer or input
	goal    model.Maybe[unit.Money]
	size    sizeAsk
	log     LogAsk
	anew    int            // how often the log was to be read anew
	spoken  *text.Language // findings hold values as people read them
}

// study is what is found out about the open page in the background, and what for. A key does not wait for it; until it is there
// the page does without.
type study struct {
	busy  bool
	asked subject // the last one that was begun
	of    subject // what was found is about it
	found findings
}

// findings are what takes longer than a key may.
type findings struct {
	wins   text.Phrase
	lowest []pricing.Curve
	drawn  int // the version that lowest and standings are of

	standings []chance.Standing

	around []screen.Around
	goals  []screen.Goal
	first  []pricing.HourlyFirst

	priced screen.SizePriced

	log         *LogRead
	calendar    *reconcile.Calendar // of the log's result
	toLookAt    []int               // findings of the result
	logFault    text.Phrase
	asks        overlay // a question about the files; nil: none
	calibration reconcile.Calibration
	budget      *reconcile.Budget // by the log; nil: the plan has none, or a part of the log alone is told of
}

// subject is that of the open page.
func (m Model) subject() subject {
	s := subject{page: m.page, version: m.version, spoken: m.language}
	switch m.page {
	case offersAt:
		s.at = m.offers.at
	case whatIfAt:
		s.at, s.goal = m.focus, m.goal
	case logAt:
		s.log, s.anew = m.logs.asks, m.logs.anew
	case sizeAt:
		s.size = m.size.ask
	}
	return s
}

// research begins to find out what the open page needs, where that is not known and nothing else is being found out.
func (m Model) research() (Model, tea.Cmd) {
	find, now := studies[m.page], m.subject()
	if find == nil || m.study.busy || m.study.asked == now {
		return m, nil
	}
	m.study.busy, m.study.asked = true, now
	asked := m
	return m, func() tea.Msg {
		found := find(asked)
		return result(func(m Model) (Model, tea.Cmd) {
			m.study.busy, m.study.of, m.study.found = false, now, found
			if now.page == logAt {
				m.logs.read, m.logs.of = found, now
			}
			if found.asks != nil && m.overlay == nil && m.typing == nil && m.subject() == now {
				m.overlay = found.asks
			}
			return m, nil
		})
	}
}

// studies find out what a page needs, by its place in screen.All.
var studies = map[int]func(Model) findings{offersAt: Model.studyOffers, whatIfAt: Model.studyWhatIf, logAt: Model.studyLog, sizeAt: Model.studySize}

// known gives what was found about the open page; ok is false where it is not known yet, or of something else.
func (m Model) known() (f findings, ok bool) { return m.study.found, m.study.of == m.subject() }

// studyOffers finds out what the focused offer needs to be the best one, and the curves of all. Those are the same as long as
// the plan is.
func (m Model) studyOffers() findings {
	f := findings{wins: m.wins(), lowest: m.study.found.lowest, standings: m.study.found.standings, drawn: m.version}
	if m.study.found.lowest != nil && m.study.found.drawn == m.version {
		return f
	}
	f.lowest, f.standings = nil, chance.Standings(m.plan, m.settings.Seed)
	if e, err := pricing.Evaluate(m.plan); err == nil { // it has been evaluated: there is no error
		for i := range e.Offers {
			f.lowest = append(f.lowest, e.Offers[i].Lowest())
		}
	}
	return f
}

// wins says from which price or speed on the focused offer is the best one; of the best one, up to which price it stays that.
func (m Model) wins() text.Phrase {
	best := pricing.ByOutput(m.rates)
	if m.offers.at >= len(m.rates) || len(best) < 2 || !best[1].Known || !m.rates[m.offers.at].Known {
		return text.Phrase{}
	}
	own, other := m.rates[m.offers.at], best[0]
	if own.Offer == other.Offer {
		other = best[1]
	}
	target, ok := m.evaluation.Parity(&m.plan, own, other)
	if !ok {
		return text.Phrase{}
	}
	form := text.FormOf(m.evaluation.Offers[own.Offer].Quotes[own.Quote].Form).Object
	price := m.priceFor(own, target)
	if own.Offer == best[0].Offer {
		if price == "" {
			return text.Phrase{}
		}
		return text.StaysBest.With(price, form)
	}
	speed := m.speedFor(own, target)
	switch {
	case price != "" && speed != "":
		return text.WinsBelow.With(price, form, speed)
	case price != "":
		return text.WinsPrice.With(price, form)
	case speed != "":
		return text.WinsSpeed.With(speed)
	}
	return text.WinsNever.With()
}

// priceFor gives the price of an offer's form at which it costs at most so much; empty where none does, or each.
func (m Model) priceFor(r pricing.Rate, target unit.Money) string {
	form := m.evaluation.Offers[r.Offer].Quotes[r.Quote].Form
	key := pricePath(&m.plan, r.Offer, form)
	for _, in := range input.List(m.plan, r.Offer) {
		if in.Key != key {
			continue
		}
		axis, fine := in.Axis(m.plan, in.Bounds(m.plan))
		if fine == 0 {
			return ""
		}
		if v, ok := within(m.plan, r.Offer, form, target, pricing.Axis{Min: axis.Min, Max: axis.Max, Fine: fine, With: in.With}); ok {
			return in.Mark(m.language, v).String()
		}
	}
	return ""
}

// speedFor gives the speed from which on an offer's form costs at most so much: the work stays the same, it takes less time. Up to ten
// times slower or faster is looked at, and no speed that a plan may not have.
func (m Model) speedFor(r pricing.Rate, target unit.Money) string {
	own, fine := int64(m.plan.Offers[r.Offer].Speed), int64(unit.One)/100
	f, _ := m.plan.Field("offer." + strconv.Itoa(r.Offer) + ".speed")
	if own < 10*fine {
		fine = f.Min
	}
	form := m.evaluation.Offers[r.Offer].Quotes[r.Quote].Form
	least, most := max(own/10/fine*fine, f.Min), min(own*10, f.Max)
	axis := pricing.Axis{Min: least, Max: most, Fine: fine, With: func(p model.Plan, v int64) model.Plan {
		p = p.Clone()
		p.Offers[r.Offer].Speed = unit.Ratio(v)
		return p
	}}
	v, ok := within(m.plan, r.Offer, form, target, axis)
	if !ok {
		return ""
	}
	return unit.Ratio(v).String()
}

// within gives the value of an axis nearest to its other side at which a form costs at most the target; ok is false where the
// total does not pass it.
func within(p model.Plan, offer int, form string, target unit.Money, axis pricing.Axis) (v int64, ok bool) {
	crossings, err := pricing.Crossings(p, offer, form, target, axis)
	if err != nil || len(crossings) == 0 {
		return 0, false
	}
	return crossings[0].Within, true
}

// pricePath is where the price of a form of an offer stands in a plan.
func pricePath(p *model.Plan, offer int, form string) string {
	path := "offer." + strconv.Itoa(offer)
	if i := slices.IndexFunc(p.Offers[offer].Terms, func(t model.Term) bool { return t.Name == form }); i >= 0 {
		return path + ".term." + strconv.Itoa(i) + ".price"
	}
	return path + ".hourly"
}
