package chance

import (
	"app/gpuplan/model"
	"app/gpuplan/pricing"
)

// Standing is how an offer stands among all offers of a plan, each taken in the form that is its cheapest in the case.
type Standing struct {
	Known bool    // a form of the offer is known in every case; all else is 0 where none is
	Wins  float64 // probability, 0 to 1, that no other offer costs less; of equals the first of the plan wins
	Error float64 // standard error of Wins
}

// Standings gives the standing of each offer over the plan's ranges, from draws that are the same for all of them: where hours
// are many, they are so for each. It is nil where no range concerns any offer, or there is no choice. The plan is a valid one.
func Standings(p model.Plan, seed int64) []Standing {
	inputs := inputsOf(p, rented)
	if len(inputs) == 0 || len(p.Offers) < 2 {
		return nil
	}
	c := newContest(p, inputs)
	winners := c.winners(seed)
	list := make([]Standing, len(p.Offers))
	for offer := range list {
		s := &list[offer]
		s.Wins, s.Error = share(len(winners), shifts, func(i int) bool { return winners[i] == offer })
		for form := range c.asks[offer].Reckon(c.plan) {
			s.Known = s.Known || !c.asks[offer].Dropped(form)
		}
	}
	return list
}

// contest asks what all offers cost in one case after the other.
type contest struct {
	inputs  []Input
	plan    model.Plan     // the case that is asked about
	numbers []model.Number // places of the inputs in plan
	asks    []*pricing.Reckoner
}

func newContest(p model.Plan, inputs []Input) *contest {
	c := &contest{inputs: inputs, plan: p.Clone(), numbers: make([]model.Number, len(inputs))}
	for i, in := range inputs {
		f, _ := c.plan.Field(in.Path)
		c.numbers[i] = f.Number()
	}
	for offer := range p.Offers {
		c.asks = append(c.asks, pricing.NewReckoner(p, offer))
	}
	return c
}

// Many offers are asked about fewer cases, so that a plan of thousands does not take minutes.
const (
	fewOffers   = 16
	leastPoints = 32 // of one shift
)

// winners gives the cheapest offer of each draw, -1 where there is none. It begins anew where a form turns out to be unknown.
func (c *contest) winners(seed int64) []int {
	each := min(points, max(points*fewOffers/len(c.asks), leastPoints))
	list, values := make([]int, shifts*each), make([]int64, len(c.inputs))
	for drops := -1; drops != c.drops(); {
		drops = c.drops()
		next := draws(c.inputs, each, seed)
		for i := range list {
			next(values)
			list[i] = c.winner(values)
		}
	}
	return list
}

// winner gives the cheapest offer where the inputs have those values.
func (c *contest) winner(values []int64) int {
	for i, v := range values {
		c.numbers[i].SetInt(v)
	}
	best, least := -1, endless
	for offer, ask := range c.asks {
		totals := ask.Reckon(c.plan)
		if form := ask.Cheapest(); form >= 0 && totals[form].Total < least {
			best, least = offer, totals[form].Total
		}
	}
	return best
}

// drops counts the forms that are left out.
func (c *contest) drops() int {
	n := 0
	for _, ask := range c.asks {
		n += ask.Drops()
	}
	return n
}
