package planfile

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"app/gpuplan/model/text"
)

// WriteFile writes a file whole or not at all, under the permissions that it has or as a new one. It follows a link. What is
// there already is overwritten only with force. The error is a *FileError.
func WriteFile(path string, data []byte, force bool) error {
	target, err := resolve(path)
	place := os.Rename
	if err == nil && !force {
		err, place = mustNotExist(target), placeNew
	}
	if err == nil {
		err = write(target, data, 0o644, place)
	}
	return writeError(path, err)
}

// writeError gives what kept a file from being written its words; nil stays nil.
func writeError(path string, err error) error {
	if err == nil {
		return nil
	}
	if in := (*fs.PathError)(nil); errors.Is(err, fs.ErrNotExist) && errors.As(err, &in) {
		return &FileError{path, text.FileCannotWrite, text.FileNoFolder.With(shown(filepath.Dir(in.Path))), err}
	}
	return NewFileError(path, text.FileCannotWrite, err)
}

func mustNotExist(path string) error {
	stat, err := os.Lstat(path)
	if err == nil && stat.IsDir() {
		return errIsFolder
	}
	if err == nil {
		return fs.ErrExist
	}
	return nil // what keeps it from being written is told when it is
}

// resolve follows links to the file that they stand for, which need not exist.
func resolve(path string) (string, error) {
	for range 40 {
		link, ok := linkOf(path)
		if !ok {
			return path, nil
		}
		if !filepath.IsAbs(link) {
			link = filepath.Join(filepath.Dir(path), link)
		}
		path = link
	}
	return "", errLinkLoop
}

func linkOf(path string) (to string, ok bool) {
	to, err := os.Readlink(path)
	return to, err == nil
}

// placeNew gives a file a name that no other has: one that came meanwhile is not overwritten, where the system has links.
func placeNew(temp, path string) error {
	err := os.Link(temp, path)
	switch {
	case err == nil:
		_ = os.Remove(temp) // the file is there under its own name
		return nil
	case errors.Is(err, fs.ErrExist):
		return err
	}
	if err := mustNotExist(path); err != nil {
		return err
	}
	return os.Rename(temp, path)
}

// replace puts a file in the place of another. Where that fails, nothing has changed.
func replace(path string, data []byte, newMode fs.FileMode) error {
	return write(path, data, newMode, os.Rename)
}

// write writes a file beside where it goes, syncs it, and lets place put it there.
func write(path string, data []byte, newMode fs.FileMode, place func(temp, path string) error) error {
	mode, err := modeOf(path)
	if err != nil {
		return err
	}
	sweep(path, time.Now())
	temp, err := createBeside(path, newMode)
	if err != nil {
		return err
	}
	if mode != 0 {
		err = temp.Chmod(mode)
	}
	if err == nil {
		_, err = temp.Write(data)
	}
	err = errors.Join(err, sync(temp, err))
	if err == nil {
		err = place(temp.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(temp.Name()))
	}
	syncFolder(filepath.Dir(path))
	return nil
}

// sync puts a file on the disk, unless it failed before, and closes it.
func sync(f *os.File, failed error) error {
	var err error
	if failed == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// modeOf gives the permissions of a file that may be written; 0 where there is none.
func modeOf(path string) (fs.FileMode, error) {
	stat, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return 0, nil
	case err != nil:
		return 0, err
	case stat.IsDir():
		return 0, errIsFolder
	case !stat.Mode().IsRegular():
		return 0, errIsNoFile
	}
	f, err := os.OpenFile(path, os.O_WRONLY, 0) // a rename would pass over a file that its owner made read-only
	if err != nil {
		return 0, err
	}
	return stat.Mode().Perm(), f.Close()
}

// tempSuffix ends the name of a temporary file.
const tempSuffix = ".tmp"

// tempPrefix begins the names of the temporary files of a path; a long name stays below the system's limit.
func tempPrefix(path string) string { return fmt.Sprintf(".%.32s.", filepath.Base(path)) }

// abandoned is the age from which on a temporary file is nobody's any more: writing one takes no second.
const abandoned = time.Minute

// sweep takes away the temporary files of a path that were left when the program was killed.
func sweep(path string, now time.Time) {
	folder := filepath.Dir(path)
	entries, _ := os.ReadDir(folder) // what cannot be looked at stays
	for _, e := range entries {
		middle, ours := strings.CutPrefix(e.Name(), tempPrefix(path))
		number, temp := strings.CutSuffix(middle, tempSuffix)
		if !ours || !temp || len(number) != 8 || strings.Trim(number, "0123456789abcdef") != "" {
			continue
		}
		if stat, err := e.Info(); err == nil && now.Sub(stat.ModTime()) > abandoned {
			_ = os.Remove(filepath.Join(folder, e.Name()))
		}
	}
}

// createBeside creates a file of a new name in the folder of another.
func createBeside(path string, mode fs.FileMode) (*os.File, error) {
	for {
		name := fmt.Sprintf("%s%08x%s", tempPrefix(path), rand.Uint32(), tempSuffix)
		f, err := os.OpenFile(filepath.Join(filepath.Dir(path), name), os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
		if !errors.Is(err, fs.ErrExist) {
			return f, err
		}
	}
}

// syncFolder puts the names in a folder on the disk. Not every system can; the file itself is whole either way.
func syncFolder(path string) {
	if runtime.GOOS == "windows" {
		return
	}
	if folder, err := os.Open(path); err == nil {
		_ = folder.Sync()
		_ = folder.Close()
	}
}

// holds tells whether a file is there and holds exactly these bytes.
func holds(path string, data []byte) (there, same bool, err error) {
	found, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return false, false, nil
	}
	return true, bytes.Equal(found, data), err
}

// Beside gives a name for a copy that does not exist yet, in the same folder: plan-1.toml.
func Beside(path string) string {
	extension := filepath.Ext(path)
	for i := 1; ; i++ {
		name := fmt.Sprintf("%s-%d%s", strings.TrimSuffix(path, extension), i, extension)
		if _, err := os.Lstat(name); err != nil {
			return name
		}
	}
}
