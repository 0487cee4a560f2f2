package model

import (
	"strings"

	"app/gpuplan/model/text"
)

// Fault is one thing that is wrong with a plan: which value, what it is, what would be right.
type Fault struct {
	Path  string      // path of the value in the plan file: "workload.days"
	Value string      // as it was written; empty where nothing was
	Want  text.Phrase // what would be right
}

// Error gives the fault in English.
func (f *Fault) Error() string { return f.In(text.English) }

// In gives the fault in a language.
func (f *Fault) In(l *text.Language) string {
	if f.Value == "" {
		return l.Say(text.FaultMissing, f.Path, f.Want)
	}
	return l.Say(text.FaultValue, f.Path, f.Value, f.Want)
}

// Faults are all the things that are wrong with a plan, in the plan's order; never empty where it is an error.
type Faults []*Fault

// Error gives all faults in English, a line each.
func (fs Faults) Error() string {
	lines := make([]string, len(fs))
	for i, f := range fs {
		lines[i] = f.Error()
	}
	return strings.Join(lines, "\n")
}
