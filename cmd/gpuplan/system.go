package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"golang.org/x/term"

	"app/gpuplan/model/text"
)

// system is the world outside: files that are open at the start, the environment and the clock.
type system struct {
	stdin, stdout, stderr *os.File
	env                   func(string) string
	now                   func() time.Time
}

// onTerminal tells whether a person looks at what is written to f.
func onTerminal(f *os.File) bool { return term.IsTerminal(int(f.Fd())) }

// stateFolder is where unsaved work and the name of the last plan are kept; empty where there is no place.
func (s system) stateFolder() string {
	if folder := s.env("XDG_STATE_HOME"); filepath.IsAbs(folder) { // a relative one is to be ignored (XDG base directories)
		return filepath.Join(folder, "gpuplan")
	}
	if folder, err := os.UserConfigDir(); err == nil {
		return filepath.Join(folder, "gpuplan")
	}
	return ""
}

// language is the one that --lang names, else the locale's, else the first. Of the locale's variables the first that is set
// counts, as everywhere: LC_ALL=C asks for English whatever LANG says.
func (s system) language(args []string) *text.Language {
	for _, locale := range []string{langFlag(args), s.env("LC_ALL"), s.env("LC_MESSAGES"), s.env("LANG")} {
		if locale == "" {
			continue
		}
		if l, ok := text.Lookup(locale); ok {
			return l
		}
		break
	}
	return text.Languages[0]
}

// langFlag finds the value of --lang before the flags are read: their help is in that language. The last one counts, and what
// stands behind -- is no flag.
func langFlag(args []string) (value string) {
	for i, a := range args {
		name, rest, joined := strings.Cut(a, "=")
		switch {
		case a == "--":
			return value
		case name == "--lang" && joined:
			value = rest
		case name == "--lang" && i+1 < len(args):
			value = args[i+1]
		}
	}
	return value
}

// dataFolder is where the log is kept; empty where there is no place.
func (s system) dataFolder() string {
	if folder := s.env("XDG_DATA_HOME"); filepath.IsAbs(folder) {
		return filepath.Join(folder, "gpuplan")
	}
	if folder := s.env("LocalAppData"); runtime.GOOS == "windows" && folder != "" {
		return filepath.Join(folder, "gpuplan")
	}
	home, err := os.UserHomeDir()
	switch {
	case err != nil:
		return ""
	case runtime.GOOS == "darwin":
		return filepath.Join(home, "Library", "Application Support", "gpuplan")
	}
	return filepath.Join(home, ".local", "share", "gpuplan")
}
