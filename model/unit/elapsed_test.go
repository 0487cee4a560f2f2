package unit

import (
	"math/big"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// A million boots of 3 h 30 min are 3,500,000 h; a time.Duration ends at 2,562,047 h.
func TestElapsedBeyondDuration(t *testing.T) {
	var e Elapsed
	for range 1_000_000 {
		e = e.Add(3*time.Hour + 30*time.Minute)
	}
	if e.Minutes() != 3_500_000*60 || e.Hours() != 3_500_000 {
		t.Errorf("got %d min, %v h", e.Minutes(), e.Hours())
	}
	if got := e.Times(8).Hours(); got != 28_000_000 {
		t.Errorf("eight times: %v h", got)
	}
}

// The whole minutes of a sum are those of the sum of nanoseconds, whatever the order and the signs.
func TestElapsedIsTheSum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var e Elapsed
		sum, n := new(big.Int), rapid.Int64Range(1, 1000).Draw(t, "n")
		for _, d := range rapid.SliceOf(rapid.Int64()).Draw(t, "times") {
			e = e.Add(time.Duration(d))
			sum.Add(sum, big.NewInt(d))
		}
		sum.Mul(sum, big.NewInt(n))
		if want := sum.Quo(sum, big.NewInt(int64(time.Minute))).Int64(); e.Times(n).Minutes() != want {
			t.Errorf("%d minutes, want %d", e.Times(n).Minutes(), want)
		}
	})
}
