package tasklog

import (
	"bytes"
	"errors"
	"io"
	"iter"
	"slices"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// rows reads a log row by row, as it stands.
type rows struct {
	table  *table.Table
	head   head
	zone   *time.Location
	order  table.Order
	tally  *Tally
	brief  bool                       // of entries that are over, boot, stop and instance are enough
	only   What                       // rows of this kind alone; Done: all
	skip   bool                       // rows of whole entries that are over are not wanted
	of     map[string][]*record.Entry // rows of these instances alone; nil: all
	newest *newest                    // of all rows; nil: nobody asks

	offset    time.Duration // of the last zone that was met
	met       *time.Location
	times     seen[time.Duration]
	outputs   seen[unit.Ratio]
	downloads seen[[]record.Download]
}

func openRows(in io.Reader, o Options, t *Tally) (*rows, error) {
	list, err := table.Open(in)
	if err != nil {
		return nil, err
	}
	r := &rows{
		table: list, zone: o.Zone, order: o.Order, tally: t,
		times: seen[time.Duration]{}, outputs: seen[unit.Ratio]{}, downloads: seen[[]record.Download]{},
	}
	if r.zone == nil {
		r.zone = time.Local
	}
	r.head, err = findColumns(list.Head(), o.Mapping)
	return r, err
}

// fixed gives the zone of an offset.
func (r *rows) fixed(offset time.Duration) *time.Location {
	if r.met == nil || r.offset != offset {
		r.offset, r.met = offset, time.FixedZone("", int(offset/time.Second))
	}
	return r.met
}

// next gives the next row that can be read, or io.EOF.
func (r *rows) next() (Row, error) {
	for {
		cells, err := r.table.Next()
		if err != nil {
			if broken := r.table.Broken(); errors.Is(err, io.EOF) && broken.Count > 0 {
				r.tally.Rows += broken.Count
				r.tally.tell(Told{Reason: BrokenRow, Count: broken.Count, Line: broken.Line})
			}
			return Row{}, err
		}
		if r.newest != nil {
			r.newest.see(r.head.cell(cells, colBoot))
		}
		if blank(cells) || r.only != Done && !r.is(cells, r.only) || r.skip && r.over(cells) || !r.wants(cells) {
			continue
		}
		r.tally.Rows++
		one := rowReader{rows: r, cells: cells, e: record.Entry{Line: r.table.Line()}}
		if row, ok := one.row(); ok {
			return row, nil
		}
	}
}

// is tells whether a row is of a kind.
func (r *rows) is(cells []string, kind What) bool {
	at := r.head[colWhat]
	if at < 0 || at >= len(cells) {
		return kind == Done
	}
	what, _, ok := whatOf(table.OneLine(cells[at]))
	return ok && what == kind
}

// wants tells whether a row is of one of the instances that are asked for.
func (r *rows) wants(cells []string) bool {
	if r.of == nil {
		return true
	}
	_, wanted := r.of[r.head.cell(cells, colInstance)]
	return wanted
}

// over tells whether a row is a whole entry that says when it ended: it neither opens nor closes another.
func (r *rows) over(cells []string) bool {
	if !r.is(cells, Done) {
		return false
	}
	return r.head.cell(cells, colStop) != "" || r.head.cell(cells, colOn) != ""
}

// blank tells whether a row holds nothing, as spreadsheets leave them.
func blank(cells []string) bool {
	for _, c := range cells {
		if c != "" && table.OneLine(c) != "" {
			return false
		}
	}
	return true
}

// Reading is a log that is being read.
type Reading struct {
	in    io.ReadSeeker
	o     Options
	tally Tally
	brief bool // of entries that are over, boot, stop and instance are enough
	only  What // rows of this kind alone; Done: all

	opened bool                       // entries that are over are not wanted
	skip   bool                       // so rows of whole ones are passed over
	of     map[string][]*record.Entry // rows of these instances alone; nil: all
	newest *newest                    // of all rows; nil: nobody asks
}

// Read prepares to read a log; Entries reads it.
func Read(in io.ReadSeeker, o Options) *Reading { return &Reading{in: in, o: o} }

// Tally tells what became of the rows that were read so far.
func (r *Reading) Tally() Tally { return r.tally }

// Entries gives the entries of the log: each when the row that completes it is met, those that are still open at the end, by
// their line. It may be asked again, and reads the file anew then. An error ends it: a *table.Error where the file is no log,
// else the file's own. Memory is needed for what is open or was taken back, not for the file.
func (r *Reading) Entries() iter.Seq2[record.Entry, error] {
	return func(yield func(record.Entry, error) bool) {
		r.tally = Tally{}
		m := &merger{tally: &r.tally, open: map[key][]record.Entry{}, yield: yield}
		if !r.brief {
			m.seen = newTwins()
		}
		if err := r.merge(m); err != nil && !m.ended {
			yield(record.Entry{}, err)
		}
	}
}

// merge reads the log twice: what is taken back later must be known before it is given. Where something is open at the end, it
// is read once more: the next boot may stand anywhere.
func (r *Reading) merge(m *merger) error {
	err := r.complete(m)
	if err == nil && !m.ended && r.mayBound(m) {
		err = r.bound(m)
	}
	if err == nil {
		m.rest()
	}
	return err
}

// bound finds when entries that nothing closed were over at the latest.
func (r *Reading) bound(m *merger) error {
	last := m.byInstance()
	skim := Reading{in: r.in, o: r.o, brief: true, of: last}
	boots := &merger{tally: &Tally{}, open: map[key][]record.Entry{}, yield: func(e record.Entry, _ error) bool {
		bounded(last[e.Instance], &e)
		return true
	}}
	if err := skim.complete(boots); err != nil {
		return err
	}
	for e := range values(boots.open) {
		bounded(last[e.Instance], &e)
	}
	for _, open := range last {
		handDown(open)
	}
	return nil
}

// bounded takes another boot of their instance for the end of the last entry that began before it; open is in the order of boots.
func bounded(open []*record.Entry, next *record.Entry) {
	after, _ := slices.BinarySearchFunc(open, next.Boot, func(e *record.Entry, t time.Time) int { return e.Boot.Compare(t) })
	if after == 0 {
		return
	}
	if e := open[after-1]; e.Until.IsZero() || next.Boot.Before(e.Until) {
		e.Until = next.Boot
	}
}

// handDown ends earlier entries no later than those behind them.
func handDown(open []*record.Entry) {
	for i := len(open) - 2; i >= 0; i-- {
		if e, next := open[i], open[i+1].Until; !next.IsZero() && (e.Until.IsZero() || next.Before(e.Until)) {
			e.Until = next
		}
	}
}

// complete gives the entries that a row completes; what is open stays in m.
func (r *Reading) complete(m *merger) error {
	back, err := r.undone()
	if err != nil {
		return err
	}
	m.back = back
	r.skip = r.opened && len(back) == 0 // one of them may be what is taken back
	if r.newest = nil; r.skip {
		r.newest = &newest{}
	}
	return r.each(m.tally, func(row *Row) bool { m.take(row); return !m.ended })
}

// undone counts, for each entry, the rows that take one of its rows back.
func (r *Reading) undone() (map[key]*held, error) {
	list := map[key]*held{}
	if may, err := r.mayUndo(); err != nil || !may {
		return list, err
	}
	skim := Reading{in: r.in, o: r.o, only: Undo}
	return list, skim.each(&Tally{}, func(row *Row) bool {
		k := keyOf(&row.Entry)
		if list[k] == nil {
			list[k] = &held{}
		}
		list[k].undos++
		return true
	})
}

// mayUndo tells whether the word of Undo stands anywhere in the file: that is found much sooner than its rows are read.
func (r *Reading) mayUndo() (bool, error) {
	if _, err := r.in.Seek(0, io.SeekStart); err != nil {
		return false, err
	}
	buffer, kept := make([]byte, 1<<20), 0
	for {
		n, err := r.in.Read(buffer[kept:])
		chunk := buffer[:kept+n]
		for _, word := range Undo.spellings() {
			if bytes.Contains(chunk, []byte(word)) {
				return true, nil
			}
		}
		switch {
		case bytes.IndexByte(chunk, 0) >= 0: // UTF-16 has zeros between the letters
			return true, nil
		case errors.Is(err, io.EOF):
			return false, nil
		case err != nil:
			return false, err
		}
		kept = copy(buffer, chunk[max(0, len(chunk)-len(whats[Undo])+1):])
	}
}

// each reads all rows of the file, from its start, until f says false.
func (r *Reading) each(t *Tally, f func(*Row) bool) error {
	if _, err := r.in.Seek(0, io.SeekStart); err != nil {
		return err
	}
	list, err := openRows(r.in, r.o, t)
	switch {
	case isEmpty(err):
		return nil
	case err != nil:
		return err
	}
	list.brief, list.only, list.skip, list.of, list.newest = r.brief, r.only, r.skip, r.of, r.newest
	for {
		row, err := list.next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		case !f(&row):
			return nil
		}
	}
}

// isEmpty tells whether a table could not be opened since nothing is in it.
func isEmpty(err error) bool {
	wrong := (*table.Error)(nil)
	return errors.As(err, &wrong) && wrong.What.Word == text.ListEmpty
}
