package pricing_test

import (
	"testing"

	"app/gpuplan/pricing"
)

// fourForms is the article's plan with a day and a week as well: what the planner evaluates on every key.
const fourForms = `
[workload]
hours_per_day = 6
task_hours = 2
setup = "10m"
idle = "15m"
bandwidth = "50MB/s"
[[disk]]
name = "data"
size = "200GB"
[[transfer]]
name = "weights"
size = "15GB"
[[offer]]
name = "A"
hourly = 1.98
[[offer.term]]
name = "day"
days = 1
price = 40
[[offer.term]]
name = "week"
days = 7
price = 240
[[offer.term]]
name = "month"
days = 30
price = 900
[[offer.storage]]
disk = "data"
free = "50GB"
price = 0.0066
`

func BenchmarkEvaluate(b *testing.B) {
	p := readPlan(b, fourForms)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := pricing.Evaluate(p); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEvaluateThreeOffers(b *testing.B) {
	p := readPlanFile(b, "testdata/plans/020.toml")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := pricing.Evaluate(p); err != nil {
			b.Fatal(err)
		}
	}
}
