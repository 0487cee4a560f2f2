//go:build unix

package terminal

import (
	"io"
	"os"
	"os/signal"
	"sync/atomic"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"golang.org/x/sys/unix"
)

// job is the program as its shell's job control sees it.
type job struct {
	tty      *os.File
	stopping atomic.Bool   // we have stopped ourselves
	resumed  chan struct{} // gets a value when we go on after that
}

func newJob(tty *os.File) *job {
	return &job{tty: tty, resumed: make(chan struct{}, 1)}
}

// notify asks for the signals of [watch]. One that the program was started to
// ignore, as nohup does, stays ignored.
func notify(c chan<- os.Signal) {
	for _, s := range []os.Signal{unix.SIGHUP, unix.SIGINT, unix.SIGTERM, unix.SIGTSTP, unix.SIGCONT} {
		if !signal.Ignored(s) {
			signal.Notify(c, s)
		}
	}
}

// heard takes the signals of job control.
func (j *job) heard(s os.Signal, send func(tea.Msg)) bool {
	switch s {
	case unix.SIGTSTP:
		send(suspendMsg{time.Now()})
	case unix.SIGCONT:
		j.continued(send)
	default:
		return false
	}
	return true
}

// continued goes on after any stop. In the background there is nothing to do for
// a program that draws: it stops again. After a stop that could not be caught
// the terminal is somebody else's and is taken again.
func (j *job) continued(send func(tea.Msg)) {
	switch {
	case j.stopping.Load():
		select {
		case j.resumed <- struct{}{}:
		default:
		}
	case !j.foreground():
		stopGroup()
	default:
		send(retakeMsg{time.Now()})
	}
}

// suspend gives a command that stops the program as ctrl+z does, or nil where
// nobody could make it go on.
func (j *job) suspend() tea.Cmd {
	if orphaned() {
		return nil
	}
	return away(j.stop)
}

// retake gives a command that takes the terminal again.
func (j *job) retake() tea.Cmd { return away(func() {}) }

// stop returns when the shell has put the program into the foreground again.
func (j *job) stop() {
	j.stopping.Store(true)
	defer j.stopping.Store(false)
	select {
	case <-j.resumed: // the last time, once more than needed
	default:
	}
	for {
		stopGroup()
		<-j.resumed
		if j.foreground() {
			return
		}
	}
}

// stopGroup stops the whole process group, for the shell to see. SIGTSTP would
// not do: Go does not give a caught signal its default back.
func stopGroup() { _ = unix.Kill(0, unix.SIGSTOP) }

// foreground tells whether the terminal is ours to use.
func (j *job) foreground() bool {
	group, err := unix.IoctlGetInt(int(j.tty.Fd()), unix.TIOCGPGRP)
	return err != nil || group == unix.Getpgrp()
}

// orphaned tells whether no shell of this session is there to make the program
// go on; the kernel ignores SIGTSTP then, and so do we.
func orphaned() bool {
	parent := os.Getppid()
	if parent == 0 { // outside a container
		return true
	}
	ours, err := unix.Getsid(0)
	if err != nil {
		return false
	}
	theirs, err := unix.Getsid(parent)
	return err == nil && ours != theirs
}

// task is a function that runs while the terminal is given away.
type task func()

// Run runs it, as [tea.Exec] wants.
func (t task) Run() error {
	t()
	return nil
}

// SetStdin does nothing: a task reads nothing.
func (task) SetStdin(io.Reader) {}

// SetStdout does nothing: a task writes nothing.
func (task) SetStdout(io.Writer) {}

// SetStderr does nothing: a task writes nothing.
func (task) SetStderr(io.Writer) {}

// away gives a command that gives the terminal away, runs t, and takes the
// terminal again.
func away(t task) tea.Cmd {
	return tea.Exec(t, func(err error) tea.Msg { return backMsg{err} })
}
