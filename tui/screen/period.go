package screen

// Period is what totals are for.
type Period string

// The periods, by the names that --period takes.
const (
	PerPlan  Period = "plan"
	PerMonth Period = "month"
	PerWeek  Period = "week"
	PerDay   Period = "day"
	PerHour  Period = "hour" // of useful work
	PerTask  Period = "task"
)
