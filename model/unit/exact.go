package unit

import (
	"cmp"
	"math/big"
)

// Exact is an amount before rounding: a fraction of whole numbers, of any
// size, without loss. Numbers up to 128 bits are held in place, larger ones by
// math/big. The zero value is 0. Compare with [Exact.Cmp], not with ==: one
// amount has many fractions.
type Exact struct {
	neg bool
	num wide
	den wide     // 0 stands for 1
	rat *big.Rat // the amount when it does not fit above; never written to
}

// Fraction returns the product of num over the product of den. An empty
// product is 1. It panics when a factor of den is 0.
func Fraction(num, den []int64) Exact {
	e, ok := fraction(num, den)
	if !ok {
		return fractionRat(num, den)
	}
	return e
}

// Whole returns n as an exact amount.
func Whole(n int64) Exact {
	return Exact{neg: n < 0, num: wide{0, magnitude(n)}}
}

// Quotient returns n ÷ d. It panics when d is 0.
func Quotient(n, d int64) Exact {
	if d == 0 {
		panic("unit: division by zero")
	}
	return Exact{neg: n != 0 && (n < 0) != (d < 0), num: wide{0, magnitude(n)}, den: wide{0, magnitude(d)}}
}

func fraction(num, den []int64) (Exact, bool) {
	top, topNeg, topOK := product(num)
	bottom, bottomNeg, bottomOK := product(den)
	if bottom.isZero() && bottomOK {
		panic("unit: fraction over zero")
	}
	e := Exact{neg: topNeg != bottomNeg && !top.isZero(), num: top, den: bottom}
	return e, topOK && bottomOK
}

func product(factors []int64) (p wide, neg, ok bool) {
	p, ok = wide{0, 1}, true
	for _, f := range factors {
		var fits bool
		p, fits = p.times(magnitude(f))
		neg, ok = neg != (f < 0), ok && fits
	}
	return p, neg, ok
}

func fractionRat(num, den []int64) Exact {
	return fromRat(new(big.Rat).SetFrac(productBig(num), productBig(den)))
}

func productBig(factors []int64) *big.Int {
	p := big.NewInt(1)
	for _, f := range factors {
		p.Mul(p, big.NewInt(f))
	}
	return p
}

// Add returns e + o.
func (e Exact) Add(o Exact) Exact {
	e.Gather(&o)
	return e
}

// Gather adds o to e, as e = e.Add(o) does, and copies neither: for sums over
// very many amounts.
func (e *Exact) Gather(o *Exact) {
	if e.rat == nil && o.rat == nil {
		if sum, ok := e.num.add(o.num); ok && e.den == o.den && e.neg == o.neg { // as in sums, mostly
			e.num = sum
			return
		}
		if e.addWide(o) {
			return
		}
	}
	*e = fromRat(new(big.Rat).Add(e.asRat(), o.asRat()))
}

// Sub returns e − o.
func (e Exact) Sub(o Exact) Exact { return e.Add(o.Neg()) }

// Neg returns −e.
func (e Exact) Neg() Exact {
	if e.rat != nil {
		return Exact{rat: new(big.Rat).Neg(e.rat)}
	}
	e.neg = !e.neg && !e.num.isZero()
	return e
}

// addWide adds o to e; false, and e as it was, where that takes more than 128 bits.
func (e *Exact) addWide(o *Exact) bool {
	a, b := e.denominator(), o.denominator()
	switch {
	case o.num.isZero():
		return true
	case e.num.isZero():
		*e = *o
		return true
	case a == b:
		return e.addSigned(e.num, o.neg, o.num, a)
	case a.hi|b.hi == 0 && a.lo%b.lo == 0: // as for a sum and what is added to it, mostly
		y, ok := o.num.times(a.lo / b.lo)
		return ok && e.addSigned(e.num, o.neg, y, a)
	}
	g := gcd(a, b)
	a, _ = a.quoRem(g)
	den, ok := a.mul(b)
	b, _ = b.quoRem(g)
	x, okx := e.num.mul(b)
	y, oky := o.num.mul(a)
	return ok && okx && oky && e.addSigned(x, o.neg, y, den)
}

