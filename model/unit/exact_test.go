package unit

import (
	"math/big"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// drawn is an exact amount and the same amount as a big.Rat.
type drawn struct {
	e Exact
	r *big.Rat
}

func drawExact(t *rapid.T, name string) drawn {
	// Of primes nothing cancels, so that products are long.
	primes := rapid.SampledFrom([]int64{9223372036854775783, 2305843009213693951, -2147483647, 3})
	number := rapid.OneOf(rapid.Int64(), primes)
	nonZero := number.Filter(func(n int64) bool { return n != 0 })
	factors := rapid.SliceOfN(number, 0, 4).Draw(t, name+" over")
	divisors := rapid.SliceOfN(nonZero, 0, 4).Draw(t, name+" under")
	want := big.NewRat(1, 1)
	for _, f := range factors {
		want.Mul(want, new(big.Rat).SetInt64(f))
	}
	for _, d := range divisors {
		want.Quo(want, new(big.Rat).SetInt64(d))
	}
	return drawn{Fraction(factors, divisors), want}
}

func TestExactAgreesWithRationals(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawExact(t, "a"), drawExact(t, "b")
		n := rapid.Int64().Draw(t, "n")
		ratN := new(big.Rat).SetInt64(n)
		for _, c := range []struct {
			name string
			got  Exact
			want *big.Rat
		}{
			{"fraction", a.e, a.r},
			{"sum", a.e.Add(b.e), new(big.Rat).Add(a.r, b.r)},
			{"difference", a.e.Sub(b.e), new(big.Rat).Sub(a.r, b.r)},
			{"a − a", a.e.Sub(a.e), new(big.Rat)},
			{"opposite", a.e.Neg(), new(big.Rat).Neg(a.r)},
			{"times", a.e.Times(n), new(big.Rat).Mul(a.r, ratN)},
			{"scale", a.e.Scale(Ratio(n)), new(big.Rat).Mul(a.r, big.NewRat(n, billion))},
		} {
			if c.got.asRat().Cmp(c.want) != 0 || c.got.Sign() != c.want.Sign() {
				t.Fatalf("%s is %v, want %v", c.name, c.got, c.want.RatString())
			}
		}
		if b.r.Sign() != 0 && a.e.Quo(b.e).asRat().Cmp(new(big.Rat).Quo(a.r, b.r)) != 0 {
			t.Fatalf("%v by %v is %v", a.e, b.e, a.e.Quo(b.e))
		}
		if n != 0 && a.e.Over(n).asRat().Cmp(new(big.Rat).Quo(a.r, ratN)) != 0 {
			t.Fatalf("%v over %d is %v", a.e, n, a.e.Over(n))
		}
		if got, want := a.e.Cmp(b.e), a.r.Cmp(b.r); got != want {
			t.Fatalf("%v against %v is %d, want %d", a.e, b.e, got, want)
		}
	})
}

// Two fractions of one amount are equal, and next to one another they are not,
// in whichever form they are held.
func TestCmpOfNeighbours(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := drawExact(t, "a").e
		k := rapid.Int64Range(1, 1<<40).Draw(t, "k")
		same := a.Times(k).Over(k)
		if a.Cmp(same) != 0 {
			t.Fatalf("%v and %v differ", a, same)
		}
		more := same.Add(Whole(1).Over(k))
		if a.Cmp(more) != -1 || more.Cmp(a) != 1 {
			t.Fatalf("%v is not below %v", a, more)
		}
	})
}

func TestWideArithmetic(t *testing.T) {
	word := rapid.OneOf(rapid.Uint64(), rapid.SampledFrom([]uint64{0, 1, 1 << 63, 1<<64 - 1}))
	rapid.Check(t, func(t *rapid.T) {
		a := wide{word.Draw(t, "a.hi"), word.Draw(t, "a.lo")}
		b := wide{word.Draw(t, "b.hi"), word.Draw(t, "b.lo")}
		hi, lo := a.full(b)
		product := new(big.Int).Lsh(hi.big(), 128)
		if product.Add(product, lo.big()).Cmp(new(big.Int).Mul(a.big(), b.big())) != 0 {
			t.Fatalf("%v × %v is %v %v", a, b, hi, lo)
		}
		// No product of two numbers of more than 64 bits fits into 128.
		if p, ok := a.mul(b); ok != hi.isZero() || ok && p != lo {
			t.Fatalf("%v × %v is %v, %v", a, b, p, ok)
		}
		if b.isZero() {
			return
		}
		quo, rem := a.quoRem(b)
		wantQuo, wantRem := new(big.Int).QuoRem(a.big(), b.big(), new(big.Int))
		if quo.big().Cmp(wantQuo) != 0 || rem.big().Cmp(wantRem) != 0 {
			t.Fatalf("%v ÷ %v is %v rest %v", a, b, quo, rem)
		}
		if got, want := gcd(a, b).big(), new(big.Int).GCD(nil, nil, a.big(), b.big()); got.Cmp(want) != 0 {
			t.Fatalf("gcd of %v and %v is %v, want %v", a, b, got, want)
		}
	})
}

