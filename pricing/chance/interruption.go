package chance

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Interruption is what being taken away makes of an offer's hourly form (costmodel §6, formulas.md §4). Times are per instance.
type Interruption struct {
	Clean    float64       // chance that an ordinary session is not interrupted, 0 to 1
	Session  time.Duration // useful time of an ordinary session
	Expected time.Duration // what that takes on average; the greatest number where nothing holds it
	Hopeless bool          // a session takes over ten times its useful time: the form is refused

	Now, Calm Case // as the plan has it; as it would be if nothing interrupted it and nothing were saved

	// BestEvery is the best time between checkpoints, with what the plan then costs. It is 0 where it is best to save nothing, or
	// the plan does not say what a checkpoint takes.
	BestEvery time.Duration
	Best      Case

	// Ratio is the part of the price of a form without interruptions that an hour may cost at most to be worth it: billed time
	// without interruptions ÷ with them. 0 where the form is hopeless or nothing is billed.
	Ratio float64

	// Rival is the cheapest form of the plan's offers that nothing takes away; its Form is empty where none is known. Flip is
	// the rate from which on it wins: interruptions per hour. It is not given where it wins at any rate or at none.
	Rival Rival
	Flip  model.Maybe[unit.Ratio]
}

// Case is what the hourly form comes to.
type Case struct {
	On       time.Duration           // expected time on over the plan
	Total    model.Maybe[unit.Money] // not given where it is not known, or the form is hopeless
	Hopeless bool                    // a session takes over ten times its useful time
}

// Rival is a form that another is compared with.
type Rival struct {
	Offer int // index into the plan's offers
	Form  string
	Total unit.Money
}

// Interrupted gives what interruptions make of an offer. The plan is a valid one and has that offer; ok is false where the offer
// has no hourly form, or it is not interrupted.
func Interrupted(p model.Plan, offer int) (i Interruption, ok bool) {
	if o := &p.Offers[offer]; o.Interruptions == 0 || o.Hourly.IsLeftOut() {
		return Interruption{}, false
	}
	q := hourly(p, offer)
	i = Interruption{Clean: q.Clean, Session: q.Session, Expected: q.Expected, Hopeless: q.Hopeless, Now: caseOf(q)}
	calm := hourly(with(p, offer, func(o *model.Offer) { o.Interruptions, o.CheckpointEvery = 0, 0 }), offer)
	i.Calm = caseOf(calm)
	if q.Billed > 0 && !q.Hopeless {
		i.Ratio = float64(calm.Billed) / float64(q.Billed)
	}
	if q.BestTau > 0 && p.Offers[offer].CheckpointCost > 0 {
		i.BestEvery = q.BestTau
		i.Best = caseOf(hourly(with(p, offer, func(o *model.Offer) { o.CheckpointEvery = q.BestTau }), offer))
	}
	i.Rival = steady(p)
	i.Flip = flip(p, offer, i.Rival)
	return i, true
}

// Pays tells whether the form, as it is interrupted now, costs no more than its rival; known is false where that is not known.
func (i *Interruption) Pays() (pays, known bool) {
	switch {
	case i.Rival.Form == "":
		return false, false
	case i.Hopeless:
		return false, true
	}
	return i.Now.Total.Value <= i.Rival.Total, i.Now.Total.Given
}

// hourly gives the bill of an offer's hourly form, which it has.
func hourly(p model.Plan, offer int) pricing.Quote {
	quotes, _ := pricing.Quotes(p, offer)
	return quotes[0]
}

func caseOf(q pricing.Quote) Case {
	c := Case{On: q.On, Hopeless: q.Hopeless}
	if q.Complete {
		c.Total = model.Given(q.Total)
	}
	return c
}

// with gives a plan like p with an offer changed.
func with(p model.Plan, offer int, change func(*model.Offer)) model.Plan {
	p = p.Clone()
	change(&p.Offers[offer])
	return p
}

// steady finds the cheapest complete form that is not interrupted: of the terms, and of hourly forms at no interruptions.
func steady(p model.Plan) (best Rival) {
	for i := range p.Offers {
		for _, t := range pricing.Totals(p, i) {
			taken := t.Form == model.HourlyForm && p.Offers[i].Interruptions > 0
			if t.Complete && !taken && (best.Form == "" || t.Total < best.Total) {
				best = Rival{i, t.Form, t.Total}
			}
		}
	}
	return best
}

// fine is how exactly the rate is found at which a rival wins: a millionth of an interruption per hour.
const fine = unit.One / 1_000_000

// flip finds the interruptions per hour from which on the rival costs less.
func flip(p model.Plan, offer int, rival Rival) (rate model.Maybe[unit.Ratio]) {
	f, ok := p.Field(pathOf(offer) + "interruptions_per_hour")
	if rival.Form == "" || !ok {
		return rate
	}
	at, err := pricing.Crossings(p, offer, model.HourlyForm, rival.Total, pricing.Axis{
		Min: f.Min, Max: f.Max, Fine: int64(fine),
		With: func(p model.Plan, v int64) model.Plan {
			return with(p, offer, func(o *model.Offer) { o.Interruptions = unit.Ratio(v) })
		},
	})
	if err != nil || len(at) == 0 {
		return rate
	}
	return model.Given(unit.Ratio(at[0].Beyond))
}
