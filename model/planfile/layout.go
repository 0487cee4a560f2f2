package planfile

import (
	"bytes"
	"strings"

	"app/gpuplan/model"
)

// full lists the sections of which a new text says every value; of the others only what differs from the default, so that
// an offer's platform may still give the rest.
var full = map[string]bool{"": true, "workload": true, "disk": true, "transfer": true, "offer.storage": true}

// blank is a plan with one of each section, all defaults.
var blank = func() model.Plan {
	p := model.New()
	for _, list := range []string{"disk", "transfer", "offer", "offer.0.term", "offer.0.storage"} {
		p.Grow(list)
	}
	return p
}()

// inBlank gives the path that a value or section of any plan has in blank.
func inBlank(path string) string {
	names := strings.Split(path, ".")
	for i, name := range names {
		if isIndex(name) {
			names[i] = "0"
		}
	}
	return strings.Join(names, ".")
}

// lay writes a plan as a new text (interface.md §2).
func lay(p *model.Plan) []byte {
	var b bytes.Buffer
	for _, section := range p.Sections() {
		text := newBlock(p, section, "\n", worthSaying(p, section))
		if b.Len() == 0 {
			text = strings.TrimPrefix(text, "\n")
		}
		b.WriteString(text)
	}
	return b.Bytes()
}

// equal tells whether two plans say the same.
func equal(a, b *model.Plan) bool { return bytes.Equal(lay(a), lay(b)) }

// worthSaying tells which values of a section a new text gives.
func worthSaying(p *model.Plan, section string) func(name string) bool {
	return func(name string) bool {
		path := join(section, name)
		return full[bare(section)] || p.Literal(path) != blank.Literal(inBlank(path))
	}
}

// newBlock writes a section with a blank line above it; empty where it says nothing and is no item of a list.
func newBlock(p *model.Plan, section, eol string, says func(name string) bool) string {
	indent := indentOf(section)
	var lines []string
	for _, name := range p.Names(section) {
		if literal := p.Literal(join(section, name)); literal != "" && says(name) {
			lines = append(lines, indent+name+" = "+literal+eol)
		}
	}
	switch header := headerOf(section); {
	case section == "":
		return strings.Join(lines, "")
	case len(lines) > 0 || isItem(section):
		return eol + indent + header + eol + strings.Join(lines, "")
	}
	return ""
}

// indentOf gives what stands before each line of a section: those inside an offer are set in.
func indentOf(section string) string { return strings.Repeat("  ", strings.Count(bare(section), ".")) }

func headerOf(section string) string { return bracketed(bare(section), isItem(section)) }
