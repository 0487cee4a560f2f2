package pricing

import (
	"math"
	"math/bits"
	"time"

	"app/gpuplan/model/unit"
)

const day = 24 * time.Hour

// forever stands for a quantity that is too large to count; what is charged by it is unknown, never a wrong sum.
const forever = math.MaxInt64

// plus adds quantities that are not below 0; forever where that is too large.
func plus[T ~int64](a, b T) T {
	if sum := a + b; sum >= a {
		return sum
	}
	return forever
}

// times multiplies a quantity by a count, both not below 0; forever where that is too large.
func times[T ~int64](a T, n int64) T {
	hi, lo := bits.Mul64(uint64(a), uint64(n))
	if hi != 0 || lo > forever {
		return forever
	}
	return T(lo)
}

// less gives what is left of a without b, at least 0.
func less[T ~int64](a, b T) T { return max(0, a-b) }

// roundUp gives the smallest whole multiple of step that is not below d.
func roundUp(d, step time.Duration) time.Duration {
	whole := int64(d / step)
	if d%step != 0 {
		whole++
	}
	return times(step, whole)
}

// work gives d × speed, to the nanosecond: how much of the work that is stated for a card of speed 1 is done in d. What no
// duration holds is the longest one.
func work(d time.Duration, speed unit.Ratio) time.Duration {
	n, err := unit.HalfUp.Int(unit.Fraction([]int64{int64(d), int64(speed)}, []int64{int64(unit.One)}))
	if err != nil {
		return forever
	}
	return time.Duration(n)
}

// over gives d ÷ speed, to the nanosecond: how long the work of d takes at that speed.
func over(d time.Duration, speed unit.Ratio) time.Duration {
	if speed == unit.One {
		return d
	}
	n, err := unit.HalfUp.Int(unit.Fraction([]int64{int64(d), int64(unit.One)}, []int64{int64(speed)}))
	if err != nil {
		return forever
	}
	return time.Duration(n)
}

// take moves as much of want out of room as there is, and gives it.
func take(room *time.Duration, want time.Duration) time.Duration {
	taken := min(*room, want)
	*room -= taken
	return taken
}
