package statement

import "app/gpuplan/model/unit"

// few is an amount that a program wrote: n divided by a power of ten, where it fits 64 bits. It adds up faster than unit.Exact.
type few struct {
	n        int64
	decimals int
	fits     bool
}

// exact gives the amount with at least the cent as its denominator.
func (f few) exact() unit.Exact {
	const cent = 2
	n, decimals := f.n, f.decimals
	for decimals < cent && n < 1e15 && n > -1e15 {
		n, decimals = n*10, decimals+1
	}
	return unit.Quotient(n, tens[decimals])
}

// mostCost is the most that a row can cost, in any currency: sums of such rows fit money.
const mostCost = 100_000_000_000

// tooMuch reports whether an amount, as e and if it fits as f, is above that either way.
func (f few) tooMuch(e unit.Exact) bool {
	if f.fits {
		whole := f.n / tens[f.decimals]
		return whole >= mostCost || whole <= -mostCost
	}
	most := unit.Whole(mostCost)
	return e.Cmp(most) >= 0 || e.Cmp(most.Neg()) <= 0
}

// total adds up amounts, apart for each number of decimals as long as they fit.
type total struct {
	few  [mostDigits + 1]int64
	rest unit.Exact
}

// add takes an amount, as e and if it fits as f.
func (t *total) add(e unit.Exact, f few) {
	if !f.fits {
		t.rest = t.rest.Add(e)
		return
	}
	sum := &t.few[f.decimals]
	*sum += f.n // below 10^18 each: two fit
	if *sum > 1e18 || *sum < -1e18 {
		t.rest = t.rest.Add(few{*sum, f.decimals, true}.exact())
		*sum = 0
	}
}

// sum gives what was added up.
func (t *total) sum() unit.Exact {
	e := t.rest
	for decimals, n := range t.few {
		if n != 0 {
			e = e.Add(few{n, decimals, true}.exact())
		}
	}
	return e
}

// whole reads digits, as many as there are.
func whole(digits string) (e unit.Exact) {
	for len(digits) > 0 {
		part := digits[:min(len(digits), mostDigits)]
		digits = digits[len(part):]
		n := int64(0)
		for i := range len(part) {
			n = n*10 + int64(part[i]-'0')
		}
		e = e.Times(tens[len(part)]).Add(unit.Whole(n))
	}
	return e
}

// scale gives e times a power of ten.
func scale(e unit.Exact, power int) unit.Exact {
	for ; power > 0; power -= min(power, mostDigits) {
		e = e.Times(tens[min(power, mostDigits)])
	}
	for ; power < 0; power += min(-power, mostDigits) {
		e = e.Over(tens[min(-power, mostDigits)])
	}
	return e
}
