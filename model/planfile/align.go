package planfile

import (
	"strings"

	"app/gpuplan/model"
)

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
			e.align(item(before, i), item(after, j))
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
		names[i] = p.Get(join(item(list, i), field))
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

// hasPlace tells whether a section of the new plan stands in the old text, so that its values go there.
func (e *editor) hasPlace(section string) bool {
	from, ok := e.origin[section]
	_, written := e.doc.places[from]
	return ok && written && !e.isExpanded(from)
}
