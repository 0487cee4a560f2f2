//go:build unix

package main

import (
	"os/exec"
	"testing"
	"time"

	. "app/gpuplan/tui/terminal/termtest"
)

// window is the size of the terminal in the benchmarks.
var window = Spec{Width: 100, Height: 30}

// BenchmarkFirstFrame runs the planner on a terminal that answers no question, from the start of the process to the first frame.
func BenchmarkFirstFrame(b *testing.B) {
	planner := build(b, ".")
	b.Setenv("XDG_STATE_HOME", b.TempDir())
	b.Setenv("TERM", "xterm-256color")
	for b.Loop() {
		term := Start(b, exec.Command(planner, example(b), "--lang", "en"), window)
		term.WaitFor("q quit")
		b.StopTimer()
		term.Send("q")
		term.Exit()
		b.StartTimer()
	}
}

// BenchmarkKeyToFrame steps the hours of an open planner to and fro, from the key's byte to the frame on the screen, in both
// languages. Beside the time it tells the bytes that the terminal gets for one key.
func BenchmarkKeyToFrame(b *testing.B) {
	planner := build(b, ".")
	for lang, planned := range map[string][2]string{
		"en": {"you plan  6 h 30 min", "you plan  6 h 00 min"}, "zh": {"你计划  6 小时 30 分", "你计划  6 小时 00 分"},
	} {
		b.Run(lang, func(b *testing.B) {
			b.Setenv("XDG_STATE_HOME", b.TempDir())
			b.Setenv("TERM", "xterm-256color")
			term := Start(b, exec.Command(planner, example(b), "--lang", lang), window)
			term.WaitFor(planned[1])
			time.Sleep(time.Second / 5) // the ticks come a moment after the first frame
			before := len(term.Output())
			for i := 0; b.Loop(); i++ {
				term.Send([2]string{Right, Left}[i%2])
				term.WaitFor(planned[i%2])
			}
			b.ReportMetric(float64(len(term.Output())-before)/float64(b.N), "B/key")
		})
	}
}
