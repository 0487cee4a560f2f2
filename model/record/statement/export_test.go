package statement

import (
	"errors"
	"io"

	"app/gpuplan/model/record"
)

// Next reads one row without reading ahead: what Each is held against.
func (s *Statement) Next() (l record.Line, err error) {
	for {
		r, err := s.advance()
		if errors.Is(err, io.EOF) {
			s.tally.broken(s.rows.Broken())
		}
		if err != nil {
			return l, err
		}
		if given, err := s.take(r, &l); given || err != nil {
			return l, err
		}
	}
}
