package terminal

import (
	"errors"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"github.com/charmbracelet/x/term"
)

const (
	// endPatience is how long the model has to save and quit after an [EndMsg].
	endPatience = 2 * time.Second

	// writePatience is how long a terminal that takes nothing is waited for at
	// the very end.
	writePatience = 200 * time.Millisecond
)

// ending is the end that a signal began, if one did.
type ending struct {
	mu     sync.Mutex
	signal syscall.Signal
	timer  *time.Timer   // runs once it has begun
	late   chan struct{} // closed when what was to happen late has happened
}

// begin has late called after [endPatience]. It is false where the end has
// begun before.
func (e *ending) begin(sig syscall.Signal, late func()) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.timer != nil {
		return false
	}
	e.signal, e.late = sig, make(chan struct{})
	e.timer = time.AfterFunc(endPatience, func() {
		defer close(e.late)
		late()
	})
	return true
}

// stop says that the program has ended, and tells whether a signal made it. If
// it did so too late, what happens then comes to its end first.
func (e *ending) stop() (syscall.Signal, bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.timer == nil {
		return 0, false
	}
	if !e.timer.Stop() {
		<-e.late
	}
	return e.signal, true
}

// end tells the model of the end, and makes it if the model does not.
func (h *host) end(sig syscall.Signal) {
	if h.ending.begin(sig, func() { h.abandon(sig) }) {
		h.send(EndMsg{sig})
	}
}

// hungUp takes the end of input for the terminal's: it was closed.
func (h *host) hungUp() { h.end(syscall.SIGHUP) }

// signalled hears the signals of [watch].
func (h *host) signalled(s os.Signal) {
	if h.job.heard(s, h.send) {
		return
	}
	if s, ok := s.(syscall.Signal); ok {
		h.end(s)
	}
}

// abandon ends the process where the program cannot: the model is stuck, or
// Bubble Tea waits for a terminal that takes nothing.
func (h *host) abandon(sig syscall.Signal) {
	h.giveBack()
	within(endPatience, h.rescue)
	os.Exit(Ended{sig}.Code())
}

// giveBack gives the terminal back as far as it lets us. In the background it is
// somebody else's already.
func (h *host) giveBack() {
	if !h.job.foreground() {
		return
	}
	within(writePatience, h.out.giveBack)
	if h.line != nil {
		_ = term.Restore(h.opts.In.Fd(), h.line)
	}
}

// within waits for f for as long as limit.
func within(limit time.Duration, f func()) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		f()
	}()
	select {
	case <-done:
	case <-time.After(limit):
	}
}

// rescue hands out the last whole model.
func (h *host) rescue() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.opts.Rescue(h.model)
}

// finish gives the error of [Run] when Bubble Tea has ended with err.
func (h *host) finish(err error) error {
	sig, ended := h.ending.stop()
	if h.fault != nil || err != nil {
		h.rescue()
	}
	if ended {
		err = Ended{sig}
	}
	faults := h.faults
	if h.fault != nil {
		faults = append([]error{h.fault}, faults...)
	}
	return errors.Join(append(faults, err)...)
}

// watch calls f for each signal that concerns the program until stop is called.
func watch(f func(os.Signal)) (stop func()) {
	c := make(chan os.Signal, 8)
	done := make(chan struct{})
	notify(c)
	go func() {
		for {
			select {
			case s := <-c:
				f(s)
			case <-done:
				return
			}
		}
	}()
	return func() {
		signal.Stop(c)
		close(done)
	}
}
