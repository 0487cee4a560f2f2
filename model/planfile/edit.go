package planfile

import (
	"slices"
	"strconv"
	"strings"

	"app/gpuplan/model"
)

// editor changes the text of an old plan into the text of a new one. It replaces the values that differ, cuts those that are
// gone, adds those that came, and moves and cuts whole blocks as lists of sections changed.
type editor struct {
	doc      *document
	old, new *model.Plan
	eol      string
	moved    map[string]string // section of the old plan → the same in the new one; missing: it is gone
	origin   map[string]string // the other way round
	expanded map[string]bool   // sections written as one value that have to become blocks
}

// part is a block of the new text.
type part struct {
	section string // of the new plan
	text    string
}

// edit gives the text of the new plan.
func (d *document) edit(old, new *model.Plan) []byte {
	e := editor{doc: d, old: old, new: new, eol: lineBreak(d.source),
		moved: map[string]string{}, origin: map[string]string{}, expanded: map[string]bool{}}
	e.align("", "")
	e.expand()
	parts := e.addBlocks(e.oldBlocks())
	for _, section := range new.Sections() {
		for _, c := range model.Children(section) {
			if c.List {
				order(parts, join(section, c.Name))
			}
		}
	}
	return []byte(e.joined(parts))
}

// joined puts the blocks together behind the byte order mark, each from the start of a line on.
func (e *editor) joined(parts []part) string {
	start := textStart(e.doc.source)
	mark := string(e.doc.source[:start])
	var b strings.Builder
	for i, p := range parts {
		if i < len(parts)-1 {
			p.text = e.closed(p.text)
		}
		b.WriteString(p.text)
	}
	if isBlank(lineFrom(e.doc.source, start)) {
		return mark + b.String()
	}
	return mark + strings.TrimLeft(b.String(), "\r\n")
}

func lineBreak(source []byte) string {
	if end := lineEnd(source, 0); end > 1 && source[end-2] == '\r' {
		return "\r\n"
	}
	return "\n"
}

// addBlocks adds the sections that the old text does not have, each after the last one that comes before it in a plan.
func (e *editor) addBlocks(parts []part) []part {
	rank := map[string]int{}
	for i, section := range e.new.Sections() {
		rank[section] = i
		if e.hasPlace(section) {
			continue
		}
		text := newBlock(e.new, section, e.eol, e.newValues(section))
		if text == "" {
			continue
		}
		at := 0
		for j, p := range parts {
			if r, ok := rank[p.section]; ok && r < i {
				at = j + 1
			}
		}
		parts = slices.Insert(parts, at, part{section, text})
	}
	return parts
}

// newValues tells which values a section without a place in the old text gives.
func (e *editor) newValues(section string) func(name string) bool {
	from, known := e.origin[section]
	if !known {
		return worthSaying(e.new, section)
	}
	return func(name string) bool {
		before, after := e.change(join(from, name))
		return before != after || e.doc.has(join(from, name))
	}
}

// closed gives a text with a line break at its end.
func (e *editor) closed(text string) string {
	if text == "" || strings.HasSuffix(text, "\n") {
		return text
	}
	return text + e.eol
}

// order puts the blocks of a list into the list's order, in the places that they have together.
func order(parts []part, list string) {
	var slots []int
	var items []part
	for i, p := range parts {
		if strings.HasPrefix(p.section, list+".") {
			slots, items = append(slots, i), append(items, p)
		}
	}
	slices.SortStableFunc(items, func(a, b part) int { return indexIn(a.section, list) - indexIn(b.section, list) })
	for i, slot := range slots {
		parts[slot] = items[i]
	}
}

func indexIn(section, list string) int {
	index, _, _ := strings.Cut(section[len(list)+1:], ".")
	i, _ := strconv.Atoi(index)
	return i
}
