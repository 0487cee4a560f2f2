package table

import (
	"bufio"
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strings"

	"app/gpuplan/model/text"
)

// separators are the signs that part cells, the usual one first.
const separators = ",;\t|"

// separator finds the sign that stands most often in the first line, outside of quotes, and how often.
func separator(start []byte) (sign rune, times int) {
	var count [len(separators)]int
	quoted := false
	for _, b := range start {
		if b == '\n' && !quoted {
			break
		}
		quoted = quoted != (b == '"')
		if i := strings.IndexByte(separators, b); i >= 0 && !quoted {
			count[i]++
		}
	}
	times = slices.Max(count[:])
	return rune(separators[slices.Index(count[:], times)]), times
}

// csvSource is a table of lines. Quotes are held to: lines in which they are broken are passed over.
type csvSource struct {
	in      *ration
	r       *csv.Reader
	columns []string
	above   int // lines ahead of the head
	last    int // line that the last row began on

	unclosed int // line of a row whose quotes are broken, so that it may go on to the end; 0: the last row was whole
}

func newCSV(r *bufio.Reader, in *ration, separator rune, above int, mended bool) (source, error) {
	s := &csvSource{in: in, r: csv.NewReader(r), above: above}
	s.r.Comma, s.r.FieldsPerRecord, s.r.ReuseRecord = separator, -1, true
	s.r.TrimLeadingSpace = !mended && separator != '\t' // a tab is a space too
	cells, err := s.next()
	var broken *Broken
	switch {
	case errors.As(err, &broken):
		return nil, Fault(text.ListLine, broken.Line, text.ListHeadBroken)
	case errors.Is(err, io.EOF):
		return nil, Fault(text.ListEmpty)
	case err != nil:
		return nil, err
	}
	s.columns = slices.Clone(cells)
	return s, nil
}

func (s *csvSource) head() []string { return s.columns }
func (s *csvSource) line() int      { return s.last }
func (*csvSource) place() text.Word { return text.PlaceLine }

func (s *csvSource) next() ([]string, error) {
	s.in.refill()
	cells, err := s.r.Read()
	if err != nil {
		return nil, s.fault(err)
	}
	s.last, _ = s.r.FieldPos(0)
	s.last += s.above
	s.unclosed = 0
	return cells, nil
}

// fault tells lines that cannot be read from what ends the table.
func (s *csvSource) fault(err error) error {
	var wrong *csv.ParseError
	switch {
	case errors.As(err, &wrong):
		s.last = s.above + wrong.Line
		if errors.Is(wrong.Err, csv.ErrQuote) {
			s.unclosed = s.above + wrong.StartLine
		}
		return &Broken{s.above + wrong.StartLine, wrong.Line - wrong.StartLine + 1}
	case errors.Is(err, errRation):
		return Fault(text.ListLine, s.last+1, text.ListRowLong.With(rowLimit>>20))
	}
	return err
}
