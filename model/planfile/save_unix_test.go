//go:build unix

package planfile

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"app/gpuplan/model/text"
)

func TestSaveKeepsPermissions(t *testing.T) {
	p, _ := nineHours()
	for _, mode := range []fs.FileMode{0o600, 0o640, 0o666} {
		f := onDisk(t, small)
		if err := os.Chmod(f.Path, mode); err != nil {
			t.Fatal(err)
		}
		if _, err := f.Save(p); err != nil {
			t.Fatal(err)
		}
		if stat, err := os.Stat(f.Path); err != nil || stat.Mode().Perm() != mode {
			t.Errorf("a file of %v became %v: %v", mode, stat.Mode(), err)
		}
	}
}

func TestSaveOfANewFileFollowsTheUmask(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0o027))
	path := filepath.Join(t.TempDir(), "new.toml")
	p, _ := nineHours()
	if _, err := (File{Path: path}).Save(p); err != nil {
		t.Fatal(err)
	}
	if stat, err := os.Stat(path); err != nil || stat.Mode().Perm() != 0o640 {
		t.Errorf("the new file is %v, want %v less 027: %v", stat.Mode(), fs.FileMode(0o644), err)
	}
}

func TestSaveOverWhatIsNoFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	p, _ := nineHours()
	if _, err := (File{}).SaveAs(path, p, true); !errors.Is(err, errIsNoFile) {
		t.Errorf("got %v, want %v", err, errIsNoFile)
	}
}

// inAProcess runs one of the tests below in a process of its own, in a folder that holds plan.toml, and gives what it printed.
func inAProcess(t *testing.T, what string, mode fs.FileMode) (folder, output string) {
	t.Helper()
	folder = t.TempDir()
	put(t, filepath.Join(folder, "plan.toml"), small)
	if err := errors.Join(os.Chmod(filepath.Join(folder, "plan.toml"), mode), os.Chmod(folder, 0o777)); err != nil {
		t.Fatal(err)
	}
	c := exec.Command(os.Args[0], "-test.run", "^TestInAProcess$")
	c.Dir, c.Env = folder, append(os.Environ(), "PLANFILE_TEST="+what)
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	output, _, _ = strings.Cut(string(out), "\nPASS")
	return folder, output
}

// TestInAProcess is the other side of inAProcess.
func TestInAProcess(t *testing.T) {
	prepare, restore := becomeAnyone, func() error { return nil }
	switch os.Getenv("PLANFILE_TEST") {
	case "full":
		prepare, restore = limitFiles(20), limitFiles(math.MaxUint64)
	case "user":
	default:
		t.Skip("only run by other tests")
	}
	f, err := Read("plan.toml")
	if err != nil && !errors.Is(err, fs.ErrPermission) {
		t.Fatal(err)
	}
	if err := prepare(); err != nil {
		t.Fatal(err)
	}
	if _, err := Read("plan.toml"); err != nil {
		fmt.Println(err)
	}
	p, _ := nineHours()
	_, err = f.Save(p)
	fmt.Println(err)
	if err := restore(); err != nil { // the process may have files of its own to write
		t.Fatal(err)
	}
}

// limitFiles makes every file end at so many bytes, as a full disk does in the middle of a write.
func limitFiles(size uint64) func() error {
	return func() error {
		signal.Ignore(syscall.SIGXFSZ)
		var limit syscall.Rlimit
		if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			return err
		}
		limit.Cur = min(size, limit.Max)
		return syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit)
	}
}

// becomeAnyone gives up the rights of root, who may write everything.
func becomeAnyone() error {
	if os.Getuid() != 0 {
		return nil
	}
	return syscall.Setuid(65534)
}

func TestSaveOnAFullDisk(t *testing.T) {
	folder, output := inAProcess(t, "full", 0o644)
	if want := "cannot write plan.toml: file too large"; output != want {
		t.Errorf("got %q, want %q", output, want)
	}
	holdsText(t, filepath.Join(folder, "plan.toml"), small)
}

func TestSaveWithoutPermission(t *testing.T) {
	folder, output := inAProcess(t, "user", 0o444)
	if want := "cannot write plan.toml: permission denied"; output != want {
		t.Errorf("got %q, want %q", output, want)
	}
	holdsText(t, filepath.Join(folder, "plan.toml"), small)
}

func TestReadWithoutPermission(t *testing.T) {
	folder, output := inAProcess(t, "user", 0)
	if want := "cannot read plan.toml: permission denied"; !strings.HasPrefix(output, want) {
		t.Errorf("got %q, want %q", output, want)
	}
	if err := os.Chmod(filepath.Join(folder, "plan.toml"), 0o644); err != nil {
		t.Fatal(err)
	}
	holdsText(t, filepath.Join(folder, "plan.toml"), small)
}

// What the system reports has words in every language, without the system's own around it.
func TestSystemFaultsHaveWords(t *testing.T) {
	for cause, want := range map[syscall.Errno]string{
		syscall.ENOSPC:       "无法写入 plan.toml：磁盘已满",
		syscall.EDQUOT:       "无法写入 plan.toml：磁盘已满",
		syscall.EROFS:        "无法写入 plan.toml：磁盘是只读的",
		syscall.EIO:          "无法写入 plan.toml：磁盘出错",
		syscall.ENAMETOOLONG: "无法写入 plan.toml：名字太长",
		syscall.ENOTDIR:      "无法写入 plan.toml：路径里有一段不是文件夹",
		syscall.ELOOP:        "无法写入 plan.toml：它的链接没有尽头",
		syscall.EISDIR:       "无法写入 plan.toml：这是文件夹，应为文件",
		syscall.ENXIO:        "无法写入 plan.toml：no such device or address", // one that has none
	} {
		for _, err := range []error{
			&fs.PathError{Op: "write", Path: "x", Err: cause},
			errors.Join(&os.LinkError{Op: "rename", Old: ".plan.toml.1.tmp", New: "plan.toml", Err: cause}, fs.ErrInvalid),
		} {
			if got := NewFileError("plan.toml", text.FileCannotWrite, err).In(text.Chinese); got != want {
				t.Errorf("got %q, want %q", got, want)
			}
		}
	}
}

func TestFolderIsNoFileToWrite(t *testing.T) {
	folder := t.TempDir()
	for _, force := range []bool{false, true} {
		if err := WriteFile(folder, nil, force); !errors.Is(err, errIsFolder) {
			t.Errorf("force %t: got %v", force, err)
		}
	}
}

func TestLoopOfLinks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "plan.toml")
	if err := os.Symlink("plan.toml", path); err != nil {
		t.Fatal(err)
	}
	_, read := Read(path)
	for _, err := range []error{read, WriteFile(path, nil, true)} {
		if err == nil || !strings.HasSuffix(err.Error(), "its link leads nowhere") {
			t.Errorf("got %v", err)
		}
	}
}
