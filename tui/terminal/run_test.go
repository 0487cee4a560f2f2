//go:build unix

package terminal

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"app/gpuplan/tui/terminal/termtest"
)

// size is that of the terminals here.
var size = termtest.Spec{Width: 60, Height: 20}

func TestFirstFrameOnAMuteTerminal(t *testing.T) {
	term := start(t)
	before, _, _ := strings.Cut(term.Output(), "end of frame")
	if strings.Contains(before, "\x1b[6n") {
		t.Errorf("the cursor's position was asked for: %q", before)
	}
	term.Send("q")
	if code := term.Exit(); code != 0 {
		t.Errorf("exit code %d, want 0", code)
	}
	given(t, term)
}

func TestAnswersAreMessages(t *testing.T) {
	term := start(t)
	term.Until("the questions", func() bool { return strings.Contains(term.Output(), "\x1b]11;?\a\x1b[?2026$p") })
	if strings.Contains(term.Output(), "\x1b[?2026h") {
		t.Error("frames are synchronised before the terminal has said that it can")
	}
	term.Send("\x1b]11;rgb:fdfd/f6f6/e3e3\x1b\\\x1b[?2026;2$y")
	term.WaitFor("dark false")
	term.Send("a")
	term.WaitFor("key a")
	frames := strings.SplitAfter(term.Output(), "\x1b[?2026h")
	last := frames[len(frames)-1]
	if len(frames) < 2 || !strings.HasPrefix(last, "\x1b[?25l\x1b[H") && !strings.HasPrefix(last, "\x1b[H") {
		t.Errorf("the frame after the answer is not synchronised: %q", last)
	}
	if !strings.HasSuffix(strings.TrimSpace(last), "\x1b[?2026l") {
		t.Errorf("the frame's end is not told: %q", last)
	}
}

func TestRealTerminalIsAsked(t *testing.T) {
	answering := size
	answering.Answers = true
	term := termtest.Start(t, probeCommand(), answering)
	term.WaitFor("dark true") // the emulator is black
}

func TestLateAndCutAnswersAreNoKeys(t *testing.T) {
	term := start(t)
	for _, piece := range []string{"\x1b", "]11;rgb:1e1e/1e", "1e/1e1e\x1b", "\\"} {
		term.Send(piece)
	}
	term.WaitFor("dark true")
	term.Send("z")
	term.WaitFor("key z")
	if text := term.Text(); strings.Count(text, "key ") != 1 {
		t.Errorf("the answer was typed:\n%s", text)
	}
}

func TestAnswerAfterQuittingIsNotForTheShell(t *testing.T) {
	var got string
	for range 5 { // an answer can be too late on a slow machine
		probe := probeCommand()
		cmd := exec.Command("sh", "-c", `"$0"; echo over; read line; echo "the shell got <$line>" | cat -v`, probe.Path)
		cmd.Env = probe.Env
		term := termtest.Start(t, cmd, size)
		term.Until("the questions", func() bool { return strings.Contains(term.Output(), "\x1b]11;?") })
		term.Send("q")
		term.Until("the last frame", func() bool { return strings.Contains(term.Output(), "keys 1") })
		time.Sleep(quitPatience / 3) // the way there and back
		term.Send("\x1b]11;rgb:1e1e/1e1e/1e1e\a")
		term.WaitFor("over")
		term.Send("x\n")
		term.WaitFor("the shell got <")
		if got = term.Text(); strings.Contains(got, "<x>") {
			return
		}
	}
	t.Errorf("the answer was left over:\n%q", got)
}

