package report

// A document is what a report says, before it is laid out: the text, its plain variant and Markdown say the same.
type document struct {
	title  string
	blocks []block
}

// block is a heading, paragraph, bullets, *table, command, address, *curves or *bars: those two only where a format draws.
type block any

type (
	heading   string
	paragraph string
	bullets   []string
	figure    []string // lines of ASCII that are shown as they are
	command   []string // arguments
	address   string   // of a page; it stays in one piece, however long it is
)

// table is rows of cells under a head. The first column is words, the others are numbers.
type table struct {
	head []string
	rows []row
}

type row struct {
	mark     string // in front: ">" for the cheapest; empty for none
	level    int    // 1 for a part of the row above
	cells    []string
	sentence string // the same in words
	below    string // in a line of its own under the cells; empty for none
}

func (d *document) add(b block)         { d.blocks = append(d.blocks, b) }
func (d *document) heading(s string)    { d.add(heading(s)) }
func (d *document) list(items []string) { d.addIf(len(items) > 0, bullets(items)) }
func (d *document) paragraph(s string)  { d.addIf(s != "", paragraph(s)) }
func (d *document) table(t *table)      { d.addIf(len(t.rows) > 0, t) }
func (d *document) addIf(ok bool, b block) {
	if ok {
		d.add(b)
	}
}

// section adds a list under its heading; nothing where it is empty.
func (d *document) section(head string, items []string) {
	if len(items) > 0 {
		d.heading(head)
		d.list(items)
	}
}
