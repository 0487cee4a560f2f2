package model

import (
	"strconv"
	"strings"
)

// Child is a section that may stand inside another one.
type Child struct {
	Name string
	List bool // there may be several, with indexes from 0: "disk.0"
}

var planChildren = []Child{{"workload", false}, {"disk", true}, {"transfer", true}, {"budget", false}, {"offer", true}, {"own", false}}

var offerChildren = []Child{{"term", true}, {"storage", true}, {"traffic", false}}

// Children lists the sections that may stand in a section of the plan ("" is the plan itself), in the order of the plan file.
func Children(section string) []Child {
	list, index := cutLast(section)
	switch {
	case section == "":
		return planChildren
	case list == "offer" && index != "":
		return offerChildren
	}
	return nil
}

// section is one section that the plan has: a table of fields.
type section interface {
	names() []string
	field(name string) (Field, bool)
	check(path string) Faults
}

// table is the section that one owner holds.
type table[T any] struct {
	owner *T
	specs []spec[T]
	limits
}

func (t table[T]) at(i int) Field {
	s := &t.specs[i]
	t.min, t.max = s.min, s.max
	return Field{Value: s.value(t.owner, t.limits), Min: s.min, Max: s.max}
}

func (t table[T]) field(name string) (Field, bool) {
	for i := range t.specs {
		if t.specs[i].name == name {
			return t.at(i), true
		}
	}
	return Field{}, false
}

func (t table[T]) names() []string {
	names := make([]string, len(t.specs))
	for i, s := range t.specs {
		names[i] = s.name
	}
	return names
}

func (t table[T]) check(path string) Faults {
	var faults Faults
	for i := range t.specs {
		v := t.at(i).Value
		if want, ok := v.check(); !ok {
			faults = append(faults, newFault(join(path, t.specs[i].name), kindOf(v), v.String(), want))
		}
	}
	return faults
}

// open gives the section of an owner, nil where there is none or the path leads on.
func open[T any](owner *T, rest string, specs []spec[T], l limits) section {
	if owner == nil || rest != "" {
		return nil
	}
	return table[T]{owner, specs, l}
}

// section gives the section of a path; nil where the plan has none.
func (p *Plan) section(path string) section {
	kind, rest, _ := strings.Cut(path, ".")
	l := limits{currency: p.Currency}
	switch kind {
	case "":
		return open(p, rest, planSpecs, l)
	case "workload":
		return open(&p.Workload, rest, workloadSpecs, l)
	case "budget":
		return open(&p.Budget, rest, budgetSpecs, l)
	case "own":
		return open(&p.Own, rest, ownSpecs, l)
	case "disk":
		d, rest := element(p.Disks, rest)
		return open(d, rest, diskSpecs, l)
	case "transfer":
		t, rest := element(p.Transfers, rest)
		return open(t, rest, transferSpecs, l)
	case "offer":
		if o, rest := element(p.Offers, rest); o != nil {
			return o.section(rest, l)
		}
	}
	return nil
}

func (o *Offer) section(path string, l limits) section {
	kind, rest, _ := strings.Cut(path, ".")
	l.per = o.Per
	switch kind {
	case "":
		return open(o, rest, offerSpecs, l)
	case "traffic":
		return open(&o.Traffic, rest, trafficSpecs, l)
	case "term":
		t, rest := element(o.Terms, rest)
		return open(t, rest, termSpecs, l)
	case "storage":
		s, rest := element(o.Storage, rest)
		return open(s, rest, storageSpecs, l)
	}
	return nil
}

// element gives the item that the path begins with ("1.price") and the rest of the path; nil where the list has none.
func element[T any](list []T, path string) (item *T, rest string) {
	index, rest, _ := strings.Cut(path, ".")
	i, err := strconv.Atoi(index)
	if err != nil || i < 0 || i >= len(list) || strconv.Itoa(i) != index {
		return nil, rest
	}
	return &list[i], rest
}

// Field finds the value of a path such as "offer.0.term.1.price"; ok is false where the plan has no such value.
func (p *Plan) Field(path string) (f Field, ok bool) {
	owner, name := cutLast(path)
	if s := p.section(owner); s != nil {
		f, ok = s.field(name)
		f.Path = path
	}
	return f, ok
}

// Names lists the values that a section has, in the order of the plan file; nil where the plan has no such section.
func (p *Plan) Names(section string) []string {
	if s := p.section(section); s != nil {
		return s.names()
	}
	return nil
}

// Sections lists the sections that the plan has, in the order of the plan file: "", "workload", "disk.0" …
func (p *Plan) Sections() []string { return p.appendSections(nil, "") }

func (p *Plan) appendSections(list []string, section string) []string {
	list = append(list, section)
	for _, c := range Children(section) {
		path := join(section, c.Name)
		if !c.List {
			list = append(list, path)
			continue
		}
		for i := range p.Len(path) {
			list = p.appendSections(list, path+"."+strconv.Itoa(i))
		}
	}
	return list
}

// Fields lists every value that the plan has, in the order of the plan file.
func (p *Plan) Fields() []Field { return p.fields(func(string) bool { return false }) }

// fields lists the values of the sections that are not to be left out.
func (p *Plan) fields(leftOut func(section string) bool) []Field {
	var list []Field
	for _, path := range p.Sections() {
		if leftOut(path) {
			continue
		}
		s := p.section(path)
		for _, name := range s.names() {
			f, _ := s.field(name)
			f.Path = join(path, name)
			list = append(list, f)
		}
	}
	return list
}

// Len gives the number of items of a list of sections: "offer", "offer.0.term"; 0 where there is no such list.
func (p *Plan) Len(list string) int {
	switch list {
	case "disk":
		return len(p.Disks)
	case "transfer":
		return len(p.Transfers)
	case "offer":
		return len(p.Offers)
	}
	owner, kind := cutLast(list)
	o := p.offer(owner)
	switch {
	case o == nil:
		return 0
	case kind == "term":
		return len(o.Terms)
	case kind == "storage":
		return len(o.Storage)
	}
	return 0
}

// Grow appends an item with every default to a list of sections ("offer", "offer.0.term") and gives its path ("offer.1");
// empty where there is no such list.
func (p *Plan) Grow(list string) string {
	n := p.Len(list)
	owner, kind := cutLast(list)
	o := p.offer(owner)
	switch {
	case list == "disk":
		p.Disks = append(p.Disks, Disk{})
	case list == "transfer":
		p.Transfers = append(p.Transfers, NewTransfer())
	case list == "offer":
		p.Offers = append(p.Offers, NewOffer())
	case o != nil && kind == "term":
		o.Terms = append(o.Terms, NewTerm())
	case o != nil && kind == "storage":
		o.Storage = append(o.Storage, NewStorage())
	default:
		return ""
	}
	return list + "." + strconv.Itoa(n)
}

// offer gives the offer of a path such as "offer.0"; nil where the plan has none.
func (p *Plan) offer(path string) *Offer {
	index, ok := strings.CutPrefix(path, "offer.")
	if o, rest := element(p.Offers, index); ok && rest == "" {
		return o
	}
	return nil
}

// cutLast splits a path before its last name.
func cutLast(path string) (section, name string) {
	i := strings.LastIndexByte(path, '.')
	if i < 0 {
		return "", path
	}
	return path[:i], path[i+1:]
}

func join(section, name string) string {
	if section == "" {
		return name
	}
	return section + "." + name
}
