package tui

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

// sizePage is what page 5 remembers. None of it is in the plan until it is taken over.
type sizePage struct {
	ask     sizeAsk
	at      int // the focused input, an index into sizeInputs
	worked  sizeWorked
	runs    string        // with several tasks at once, as they were typed; empty: none
	scaling *vram.Scaling // of runs; nil where there are none
	asked   bool          // a person has said what the page is to be about, or has taken its answer
}

// sizeAsk is a model, what is done with it, and on what.
type sizeAsk struct {
	setup  vram.Setup
	card   string        // a card that is known, by its name; empty: that of the offer that is shown
	tokens int64         // of a round
	took   time.Duration // a round of one's own; 0: none was measured

	reached         vram.Range[int64] // of the peak, in percent
	peak, bandwidth int64             // of a card, as a person knows them: operations and bytes a second; 0: the card's own
}

// sizeWorked is what follows from an ask: all of it at once, since none of it is slow.
type sizeWorked struct {
	of      subject
	sized   report.Size
	need    vram.Need
	card    screen.SizeCard
	holds   []vram.Holding
	changes []vram.Change
	ticks   []model.Maybe[int64] // of each input the value at which it stops fitting the card
}

// What page 5 begins with: a model that many people know the size of, trained on a small set.
const (
	firstParams = 7_000_000_000
	firstTokens = 50_000_000
)

// newSize is the page as it starts, with the cards of the plan.
func newSize(p model.Plan) sizePage {
	s := sizePage{ask: sizeAsk{setup: vram.New(vram.OfSize(firstParams), vram.LoRA), tokens: firstTokens, reached: vram.UsualUtilization}}
	s.ask.setup.Cards = max(int64(p.Workload.GPUs), 1)
	return s
}

// sizeActs are what page 5 does.
var sizeActs = map[action.Action]func(Model) (Model, tea.Cmd){
	action.StepDown:   func(m Model) (Model, tea.Cmd) { return m.stepSize(stepNormal, -1) },
	action.StepUp:     func(m Model) (Model, tea.Cmd) { return m.stepSize(stepNormal, 1) },
	action.CoarseDown: func(m Model) (Model, tea.Cmd) { return m.stepSize(stepCoarse, -1) },
	action.CoarseUp:   func(m Model) (Model, tea.Cmd) { return m.stepSize(stepCoarse, 1) },
	action.FineDown:   func(m Model) (Model, tea.Cmd) { return m.stepSize(stepFine, -1) },
	action.FineUp:     func(m Model) (Model, tea.Cmd) { return m.stepSize(stepFine, 1) },
	action.Least:      func(m Model) (Model, tea.Cmd) { return m.sizeToEnd(0) },
	action.Greatest:   func(m Model) (Model, tea.Cmd) { return m.sizeToEnd(1) },
	action.Breakeven:  Model.sizeToTick,
	action.Reset:      Model.resetSize,
	action.Empty:      func(m Model) (Model, tea.Cmd) { return m.typeSize("") },
	action.Find: func(m Model) (Model, tea.Cmd) {
		m.size.at = 0
		return m.typeSize("")
	},
	action.Previous: func(m Model) (Model, tea.Cmd) { return m.moveSize(-1), nil },
	action.Next:     func(m Model) (Model, tea.Cmd) { return m.moveSize(1), nil },
	action.TakeOver: Model.takeSize,
	action.Explain:  Model.explainSize,
	action.Export:   Model.exportSize,
	action.Offer:    Model.nextOffer,
	action.Scale:    Model.typeRuns,
	action.Leave:    func(m Model) (Model, tea.Cmd) { return m.turn(planPage) },
}

// moveSize moves the focus by n rows, round the ends.
func (m Model) moveSize(n int) Model {
	shown := sizeShown(m.size.ask)
	m.size.at = shown[(slices.Index(shown, m.size.at)+n+len(shown))%len(shown)]
	return m
}

// resize works out what page 5 shows, where it is open and something has changed.
func (m Model) resize() Model {
	if now := m.subject(); m.page == sizeAt && (m.size.worked.of != now || m.size.worked.ticks == nil) {
		m.size.worked = m.workSize(now)
	}
	return m
}

