package report_test

import (
	"strings"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
)

// One interruption in 2 h, a checkpoint of 1 min, 3 min to start again: a session of 2 h takes some 2 h 20, so the best time
// between checkpoints is no refusal, though a disk without a price keeps the total open.
func TestBestCheckpointOfAnOpenTotal(t *testing.T) {
	const plan = `
[workload]
days = 10
hours_per_day = 6
task_hours = 2
setup = "10m"
[[disk]]
name = "data"
size = "200GB"
[[offer]]
name = "spot"
hourly = 0.5
interruptions_per_hour = 0.5
checkpoint_cost = "1m"
restart_cost = "3m"
`
	f, err := planfile.Parse("plan.toml", []byte(plan))
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Join(strings.Fields(written(t, "text", of(t, f.Plan))), " ")
	if !strings.Contains(got, "Best checkpoint: every 15 min; the plan then takes") || strings.Contains(got, "even so") {
		t.Errorf("the best checkpoint is told as a refusal:\n%s", got)
	}
	p := f.Plan.Clone()
	p.Disks, p.Offers[0].Interruptions, p.Workload.TaskHours = nil, 60e9, p.Workload.HoursPerDay // one a minute: no checkpoint helps
	if fault := p.Set("offer.0.checkpoint_cost", model.Typed, "10m"); fault != nil {
		t.Fatal(fault)
	}
	if got := strings.Join(strings.Fields(written(t, "text", of(t, p))), " "); !strings.Contains(got, "even so") {
		t.Errorf("nothing says that it stays hopeless:\n%s", got)
	}
}
