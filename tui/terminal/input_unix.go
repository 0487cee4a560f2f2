//go:build unix

package terminal

import (
	"errors"
	"io"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sys/unix"
)

// hears is true: the terminal's replies are told from keys.
const hears = true

// tick is how long a read waits at most, so that it can be cancelled.
const tick = 100 * time.Millisecond

// input is the terminal as Bubble Tea v1 reads from it. Each read gives one
// whole event, which v1 cannot misread: it would take cut sequences for Alt and
// digits, keys that come together for one key, and replies for keys.
//
// It has no Name, or v1 would wait with epoll or kqueue for the file, not for us.
type input struct {
	file   *os.File
	told   func(reply string) // gets the terminal's replies
	ended  func()             // is called when there is no more input
	held   atomic.Bool        // nothing is read
	stale  atomic.Bool        // the queue is from before it was held
	closed atomic.Bool        // nothing is read any more

	mu    sync.Mutex // guards what follows
	split splitter
	last  time.Time // when something came
	queue [][]byte  // events that have not been read yet
}

// newInput gives v1 its input. Both functions are called from its reads and must
// not wait for it.
func newInput(file *os.File, told func(reply string), ended func()) *input {
	return &input{file: file, told: told, ended: ended}
}

// hold leaves everything that comes to others: v1 would lose what it has just
// read when it gives the terminal away. What was typed before and not read yet is
// dropped, as the kernel does at ctrl+z.
func (in *input) hold(on bool) {
	if on {
		in.stale.Store(true)
	}
	in.held.Store(on)
}

// Read gives one event or a piece of a paste, or nothing after a tick.
func (in *input) Read(p []byte) (int, error) {
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.held.Load() {
		time.Sleep(tick / 10)
		return 0, nil
	}
	if in.stale.Swap(false) {
		in.queue = nil
	}
	if len(in.queue) == 0 {
		if err := in.fill(); err != nil {
			return 0, err
		}
	}
	if len(in.queue) == 0 {
		return 0, nil
	}
	// A full buffer would tell v1 that the event goes on in the next one.
	n := copy(p[:len(p)-1], in.queue[0])
	if in.queue[0] = in.queue[0][n:]; len(in.queue[0]) == 0 {
		in.queue = in.queue[1:]
	}
	return n, nil
}

// fill waits for input for a tick at most, or less where something cut is to be
// given up, and queues what is whole.
func (in *input) fill() error {
	if in.closed.Load() {
		return io.EOF
	}
	wait := tick
	patience := in.split.patience()
	if patience > 0 {
		wait = max(0, min(tick, patience-time.Since(in.last)))
	}
	if readable(in.file, wait) && !in.held.Load() && !in.closed.Load() {
		return in.read()
	}
	if patience > 0 && time.Since(in.last) >= patience {
		in.queue = in.split.flush()
	}
	return nil
}

// read queues what has come. Every failure is the end of the input: a terminal
// that was closed gives one too.
func (in *input) read() error {
	var buf [1024]byte
	n, err := in.file.Read(buf[:])
	if errors.Is(err, unix.EAGAIN) {
		return nil
	}
	if err != nil || n == 0 {
		in.close()
		in.ended()
		return io.EOF
	}
	in.last = time.Now()
	keys, replies := in.split.push(buf[:n])
	in.queue = keys
	for _, reply := range replies {
		in.told(reply)
	}
	return nil
}

// close lets what comes from now on be for the next program.
func (in *input) close() { in.closed.Store(true) }

// Fd lets Bubble Tea make the line raw.
func (in *input) Fd() uintptr { return in.file.Fd() }

// Write makes a file of it, as Bubble Tea wants; nothing writes.
func (in *input) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

// Close does nothing: the terminal is not ours.
func (in *input) Close() error { return nil }
