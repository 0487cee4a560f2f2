package planfile

import (
	"cmp"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// splice is a change of a text: a stretch of the source, and what stands there instead.
type splice struct {
	at   span
	text string
}

// oldBlocks gives the blocks of the old text that stay, changed to the new plan.
func (e *editor) oldBlocks() []part {
	var parts []part
	for i := range e.doc.blocks {
		b := &e.doc.blocks[i]
		if b.section == loose {
			parts = append(parts, part{loose, b.all.of(e.doc.source)})
		} else if section, ok := e.moved[b.section]; ok {
			parts = append(parts, part{section, e.apply(b.all, e.splices(b))})
		}
	}
	return parts
}

// apply gives a stretch of the source with its changes made.
func (e *editor) apply(all span, splices []splice) string {
	slices.SortStableFunc(splices, func(a, b splice) int {
		return cmp.Or(cmp.Compare(a.at.start, b.at.start), cmp.Compare(a.at.end, b.at.end))
	})
	var b strings.Builder
	at := all.start
	for _, s := range splices {
		b.Write(e.doc.source[at:s.at.start])
		b.WriteString(s.text)
		at = s.at.end
	}
	b.Write(e.doc.source[at:all.end])
	return b.String()
}

// splices gives all changes in a block.
func (e *editor) splices(b *block) []splice {
	var list []splice
	sections := []string{b.section}
	for _, entry := range b.entries {
		if e.doc.inline[entry.path] {
			list = append(list, e.inlineSplices(entry)...)
			continue
		}
		if before, after := e.change(entry.path); after == "" {
			list = append(list, splice{entry.line, ""})
		} else if before != after {
			list = append(list, splice{entry.value, after})
		}
		if section, _ := cutLast(entry.path); !slices.Contains(sections, section) {
			sections = append(sections, section)
		}
	}
	for _, section := range sections {
		list = append(list, e.insertions(b, section)...)
	}
	return list
}

// inlineSplices gives the changes in a section, or a list of them, that is written as one value.
func (e *editor) inlineSplices(entry entry) []splice {
	if e.expanded[entry.path] {
		return []splice{{entry.line, e.comments(entry.line)}}
	}
	var list []splice
	for path, inner := range e.doc.values {
		if before, after := e.change(path); strings.HasPrefix(path, entry.path+".") && before != after {
			list = append(list, splice{inner.value, after})
		}
	}
	return list
}

// comments gives the comments of a value that takes the lines, each as a line of its own.
func (e *editor) comments(lines span) string {
	p := unstable.Parser{KeepComments: true}
	p.Reset(e.doc.source[lines.start:lines.end])
	p.NextExpression()
	var found strings.Builder
	var walk func(n *unstable.Node)
	walk = func(n *unstable.Node) {
		for ; n.Valid(); n = n.Next() {
			if n.Kind == unstable.Comment {
				found.WriteString(string(n.Data) + e.eol)
			}
			walk(n.Child())
		}
	}
	walk(p.Expression())
	return found.String()
}

// insertions gives the values of a section that the block does not have yet, each below the one that comes before it in a plan.
func (e *editor) insertions(b *block, section string) []splice {
	var list []splice
	near, at := e.first(b, section)
	for _, name := range e.old.Names(section) {
		path := join(section, name)
		if i := slices.IndexFunc(b.entries, func(en entry) bool { return en.path == path }); i >= 0 {
			near, at = b.entries[i], b.entries[i].line.end
			continue
		}
		if before, after := e.change(path); before != after && after != "" {
			list = append(list, splice{span{at, at}, e.line(near, at, name+" = "+after)})
		}
	}
	return list
}

// first gives where the first value of a section goes in a block, and the line that it is spelled like.
func (e *editor) first(b *block, section string) (near entry, at int) {
	for _, en := range b.entries {
		if owner, _ := cutLast(en.path); owner == section && section != b.section {
			return en, en.line.start // a dotted key
		}
	}
	near = entry{key: b.header, line: b.header}
	switch {
	case b.section != "":
		return near, b.header.end
	case len(b.entries) > 0:
		return near, b.entries[0].line.end
	default:
		return near, b.all.end
	}
}

// line writes a value on a line of its own, with the indent and the dots of a line nearby.
func (e *editor) line(near entry, at int, text string) string {
	if near.path != "" {
		key := near.key.of(e.doc.source)
		text = key[:strings.LastIndexByte(key, '.')+1] + text
	}
	if near.line.end > near.line.start {
		text = e.indent(near.line.start) + text
	}
	if at > textStart(e.doc.source) && e.doc.source[at-1] != '\n' {
		return e.eol + text
	}
	return text + e.eol
}

// indent gives the blanks that a line of the source begins with.
func (e *editor) indent(start int) string {
	end := start
	for end < len(e.doc.source) && (e.doc.source[end] == ' ' || e.doc.source[end] == '\t') {
		end++
	}
	return span{start, end}.of(e.doc.source)
}
