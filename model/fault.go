package model

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"app/gpuplan/model/text"
)

// Fault is one thing that is wrong with a plan: which value, what it is, what would be right.
type Fault struct {
	Path  string      // of the value in the plan file: "workload.days"; empty: the plan as a whole
	Value string      // as it was written, safe to show; empty where nothing was
	What  text.Phrase // what is wrong, where that is not the value; zero: Value says it, or there is none
	Want  text.Phrase // what would be right
}

// Error gives the fault in English: "workload.days: 400, want 1 to 366".
func (f *Fault) Error() string { return f.In(text.English) }

// In gives the fault in a language.
func (f *Fault) In(l *text.Language) string {
	if f.Path == "" {
		return l.Say(text.FaultWhole, f.Wrong(), f.Want)
	}
	return l.Say(text.FaultOf, safe(f.Path), f.Wrong(), f.Want)
}

// safe writes a path for a message; one that a person typed may be anything.
func safe(path string) string {
	path = strings.Map(func(r rune) rune {
		if isControl(r) {
			return utf8.RuneError
		}
		return r
	}, path)
	if runes := []rune(path); len(runes) > 2*maxShown {
		return string(runes[:2*maxShown]) + ".."
	}
	return path
}

// Wrong says what is wrong: with the value, else the value itself, else that there is none.
func (f *Fault) Wrong() text.Phrase {
	switch {
	case f.What.Word != text.Word{}:
		return f.What
	case f.Value == "":
		return text.WhatMissing.With()
	default:
		return text.Verbatim(f.Value).With()
	}
}

// Faults are all the things that are wrong with a plan, in the plan's order; never empty where it is an error.
type Faults []*Fault

// Error gives all faults in English, a line each.
func (fs Faults) Error() string { return fs.In(text.English) }

// In gives all faults in a language, a line each.
func (fs Faults) In(l *text.Language) string {
	lines := make([]string, len(fs))
	for i, f := range fs {
		lines[i] = f.In(l)
	}
	return strings.Join(lines, "\n")
}

// maxShown is the most characters of a wrong value that a message repeats.
const maxShown = 40

// Shown writes a value for a message: short, on one line, without control characters, and in quotes where it is a text
// or looks like more than one word.
func Shown(k Kind, s string) string {
	n := 0
	for i := range s {
		if n == maxShown {
			return strconv.Quote(s[:i] + "..")
		}
		n++
	}
	quoted := strconv.Quote(s)
	if k == Text || quoted[1:len(quoted)-1] != s || strings.ContainsAny(s, " ") {
		return quoted
	}
	return s
}
