package planfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// onDisk puts a plan file into a folder of its own and reads it.
func onDisk(t *testing.T, text string) File {
	t.Helper()
	path := filepath.Join(t.TempDir(), "plan.toml")
	put(t, path, text)
	f, err := Read(path)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// holdsText checks what a file holds, and that nothing else was left beside it.
func holdsText(t *testing.T, path, want string, beside ...string) {
	t.Helper()
	got, err := os.ReadFile(path)
	if err != nil || string(got) != want {
		t.Errorf("%s holds\n%s\nwant\n%s\n%v", path, got, want, err)
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.Name() != filepath.Base(path) && !slices.Contains(beside, e.Name()) {
			t.Errorf("%s was left beside it", e.Name())
		}
	}
}

const small = "[workload]\nhours_per_day = 6 # or so\n"

// nineHours is the plan of small with nine hours.
func nineHours() (plan model.Plan, text string) {
	plan = model.New()
	plan.Workload.HoursPerDay = 9 * 3600e9
	return plan, strings.Replace(small, "6", "9", 1)
}

func TestSave(t *testing.T) {
	f := onDisk(t, small)
	p, text := nineHours()
	saved, err := f.Save(p)
	if err != nil {
		t.Fatal(err)
	}
	holdsText(t, f.Path, text)
	if !equal(&saved.Plan, &p) {
		t.Errorf("the file that was saved has the plan\n%s", lay(&saved.Plan))
	}
	back, err := saved.Save(f.Plan)
	if err != nil {
		t.Fatal(err)
	}
	holdsText(t, f.Path, small)
	if _, err := f.Save(p); err != nil { // the file is as f read it, whatever happened in between
		t.Error(err)
	}
	if _, err := back.Save(p); !errors.Is(err, ErrChanged) {
		t.Errorf("got %v, want %v", err, ErrChanged)
	}
}

func TestSaveOfTheSamePlanDoesNotTouchTheFile(t *testing.T) {
	f := onDisk(t, small)
	before, err := os.Stat(f.Path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Save(f.Plan); err != nil {
		t.Fatal(err)
	}
	if after, err := os.Stat(f.Path); err != nil || !os.SameFile(before, after) {
		t.Error("the file was written again")
	}
}

func TestSaveOfANewFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new.toml")
	p, _ := nineHours()
	f, err := File{Path: path}.Save(p)
	if err != nil {
		t.Fatal(err)
	}
	holdsText(t, path, string(lay(&p)))
	if f.Path != path || !f.Written("workload.days") {
		t.Errorf("the new file is %+v", f)
	}
}

// What another program wrote meanwhile is never overwritten.
func TestSaveOverAChangedFile(t *testing.T) {
	f := onDisk(t, small)
	p, text := nineHours()
	put(t, f.Path, "# mine\n"+small)
	_, err := f.Save(p)
	var fault *FileError
	if !errors.Is(err, ErrChanged) || !errors.As(err, &fault) || fault.Path != f.Path {
		t.Errorf("got %v, want %v", err, ErrChanged)
	}
	holdsText(t, f.Path, "# mine\n"+small)

	beside := Beside(f.Path)
	if beside != strings.TrimSuffix(f.Path, ".toml")+"-1.toml" {
		t.Errorf("the name beside it is %s", beside)
	}
	if _, err := f.SaveAs(beside, p, false); err != nil {
		t.Error(err)
	}
	holdsText(t, beside, text, "plan.toml")
	if again := Beside(f.Path); again == beside {
		t.Errorf("the name beside it is taken: %s", again)
	}
}

func TestSaveOfANewFileOverOneThatCameMeanwhile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new.toml")
	f := File{Path: path}
	put(t, path, small)
	p, _ := nineHours()
	if _, err := f.Save(p); !errors.Is(err, ErrChanged) {
		t.Errorf("got %v, want %v", err, ErrChanged)
	}
	holdsText(t, path, small)
}

