package planfile

import (
	"fmt"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"app/gpuplan/model"
)

// speller writes a plan in any of the ways that TOML has for it: headers, dotted keys, tables and lists in one line, in any
// order, with comments, blank lines, indents and line breaks as people leave them.
type speller struct {
	t        *rapid.T
	p        *model.Plan
	comments int
	header   []string   // lines above the first header
	groups   [][]string // headers with what stands below them, each list with all its items in order
}

func spell(t *rapid.T, p model.Plan) []byte {
	s := &speller{t: t, p: &p}
	s.header = s.values("", "", false)
	for _, c := range model.Children("") {
		s.child("", c, func(lines []string) { s.header = append(s.header, lines...) }, func(lines []string) { s.groups = append(s.groups, lines) })
	}
	lines := rapid.Permutation(s.header).Draw(t, "header")
	for _, group := range rapid.Permutation(s.groups).Draw(t, "groups") {
		lines = append(lines, group...)
	}
	eol := rapid.SampledFrom([]string{"\n", "\r\n"}).Draw(t, "eol")
	text := strings.Join(lines, eol)
	if rapid.Bool().Draw(t, "end") {
		text += eol
	}
	if rapid.IntRange(0, 4).Draw(t, "mark") == 0 {
		text = byteOrderMark + text
	}
	return []byte(text)
}

// child writes a section, or a list of them: into the lines of the section around it, or as blocks of their own.
func (s *speller) child(owner string, c model.Child, inside, below func(lines []string)) {
	path := join(owner, c.Name)
	style := rapid.SampledFrom([]string{"header", "header", "dotted", "inline"}).Draw(s.t, path)
	switch {
	case c.List && style == "inline":
		var items []string
		for i := range s.p.Len(path) {
			items = append(items, s.inline(item(path, i)))
		}
		if len(items) > 0 {
			inside([]string{s.line(c.Name, "["+strings.Join(items, ", ")+"]")})
		}
	case c.List:
		var lines []string
		for i := range s.p.Len(path) {
			lines = append(lines, s.block(item(path, i))...)
		}
		below(lines)
	case style == "header":
		below(s.block(path))
	case style == "dotted":
		inside(s.values(path, c.Name+".", false))
	default:
		inside([]string{s.line(c.Name, s.inline(path))})
	}
}

// block writes a section with its header and what is in it.
func (s *speller) block(section string) []string {
	head := s.values(section, "", false)
	var below []string
	for _, c := range model.Children(section) {
		s.child(section, c, func(lines []string) { head = append(head, lines...) }, func(lines []string) { below = append(below, lines...) })
	}
	head = rapid.Permutation(head).Draw(s.t, "values")
	if rapid.Bool().Draw(s.t, "comment") {
		head = append(head, "", s.comment())
	}
	lines := slices.Concat([]string{s.indent() + headerOf(section) + s.tail()}, head, below)
	if rapid.Bool().Draw(s.t, "blank") {
		lines = append([]string{"", s.comment()}, lines...)
	}
	return lines
}

// inline writes a section as a table in one line.
func (s *speller) inline(section string) string {
	values := s.values(section, "", true)
	for _, c := range model.Children(section) {
		path := join(section, c.Name)
		if !c.List {
			values = append(values, c.Name+" = "+s.inline(path))
			continue
		}
		var items []string
		for i := range s.p.Len(path) {
			items = append(items, s.inline(item(path, i)))
		}
		values = append(values, c.Name+" = ["+strings.Join(items, ", ")+"]")
	}
	return "{" + strings.Join(values, ", ") + "}"
}

// values writes those values of a section that the plan needs, and some of the others.
func (s *speller) values(section, prefix string, inline bool) []string {
	var lines []string
	for _, name := range s.p.Names(section) {
		path := join(section, name)
		literal := s.p.Literal(path)
		needed := literal != blank.Literal(inBlank(path)) || required[bare(section)] == name
		if literal == "" || !needed && rapid.Bool().Draw(s.t, "leave "+path) {
			continue
		}
		if inline {
			lines = append(lines, name+" = "+literal)
		} else {
			lines = append(lines, s.line(prefix+name, literal))
		}
	}
	return lines
}

func (s *speller) line(key, value string) string {
	equals := rapid.SampledFrom([]string{" = ", "=", "\t=  "}).Draw(s.t, "equals")
	return s.indent() + key + equals + value + s.tail()
}

func (s *speller) indent() string {
	return rapid.SampledFrom([]string{"", "", "  ", "\t"}).Draw(s.t, "indent")
}

func (s *speller) tail() string {
	if rapid.IntRange(0, 2).Draw(s.t, "tail") > 0 {
		return ""
	}
	return "  " + s.comment()
}

// comment gives a comment that stands only once.
func (s *speller) comment() string {
	s.comments++
	return fmt.Sprintf("# comment %d 注释.", s.comments)
}
