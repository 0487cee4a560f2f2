//go:build unix

// Package termtest runs a program on a terminal made for a test: keys go in,
// the screen is read back. Nothing is drawn anywhere; a pty carries the bytes
// and an emulator keeps the screen.
//
//	term := termtest.Start(t, exec.Command(binary, "plan.toml"), termtest.Spec{Width: 80, Height: 24})
//	term.WaitFor("per month")      // until the screen holds the text
//	term.Send("q")                 // as if typed
//	if code := term.Exit(); code != 0 { ... }
//
// Nothing sleeps: every wait is for a condition, looked at whenever the program
// has written, and fails the test with the screen as it is after [Patience].
package termtest

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/vt"
	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

// Patience is how long a wait may last. It is for a slow machine under load: a
// test that passes does not come near it.
const Patience = 30 * time.Second

// Keys as a terminal sends them.
const (
	Up    = "\x1b[A"
	Down  = "\x1b[B"
	Right = "\x1b[C"
	Left  = "\x1b[D"
	Enter = "\r"
	Tab   = "\t"
	Esc   = "\x1b"
	CtrlC = "\x03"
	CtrlZ = "\x1a"
)

// Spec says what the terminal is like.
type Spec struct {
	Width, Height int  // in cells
	Answers       bool // answers what programs ask it (colours, modes); else it is mute
}

// Terminal is a terminal with a program on it. Its methods fail the test that
// it was started for, and must be called from that test's goroutine.
type Terminal struct {
	t       testing.TB
	cmd     *exec.Cmd
	pty     *os.File
	drained chan struct{} // closed when the program's output has ended
	waited  chan struct{} // closed when the program has ended

	mu      sync.Mutex // guards what follows
	screen  *vt.Emulator
	modes   map[int]bool
	output  bytes.Buffer
	changed chan struct{} // closed and renewed after each write of the program
	stalled chan struct{} // closed when reading may go on; nil while it may
}

// Start runs cmd with its controlling terminal on a new terminal. Of its stdin,
// stdout and stderr those that are nil become that terminal. When the test ends
// the program is killed.
func Start(t testing.TB, cmd *exec.Cmd, spec Spec) *Terminal {
	t.Helper()
	size := &pty.Winsize{Cols: uint16(spec.Width), Rows: uint16(spec.Height)}
	master, err := pty.StartWithAttrs(cmd, size, session(cmd))
	if err != nil {
		t.Fatalf("start %s on a pty: %v", cmd.Path, err)
	}
	term := &Terminal{
		t: t, cmd: cmd, pty: pollable(t, master),
		drained: make(chan struct{}), waited: make(chan struct{}),
		screen: vt.NewEmulator(spec.Width, spec.Height),
		modes:  map[int]bool{25: true}, changed: make(chan struct{}),
	}
	term.screen.SetCallbacks(vt.Callbacks{
		EnableMode:  func(m ansi.Mode) { term.modes[m.Mode()] = true },
		DisableMode: func(m ansi.Mode) { term.modes[m.Mode()] = false },
	})
	go term.read()
	go term.answer(spec.Answers)
	go func() { _ = cmd.Wait(); close(term.waited) }()
	t.Cleanup(term.stop)
	return term
}

// session makes the first of cmd's files that is the terminal its controlling
// one.
func session(cmd *exec.Cmd) *syscall.SysProcAttr {
	attr := &syscall.SysProcAttr{Setsid: true, Setctty: true}
	for fd, file := range []any{cmd.Stdin, cmd.Stdout, cmd.Stderr} {
		if file == nil {
			attr.Ctty = fd
			return attr
		}
	}
	attr.Setctty = false
	return attr
}

// pollable gives the pty a descriptor of its own that Go's poller watches: only
// then does closing it interrupt a read, and hang the line up.
func pollable(t testing.TB, f *os.File) *os.File {
	t.Helper()
	defer func() { _ = f.Close() }()
	fd, err := unix.FcntlInt(f.Fd(), unix.F_DUPFD_CLOEXEC, 0)
	if err == nil {
		err = unix.SetNonblock(fd, true)
	}
	if err != nil {
		t.Fatalf("duplicate the pty: %v", err)
	}
	return os.NewFile(uintptr(fd), "pty")
}