// addSigned makes e the sum of x, of its own sign, and y over den.
func (e *Exact) addSigned(x wide, yneg bool, y, den wide) bool {
	var sum wide
	ok := true
	switch {
	case e.neg == yneg:
		sum, ok = x.add(y)
	case x == y:
		*e = Exact{}
		return true
	case x.cmp(y) > 0:
		sum = x.sub(y)
	default:
		sum, e.neg = y.sub(x), yneg
	}
	if ok {
		e.num, e.den = sum, den
	}
	return ok
}

// Sign returns −1, 0 or 1.
func (e Exact) Sign() int {
	switch {
	case e.rat != nil:
		return e.rat.Sign()
	case e.num.isZero():
		return 0
	case e.neg:
		return -1
	}
	return 1
}

// Cmp returns −1 when e is smaller than o, 0 when they are equal, else 1.
func (e Exact) Cmp(o Exact) int {
	if e.rat != nil || o.rat != nil {
		return e.asRat().Cmp(o.asRat())
	}
	sign := e.Sign()
	if other := o.Sign(); sign != other {
		return cmp.Compare(sign, other)
	}
	if a, b := e.denominator(), o.denominator(); a != b {
		return sign * cmpCross(e.num, b, o.num, a)
	}
	return sign * e.num.cmp(o.num)
}

// cmpCross compares a × b with c × d.
func cmpCross(a, b, c, d wide) int {
	abHigh, abLow := a.full(b)
	cdHigh, cdLow := c.full(d)
	if high := abHigh.cmp(cdHigh); high != 0 {
		return high
	}
	return abLow.cmp(cdLow)
}

// Times returns e × n.
func (e Exact) Times(n int64) Exact {
	if e.rat == nil {
		if p, ok := e.num.times(magnitude(n)); ok {
			neg := e.neg != (n < 0) && !p.isZero()
			return Exact{neg: neg, num: p, den: e.den}
		}
	}
	return fromRat(new(big.Rat).Mul(e.asRat(), new(big.Rat).SetInt64(n)))
}

// Over returns e ÷ n. It panics when n is 0.
func (e Exact) Over(n int64) Exact {
	if n == 0 {
		panic("unit: division by zero")
	}
	if e.rat == nil {
		if p, ok := e.denominator().times(magnitude(n)); ok {
			neg := e.neg != (n < 0) && !e.num.isZero()
			return Exact{neg: neg, num: e.num, den: p}
		}
	}
	return fromRat(new(big.Rat).Quo(e.asRat(), new(big.Rat).SetInt64(n)))
}

// Quo returns e ÷ o. It panics when o is 0.
func (e Exact) Quo(o Exact) Exact {
	if o.Sign() == 0 {
		panic("unit: division by zero")
	}
	return fromRat(new(big.Rat).Quo(e.asRat(), o.asRat()))
}

// Scale returns e × r.
func (e Exact) Scale(r Ratio) Exact {
	n, d := trim(int64(r), billion)
	return e.Times(n).Over(d)
}

// asRat returns e as a big.Rat of its own.
func (e Exact) asRat() *big.Rat {
	if e.rat != nil {
		return new(big.Rat).Set(e.rat)
	}
	r := new(big.Rat).SetFrac(e.num.big(), e.denominator().big())
	if e.neg {
		r.Neg(r)
	}
	return r
}

// Float returns the float64 nearest to e: for charts, never for money.
func (e Exact) Float() float64 {
	f, _ := e.asRat().Float64()
	return f
}

// String returns e as a fraction in lowest terms, "891/2", or "445" when whole.
func (e Exact) String() string { return e.asRat().RatString() }

func (e Exact) denominator() wide {
	if e.den.isZero() {
		return wide{0, 1}
	}
	return e.den
}

// fromRat takes r over. Lowest terms mostly fit in place again.
func fromRat(r *big.Rat) Exact {
	num, den := r.Num(), r.Denom()
	if num.BitLen() > 128 || den.BitLen() > 128 {
		return Exact{rat: r}
	}
	return Exact{neg: r.Sign() < 0, num: fromBig(num), den: fromBig(den)}
}

// trim takes factors of ten out of n over d, d not 0; it keeps products small
// and is much cheaper than a greatest common divisor.
func trim(n, d int64) (int64, int64) {
	if n == 0 {
		return 0, 1
	}
	for n%1000 == 0 && d%1000 == 0 {
		n, d = n/1000, d/1000
	}
	for n%10 == 0 && d%10 == 0 {
		n, d = n/10, d/10
	}
	return n, d
}
