package tasklog

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
	"pgregory.net/rapid"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/unit"
)

var nine = time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC)

// change writes to a log and gives it free.
func change(t testing.TB, path string, o Options, f func(*Writer) error) error {
	t.Helper()
	w, err := Lock(path, o)
	if err != nil {
		return err
	}
	defer func() {
		if err := w.Close(); err != nil {
			t.Error(err)
		}
	}()
	return f(w)
}

func add(t testing.TB, path string, list ...record.Entry) {
	t.Helper()
	if err := change(t, path, Options{Zone: time.UTC}, func(w *Writer) error { return w.Add(list...) }); err != nil {
		t.Fatal(err)
	}
}

// entriesOf reads a log file and fails on any row that is passed over.
func entriesOf(t testing.TB, path string) []record.Entry {
	t.Helper()
	f, err := Open(path, Options{Zone: time.UTC})
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var list []record.Entry
	for e, err := range f.Entries() {
		if err != nil {
			t.Fatal(err)
		}
		e.Line = 0
		list = append(list, e)
	}
	if tally := f.Tally(); tally.Left() > 0 {
		t.Errorf("rows were passed over: %+v", tally)
	}
	return list
}

func contentOf(t testing.TB, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// A new log as it stands: 09:00 to 11:35 is 2 h 35 min.
func TestNewLog(t *testing.T) {
	path := filepath.Join(t.TempDir(), "folder", "log.csv")
	east := nine.In(time.FixedZone("", 8*3600))
	add(t, path, record.Entry{Boot: east, Stop: east.Add(155 * time.Minute), Work: -1, Instance: "a1", Task: "=SUM(A1)", Balance: unit.Known(unit.Money(480_500_000)),
		Currency: "CNY", Downloads: []record.Download{{Name: "llama", Size: 15 * unit.GB}, {Name: "x 7B"}}})
	want := "\xef\xbb\xbfwhat,boot,stop,on,from,to,work,instance,card,offer,task,project,output,balance,currency,downloads,note\n" +
		`done,2026-11-30 17:00:00 +08:00,2026-11-30 19:35:00 +08:00,2h35m,,,,a1,,," =SUM(A1)",,,480.5,CNY,llama 15GB; x 7B ?,` + "\n"
	if got := contentOf(t, path); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// entry draws an entry that could be.
func entry(t *rapid.T) record.Entry {
	word := rapid.OneOf(rapid.Just(""), rapid.StringN(0, 12, -1), rapid.SampledFrom([]string{"=1+1", "+8", "-x", "@a", `"q"`, "a,b;c", "\tx\r\ny", "任务"}))
	boot := time.Unix(rapid.Int64Range(946_684_800, 7_000_000_000).Draw(t, "boot"), 0).UTC()
	e := record.Entry{
		Boot: boot, Instance: word.Draw(t, "instance"), Work: -1, Card: word.Draw(t, "card"), Offer: word.Draw(t, "offer"), Task: word.Draw(t, "task"),
		Project: word.Draw(t, "project"), Note: word.Draw(t, "note"), Output: unit.Ratio(rapid.Int64Range(0, 1e15).Draw(t, "output")),
	}
	on := time.Duration(rapid.Int64Range(0, 1e6).Draw(t, "on")) * time.Second
	if rapid.Bool().Draw(t, "closed") {
		e.Stop = boot.Add(on)
	}
	switch rapid.IntRange(0, 2).Draw(t, "work") {
	case 1:
		e.Work = on / 2
	case 2:
		e.From, e.To = boot.Add(on/3).Truncate(time.Second), boot.Add(on/2).Truncate(time.Second)
		e.Work = e.To.Sub(e.From)
	}
	if rapid.Bool().Draw(t, "has balance") {
		e.Balance = unit.Known(unit.Money(rapid.Int64Range(-1e12, 1e12).Draw(t, "balance")))
		e.Currency = rapid.SampledFrom([]string{"", "CNY", "USD"}).Draw(t, "currency")
	}
	for range rapid.IntRange(0, 3).Draw(t, "downloads") {
		d := record.Download{Name: rapid.StringMatching(`[a-z=][a-z0-9 .]{0,8}[a-z]`).Draw(t, "name"), Size: unit.Bytes(rapid.Int64Range(0, 1e12).Draw(t, "size"))}
		e.Downloads = append(e.Downloads, d)
	}
	return e
}

// readable gives an entry as it is read again: texts in one line.
func readable(e record.Entry) record.Entry {
	for _, s := range []*string{&e.Instance, &e.Card, &e.Offer, &e.Task, &e.Project, &e.Note} {
		*s = table.OneLine(*s)
	}
	e.Downloads = slices.Clone(e.Downloads)
	for i := range e.Downloads {
		e.Downloads[i].Name = downloadName(e.Downloads[i].Name)
	}
	return e
}

// Any entry that is written reads back the same.
func TestEntriesReadBack(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		path := filepath.Join(t.TempDir(), "log.csv")
		want := entry(rt)
		add(t, path, want)
		if got, want := entriesOf(t, path), []record.Entry{readable(want)}; !reflect.DeepEqual(got, want) {
			rt.Errorf("got\n%+v\nwant\n%+v", got, want)
		}
	})
}

