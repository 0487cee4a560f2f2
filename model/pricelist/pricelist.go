// Package pricelist reads price lists of rented cards as they are in the world: CSV of any head, JSON, in any of the usual
// encodings, with holes, words where a price should be, and columns that contradict each other. It makes no price up: what
// cannot be read is unknown, and says so. A list is read row by row and may be longer than memory.
package pricelist

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"

	"app/gpuplan/model/text"
)

// List is a price list that is being read.
type List struct {
	src    source
	layout Layout
	at     [fields]int // column of a field; -1 where the list has none
	money  coin
	broken Broken
}

// Broken is lines that cannot be read; those behind them can.
type Broken struct {
	Line  int // the first of them; 0: there is none
	Count int
}

// Error says it in English.
func (b *Broken) Error() string { return fmt.Sprintf("line %d cannot be read", b.Line) }

// source gives the rows of a list as cells under a head.
type source interface {
	head() []string
	// next gives the cells of the next row, which hold until the next call, or io.EOF. After a *Broken it goes on.
	next() ([]string, error)
	line() int        // that the last row began on; of JSON the number of the object, from 1
	place() text.Word // says such a line
}

// Error is what keeps a list from being read: what is wrong, where, and what would be right.
type Error struct{ What text.Phrase }

// Error says it in English.
func (e *Error) Error() string { return text.English.Phrase(e.What) }

func fault(w text.Word, args ...any) error { return &Error{w.With(args...)} }

// sample is how much of a list is looked at to tell what it is.
const sample = 64 << 10

// Open reads the head of a list. The mapping names columns where the list's own names do not say what they hold. The error is
// an *Error where the list is none, else r's own.
func Open(r io.Reader, m Mapping) (*List, error) {
	decoded, err := decode(r)
	if err != nil {
		return nil, err
	}
	in := &ration{r: decoded, left: rowLimit}
	l := &List{}
	if l.src, err = open(bufio.NewReaderSize(in, sample), in); err != nil {
		return nil, err
	}
	return l, l.find(m)
}

// open tells JSON from CSV by the first character.
func open(r *bufio.Reader, in *ration) (source, error) {
	start, err := r.Peek(sample)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	switch first := bytes.TrimSpace(start); {
	case len(first) == 0:
		return nil, fault(text.ListEmpty)
	case first[0] == '[' || first[0] == '{':
		return newJSON(r, in)
	}
	return newCSV(r, in, separator(start))
}

// Next gives the next row, or io.EOF at the end of the list. Lines that cannot be read are passed over (Broken).
func (l *List) Next() (Row, error) {
	for {
		cells, err := l.src.next()
		if err == nil {
			return l.row(cells), nil
		}
		var broken *Broken
		if !errors.As(err, &broken) {
			return Row{}, err
		}
		l.broken = Broken{cmp.Or(l.broken.Line, broken.Line), l.broken.Count + broken.Count}
	}
}

// Broken tells what could not be read so far.
func (l *List) Broken() Broken { return l.broken }

// Place says a row's Line: a line of CSV, an object of JSON.
func (l *List) Place() text.Word { return l.src.place() }

// Layout is how the list was recognised; its Name is empty where columns went by their own names alone.
func (l *List) Layout() Layout { return l.layout }
