package reconcile

import (
	"math"
	"slices"
	"time"
)

// cover is the time of a boot that rows of about one price were charged for: rows that follow one another become one span, so it
// stays small. Rows of other prices at the same time (a card, its memory, a licence) are charges of their own.
type cover struct {
	rate  float64 // for an hour
	spans []span
}

type span struct{ from, to time.Time }

// mostCovers is how many prices at once are told apart in a boot.
const mostCovers = 8

// charge notes a row of a boot. Beside is true where another row of about its price is for the same time, as one row for each card
// is, and twice where there are already as many as may be. A cent is what rounding may make of the cost.
func (a *account) charge(from, to time.Time, cost, cent float64, most int) (beside, twice bool) {
	length := to.Sub(from)
	if length <= 0 {
		return false, false
	}
	for i := range a.covers {
		c := &a.covers[i]
		if math.Abs(c.rate*length.Hours()-cost) > cent+0.02*cost {
			continue
		}
		if shared := c.shared(from, to); shared <= length/2 || shared <= Clock && shared < length {
			c.add(from, to)
			return beside, false
		}
		beside = true
		if most--; most < 1 {
			return true, true
		}
	}
	if len(a.covers) < mostCovers {
		a.covers = append(a.covers, cover{rate: cost / length.Hours(), spans: []span{{from, to}}})
	}
	return beside, false
}

// shared is the time between two moments that is covered.
func (c *cover) shared(from, to time.Time) time.Duration {
	var sum time.Duration
	for i := len(c.spans) - 1; i >= 0 && c.spans[i].to.After(from); i-- {
		sum += overlap(from, to, c.spans[i].from, c.spans[i].to)
	}
	return sum
}

// add covers a span; those that touch within a minute become one. Spans stay in order.
func (c *cover) add(from, to time.Time) {
	i := len(c.spans)
	if last := i - 1; i > 0 && !from.Before(c.spans[last].from) && from.Sub(c.spans[last].to) <= time.Minute { // it goes on from the last one
		c.spans[last].to = later(c.spans[last].to, to)
		return
	}
	for i > 0 && c.spans[i-1].from.After(from) {
		i--
	}
	c.spans = slices.Insert(c.spans, i, span{from, to})
	at := max(0, i-1)
	for at+1 < len(c.spans) && at <= i {
		if c.spans[at+1].from.Sub(c.spans[at].to) > time.Minute {
			at++
			continue
		}
		c.spans[at].to = later(c.spans[at].to, c.spans[at+1].to)
		c.spans = slices.Delete(c.spans, at+1, at+2)
	}
}

// covered is the time between two moments that any row of the boot was charged for.
func (a *account) covered(from, to time.Time) time.Duration {
	var most time.Duration
	for i := range a.covers {
		most = max(most, a.covers[i].shared(from, to))
	}
	return most
}
