//go:build unix

package termtest

import (
	"strings"
	"time"

	"github.com/charmbracelet/x/termios"
	"golang.org/x/sys/unix"
)

// WaitFor waits until the screen holds text within one line.
func (term *Terminal) WaitFor(text string) {
	term.t.Helper()
	term.Until(text, func() bool { return strings.Contains(term.Text(), text) })
}

// Until waits until ok holds; it is asked after everything that the program
// writes. What says in words what is waited for.
func (term *Terminal) Until(what string, ok func() bool) {
	term.t.Helper()
	limit := time.After(Patience)
	for ended := false; ; {
		term.mu.Lock()
		changed := term.changed
		term.mu.Unlock()
		if ok() {
			return
		}
		if ended {
			term.t.Fatalf("the program ended before: %s\n%s", what, term.Text())
		}
		select {
		case <-changed:
		case <-term.drained:
			ended = true // look once more: the last write may be what is waited for
		case <-limit:
			term.t.Fatalf("waited in vain for: %s\n%s\nlast bytes: %q", what, term.Text(), tail(term.Output()))
		}
	}
}

// Lines is the screen, one string per row, without spaces at their ends.
func (term *Terminal) Lines() []string {
	term.mu.Lock()
	defer term.mu.Unlock()
	lines := strings.Split(term.screen.String(), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " \r")
	}
	for len(lines) < term.screen.Height() {
		lines = append(lines, "")
	}
	return lines
}

// Text is the screen as one string, see [Terminal.Lines].
func (term *Terminal) Text() string { return strings.Join(term.Lines(), "\n") }

// Styled is the screen with its styles as escape sequences.
func (term *Terminal) Styled() string {
	term.mu.Lock()
	defer term.mu.Unlock()
	return term.screen.Render()
}

// Output is every byte that the program has written.
func (term *Terminal) Output() string {
	term.mu.Lock()
	defer term.mu.Unlock()
	return term.output.String()
}

// Cursor tells where the cursor is, from 0, and whether it shows.
func (term *Terminal) Cursor() (x, y int, shown bool) {
	term.mu.Lock()
	defer term.mu.Unlock()
	at := term.screen.CursorPosition()
	return at.X, at.Y, term.modes[25]
}

// Mode tells whether a private mode is set: 25 cursor, 1002 mouse, 1049
// alternate screen, 2004 bracketed paste.
func (term *Terminal) Mode(n int) bool {
	term.mu.Lock()
	defer term.mu.Unlock()
	return term.modes[n]
}

// Cooked tells whether the line is as a shell wants it: keys are echoed and
// come by the line. A program that draws makes it raw.
func (term *Terminal) Cooked() bool {
	term.t.Helper()
	state, err := termios.GetTermios(int(term.pty.Fd()))
	if err != nil {
		term.t.Fatalf("read the line's state: %v", err)
	}
	return state.Lflag&unix.ECHO != 0 && state.Lflag&unix.ICANON != 0
}

// tail gives the last bytes of s, for a message.
func tail(s string) string { return s[max(0, len(s)-400):] }
