package terminal

import (
	"bytes"
	"io"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"github.com/charmbracelet/x/ansi"
)

// piece is how much is written at once, in bytes: more than frames have.
const piece = 8 << 10

// output is the terminal as Bubble Tea v1 writes to it: each frame in one write
// that begins with the cursor's way home, everything else in writes of its own.
// Frames are completed here; all writes are whole and one after the other.
type output struct {
	file   *os.File
	mono   bool        // take colours out
	closed atomic.Bool // given back: nothing more is written

	mu      sync.Mutex
	sync    bool   // the terminal shows frames when they are complete
	cursor  cursor // where the model wants it
	visible bool   // whether we have shown it
}

// cursor is where the real cursor stands, in cells from 0.
type cursor struct {
	x, y  int
	shown bool
}

// sequence puts the cursor there.
func (c cursor) sequence() string {
	return ansi.CursorPosition(c.x+1, c.y+1) + ansi.ShowCursor
}

// Write writes p whole or fails.
func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	b := p
	if len(p) > len(ansi.CursorHomePosition) && bytes.HasPrefix(p, []byte(ansi.CursorHomePosition)) {
		b = o.frame(p)
	}
	if err := o.write(b); err != nil {
		return 0, err
	}
	return len(p), nil
}

// frame completes a frame: hidden cursor while it is drawn, synchronised where
// that is known, then the real cursor, which input methods and magnifiers follow.
func (o *output) frame(p []byte) []byte {
	var b bytes.Buffer
	if o.sync {
		b.WriteString(ansi.SetModeSynchronizedOutput)
	}
	if o.visible {
		b.WriteString(ansi.HideCursor)
	}
	if o.mono {
		p = uncolored(p)
	}
	b.Write(p)
	if o.visible = o.cursor.shown; o.visible {
		b.WriteString(o.cursor.sequence())
	}
	if o.sync {
		b.WriteString(ansi.ResetModeSynchronizedOutput)
	}
	return b.Bytes()
}

// write writes b whole, unless the terminal is given back meanwhile.
func (o *output) write(b []byte) error {
	for !o.closed.Load() && len(b) > 0 {
		n := min(len(b), piece)
		if err := o.put(b[:n]); err != nil {
			return err
		}
		b = b[n:]
	}
	return nil
}

// put does not lose what a terminal that is not ready left over.
func (o *output) put(b []byte) error {
	for len(b) > 0 {
		n, err := o.file.Write(b)
		if b = b[n:]; err != nil && !waitWritable(o.file, err) {
			return err
		}
	}
	return nil
}

// place moves the real cursor. It is written at once, since no frame follows
// where nothing else has changed.
func (o *output) place(c cursor) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if c == o.cursor {
		return
	}
	o.cursor = c
	switch {
	case c.shown:
		_ = o.write([]byte(c.sequence()))
	case o.visible:
		_ = o.write([]byte(ansi.HideCursor))
	}
	o.visible = c.shown
}

// synchronise has the frames from now on synchronised.
func (o *output) synchronise() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.sync = true
}

// giveBack leaves the terminal as a shell wants it where Bubble Tea cannot, and
// nothing is written after that. What the terminal has not taken is of no use
// then and in the way: it is dropped, and with it the write that waits.
func (o *output) giveBack() {
	o.closed.Store(true)
	for !o.mu.TryLock() {
		discardOutput(o.file)
		time.Sleep(writePatience / 20)
	}
	defer o.mu.Unlock()
	discardOutput(o.file)
	_ = o.put([]byte("\x18" + // end a sequence that was cut
		ansi.ResetModeSynchronizedOutput +
		ansi.ResetModeMouseButtonEvent +
		ansi.ResetModeMouseAnyEvent +
		ansi.ResetModeMouseExtSgr +
		ansi.ResetModeBracketedPaste +
		ansi.ResetStyle +
		ansi.ResetModeAltScreenSaveCursor +
		ansi.ShowCursor))
}

// WriteString is [output.Write] for io.WriteString.
func (o *output) WriteString(s string) (int, error) { return o.Write([]byte(s)) }

// Fd lets Bubble Tea ask for the window's size.
func (o *output) Fd() uintptr { return o.file.Fd() }

// Read makes a file of it, as Bubble Tea wants; nothing reads.
func (o *output) Read([]byte) (int, error) { return 0, io.EOF }

// Close does nothing: the terminal is not ours.
func (o *output) Close() error { return nil }
