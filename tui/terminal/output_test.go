//go:build unix

package terminal

import (
	"bytes"
	"io"
	"os"
	"testing"

	"golang.org/x/sys/unix"
)

// written gives what f writes to an output.
func written(t *testing.T, f func(*output)) string {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	f(&output{file: w})
	_ = w.Close()
	b, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestFramesAreCompleted(t *testing.T) {
	const frame = "\x1b[H\x1b[31mprice\x1b[K"
	tests := []struct {
		name string
		do   func(*output)
		want string
	}{
		{"as it is", func(*output) {}, frame},
		{"synchronised", (*output).synchronise, "\x1b[?2026h" + frame + "\x1b[?2026l"},
		{"with the cursor", func(o *output) { o.cursor = cursor{4, 2, true} }, frame + "\x1b[3;5H\x1b[?25h"},
		{"with a cursor that showed", func(o *output) { o.cursor, o.visible = cursor{4, 2, true}, true }, "\x1b[?25l" + frame + "\x1b[3;5H\x1b[?25h"},
		{"with a cursor that shows no more", func(o *output) { o.visible = true }, "\x1b[?25l" + frame},
		{"without colour", func(o *output) { o.mono = true }, "\x1b[Hprice\x1b[K"},
		{"after it was given back", func(o *output) { o.closed.Store(true) }, ""},
	}
	for _, test := range tests {
		got := written(t, func(o *output) {
			test.do(o)
			if n, err := o.WriteString(frame); n != len(frame) || err != nil {
				t.Errorf("%s: %d bytes, %v, want %d", test.name, n, err, len(frame))
			}
		})
		if got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}

func TestOnlyFramesAreCompleted(t *testing.T) {
	got := written(t, func(o *output) {
		o.synchronise()
		_, _ = o.WriteString("\x1b[H") // Bubble Tea clears the screen
		_, _ = o.WriteString("\x1b[?1049h")
	})
	if want := "\x1b[H\x1b[?1049h"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestCursorIsPlacedWhenItMoves(t *testing.T) {
	got := written(t, func(o *output) {
		o.place(cursor{0, 0, false}) // as it is
		o.place(cursor{1, 0, true})
		o.place(cursor{1, 0, true}) // as it is
		o.place(cursor{2, 0, true})
		o.place(cursor{})
		o.place(cursor{x: 1}) // hidden as it is
	})
	if want := "\x1b[1;2H\x1b[?25h" + "\x1b[1;3H\x1b[?25h" + "\x1b[?25l"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Another program may leave the terminal non-blocking; nothing may be lost then.
func TestNothingIsLostOnANonBlockingTerminal(t *testing.T) {
	var fds [2]int
	if err := unix.Pipe(fds[:]); err != nil {
		t.Fatal(err)
	}
	r, w := os.NewFile(uintptr(fds[0]), "reader"), os.NewFile(uintptr(fds[1]), "writer")
	defer func() { _ = r.Close() }()
	if err := unix.SetNonblock(fds[1], true); err != nil { // after Go has looked
		t.Fatal(err)
	}
	want := bytes.Repeat([]byte("0123456789"), 1<<17) // more than a pipe holds
	read := make(chan []byte)
	go func() {
		b, _ := io.ReadAll(r)
		read <- b
	}()
	o := output{file: w}
	if n, err := o.Write(want); n != len(want) || err != nil {
		t.Errorf("%d bytes, %v, want %d", n, err, len(want))
	}
	_ = w.Close()
	if got := <-read; !bytes.Equal(got, want) {
		t.Errorf("%d bytes arrived, want %d", len(got), len(want))
	}
}

func TestWriteTellsOfAClosedTerminal(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	_ = r.Close()
	defer func() { _ = w.Close() }()
	if n, err := (&output{file: w}).WriteString("x"); n != 0 || err == nil {
		t.Errorf("%d bytes, %v, want an error", n, err)
	}
}