// read feeds the emulator with what the program writes.
func (term *Terminal) read() {
	defer close(term.drained)
	buf := make([]byte, 32<<10)
	for {
		n, err := term.pty.Read(buf)
		term.mu.Lock()
		term.output.Write(buf[:n])
		_, _ = term.screen.Write(buf[:n])
		close(term.changed)
		term.changed = make(chan struct{})
		stalled := term.stalled
		term.mu.Unlock()
		if err != nil {
			return
		}
		if stalled != nil {
			<-stalled
		}
	}
}

// answer takes the emulator's replies, which it would else wait for ever to be
// rid of, and sends them to the program unless the terminal is mute.
func (term *Terminal) answer(aloud bool) {
	to := io.Discard
	if aloud {
		to = term.pty
	}
	_, _ = io.Copy(to, term.screen)
}

// stop ends the program and what belongs to it.
func (term *Terminal) stop() {
	term.Resume()
	_ = term.cmd.Process.Kill()
	<-term.waited
	_ = term.pty.Close()
	<-term.drained
	_ = term.screen.InputPipe().(io.Closer).Close()
}

// Send types keys, as the bytes that a terminal sends for them.
func (term *Terminal) Send(keys string) {
	term.t.Helper()
	_ = term.pty.SetWriteDeadline(time.Now().Add(Patience))
	if _, err := io.WriteString(term.pty, keys); err != nil {
		term.t.Fatalf("send %q: %v\n%s", clip(keys), err, term.Text())
	}
}

// Paste pastes text, in brackets where the program has asked for them.
func (term *Terminal) Paste(text string) {
	term.t.Helper()
	if term.Mode(2004) {
		text = ansi.BracketedPasteStart + text + ansi.BracketedPasteEnd
	}
	term.Send(text)
}

// Signal sends sig to the program alone, if it has not ended.
func (term *Terminal) Signal(sig os.Signal) {
	term.t.Helper()
	if err := term.cmd.Process.Signal(sig); err != nil && !errors.Is(err, os.ErrProcessDone) {
		term.t.Fatalf("send %v: %v", sig, err)
	}
}

// Resize changes the window.
func (term *Terminal) Resize(width, height int) {
	term.t.Helper()
	term.mu.Lock()
	term.screen.Resize(width, height)
	term.mu.Unlock()
	size := &pty.Winsize{Cols: uint16(width), Rows: uint16(height)}
	if err := pty.Setsize(term.pty, size); err != nil {
		term.t.Fatalf("resize to %d×%d: %v", width, height, err)
	}
}

// HangUp closes the terminal, as when its window is closed.
func (term *Terminal) HangUp() { _ = term.pty.Close() }

// Stall stops reading what the program writes, as a stuck connection does,
// until [Terminal.Resume] or the program's end.
func (term *Terminal) Stall() {
	term.mu.Lock()
	defer term.mu.Unlock()
	if term.stalled == nil {
		term.stalled = make(chan struct{})
	}
}

// Resume reads on after [Terminal.Stall].
func (term *Terminal) Resume() {
	term.mu.Lock()
	defer term.mu.Unlock()
	if term.stalled != nil {
		close(term.stalled)
		term.stalled = nil
	}
}

// Exit waits for the end of the program, reads what it left written, and gives
// its exit code; 128+n where signal n killed it.
func (term *Terminal) Exit() int {
	term.t.Helper()
	limit := time.After(Patience)
	for _, ended := range []chan struct{}{term.waited, term.drained} {
		select {
		case <-ended:
			term.Resume()
		case <-limit:
			term.t.Fatalf("the program does not end\n%s\nlast bytes: %q", term.Text(), tail(term.Output()))
		}
	}
	state := term.cmd.ProcessState
	if status, ok := state.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		return 128 + int(status.Signal())
	}
	return state.ExitCode()
}

// clip gives the first bytes of s, for a message.
func clip(s string) string { return s[:min(len(s), 40)] }
