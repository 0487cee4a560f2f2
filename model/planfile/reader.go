package planfile

import (
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// reader takes a plan file apart, value by value, and collects all that is wrong.
type reader struct {
	name    string
	plan    model.Plan
	doc     *document
	section string // of the last header
	lost    bool   // the last header was wrong: what stands below it is skipped
	faults  Faults
	lines   lineIndex
	syntax  bool // a line was no TOML, so that values may be missing for that reason
}

// read takes a source apart. The plan and the document are good where there are no faults.
func read(name string, source []byte) (model.Plan, *document, Faults) {
	r := &reader{name: name, plan: model.New(), doc: newDocument(source), lines: indexLines(source)}
	r.doc.places[""] = 0
	expressions(source, r.expression, r.bad)
	r.doc.close(len(source))
	if !r.syntax {
		r.checkRequired()
		r.checkPlan()
	}
	if len(r.faults) == 0 {
		if offset, says, ok := conforms(source); !ok {
			r.bad(offset, says)
		}
	}
	if len(r.faults) > 1 {
		r.faults.sort(&r.plan)
	}
	return r.plan, r.doc, r.faults
}

func (r *reader) fault(offset int, f *model.Fault) {
	line, column := r.lines.of(offset)
	r.faults = append(r.faults, &Fault{File: r.name, Line: line, Column: column, Of: f, offset: offset})
}

// bad notes a line that is not TOML. A header that cannot be read leaves it open where the values below it belong.
func (r *reader) bad(offset int, says string) {
	r.syntax = true
	r.fault(offset, syntaxFault(says))
	line := r.doc.source[lineStart(r.doc.source, offset):]
	if strings.HasPrefix(strings.TrimLeft(string(line[:min(len(line), 100)]), " \t"), "[") {
		r.lost = true
	}
}

// expression reads a header, or a key and its value.
func (r *reader) expression(p *unstable.Parser, base int) {
	n := p.Expression()
	keys := keysOf(n, base)
	switch {
	case n.Kind == unstable.KeyValue && !r.lost:
		if e, ok := r.keyValue(r.section, n, base, keys); ok {
			r.doc.add(e)
		}
	case n.Kind == unstable.Table || n.Kind == unstable.ArrayTable:
		at := r.doc.firstOnLine(keys[0].at.start)
		r.section, r.lost = r.header(at, keys, n.Kind == unstable.ArrayTable)
		if !r.lost {
			r.doc.open(r.section, at)
		}
	}
}

// key is one part of a dotted key.
type key struct {
	name string // as a path has it
	at   span
}

// keysOf gives the parts of the key of a header or a value.
func keysOf(n *unstable.Node, base int) []key {
	var keys []key
	for it := n.Key(); it.Next(); {
		k := it.Node()
		start := base + int(k.Raw.Offset)
		keys = append(keys, key{pathName(string(k.Data)), span{start, start + int(k.Raw.Length)}})
	}
	return keys
}

// pathName gives a key as it can stand in a path: in quotes where it holds more than letters, digits, - and _.
func pathName(key string) string {
	plain := func(r rune) bool {
		return r == '-' || r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z'
	}
	if strings.TrimFunc(key, plain) != "" || key == "" {
		return model.Shown(model.Text, key)
	}
	return model.Shown(model.Typed, key)
}

// header goes to the section of a header, a new one where it is an item of a list. Where there is none, the section is lost.
func (r *reader) header(at int, keys []key, list bool) (section string, lost bool) {
	for i, k := range keys {
		path, last := join(section, k.name), i == len(keys)-1
		c, known := child(section, k.name)
		switch {
		case !known:
			r.fault(at, r.noSection(path, list))
			return "", true
		case r.doc.inline[path] || last && c.List != list || c.List && !last && r.plan.Len(path) == 0:
			r.fault(at, r.wantHeader(path, c.List, last))
			return "", true
		case c.List && last:
			path = r.plan.Grow(path)
		case c.List:
			path = item(path, r.plan.Len(path)-1)
		case last && r.isOpen(path):
			r.again(at, path, r.doc.places[path])
			return "", true
		}
		section = path
	}
	return section, false
}

func (r *reader) isOpen(section string) bool {
	_, open := r.doc.places[section]
	return open
}

// noSection says what sections there are; a header that names a value is told what the value would be.
func (r *reader) noSection(path string, list bool) *model.Fault {
	return r.plan.Set(path, model.Other, bracketed(path, list))
}

func bracketed(name string, list bool) string {
	if list {
		return "[[" + name + "]]"
	}
	return "[" + name + "]"
}

// wantHeader says how the header of a section has to be written, or, unless it is the last part, that it has to come before.
func (r *reader) wantHeader(path string, list, last bool) *model.Fault {
	name := bare(path)
	if !last {
		return &model.Fault{Path: path, Want: text.WantThis.With(bracketed(name, true))}
	}
	return &model.Fault{Path: path, Value: bracketed(name, !list), Want: text.WantThis.With(bracketed(name, list))}
}

// again notes a value or a section that was there before.
func (r *reader) again(offset int, path string, first int) {
	line, _ := r.lines.of(first)
	r.fault(offset, &model.Fault{Path: path, What: text.WhatAgain.With(), Want: text.WantOnce.With(line)})
}
