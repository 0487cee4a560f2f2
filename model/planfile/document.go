package planfile

import (
	"bytes"
	"strings"
)

// span is a stretch of a source, in bytes.
type span struct{ start, end int }

func (s span) of(source []byte) string { return string(source[s.start:s.end]) }

// entry is a value as it is written.
type entry struct {
	path  string // of the value, or of the section that an inline table or list holds
	key   span   // the dotted key
	value span
	line  span // the lines that it takes, comment and line break included; empty inside an inline table or list
}

// block is a header with all that stands below it, up to the next one. The first block of a file has no header. Comments
// that blank lines part from what is above and below them are a block of their own, which stays where it is.
type block struct {
	section string // loose: no section, but such comments
	header  span   // the line of the header, its line break included; empty where there is none, at the start of the text
	all     span   // with the blank lines and the comments above the header
	entries []entry
}

// loose stands for a section in blocks that are comments only; no path is like it.
const loose = "#"

// document is a plan file taken apart. Its blocks follow each other without gaps.
type document struct {
	source []byte
	blocks []block
	values map[string]entry // by path; those of inline tables and lists too
	places map[string]int   // where each section begins, by path
	inline map[string]bool  // sections, and lists of them, that are written as one value
}

func newDocument(source []byte) *document {
	start := textStart(source)
	return &document{
		source: source,
		blocks: []block{{header: span{start, start}, all: span{start, len(source)}}},
		values: map[string]entry{},
		places: map[string]int{},
		inline: map[string]bool{},
	}
}

// has tells whether the text itself gives the value of a path.
func (d *document) has(path string) bool {
	_, ok := d.values[path]
	return ok
}

// lineStart gives the offset of the line that holds the offset.
func (d *document) lineStart(offset int) int {
	return max(lineStart(d.source, offset), textStart(d.source))
}

// firstOnLine gives the offset of the first character on a line that is no blank.
func (d *document) firstOnLine(offset int) int {
	start := d.lineStart(offset)
	line := d.source[start:offset]
	return start + len(line) - len(bytes.TrimLeft(line, " \t"))
}

// open starts a block with the header that begins at an offset.
func (d *document) open(section string, at int) {
	start := d.lead(at, d.blocks[len(d.blocks)-1].bottom())
	d.close(start)
	header := span{d.lineStart(at), lineEnd(d.source, at)}
	d.blocks = append(d.blocks, block{section: section, header: header, all: span{start, len(d.source)}})
	d.places[section] = at
}

// close ends the block that is open, and gives comments between it and the end a block of their own.
func (d *document) close(end int) {
	last := &d.blocks[len(d.blocks)-1]
	at := last.bottom()
	for at < end && !isBlank(lineFrom(d.source, at)) {
		at = lineEnd(d.source, at)
	}
	last.all.end = end
	if rest := (span{at, end}); strings.Contains(rest.of(d.source), "#") {
		last.all.end = at
		d.blocks = append(d.blocks, block{section: loose, all: rest})
	}
}

// add puts an entry into the block that is open.
func (d *document) add(e entry) {
	e.line = span{d.lineStart(e.key.start), lineEnd(d.source, e.value.end)}
	last := &d.blocks[len(d.blocks)-1]
	last.entries = append(last.entries, e)
}

// lead gives where the lines begin that belong to a header: the comments right above it, and the blank lines above those.
func (d *document) lead(header, above int) int {
	at := d.lineStart(header)
	for _, belongs := range []func(line string) bool{isComment, isBlank} {
		for at > above {
			start := lineStart(d.source, at-1)
			if start < above || !belongs(lineFrom(d.source, start)) {
				break
			}
			at = start
		}
	}
	return at
}

func isComment(line string) bool { return strings.HasPrefix(strings.TrimSpace(line), "#") }
func isBlank(line string) bool   { return strings.TrimSpace(line) == "" }

// bottom gives the end of the last line of the block that is no comment and not blank.
func (b *block) bottom() int {
	if n := len(b.entries); n > 0 {
		return b.entries[n-1].line.end
	}
	return b.header.end
}