func TestZeroExact(t *testing.T) {
	var zero Exact
	one := Whole(1)
	if zero.Sign() != 0 || zero.Add(one).Cmp(one) != 0 || zero.Neg().Cmp(zero) != 0 || zero.String() != "0" {
		t.Errorf("the zero value is %v", zero)
	}
	if got := zero.Times(5).Over(7).Float(); got != 0 {
		t.Errorf("0 × 5 ÷ 7 is %v", got)
	}
}

func TestFractionOverZeroPanics(t *testing.T) {
	for name, f := range map[string]func(){
		"fraction": func() { Fraction([]int64{1}, []int64{2, 0}) },
		"over":     func() { Whole(1).Over(0) },
		"quo":      func() { Whole(1).Quo(Exact{}) },
		"per":      func() { PerGBTime(1).Cost(GB, time.Hour, 0) },
		"step":     func() { _, _ = HalfUp.Money(Whole(1), 0) },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			f()
		})
	}
}

func TestCosts(t *testing.T) {
	for _, c := range []struct {
		name string
		got  Exact
		want string
	}{
		// 90 boots of 2 h 30 min on: 225 h × 1.98 = 445.5
		{"hourly", PerHour(1_980_000_000).Cost(225*time.Hour, 1), "891/2"},
		// 1.98 × 2 cards × 20 min = 1.32
		{"cards", PerHour(1_980_000_000).Cost(20*time.Minute, 2), "33/25"},
		// one billionth per hour for one nanosecond
		{"smallest", PerHour(1).Cost(1, 1), "1/3600000000000000000000"},
		// (200 − 50) GB × 0.0066 × 30 days = 29.7
		{"storage", PerGBTime(6_600_000).Cost(150*GB, 720*time.Hour, 24*time.Hour), "297/10"},
		// 15 GB × 0.09 = 1.35
		// 450 W for 300 h at 0.20 a kWh on two cards = 54
		{"power", PerKWh(200_000_000).Cost(450, 300*time.Hour, 2), "54"},
		{"traffic", PerGB(90_000_000).Cost(15 * GB), "27/20"},
		{"money", Money(-1_500_000).Exact(), "-3/2"},
		{"price of an hour", PerHour(1_980_000_000).Exact(), "99/50"},
		// 1.98 × 0.93 = 1.8414
		{"member", PerHour(1_980_000_000).Exact().Scale(930_000_000), "9207/5000"},
	} {
		if c.got.String() != c.want {
			t.Errorf("%s costs %v, want %s", c.name, c.got, c.want)
		}
	}
}

// Any price, size and time may meet: the cost is exact beyond 128 bits too.
func TestCostsAgreeWithRationals(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		price := rapid.Int64().Draw(t, "price")
		size := rapid.Int64().Draw(t, "size")
		charged := rapid.Int64().Draw(t, "charged")
		per := rapid.Int64Range(1, 1<<62).Draw(t, "per")
		num := func(factors ...int64) *big.Rat { return new(big.Rat).SetInt(productBig(factors)) }
		want := num(price, size, charged)
		want.Quo(want, num(billion, int64(GB), per))
		got := PerGBTime(price).Cost(Bytes(size), time.Duration(charged), time.Duration(per))
		if got.asRat().Cmp(want) != 0 {
			t.Fatalf("storage costs %v, want %v", got, want)
		}
		want = num(price, charged, size)
		want.Quo(want, num(billion, int64(time.Hour)))
		if got := PerHour(price).Cost(time.Duration(charged), size); got.asRat().Cmp(want) != 0 {
			t.Fatalf("hours cost %v, want %v", got, want)
		}
	})
}

func TestExactDoesNotAllocate(t *testing.T) {
	price, disk := PerHour(1_980_000_001), PerGBTime(6_600_001)
	speed := 37241379310345 * time.Nanosecond // 6 h on a card of speed 0.58
	var total Exact
	for name, f := range map[string]func(){
		"cost":  func() { total = price.Cost(speed, 4) },
		"disk":  func() { total = disk.Cost(200*GiB, speed, 720*time.Hour) },
		"add":   func() { total = price.Cost(speed, 4).Add(Money(900_000_000).Exact()) },
		"round": func() { _, _ = HalfUp.Money(total, 10_000) },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}
