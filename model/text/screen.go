package text

// The pages of the planner.
var (
	PagePlan = Word{"Plan", "计划"}
)
