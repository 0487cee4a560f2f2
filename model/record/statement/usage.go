package statement

import (
	"errors"
	"io"
	"strings"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Readings is a file of readings of cards as nvidia-smi writes it:
//
//	nvidia-smi --query-gpu=timestamp,index,name,utilization.gpu,memory.used,memory.total --format=csv -l 60
//
// in any order of columns, with units or without, for one card or several. What a driver does not say ([N/A], [Unknown Error]) is
// left out of the reading; the rest of it stays.
type Readings struct {
	rows    *table.Table
	zone    *time.Location
	columns [readingFields]int
	places  map[string]int // index of a card by what names it, where there is no column for it
	last    string         // time of the row before
	next    int            // index of the next card at that time
	skipped []Skip
}

// What a column of readings holds.
const (
	readAt = iota
	readIndex
	readName
	readBusy
	readUsed
	readTotal
	readPlace // where it sits: its serial number, UUID or bus address
	readingFields
)

// readingColumns are the names of the columns, as nvidia-smi --help-query-gpu has them; without the unit behind them.
var readingColumns = [readingFields][]string{
	readAt: {"timestamp"}, readIndex: {"index"}, readName: {"name", "gpu_name"}, readBusy: {"utilization.gpu"}, readUsed: {"memory.used"},
	readTotal: {"memory.total"}, readPlace: {"uuid", "gpu_uuid", "serial", "gpu_serial", "pci.bus_id", "gpu_bus_id"},
}

// OpenReadings reads the head of readings, whose times are in a zone; nil is UTC. The error is a *table.Error where the columns of
// time and use are missing, else r's own.
func OpenReadings(r io.Reader, zone *time.Location) (*Readings, error) {
	isHead := func(cells []string) bool { return column(cells, readingColumns[readBusy]) >= 0 }
	rows, err := table.OpenBelow(r, isHead)
	if err != nil {
		return nil, err
	}
	if zone == nil {
		zone = time.UTC
	}
	u := &Readings{rows: rows, zone: zone, places: map[string]int{}}
	for f, names := range readingColumns {
		u.columns[f] = column(trimmed(rows.Head()), names)
	}
	if u.columns[readAt] < 0 || u.columns[readBusy] < 0 {
		return nil, table.Fault(text.UsageColumns, table.Listed(rows.Head()))
	}
	return u, nil
}

func trimmed(cells []string) []string {
	for i := range cells {
		cells[i] = trim(cells[i])
	}
	return cells
}

// Next gives the next reading, or io.EOF. Rows without a time are skipped (Skipped).
func (u *Readings) Next() (record.Usage, error) {
	for {
		cells, err := u.rows.Next()
		if err != nil {
			if b := u.rows.Broken(); errors.Is(err, io.EOF) && b.Count > 0 {
				u.skipped = counted(u.skipped, Skip{Broken, b.Count, b.Line, ""})
			}
			return record.Usage{}, err
		}
		usage, reason := u.reading(cells)
		if reason == Read {
			return usage, nil
		}
		u.skipped = counted(u.skipped, Skip{reason, 1, u.rows.Line(), u.cell(cells, readAt)})
	}
}

// Skipped tells which rows were skipped so far, and why.
func (u *Readings) Skipped() []Skip { return u.skipped }

// cell gives what a row has; empty where the driver did not say.
func (u *Readings) cell(cells []string, f int) string {
	if u.columns[f] < 0 || u.columns[f] >= len(cells) {
		return ""
	}
	c := trim(cells[u.columns[f]])
	if strings.HasPrefix(c, "[") || isNothing(c) {
		return ""
	}
	return c
}

// reading reads a row.
func (u *Readings) reading(cells []string) (usage record.Usage, reason Reason) {
	at := u.cell(cells, readAt)
	switch {
	case at == "":
		return usage, Blank
	case strings.EqualFold(at, readingColumns[readAt][0]):
		return usage, Head
	}
	m, ok := table.ParseMoment(at)
	if ok {
		usage.At, ok = m.In(u.zone, table.Unordered)
	}
	if !ok {
		return usage, OddTime
	}
	usage.Card = table.Clean(u.cell(cells, readName))
	usage.Index = u.index(cells, at)
	if r, err := unit.ParseRatio(strings.TrimSuffix(u.cell(cells, readBusy), "%") + "%"); err == nil && r >= 0 && r <= unit.One {
		usage.Utilization = unit.Known(r)
	}
	usage.Used, usage.Total = memoryOf(u.cell(cells, readUsed)), memoryOf(u.cell(cells, readTotal))
	return usage, Read
}

// memoryOf reads a size, in MiB where it names no unit; 0 where there is none.
func memoryOf(c string) unit.Bytes {
	if c == "" {
		return 0
	}
	if strings.Trim(c, "0123456789") == "" {
		c += "MiB"
	}
	b, err := unit.ParseBytes(c)
	if err != nil {
		return 0
	}
	return b
}

// index numbers the card: as its column says, else by what names it, else by its place among the rows of one time.
func (u *Readings) index(cells []string, at string) int {
	if c := u.cell(cells, readIndex); c != "" {
		if n, decimals, ok := program(c); ok && decimals == 0 && n >= 0 && n < 1<<16 {
			return int(n)
		}
	}
	if place := u.cell(cells, readPlace); place != "" {
		n, ok := u.places[place]
		if !ok {
			n = len(u.places)
			u.places[strings.Clone(place)] = n
		}
		return n
	}
	if at != u.last {
		u.last, u.next = strings.Clone(at), 0
	}
	u.next++
	return u.next - 1
}
