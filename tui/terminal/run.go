// Package terminal runs a Bubble Tea v1 model on a terminal and adds what v1
// lacks:
//
//   - the first frame is drawn at once; the terminal is asked for its colours
//     afterwards and answers in a [BackgroundMsg], or never;
//   - each key comes alone and whole, however the bytes arrive, and no reply of
//     the terminal is taken for keys;
//   - frames are synchronised where the terminal can, and the real cursor stands
//     where the model says ([Pointer]), for input methods and magnifiers;
//   - signals and a closed terminal reach the model ([EndMsg]), ctrl+z and kill
//     -TSTP stop the program and bring it back with the mouse;
//   - a panic gives the terminal back before its text is told.
//
// What it knows of other terminals is in the comments of each part, with its
// source.
package terminal

import (
	"os"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"

	_ "app/gpuplan/tui/terminal/quiet" // before Bubble Tea
)

// Options say where and how [Run] draws. The zero Options are standard input
// and output with 24-bit colour, without a mouse.
type Options struct {
	In, Out *os.File            // the terminal; nil: standard input and output
	Getenv  func(string) string // nil: os.Getenv
	Look    Look                // see LookFor
	Mouse   bool                // clicks, drags and the wheel become tea.MouseMsg

	// Rescue gets the last whole model where the program ends without its
	// consent: after a panic, or when it has not quit in time after an EndMsg. It
	// is called when the terminal has been given back. nil: nothing to rescue.
	// The model should be a value, not a pointer to what goes on changing.
	Rescue func(tea.Model)
}

// Pointer is a model that shows the real cursor, in cells from 0, in the frame
// that its View has given last.
type Pointer interface {
	Cursor() (x, y int, shown bool)
}

// Run draws model on the whole terminal until it quits. The error is a
// [Refusal], before anything is drawn; [Ended] if a signal or a closed terminal
// ended the program, also where the model has saved and quit by itself; [*Panic];
// or what Bubble Tea failed at. The terminal is always given back first.
func Run(model tea.Model, opts Options) error {
	opts = opts.complete()
	if err := Check(opts.In, opts.Out, opts.Getenv); err != nil {
		return err
	}
	lipgloss.SetColorProfile(opts.Look.Profile)
	h := newHost(model, opts)
	p := tea.NewProgram(h, h.options()...)
	h.send = func(msg tea.Msg) { go p.Send(msg) }
	defer h.in.close()
	defer watch(h.signalled)()
	_, err := p.Run()
	return h.finish(err)
}

// complete fills in what was left out.
func (o Options) complete() Options {
	if o.In == nil {
		o.In = os.Stdin
	}
	if o.Out == nil {
		o.Out = os.Stdout
	}
	if o.Getenv == nil {
		o.Getenv = os.Getenv
	}
	if o.Rescue == nil {
		o.Rescue = func(tea.Model) {}
	}
	return o
}
