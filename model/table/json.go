package table

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"app/gpuplan/model/text"
)

// jsonSource is an array of objects, or the first one in an object, as a market's answer has it. Its columns are the keys of
// the first objects; of an object in an object "outer.inner".
type jsonSource struct {
	in      *ration
	d       *json.Decoder
	lines   bool     // objects one behind the other, without an array
	lists   []string // columns whose lists are given as JSON; other lists are empty cells
	columns []string
	first   []map[string]any // the first objects, until they are handed out
	end     error            // what came behind them
	cells   []string
	row     int
}

// behind is an object on a line behind another one: a file of objects without an array, as BigQuery exports it.
var behind = regexp.MustCompile(`^\s*\{(?s:.*)\}\r?\n\{`)

// ahead is how many objects are read to know the columns: an object leaves out what it has not.
const ahead = 100

func newJSON(r *bufio.Reader, in *ration, lists []string) (source, error) {
	s := &jsonSource{in: in, d: json.NewDecoder(r), lists: lists}
	s.d.UseNumber()
	start, _ := r.Peek(sample)
	s.lines = behind.Match(start)
	switch err := s.enter(); {
	case errors.Is(err, io.EOF):
		return nil, Fault(text.ListNoArray)
	case err != nil:
		return nil, s.fault(err)
	}
	for len(s.first) < ahead && s.end == nil {
		var object map[string]any
		if object, s.end = s.object(); s.end == nil {
			s.first = append(s.first, object)
		}
	}
	if len(s.first) == 0 {
		return nil, s.fault(s.end)
	}
	s.columns = keys(s.first)
	s.cells = make([]string, len(s.columns))
	return s, nil
}

// keys gives the names of all plain values of objects, sorted.
func keys(objects []map[string]any) []string {
	names := map[string]bool{}
	var walk func(outer string, object map[string]any)
	walk = func(outer string, object map[string]any) {
		for k, v := range object {
			if inner, ok := v.(map[string]any); ok {
				walk(outer+k+".", inner)
			} else {
				names[outer+k] = true
			}
		}
	}
	for _, o := range objects {
		walk("", o)
	}
	return slices.Sorted(maps.Keys(names))
}

// enter goes into the array: the first one that lies in no deeper object.
func (s *jsonSource) enter() error {
	if s.lines {
		return nil
	}
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
	var object map[string]any
	err := s.end
	if len(s.first) > 0 {
		object, s.first, err = s.first[0], s.first[1:], nil
	} else if err == nil {
		object, err = s.object()
	}
	if err != nil {
		return nil, s.fault(err)
	}
	s.row++
	return s.take(object), nil
}

// object gives the next object of the array, or io.EOF behind the last one.
func (s *jsonSource) object() (object map[string]any, err error) {
	s.in.refill()
	if s.lines {
		err = s.d.Decode(&object)
		return object, err
	}
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
		switch v := value(object, name).(type) {
		case string:
			s.cells[i] = v
		case json.Number:
			s.cells[i] = v.String()
		case bool:
			s.cells[i] = strconv.FormatBool(v)
		case []any:
			s.cells[i] = ""
			if slices.Contains(s.lists, name) {
				s.cells[i] = list(v)
			}
		default:
			s.cells[i] = ""
		}
	}
	return s.cells
}

// list is the JSON of a list, an empty one nothing.
func list(v []any) string {
	if len(v) == 0 {
		return ""
	}
	b, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	return string(b)
}

// value gives what an object has under a name, or nil.
func value(object map[string]any, name string) any {
	if v, ok := object[name]; ok {
		return v
	}
	outer, rest, nested := strings.Cut(name, ".")
	inner, ok := object[outer].(map[string]any)
	if !nested || !ok {
		return nil
	}
	return value(inner, rest)
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
