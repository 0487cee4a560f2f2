package vram

import (
	"slices"
	"strconv"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Number is a number of a setup that a person gives.
type Number struct {
	Key      string // as the command line names it
	Min, Max int64
	At       func(*Setup) *int64
	Counts   func(Setup) bool // whether it makes a difference to the setup
}

// Numbers lists them: help, checks and sliders walk it.
var Numbers = []Number{
	{"rank", 1, 4096, func(s *Setup) *int64 { return &s.Rank }, func(s Setup) bool { return s.Task.adapts() }},
	{"sequence", 1, 100_000_000, func(s *Setup) *int64 { return &s.Sequence }, func(Setup) bool { return true }},
	{"batch", 1, 1_000_000, func(s *Setup) *int64 { return &s.Batch }, func(Setup) bool { return true }},
	{"cards", 1, 100_000, func(s *Setup) *int64 { return &s.Cards }, func(Setup) bool { return true }},
	{"zero", 0, 3, func(s *Setup) *int64 { return &s.Stage }, func(s Setup) bool { return s.Task.Trains() && s.Cards > 1 }},
}

// MaxParams is the most parameters that a model may have, and MinParams the fewest.
const (
	MinParams = 1_000
	MaxParams = 1_000_000_000_000_000
)

// Check tells what is not possible; the error is a model.Faults with the keys of Numbers as paths.
func (s Setup) Check() error {
	var faults model.Faults
	if n := s.Model.Counts.Total; n < MinParams || n > MaxParams {
		faults = append(faults, outside("params", n, MinParams, MaxParams))
	}
	for _, n := range Numbers {
		if v := *n.At(&s); v < n.Min || v > n.Max {
			faults = append(faults, outside(n.Key, v, n.Min, n.Max))
		}
	}
	if !slices.Contains(Tasks, s.Task) {
		faults = append(faults, &model.Fault{Path: "task", Value: string(s.Task), Want: text.WantOneOf.With(join(Tasks))})
	}
	if least := s.Offload.LeastStage(); s.Stage < least {
		faults = append(faults, outside("zero", s.Stage, least, 3))
	}
	if len(faults) > 0 {
		return faults
	}
	return nil
}

func outside(key string, v, low, high int64) *model.Fault {
	want := text.WantRange.With(strconv.FormatInt(low, 10), text.Count(high))
	if low == high {
		want = text.WantThis.With(strconv.FormatInt(low, 10))
	}
	return &model.Fault{Path: key, Value: strconv.FormatInt(v, 10), Want: want}
}

// join names a list of words.
func join[T ~string](list []T) string {
	var out string
	for i, each := range list {
		if i > 0 {
			out += ", "
		}
		out += string(each)
	}
	return out
}
