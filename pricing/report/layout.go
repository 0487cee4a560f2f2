package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// width is the most cells of a line of text (interface §4).
const width = 80

func writeText(w io.Writer, r Report) error {
	return r.summary().writeText(w, r.Plain)
}

// writeText lays the document out in lines of at most 80 cells, without colours. Plain says tables in sentences.
func (d *document) writeText(w io.Writer, plain bool) error {
	out := bufio.NewWriter(w)
	p := page{out: out, plain: plain}
	p.title(d.title)
	for _, b := range d.blocks {
		p.block(b)
	}
	return out.Flush()
}

// page writes blocks as lines. The writer keeps its first error.
type page struct {
	out   *bufio.Writer
	plain bool
	begun bool // a line was written
}

func (p *page) line(s string) {
	p.begun = true
	fmt.Fprintln(p.out, strings.TrimRight(s, " "))
}

// space parts a section from what stands above it.
func (p *page) space() {
	if p.begun {
		p.line("")
	}
}

func (p *page) title(s string) {
	if s == "" {
		return
	}
	s = ansi.Truncate(plainLine(s), width, "..")
	p.line(s)
	if !p.plain {
		p.line(strings.Repeat("=", ansi.StringWidth(s)))
	}
}

func (p *page) block(b block) {
	switch b := b.(type) {
	case heading:
		p.space()
		p.wrapped("", "", string(b))
	case paragraph:
		p.wrapped("", "", string(b))
	case bullets:
		for _, item := range b {
			p.wrapped("- ", "  ", item)
		}
	case figure:
		for _, line := range b {
			p.line("  " + line)
		}
	case command:
		for _, line := range brokenCommand(b, width) {
			p.line(line)
		}
	case address:
		p.line(margin + plainLine(string(b)))
	case *table:
		p.table(b)
	}
}

// wrapped writes a text with something in front of its first line and of the others.
func (p *page) wrapped(first, others, s string) {
	for i, line := range Wrap(plainLine(s), width-len(first)) {
		if i > 0 {
			first = others
		}
		p.line(first + line)
	}
}

// table writes rows under each other, or says them where there is no room.
func (p *page) table(t *table) {
	columns, fits := t.columns(width)
	if p.plain || !fits {
		for _, r := range t.rows {
			p.wrapped("- ", "  ", r.sentence)
		}
		return
	}
	p.line(columns.line(row{cells: t.head}))
	for _, r := range t.rows {
		p.line(columns.line(r))
		if r.below != "" {
			p.wrapped(under, under, r.below)
		}
	}
}

// columns are the widths of a table's cells.
type columns []int

const (
	gap       = 2  // cells between columns
	leastName = 16 // cells that the first column may shrink to
	leastCell = 10 // of a column of numbers, so that small tables line up with each other

	under = "     " // stands before what is under a row
)

// columns gives the widths; fits is false where they do not go into a line.
func (t *table) columns(width int) (c columns, fits bool) {
	c = make(columns, len(t.head))
	for _, r := range append([]row{{cells: t.head}}, t.rows...) {
		for i, cell := range r.cells {
			w := cellsOf(plainLine(cell))
			if i == 0 {
				w += r.indent()
			}
			c[i] = max(c[i], w)
		}
	}
	rest := width
	for i := range c[1:] {
		c[i+1] = max(c[i+1], leastCell)
		rest -= gap + c[i+1]
	}
	fits = rest >= min(leastName, c[0])
	c[0] = min(max(c[0], leastName), rest)
	return c, fits
}

// indent gives the cells in front of a row's name: two for its mark, two for each level.
func (r row) indent() int { return 2 + 2*r.level }

// line lays a row out: its mark, its name to the left, its numbers to the right.
func (c columns) line(r row) string {
	name := r.mark + strings.Repeat(" ", r.indent()-len(r.mark)) + plainLine(r.cells[0])
	if cellsOf(name) > c[0] {
		name = ansi.Truncate(name, c[0], "..")
	}
	line := padded(name, c[0], false)
	for i, cell := range r.cells[1:] {
		line += strings.Repeat(" ", gap) + padded(plainLine(cell), c[i+1], true)
	}
	return line
}

// cellsOf is how wide a text is.
func cellsOf(s string) int {
	if strings.IndexFunc(s, func(r rune) bool { return r < ' ' || r > '~' }) < 0 { // a cell a byte
		return len(s)
	}
	return ansi.StringWidth(s)
}

func padded(s string, width int, right bool) string {
	space := strings.Repeat(" ", max(0, width-cellsOf(s)))
	if right {
		return space + s
	}
	return s + space
}
