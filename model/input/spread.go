package input

import (
	"slices"

	"app/gpuplan/model"
)

// Spread gives a plan like p in which the number is a range around itself: from half of it to twice it, as far as the plan and the
// steps allow, and from 0 to one coarse step where it is 0. ok is false where the value is not known, or no number.
func (in Input) Spread(p model.Plan) (next model.Plan, ok bool) {
	if in.Track.Scale == Choice || !in.Known(p) {
		return p, false
	}
	v, limits := in.Get(p), in.Limits(p)
	low := max(v/2, limits.Min, min(in.Track.Least, v))
	high := min(saturate(v, 2), limits.Max)
	if v == 0 {
		high = min(in.Next(p, Coarse, 1), limits.Max)
	}
	f, _ := p.Field(in.Key)
	if low >= high || !f.Number().Known() {
		return p, false
	}
	next = p.Clone()
	next.DropRange(in.Key)
	next.Ranges = append(next.Ranges, model.Range{Path: in.Key, Low: low, High: high})
	slices.SortFunc(next.Ranges, model.Range.Compare)
	return next, true
}

// Certain gives a plan like p in which the value is its likely number and no range.
func (in Input) Certain(p model.Plan) model.Plan {
	next := p.Clone()
	next.DropRange(in.Key)
	return next
}
