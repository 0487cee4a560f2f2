//go:build unix

package quiet_test

import (
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/mattn/go-runewidth"

	_ "app/gpuplan/tui/terminal/quiet"
	"app/gpuplan/tui/terminal/termtest"
)

// headlessVar makes the test binary a program that links Bubble Tea and draws
// nothing.
const headlessVar = "QUIET_HEADLESS"

func TestMain(m *testing.M) {
	if os.Getenv(headlessVar) != "" {
		fmt.Println("gpuplan", tea.KeyEnter, runewidth.StringWidth("│…●→"))
		return
	}
	os.Exit(m.Run())
}

// A mute terminal is asked nothing: else the start would wait 5 s for each byte
// of an answer.
func TestNothingIsAskedBeforeMain(t *testing.T) {
	began := time.Now()
	cmd := exec.Command(os.Args[0])
	cmd.Env = []string{headlessVar + "=1", "GORACE=atexit_sleep_ms=0", "TERM=xterm-256color", "LANG=zh_CN.UTF-8"}
	term := termtest.Start(t, cmd, termtest.Spec{Width: 40, Height: 4})
	term.Exit()
	t.Logf("start to end: %v", time.Since(began))
	if got, want := term.Output(), "gpuplan enter 4\r\n"; got != want {
		t.Errorf("wrote %q, want %q", got, want)
	}
}