func TestKeysComeWholeAndSingle(t *testing.T) {
	tests := []struct {
		name   string
		pieces []string
		want   []string
	}{
		{"digits typed at once", []string{"12.5"}, []string{"key 1", "key 2", "key .", "key 5"}},
		{"a cut cursor key", []string{"\x1b[1;", "2C"}, []string{"key shift+right"}},
		{"a cut mouse report", []string{"\x1b[<0;40;", "5M"}, []string{"mouse left press at 39,4"}},
		{"a cut rune", []string{"\xe4", "\xb8\xad"}, []string{"key 中"}},
		{"escape alone", []string{"\x1b"}, []string{"key esc"}},
		{"escape, then the mouse", []string{"\x1b\x1b[<0;3;2M"}, []string{"key esc", "mouse left press at 2,1"}},
		{"alt and up", []string{"\x1b\x1b[A"}, []string{"key alt+up"}},
		{"a paste", []string{"\x1b[200~12.5k\n", "中文\x1b[20", "1~"}, []string{"paste 8 runes"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			term := start(t)
			for _, piece := range test.pieces {
				term.Send(piece)
			}
			for _, line := range test.want {
				term.WaitFor(line)
			}
			term.Send("\x1b[B")
			term.WaitFor("key down")
			if text, want := term.Text(), strings.Join(append(test.want, "key down"), "\n"); !strings.Contains(text, want) {
				t.Errorf("want\n%s\ngot\n%s", want, text)
			}
		})
	}
}

func TestPasteOfAMegabyte(t *testing.T) {
	term := start(t)
	term.Paste(strings.Repeat("1234567\n", 1<<17))
	term.WaitFor("paste 65536 runes")
	term.Send("z")
	term.WaitFor("key z")
}

func TestRealCursorFollowsTheModel(t *testing.T) {
	term := start(t)
	if _, _, shown := term.Cursor(); shown {
		t.Error("the cursor shows before the model wants it")
	}
	term.Send("aa")
	term.Until("the cursor", func() bool {
		x, y, shown := term.Cursor()
		return x == 4 && y == 0 && shown
	})
}

func TestResize(t *testing.T) {
	term := start(t)
	term.Resize(90, 30)
	term.WaitFor("size 90×30")
	term.Resize(0, 0)
	term.Until("a size", func() bool { return strings.Contains(term.Output(), "size 80×24") })
}

func TestCopyWritesBetweenFrames(t *testing.T) {
	term := start(t)
	term.Send("Y")
	term.Until("the clipboard", func() bool {
		return strings.Contains(term.Output(), "\x1b]52;c;Z3B1cGxhbiBzaG93\a") // "gpuplan show" in base64
	})
}

func TestNoColorKeepsBold(t *testing.T) {
	term := start(t, "NO_COLOR=1")
	if out := term.Output(); !strings.Contains(out, "\x1b[1mprobe") || strings.Contains(out, "38;") {
		t.Errorf("want bold and no colour: %q", out)
	}
	colored := start(t)
	if out := colored.Output(); !strings.Contains(out, "\x1b[1;38;2;255;128;0mprobe") {
		t.Errorf("want bold and the colour: %q", out)
	}
}

func TestRefusals(t *testing.T) {
	out, in, dumb := probeCommand(), probeCommand(), probeCommand("TERM=dumb")
	out.Stdout = new(strings.Builder)
	in.Stdin = strings.NewReader("q")
	for want, cmd := range map[Refusal]*exec.Cmd{OutputElsewhere: out, InputElsewhere: in, Dumb: dumb} {
		term := termtest.Start(t, cmd, size)
		if code := term.Exit(); code != 1 {
			t.Errorf("%v: exit code %d, want 1", want, code)
		}
		if got := term.Output(); got != want.Error()+"\r\n" {
			t.Errorf("%v: wrote %q", want, got)
		}
	}
}

func TestPanicGivesTheTerminalBack(t *testing.T) {
	for key, where := range map[string]string{"U": "in update", "V": "in view"} {
		t.Run(where, func(t *testing.T) {
			term := start(t)
			term.Send("a")
			term.WaitFor("key a")
			term.Send(key)
			if code := term.Exit(); code != 1 {
				t.Errorf("exit code %d, want 1", code)
			}
			given(t, term)
			_, after, _ := strings.Cut(term.Output(), "\x1b[?1049l")
			for _, want := range []string{"panic: " + where, "probe_test.go", "rescued after 2"} {
				if !strings.Contains(after, want) {
					t.Errorf("%q is not told after the terminal was given back:\n%s", want, after)
				}
			}
		})
	}
}

