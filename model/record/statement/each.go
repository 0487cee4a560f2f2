package statement

import (
	"errors"
	"io"
	"sync/atomic"

	"app/gpuplan/model/record"
)

// batch is rows that follow one another, on their way from cells to lines.
type batch struct {
	rows  []row
	cells []string // of all of them
	end   error    // what came behind them; nil: more rows
	lines []record.Line
}

func newBatch() *batch {
	return &batch{rows: make([]row, 0, mostInBatch), lines: make([]record.Line, 0, mostInBatch)}
}

// mostInBatch is how many rows are in a batch.
const mostInBatch = 2048

// Each gives the rows that are money to f, in their order and one at a time, up to the last one or an error, be it of f, of the bill
// or of its reader; rows that are none are skipped and counted (Tally). A line holds until f returns. While f works on some, the
// next ones are read: f may be called on any goroutine, and where it ends with an error, rows behind that were read too. When Each
// returns nothing is being read any more.
func (s *Statement) Each(f func(*record.Line) error) error {
	e := each{s: s, f: f}
	relay(newBatch, e.fetch, e.read, e.give)
	return e.given
}

// each takes batches through their stages.
type each struct {
	s     *Statement
	f     func(*record.Line) error
	ended atomic.Bool // by an error: no more rows are wanted
	given error       // what ended it, in the last stage
}

// fetch takes the cells of the next rows.
func (e *each) fetch(b *batch) (more bool) {
	b.rows, b.cells, b.end = b.rows[:0], b.cells[:0], nil
	for len(b.rows) < mostInBatch {
		var r row
		if r, b.end = e.s.advance(); b.end != nil {
			return false
		}
		n := len(b.cells)
		b.cells = append(b.cells, r.cells...)
		b.rows = append(b.rows, row{r.line, b.cells[n:]})
	}
	return !e.ended.Load()
}

// read makes lines of the cells.
func (e *each) read(b *batch) {
	b.lines = b.lines[:0]
	if e.ended.Load() {
		return
	}
	for _, r := range b.rows {
		n := len(b.lines)
		b.lines = b.lines[:n+1]
		given, err := e.s.take(r, &b.lines[n])
		if !given {
			b.lines = b.lines[:n]
		}
		if err != nil {
			b.end = err
			break
		}
	}
	if errors.Is(b.end, io.EOF) {
		e.s.tally.broken(e.s.rows.Broken())
	} else if b.end != nil {
		e.ended.Store(true)
	}
}

// give hands the lines out.
func (e *each) give(b *batch) {
	for i := range b.lines {
		if e.given == nil {
			e.given = e.f(&b.lines[i])
		}
	}
	if e.given == nil && !errors.Is(b.end, io.EOF) {
		e.given = b.end
	}
	if e.given != nil {
		e.ended.Store(true)
	}
}
