package chance_test

import (
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/pricing/chance"
)

func BenchmarkBands(b *testing.B) {
	p := changed(b, fourForms, map[string]string{"offer.0.hourly": "1.5..2.5"})
	for b.Loop() {
		chance.Bands(p, 0, 1)
	}
}

func BenchmarkOneRange(b *testing.B) {
	p := readPlan(b, fourForms)
	benchmark(b, p)
}

func BenchmarkThreeRanges(b *testing.B) {
	p := changed(b, fourForms, map[string]string{"workload.idle": "5m..15m..40m", "offer.0.hourly": "1.5..2.5"})
	benchmark(b, p)
}

func benchmark(b *testing.B, p model.Plan) {
	b.ReportAllocs()
	for b.Loop() {
		if _, ok := chance.Of(p, 0, 1); !ok {
			b.Fatal("no range")
		}
	}
}
