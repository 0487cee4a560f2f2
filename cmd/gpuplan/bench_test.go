package main

import (
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// BenchmarkShow runs `gpuplan show` as a process and, in the same run, a program that only prints hello.
// Its figure is x/hello: how many times as long show takes.
func BenchmarkShow(b *testing.B) {
	show := exec.Command(build(b, "."), "show", example(b)).Args
	hello := exec.Command(build(b, "./testdata/hello")).Args
	var took, bare time.Duration
	for b.Loop() {
		bare += timed(b, hello)
		took += timed(b, show)
	}
	b.ReportMetric(float64(took)/float64(bare), "x/hello")
	b.ReportMetric(float64(took.Microseconds())/float64(b.N)/1000, "ms/show")
}

// build compiles a command as a release would.
func build(tb testing.TB, path string) string {
	tb.Helper()
	binary := filepath.Join(tb.TempDir(), "program")
	command := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", binary, path)
	if out, err := command.CombinedOutput(); err != nil {
		tb.Fatalf("%v\n%s", err, out)
	}
	return binary
}

// example is the article's plan.
func example(tb testing.TB) string {
	tb.Helper()
	path, err := filepath.Abs("testdata/article.toml")
	if err != nil {
		tb.Fatal(err)
	}
	return path
}

// timed runs a command once and gives the time that it took.
func timed(tb testing.TB, args []string) time.Duration {
	tb.Helper()
	start := time.Now()
	if err := exec.Command(args[0], args[1:]...).Run(); err != nil {
		tb.Fatal(err)
	}
	return time.Since(start)
}
