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

// joined puts the blocks together, each from the start of a line on.
func (e *editor) joined(parts []part) string {
	var b strings.Builder
	for i, p := range parts {
		if i < len(parts)-1 {
			p.text = e.closed(p.text)
		}
		b.WriteString(p.text)
	}
	if isBlank(span{0, lineEnd(e.doc.source, 0)}.of(e.doc.source)) {
		return b.String()
	}
	return strings.TrimLeft(b.String(), "\r\n")
}

func lineBreak(source []byte) string {
	if end := lineEnd(source, 0); end > 1 && source[end-2] == '\r' {
		return "\r\n"
	}
	return "\n"
}

// align finds out which section of the new plan an old one became, and so on down.
func (e *editor) align(from, to string) {
	e.moved[from], e.origin[to] = to, from
	for _, c := range model.Children(from) {
		before, after := join(from, c.Name), join(to, c.Name)
		if !c.List {
			e.align(before, after)
			continue
		}
		for i, j := range match(names(e.old, before), names(e.new, after)) {
			e.align(before+"."+strconv.Itoa(i), after+"."+strconv.Itoa(j))
		}
	}
}

// names gives the name of each item of a list.
func names(p *model.Plan, list string) []string {
	field := "name"
	if strings.HasSuffix(list, "storage") {
		field = "disk"
	}
	names := make([]string, p.Len(list))
	for i := range names {
		names[i] = p.Get(list + "." + strconv.Itoa(i) + "." + field)
	}
	return names
}

// match pairs old items with new ones: of one name, or else in the same place.
func match(old, new []string) map[int]int {
	named := map[string]int{}
	for j := len(new) - 1; j >= 0; j-- {
		named[new[j]] = j
	}
	pairs, taken := map[int]int{}, map[int]bool{}
	for i, name := range old {
		if j, ok := named[name]; ok && !taken[j] {
			pairs[i], taken[j] = j, true
		}
	}
	for i := range old {
		if _, paired := pairs[i]; !paired && i < len(new) && !taken[i] {
			pairs[i], taken[i] = i, true
		}
	}
	return pairs
}

// change gives the literals that a value of the old plan has in both plans; after is empty where the value is gone.
func (e *editor) change(path string) (before, after string) {
	section, name := cutLast(path)
	if to, ok := e.moved[section]; ok {
		after = e.new.Literal(join(to, name))
	}
	return e.old.Literal(path), after
}

func (e *editor) written(path string) bool {
	_, ok := e.doc.values[path]
	return ok
}

// expand finds the sections written as one value in which more has to change than values in their place.
func (e *editor) expand() {
	for _, b := range e.doc.blocks {
		for _, entry := range b.entries {
			if e.doc.inline[entry.path] && !e.fits(entry.path) {
				e.expanded[entry.path] = true
			}
		}
	}
}

// fits tells whether a section, or a list of them, keeps its items and its values keep their places.
func (e *editor) fits(path string) bool {
	section, name := cutLast(path)
	if c, ok := child(section, name); ok && c.List {
		to, ok := e.moved[section]
		return ok && e.old.Len(path) == e.new.Len(join(to, name)) && e.all(path, e.old.Len(path), e.fits)
	}
	to, ok := e.moved[path]
	if !ok || lastName(to) != name {
		return false
	}
	for _, name := range e.old.Names(path) {
		before, after := e.change(join(path, name))
		if before != after && (after == "" || !e.written(join(path, name))) {
			return false
		}
	}
	for _, c := range model.Children(path) {
		if !e.fits(join(path, c.Name)) {
			return false
		}
	}
	return true
}

func (e *editor) all(list string, n int, holds func(string) bool) bool {
	for i := range n {
		if !holds(list + "." + strconv.Itoa(i)) {
			return false
		}
	}
	return true
}

func lastName(path string) string {
	_, name := cutLast(path)
	return name
}

// isExpanded tells whether the section, or one around it, becomes blocks.
func (e *editor) isExpanded(path string) bool {
	for path != "" {
		if e.expanded[path] {
			return true
		}
		path, _ = cutLast(path)
	}
	return false
}

// hasPlace tells whether a section of the new plan stands in the old text, so that its values go there.
func (e *editor) hasPlace(section string) bool {
	from, ok := e.origin[section]
	_, written := e.doc.places[from]
	return ok && written && !e.isExpanded(from)
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
		return before != after || e.written(join(from, name))
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
