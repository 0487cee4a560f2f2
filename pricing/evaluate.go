package pricing

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Evaluate works out everything that follows from a plan. It fails only if p.Validate does, with that error.
func Evaluate(p model.Plan) (Evaluation, error) {
	return evaluate(p, func(int) bool { return true })
}

// EvaluateOne works out everything that follows from one offer of a plan, which may be one that it does not have, and of the
// others their quotes and verdicts alone: Mix, Waste, Curves, Breakeven and Ladder take most of the time, and are nil there.
// It fails as Evaluate does.
func EvaluateOne(p model.Plan, offer int) (Evaluation, error) {
	return evaluate(p, func(i int) bool { return i == offer })
}

// evaluate works out the offers that are asked for whole, and the quotes and verdicts of the others.
func evaluate(p model.Plan, whole func(offer int) bool) (Evaluation, error) {
	if err := p.Validate(); err != nil {
		return Evaluation{}, err
	}
	currency, err := unit.LookupCurrency(p.Currency)
	if err != nil {
		return Evaluation{}, err
	}
	e := Evaluation{Currency: currency, Offers: make([]Offer, len(p.Offers))}
	for i := range p.Offers {
		var a asker
		a.read(p, i, currency.Step())
		e.Offers[i] = a.offer(whole(i))
		e.Warnings = append(e.Warnings, a.warnings(e.Offers[i])...)
	}
	e.Best = best(e.Offers)
	return e, nil
}

// asker asks the rules about one offer, as often as needed, and makes nothing anew for it.
type asker struct {
	contract contract
	forms    []form
	deal     deal
	bill     bill

	plain    use  // sessions without interruptions
	byHour   use  // sessions of the hourly form
	hopeless bool // interruptions make byHour endless
}

// read takes an offer of a plan.
func (a *asker) read(p model.Plan, offer int, step unit.Money) {
	a.contract.read(p, offer, step)
	a.forms = a.contract.forms(a.forms)
}

// run plans the sessions where the task runs for h on an active day.
func (a *asker) run(h time.Duration) {
	a.contract.sessions(h, &a.plain)
	a.byHour = a.plain
	a.hopeless = a.contract.interrupted(&a.byHour)
}

// ask puts what a form costs on the bill. A hopeless form is shown without reruns (costmodel §6).
func (a *asker) ask(f form, detail bool) *bill {
	a.deal = deal{contract: &a.contract, form: f, use: &a.plain}
	if f.term == nil {
		a.deal.hopeless = a.hopeless
		if !a.hopeless {
			a.deal.use = &a.byHour
		}
	}
	a.bill.detail = detail
	a.bill.ask(&a.deal)
	return &a.bill
}

// offer gives what follows from the offer: all of it, or its quotes and verdict.
func (a *asker) offer(whole bool) Offer {
	o := Offer{Name: a.contract.offer.Name}
	a.run(a.contract.plan.Workload.HoursPerDay)
	o.Quotes, o.Verdict = a.quotes()
	if !whole {
		return o
	}
	o.Mix = a.mix(o.Quotes)
	o.Waste = a.waste()
	curves, boots := a.curves()
	o.Curves, o.Breakeven, o.Ladder = curves, a.breakeven(o.Quotes, curves, boots), ladder(curves, a.forms)
	return o
}

// quotes makes the bill of each form with the sessions that were run, and finds the verdict.
func (a *asker) quotes() ([]Quote, Verdict) {
	var list []Quote
	for _, f := range a.forms {
		list = append(list, a.quote(f))
	}
	return list, verdict(list, a.forms)
}

// quote makes the bill of one form, with all that belongs beside it.
func (a *asker) quote(f form) Quote {
	b, d := a.ask(f, true), &a.deal
	q := Quote{
		Form: f.name(), Charges: b.charges, Total: b.total, Complete: b.complete, Hopeless: d.hopeless, LeftOut: f.leftOut(),
		Parts: make(map[string]unit.Money, len(Parts)),
		Boots: int(d.use.boots), On: d.use.on, Useful: d.use.sum(usefulOf),
		AlwaysOn: d.use.alwaysOn, TaskTime: a.contract.task,
	}
	for p, m := range b.parts {
		q.Parts[Parts[p]] = m
	}
	if f.term == nil {
		q.Billed, _ = d.billed()
	} else {
		q.Billed = d.termTime()
	}
	q.Tasks = float64(a.contract.instances) * float64(q.Useful) / float64(q.TaskTime)
	a.chance(&q, f)
	q.TotalLow, q.HasLow = a.low(f)
	return q
}

func usefulOf(s *session) time.Duration { return s.useful }

// chance tells how interruptions bear on a form: only on the hourly one.
func (a *asker) chance(q *Quote, f form) {
	s := a.ordinary()
	q.Clean, q.Session, q.Expected = 1, s.useful, s.useful
	if f.term != nil || a.plain.kinds == 0 {
		return
	}
	i := interruptionOf(a.contract.offer)
	q.Clean, q.BestTau = i.clean(s.useful), i.bestTau(s.useful)
	q.Expected = fromHours(i.session(s.useful, a.contract.restart(&s).Hours()))
}

// ordinary gives the ordinary session: the longest, not one that is cut short by the end of a day or plan.
func (a *asker) ordinary() (longest session) {
	for i := range a.plain.all() {
		if s := a.plain.stretches[i].sessions[0]; s.useful > longest.useful {
			longest = s
		}
	}
	return longest
}

// low gives the total without billed boots where it is not known whether they are (costmodel §3).
func (a *asker) low(f form) (unit.Money, bool) {
	if a.contract.offer.BootBilled != model.Unknown || !f.paysTime() || f.term == nil && a.contract.offer.BilledWhenStopped {
		return 0, false
	}
	f.meter.boot = false
	return a.ask(f, false).total, true
}
