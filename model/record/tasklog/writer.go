package tasklog

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gofrs/flock"

	"app/gpuplan/model/planfile"
	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// Writer is a log that nobody else writes to meanwhile.
type Writer struct {
	name  string // as it was given
	paths paths
	o     Options
	lock  *flock.Flock
	file  *os.File
	still []record.Entry // what is open, once that is known
	known bool           // it is, and nothing was written since
}

// markUTF8 begins a new log, so that spreadsheets take it for UTF-8.
const markUTF8 = "\xef\xbb\xbf"

// Lock opens a log to write to it, and makes it where it is not there, with its folder. Another program that writes is waited for
// some seconds. Close gives it free. The error is a *planfile.FileError or a *Fault.
func Lock(path string, o Options) (*Writer, error) {
	w := &Writer{name: path, paths: pathsOf(path), o: o}
	err := w.paths.mayBeLog(o)
	if err == nil {
		err = os.MkdirAll(filepath.Dir(w.paths.log), 0o700)
	}
	if err == nil {
		w.lock, err = w.paths.take(false)
	}
	if err == nil {
		err = w.open()
	}
	if err != nil {
		return nil, errors.Join(w.failed(err), w.Close())
	}
	return w, nil
}

// open opens the file, made where it is not there, and takes away what a write that was cut off has left.
func (w *Writer) open() error {
	if err := w.paths.isFile(); err != nil {
		return err
	}
	f, err := os.OpenFile(w.paths.log, os.O_RDWR|os.O_APPEND, 0)
	if errors.Is(err, fs.ErrNotExist) {
		if err := planfile.WriteFile(w.paths.log, newLog(), false); err != nil {
			return err
		}
		f, err = os.OpenFile(w.paths.log, os.O_RDWR|os.O_APPEND, 0)
	}
	if err != nil {
		return err
	}
	w.file = f
	if end := w.paths.whole(f, size(f)); end < size(f) {
		return os.Truncate(w.paths.log, end)
	}
	return nil
}

// newLog is a log without rows.
func newLog() []byte {
	row, _ := table.Form{}.Row(Columns) // UTF-8 has every character
	return append([]byte(markUTF8), row...)
}

// failed gives an error of the system its words.
func (w *Writer) failed(err error) error {
	var told *Fault
	var file *planfile.FileError
	var wrong *table.Error
	switch {
	case err == nil || errors.As(err, &told) || errors.As(err, &file):
		return err
	case errors.As(err, &wrong):
		return fault(text.ListFault, w.name, wrong.What)
	}
	return planfile.NewFileError(w.name, text.FileCannotWrite, err)
}

// Close gives the log free.
func (w *Writer) Close() error {
	var err error
	if w.file != nil {
		err = w.file.Close()
	}
	if w.lock != nil {
		err = errors.Join(err, w.lock.Close())
	}
	return err
}

// content is the log as it is now.
func (w *Writer) content() *io.SectionReader { return io.NewSectionReader(w.file, 0, size(w.file)) }

// Entries reads the log as it is now.
func (w *Writer) Entries() *Reading { return Read(w.content(), w.o) }

// Open gives the entries that are open, the first to be opened first.
func (w *Writer) Open() (list []record.Entry, err error) {
	if w.known {
		return slices.Clone(w.still), nil
	}
	log := w.Entries()
	log.brief, log.opened = true, true
	for e, err := range log.Entries() {
		if err != nil {
			return nil, w.failed(err)
		}
		if e.Open() {
			list = append(list, e)
		}
	}
	slices.SortStableFunc(list, func(a, b record.Entry) int { return a.Boot.Compare(b.Boot) })
	w.still, w.known = list, true
	return slices.Clone(list), nil
}

// Start opens an entry. It is refused where one of the same instance is still on.
func (w *Writer) Start(e record.Entry) error {
	open, err := w.Open()
	if err != nil {
		return err
	}
	for i := range open {
		if open[i].Instance == e.Instance && open[i].StillOn() {
			return fault(text.LogStillOn, instanceWord(e.Instance), open[i].Boot.Format(shown))
		}
	}
	return w.write(Row{What: Start, Entry: e})
}

// Stop closes the open entry of the same boot and instance; e is all of it. It is refused where there is none, or where the stop
// is before the boot.
func (w *Writer) Stop(e record.Entry) error {
	open, err := w.Open()
	switch {
	case err != nil:
		return err
	case !slices.ContainsFunc(open, func(o record.Entry) bool { return keyOf(&o) == keyOf(&e) }):
		return fault(text.LogNotOn)
	}
	if err := check(&e); err != nil {
		return err
	}
	return w.write(Row{What: Stop, Entry: e})
}

// Add adds entries, all or none of them.
func (w *Writer) Add(list ...record.Entry) error {
	rows := make([]Row, len(list))
	for i := range list {
		if err := check(&list[i]); err != nil {
			return err
		}
		rows[i] = Row{What: Done, Entry: list[i]}
	}
	return w.write(rows...)
}

