package planfile

import "app/gpuplan/model"

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
	if _, same := cutLast(to); !ok || same != name {
		return false
	}
	for _, name := range e.old.Names(path) {
		before, after := e.change(join(path, name))
		if before != after && (after == "" || !e.doc.has(join(path, name))) {
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
		if !holds(item(list, i)) {
			return false
		}
	}
	return true
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
