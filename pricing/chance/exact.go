package chance

// parts is into how many equally probable parts one range is cut; each stands for its middle. The 10, 50 and 90 % points are
// such middles, so a bill that rises with its input has there the bill of the input's own quantile (formulas.md §3).
const parts = 4095

// slice asks about the middles of equally probable parts of the one range.
func (c *cases) slice() {
	c.collect(parts, func() func([]int64) {
		i := 0
		return func(values []int64) {
			values[0] = c.middle(i)
			i++
		}
	})
}

// middle gives the value in the middle of a part.
func (c *cases) middle(part int) int64 { return c.inputs[0].at((float64(part) + 0.5) / parts) }

// sharpen replaces counted probabilities by those that the one range's distribution gives to the spans of values.
func (c *cases) sharpen(forms []Spread) {
	for i := range forms {
		if s := &forms[i]; s.Known {
			s.Wins = c.mass(func(a *answer) bool { return a.winner == i })
			s.Over = c.mass(func(a *answer) bool { return a.over(i) })
			s.Hopeless = c.mass(func(a *answer) bool { return a.hopeless(i) })
		}
	}
}

// mass gives the probability that something is so: it finds each value at which that changes, by asking again between two parts
// where it does. A span of values that lies between two middles whole is missed; it is less probable than one part.
func (c *cases) mass(so func(*answer) bool) float64 {
	total, below := 0.0, 0.0 // below is the probability of all values before the last change
	for i := 1; i < len(c.answers); i++ {
		was := so(&c.answers[i-1])
		if was == so(&c.answers[i]) {
			continue
		}
		p := c.inputs[0].Below(c.edge(c.middle(i-1), c.middle(i), was, so) - 1)
		if was {
			total += p - below
		}
		below = p
	}
	if so(&c.answers[len(c.answers)-1]) {
		total += 1 - below
	}
	return min(max(total, 0), 1) // differences of doubles may pass the ends
}

// edge gives the first value after low at which something is not as it was there; at high it is not.
func (c *cases) edge(low, high int64, was bool, so func(*answer) bool) int64 {
	for high-low > 1 {
		middle := low + (high-low)/2
		if a := c.at(middle); so(&a) == was {
			low = middle
		} else {
			high = middle
		}
	}
	return high
}
