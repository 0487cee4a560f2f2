// Package table reads tables as they are in the world: CSV with any separator and JSON arrays of objects, in any of the usual
// encodings, and sheets of workbooks (.xlsx). A table of text is read row by row and may be longer than memory; what cannot be
// read is passed over and counted.
package table

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"

	"app/gpuplan/model/text"
)

// Table is a table that is being read.
type Table struct {
	src    source
	broken Broken
	above  []string // lines ahead of the head
	form   Form
}

// Broken is lines that cannot be read; those behind them can.
type Broken struct {
	Line  int // the first of them; 0: there is none
	Count int
}

// Error says it in English.
func (b *Broken) Error() string { return fmt.Sprintf("line %d cannot be read", b.Line) }

// source gives the rows of a table as cells under a head.
type source interface {
	head() []string
	// next gives the cells of the next row, which hold until the next call, or io.EOF. After a *Broken it goes on.
	next() ([]string, error)
	line() int        // that the last row began on; of JSON the number of the object, of a sheet that of the row, from 1
	place() text.Word // says such a line
}

// Error is what keeps a table from being read: what is wrong, where, and what would be right.
type Error struct{ What text.Phrase }

// Error says it in English.
func (e *Error) Error() string { return text.English.Phrase(e.What) }

// Fault gives an *Error in the words of w.
func Fault(w text.Word, args ...any) error { return &Error{w.With(args...)} }

// sample is how much of a table is looked at to tell what it is.
const sample = 64 << 10

// Open reads the first row of a table, its head. The error is an *Error where there is no table, else r's own.
func Open(r io.Reader) (*Table, error) { return openTable(r, nil, nil) }

func openTable(r io.Reader, isHead func([]string) bool, lists []string) (*Table, error) {
	in := bufio.NewReaderSize(r, sample)
	switch start, err := in.Peek(len(markZip)); {
	case err != nil && !errors.Is(err, io.EOF):
		return nil, err
	case string(start) == markZip:
		t := new(Table)
		return t, t.openSheet(in, isHead)
	case string(start) == markOLE:
		return nil, Fault(text.ListOldSheet)
	}
	return openText(in, isHead, lists)
}

// openText opens a table of text: lines, or JSON.
func openText(r io.Reader, isHead func([]string) bool, lists []string) (*Table, error) {
	decoded, from, err := decode(r)
	if err != nil {
		return nil, err
	}
	lines, err := oldLines(decoded)
	if err != nil {
		return nil, err
	}
	in := &ration{r: lines, left: rowLimit}
	t := &Table{form: Form{encoding: from}}
	if t.src, err = t.open(bufio.NewReaderSize(in, sample), in, isHead, lists); err != nil {
		return nil, err
	}
	return t, nil
}

// open tells JSON from CSV by the first character.
func (t *Table) open(r *bufio.Reader, in *ration, isHead func([]string) bool, lists []string) (source, error) {
	start, err := r.Peek(sample)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	switch first := bytes.TrimSpace(start); {
	case len(first) == 0:
		return nil, Fault(text.ListEmpty)
	case first[0] == '[' || first[0] == '{':
		return newJSON(r, in, lists)
	}
	t.form.crlf = hasCRLF(start)
	if isHead == nil {
		sep, above, err := passOver(r, start)
		if err != nil {
			return nil, err
		}
		t.form.separator = sep
		return newCSV(r, in, sep, above, false)
	}
	line, offset, sep, found := below(start, isHead)
	if !found {
		sep, _ = separator(start)
	}
	t.form.separator, t.above = sep, linesAbove(start[:offset])
	if _, err := r.Discard(offset); err != nil {
		return nil, err
	}
	return newCSV(bufio.NewReaderSize(newMender(r, sep), sample), in, sep, line, true)
}

// Form is how the table is written.
func (t *Table) Form() Form { return t.form }

// Head is the first row; of JSON the keys of the first objects, sorted.
func (t *Table) Head() []string { return t.src.head() }

// Next gives the cells of the next row, which hold until the next call, or io.EOF at the end of the table. A row has as many
// cells as it has: fewer or more than the head. Lines that cannot be read are passed over (Broken).
func (t *Table) Next() ([]string, error) {
	for {
		cells, err := t.src.next()
		broken, passed := errors.AsType[*Broken](err)
		if !passed {
			return cells, err
		}
		t.broken = Broken{cmp.Or(t.broken.Line, broken.Line), t.broken.Count + broken.Count}
	}
}

// Line is the line that the last row began on, from 1; of JSON the number of the object, of a sheet that of the row.
func (t *Table) Line() int { return t.src.line() }

// Place says a Line: a line of CSV, an object of JSON, a row of a sheet.
func (t *Table) Place() text.Word { return t.src.place() }

// Separator parts the cells of a table of lines; 0 of any other.
func (t *Table) Separator() rune { return t.form.separator }

// Unclosed is the line of a quote that is not closed up to the end of the table, once that is reached; 0: there is none.
func (t *Table) Unclosed() int {
	if s, ok := t.src.(*csvSource); ok {
		return s.unclosed
	}
	return 0
}

// Broken tells what could not be read so far.
func (t *Table) Broken() Broken { return t.broken }
