package tasklog

import (
	"errors"
	"io"

	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// decision is the order of day and month as the dates of a table show it.
type decision struct {
	order    table.Order
	shown    text.Phrase // the place that showed it
	doubt    string      // the first date that may be either; empty: there is none
	doubtful text.Phrase // its place
	place    text.Phrase // of the row that is looked at
}

// Decide finds out which of day and month comes first in the dates of a table that is another program's, by all of them, unless
// Options say it. The error is a *table.Error where no date shows it, with the words that ask for it, or where two contradict; else
// as that of Entries.
func (r *Reading) Decide() error {
	if r.o.Order != table.Unordered {
		return nil
	}
	if _, err := r.in.Seek(0, io.SeekStart); err != nil {
		return err
	}
	list, err := openRows(r.in, r.o, &Tally{})
	if isEmpty(err) {
		return nil
	}
	var d decision
	for err == nil {
		var cells []string
		if cells, err = list.table.Next(); err == nil {
			d.place = list.table.Place().With(list.table.Line())
			err = d.look(list, cells)
		}
	}
	if !errors.Is(err, io.EOF) {
		return err
	}
	if r.o.Order = d.order; d.order == table.Unordered && d.doubt != "" {
		return table.Fault(text.ListFault, d.doubtful, text.BillOrder.With(d.doubt))
	}
	return nil
}

// look takes from a row what its times show. The error names two that contradict.
func (d *decision) look(list *rows, cells []string) error {
	one := rowReader{rows: list, cells: cells}
	for _, c := range []column{colBoot, colStop, colFrom, colTo} {
		cell := one.cell(c)
		m, ok := table.ParseMoment(cell)
		if !ok {
			continue
		}
		switch o, doubt := m.Order(); {
		case doubt && d.doubt == "":
			d.doubt, d.doubtful = table.Clean(cell), d.place
		case o == table.Unordered || o == d.order:
		case d.order != table.Unordered:
			return table.Fault(text.ListFault, d.place, text.BillOrders.With(table.Clean(cell), d.shown))
		default:
			d.order, d.shown = o, d.place
		}
	}
	return nil
}
