package model

import (
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Set reads one value of the plan from s, written as k: a number, a word, or a range "low..likely..high".
// Where it cannot, the plan is unchanged and the fault says what would be right.
func (p *Plan) Set(path string, k Kind, s string) *Fault {
	f, ok := p.Field(path)
	if !ok {
		return &Fault{Path: path, Value: s, Want: p.wantPath(path)}
	}
	if low, likely, high, n := unit.SplitRange(s); n > 1 && f.Number() != nil && (k == Typed || k == Text) {
		return p.setRange(f, s, low, likely, high, n)
	}
	if fault := f.set(k, s); fault != nil {
		return fault
	}
	p.dropRange(path)
	return nil
}

// set sets the value alone, and puts back what it was where the new one is out of range.
func (f Field) set(k Kind, s string) *Fault {
	number := f.Number()
	if number == nil {
		if want, ok := f.Value.Set(k, s); !ok {
			return &Fault{Path: f.Path, Value: s, Want: want}
		}
		return nil
	}
	before := number.String()
	if want, ok := number.Set(k, s); !ok {
		return &Fault{Path: f.Path, Value: s, Want: want}
	}
	fault := f.check()
	if fault != nil {
		fault.Value = s
		f.restore(before)
	}
	return fault
}

func (f Field) restore(before string) {
	if before == "" && f.Clear() {
		return
	}
	f.Value.Set(Typed, before)
}

// Clear leaves the value out where the plan file may leave it out without a default: a price, a cap. It tells whether it may.
func (f Field) Clear() bool {
	c, ok := f.Value.(interface{ clear() })
	if ok {
		c.clear()
	}
	return ok
}

// check tells whether a known number lies in its range.
func (f Field) check() *Fault {
	n := f.Number()
	if n == nil || !n.Known() || n.Int() >= f.Min && n.Int() <= f.Max {
		return nil
	}
	return &Fault{Path: f.Path, Value: n.String(), Want: text.WantRange.With(f.Write(f.Min), f.Write(f.Max))}
}

// Write gives the field's value as it would be written if it were n.
func (f Field) Write(n int64) string {
	number := f.Number()
	before, known := number.Int(), number.Known()
	text := number.String()
	number.SetInt(n)
	written := number.String()
	if known {
		number.SetInt(before)
	} else {
		f.restore(text)
	}
	return written
}

// setRange keeps the likely value in the field and the ends beside it.
func (p *Plan) setRange(f Field, s, low, likely, high string, n int) *Fault {
	number, before := f.Number(), f.Value.String()
	var ends [3]int64
	for i, part := range []string{low, likely, high} {
		if i == 1 && n == 2 {
			continue
		}
		if fault := f.set(Typed, part); fault != nil || !number.Known() {
			f.restore(before)
			return &Fault{Path: f.Path, Value: s, Want: text.WantRangeOf.With(f.Write(f.Min), f.Write(f.Max))}
		}
		ends[i] = number.Int()
	}
	if n == 2 {
		ends[1] = ends[0] + (ends[2]-ends[0])/2
	}
	if ends[0] > ends[1] || ends[1] > ends[2] {
		f.restore(before)
		return &Fault{Path: f.Path, Value: s, Want: text.WantRising.With()}
	}
	p.dropRange(f.Path)
	number.SetInt(ends[1])
	p.Ranges = append(p.Ranges, Range{Path: f.Path, Low: ends[0], High: ends[2], Uniform: n == 2})
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

func (p *Plan) dropRange(path string) {
	var kept []Range
	for _, r := range p.Ranges {
		if r.Path != path {
			kept = append(kept, r)
		}
	}
	p.Ranges = kept
}

// wantPath names the values that there are where a path leads nowhere.
func (p *Plan) wantPath(path string) text.Phrase {
	section, _ := cutLast(path)
	if names := p.Names(section); names != nil {
		return text.WantOneOf.With(strings.Join(names, ", "))
	}
	return text.WantOneOf.With(strings.Join(p.Sections()[1:], ", "))
}

// cutLast splits a path before its last name.
func cutLast(path string) (section, name string) {
	i := strings.LastIndexByte(path, '.')
	if i < 0 {
		return "", path
	}
	return path[:i], path[i+1:]
}
