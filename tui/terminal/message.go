package terminal

import (
	"fmt"
	"syscall"
	"time"
)

// BackgroundMsg tells the terminal's background colour, when it answers. Until
// then, and where it never does, take it for dark.
type BackgroundMsg struct{ Dark bool }

// EndMsg says that the program must end: save and quit. Two seconds later the
// process ends all the same.
type EndMsg struct {
	Signal syscall.Signal // SIGHUP also where the terminal was closed
}

// PanicMsg says that a command panicked; it has had no other effect, and the
// program goes on. [Run] returns the same when it ends.
type PanicMsg struct{ Panic *Panic }

// Ended is why [Run] returned when an [EndMsg] had been sent.
type Ended struct{ Signal syscall.Signal }

// Error names the signal.
func (e Ended) Error() string { return fmt.Sprintf("ended by a signal: %v", e.Signal) }

// Code is the exit code by which a shell knows that a signal ended the program:
// 129 hang-up, 130 interrupt, 143 terminate.
func (e Ended) Code() int { return 128 + int(e.Signal) }

// Panic is a fault of the program itself.
type Panic struct {
	Value any    // what panic was called with
	Stack []byte // where, as runtime/debug.Stack writes it
}

// Error gives the value and, on lines of its own, the stack.
func (p *Panic) Error() string { return fmt.Sprintf("panic: %v\n\n%s", p.Value, p.Stack) }

// suspendMsg asks to stop like any program does at ctrl+z.
type suspendMsg struct{ since time.Time } // when that was asked

// retakeMsg asks to take the terminal again after somebody else had it.
type retakeMsg struct{ since time.Time } // when we went on

// backMsg says that the terminal is ours again after one of these.
type backMsg struct{ err error } // why it is not
