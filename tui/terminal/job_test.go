//go:build unix

package terminal

import (
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"app/gpuplan/tui/terminal/termtest"
)

// underShell runs a probe as a job of a shell, which does after when the probe
// stops.
func underShell(t *testing.T, after string) *termtest.Terminal {
	t.Helper()
	probe := probeCommand()
	cmd := exec.Command("sh", "-mc", fmt.Sprintf(`"$0"; %s`, after), probe.Path)
	cmd.Env = probe.Env
	term := termtest.Start(t, cmd, size)
	term.WaitFor("size 60×20")
	return term
}

// pid reads the probe's number from its screen.
func pid(t *testing.T, term *termtest.Terminal) int {
	t.Helper()
	found := regexp.MustCompile(`pid (\d+)`).FindStringSubmatch(term.Text())
	if found == nil {
		t.Fatalf("no pid on the screen:\n%s", term.Text())
	}
	n, _ := strconv.Atoi(found[1])
	return n
}

// untilStopped waits until the process is stopped: in the background it stops
// when it finds itself there.
func untilStopped(t *testing.T, pid int) {
	t.Helper()
	for limit := time.Now().Add(termtest.Patience); time.Now().Before(limit); time.Sleep(10 * time.Millisecond) {
		state, err := exec.Command("ps", "-o", "state=", "-p", strconv.Itoa(pid)).Output()
		if err != nil {
			t.Skipf("ps: %v", err)
		}
		if strings.HasPrefix(string(state), "T") {
			return
		}
	}
	t.Fatalf("process %d does not stop", pid)
}

// working fails unless the probe draws, hears keys and the mouse, and ends well.
func working(t *testing.T, term *termtest.Terminal) {
	t.Helper()
	term.WaitFor("resumed")
	term.Until("the mouse", func() bool { return term.Mode(1002) && term.Mode(1006) && term.Mode(2004) && term.Mode(1049) })
	if term.Cooked() {
		t.Error("the line is cooked")
	}
	term.Send("a\x1b[<0;5;4M")
	term.WaitFor("key a")
	term.WaitFor("mouse left press at 4,3")
	term.Send("q")
	if code := term.Exit(); code != 0 {
		t.Errorf("exit code %d, want 0", code)
	}
	given(t, term)
}

func TestStoppingAndComingBack(t *testing.T) {
	stops := map[string]func(*testing.T, *termtest.Terminal){
		"ctrl+z":       func(_ *testing.T, term *termtest.Terminal) { term.Send(termtest.CtrlZ) },
		"ctrl+z twice": func(_ *testing.T, term *termtest.Terminal) { term.Send(termtest.CtrlZ + termtest.CtrlZ) },
		"kill -TSTP": func(t *testing.T, term *termtest.Terminal) {
			if err := unix.Kill(pid(t, term), unix.SIGTSTP); err != nil {
				t.Fatal(err)
			}
		},
	}
	shells := map[string]string{
		"in the foreground":    `echo stopped; read go; fg >/dev/null`,
		"after the background": `bg >/dev/null; echo stopped; read go; fg >/dev/null`,
	}
	for name, stop := range stops {
		for where, shell := range shells {
			t.Run(name+" "+where, func(t *testing.T) {
				term := underShell(t, shell)
				probe := pid(t, term)
				stop(t, term)
				term.WaitFor("stopped")
				untilStopped(t, probe)
				given(t, term)
				term.Send(termtest.Enter)
				working(t, term)
			})
		}
	}
}

func TestGoingOnAfterAStopThatCannotBeCaught(t *testing.T) {
	term := start(t)
	term.Signal(unix.SIGSTOP)
	term.Signal(unix.SIGCONT)
	working(t, term)
}

func TestCtrlZWithoutAShellDoesNothing(t *testing.T) {
	term := start(t)
	term.Send(termtest.CtrlZ + "a")
	term.WaitFor("key a")
	term.Signal(unix.SIGTSTP)
	term.Send("b")
	term.WaitFor("key b")
	if strings.Contains(term.Text(), "resumed") {
		t.Errorf("it stopped:\n%s", term.Text())
	}
}
