package planfile

import (
	"errors"

	"app/gpuplan/model"
)

// required lists the values that a section must have and that have no default.
var required = map[string]string{"workload": "hours_per_day", "disk": "size", "transfer": "size", "offer.term": "days"}

// checkRequired finds values that are missing.
func (r *reader) checkRequired() {
	for _, section := range r.plan.Sections() {
		name, ok := required[bare(section)]
		if path := join(section, name); ok && !r.doc.has(path) {
			r.fault(r.placeOf(section), r.plan.Set(path, model.Other, ""))
		}
	}
}

// checkPlan finds what single values do not show: names that stand twice or are missing, disks that do not exist.
func (r *reader) checkPlan() {
	var faults model.Faults
	errors.As(r.plan.Validate(), &faults)
	told := map[string]bool{}
	for _, f := range r.faults {
		told[f.Of.Path] = true
	}
	for _, f := range faults {
		if !told[f.Path] {
			told[f.Path] = true
			r.fault(r.placeOf(f.Path), f)
		}
	}
}

// placeOf gives where a value stands, or else its section, or else the section around that.
func (r *reader) placeOf(path string) int {
	if e, ok := r.doc.values[path]; ok {
		return e.key.start
	}
	for {
		if at, ok := r.doc.places[path]; ok {
			return at
		}
		path, _ = cutLast(path)
	}
}
