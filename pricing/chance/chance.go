// Package chance tells what follows from a plan whose values are not known for certain: ranges in place of numbers (costmodel
// §9) and interruptions (costmodel §6). It asks package pricing what each case costs and has no formula of its own for a bill.
// It reads no clock: the same plan and seed give the same result.
package chance

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Result is what the ranges of a plan make of the forms of one offer. A range is one level that is not known, the same on all
// days of the plan: noise from day to day averages out over a plan, the level does not (formulas.md §3).
type Result struct {
	Inputs []Input  // the ranges that concern the offer, in the order of their paths
	Forms  []Spread // in the order of the evaluation's quotes
	Seed   int64    // what the draws began with
	Draws  int      // cases that were asked

	// Exact: there is one range, and the probabilities come from its distribution, not from draws. The seed makes no difference.
	Exact bool
	// Knowing is the expected value of knowing the ranges' values before choosing a form (EVPI): what the form that is cheapest on
	// average costs on average, less the average of the cheapest form in each case. It is not known where there is no such form.
	Knowing model.Maybe[unit.Money]
}

// Spread is what one form may cost. Amounts that are not given are endless: interruptions make the form hopeless there.
type Spread struct {
	Form  string
	Known bool // the form's total is known in every case; all else is 0 where it is not

	P10, P50, P90 model.Maybe[unit.Money] // the total stays within these in 10, 50, 90 of 100 cases
	Mean          model.Maybe[unit.Money] // rounded to the minor unit; not given where any case is hopeless

	Wins     float64 // probability, 0 to 1, that the form is the cheapest of those known; ties as in the ladder
	Over     float64 // probability of passing the plan's budget.plan_cap; 0 where there is none
	Hopeless float64 // probability that interruptions make the form hopeless (costmodel §6)
	Error    float64 // standard error of Wins; 0 where it is exact

	Density Density // of the totals
}

// Of gives what the plan's ranges make of an offer. The plan is a valid one and has that offer; ok is false where no range of
// the plan concerns it.
func Of(p model.Plan, offer int, seed int64) (r Result, ok bool) {
	list := inputsOf(p, ofOffer(offer))
	if len(list) == 0 {
		return Result{}, false
	}
	c := newCases(p, offer, list)
	r = Result{Inputs: list, Seed: seed, Exact: len(list) == 1}
	if r.Exact {
		c.slice()
	} else {
		c.draw(seed)
	}
	r.Draws, r.Forms, r.Knowing = len(c.answers), c.spreads(), c.knowing()
	if r.Exact {
		c.sharpen(r.Forms)
	}
	return r, true
}

// inputsOf lists the ranges of a plan whose paths concern something.
func inputsOf(p model.Plan, concerns func(path string) bool) []Input {
	var list []Input
	for _, r := range p.Ranges {
		f, found := p.Field(r.Path)
		if n := f.Number(); found && n != nil && concerns(r.Path) {
			list = append(list, inputOf(r, n.Int()))
		}
	}
	return list
}

// ofOffer tells which paths concern an offer: all but those of the other offers, and of a card of one's own.
func ofOffer(offer int) func(path string) bool {
	return func(path string) bool {
		return strings.HasPrefix(path, pathOf(offer)) || rented(path) && !strings.HasPrefix(path, "offer.")
	}
}

// rented tells whether a path concerns any offer: all do but those of a card of one's own.
func rented(path string) bool { return !strings.HasPrefix(path, "own.") }

// pathOf is where the values of an offer stand in the plan.
func pathOf(offer int) string { return "offer." + strconv.Itoa(offer) + "." }

// UsualSeed is what draws begin with where nobody says.
const UsualSeed = 1

// Uncertain tells whether a plan holds a range, or an offer that is interrupted: else its outlooks are empty.
func Uncertain(p model.Plan) bool {
	return len(p.Ranges) > 0 || slices.ContainsFunc(p.Offers, func(o model.Offer) bool { return o.Interruptions > 0 })
}

// Outlook is what is not certain about one offer.
type Outlook struct {
	Ranges       *Result       // nil: no range concerns it
	Interruption *Interruption // nil: nothing interrupts it
	Standing     *Standing     // nil: no value is a range, or it is the only offer
}

// Outlooks gives the outlook of every offer of a plan, which is a valid one.
func Outlooks(p model.Plan, seed int64) []Outlook {
	list := make([]Outlook, len(p.Offers))
	standings := Standings(p, seed)
	for i := range standings {
		list[i].Standing = &standings[i]
	}
	for i := range list {
		if r, ok := Of(p, i, seed); ok {
			list[i].Ranges = &r
		}
		if taken, ok := Interrupted(p, i); ok {
			list[i].Interruption = &taken
		}
	}
	return list
}

// Favourite gives the form that is the cheapest in most cases; nil where no form ever is.
func (r *Result) Favourite() (s *Spread) {
	for i := range r.Forms {
		if each := &r.Forms[i]; each.Wins > 0 && (s == nil || each.Wins > s.Wins) {
			s = each
		}
	}
	return s
}

// Known counts the forms whose total is known in every case.
func (r *Result) Known() int {
	known := 0
	for i := range r.Forms {
		if r.Forms[i].Known {
			known++
		}
	}
	return known
}

// Hundredths gives a probability as so many of 100 cases, rounded; it is 100 only where it is certain.
func Hundredths(p float64) int {
	if n := int(math.Round(100 * p)); n < 100 || p >= 1 {
		return n
	}
	return 99
}
