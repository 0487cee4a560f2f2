package table

import (
	"fmt"
	"math"
	"strconv"

	"github.com/xuri/excelize/v2"
	"github.com/xuri/nfp"
)

// workbook is a workbook that is open.
type workbook struct {
	*excelize.File
	from1904 bool          // days are counted from 1904
	dates    map[int]clock // of the styles that were met
}

// clock is what a number format makes of a number of days.
type clock uint8

const (
	noClock clock = iota
	date          // a day, or a day with a time
	elapsed       // a length of time
)

// rows gives the cells of a sheet as they are stored; a date is a number.
func (b *workbook) rows(sheet string) (rows [][]string, err error) {
	err = guard(func() error {
		rows, err = b.GetRows(sheet)
		return err
	})
	return rows, err
}

// write puts numbers into the words that a person sees: dates as days and times, and no digit that the number does not have.
func (b *workbook) write(sheet string, rows [][]string) error {
	return guard(func() error {
		for y, row := range rows {
			for x, cell := range row {
				n, err := strconv.ParseFloat(cell, 64)
				if err != nil || math.IsInf(n, 0) || math.IsNaN(n) {
					continue
				}
				if row[x], err = b.number(sheet, x+1, y+1, n, cell); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// number gives the text of a number; that of a cell of text stays as it is.
func (b *workbook) number(sheet string, x, y int, n float64, cell string) (string, error) {
	name, err := excelize.CoordinatesToCellName(x, y)
	if err != nil {
		return "", err
	}
	kind, err := b.GetCellType(sheet, name)
	if err != nil {
		return "", err
	}
	if kind == excelize.CellTypeSharedString || kind == excelize.CellTypeInlineString || kind == excelize.CellTypeFormula {
		return cell, nil
	}
	style, err := b.GetCellStyle(sheet, name)
	if err != nil {
		return "", err
	}
	switch c, err := b.clock(style); {
	case err != nil:
		return "", err
	case c == elapsed, c == date && n < 1:
		return length(n), nil
	case c == date:
		return b.moment(n)
	}
	return digits(n), nil
}

// moment gives a day, with its time where it has one, to the second.
func (b *workbook) moment(n float64) (string, error) {
	t, err := excelize.ExcelDateToTime(n, b.from1904)
	switch {
	case err != nil:
		return "", err
	case n == math.Trunc(n):
		return t.Format("2006-01-02"), nil
	}
	return t.Format("2006-01-02 15:04:05"), nil
}

// length gives days as hours, minutes and seconds.
func length(days float64) string {
	s := int64(math.Round(days * 24 * 60 * 60))
	return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
}

// digits gives a number with the 15 digits that a sheet keeps, without an exponent: 0.1+0.2 is 0.3.
func digits(n float64) string {
	const kept = 15
	rounded, _ := strconv.ParseFloat(strconv.FormatFloat(n, 'g', kept, 64), 64)
	return strconv.FormatFloat(rounded, 'f', -1, 64)
}

// clock tells what a style makes of a number.
func (b *workbook) clock(style int) (clock, error) {
	if c, ok := b.dates[style]; ok {
		return c, nil
	}
	s, err := b.GetStyle(style)
	if err != nil {
		return noClock, err
	}
	c := builtIn(s.NumFmt)
	if s.CustomNumFmt != nil {
		c = custom(*s.CustomNumFmt)
	}
	b.dates[style] = c
	return c, nil
}

// builtIn tells it of a format that a workbook names by its number, those of East Asian languages among them.
// ECMA-376 part 1, 18.8.30.
func builtIn(id int) clock {
	switch {
	case id == 46:
		return elapsed
	case id >= 14 && id <= 22, id >= 27 && id <= 36, id >= 45 && id <= 47, id >= 50 && id <= 58:
		return date
	}
	return noClock
}

// custom tells it of a format that a workbook writes out, by its first section.
func custom(format string) clock {
	parser := nfp.NumberFormatParser()
	sections := parser.Parse(format)
	if len(sections) == 0 {
		return noClock
	}
	for _, t := range sections[0].Items {
		switch t.TType {
		case nfp.TokenTypeElapsedDateTimes:
			return elapsed
		case nfp.TokenTypeDateTimes:
			return date
		}
	}
	return noClock
}
