package planfile

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// State is the folder in which gpuplan keeps what is in no plan file: work that was not saved, and the last plan used. It is
// made when something is kept. Nothing in it is needed: what cannot be read there is as if it were not. An empty Folder is none:
// nothing is read there, and what should be kept is refused.
type State struct{ Folder string }

// Keep keeps the text of a plan that was not saved, for the next start; path is that of its file, empty where it has none.
func (s State) Keep(path string, plan []byte) error { return s.write(unsaved(path), plan) }

// Kept gives the plan that was kept for a path, and when; ok is false where there is none.
func (s State) Kept(path string) (p model.Plan, at time.Time, ok bool) {
	name := s.file(unsaved(path))
	stat, err := os.Stat(name)
	if err != nil {
		return model.Plan{}, time.Time{}, false
	}
	f, err := Read(name)
	return f.Plan, stat.ModTime(), err == nil
}

// Drop forgets the plan that was kept for a path: it was saved, or is not wanted.
func (s State) Drop(path string) { _ = os.Remove(s.file(unsaved(path))) }

// Remember keeps the path of the plan that was used last.
func (s State) Remember(path string) error {
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	return s.write(lastPlan, []byte(path+"\n"))
}

// Last gives the path of the plan that was used last; empty where there is none.
func (s State) Last() string {
	data, err := os.ReadFile(s.file(lastPlan))
	path := strings.TrimSuffix(string(data), "\n")
	if err != nil || !filepath.IsAbs(path) {
		return ""
	}
	return path
}

const lastPlan = "last-plan"

// unsaved names the file that holds the unsaved work on a plan file.
func unsaved(path string) string {
	if absolute, err := filepath.Abs(path); err == nil && path != "" {
		path = absolute
	}
	sum := sha256.Sum256([]byte(path))
	return "unsaved-" + hex.EncodeToString(sum[:8]) + ".toml"
}

// file gives the path of a file of the folder; empty where there is no folder, so that no file is found.
func (s State) file(name string) string {
	if s.Folder == "" {
		return ""
	}
	return filepath.Join(s.Folder, name)
}

// write writes a file that only its owner can read.
func (s State) write(name string, data []byte) error {
	path := s.file(name)
	if path == "" {
		return &FileError{Doing: text.FileCannotWrite, What: text.FileNoPlace.With(), Err: fs.ErrNotExist}
	}
	err := os.MkdirAll(s.Folder, 0o700)
	if err == nil {
		err = replace(path, data, 0o600)
	}
	return writeError(path, err)
}
