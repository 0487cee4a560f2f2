package model

import (
	"slices"
	"strconv"
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Set reads one value of the plan from s, written as k: a number, a word, or a range "low..likely..high" or "low..high".
// Where it cannot, the plan is unchanged and the fault says what would be right.
func (p *Plan) Set(path string, k Kind, s string) *Fault {
	f, ok := p.Field(path)
	if !ok {
		return p.noSuchValue(path)
	}
	n, isNumber := f.Value.(number)
	var fault *Fault
	if isNumber && isRange(k, s) {
		fault = p.setRange(path, n, k, s)
	} else if fault = f.Value.Set(k, s); fault == nil {
		p.DropRange(path)
	}
	if fault != nil {
		fault.Path = path
	}
	return fault
}

// ReadMoney reads an amount of the plan's money as a person types it: in its currency, from 0 to a billion. The fault is about path.
func (p *Plan) ReadMoney(path, s string) (unit.Money, *Fault) {
	n, fault := sum(limits{max: anyMoney, currency: p.Currency}).read(Typed, s)
	if fault != nil {
		fault.Path = path
	}
	return unit.Money(n), fault
}

// Get gives the text of one value, its range included, as Set reads it back; empty where there is none.
func (p *Plan) Get(path string) string {
	f, ok := p.Field(path)
	if !ok {
		return ""
	}
	if r, ok := p.Range(path); ok {
		return r.write(f, f.Write)
	}
	return f.Value.String()
}

// Literal gives one value, its range included, as the plan file has it; empty where there is none.
func (p *Plan) Literal(path string) string {
	f, ok := p.Field(path)
	if !ok {
		return ""
	}
	r, ok := p.Range(path)
	if !ok {
		return f.Value.Literal()
	}
	return quoteText(r.write(f, func(n int64) string {
		return strings.Trim(f.Value.(number).literal(n), `"`)
	}))
}

// newFault makes the fault of a value that is there.
func newFault(path string, k Kind, s string, want text.Phrase) *Fault {
	if s == "" && k != Text {
		return &Fault{Path: path, Want: want}
	}
	return &Fault{Path: path, Value: Shown(k, s), Want: want}
}

// kindOf gives the kind in which a message shows the value.
func kindOf(v Value) Kind {
	if _, ok := v.(word); ok && v.String() != "" {
		return Text
	}
	return Typed
}

func isRange(k Kind, s string) bool {
	_, _, _, n := unit.SplitRange(s)
	return n > 1 && (k == Typed || k == Text)
}

// setRange keeps the likely value in the field and the ends beside it.
func (p *Plan) setRange(path string, v number, k Kind, s string) (fault *Fault) {
	low, likely, high, n := unit.SplitRange(s)
	texts := []string{low, likely, high}
	var ends [3]int64
	for i, part := range texts {
		if i == 1 && n == 2 {
			continue
		}
		if ends[i], fault = v.read(Typed, part); fault != nil {
			fault.Value = Shown(k, s)
			return fault
		}
	}
	if n == 2 {
		ends[1] = ends[0] + (ends[2]-ends[0])/2
	}
	if ends[0] > ends[1] || ends[1] > ends[2] || ends[0] == ends[2] {
		return newFault("", k, s, text.WantRising.With())
	}
	p.DropRange(path)
	v.SetInt(ends[1])
	p.Ranges = append(p.Ranges, Range{Path: path, Low: ends[0], High: ends[2], Uniform: n == 2})
	slices.SortFunc(p.Ranges, Range.Compare)
	return nil
}

// Range gives the range of a path; ok is false where the value is a plain one.
func (p *Plan) Range(path string) (r Range, ok bool) {
	for _, r := range p.Ranges {
		if r.Path == path {
			return r, true
		}
	}
	return Range{}, false
}

// DropRange makes the value of a path a plain one: its likely number.
func (p *Plan) DropRange(path string) {
	var kept []Range
	for _, r := range p.Ranges {
		if r.Path != path {
			kept = append(kept, r)
		}
	}
	p.Ranges = kept
}

func (r Range) write(f Field, number func(int64) string) string {
	ends := []string{number(r.Low), number(f.Number().Int()), number(r.High)}
	if r.Uniform {
		ends = slices.Delete(ends, 1, 2)
	}
	return strings.Join(ends, "..")
}

// noSuchValue says what there is where a path leads nowhere.
func (p *Plan) noSuchValue(path string) *Fault {
	return &Fault{Path: path, What: text.WhatUnknown.With(), Want: p.wantBelow("", path)}
}

// wantBelow walks down a path that leads nowhere and says what there is where it leaves the plan.
func (p *Plan) wantBelow(section, rest string) text.Phrase {
	name, rest, _ := strings.Cut(rest, ".")
	path := join(section, name)
	switch children := Children(section); {
	case slices.Contains(children, Child{name, true}):
		index, rest, _ := strings.Cut(rest, ".")
		if p.section(path+"."+index) == nil {
			return wantItem(path, p.Len(path))
		}
		return p.wantBelow(path+"."+index, rest)
	case slices.Contains(children, Child{name, false}):
		return p.wantBelow(path, rest)
	case name == "currency":
		return text.WantOneCurrency.With()
	}
	if whole := p.pathOf(path); section == "" && rest == "" && whole != "" {
		return text.WantThis.With(whole)
	}
	return wantName(name, p.known(section))
}

// pathOf gives the path of the first value that a name without its section means; empty where none has it.
func (p *Plan) pathOf(name string) string {
	for _, section := range p.Sections() {
		if slices.Contains(p.Names(section), name) {
			return join(section, name)
		}
	}
	return ""
}

// known lists what may stand in a section: its values and its sections.
func (p *Plan) known(section string) []string {
	names := p.Names(section)
	for _, c := range Children(section) {
		names = append(names, c.Name)
	}
	return names
}

// wantItem names the items that a list of n has.
func wantItem(list string, n int) text.Phrase {
	switch n {
	case 0:
		_, kind := cutLast(list)
		return text.WantSection.With("[[" + kind + "]]")
	case 1:
		return text.WantThis.With(list + ".0")
	default:
		return text.WantRange.With(list+".0", list+"."+strconv.Itoa(n-1))
	}
}

// wantName names the known name that is nearest to a wrong one, or all where none is near.
func wantName(name string, known []string) text.Phrase {
	if best := text.Nearest(name, known); best != "" {
		return text.WantThis.With(best)
	}
	return text.WantOneOf.With(strings.Join(known, ", "))
}
