package table

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/xuri/excelize/v2"

	"app/gpuplan/model/text"
)

// The most bytes of a workbook that are read, and the most that they may unpack to: a sheet is held in memory whole.
const (
	mostPacked   = 32 << 20
	mostUnpacked = 128 << 20
)

// How a workbook begins: a zip; or the older container, which holds .xls and workbooks under a password.
const (
	markZip = "PK\x03\x04"
	markOLE = "\xd0\xcf\x11\xe0"
)

// sheetSource is a sheet of a workbook (.xlsx), its dates and numbers as text.
type sheetSource struct {
	columns []string
	rows    [][]string // behind the head
	top     int        // row of the head, from 1
	now     int        // rows that were given
}

func (s *sheetSource) head() []string { return s.columns }
func (s *sheetSource) line() int      { return s.top + s.now }
func (*sheetSource) place() text.Word { return text.PlaceRow }

func (s *sheetSource) next() ([]string, error) {
	for s.now < len(s.rows) {
		s.now++
		if row := s.rows[s.now-1]; !isEmpty(row) {
			return row, nil
		}
	}
	return nil, io.EOF
}

// openSheet opens the first sheet with a row that isHead takes; where none has one, or isHead is nil, the first that has any rows.
func (t *Table) openSheet(r io.Reader, isHead func([]string) bool) error {
	b, err := openWorkbook(r)
	if err != nil {
		return err
	}
	defer b.Close() //nolint:errcheck // it is in memory
	first := ""
	for _, name := range b.GetSheetList() {
		rows, err := b.rows(name)
		if err != nil {
			return err
		}
		if slices.IndexFunc(rows, func(row []string) bool { return !isEmpty(row) }) < 0 {
			continue
		}
		if at := headOf(rows, isHead); at >= 0 {
			return t.begin(b, name, rows, at)
		}
		if first == "" {
			first = name
		}
	}
	if first == "" {
		return Fault(text.ListEmpty)
	}
	rows, err := b.rows(first)
	if err != nil {
		return err
	}
	return t.begin(b, first, rows, headOf(rows, func(row []string) bool { return !isEmpty(row) }))
}

// begin makes the table of the rows of a sheet, whose head is the one at an index.
func (t *Table) begin(b *workbook, sheet string, rows [][]string, head int) error {
	if err := b.write(sheet, rows); err != nil {
		return err
	}
	for _, row := range rows[:head] {
		if s := Clean(strings.Join(row, " ")); s != "" {
			t.above = append(t.above, s)
		}
	}
	t.src = &sheetSource{columns: rows[head], rows: rows[head+1:], top: head + 1}
	return nil
}

// headOf finds the head among the first rows; -1: there is none.
func headOf(rows [][]string, isHead func([]string) bool) int {
	if isHead == nil {
		isHead = func(row []string) bool { return filled(row) > 1 }
	}
	return slices.IndexFunc(rows[:min(len(rows), preamble)], func(row []string) bool { return isHead(trimmed(slices.Clone(row))) })
}

func isEmpty(row []string) bool { return filled(row) == 0 }

func filled(row []string) (cells int) {
	for _, c := range row {
		if strings.TrimSpace(c) != "" {
			cells++
		}
	}
	return cells
}

// openWorkbook reads a workbook whole.
func openWorkbook(r io.Reader) (*workbook, error) {
	data, err := io.ReadAll(io.LimitReader(r, mostPacked+1))
	if err != nil {
		return nil, err
	}
	if len(data) > mostPacked {
		return nil, Fault(text.ListSheetBig, mostUnpacked>>20)
	}
	b := &workbook{dates: map[int]clock{}}
	return b, guard(func() error {
		var err error
		b.File, err = excelize.OpenReader(bytes.NewReader(data), excelize.Options{
			RawCellValue: true, UnzipSizeLimit: mostUnpacked, UnzipXMLSizeLimit: mostUnpacked,
		})
		if err != nil && strings.Contains(err.Error(), "unzip size") {
			return Fault(text.ListSheetBig, mostUnpacked>>20)
		}
		if err != nil {
			return err
		}
		p, err := b.GetWorkbookProps()
		b.from1904 = p.Date1904 != nil && *p.Date1904
		return err
	})
}

// guard runs what reads a workbook, which panics at some that are damaged.
func guard(read func() error) (err error) {
	defer func() {
		if recover() != nil {
			err = Fault(text.ListNotSheet)
		}
	}()
	err = read()
	var known *Error
	if err != nil && !errors.As(err, &known) {
		return Fault(text.ListNotSheet)
	}
	return err
}
