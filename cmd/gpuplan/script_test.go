package main

import (
	"flag"
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "write the expected output anew")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"gpuplan": main})
}

// TestScripts runs every command and every error as a shell would; the scripts read as a specification.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:           "testdata/script",
		UpdateScripts: *update,
		Setup: func(env *testscript.Env) error {
			env.Setenv("XDG_STATE_HOME", env.WorkDir+"/state")
			env.Setenv("LANG", "C.UTF-8")
			env.Setenv("TERM", "xterm-256color")
			article, err := os.ReadFile("testdata/article.toml")
			if err != nil {
				return err
			}
			return os.WriteFile(env.WorkDir+"/article.toml", article, 0o600)
		},
	})
}
