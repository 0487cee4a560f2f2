package model

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"app/gpuplan/model/text"
)

// HourlyForm is the name of the form that is paid by the hour; no term may have it.
const HourlyForm = "hourly"

// Validate checks that every value is possible and that names agree. The error is of type Faults and holds all that is wrong.
func (p Plan) Validate() error {
	var faults Faults
	for _, path := range p.Sections() {
		faults = append(faults, p.section(path).check(path)...)
	}
	faults = append(faults, p.checkNames()...)
	for i := range p.Offers {
		faults = append(faults, p.Offers[i].checkNames("offer."+strconv.Itoa(i), p.Disks)...)
	}
	faults = append(faults, p.checkRanges()...)
	if len(faults) == 0 {
		return nil
	}
	p.sort(faults)
	return faults
}

// sort puts faults into the order of the plan file.
func (p *Plan) sort(faults Faults) {
	order := map[string]int{}
	for i, f := range p.Fields() {
		order[f.Path] = i
	}
	slices.SortStableFunc(faults, func(a, b *Fault) int { return cmp.Compare(order[a.Path], order[b.Path]) })
}

func (p *Plan) checkNames() Faults {
	faults := unique("disk", "name", len(p.Disks), func(i int) string { return p.Disks[i].Name })
	faults = append(faults, unique("transfer", "name", len(p.Transfers), func(i int) string { return p.Transfers[i].Name })...)
	return append(faults, unique("offer", "name", len(p.Offers), func(i int) string { return p.Offers[i].Name })...)
}

func (o *Offer) checkNames(path string, disks []Disk) Faults {
	faults := unique(path+".term", "name", len(o.Terms), func(i int) string { return o.Terms[i].Name })
	for i, t := range o.Terms {
		if looks(t.Name) == HourlyForm {
			faults = append(faults, newFault(itemPath(path+".term", i, "name"), Text, t.Name, text.WantOtherName.With(HourlyForm)))
		}
	}
	faults = append(faults, unique(path+".storage", "disk", len(o.Storage), func(i int) string { return o.Storage[i].Disk })...)
	for i, s := range o.Storage {
		if s.Disk != "" && !slices.ContainsFunc(disks, func(d Disk) bool { return d.Name == s.Disk }) {
			faults = append(faults, newFault(itemPath(path+".storage", i, "disk"), Text, s.Disk, wantDisk(disks)))
		}
	}
	return faults
}

func wantDisk(disks []Disk) text.Phrase {
	if len(disks) == 0 {
		return text.WantSection.With("[[disk]]")
	}
	names := make([]string, len(disks))
	for i, d := range disks {
		names[i] = Shown(Text, d.Name)
	}
	return text.WantDisk.With(strings.Join(names, ", "))
}

// unique reports names that stand twice in a list, or look as if they did. Names that are missing are left to the values' own check.
func unique(list, field string, n int, name func(int) string) Faults {
	var faults Faults
	seen := map[string]bool{}
	for i := range n {
		s := name(i)
		if seen[looks(s)] && looks(s) != "" {
			fault := newFault(itemPath(list, i, field), Text, s, text.WantUnique.With())
			fault.What = text.WhatTwice.With(fault.Value)
			faults = append(faults, fault)
		}
		seen[looks(s)] = true
	}
	return faults
}

func itemPath(list string, i int, field string) string {
	return list + "." + strconv.Itoa(i) + "." + field
}

// checkRanges checks that each range is one of a number of the plan, lies in its limits and holds it.
func (p *Plan) checkRanges() Faults {
	var faults Faults
	seen := map[string]bool{}
	for _, r := range p.Ranges {
		f, _ := p.Field(r.Path)
		v, ok := f.Value.(number)
		switch {
		case !ok:
			faults = append(faults, p.noSuchValue(r.Path))
		case seen[r.Path] || !r.holds(f):
			faults = append(faults, newFault(r.Path, Typed, r.write(f, v.write), text.WantRising.With()))
		}
		seen[r.Path] = true
	}
	return faults
}

func (r Range) holds(f Field) bool {
	n := f.Number()
	return n.Known() && f.Min <= r.Low && r.Low <= n.Int() && n.Int() <= r.High && r.High <= f.Max && r.Low < r.High
}
