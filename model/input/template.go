package input

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Template is a kind of plan to begin with; its prices are unknown.
type Template struct {
	Name string // as --template takes it
	What text.Word
	Plan func() model.Plan
}

// Templates lists the kinds of plan, the usual one first.
var Templates = []Template{
	{"starter", text.TemplateStarter, Starter},
	{"service", text.TemplateService, service},
	{"batch", text.TemplateBatch, batch},
}

// service is a card that answers around the clock.
func service() model.Plan {
	p := Starter()
	p.Workload.HoursPerDay = 24 * time.Hour
	p.Workload.TaskHours = 24 * time.Hour
	p.Workload.Restart = model.RestartDay
	p.Workload.Idle = 0
	return p
}

// batch is a few long runs on weekdays.
func batch() model.Plan {
	p := Starter()
	p.Workload.DaysPerWeek = 5
	p.Workload.HoursPerDay = 12 * time.Hour
	p.Workload.TaskHours = 12 * time.Hour
	return p
}