func TestSaveOfAFileThatIsGone(t *testing.T) {
	f := onDisk(t, small)
	if err := os.Remove(f.Path); err != nil {
		t.Fatal(err)
	}
	p, text := nineHours()
	if _, err := f.Save(p); err != nil {
		t.Error(err)
	}
	holdsText(t, f.Path, text)
}

func TestSaveOfAnImpossiblePlan(t *testing.T) {
	f := onDisk(t, small)
	p, _ := nineHours()
	p.Workload.Days = 400
	var faults model.Faults
	if _, err := f.Save(p); !errors.As(err, &faults) {
		t.Errorf("got %v, want faults", err)
	}
	if _, err := f.SaveAs(f.Path, p, true); !errors.As(err, &faults) {
		t.Errorf("got %v, want faults", err)
	}
	holdsText(t, f.Path, small)
}

func TestSaveAs(t *testing.T) {
	f := onDisk(t, small)
	p, text := nineHours()
	other := filepath.Join(t.TempDir(), "other.toml")
	put(t, other, "# not mine")
	if _, err := f.SaveAs(other, p, false); !errors.Is(err, fs.ErrExist) {
		t.Errorf("got %v, want %v", err, fs.ErrExist)
	}
	holdsText(t, other, "# not mine")
	saved, err := f.SaveAs(other, p, true)
	if err != nil || saved.Path != other {
		t.Errorf("saved as %s: %v", saved.Path, err)
	}
	holdsText(t, other, text)
	holdsText(t, f.Path, small)
}

func TestFileErrors(t *testing.T) {
	folder := t.TempDir()
	missing := filepath.Join(folder, "missing", "plan.toml")
	p, _ := nineHours()
	_, read := Read(missing)
	_, isFolder := Read(folder)
	_, noFolder := File{Path: missing}.Save(p)
	_, overFolder := File{}.SaveAs(folder, p, true)
	there := onDisk(t, small).Path
	_, exists := File{}.SaveAs(there, p, false)
	_, noName := File{}.Save(p)
	for _, test := range []struct {
		err    error
		en, zh string
		cause  error
	}{
		{read, "cannot read " + missing + ": there is no such file", "无法读取 " + missing + "：没有这个文件", fs.ErrNotExist},
		{isFolder, "cannot read " + folder + ": it is a folder, want a file", "无法读取 " + folder + "：这是文件夹，应为文件", errIsFolder},
		{noFolder, "cannot write " + missing + ": there is no folder " + filepath.Dir(missing),
			"无法写入 " + missing + "：没有 " + filepath.Dir(missing) + " 这个文件夹", fs.ErrNotExist},
		{overFolder, "cannot write " + folder + ": it is a folder, want a file", "无法写入 " + folder + "：这是文件夹，应为文件", errIsFolder},
		{exists, "cannot write " + there + ": it exists already", "无法写入 " + there + "：它已经存在", fs.ErrExist},
		{noName, "the plan has no file yet, want a name", "方案还没有文件，请给一个名字", errNoName},
	} {
		var fault *FileError
		if !errors.As(test.err, &fault) || !errors.Is(test.err, test.cause) {
			t.Errorf("got %v, want %s", test.err, test.en)
			continue
		}
		if en, zh := fault.Error(), fault.In(text.Chinese); en != test.en || zh != test.zh {
			t.Errorf("got\n%s\n%s\nwant\n%s\n%s", en, zh, test.en, test.zh)
		}
	}
}

func TestSaveFollowsLinks(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need a privilege there")
	}
	f := onDisk(t, small)
	links := t.TempDir()
	relative, err := filepath.Rel(links, f.Path)
	if err != nil {
		t.Fatal(err)
	}
	first, second := filepath.Join(links, "first.toml"), filepath.Join(links, "second.toml")
	for link, to := range map[string]string{first: relative, second: "first.toml"} {
		if err := os.Symlink(to, link); err != nil {
			t.Fatal(err)
		}
	}
	linked, err := Read(second)
	if err != nil {
		t.Fatal(err)
	}
	p, text := nineHours()
	if _, err := linked.Save(p); err != nil {
		t.Fatal(err)
	}
	holdsText(t, f.Path, text)
	if to, err := os.Readlink(second); err != nil || to != "first.toml" {
		t.Errorf("the link leads to %q: %v", to, err)
	}
}

