package planfile

import (
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// kinds maps what TOML tells apart to what the plan does; all others are model.Other.
var kinds = map[unstable.Kind]model.Kind{
	unstable.Integer: model.Integer, unstable.Float: model.Decimal, unstable.String: model.Text, unstable.Bool: model.Boolean,
	unstable.LocalDate: model.Day, unstable.LocalTime: model.Day, unstable.LocalDateTime: model.Day, unstable.DateTime: model.Day,
}

// keyValue reads a value of a section, or a section that is written as one value, and gives it as it is written. It is false
// where it is of no section or stands again.
func (r *reader) keyValue(section string, n *unstable.Node, base int, keys []key) (e entry, ok bool) {
	last := keys[len(keys)-1]
	section, ok = r.dotted(section, keys[:len(keys)-1])
	if !ok {
		return entry{}, false
	}
	e = r.entry(join(section, last.name), n, base, keys)
	c, isSection := child(section, last.name)
	switch {
	case isSection:
		return e, r.inline(e, c, n.Value(), base)
	case r.doc.has(e.path):
		r.again(e.key.start, e.path, r.doc.values[e.path].key.start)
		return entry{}, false
	}
	r.set(e, n.Value())
	return e, true
}

// entry finds where the key and the value of an expression stand.
func (r *reader) entry(path string, n *unstable.Node, base int, keys []key) entry {
	source := r.doc.source
	keySpan := span{keys[0].at.start, keys[len(keys)-1].at.end}
	start := keySpan.end
	for source[start] == ' ' || source[start] == '\t' || source[start] == '=' {
		start++
	}
	end := base + int(n.Raw.Offset) + int(n.Raw.Length)
	return entry{path: path, key: keySpan, value: span{start, end}}
}

// dotted goes from a section to the one that the first parts of a dotted key name.
func (r *reader) dotted(section string, keys []key) (to string, ok bool) {
	for _, k := range keys {
		path := join(section, k.name)
		switch c, known := child(section, k.name); {
		case !known:
			r.fault(k.at.start, r.noSection(path, false))
			return "", false
		case c.List:
			r.fault(k.at.start, r.wantHeader(path, true, false))
			return "", false
		case r.doc.inline[path]:
			r.again(k.at.start, path, r.doc.places[path])
			return "", false
		case !r.isOpen(path):
			r.doc.places[path] = k.at.start
		}
		section = path
	}
	return section, true
}

// set reads one value into the plan.
func (r *reader) set(e entry, v *unstable.Node) {
	kind, s := r.written(e, v)
	r.doc.values[e.path] = e
	if f := r.plan.Set(e.path, kind, s); f != nil {
		r.fault(e.key.start, f)
	}
}

// written gives a value as a plan reads it.
func (r *reader) written(e entry, v *unstable.Node) (kind model.Kind, s string) {
	kind, ok := kinds[v.Kind]
	switch s = string(v.Data); {
	case !ok:
		return model.Other, e.value.of(r.doc.source)
	case kind == model.Integer || kind == model.Decimal:
		s = strings.TrimPrefix(strings.ReplaceAll(s, "_", ""), "+")
	}
	return kind, s
}

// inline reads a section that is written as { … }, or a list of them as [{ … }, …]. It is false where it is neither.
func (r *reader) inline(e entry, c model.Child, v *unstable.Node, base int) (ok bool) {
	switch {
	case r.isOpen(e.path) || c.List && r.plan.Len(e.path) > 0:
		r.again(e.key.start, e.path, r.doc.places[e.path])
	case !c.List && v.Kind == unstable.InlineTable:
		r.inlineTable(e.path, v, base, e)
		return true
	case c.List && isListOfTables(v):
		r.doc.inline[e.path] = true
		r.doc.places[e.path] = e.key.start
		for it := v.Children(); it.Next(); {
			r.inlineTable(r.plan.Grow(e.path), it.Node(), base, e)
		}
		return true
	default:
		value := model.Shown(r.written(e, v))
		r.fault(e.key.start, &model.Fault{Path: e.path, Value: value, Want: text.WantThis.With(bracketed(bare(e.path), c.List))})
	}
	return false
}

func isListOfTables(v *unstable.Node) bool {
	if v.Kind != unstable.Array {
		return false
	}
	for it := v.Children(); it.Next(); {
		if it.Node().Kind != unstable.InlineTable {
			return false
		}
	}
	return true
}

// inlineTable reads a section, or one of the list, that is written in an entry.
func (r *reader) inlineTable(section string, v *unstable.Node, base int, e entry) {
	r.doc.inline[section] = true
	r.doc.places[section] = e.key.start
	for it := v.Children(); it.Next(); {
		r.keyValue(section, it.Node(), base, keysOf(it.Node(), base))
	}
}
