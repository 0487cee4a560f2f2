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

// entry finds where the key and the value of an expression stand.
func (r *reader) entry(n *unstable.Node, base int, keys []key) entry {
	source := r.doc.source
	keySpan := span{keys[0].at.start, keys[len(keys)-1].at.end}
	start := keySpan.end
	for source[start] == ' ' || source[start] == '\t' || source[start] == '=' {
		start++
	}
	end := base + int(n.Raw.Offset) + int(n.Raw.Length)
	return entry{key: keySpan, value: span{start, end}}
}

// keyValue reads a value of a section, or a section that is written as one value.
func (r *reader) keyValue(section string, n *unstable.Node, base int, keys []key) {
	section, ok := r.dotted(section, keys[:len(keys)-1])
	if !ok {
		return
	}
	last := keys[len(keys)-1]
	path := join(section, last.name)
	c, isSection := child(section, last.name)
	switch e := r.entry(n, base, keys); {
	case isSection:
		r.inline(path, c, n, base, e)
	case r.doc.values[path].key != span{}:
		r.again(e.key.start, path, r.doc.values[path].key.start)
	default:
		r.set(path, n.Value(), e)
	}
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
func (r *reader) set(path string, v *unstable.Node, e entry) {
	kind, ok := kinds[v.Kind]
	if !ok {
		kind = model.Other
	}
	s := string(v.Data)
	switch kind {
	case model.Integer, model.Decimal:
		s = strings.TrimPrefix(strings.ReplaceAll(s, "_", ""), "+")
	case model.Other:
		s = e.value.of(r.doc.source)
	}
	r.doc.values[path] = e
	if f := r.plan.Set(path, kind, s); f != nil {
		r.fault(e.key.start, f)
	}
}

// inline reads a section that is written as { … }, or a list of them as [{ … }, …].
func (r *reader) inline(path string, c model.Child, n *unstable.Node, base int, e entry) {
	v := n.Value()
	switch {
	case r.isOpen(path) || c.List && r.plan.Len(path) > 0:
		r.again(e.key.start, path, r.doc.places[path])
	case !c.List && v.Kind == unstable.InlineTable:
		r.inlineTable(path, v, base, e)
	case c.List && isListOfTables(v):
		r.doc.inline[path] = true
		r.doc.places[path] = e.key.start
		for it := v.Children(); it.Next(); {
			r.inlineTable(r.plan.Grow(path), it.Node(), base, e)
		}
	default:
		value := model.Shown(model.Other, e.value.of(r.doc.source))
		r.fault(e.key.start, &model.Fault{Path: path, Value: value, Want: text.WantThis.With(bracketed(bare(path), c.List))})
	}
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

func (r *reader) inlineTable(section string, v *unstable.Node, base int, e entry) {
	r.doc.inline[section] = true
	r.doc.places[section] = e.key.start
	for it := v.Children(); it.Next(); {
		r.keyValue(section, it.Node(), base, keysOf(it.Node(), base))
	}
}
