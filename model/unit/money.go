package unit

import (
	"strconv"
	"time"
)

// Money is an amount in millionths of the plan's currency: 1.50 is 1_500_000.
// Below 0 is money that comes back.
type Money int64

// One unit of the currency as Money, and as a unit price; a factor of 1.
const (
	million = 1_000_000
	billion = 1_000_000_000
)

// String returns the shortest decimal that [ParseMoney] reads back: "475.2".
func (m Money) String() string { return decimal(int64(m), 6, 0) }

// Exact returns m as an exact amount.
func (m Money) Exact() Exact {
	e := Whole(int64(m))
	e.den = wide{0, million}
	return e
}

// Add returns m + o. The error is an [OverflowError].
func (m Money) Add(o Money) (Money, error) {
	sum := m + o
	if (sum > m) != (o > 0) {
		return 0, overflow(m.Exact().Add(o.Exact()), kindMoney)
	}
	return sum, nil
}

// PerHour is a price per hour, in billionths of the plan's currency: 1.98 is
// 1_980_000_000.
type PerHour int64

// String returns the shortest decimal that [ParseAmount] reads back: "1.98".
func (p PerHour) String() string { return decimal(int64(p), 9, 0) }

// Exact returns the price of one hour as an exact amount.
func (p PerHour) Exact() Exact { return p.Cost(time.Hour, 1) }

// Cost returns p × n × d, n for instances, cards or both.
func (p PerHour) Cost(d time.Duration, n int64) Exact {
	if d == 0 || p == 0 {
		return Exact{}
	}
	price, billionths := trim(int64(p), billion)
	span, hour := trim(int64(d), int64(time.Hour))
	return Fraction([]int64{price, span, n}, []int64{billionths, hour})
}

// PerGB is a price per GB of traffic, in billionths of the plan's currency.
type PerGB int64

// String returns the shortest decimal that [ParseAmount] reads back: "0.09".
func (p PerGB) String() string { return decimal(int64(p), 9, 0) }

// Cost returns p × size.
func (p PerGB) Cost(size Bytes) Exact {
	price, billionths := trim(int64(p), billion)
	bytes, gb := trim(int64(size), int64(GB))
	return Fraction([]int64{price, bytes}, []int64{billionths, gb})
}

// PerKWh is a price of a kilowatt-hour, in billionths of the plan's currency.
type PerKWh int64

// String returns the shortest decimal that [ParseAmount] reads back: "0.6".
func (p PerKWh) String() string { return decimal(int64(p), 9, 0) }

// Cost returns p × watts × d × n, n for cards.
func (p PerKWh) Cost(watts int64, d time.Duration, n int64) Exact {
	price, billionths := trim(int64(p), billion)
	span, kilohour := trim(int64(d), 1000*int64(time.Hour))
	return Fraction([]int64{price, watts, span, n}, []int64{billionths, kilohour})
}

// PerGBTime is a price of storage per GB and per a span of time that the
// storage line names (GB-hour, GB-day, GB-month), in billionths of the plan's
// currency.
type PerGBTime int64

// String returns the shortest decimal that [ParseAmount] reads back: "0.0066".
func (p PerGBTime) String() string { return decimal(int64(p), 9, 0) }

// Cost returns p × size × charged ÷ per, where per is the span that the price
// is for. It panics when per is 0.
func (p PerGBTime) Cost(size Bytes, charged, per time.Duration) Exact {
	price, billionths := trim(int64(p), billion)
	bytes, gb := trim(int64(size), int64(GB))
	span, period := trim(int64(charged), int64(per))
	return Fraction([]int64{price, bytes, span}, []int64{billionths, gb, period})
}

// Ratio is a factor in billionths: a speed of 0.58, a member price of 0.93.
type Ratio int64

// One is the factor that changes nothing.
const One Ratio = billion

// String returns the shortest decimal that [ParseRatio] reads back: "0.93".
func (r Ratio) String() string { return decimal(int64(r), 9, 0) }

// decimal writes n ÷ 10^places with at least the given number of digits after
// the point, and more only where n has them.
func decimal(n int64, places, least int) string {
	digits := strconv.FormatUint(magnitude(n), 10)
	buf := make([]byte, 0, 24)
	if n < 0 {
		buf = append(buf, '-')
	}
	for i := len(digits); i <= places; i++ {
		buf = append(buf, '0')
	}
	buf = append(buf, digits...)
	return pointed(buf, places, least)
}

// pointed puts a point before the last places digits and drops zeros at the
// end that are not asked for.
func pointed(digits []byte, places, least int) string {
	point := len(digits) - places
	end := len(digits)
	for end > point+least && digits[end-1] == '0' {
		end--
	}
	if end == point {
		return string(digits[:point])
	}
	return string(digits[:point]) + "." + string(digits[point:end])
}
