package statement

import "app/gpuplan/model/record"

// Next reads one row without reading ahead: what Lines is held against.
func (s *Statement) Next() (l record.Line, err error) {
	err = s.next(&l)
	return l, err
}
