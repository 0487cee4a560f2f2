package planfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestStateKeepsUnsavedWork(t *testing.T) {
	s := State{filepath.Join(t.TempDir(), "state", "gpuplan")}
	p, text := nineHours()
	if _, _, ok := s.Kept("plan.toml"); ok {
		t.Error("nothing was kept, and something is there")
	}
	for _, path := range []string{"plan.toml", ""} {
		if err := s.Keep(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	absolute, err := filepath.Abs("plan.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"plan.toml", "./plan.toml", absolute, ""} {
		kept, at, ok := s.Kept(path)
		if !ok || !equal(&kept, &p) || time.Since(at) > time.Hour {
			t.Errorf("%q: kept %v at %v", path, ok, at)
		}
	}
	if _, _, ok := s.Kept("other.toml"); ok {
		t.Error("the work on one plan is that of another")
	}
	s.Drop("plan.toml")
	s.Drop("other.toml")
	if _, _, ok := s.Kept("plan.toml"); ok {
		t.Error("what was dropped is there")
	}
	if _, _, ok := s.Kept(""); !ok {
		t.Error("what was not dropped is gone")
	}
}

// Work that was not saved is nobody else's.
func TestStateIsPrivate(t *testing.T) {
	s := State{filepath.Join(t.TempDir(), "gpuplan")}
	if err := s.Keep("", []byte(small)); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]fs.FileMode{s.Folder: 0o700, filepath.Join(s.Folder, unsaved("")): 0o600} {
		if stat, err := os.Stat(path); err != nil || filepath.Separator == '/' && stat.Mode().Perm() != want {
			t.Errorf("%s is %v, want %v: %v", path, stat.Mode(), want, err)
		}
	}
}

func TestStateThatCannotBeRead(t *testing.T) {
	s := State{t.TempDir()}
	for _, damaged := range []string{"", "[workload", "\x00\xff", "version = 9"} {
		put(t, filepath.Join(s.Folder, unsaved("plan.toml")), damaged)
		put(t, filepath.Join(s.Folder, lastPlan), damaged)
		if _, _, ok := s.Kept("plan.toml"); ok || s.Last() != "" {
			t.Errorf("%q passes for something that was kept", damaged)
		}
	}
	if s = (State{filepath.Join(s.Folder, lastPlan, "below a file")}); s.Last() != "" {
		t.Error("there is a last plan in no folder")
	}
	if err := s.Keep("plan.toml", nil); err == nil {
		t.Error("work was kept in no folder")
	}
	s.Drop("plan.toml")
}

func TestStateRemembersTheLastPlan(t *testing.T) {
	s := State{filepath.Join(t.TempDir(), "gpuplan")}
	if s.Last() != "" {
		t.Error("there was a plan before the first")
	}
	for _, path := range []string{"plan.toml", "with a space\nand a line.toml"} {
		if err := s.Remember(path); err != nil {
			t.Fatal(err)
		}
		if want, _ := filepath.Abs(path); s.Last() != want {
			t.Errorf("the last plan is %q, want %q", s.Last(), want)
		}
	}
}

func TestStateErrorsNameTheFile(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "file")
	put(t, folder, "")
	var fault *FileError
	if err := (State{folder}).Remember("plan.toml"); !errors.As(err, &fault) || filepath.Dir(fault.Path) != folder {
		t.Errorf("got %v, want the file in %s", err, folder)
	}
}

// Without a folder nothing is taken from where the program happens to run, and nothing is left there.
func TestNoState(t *testing.T) {
	t.Chdir(t.TempDir())
	plan := onDisk(t, small).Path
	put(t, lastPlan, plan+"\n")
	put(t, unsaved(plan), small)
	s := State{}
	if last := s.Last(); last != "" {
		t.Errorf("the last plan is %q", last)
	}
	if _, _, ok := s.Kept(plan); ok {
		t.Error("something was kept")
	}
	s.Drop(plan)
	holdsText(t, unsaved(plan), small, lastPlan)
	for _, err := range []error{s.Keep(plan, []byte(small)), s.Remember(plan)} {
		if err == nil || !strings.HasPrefix(err.Error(), "there is no folder for unsaved work") {
			t.Errorf("got %v", err)
		}
	}
}