func TestPanicInACommandIsAMessage(t *testing.T) {
	term := start(t)
	term.Send("CB")
	for _, where := range []string{"in a command", "in a batch", "in a sequence"} {
		term.WaitFor("panic " + where)
	}
	term.Send("a")
	term.WaitFor("key a")
	term.Send("q")
	if code := term.Exit(); code != 1 {
		t.Errorf("exit code %d, want 1", code)
	}
	given(t, term)
	_, after, _ := strings.Cut(term.Output(), "\x1b[?1049l")
	for _, where := range []string{"in a command", "in a batch", "in a sequence"} {
		if !strings.Contains(after, "panic: "+where) {
			t.Errorf("%q is not told after the terminal was given back:\n%s", where, after)
		}
	}
}

func TestSignalsEndTheProgram(t *testing.T) {
	for _, sig := range []unix.Signal{unix.SIGHUP, unix.SIGINT, unix.SIGTERM} {
		if signal.Ignored(sig) { // by whoever started the test: the probe inherits it
			continue
		}
		term := start(t)
		term.Signal(sig)
		if code, want := term.Exit(), 128+int(sig); code != want {
			t.Errorf("%v: exit code %d, want %d", sig, code, want)
		}
		given(t, term)
		if !strings.Contains(term.Output(), fmt.Sprintf("end %v", sig)) {
			t.Errorf("%v: the model was not told", sig)
		}
	}
}

func TestQuittingAndTerminatingAtOnceEnds(t *testing.T) {
	tries := 20
	if testing.Short() {
		tries = 5
	}
	for range tries {
		term := start(t)
		term.Send("q")
		term.Signal(unix.SIGTERM)
		if code := term.Exit(); code != 0 && code != 143 {
			t.Fatalf("exit code %d, want 0 or 143", code)
		}
		given(t, term)
	}
}

func TestDeafModelIsEnded(t *testing.T) {
	term := start(t, probeVar+"=deaf")
	term.Signal(unix.SIGTERM)
	if code := term.Exit(); code != 143 {
		t.Errorf("exit code %d, want 143", code)
	}
	given(t, term)
	if !strings.Contains(term.Text(), "rescued after 1") {
		t.Errorf("the model was not rescued:\n%s", term.Text())
	}
}

func TestBlockedTerminalIsLeft(t *testing.T) {
	told, tell, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = told.Close() }()
	cmd := probeCommand()
	cmd.Stderr = tell
	term := termtest.Start(t, cmd, size)
	_ = tell.Close()
	term.WaitFor("size 60×20")
	term.Stall()
	term.Send("W")
	if _, err := io.ReadFull(told, make([]byte, 1)); err != nil { // the next frame is too long
		t.Fatal(err)
	}
	term.Signal(unix.SIGTERM)
	if code := term.Exit(); code != 143 {
		t.Errorf("exit code %d, want 143", code)
	}
	given(t, term)
	if text, _ := io.ReadAll(told); !strings.Contains(string(text), "rescued after") {
		t.Errorf("the model was not rescued: %q", text)
	}
}

func TestClosedTerminalEndsTheProgram(t *testing.T) {
	term := start(t)
	term.HangUp()
	if code := term.Exit(); code != 129 {
		t.Errorf("exit code %d, want 129", code)
	}
}

func TestEndOfInputEndsTheProgram(t *testing.T) {
	probe := probeCommand()
	cmd := exec.Command("sh", "-c", `trap '' HUP; exec "$0"`, probe.Path)
	cmd.Env = probe.Env
	term := termtest.Start(t, cmd, size)
	term.WaitFor("size 60×20")
	term.HangUp()
	if code := term.Exit(); code != 129 {
		t.Errorf("exit code %d, want 129", code)
	}
}
