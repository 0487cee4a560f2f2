package planfile

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// A file that comes while another is written for its place stays as it is.
func TestNewFileTakesNoPlace(t *testing.T) {
	folder := t.TempDir()
	path, temp := filepath.Join(folder, "plan.toml"), filepath.Join(folder, "temp")
	put(t, path, "theirs")
	put(t, temp, "ours")
	if err := placeNew(temp, path); !errors.Is(err, fs.ErrExist) {
		t.Errorf("got %v, want that it exists", err)
	}
	holdsText(t, path, "theirs", "temp")
}

// Of many that write one new file, one does.
func TestManyWriteOneNewFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "plan.toml")
	done := make(chan error)
	const writers = 20
	for i := range writers {
		go func() { done <- WriteFile(path, fmt.Appendf(nil, "%d", i), false) }()
	}
	written := 0
	for range writers {
		switch err := <-done; {
		case err == nil:
			written++
		case !errors.Is(err, fs.ErrExist):
			t.Error(err)
		}
	}
	if written != 1 {
		t.Errorf("%d of %d wrote the file, want 1", written, writers)
	}
}

func TestLongNames(t *testing.T) {
	path := filepath.Join(t.TempDir(), strings.Repeat("计", 80)+".toml") // 245 bytes; a name may have 255
	if err := WriteFile(path, []byte(small), false); err != nil {
		t.Fatal(err)
	}
	holdsText(t, path, small)
}
