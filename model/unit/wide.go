package unit

import (
	"math/big"
	"math/bits"
)

// wide is an unsigned number of 128 bits.
type wide struct{ hi, lo uint64 }

func (a wide) isZero() bool { return a.hi|a.lo == 0 }

func (a wide) cmp(b wide) int {
	switch {
	case a == b:
		return 0
	case a.hi < b.hi || a.hi == b.hi && a.lo < b.lo:
		return -1
	}
	return 1
}

// add returns a + b; ok is false when that takes more than 128 bits.
func (a wide) add(b wide) (sum wide, ok bool) {
	lo, carry := bits.Add64(a.lo, b.lo, 0)
	hi, carry := bits.Add64(a.hi, b.hi, carry)
	return wide{hi, lo}, carry == 0
}

// sub returns a − b for a ≥ b.
func (a wide) sub(b wide) wide {
	lo, borrow := bits.Sub64(a.lo, b.lo, 0)
	hi, _ := bits.Sub64(a.hi, b.hi, borrow)
	return wide{hi, lo}
}

// times returns a × n; ok is false when that takes more than 128 bits.
func (a wide) times(n uint64) (product wide, ok bool) {
	carry, lo := bits.Mul64(a.lo, n)
	over, hi := bits.Mul64(a.hi, n)
	hi, c := bits.Add64(hi, carry, 0)
	return wide{hi, lo}, over|c == 0
}

// mul returns a × b; ok is false when that takes more than 128 bits.
func (a wide) mul(b wide) (product wide, ok bool) {
	if b.hi == 0 {
		return a.times(b.lo)
	}
	if a.hi == 0 {
		return b.times(a.lo)
	}
	return wide{}, false
}

// full returns all 256 bits of a × b.
func (a wide) full(b wide) (hi, lo wide) {
	h0, l0 := bits.Mul64(a.lo, b.lo)
	h1, l1 := bits.Mul64(a.lo, b.hi)
	h2, l2 := bits.Mul64(a.hi, b.lo)
	h3, l3 := bits.Mul64(a.hi, b.hi)
	m, c1 := bits.Add64(h0, l1, 0)
	m, c2 := bits.Add64(m, l2, 0)
	n, c3 := bits.Add64(h1, h2, 0)
	n, c4 := bits.Add64(n, l3, c1)
	n, c5 := bits.Add64(n, 0, c2)
	return wide{h3 + c3 + c4 + c5, n}, wide{m, l0}
}

// quoRem returns a ÷ b and what is left of a; b is not 0.
func (a wide) quoRem(b wide) (quo, rem wide) {
	if b.hi == 0 {
		quo.hi, rem.lo = a.hi/b.lo, a.hi%b.lo
		quo.lo, rem.lo = bits.Div64(rem.lo, a.lo, b.lo)
		return quo, rem
	}
	return a.quoRemLong(b)
}

// quoRemLong divides by a b of more than 64 bits: the quotient of the leading
// words is right or one too large (Hacker's Delight, 2nd ed., §9-5).
func (a wide) quoRemLong(b wide) (quo, rem wide) {
	shift := uint(bits.LeadingZeros64(b.hi))
	lead := b.hi<<shift | b.lo>>(64-shift)
	q, _ := bits.Div64(a.hi>>1, a.hi<<63|a.lo>>1, lead)
	q >>= 63 - shift
	if q > 0 {
		q--
	}
	taken, _ := b.times(q)
	rem = a.sub(taken)
	if rem.cmp(b) >= 0 {
		q, rem = q+1, rem.sub(b)
	}
	return wide{0, q}, rem
}

// gcd returns the greatest common divisor; the denominators that meet here
// mostly divide one another, so Euclid needs a step or two.
func gcd(a, b wide) wide {
	for !b.isZero() {
		if a.hi|b.hi == 0 {
			a, b = b, wide{0, a.lo % b.lo}
			continue
		}
		_, rem := a.quoRem(b)
		a, b = b, rem
	}
	return a
}

// magnitude returns |n|, right for the smallest int64 too.
func magnitude(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}

func (a wide) big() *big.Int {
	n := new(big.Int).SetUint64(a.hi)
	return n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(a.lo))
}

// fromBig returns |n|, which takes at most 128 bits.
func fromBig(n *big.Int) wide {
	var bytes [16]byte
	n.FillBytes(bytes[:])
	var a wide
	for i := range 8 {
		a.hi = a.hi<<8 | uint64(bytes[i])
		a.lo = a.lo<<8 | uint64(bytes[8+i])
	}
	return a
}
