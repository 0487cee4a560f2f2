// Package pricelist reads price lists of rented cards as they are in the world: CSV of any head, JSON, in any of the usual
// encodings, with holes, words where a price should be, and columns that contradict each other. It makes no price up: what
// cannot be read is unknown, and says so. A list is read row by row and may be longer than memory.
package pricelist

import (
	"io"

	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// List is a price list that is being read.
type List struct {
	rows   *table.Table
	layout Layout
	at     [fields]int // column of a field; -1 where the list has none
	money  coin

	measures [fields]measure
}

// Open reads the head of a list. The mapping names columns where the list's own names do not say what they hold. The error is
// a *table.Error where the list is none, else r's own.
func Open(r io.Reader, m Mapping) (*List, error) {
	rows, err := table.Open(r)
	if err != nil {
		return nil, err
	}
	l := &List{rows: rows}
	return l, l.find(m)
}

// Next gives the next row, or io.EOF at the end of the list. Lines that cannot be read are passed over (Broken).
func (l *List) Next() (Row, error) {
	cells, err := l.rows.Next()
	if err != nil {
		return Row{}, err
	}
	return l.row(cells), nil
}

// Broken tells what could not be read so far.
func (l *List) Broken() table.Broken { return l.rows.Broken() }

// Place says a row's Line: a line of CSV, an object of JSON.
func (l *List) Place() text.Word { return l.rows.Place() }

// Layout is how the list was recognised; its Name is empty where columns went by their own names alone.
func (l *List) Layout() Layout { return l.layout }
