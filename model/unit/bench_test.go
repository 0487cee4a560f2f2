package unit

import (
	"testing"
	"time"
)

var (
	sinkExact Exact
	sinkMoney Money
)

func BenchmarkPerHourCost(b *testing.B) {
	for b.Loop() {
		sinkExact = PerHour(1_980_000_000).Cost(225*time.Hour, 1)
	}
}

// A card of speed 0.58 makes times that are no whole seconds.
func BenchmarkPerHourCostOddTime(b *testing.B) {
	for b.Loop() {
		sinkExact = PerHour(1_980_000_000).Cost(37241379310345, 1)
	}
}

func BenchmarkPerGBTimeCost(b *testing.B) {
	for b.Loop() {
		sinkExact = PerGBTime(6_600_000).Cost(150*GB, 37241379310345, 720*time.Hour)
	}
}

func BenchmarkAddSameDenominator(b *testing.B) {
	x, y := PerHour(1_980_000_000).Cost(37241379310345, 1), PerHour(1_980_000_000).Cost(37241379310346, 1)
	for b.Loop() {
		sinkExact = x.Add(y)
	}
}

func BenchmarkAddOtherDenominator(b *testing.B) {
	x, y := PerHour(1_980_000_000).Cost(37241379310345, 1), Money(900_000_000).Exact()
	for b.Loop() {
		sinkExact = x.Add(y)
	}
}

func BenchmarkCmp(b *testing.B) {
	x, y := PerHour(1_980_000_000).Cost(37241379310345, 1), Money(900_000_000).Exact()
	for b.Loop() {
		if x.Cmp(y) > 0 {
			b.Fatal("20.48 is above 900")
		}
	}
}

func BenchmarkRoundingMoney(b *testing.B) {
	x := PerHour(1_980_000_000).Cost(37241379310345, 1)
	for b.Loop() {
		sinkMoney, _ = HalfUp.Money(x, 10_000)
	}
}

func BenchmarkRoundingMoneyWide(b *testing.B) {
	x := PerGBTime(6_600_001).Cost(200*GiB, 37241379310345, 720*time.Hour)
	for b.Loop() {
		sinkMoney, _ = HalfUp.Money(x, 10_000)
	}
}

// Beyond 128 bits, for comparison.
func BenchmarkRoundingMoneyBig(b *testing.B) {
	x := PerGBTime(6_600_001).Cost(200*GiB+1, 37241379310345, 720*time.Hour+1).Times(1_000_003)
	for b.Loop() {
		sinkMoney, _ = HalfUp.Money(x, 10_000)
	}
}

func BenchmarkParseAmount(b *testing.B) {
	for b.Loop() {
		if _, err := ParseAmount("¥1.98/小时"); err != nil {
			b.Fatal(err)
		}
	}
}
