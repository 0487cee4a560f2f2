//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	. "app/gpuplan/tui/terminal/termtest"
)

// workshop is a folder with the article's plan, in which the planner runs on a terminal as a person would have it.
type workshop struct {
	t      *testing.T
	folder string
	env    []string
}

func newWorkshop(t *testing.T) *workshop {
	w := &workshop{t: t, folder: t.TempDir()}
	w.env = []string{
		"HOME=" + w.folder, "XDG_STATE_HOME=" + filepath.Join(w.folder, "state"), "PATH=" + os.Getenv("PATH"),
		"TERM=xterm-256color", "LANG=C.UTF-8", "COLUMNS=", "LINES=",
	}
	w.write("plan.toml", w.readFile(example(t)))
	return w
}

// command gives gpuplan with args, at a fixed time.
func (w *workshop) command(args ...string) *exec.Cmd {
	c := exec.Command(program(w.t), append(args, "--now", "2026-11-30")...)
	c.Dir, c.Env = w.folder, w.env
	return c
}

// open starts the planner on a terminal of 80 by 24 that answers no question.
func (w *workshop) open(args ...string) *Terminal {
	w.t.Helper()
	return Start(w.t, w.command(args...), Spec{Width: 80, Height: 24})
}

// show gives one value of the plan's JSON.
func (w *workshop) show(value string, args ...string) string {
	w.t.Helper()
	out, err := w.command(append([]string{"show", "--value", value}, args...)...).Output()
	if err != nil {
		w.t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

func (w *workshop) readFile(path string) string {
	w.t.Helper()
	if !filepath.IsAbs(path) {
		path = filepath.Join(w.folder, path)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		w.t.Fatal(err)
	}
	return string(data)
}

func (w *workshop) write(name, content string) {
	w.t.Helper()
	if err := os.WriteFile(filepath.Join(w.folder, name), []byte(content), 0o600); err != nil {
		w.t.Fatal(err)
	}
}

// program is the test binary as gpuplan: testscript put it on the path under that name.
func program(t *testing.T) string {
	t.Helper()
	path, err := exec.LookPath("gpuplan")
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// restored fails where the terminal was not given back whole: main screen, cursor shown, no mouse, no bracketed paste, keys echoed.
func restored(t *testing.T, term *Terminal) {
	t.Helper()
	for mode, want := range map[int]bool{1049: false, 25: true, 1002: false, 1006: false, 2004: false} {
		if term.Mode(mode) != want {
			t.Errorf("mode %d is %v after the end", mode, !want)
		}
	}
	if !term.Cooked() {
		t.Error("the line is still raw after the end")
	}
}

// TestFirstFrame draws the planner on a terminal that answers nothing: the article's three ones stand on it.
func TestFirstFrame(t *testing.T) {
	term := newWorkshop(t).open("plan.toml")
	for _, want := range []string{
		"PAY BY THE HOUR    475.20 ¥ in 30 days    454.50 less than the month (49 %)",
		"Month pays from 12 h 01 min a day; you plan  6 h 00.",
		"929.70", "356.40", "44.55", "29.70", "14.85", "59.23",
	} {
		term.WaitFor(want)
	}
	term.Send("q")
	if code := term.Exit(); code != exitFine {
		t.Errorf("exit code %d", code)
	}
	restored(t, term)
}

// TestHeadlessAsksNothing runs a command on a terminal: it writes its line and not one escape sequence.
func TestHeadlessAsksNothing(t *testing.T) {
	term := newWorkshop(t).open("version")
	term.Exit()
	if out := term.Output(); strings.ContainsRune(out, '\x1b') || !strings.HasPrefix(out, "gpuplan ") {
		t.Errorf("output %q", out)
	}
}

// TestSlidersAndSettingsAgree drives the same plan through the planner's keys and through --set: the numbers are the same.
func TestSlidersAndSettingsAgree(t *testing.T) {
	w := newWorkshop(t)
	term := w.open("plan.toml")
	term.WaitFor("475.20")
	term.Send(strings.Repeat(Right, 4)) // 6 h, in steps of 30 min
	term.WaitFor("you plan  8 h 00")
	term.Send(Down)
	term.Send("3") // tasks of 3 h
	term.Send(Enter)
	term.WaitFor("3 h 00")
	term.Send("/speed" + Enter + "0.8" + Enter)
	term.WaitFor("0.80")
	term.Send("s")
	term.WaitFor("plan.toml")
	term.Send("q")
	term.Exit()
	settings := []string{"--set", "workload.hours_per_day=8", "--set", "workload.task_hours=3", "--set", "offer.0.speed=0.8"}
	w.write("article.toml", w.readFile(example(t)))
	for _, value := range []string{"offers", "best", "waste", "warnings"} {
		keys, flags := w.show(value, "plan.toml"), w.show(value, append(settings, "article.toml")...)
		if keys != flags {
			t.Errorf("%s by keys:\n%s\nby --set:\n%s", value, keys, flags)
		}
	}
	if got := w.readFile("plan.toml"); !strings.HasPrefix(got, "# 6 h a day in tasks of 2 h: by the hour or by the month?\n") {
		t.Errorf("the comment is gone: %q", got[:60])
	}
}

// TestFirstRun opens without a plan: two prices typed in place give a verdict, and the first save makes a file.
func TestFirstRun(t *testing.T) {
	w := newWorkshop(t)
	term := w.open()
	term.WaitFor("NOT DECIDED YET")
	term.WaitFor("225 times the hourly price")
	term.Send("1.98" + Enter)
	term.WaitFor("at least")
	term.Send(Down + Down + Down)
	term.Send("900" + Enter)
	term.Send(Down + Down + Down)
	term.Send("0.0066" + Enter)
	term.WaitFor("PAY BY THE HOUR")
	term.Send("s")
	term.WaitFor("gpuplan.toml")
	term.Send("q")
	term.Exit()
	if got := w.show("plan.offer.0.hourly", "gpuplan.toml"); got != "1.98" {
		t.Errorf("saved hourly price %q", got)
	}
	if got := w.open(); got != nil {
		got.WaitFor("1.98") // no PLAN: the last one used
	}
}

// TestUnsavedWorkSurvives ends the planner by the terminal's end and by signals: what was changed is offered at the next start.
func TestUnsavedWorkSurvives(t *testing.T) {
	for name, end := range map[string]func(*Terminal){
		"hang up": (*Terminal).HangUp,
		"SIGHUP":  func(term *Terminal) { term.Signal(syscall.SIGHUP) },
		"SIGTERM": func(term *Terminal) { term.Signal(syscall.SIGTERM) },
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorkshop(t)
			term := w.open("plan.toml")
			term.WaitFor("475.20")
			term.Send("14" + Enter)
			term.WaitFor("TAKE THE MONTH")
			end(term)
			if code := term.Exit(); code <= 128 {
				t.Errorf("exit code %d", code)
			}
			if strings.Contains(w.readFile("plan.toml"), "14") {
				t.Error("it was saved unasked")
			}
			next := w.open("plan.toml")
			next.WaitFor("were not saved")
			next.Send(Enter)
			next.WaitFor("TAKE THE MONTH")
		})
	}
}

// TestLeavingAsks quits with a change: it asks, and leaves the file alone when told to.
func TestLeavingAsks(t *testing.T) {
	w := newWorkshop(t)
	before := w.readFile("plan.toml")
	term := w.open("plan.toml")
	term.WaitFor("475.20")
	term.Send(Right)
	term.Send("q")
	term.WaitFor("Not saved: 1 change")
	term.Send(Esc)
	term.WaitFor("Hours per day: time the task")
	term.Send("qd")
	if code := term.Exit(); code != exitFine || w.readFile("plan.toml") != before {
		t.Errorf("exit code %d, file changed: %v", code, w.readFile("plan.toml") != before)
	}
	restored(t, term)
}

// TestOddInput pastes a megabyte, resizes to nothing and back and types a wrong value: the planner stays, the plan too.
func TestOddInput(t *testing.T) {
	term := newWorkshop(t).open("plan.toml")
	ticked := func() bool { // ticks come a moment after the first frame, from the top down
		return strings.Contains(term.Text(), "By the month     ━━━━┃●────") && strings.Contains(term.Text(), "q quit")
	}
	term.Until("the ticks", ticked)
	first := term.Text()
	term.Send("25")
	term.Send(Enter)
	term.WaitFor("25 h")
	term.Send(Esc)
	term.WaitFor("Hours per day: time the task")
	term.Paste(strings.Repeat("9", 1<<20))
	term.WaitFor("9999999_]") // an Esc that a key follows at once is Alt and that key
	term.Send(Esc)
	term.WaitFor("Hours per day: time the task")
	for _, size := range [][2]int{{10, 5}, {3, 1}, {1, 1}, {200, 60}, {80, 24}} {
		term.Resize(size[0], size[1])
	}
	term.Until("the first screen again:\n"+first, func() bool { return term.Text() == first })
	term.Send("q")
	if code := term.Exit(); code != exitFine {
		t.Errorf("exit code %d", code)
	}
}

// TestExport writes the summary to a file; it is that of show.
func TestExport(t *testing.T) {
	w := newWorkshop(t)
	term := w.open("plan.toml")
	term.WaitFor("475.20")
	term.Send("x")
	term.WaitFor("plan.summary.txt")
	term.Send(Enter)
	term.Until("the file", func() bool {
		_, err := os.Stat(filepath.Join(w.folder, "plan.summary.txt"))
		return err == nil
	})
	term.WaitFor("plan.summary.txt")
	term.Send("q")
	term.Exit()
	want, err := w.command("show", "plan.toml").Output()
	if got := w.readFile("plan.summary.txt"); err != nil || got != string(want) {
		t.Errorf("%v, exported:\n%s\nshown:\n%s", err, got, want)
	}
}

// TestRefusals says what to do where the planner cannot be drawn, and draws nothing.
func TestRefusals(t *testing.T) {
	w := newWorkshop(t)
	w.env = append(w.env, "TERM=dumb")
	term := w.open("plan.toml")
	if code := term.Exit(); code != exitUsage || !strings.Contains(term.Output(), "gpuplan show") || strings.Contains(term.Output(), "\x1b") {
		t.Errorf("exit code %d, output %q", code, term.Output())
	}
	w = newWorkshop(t)
	c := w.command("plan.toml")
	c.Stdin = strings.NewReader("")
	piped := Start(t, c, Spec{Width: 80, Height: 24})
	if code := piped.Exit(); code != exitUsage || !strings.Contains(piped.Output(), "gpuplan show") {
		t.Errorf("exit code %d, output %q", code, piped.Output())
	}
}

// TestNoColorKeepsTheFocus runs with NO_COLOR: no colour is set, and the focused row is marked and bold all the same.
func TestNoColorKeepsTheFocus(t *testing.T) {
	w := newWorkshop(t)
	w.env = append(w.env, "NO_COLOR=1")
	term := w.open("plan.toml")
	term.WaitFor("▸ Hours per day")
	out := term.Output()
	if !strings.Contains(out, "\x1b[1m") {
		t.Error("nothing is bold")
	}
	for _, colour := range []string{"\x1b[3", "\x1b[9", ";3", ";9", "38;"} {
		if strings.Contains(out, colour) && !strings.HasPrefix(colour, ";") {
			t.Errorf("a colour was set: %q", colour)
		}
	}
}