// check refuses an entry that could not be.
func check(e *record.Entry) error {
	switch {
	case !e.Open() && e.Stop.Before(e.Boot):
		return fault(text.LogEarly, e.Stop.Format(shown), e.Boot.Format(shown))
	case Misplaced(e):
		return fault(text.LogMisplaced, e.Boot.Format(shown))
	}
	return nil
}

// shown is how messages write times.
const shown = "2006-01-02 15:04 -07:00"

// instanceWord names an instance in a message.
func instanceWord(name string) text.Phrase {
	if name == "" {
		return text.LogOnlyOne.With()
	}
	return text.LogInstance.With(name)
}

// Undo takes back what was written last and is not taken back yet, with all that was written together with it, and gives the rows,
// the last first: what each did, its boot and its instance. It is refused where there is none.
func (w *Writer) Undo() (back []Row, err error) {
	live, err := w.live()
	if err == nil && len(live) == 0 {
		err = fault(text.LogNothing)
	}
	if err != nil {
		return nil, w.failed(err)
	}
	var undo []Row
	for _, last := range slices.Backward(live) {
		e := record.Entry{Boot: time.Unix(last.boot, 0), Instance: last.instance}
		if w.o.Zone != nil {
			e.Boot = e.Boot.In(w.o.Zone)
		}
		back, undo = append(back, Row{What: last.what, Entry: e}), append(undo, Row{What: Undo, Entry: e})
		if !last.joined {
			break
		}
	}
	return back, w.write(undo...)
}

// act is what a row did, and to which entry.
type act struct {
	key
	what   What
	joined bool
}

// live lists what rows did that are not taken back.
func (w *Writer) live() (list []act, err error) {
	names := map[string]string{} // each instance once: a text out of a row keeps the whole row
	log := w.Entries()
	log.brief = true
	err = log.each(&Tally{}, func(row *Row) bool {
		k := keyOf(&row.Entry)
		if row.What == Undo {
			for i := len(list) - 1; i >= 0; i-- {
				if list[i].key == k {
					list = slices.Delete(list, i, i+1)
					break
				}
			}
			return true
		}
		if _, known := names[k.instance]; !known {
			name := strings.Clone(k.instance)
			names[name] = name
		}
		list = append(list, act{key{k.boot, names[k.instance]}, row.What, row.Joined})
		return true
	})
	return list, err
}

// write puts rows to the end, in the form that the log has; all of them together.
func (w *Writer) write(rows ...Row) error {
	w.known = false
	list, err := w.headed()
	if err == nil {
		err = w.checkEnd(list.table)
	}
	if err != nil {
		return w.failed(err)
	}
	all, err := list.encode(rows)
	if err != nil {
		return w.failed(err)
	}
	if form := list.table.Form(); !form.Ended(w.tail()) {
		all = append(form.End(), all...)
	}
	return w.failed(w.paths.add(w.file, all))
}

// headed opens the log by its head; one that is empty gets one.
func (w *Writer) headed() (*rows, error) {
	list, err := openRows(w.content(), w.o, &Tally{})
	if !isEmpty(err) {
		return list, err
	}
	begin := newLog()
	if size(w.file) > 0 {
		begin = begin[len(markUTF8):]
	}
	if err := w.paths.add(w.file, begin); err != nil {
		return nil, err
	}
	return openRows(w.content(), w.o, &Tally{})
}

// encode gives rows as they stand in the log.
func (r *rows) encode(list []Row) (all []byte, err error) {
	for i := range list {
		row := settle(list[i])
		row.Joined = i > 0 && row.What != Undo
		cells, err := cellsOf(&row, r.head, len(r.table.Head()))
		if err != nil {
			return nil, err
		}
		one, err := r.table.Form().Row(cells)
		if err != nil {
			return nil, err
		}
		all = append(all, one...)
	}
	return all, nil
}

// tail is the last bytes of the log.
func (w *Writer) tail() []byte {
	b := make([]byte, min(4, size(w.file)))
	n, _ := w.file.ReadAt(b, size(w.file)-int64(len(b)))
	return b[:n]
}

// checkEnd refuses to write behind a quote that is not closed: it would swallow the row.
func (w *Writer) checkEnd(t *table.Table) error {
	if !t.Form().IsCSV() {
		return fault(text.LogNoCSV, w.name)
	}
	if even, err := w.evenQuotes(); err != nil || even && !t.Form().Wide() {
		return err
	}
	for {
		if _, err := t.Next(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return err
		}
	}
	if line := t.Unclosed(); line > 0 {
		return fault(text.LogUnclosed, w.name, line)
	}
	return nil
}

// evenQuotes tells whether each quote of the log may have its other one.
func (w *Writer) evenQuotes() (bool, error) {
	in, buffer, n := w.content(), make([]byte, 1<<20), 0
	for {
		read, err := in.Read(buffer)
		n += bytes.Count(buffer[:read], []byte{'"'})
		if errors.Is(err, io.EOF) {
			return n%2 == 0, nil
		} else if err != nil {
			return false, err
		}
	}
}
