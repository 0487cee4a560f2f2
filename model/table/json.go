package table

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"slices"
	"strconv"

	"app/gpuplan/model/text"
)

// jsonSource is an array of objects, or the first one in an object, as a market's answer has it. Its columns are the keys of
// the first object.
type jsonSource struct {
	in      *ration
	d       *json.Decoder
	columns []string
	first   []string // cells of the first object, until they are handed out
	cells   []string
	row     int
}

func newJSON(r *bufio.Reader, in *ration) (source, error) {
	s := &jsonSource{in: in, d: json.NewDecoder(r)}
	s.d.UseNumber()
	switch err := s.enter(); {
	case errors.Is(err, io.EOF):
		return nil, Fault(text.ListNoArray)
	case err != nil:
		return nil, s.fault(err)
	}
	object, err := s.object()
	if err != nil {
		return nil, s.fault(err)
	}
	s.columns = slices.Sorted(maps.Keys(object))
	s.cells = make([]string, len(s.columns))
	s.first = s.take(object)
	return s, nil
}

// enter goes into the array: the first one that lies in no deeper object.
func (s *jsonSource) enter() error {
	for depth := 0; ; {
		s.in.refill()
		token, err := s.d.Token()
		switch {
		case err != nil:
			return err
		case token == json.Delim('[') && depth < 2:
			return nil
		case token == json.Delim('[') || token == json.Delim('{'):
			depth++
		case token == json.Delim(']') || token == json.Delim('}'):
			depth--
		}
	}
}

func (s *jsonSource) head() []string { return s.columns }
func (s *jsonSource) line() int      { return s.row }
func (*jsonSource) place() text.Word { return text.PlaceEntry }

func (s *jsonSource) next() ([]string, error) {
	if s.first != nil {
		s.first, s.row = nil, 1
		return s.cells, nil
	}
	object, err := s.object()
	if err != nil {
		return nil, s.fault(err)
	}
	s.row++
	return s.take(object), nil
}

// object gives the next object of the array, or io.EOF behind the last one.
func (s *jsonSource) object() (object map[string]any, err error) {
	s.in.refill()
	more := s.d.More()
	if more {
		err = s.d.Decode(&object)
	} else {
		_, err = s.d.Token()
	}
	switch {
	case errors.Is(err, io.EOF): // no ] at its end: the list was cut
		return nil, io.ErrUnexpectedEOF
	case !more:
		return nil, cmp.Or(err, io.EOF)
	}
	return object, err
}

// take puts the plain values of an object under the columns.
func (s *jsonSource) take(object map[string]any) []string {
	for i, name := range s.columns {
		switch v := object[name].(type) {
		case string:
			s.cells[i] = v
		case json.Number:
			s.cells[i] = v.String()
		case bool:
			s.cells[i] = strconv.FormatBool(v)
		default:
			s.cells[i] = ""
		}
	}
	return s.cells
}

// fault puts what is wrong with the JSON into words.
func (s *jsonSource) fault(err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax), errors.As(err, &kind), errors.Is(err, io.ErrUnexpectedEOF):
		return Fault(text.ListEntry, s.row+1, text.ListNotJSON)
	case errors.Is(err, errRation):
		return Fault(text.ListEntry, s.row+1, text.ListRowLong.With(rowLimit>>20))
	case errors.Is(err, io.EOF) && s.columns == nil:
		return Fault(text.ListEmpty)
	}
	return err
}
