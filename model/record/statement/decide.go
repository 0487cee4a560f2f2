package statement

import (
	"slices"

	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// How many rows are looked at: so many at least, and more, up to so many and so much text, while they leave a doubt.
const (
	leastAhead = 100
	mostAhead  = 20_000
	mostBytes  = 8 << 20
)

// doubts are the first cells that may be read in two ways.
type doubts struct {
	date, number         string
	dateLine, numberLine int
}

// decide looks at the first rows until they show the order of dates and the sign of decimals.
func (s *Statement) decide() error {
	s.mark.is, s.mark.said = s.options.Mark, s.options.Mark != Undecided
	s.order.is, s.order.said = s.options.Order, s.options.Order != table.Unordered
	var d doubts
	for bytes := 0; s.end == nil; {
		cells, err := s.rows.Next()
		if err != nil {
			s.end = err
			break
		}
		s.now = row{s.rows.Line(), slices.Clone(cells)}
		s.lay()
		s.ahead = append(s.ahead, s.now)
		if err := s.look(&d); err != nil {
			return err
		}
		for _, c := range cells {
			bytes += len(c)
		}
		settled := d.date == "" && d.number == ""
		if len(s.ahead) >= leastAhead && settled || len(s.ahead) >= mostAhead || bytes > mostBytes {
			break
		}
	}
	s.tally.broken(s.rows.Broken())
	if err := s.settle(&d); err != nil {
		return err
	}
	return s.findBucket()
}

// look takes from a row what it shows about its columns.
func (s *Statement) look(d *doubts) error {
	for _, f := range [...]field{from, to, at} {
		if m, ok := table.ParseMoment(s.cell(f)); ok {
			o, doubt := m.Order()
			if err := s.showOrder(o, s.cell(f)); err != nil {
				return err
			}
			if doubt && d.date == "" {
				d.date, d.dateLine = s.cell(f), s.now.line
			}
		}
	}
	if n, ok := cut(s.cell(cost)); ok {
		m, doubt := n.mark()
		if err := s.showMark(m, s.cell(cost)); err != nil {
			return err
		}
		if doubt && d.number == "" {
			d.number, d.numberLine = s.cell(cost), s.now.line
		}
	}
	s.clear(d)
	return nil
}

// clear drops the doubts that rows have settled.
func (s *Statement) clear(d *doubts) {
	if s.order.is != table.Unordered {
		d.date = ""
	}
	if s.mark.is != Undecided {
		d.number = ""
	}
}

// settle decides what the rows left open: dates as the layout has them, else the person is asked; a lone comma or point as it is
// usual, except in a bill parted by semicolons, as it is where the comma parts decimals.
func (s *Statement) settle(d *doubts) error {
	if s.order.is == table.Unordered {
		s.order.is = s.layout.order
	}
	s.clear(d)
	switch {
	case d.date != "":
		return s.unclear(text.BillOrder, d.dateLine, d.date)
	case d.number != "" && s.rows.Separator() == ';':
		return s.unclear(text.BillMark, d.numberLine, d.number)
	}
	s.tally.doubt, s.decided = d.number, true
	if s.mark.is == Undecided {
		s.mark.is = Point
	}
	return nil
}

// showOrder takes what a date shows; the error names it and the line that showed the contrary.
func (s *Statement) showOrder(o table.Order, cell string) error {
	switch {
	case o == table.Unordered || s.order.said || o == s.order.is && s.order.line > 0:
		return nil
	case s.order.is == table.Unordered || s.order.line == 0:
		if s.order.is != table.Unordered && s.order.is != o && s.decided { // rows were read the other way
			return s.contradict(text.BillOrders, cell, text.BillUsual)
		}
		s.order = decision[table.Order]{is: o, line: s.now.line}
		return nil
	}
	return s.contradict(text.BillOrders, cell, s.rows.Place().With(s.order.line))
}

// showMark takes what a number shows, as showOrder does.
func (s *Statement) showMark(m Mark, cell string) error {
	switch {
	case m == Undecided || s.mark.said || m == s.mark.is && s.mark.line > 0:
		return nil
	case s.mark.line == 0:
		if m == Comma && s.tally.doubt != "" && s.decided { // such numbers were read with the comma as grouping
			return s.contradict(text.BillMarks, cell, text.BillUsual)
		}
		s.mark = decision[Mark]{is: m, line: s.now.line}
		return nil
	}
	return s.contradict(text.BillMarks, cell, s.rows.Place().With(s.mark.line))
}

// Unclear is a bill that does not show how its dates or amounts are to be read: a person must say it (Options.Order, Options.Mark).
type Unclear struct {
	Dates bool   // the order of day and month, else the sign that parts decimals
	Text  string // the first cell that may be read in two ways, safe to show
	fault error
}

// Error names the line, the cell and what is to be said, as the command line says it.
func (u *Unclear) Error() string { return u.fault.Error() }

// Unwrap gives the same as a table.Error.
func (u *Unclear) Unwrap() error { return u.fault }

func (s *Statement) unclear(w text.Word, line int, cell string) error {
	cell = table.Clean(cell)
	return &Unclear{w == text.BillOrder, cell, table.Fault(text.ListFault, s.rows.Place().With(line), w.With(cell))}
}

// contradict names a cell and what it contradicts.
func (s *Statement) contradict(w text.Word, cell string, other any) error {
	return table.Fault(text.ListFault, s.rows.Place().With(s.now.line), w.With(table.Clean(cell), other))
}

// ParseMark reads what --decimal says: comma or point.
func ParseMark(s string) (Mark, error) {
	switch s {
	case "comma":
		return Comma, nil
	case "point":
		return Point, nil
	}
	return Undecided, table.Fault(text.BillNoMark, s)
}
