// Package statement reads bills as they are in the world: the exports of platforms, wallets and banks, with lines ahead of the head
// and totals behind the rows, in any of the usual encodings, with dates and numbers of any country. It gives record.Lines, one at a
// time, so that a bill may be longer than memory; what it skips is counted, and totals that the bill states are compared with its rows.
//
// What a column means is decided once for the whole column, from its first rows or by the person, never row by row: whether
// 03/04 is in March, and whether 1.234 is more than one. Where the rows do not show it, Open asks; where a later row contradicts,
// Each stops and names both lines.
package statement

import (
	"hash/maphash"
	"io"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/unit"
)

// Options are what a person says about a bill. The zero value says nothing.
type Options struct {
	Mapping  Mapping        // columns, where their names do not say what they hold
	Zone     *time.Location // of times that name none, and of days; nil: what the layout says, else Home
	Home     *time.Location // the person's; nil: UTC
	Order    table.Order    // of day and month
	Mark     Mark           // of decimals
	Currency string         // ISO 4217, of amounts that name none; empty: the layout's
	Payees   []string       // whose rows of a wallet or a bank are given: those that name one, in any case; nil: all rows are
}

// Statement is a bill that is being read.
type Statement struct {
	rows    *table.Table
	layout  *Layout
	options Options
	columns [fields]int // of the fields; -1: the bill has none
	laid    []field     // those that have a column
	mark    decision[Mark]
	order   decision[table.Order]
	bucket  bucket
	decided bool // what holds for the columns
	account bool // amounts are seen from the account: what was paid is negative

	ahead []row // the rows that were looked at to decide
	end   error // what came behind the last row

	now    row
	fields [fields]string // its cells
	few    few            // its amount
	days   [fields]day    // of the last times
	tally  Tally
	seen   memory

	meanings   kept[said]
	texts      kept[string]
	currencies kept[string]
	affixes    kept[affix]
	prices     kept[unit.Price[unit.PerHour]]
	spans      kept[time.Duration]
	usual      string // currency of amounts that name none
}

// row is a row of the bill.
type row struct {
	line  int
	cells []string
}

// decision is what holds for a whole column.
type decision[T comparable] struct {
	is   T
	line int  // that showed it; 0: none did
	said bool // by the person: rows that contradict are skipped
}

// Open reads the head of a bill and decides, by its first rows, what its columns mean. The error is a *table.Error where it is no
// bill that is understood, else r's own.
func Open(r io.Reader, o Options) (*Statement, error) {
	rows, err := table.OpenBelow(r, o.Mapping.accepts(), lists...)
	if err != nil {
		return nil, err
	}
	s := &Statement{rows: rows, options: o, seen: memory{seed: maphash.MakeSeed()}}
	head := rows.Head()
	for i := range head {
		head[i] = trim(head[i])
	}
	s.layout, _ = recognise(head)
	if s.columns, err = s.layout.find(head, o.Mapping); err != nil {
		return nil, err
	}
	for f, i := range s.columns {
		if i >= 0 {
			s.laid = append(s.laid, field(f))
		}
	}
	s.usual = s.currencyOf(head)
	s.account = s.columns[balance] >= 0 && s.columns[way] < 0
	s.tally.Layout, s.tally.Encoding, s.tally.Place, s.tally.Zone = s.layout.Name, rows.Encoding(), rows.Place(), s.zone()
	s.tally.read(rows.Above())
	return s, s.decide()
}

// zone is that of times that name none.
func (s *Statement) zone() *time.Location {
	for _, z := range []*time.Location{s.options.Zone, s.layout.zone, s.options.Home} {
		if z != nil {
			return z
		}
	}
	return time.UTC
}

// advance gives the next row, whose cells hold until the one behind it; behind the last one io.EOF.
func (s *Statement) advance() (row, error) {
	if len(s.ahead) > 0 {
		r := s.ahead[0]
		s.ahead = s.ahead[1:]
		return r, nil
	}
	if s.end == nil {
		cells, err := s.rows.Next()
		if err == nil {
			return row{s.rows.Line(), cells}, nil
		}
		s.end = err
	}
	return row{}, s.end
}

// take reads a row into l; given is false where it is no money: then it is skipped and counted.
func (s *Statement) take(r row, l *record.Line) (given bool, err error) {
	s.now = r
	s.lay()
	s.tally.Rows++
	*l = record.Line{Row: r.line}
	reason, err := s.line(l)
	if err != nil {
		return false, err
	}
	if reason == Read {
		s.tally.add(l, s.few)
		return true, nil
	}
	s.tally.skip(reason, r.line, s.because(reason))
	return false, nil
}

// Tally tells what became of the rows so far; it is whole after Each.
func (s *Statement) Tally() *Tally {
	s.twins()
	return &s.tally
}
