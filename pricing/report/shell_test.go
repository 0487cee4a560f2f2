package report_test

import (
	"os/exec"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/pricing/report"
)

// A shell gives the arguments back that a command line was written from, on one line or broken into several.
func TestCommandLineInAShell(t *testing.T) {
	shell, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash here")
	}
	r := read(t, "plans/article.toml")
	rapid.Check(t, func(rt *rapid.T) {
		args := rapid.SliceOfN(rapid.StringN(0, 200, 200), 1, 6).Draw(rt, "arguments")
		for i := range args {
			args[i] = strings.ReplaceAll(args[i], "\x00", "") // no argument can hold it
		}
		r.Command = append([]string{"printf", `%s\n`}, args...)
		_, broken, _ := strings.Cut(written(t, "text", r), "To get this again\n")
		lines := report.CommandLine(r.Command) + "\n" + broken
		got, err := exec.Command(shell, "-c", lines).Output()
		if want := strings.Repeat(strings.Join(args, "\n")+"\n", 2); err != nil || string(got) != want {
			rt.Fatalf("%s\ngives %q, %v, want %q", lines, got, err, want)
		}
	})
}
