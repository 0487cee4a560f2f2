package main

import (
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"app/gpuplan/model/text"
)

func TestLanguageOfARun(t *testing.T) {
	for _, c := range []struct {
		args, env string // fields
		want      *text.Language
	}{
		{"show", "", text.English},
		{"show", "LANG=zh_CN.UTF-8", text.Chinese},
		{"show", "LC_MESSAGES=zh_CN LANG=en_US.UTF-8", text.Chinese},
		{"show", "LC_ALL=C LANG=zh_CN.UTF-8", text.English}, // the first that is set counts
		{"show", "LC_ALL=ja_JP LANG=zh_CN", text.English},
		{"show --lang zh", "LC_ALL=C", text.Chinese},
		{"--lang=zh --lang en show", "LANG=zh_CN", text.English}, // of two flags the last counts
		{"show -- --lang=zh", "", text.English},
		{"show --lang", "LANG=zh", text.Chinese}, // its fault is told in the locale's language
	} {
		env := map[string]string{}
		for _, each := range strings.Fields(c.env) {
			name, value, _ := strings.Cut(each, "=")
			env[name] = value
		}
		s := system{env: func(name string) string { return env[name] }}
		if got := s.language(strings.Fields(c.args)); got != c.want {
			t.Errorf("%s gpuplan %s speaks %s", c.env, c.args, got.Name)
		}
	}
}

func TestStateFolder(t *testing.T) {
	for env, want := range map[string]string{"/var/state": "/var/state/gpuplan", "state": "/home/someone/.config/gpuplan", "": "/home/someone/.config/gpuplan"} {
		t.Setenv("HOME", "/home/someone")
		t.Setenv("XDG_CONFIG_HOME", "")
		s := system{env: func(string) string { return env }}
		if got := filepath.ToSlash(s.stateFolder()); runtime.GOOS == "linux" && got != want {
			t.Errorf("XDG_STATE_HOME=%q: got %s, want %s", env, got, want)
		}
	}
}