// memory is a log in memory: what the file has to tell after any actions.
type memory struct {
	open, closed []record.Entry
	past         []memory
}

// entries gives all of them; what is open was over when its instance was booted again.
func (m *memory) entries() []record.Entry {
	all := slices.Concat(m.closed, m.open)
	for i := range all {
		for _, next := range all {
			e := &all[i]
			if e.Open() && next.Instance == e.Instance && next.Boot.After(e.Boot) && (e.Until.IsZero() || next.Boot.Before(e.Until)) {
				e.Until = next.Boot
			}
		}
	}
	return all
}

func (m *memory) remember() {
	m.past = append(m.past, memory{slices.Clone(m.open), slices.Clone(m.closed), nil})
}

// Any sequence of actions gives what a log in memory gives; what is refused there is refused here, and changes nothing. What the
// file held before each action is still there.
func TestActionsAsInMemory(t *testing.T) {
	names := []string{"", "a", "b"}
	rapid.Check(t, func(rt *rapid.T) {
		path := filepath.Join(t.TempDir(), "log.csv")
		var m memory
		clock := nine
		for range rapid.IntRange(1, 8).Draw(rt, "actions") {
			clock = clock.Add(time.Duration(rapid.IntRange(1, 5000).Draw(rt, "pause")) * time.Second)
			before, _ := os.ReadFile(path)
			name := rapid.SampledFrom(names).Draw(rt, "instance")
			var act func(*Writer) error
			refused := false
			at := slices.IndexFunc(m.open, func(e record.Entry) bool { return e.Instance == name })
			switch rapid.IntRange(0, 3).Draw(rt, "action") {
			case 0:
				e := record.Entry{Boot: clock, Instance: name, Work: -1, Task: fmt.Sprint(clock)}
				act = func(w *Writer) error { return w.Start(e) }
				refused = slices.ContainsFunc(m.entries(), func(e record.Entry) bool { return e.StillOn() && e.Instance == name })
				if !refused {
					m.remember()
					m.open = append(m.open, e)
				}
			case 1:
				e := record.Entry{Boot: clock, Instance: name, Work: -1}
				if refused = at < 0; !refused {
					m.remember()
					e = m.open[at]
					m.open = slices.Delete(slices.Clone(m.open), at, at+1)
				}
				e.Stop = clock.Add(time.Second)
				if !refused {
					m.closed = append(m.closed, e)
				}
				act = func(w *Writer) error { return w.Stop(e) }
			case 2:
				e := record.Entry{Boot: clock.Add(-time.Hour), Stop: clock, Instance: name, Work: 20 * time.Minute}
				act = func(w *Writer) error { return w.Add(e) }
				m.remember()
				m.closed = append(m.closed, e)
			case 3:
				act = func(w *Writer) error { _, err := w.Undo(); return err }
				if refused = len(m.past) == 0; !refused {
					past := m.past
					m = past[len(past)-1]
					m.past = past[:len(past)-1]
				}
			}
			if err := change(t, path, Options{Zone: time.UTC}, act); (err != nil) != refused {
				rt.Fatalf("refused is %t, got %v", refused, err)
			}
			if after := contentOf(t, path); !strings.HasPrefix(after, string(before)) {
				rt.Fatalf("the file was\n%s\nand is\n%s", before, after)
			}
			compare(rt, entriesOf(t, path), m.entries())
		}
	})
}

