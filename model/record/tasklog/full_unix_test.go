//go:build unix

package tasklog

import (
	"math"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"app/gpuplan/model/record"
)

// limitFiles makes every file end at so many bytes, as a full disk does in the middle of a write.
func limitFiles(t *testing.T, size uint64) {
	t.Helper()
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Skip(err)
	}
	limit.Cur = min(size, limit.Max)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Skip(err)
	}
}

// A disk that fills in the middle of a row: what was written of it is cut off again, and it is told.
func TestFullDisk(t *testing.T) {
	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	path := filepath.Join(t.TempDir(), "log.csv")
	e := record.Entry{Boot: nine, Stop: nine.Add(time.Hour), Work: -1}
	for range 5 { // so that the row that is announced is shorter than the log, and passes
		add(t, path, e)
	}
	before := contentOf(t, path)
	limitFiles(t, uint64(len(before)+10))
	err := change(t, path, Options{Zone: time.UTC}, func(w *Writer) error { return w.Add(e) })
	limitFiles(t, math.MaxUint64)
	if err == nil || !strings.HasPrefix(err.Error(), "cannot write "+path) {
		t.Errorf("got %v", err)
	}
	if got := contentOf(t, path); got != before {
		t.Errorf("the log became\n%s", got)
	}
	add(t, path, e)
	if got := len(entriesOf(t, path)); got != 6 {
		t.Errorf("got %d entries, want 6", got)
	}
}

// A pipe as a log is refused at once: opening it would wait for who writes.
func TestPipeIsNoLog(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	if _, err := Open(path, Options{}); err == nil || !strings.Contains(err.Error(), "want a file") {
		t.Errorf("reading: %v", err)
	}
	if _, err := Lock(path, Options{}); err == nil || !strings.Contains(err.Error(), "want a file") {
		t.Errorf("writing: %v", err)
	}
}