func (m Model) workSize(now subject) sizeWorked {
	s, w := m.size.ask.setup, sizeWorked{of: now, need: m.size.ask.setup.Need()}
	w.sized = m.sizeReport()
	w.holds = s.Holdings(w.sized.Plan)
	w.card = m.sizeCard(w.holds)
	if w.card.Usable > 0 {
		w.card.Fit = w.need.On(w.card.Usable)
		w.changes = s.Changes(w.card.Usable)
	}
	w.ticks = make([]model.Maybe[int64], len(sizeInputs))
	for i, in := range sizeInputs {
		w.ticks[i] = in.tick(m.size.ask, w.card.Usable)
	}
	return w
}

// sizeCard is the card that the answer is about: the one that was chosen, else that of the offer that is shown.
func (m Model) sizeCard(holds []vram.Holding) screen.SizeCard {
	if m.size.ask.card != "" {
		c, _ := vram.LookupCard(m.size.ask.card, 0) // it is chosen among those that are known
		return screen.SizeCard{Name: c.Name, Label: c.Memory, Usable: c.Gives()}
	}
	if m.offer >= len(holds) {
		return screen.SizeCard{}
	}
	h, o := holds[m.offer], m.plan.Offers[m.offer]
	c := screen.SizeCard{Name: o.Name, Label: o.VRAM, Usable: h.Usable}
	if h.Card.Name != "" {
		c.Name = h.Card.Name
	}
	if c.Label == 0 {
		c.Label = h.Card.Memory
	}
	return c
}

// sizeReport is the setup with the time of a round, and the plan with both taken over; the plan as it is where it cannot be.
func (m Model) sizeReport() report.Size {
	ask := m.size.ask
	s := report.Size{Setup: ask.setup, Scaling: m.size.scaling, Runs: m.size.runs, Report: report.Report{Plan: m.plan.Clone(), Evaluation: m.evaluation, Lang: m.language}}
	if ask.card != "" {
		s.Card, _ = vram.LookupCard(ask.card, 0)
	} else if m.offer < len(m.plan.Offers) {
		s.Card = ask.setup.Holdings(m.plan)[m.offer].Card
	}
	s.On, s.OnSpeed = vram.Reference(m.plan, s.Card)
	s.Speed = ask.speed(s.On.Speed(s.Setup))
	s.Time, _ = s.Setup.Time(ask.tokens, s.Speed)
	taken := s.Plan.Clone()
	if vram.Take(&taken, s.Setup, s.Time.OfSpeed(s.OnSpeed)) == nil {
		s.Plan = taken
	}
	return s
}

// speed is that of a card, with what a person knows better.
func (a sizeAsk) speed(v vram.Speed) vram.Speed {
	v.Utilization, v.Measured.Took = a.reached, a.took
	v.Peak, v.Bandwidth = cmp.Or(a.peak, v.Peak), cmp.Or(a.bandwidth, v.Bandwidth)
	return v
}

// studySize finds out what the output costs on each offer, and a round on the one that is shown, at best and at worst.
func (m Model) studySize() findings {
	s := m.sizeReport()
	e, err := pricing.Evaluate(s.Plan)
	if err != nil {
		return findings{}
	}
	s.Evaluation = e
	priced := screen.SizePriced{Offers: s.SizeOffers()}
	round := s.Time.OfSpeed(s.OnSpeed).Round
	for i, d := range []time.Duration{round.Low, round.Likely, round.High} {
		priced.Rounds[i] = m.roundCost(s.Setup, d)
	}
	return findings{priced: priced}
}

// roundCost is what a task of a length costs on the offer that is shown, in its cheapest form.
func (m Model) roundCost(s vram.Setup, d time.Duration) model.Maybe[unit.Money] {
	p := m.plan.Clone()
	exact := vram.Time{Round: vram.Range[time.Duration]{Low: d, Likely: d, High: d}}
	if d == 0 || vram.Take(&p, s, exact) != nil || m.offer >= len(p.Offers) {
		return model.Maybe[unit.Money]{}
	}
	e, err := pricing.EvaluateOne(p, m.offer)
	if err != nil || e.Offers[m.offer].Verdict.Quote < 0 {
		return model.Maybe[unit.Money]{}
	}
	q := e.Offers[m.offer].Quotes[e.Offers[m.offer].Verdict.Quote]
	f, ok := pricing.PerTask.Factor(&p, &q, e.Currency)
	if !ok {
		return model.Maybe[unit.Money]{}
	}
	cost, err := f.Money(q.Total)
	return model.Maybe[unit.Money]{Value: cost, Given: err == nil}
}

