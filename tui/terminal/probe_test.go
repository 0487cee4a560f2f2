//go:build unix

package terminal

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"

	"app/gpuplan/tui/terminal/termtest"
)

// probeVar makes the test binary a program that runs a probe.
const probeVar = "TERMINAL_PROBE"

func TestMain(m *testing.M) {
	if os.Getenv(probeVar) != "" {
		os.Exit(runProbe())
	}
	os.Exit(m.Run())
}

// runProbe does what a command does with [Run].
func runProbe() int {
	err := Run(newProbe(), Options{
		Look:   LookFor(Auto, os.Getenv, true),
		Mouse:  true,
		Rescue: func(m tea.Model) { fmt.Fprintf(os.Stderr, "rescued after %d\r\n", m.(probe).count) },
	})
	if err == nil {
		return 0
	}
	fmt.Fprintln(os.Stderr, err)
	if ended := (Ended{}); errors.As(err, &ended) {
		return ended.Code()
	}
	return 1
}

// probe shows the last messages that it got, one a line, and does what some
// keys say.
type probe struct {
	log   []string
	count int // messages that are logged
	keys  int
	panic bool // in View
	wide  bool // a frame of many bytes
}

func newProbe() probe { return probe{} }

func (p probe) Init() tea.Cmd { return nil }

func (p probe) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.KeyMsg:
		return p.key(msg)
	case tea.MouseMsg:
		return p.add("mouse %v at %d,%d", tea.MouseEvent(msg), msg.X, msg.Y), nil
	case tea.WindowSizeMsg:
		return p.add("size %d×%d", msg.Width, msg.Height), nil
	case tea.ResumeMsg:
		return p.add("resumed"), nil
	case BackgroundMsg:
		return p.add("dark %v", msg.Dark), nil
	case PanicMsg:
		return p.add("panic %v", msg.Panic.Value), nil
	case EndMsg:
		if os.Getenv(probeVar) == "deaf" {
			return p, nil
		}
		return p.add("end %v", msg.Signal), tea.Quit
	}
	return p, nil
}

func (p probe) key(msg tea.KeyMsg) (tea.Model, tea.Cmd) {
	p.keys++
	switch msg.String() {
	case "q":
		return p, tea.Quit
	case "U":
		panic("in update")
	case "V":
		p.panic = true
		return p, nil
	case "C":
		return p, func() tea.Msg { panic("in a command") }
	case "B":
		return p, tea.Batch(nil, func() tea.Msg { panic("in a batch") }, tea.Sequence(
			func() tea.Msg { return nil }, func() tea.Msg { panic("in a sequence") }))
	case "Y":
		return p, Copy("gpuplan show")
	case "W":
		p.wide = true
		fmt.Fprintln(os.Stderr, "wide")
		return p, nil
	}
	if msg.Paste {
		return p.add("paste %d runes", len(msg.Runes)), nil
	}
	return p.add("key %s", msg), nil
}

func (p probe) add(format string, args ...any) probe {
	p.count++
	line := fmt.Sprintf(format, args...)
	p.log = append(p.log[max(0, len(p.log)-15):len(p.log):len(p.log)], line)
	return p
}

func (p probe) View() string {
	if p.panic {
		panic("in view")
	}
	head := lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("#ff8000")).Render(fmt.Sprintf("probe %d keys %d pid %d", p.count, p.keys, os.Getpid()))
	if p.wide {
		head += strings.Repeat("\x1b[1m\x1b[m", 50_000)
	}
	return head + "\n" + strings.Join(p.log, "\n") + strings.Repeat("\n", 18-len(p.log)) + "end of frame"
}

// Cursor is after the last key of the head line.
func (p probe) Cursor() (x, y int, shown bool) { return 2 * p.keys, 0, p.keys > 0 }

// start runs a probe on a terminal and waits for its first frame.
func start(t *testing.T, vars ...string) *termtest.Terminal {
	t.Helper()
	term := termtest.Start(t, probeCommand(vars...), termtest.Spec{Width: 60, Height: 20})
	term.WaitFor("size 60×20")
	return term
}

// probeCommand is the test binary as a probe, in an environment of its own.
func probeCommand(vars ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append([]string{probeVar + "=1", "GORACE=atexit_sleep_ms=0", "TERM=xterm-256color", "COLORTERM=truecolor", "PATH=" + os.Getenv("PATH")}, vars...)
	return cmd
}

// given fails unless the terminal is as a shell wants it.
func given(t *testing.T, term *termtest.Terminal) {
	t.Helper()
	for mode, name := range map[int]string{1049: "the alternate screen", 1002: "mouse motion", 1006: "mouse reports", 2004: "bracketed paste", 2026: "synchronised frames"} {
		if term.Mode(mode) {
			t.Errorf("%s is still on", name)
		}
	}
	if _, _, shown := term.Cursor(); !shown {
		t.Error("the cursor is hidden")
	}
	if !term.Cooked() {
		t.Error("the line is raw")
	}
}
