// Package input is the list of a plan's adjustable numbers: what a slider shows, how far it goes and how it steps
// (screens.md §§5, 10). A slider has no value of its own; it reads and writes a plan.
package input

import (
	"slices"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Group is what an input belongs to in the list.
type Group uint8

// The groups, in the order of the list.
const (
	Use Group = iota
	Habits
	Prices
	Disks
	More
)

// Input is one adjustable number of a plan. Values are in the base unit of the plan's field: nanoseconds, days, bytes,
// millionths or billionths of the currency; of a choice, the index of the word.
type Input struct {
	Key   string // path in the plan file: "offer.0.hourly"
	Group Group
	Words text.Slider
	Track Track

	smallest int64         // of a price: the currency's minor unit; of all others 1
	currency unit.Currency // of a price
	per      string        // of a storage price: model.GBDay …
}

// Get gives the value in p; 0 where it is not known.
func (in Input) Get(p model.Plan) int64 {
	f, _ := p.Field(in.Key)
	if n := f.Number(); n != nil {
		return n.Int()
	}
	return int64(max(slices.Index(model.Choices(f.Value), f.Value.String()), 0))
}

// Known tells whether p has a number here. A price that is left out where that means 0 is known.
func (in Input) Known(p model.Plan) bool {
	f, _ := p.Field(in.Key)
	n := f.Number()
	return n == nil || n.Known() || in.Track.FreeIfLeftOut && n.String() == ""
}

// With gives a plan like p with the value v. A range stays one as long as v lies within its ends.
func (in Input) With(p model.Plan, v int64) model.Plan {
	p = p.Clone()
	f, _ := p.Field(in.Key)
	number := f.Number()
	if number == nil {
		_ = f.Value.Set(model.Typed, model.Choices(f.Value)[v]) // one of its own choices
		return p
	}
	number.SetInt(v)
	if i := slices.IndexFunc(p.Ranges, in.isRange); i >= 0 {
		if r := &p.Ranges[i]; v >= r.Low && v <= r.High {
			r.Uniform = false
		} else {
			p.DropRange(in.Key)
		}
	}
	return p
}

// Range gives the ends of the value in p; ok is false where it is a plain number.
func (in Input) Range(p model.Plan) (low, high int64, ok bool) {
	r, ok := p.Range(in.Key)
	return r.Low, r.High, ok
}

// Copy gives a plan like p with this one value, known or not, as it is in from. Where either lacks it, p is unchanged.
func (in Input) Copy(p, from model.Plan) model.Plan {
	next := p.Clone()
	f, there := next.Field(in.Key)
	source, ok := from.Field(in.Key)
	if !there || !ok {
		return p
	}
	next.DropRange(in.Key)
	if value := from.Get(in.Key); value != "" || !f.Clear() {
		if fault := next.Set(source.Path, model.Typed, value); fault != nil {
			return p
		}
	}
	return next
}

func (in Input) isRange(r model.Range) bool { return r.Path == in.Key }

// Parse gives a plan like p with the value that was typed: a number as people write it, a range, ? for a price that is
// not known, nothing for a cap that there is not. The fault says what would be right; p is then given back.
func (in Input) Parse(p model.Plan, s string) (model.Plan, *model.Fault) {
	next := p.Clone()
	if fault := next.Set(in.Key, model.Typed, in.Track.withUnit(s)); fault != nil {
		return p, fault
	}
	return next, nil
}

// Limits gives the least and the greatest value that a plan may have here.
func (in Input) Limits(p model.Plan) Bounds {
	f, _ := p.Field(in.Key)
	if choices := model.Choices(f.Value); choices != nil {
		return Bounds{0, int64(len(choices) - 1)}
	}
	return Bounds{f.Min, f.Max}
}

// Duration tells whether the values are times, and gives v as one.
func (in Input) Duration(v int64) (d time.Duration, ok bool) {
	return time.Duration(v), in.Track.Unit == Clock || in.Track.Unit == Time
}
