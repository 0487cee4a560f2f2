//go:build !unix

package terminal

import (
	"os"
	"os/signal"
	"syscall"

	tea "github.com/charmbracelet/bubbletea"
)

// job does nothing where shells do not stop programs.
type job struct{}

func newJob(*os.File) *job { return &job{} }

func (*job) heard(os.Signal, func(tea.Msg)) bool { return false }
func (*job) suspend() tea.Cmd                    { return nil }
func (*job) retake() tea.Cmd                     { return nil }
func (*job) foreground() bool                    { return true }

// notify asks for ctrl+break and for the window's closing.
func notify(c chan<- os.Signal) { signal.Notify(c, os.Interrupt, syscall.SIGTERM) }