// compare holds entries against others in any order.
func compare(t *rapid.T, got, want []record.Entry) {
	byBoot := func(a, b record.Entry) int {
		if c := a.Boot.Compare(b.Boot); c != 0 {
			return c
		}
		return strings.Compare(a.Instance+a.Task, b.Instance+b.Task)
	}
	got, want = slices.SortedFunc(slices.Values(got), byBoot), slices.SortedFunc(slices.Values(want), byBoot)
	if len(got)+len(want) > 0 && !reflect.DeepEqual(got, want) {
		t.Fatalf("got\n%+v\nwant\n%+v", got, want)
	}
}

// What a person left is never changed, in whatever form it is; a row is put behind it in the same form.
func TestAppendedInTheFormOfTheFile(t *testing.T) {
	wide, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String("boot,stop,task\r\n2026-11-30 01:00,02:00,旧\r\n")
	if err != nil {
		t.Fatal(err)
	}
	gbk, err := simplifiedchinese.GBK.NewEncoder().String("开机,关机,任务,我的\n2026-11-30 01:00,02:00,旧的训练任务,随便写写\n")
	if err != nil {
		t.Fatal(err)
	}
	for name, file := range map[string]string{
		"semicolons":       "task;boot;stop\nold;2026-11-30 01:00;02:00\n",
		"CRLF":             "boot,stop,task\r\n2026-11-30 01:00,02:00,old\r\n",
		"no final newline": "boot,stop,mine,task\n2026-11-30 01:00,02:00,,old",
		"UTF-16":           wide,
		"GBK":              gbk,
		"head alone":       "boot,stop,task",
		"a quote in it":    "boot,stop,task\n2026-11-30 01:00,02:00,\"old \"\"quoted\"\"\"\n",
		"empty":            "",
		"mark alone":       markUTF8,
	} {
		path := filepath.Join(t.TempDir(), "log.csv")
		if err := os.WriteFile(path, []byte(file), 0o600); err != nil {
			t.Fatal(err)
		}
		before := 0
		if strings.Contains(file, "1") {
			before = len(entriesOf(t, path))
		}
		add(t, path, record.Entry{Boot: nine, Stop: nine.Add(time.Hour), Work: -1, Task: "新任务"})
		list := entriesOf(t, path)
		if len(list) != before+1 || list[before].Task != "新任务" {
			t.Errorf("%s: got %+v", name, list)
		}
		if got := contentOf(t, path); !strings.HasPrefix(got, file) {
			t.Errorf("%s: the file was\n%s\nand is\n%s", name, file, got)
		}
	}
}

// What cannot be noted whole is refused, with what to do, and nothing is written.
func TestRefusedWrites(t *testing.T) {
	e := record.Entry{Boot: nine, Stop: nine.Add(time.Hour), Work: -1, Task: "新", Project: "p"}
	for file, want := range map[string]string{
		"boot,stop,task\n": `the log has no column "project", want it in its first line`,
		"boot,stop,task,project\n2026-11-30 09:00,10:00,\"x,\n": "PATH: line 2 has a quote that is not closed or not doubled, want it so; nothing was written",
		`[{"boot":"2026-11-30 09:00","stop":"","task":""}]`:     "PATH is no CSV, want one to write to",
		"day,hours\n":                            "PATH: none of its columns is known to hold the boot; call it boot there, or import the file with --map boot=COLUMN. Columns: day, hours",
		"boot,stop,task,project\n\xe9t\xe9,,,\n": "PATH: its encoding lacks a character of what is to be written, want the file saved as UTF-8",
	} {
		path := filepath.Join(t.TempDir(), "log.csv")
		if err := os.WriteFile(path, []byte(file), 0o600); err != nil {
			t.Fatal(err)
		}
		err := change(t, path, Options{Zone: time.UTC}, func(w *Writer) error { return w.Add(e) })
		if err == nil || strings.ReplaceAll(err.Error(), path, "PATH") != want {
			t.Errorf("%q: got %v\nwant %s", file, err, want)
		}
		if got := contentOf(t, path); got != file {
			t.Errorf("%q became %q", file, got)
		}
	}
}

