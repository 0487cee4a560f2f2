package tasklog

import (
	"time"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// cellsOf gives a row under a head. A value for which the head has no column is refused: nothing is dropped in silence.
func cellsOf(row *Row, h head, width int) ([]string, error) {
	list := make([]string, width)
	for i, cell := range row.values() {
		switch {
		case h[i] >= 0:
			list[h[i]] = cell
		case cell != "" && !derived(column(i), row):
			return nil, fault(text.LogNoColumn, Columns[i])
		}
	}
	return list, nil
}

// derived tells whether a value follows from others, so that it needs no column.
func derived(c column, row *Row) bool {
	return c == colOn || c == colWork && !row.Entry.From.IsZero() && !row.Entry.To.IsZero() || c == colWhat && row.What == Done
}

// Cells gives the row as it stands in a log that has Columns.
func (row *Row) Cells() []string {
	v := row.values()
	return v[:]
}

// values writes the value of each column.
func (row *Row) values() [columnCount]string {
	e := &row.Entry
	v := [columnCount]string{colWhat: row.word(), colBoot: writeTime(e.Boot), colInstance: writeText(e.Instance)}
	if row.What == Undo {
		return v
	}
	v[colStop], v[colFrom], v[colTo] = writeTime(e.Stop), writeTime(e.From), writeTime(e.To)
	if !e.Open() {
		v[colOn] = unit.FormatDuration(e.Stop.Sub(e.Boot))
	}
	if e.Work >= 0 {
		v[colWork] = unit.FormatDuration(e.Work)
	}
	v[colCard], v[colOffer], v[colTask] = writeText(e.Card), writeText(e.Offer), writeText(e.Task)
	v[colProject], v[colNote], v[colDownloads] = writeText(e.Project), writeText(e.Note), writeDownloads(e.Downloads)
	if e.Output != 0 {
		v[colOutput] = e.Output.String()
	}
	if balance, known := e.Balance.Value(); known {
		v[colBalance], v[colCurrency] = balance.String(), e.Currency
	}
	return v
}

// settle gives a row as it will be read again: times in whole seconds, texts in one line.
func settle(row Row) Row {
	e := &row.Entry
	for _, t := range []*time.Time{&e.Boot, &e.Stop, &e.From, &e.To} {
		*t = t.Truncate(time.Second)
	}
	return row
}
