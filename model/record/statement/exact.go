package statement

import "app/gpuplan/model/unit"

// amount gives n divided by a power of ten, with at least the cent as its denominator, so that amounts add up fast.
func amount(n int64, decimals int) unit.Exact {
	const cent = 2
	for decimals < cent && n < 1e15 && n > -1e15 {
		n, decimals = n*10, decimals+1
	}
	return unit.Fraction([]int64{n}, []int64{tens[decimals]})
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
