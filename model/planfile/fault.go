package planfile

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// Fault is one thing that is wrong with a plan file, and where it stands.
type Fault struct {
	File   string // as it was named
	Line   int    // from 1; 0: the file as a whole
	Column int    // in characters, from 1
	Of     *model.Fault

	offset int // in the source, to sort by
}

// Error gives the fault in English: "plan.toml:14:3: workload.days: 400, want 1 to 366".
func (f *Fault) Error() string { return f.In(text.English) }

// Unwrap gives the fault without its place.
func (f *Fault) Unwrap() error { return f.Of }

// In gives the fault in a language.
func (f *Fault) In(l *text.Language) string {
	if f.Line == 0 {
		return fmt.Sprintf("%s: %s", shown(f.File), f.Of.In(l))
	}
	return fmt.Sprintf("%s:%d:%d: %s", shown(f.File), f.Line, f.Column, f.Of.In(l))
}

// Faults are all the things that are wrong with a plan file, in its order; never empty where it is an error.
type Faults []*Fault

// Error gives all faults in English, a line each.
func (fs Faults) Error() string { return fs.In(text.English) }

// mostTold is how many faults are told: a file that has more is not a plan.
const mostTold = 100

// In gives the faults in a language, a line each; of very many the first, and how many more there are.
func (fs Faults) In(l *text.Language) string {
	var lines []string
	for i, f := range fs {
		if i == mostTold {
			lines = append(lines, l.Say(text.MoreFaults, text.Count(len(fs)-i)))
			break
		}
		lines = append(lines, f.In(l))
	}
	return strings.Join(lines, "\n")
}

// sort puts faults in the order of the file, and those of one place in that of the plan.
func (fs Faults) sort(p *model.Plan) {
	order := map[string]int{}
	for i, f := range p.Fields() {
		order[f.Path] = i
	}
	slices.SortStableFunc(fs, func(a, b *Fault) int {
		return cmp.Or(cmp.Compare(a.offset, b.offset), cmp.Compare(order[a.Of.Path], order[b.Of.Path]))
	})
}

// lineIndex finds line and column of any offset in a source.
type lineIndex struct {
	source []byte
	lines  []int // where each line begins
}

func indexLines(source []byte) lineIndex {
	lines := []int{0}
	for i, b := range source {
		if b == '\n' {
			lines = append(lines, i+1)
		}
	}
	return lineIndex{source, lines}
}

// of gives line and column, from 1. The column counts characters.
func (p lineIndex) of(offset int) (line, column int) {
	line, _ = slices.BinarySearch(p.lines, offset+1)
	before := strings.TrimPrefix(string(p.source[p.lines[line-1]:offset]), byteOrderMark)
	return line, utf8.RuneCountInString(before) + 1
}

// whole makes the fault of a file as a whole.
func whole(name string, what, want text.Phrase) Faults {
	return Faults{{File: name, Of: &model.Fault{What: what, Want: want}}}
}
