//go:build unix

package terminal

import (
	"errors"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
)

// pipe gives an input and where to type into it. It tells replies to told.
func pipe(t *testing.T, told func(string)) (in *input, typed *os.File, ended *int) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = r.Close(), w.Close() })
	ended = new(int)
	return &input{file: r, told: told, ended: func() { *ended++ }}, w, ended
}

// readAll reads until the end, without the reads that give nothing.
func readAll(t *testing.T, in *input, size int) (reads []string) {
	t.Helper()
	buf := make([]byte, size)
	for {
		n, err := in.Read(buf)
		if errors.Is(err, io.EOF) {
			return reads
		}
		if err != nil {
			t.Fatal(err)
		}
		if n > 0 {
			reads = append(reads, string(buf[:n]))
		}
	}
}

func TestEachReadIsOneEvent(t *testing.T) {
	var replies []string
	in, typed, ended := pipe(t, func(reply string) { replies = append(replies, reply) })
	_, _ = typed.WriteString("12\x1b[C\x1b]11;#fff\a中")
	_ = typed.Close()
	if got, want := readAll(t, in, 256), []string{"1", "2", "\x1b[C", "中"}; !slices.Equal(got, want) {
		t.Errorf("reads %q, want %q", got, want)
	}
	if want := []string{"\x1b]11;#fff"}; !slices.Equal(replies, want) {
		t.Errorf("replies %q, want %q", replies, want)
	}
	if *ended != 1 {
		t.Errorf("the end was told %d times, want once", *ended)
	}
}

func TestNoReadFillsTheBuffer(t *testing.T) {
	in, typed, _ := pipe(t, nil)
	text := "\x1b[200~" + strings.Repeat("7", 900) + "\x1b[201~"
	_, _ = typed.WriteString(text)
	_ = typed.Close()
	reads := readAll(t, in, 256)
	if got := strings.Join(reads, ""); got != text {
		t.Errorf("%d bytes, want %d", len(got), len(text))
	}
	for _, read := range reads {
		if len(read) == 256 {
			t.Error("a full buffer would be taken for a cut event")
		}
	}
}

func TestWhatIsCutIsGivenUp(t *testing.T) {
	in, typed, _ := pipe(t, nil)
	_, _ = typed.WriteString("\x1b")
	buf := make([]byte, 256)
	for {
		n, err := in.Read(buf)
		if err != nil {
			t.Fatal(err)
		}
		if n > 0 {
			if got := string(buf[:n]); got != "\x1b" {
				t.Errorf("%q, want escape", got)
			}
			return
		}
	}
}

func TestReleasedInputReadsNothing(t *testing.T) {
	in, typed, ended := pipe(t, nil)
	_, _ = typed.WriteString("for the shell")
	in.close()
	if n, err := in.Read(make([]byte, 256)); n != 0 || !errors.Is(err, io.EOF) {
		t.Errorf("%d bytes, %v, want the end", n, err)
	}
	if *ended != 0 {
		t.Error("it was taken for the terminal's end")
	}
}

func TestHeldInputIsForOthers(t *testing.T) {
	in, typed, _ := pipe(t, nil)
	_, _ = typed.WriteString("ab")
	buf := make([]byte, 256)
	if n, err := in.Read(buf); err != nil || string(buf[:n]) != "a" {
		t.Errorf("%q, %v, want a", buf[:n], err)
	}
	in.hold(true)
	_, _ = typed.WriteString("c")
	_ = typed.Close()
	if n, err := in.Read(buf); n != 0 || err != nil {
		t.Errorf("%d bytes, %v while it was held", n, err)
	}
	in.hold(false)
	if got := readAll(t, in, 256); !slices.Equal(got, []string{"c"}) {
		t.Errorf("reads %q, want what nobody has taken, and nothing from before", got)
	}
}