func TestSaveThroughALinkToNothing(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need a privilege there")
	}
	folder := t.TempDir()
	target, link, loop := filepath.Join(folder, "target.toml"), filepath.Join(folder, "link.toml"), filepath.Join(folder, "loop.toml")
	if err := errors.Join(os.Symlink("target.toml", link), os.Symlink("loop.toml", loop)); err != nil {
		t.Fatal(err)
	}
	p, _ := nineHours()
	if _, err := (File{Path: link}).Save(p); err != nil {
		t.Error(err)
	}
	holdsText(t, target, string(lay(&p)), "link.toml", "loop.toml")
	if _, err := (File{Path: loop}).Save(p); !errors.Is(err, errLinkLoop) {
		t.Errorf("got %v, want %v", err, errLinkLoop)
	}
}

// What was left when the program was killed goes with a later save; what another program may be writing, and other files, stay.
func TestSaveSweeps(t *testing.T) {
	f := onDisk(t, small)
	folder := filepath.Dir(f.Path)
	for _, name := range []string{".plan.toml.0123abcd.tmp", ".plan.toml.4567cdef.tmp", ".plan.toml.mine.tmp", ".other.toml.0123abcd.tmp"} {
		put(t, filepath.Join(folder, name), "a part")
		if name == ".plan.toml.4567cdef.tmp" {
			continue
		}
		old := time.Now().Add(-time.Hour)
		if err := os.Chtimes(filepath.Join(folder, name), old, old); err != nil {
			t.Fatal(err)
		}
	}
	p, text := nineHours()
	if _, err := f.Save(p); err != nil {
		t.Fatal(err)
	}
	holdsText(t, f.Path, text, ".plan.toml.4567cdef.tmp", ".plan.toml.mine.tmp", ".other.toml.0123abcd.tmp")
}

// A reader meets the old file or the new one, never a part of either.
func TestSaveIsWhole(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a file that is read cannot be replaced there")
	}
	f := onDisk(t, small)
	p, _ := nineHours()
	path, done := f.Path, make(chan error)
	go func() {
		for i := range 100 {
			saved, err := f.Save([]model.Plan{p, f.Plan}[i%2])
			if err != nil {
				done <- err
				return
			}
			f = saved
		}
		done <- nil
	}()
	for {
		if _, err := Read(path); err != nil {
			t.Error(err)
		}
		select {
		case err := <-done:
			if err != nil {
				t.Error(err)
			}
			return
		default:
		}
	}
}

// A file of an older version is copied before it is written in the present one.
func TestSaveKeepsAnOlderVersion(t *testing.T) {
	old := "version = 1\n[workload]\nuse = 6\n"
	path := filepath.Join(t.TempDir(), "plan.toml")
	put(t, path, old)
	step := func(source []byte) []byte { return []byte(strings.Replace(string(source), "use", "hours_per_day", 1)) }
	f, err := parse(path, []byte(old), []upgrade{step})
	if err != nil {
		t.Fatal(err)
	}
	f.version = 0 // older than the present one, of which there is only the first
	p, _ := nineHours()
	if _, err := f.Save(p); err != nil {
		t.Fatal(err)
	}
	holdsText(t, path, "version = 1\n[workload]\nhours_per_day = 9\n", "plan.toml.v0.bak")
	holdsText(t, path+".v0.bak", old, "plan.toml")

	put(t, path, old)
	put(t, path+".v0.bak", "another plan")
	if _, err := f.Save(p); !errors.Is(err, errOtherBackup) {
		t.Errorf("got %v, want %v", err, errOtherBackup)
	}
	holdsText(t, path, old, "plan.toml.v0.bak")
}
