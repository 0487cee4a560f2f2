package tasklog

import (
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/unit"
)

// LongSpan is how long an instance may be on before that is told.
const LongSpan = 366 * 24 * time.Hour

// onTolerance is how far the column on may be from boot and stop: it is often rounded to minutes.
const onTolerance = time.Minute

// rowReader reads the cells of one row.
type rowReader struct {
	*rows
	cells []string
	e     record.Entry
	ok    bool
}

func (r *rowReader) cell(c column) string { return r.head.cell(r.cells, c) }

// tell notes something of the row, with a text to show.
func (r *rowReader) tell(why Reason, text string) {
	if why.Left() {
		r.ok = false
	}
	r.tally.tell(Told{why, 1, r.e.Line, table.Clean(text)})
}

func (r *rowReader) tellAll(list []Reason, text string) {
	for _, why := range list {
		r.tell(why, text)
	}
}

// row reads the cells as a row of the log; ok is false where it is passed over, and told.
func (r *rowReader) row() (row Row, ok bool) {
	r.ok = true
	what, joined, known := whatOf(r.cell(colWhat))
	if !known {
		r.tell(BadWhat, r.cell(colWhat))
		return row, false
	}
	r.e.Instance, r.e.Work = r.cell(colInstance), -1
	zone := r.boot()
	if r.ok && what != Undo {
		r.stop(what, zone)
	}
	if r.ok && what != Undo && (!r.brief || r.e.Open()) {
		r.task(zone)
		r.rest()
	}
	return Row{what, joined, r.e}, r.ok
}

// boot reads the time of boot, and gives the zone that the row's other times are in.
func (r *rowReader) boot() *time.Location {
	cell := r.cell(colBoot)
	m, ok := r.moment(cell)
	switch {
	case cell == "":
		r.tell(NoBoot, "")
		return nil
	case !ok || m.day.IsZero():
		r.tell(BadBoot, cell)
		return nil
	}
	t, told := m.at(time.Time{}, r.zone, time.Time{})
	r.e.Boot = t.In(r.zone)
	r.tellAll(told, cell)
	if !m.Zoned {
		return r.zone
	}
	return r.fixed(m.Offset)
}

// moment takes a time apart, with day and month in the order of the table.
func (r *rowReader) moment(cell string) (moment, bool) {
	return parseMoment(cell, r.order)
}

// stop reads when the instance was stopped: from its own column, or by how long it was on. A person may have put it into the
// row that opened the entry.
func (r *rowReader) stop(what What, zone *time.Location) {
	cell := r.cell(colStop)
	if t, ok := r.time(cell, BadStop, r.e.Boot, zone); ok {
		r.e.Stop = t
	}
	on, given := r.duration(colOn)
	switch {
	case !r.ok:
	case r.e.Open() && given:
		r.e.Stop = r.e.Boot.Add(on)
	case r.e.Open() && what == Stop:
		r.tell(NoEnd, "")
	case r.e.Open():
	case r.e.Stop.Before(r.e.Boot):
		r.tell(StopEarly, cell)
	case given && (r.e.Stop.Sub(r.e.Boot)-on).Abs() > onTolerance:
		r.tell(OnDiffers, r.cell(colOn))
	}
	if r.ok && !r.e.Open() && r.e.Stop.Sub(r.e.Boot) > LongSpan {
		r.tell(VeryLong, cell)
	}
}

// time reads a time that is not before another; ok is false where there is none, or none that can be read, which is told.
func (r *rowReader) time(cell string, bad Reason, least time.Time, zone *time.Location) (t time.Time, ok bool) {
	if cell == "" {
		return t, false
	}
	m, ok := r.moment(cell)
	if !ok {
		r.tell(bad, cell)
		return t, false
	}
	var day time.Time
	if m.day.IsZero() {
		day = dayOf(least.In(zone))
	}
	t, told := m.at(day, zone, least)
	r.tellAll(told, cell)
	return t.In(r.zone), true
}

// task reads when the task itself ran, or how long.
func (r *rowReader) task(zone *time.Location) {
	r.e.From, _ = r.time(r.cell(colFrom), BadCell, r.e.Boot, zone)
	least := r.e.Boot
	if !r.e.From.IsZero() {
		least = r.e.From
	}
	r.e.To, _ = r.time(r.cell(colTo), BadCell, least, zone)
	if !r.e.To.IsZero() && r.e.To.Before(least) {
		r.tell(BadCell, r.cell(colTo))
		r.e.To = time.Time{}
	}
	if work, given := r.duration(colWork); given {
		r.e.Work = work
	}
	if !r.e.From.IsZero() && !r.e.To.IsZero() {
		r.e.Work = r.e.To.Sub(r.e.From)
	}
	if r.ok && Misplaced(&r.e) {
		r.tell(Outside, "")
	}
}

// Misplaced reports whether the task of an entry ran before the boot, after the stop or for longer than the instance was on.
func Misplaced(e *record.Entry) bool {
	early := !e.From.IsZero() && e.From.Before(e.Boot)
	late := !e.Open() && (e.To.After(e.Stop) || e.From.After(e.Stop) || e.Work > e.Stop.Sub(e.Boot))
	return early || late
}

// duration reads a column of time; a bare number is hours.
func (r *rowReader) duration(c column) (d time.Duration, given bool) {
	cell := r.cell(c)
	if cell == "" {
		return 0, false
	}
	v := r.times.of(cell, func() (time.Duration, bool) {
		d, err := unit.ParseDuration(cell, time.Hour)
		return d, err == nil && d <= (table.LastYear-table.FirstYear)*LongSpan
	})
	if !v.ok {
		r.tell(BadCell, cell)
	}
	return v.value, v.ok
}

// rest reads what is neither time nor name of the instance.
func (r *rowReader) rest() {
	r.e.Card, r.e.Offer, r.e.Task, r.e.Project, r.e.Note = r.cell(colCard), r.cell(colOffer), r.cell(colTask), r.cell(colProject), r.cell(colNote)
	if cell := r.cell(colOutput); cell != "" {
		n := r.outputs.of(cell, func() (unit.Ratio, bool) {
			n, err := unit.ParseRatio(cell)
			return n, err == nil
		})
		if r.e.Output = n.value; !n.ok {
			r.tell(BadCell, cell)
		}
	}
	if cell := r.cell(colBalance); cell != "" {
		p, code, ok := ParseBalance(cell, r.cell(colCurrency))
		if r.e.Balance, r.e.Currency = p, code; !ok {
			r.tell(BadCell, cell)
		}
	}
	if cell := r.cell(colDownloads); cell != "" {
		list := r.downloads.of(cell, func() ([]record.Download, bool) { return readDownloads(cell) })
		if r.e.Downloads = list.value; !list.ok {
			r.tell(BadCell, cell)
		}
	}
}