// takeSize takes the time of a round and its cards into the plan, as one step of undo.
func (m Model) takeSize() (Model, tea.Cmd) {
	s := m.sizeReport()
	if s.Time.Round.Likely == 0 {
		m.answer = text.AnswerTookNothing.With()
		return m, nil
	}
	m.size.asked = true
	p, t := m.plan.Clone(), s.Time.OfSpeed(s.OnSpeed)
	if fault := vram.Take(&p, s.Setup, t); fault != nil {
		m.fault = text.FaultOf.With(text.TaskHours.Label, fault.Wrong(), fault.Want)
		return m, nil
	}
	named := m.nameCard(&p)
	if !named && p.Workload.GPUs == m.plan.Workload.GPUs && p.Get("workload.task_hours") == m.plan.Get("workload.task_hours") {
		m.answer = text.AnswerTookSame.With()
		return m, nil
	}
	m, cmd := m.change(p)
	if m.fault.Word == (text.Word{}) {
		m.answer = m.tookOver(t, s.Setup.Cards)
	}
	return m, cmd
}

// tookOver says what the plan has now; where its prices are not there yet, what comes next.
func (m Model) tookOver(t vram.Time, cards int64) text.Phrase {
	said := text.AnswerTook
	if m.offer < len(m.evaluation.Offers) && m.evaluation.Offers[m.offer].Verdict.Quote < 0 {
		said = text.AnswerTookFirst
	}
	return said.With(t.Written(), text.Cards.Of(int(cards)))
}

// nameCard gives the offer that is shown the card that was chosen, where it says of no card or memory yet, and tells whether it did.
func (m Model) nameCard(p *model.Plan) bool {
	card := m.size.ask.card
	if card == "" || m.offer >= len(p.Offers) || p.Offers[m.offer].Card != "" || p.Offers[m.offer].VRAM > 0 {
		return false
	}
	return p.Set(fmt.Sprintf("offer.%d.card", m.offer), model.Typed, card) == nil
}

// showSize is page 5 as the screen needs it.
func (m Model) showSize() screen.Size {
	w := m.size.worked
	s := screen.Size{Sized: w.sized, Need: w.need, Card: w.card, Holdings: w.holds, Changes: w.changes}
	if f, ok := m.known(); ok {
		s.Priced = f.priced
	}
	return s
}

// sizeAgain is the command that shows page 5; nil where no command shows the plan, save where there is no file to name.
func (m Model) sizeAgain() []string {
	var plan []string
	if m.file != "" {
		if plan = report.Again(m.file, &m.saved, &m.plan, pricing.PerPlan, "", m.language); plan == nil {
			return nil
		}
	}
	s := m.sizeReport()
	return report.SizeAgain(plan, &s, m.language)
}

// askSize makes another ask that of the page; one that is not possible is told.
func (m Model) askSize(next sizeAsk) (Model, tea.Cmd) {
	var faults model.Faults
	if err := next.setup.Check(); errors.As(err, &faults) {
		m.fault = text.FaultOf.With(sizeInputs[m.size.at].words.Label, faults[0].Wrong(), faults[0].Want)
		return m, nil
	}
	m.size.ask, m.size.asked = next, true
	return m, nil
}

// stepSize moves the focused input. What makes no difference is not moved, and what is not known is asked for.
func (m Model) stepSize(size input.Step, direction int) (Model, tea.Cmd) {
	in, ask := sizeInputs[m.size.at], m.size.ask
	if in.get(ask) == 0 && in.options == nil {
		return m.typeSize("")
	}
	return m.askSize(in.set(ask, in.next(ask, size, direction)))
}

// sizeToEnd moves the focused input to an end of its track: 0 or 1.
func (m Model) sizeToEnd(at float64) (Model, tea.Cmd) {
	in := sizeInputs[m.size.at]
	if in.options == nil && in.high == 0 {
		return m, nil
	}
	return m.askSize(in.set(m.size.ask, in.place(m.size.ask, at)))
}

// sizeToTick moves the focused input to the last value that fits the card.
func (m Model) sizeToTick() (Model, tea.Cmd) {
	tick := m.size.worked.ticks[m.size.at]
	if !tick.Given {
		m.answer = text.AnswerNoTick.With()
		return m, nil
	}
	return m.askSize(sizeInputs[m.size.at].set(m.size.ask, tick.Value))
}

// resetSize gives the focused input its first value.
func (m Model) resetSize() (Model, tea.Cmd) {
	in, first := sizeInputs[m.size.at], newSize(m.plan).ask
	next := in.set(m.size.ask, in.get(first))
	if in.spread != nil {
		next.reached = first.reached
	}
	return m.askSize(next)
}
