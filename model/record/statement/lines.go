package statement

import (
	"errors"
	"io"
	"iter"

	"app/gpuplan/model/record"
)

// batch is rows that were read one after the other.
type batch struct {
	lines []record.Line
	err   error // what came behind them; nil: more rows
}

// mostInBatch is how many rows are read ahead at a time.
const mostInBatch = 512

// Lines gives the rows that are money, up to the last one or an error; those that are none are skipped and counted (Tally). While the
// loop works on some, the next ones are read: a line holds until the next one, and Tally is to be called behind the loop only. When
// it is left, nothing is being read any more; the reader may have given a few rows that nobody saw.
func (s *Statement) Lines() iter.Seq2[*record.Line, error] {
	return func(yield func(*record.Line, error) bool) {
		empty, full := make(chan *batch, 2), make(chan *batch, 2) // room for all batches that there are
		empty <- &batch{lines: make([]record.Line, 0, mostInBatch)}
		empty <- &batch{lines: make([]record.Line, 0, mostInBatch)}
		go s.readAhead(empty, full)
		defer func() {
			close(empty)
			for range full { // until it has ended
			}
		}()
		for b := range full {
			if !b.give(yield) {
				return
			}
			empty <- b
		}
	}
}

// readAhead fills batches until there are no more of them, or no more rows.
func (s *Statement) readAhead(empty <-chan *batch, full chan<- *batch) {
	defer close(full)
	for b := range empty {
		b.lines = b.lines[:0]
		for b.err == nil && len(b.lines) < mostInBatch {
			n := len(b.lines)
			b.lines = b.lines[:n+1]
			if b.err = s.next(&b.lines[n]); b.err != nil {
				b.lines = b.lines[:n]
			}
		}
		full <- b
		if b.err != nil {
			return
		}
	}
}

// give hands out a batch; false: it was the last one.
func (b *batch) give(yield func(*record.Line, error) bool) bool {
	for i := range b.lines {
		if !yield(&b.lines[i], nil) {
			return false
		}
	}
	if b.err != nil && !errors.Is(b.err, io.EOF) {
		yield(nil, b.err)
	}
	return b.err == nil
}
