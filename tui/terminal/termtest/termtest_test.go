//go:build unix

package termtest

import (
	"os/exec"
	"slices"
	"syscall"
	"testing"
)

func shell(script string) *exec.Cmd { return exec.Command("sh", "-c", script) }

func TestKeysGoInAndTheScreenComesBack(t *testing.T) {
	term := Start(t, shell(`printf 'name? '; read name; printf '价格 %s' "$name"; exit 3`), Spec{Width: 20, Height: 4})
	term.WaitFor("name?")
	term.Send("4090" + Enter)
	if code := term.Exit(); code != 3 {
		t.Errorf("exit code %d, want 3", code)
	}
	want := []string{"name? 4090", "价格 4090", "", ""}
	if got := term.Lines(); !slices.Equal(got, want) {
		t.Errorf("screen %q, want %q", got, want)
	}
}

func TestModesAndCursorAreKept(t *testing.T) {
	term := Start(t, shell(`printf '\033[?25l\033[?1002h\033[3;5Hx'; read _`), Spec{Width: 20, Height: 4})
	term.WaitFor("x")
	x, y, shown := term.Cursor()
	if x != 5 || y != 2 || shown {
		t.Errorf("cursor at %d,%d shown %v, want 5,2 hidden", x, y, shown)
	}
	if !term.Mode(1002) || term.Mode(1049) {
		t.Error("mode 1002 must be set and 1049 not")
	}
}

func TestCookedFollowsTheLine(t *testing.T) {
	term := Start(t, shell(`stty raw -echo; echo raw; stty sane; echo sane; read _`), Spec{Width: 20, Height: 4})
	term.WaitFor("sane")
	if !term.Cooked() {
		t.Error("the line is raw, want cooked")
	}
	raw := Start(t, shell(`stty raw -echo; echo raw; cat`), Spec{Width: 20, Height: 4})
	raw.WaitFor("raw")
	if raw.Cooked() {
		t.Error("the line is cooked, want raw")
	}
}

func TestCookedAfterTheEnd(t *testing.T) {
	term := Start(t, shell(`stty raw -echo`), Spec{Width: 20, Height: 4})
	term.Exit()
	if term.Cooked() {
		t.Error("the program left the line raw, told as cooked")
	}
}

func TestAnswersOnlyWhenAsked(t *testing.T) {
	const ask = `stty raw -echo; printf '\033[c'; dd bs=1 count=3 2>/dev/null | od -c | head -1; stty sane`
	aloud := Start(t, shell(ask), Spec{Width: 40, Height: 4, Answers: true})
	aloud.WaitFor(`033   [   ?`)
	mute := Start(t, shell(ask), Spec{Width: 40, Height: 4})
	mute.Send("abc")
	mute.WaitFor(`a   b   c`)
}

func TestResizeIsSeen(t *testing.T) {
	term := Start(t, shell(`echo ready; read _; stty size; read _`), Spec{Width: 20, Height: 4})
	term.WaitFor("ready")
	term.Resize(30, 6)
	term.Send(Enter)
	term.WaitFor("6 30")
	if n := len(term.Lines()); n != 6 {
		t.Errorf("%d lines, want 6", n)
	}
}

// The end of its input may reach the shell ahead of the signal, so it waits for that, too.
func TestHangUpReachesTheProgram(t *testing.T) {
	term := Start(t, shell(`echo ready; read _; sleep 20`), Spec{Width: 20, Height: 4})
	term.WaitFor("ready")
	term.HangUp()
	if code, want := term.Exit(), 128+int(syscall.SIGHUP); code != want {
		t.Errorf("exit code %d, want %d", code, want)
	}
}
