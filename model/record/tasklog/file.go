package tasklog

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"time"

	"github.com/gofrs/flock"

	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
)

// A row is whole or absent, whatever ends the program: ahead of the write, a file beside the log (".log.csv.pending") says where
// the row will begin and what it is. A log that ends with a part of that row, and with nothing else behind that place, was cut
// off; the part is passed over by who reads, and taken away by who writes next.

// patience is how long to wait for another program that writes.
const patience = 5 * time.Second

// paths are the files of a log.
type paths struct{ log, lock, pending string }

// pathsOf follows links, so that one log has one lock.
func pathsOf(path string) paths {
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	folder, name := filepath.Split(path)
	return paths{path, filepath.Join(folder, "."+name+".lock"), filepath.Join(folder, "."+name+".pending")}
}

// take takes the lock: shared to read, else alone.
func (p paths) take(shared bool) (*flock.Flock, error) {
	lock := flock.New(p.lock)
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	try := lock.TryLockContext
	if shared {
		try = lock.TryRLockContext
	}
	_, err := try(ctx, patience/250)
	if errors.Is(err, context.DeadlineExceeded) {
		return nil, fault(text.LogBusy, p.log)
	}
	return lock, err
}

// whole gives where the whole rows of a log of a size end: before a row that was cut off, else at its end.
func (p paths) whole(log io.ReaderAt, size int64) int64 {
	data, _ := os.ReadFile(p.pending) // nothing is pending where it is not there
	at, row, _ := bytes.Cut(data, []byte("\n"))
	start, err := strconv.ParseInt(string(at), 10, 64)
	if err != nil || size-start >= int64(len(row)) || !ends(log, size, start, row) {
		return size
	}
	return start
}

// ends tells whether what stands in a log from start to its end is row, or a part of its beginning.
func ends(log io.ReaderAt, size, start int64, row []byte) bool {
	if start < 0 || start >= size || size-start > int64(len(row)) {
		return false
	}
	part := make([]byte, size-start)
	_, err := log.ReadAt(part, start)
	return err == nil && bytes.HasPrefix(row, part)
}

// announce notes that a row is about to be written at a place.
func (p paths) announce(at int64, row []byte) error {
	f, err := os.OpenFile(p.pending, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(append(fmt.Appendf(nil, "%d\n", at), row...))
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// add puts bytes behind the end of the log, all or none of them.
func (p paths) add(f *os.File, row []byte) error {
	before, err := f.Stat()
	if err == nil {
		err = p.announce(before.Size(), row)
	}
	if err != nil {
		return errors.Join(err, os.Remove(p.pending))
	}
	if _, err = f.Write(row); err == nil {
		err = f.Sync()
	}
	if err != nil {
		err = errors.Join(err, p.cut(f, before.Size(), row))
		if p.whole(f, size(f)) < size(f) {
			return err // what is pending must stay: a part of the row is still there
		}
	}
	_ = os.Remove(p.pending) // it does no harm
	if there, gone := os.Stat(p.log); err == nil && (gone != nil || !os.SameFile(there, before)) {
		return fault(text.LogReplaced, p.log)
	}
	return err
}

// cut takes away what was written of a row.
func (p paths) cut(f *os.File, start int64, row []byte) error {
	if !ends(f, size(f), start, row) {
		return nil
	}
	return os.Truncate(p.log, start)
}

// size gives the size of a file; 0 where it cannot be told.
func size(f *os.File) int64 {
	stat, err := f.Stat()
	if err != nil {
		return 0
	}
	return stat.Size()
}

// File is a log file that is being read.
type File struct {
	*Reading
	file *os.File
}

// Open opens a log to read it as it is now: what is written later is not met. The error is a *planfile.FileError or a *Fault.
func Open(path string, o Options) (*File, error) {
	p := pathsOf(path)
	if err := p.isFile(); err != nil {
		return nil, planfile.NewFileError(path, text.FileCannotRead, err)
	}
	f, err := os.Open(p.log)
	if err != nil {
		return nil, planfile.NewFileError(path, text.FileCannotRead, err)
	}
	if _, err := os.Stat(p.lock); err == nil {
		lock, err := p.take(true)
		if told := (*Fault)(nil); errors.As(err, &told) {
			return nil, errors.Join(told, f.Close())
		}
		defer func() { _ = lock.Close() }()
	}
	return &File{Read(io.NewSectionReader(f, 0, p.whole(f, size(f))), o), f}, nil
}

// mayBeLog refuses a file whose head is not that of a log, so that no lock is put beside what is none. One that is not there may be.
func (p paths) mayBeLog(o Options) error {
	if p.isFile() != nil {
		return nil // told once it is opened
	}
	f, err := os.Open(p.log)
	if err != nil {
		return nil
	}
	defer func() { _ = f.Close() }()
	if _, err = openRows(f, o, &Tally{}); isEmpty(err) {
		return nil
	}
	return err
}

// isFile refuses a folder, and a pipe or a device, which would be waited for: none of them is a log.
func (p paths) isFile() error {
	stat, err := os.Stat(p.log)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil // whoever opens it tells, or makes it
	case err != nil:
		return err
	case stat.IsDir():
		return syscall.EISDIR
	case !stat.Mode().IsRegular():
		return fault(text.LogNoFile)
	}
	return nil
}

// Close closes the file.
func (f *File) Close() error { return f.file.Close() }