// A row that was cut off anywhere is passed over by who reads, and taken away by who writes next. A part of a row that nobody
// announced is a person's: it stays.
func TestRowsCutOff(t *testing.T) {
	path := filepath.Join(t.TempDir(), "log.csv")
	first := record.Entry{Boot: nine, Stop: nine.Add(time.Hour), Work: -1}
	second := record.Entry{Boot: nine.Add(2 * time.Hour), Stop: nine.Add(3 * time.Hour), Work: -1, Task: "a, \"b\""}
	add(t, path, first)
	whole := contentOf(t, path)
	add(t, path, second)
	row := []byte(strings.TrimPrefix(contentOf(t, path), whole))
	for n := range len(row) {
		if err := os.WriteFile(path, append([]byte(whole), row[:n]...), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := pathsOf(path).announce(int64(len(whole)), row); err != nil {
			t.Fatal(err)
		}
		if got := entriesOf(t, path); !reflect.DeepEqual(got, []record.Entry{first}) {
			t.Fatalf("cut at %d: got %+v", n, got)
		}
		add(t, path, second)
		if got := contentOf(t, path); got != whole+string(row) {
			t.Fatalf("cut at %d: the file is\n%s", n, got)
		}
	}
	for _, pending := range []string{"", "x\nrow", "-5\nrow", fmt.Sprintf("%d\n%s and more", len(whole), "other"), "9999999\nrow"} {
		files := pathsOf(path)
		if err := os.WriteFile(files.pending, []byte(pending), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := entriesOf(t, path); len(got) != 2 {
			t.Errorf("%q pending: got %d entries", pending, len(got))
		}
	}
}

// Writers wait for each other: no row is lost, none is mixed with another.
func TestWritersAtOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "log.csv")
	done := make(chan error)
	const writers, each = 4, 10
	for i := range writers {
		go func() {
			var err error
			for j := range each {
				boot := nine.Add(time.Duration(i*each+j) * time.Hour)
				err = change(t, path, Options{Zone: time.UTC}, func(w *Writer) error {
					return w.Add(record.Entry{Boot: boot, Stop: boot.Add(time.Hour), Work: -1, Note: strings.Repeat("n", 5000)})
				})
				if err != nil {
					break
				}
			}
			done <- err
		}()
	}
	for range writers {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	if got := len(entriesOf(t, path)); got != writers*each {
		t.Errorf("got %d entries, want %d", got, writers*each)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(path), ".*pending")); len(left) > 0 {
		t.Errorf("%v is left", left)
	}
}

// A log that another program puts a new file in the place of, while it is written to, is told of.
func TestReplacedMeanwhile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "log.csv")
	add(t, path, record.Entry{Boot: nine, Stop: nine, Work: -1})
	old := contentOf(t, path)
	err := change(t, path, Options{}, func(w *Writer) error {
		if err := os.WriteFile(path+".new", []byte(old), 0o600); err != nil {
			return err
		}
		if err := os.Rename(path+".new", path); err != nil {
			t.Skip("a file that is open cannot be replaced there")
		}
		return w.Add(record.Entry{Boot: nine, Stop: nine, Work: -1})
	})
	if err == nil || !strings.Contains(err.Error(), "was replaced by another program meanwhile") {
		t.Errorf("got %v", err)
	}
	if got := contentOf(t, path); got != old {
		t.Errorf("the file became\n%s", got)
	}
}

// What is written together is taken back together, also where it closed what was open; what came before stays. A log whose head has
// no column what keeps no note of it.
func TestUndoTakesBackWhatWasWrittenTogether(t *testing.T) {
	path := filepath.Join(t.TempDir(), "log.csv")
	open := record.Entry{Boot: nine, Work: -1, Task: "open"}
	do := func(f func(*Writer) error) {
		t.Helper()
		if err := change(t, path, Options{Zone: time.UTC}, f); err != nil {
			t.Fatal(err)
		}
	}
	do(func(w *Writer) error { return w.Start(open) })
	before := entriesOf(t, path)
	closed := open
	closed.Stop = nine.Add(time.Hour)
	list := []record.Entry{closed, {Boot: nine, Stop: closed.Stop, Work: -1, Task: "beside"}, {Boot: closed.Stop, Work: -1}}
	do(func(w *Writer) error {
		m, err := w.Merge(list)
		if m != (Merged{Added: 2, Closed: 1}) {
			t.Errorf("merged %+v", m)
		}
		return err
	})
	if got := entriesOf(t, path); len(got) != 3 {
		t.Fatalf("got %+v", got)
	}
	do(func(w *Writer) error {
		back, err := w.Undo()
		if len(back) != 3 || back[2].What != Stop {
			t.Errorf("took back %+v", back)
		}
		return err
	})
	if got := entriesOf(t, path); !reflect.DeepEqual(got, before) {
		t.Errorf("got %+v, want %+v", got, before)
	}
	do(func(w *Writer) error {
		back, err := w.Undo()
		if len(back) != 1 || back[0].What != Start {
			t.Errorf("took back %+v", back)
		}
		return err
	})
}
