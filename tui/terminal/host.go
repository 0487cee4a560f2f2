package terminal

import (
	"sync"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/term"
)

const (
	// askedLately is how long ago a question is whose answer may be on its way.
	askedLately = time.Second

	// quitPatience is how long quitting waits for it.
	quitPatience = 150 * time.Millisecond
)

// host is the model that Bubble Tea runs: it holds the caller's model and stands
// between the two.
type host struct {
	opts Options
	in   *input
	out  *output
	job  *job
	line *term.State   // the line before it was made raw; nil if unknown
	send func(tea.Msg) // to the running program, without waiting for it

	frame  string    // the last whole one
	left   bool      // the terminal is given away until backMsg
	taken  time.Time // when it was last taken again
	ending ending

	asked    time.Time     // when the terminal was
	answered chan struct{} // closed when it has told its background colour
	once     sync.Once

	fault  *Panic  // of Init, Update or View; nothing is asked of the model after it
	faults []error // of commands

	mu    sync.Mutex // guards model, which rescue may read while Update runs
	model tea.Model  // the last one that came whole out of Update
}

func newHost(model tea.Model, opts Options) *host {
	line, _ := term.GetState(opts.In.Fd())
	h := &host{
		opts:  opts,
		out:   &output{file: opts.Out, mono: opts.Look.Mono},
		job:   newJob(opts.Out),
		line:  line,
		model: model,

		answered: make(chan struct{}),
	}
	h.in = newInput(opts.In, h.replied, h.hungUp)
	return h
}

// options are those of the program that runs h.
func (h *host) options() []tea.ProgramOption {
	opts := []tea.ProgramOption{
		tea.WithInput(h.in),
		tea.WithOutput(h.out),
		tea.WithAltScreen(),
		tea.WithoutSignalHandler(), // its own waits for ever if the program has just quit
		tea.WithFilter(h.filter),
	}
	if h.opts.Mouse {
		opts = append(opts, tea.WithMouseCellMotion())
	}
	return opts
}

// filter sees messages before Bubble Tea does. It keeps tea.Suspend from it,
// whose way to stop does not work where SIGTSTP is caught.
func (h *host) filter(_ tea.Model, msg tea.Msg) tea.Msg {
	switch msg.(type) {
	case tea.SuspendMsg:
		return suspendMsg{time.Now()}
	case tea.QuitMsg:
		h.hearOut()
	}
	return msg
}

// Init starts the model and asks the terminal.
func (h *host) Init() tea.Cmd {
	var cmd tea.Cmd
	h.try(func() { cmd = h.model.Init() })
	question := questions(h.opts.Getenv)
	if question != "" {
		h.asked = time.Now()
	}
	return tea.Batch(safe(cmd), h.write(question))
}

// Update takes what is for the host and passes on the rest.
func (h *host) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case suspendMsg:
		return h, h.leave(msg.since, h.job.suspend)
	case retakeMsg:
		return h, h.leave(msg.since, h.job.retake)
	case backMsg:
		return h, h.back(msg.err)
	case copyMsg:
		return h, h.write(copySequence(string(msg), h.opts.Getenv))
	case tea.KeyMsg:
		if msg.Type == tea.KeyCtrlZ && !msg.Paste {
			return h, h.leave(time.Now(), h.job.suspend)
		}
	case tea.WindowSizeMsg:
		return h, h.pass(sized(msg))
	case BackgroundMsg:
		lipgloss.SetHasDarkBackground(msg.Dark)
	case PanicMsg:
		h.faults = append(h.faults, msg.Panic)
	}
	return h, h.pass(msg)
}

// leave gives the command of a way to give the terminal away. What was asked for
// before the terminal was last taken is done with: a second ctrl+z would stop the
// program again when it has just come back.
func (h *host) leave(since time.Time, way func() tea.Cmd) tea.Cmd {
	if h.left || since.Before(h.taken) {
		return nil
	}
	cmd := way()
	h.left = cmd != nil
	h.in.hold(h.left)
	return cmd
}

// back goes on with the terminal, and with the mouse, which Bubble Tea does not
// ask for again.
func (h *host) back(err error) tea.Cmd {
	if err != nil { // it was closed, and nobody reads from it any more
		h.hungUp()
		return nil
	}
	h.left, h.taken = false, time.Now()
	h.in.hold(false)
	cmd := h.pass(tea.ResumeMsg{})
	if !h.opts.Mouse {
		return cmd
	}
	return tea.Batch(cmd, tea.EnableMouseCellMotion)
}

// sized takes a line that does not know its size, as a serial one, for the
// smallest usual window.
func sized(msg tea.WindowSizeMsg) tea.WindowSizeMsg {
	if msg.Width < 1 || msg.Height < 1 {
		return tea.WindowSizeMsg{Width: 80, Height: 24}
	}
	return msg
}

// pass gives msg to the model and keeps what comes out.
func (h *host) pass(msg tea.Msg) (cmd tea.Cmd) {
	h.try(func() {
		var next tea.Model
		next, cmd = h.model.Update(msg)
		h.mu.Lock()
		defer h.mu.Unlock()
		h.model = next
	})
	return safe(cmd)
}

// View draws the model and puts the real cursor.
func (h *host) View() string {
	h.try(func() {
		h.frame = h.model.View()
		if p, ok := h.model.(Pointer); ok {
			x, y, shown := p.Cursor()
			h.out.place(cursor{x, y, shown})
		}
	})
	return h.frame
}

// try calls into the model. After a panic the program quits with the last whole
// frame and model.
func (h *host) try(f func()) {
	if h.fault != nil {
		return
	}
	if p := guard(f); p != nil {
		h.fault = p
		h.send(tea.QuitMsg{})
	}
}

// write gives a command that writes between two frames.
func (h *host) write(sequence string) tea.Cmd {
	if sequence == "" {
		return nil
	}
	return func() tea.Msg {
		_, _ = h.out.WriteString(sequence)
		return nil
	}
}

// replied hears the terminal's answers.
func (h *host) replied(reply string) {
	if synchronises(reply) {
		h.out.synchronise()
	}
	if dark, ok := background(reply); ok {
		h.send(BackgroundMsg{dark})
		h.once.Do(func() { close(h.answered) })
	}
}

// hearOut waits a moment for the answer to a question that has only just been
// asked: it would be typed into the shell after the program has quit.
func (h *host) hearOut() {
	if time.Since(h.asked) > askedLately {
		return
	}
	select {
	case <-h.answered:
	case <-time.After(quitPatience):
	}
}
