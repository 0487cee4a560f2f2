package vram

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model/unit"
)

// setups draws every kind of setup.
func setups(t *rapid.T) Setup {
	m := OfSize(rapid.Int64Range(MinParams, 1e12).Draw(t, "params"))
	if rapid.Bool().Draw(t, "known") {
		m = rapid.SampledFrom(Models()).Draw(t, "model")
	}
	s := New(m, rapid.SampledFrom(Tasks).Draw(t, "task"))
	s.Precision = rapid.SampledFrom(Precisions).Draw(t, "precision")
	s.Recipe = rapid.SampledFrom(Recipes).Draw(t, "recipe")
	s.Recompute = rapid.SampledFrom(Recomputes).Draw(t, "recompute")
	for _, n := range Numbers {
		*n.At(&s) = rapid.Int64Range(n.Min, min(n.Max, 100_000)).Draw(t, n.Key)
	}
	if s.Stage == 3 {
		s.Offload = rapid.SampledFrom(Offloads).Draw(t, "offload")
	}
	return s
}

// The terms add up to the need, each from low to high, and every one tells its formula and source.
func TestTermsAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := setups(t)
		if err := s.Check(); err != nil {
			t.Fatal(err)
		}
		n, sum := s.Need(), Range[unit.Bytes]{}
		for _, each := range n.Terms {
			b := each.Bytes
			if b.Low < 0 || b.Low > b.Likely || b.Likely > b.High {
				t.Fatalf("%s is %v", each.Key, b)
			}
			if each.Source == "" || len(each.Formula.Likely) == 0 {
				t.Fatalf("%s is not explained", each.Key)
			}
			sum.Low, sum.Likely, sum.High = sum.Low+b.Low, sum.Likely+b.Likely, sum.High+b.High
		}
		if sum != n.Total {
			t.Fatalf("terms come to %v, needed %v", sum, n.Total)
		}
	})
}

// More of anything but cards and stages never needs less memory.
func TestNeedGrows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := setups(t)
		n := rapid.SampledFrom(Numbers).Draw(t, "number")
		more := s
		*n.At(&more) = min(n.Max, *n.At(&s)*2+1)
		less, grown := s.Need().Total, more.Need().Total
		if n.Key == "cards" || n.Key == "zero" {
			return // ZeRO-3 gathers a layer that one card has in place already
		}
		if grown.Low < less.Low || grown.Likely < less.Likely || grown.High < less.High {
			t.Fatalf("%s from %d to %d: from %v to %v", n.Key, *n.At(&s), *n.At(&more), less, grown)
		}
	})
}

// Each change is possible, and one that is said to fit does.
func TestChangesAreTrue(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := setups(t)
		usable := unit.Bytes(rapid.Int64Range(1, 200).Draw(t, "GiB")) * unit.GiB
		for _, c := range s.Changes(usable) {
			if err := c.Setup.Check(); err != nil {
				t.Fatalf("%s: %v", c.Key, err)
			}
			if n := c.Setup.Need(); (n.Host > 0) != c.Setup.offloads() || c.Fit != n.On(usable) || c.Setup == s {
				t.Fatalf("%s: %s of %v", c.Key, c.Fit, c.Need.Total)
			}
		}
	})
}

// The batch that is proposed is the largest that fits: with one sequence more it would not. One sequence is the least.
func TestSmallerBatchIsTheLargestThatFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := setups(t)
		usable := unit.Bytes(rapid.Int64Range(1, 200).Draw(t, "GiB")) * unit.GiB
		smaller, ok := smallerBatch(s, usable)
		more := smaller.with(func(s *Setup) { s.Batch++ })
		if smaller.Batch > 1 && !smaller.holds(usable) || ok == (smaller.Batch == s.Batch) || ok && more.holds(usable) {
			t.Fatalf("batch is %d of %d", smaller.Batch, s.Batch)
		}
	})
}

// Times that follow the law are found again from two or three of them.
func TestScaleFindsTheLaw(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		law := Scaling{
			One:  time.Duration(rapid.Int64Range(1, 10_000).Draw(t, "one")) * time.Second,
			Wait: rapid.Float64Range(0, 2).Draw(t, "wait"), Clash: rapid.SampledFrom([]float64{0, 0.01, 0.3}).Draw(t, "clash"),
		}
		first := rapid.Int64Range(1, 5).Draw(t, "first")
		tasks := []int64{first, first + rapid.Int64Range(1, 5).Draw(t, "second"), first + rapid.Int64Range(6, 12).Draw(t, "third")}
		if law.Clash == 0 && rapid.Bool().Draw(t, "two") {
			tasks = tasks[:2]
		}
		var list []Parallel
		for _, n := range tasks {
			list = append(list, Parallel{n, law.Took(n)})
		}
		got, err := Scale(list)
		if err != nil {
			t.Fatal(err)
		}
		for n := int64(1); n < 20; n++ {
			if a, b := got.Took(n).Seconds(), law.Took(n).Seconds(); a < b*0.999 || a > b*1.001 {
				t.Fatalf("%d tasks take %g s, by the law %g: %+v for %+v", n, a, b, got, law)
			}
		}
	})
}
