//go:build unix

package tasklog

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"app/gpuplan/model/planfile"
	"app/gpuplan/model/record"
)

// killed is a place at which a program logs and saves a plan without end, until it is killed.
const killed = "TASKLOG_TEST_FOLDER"

// TestMain runs the tests; in a process of its own it is the program that is killed.
func TestMain(m *testing.M) {
	if folder := os.Getenv(killed); folder != "" {
		fmt.Fprintln(os.Stderr, logAndSave(folder))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// logAndSave notes entry after entry and saves the plan after each, and says each of them when it is done. It goes on from what it
// finds.
func logAndSave(folder string) error {
	log, plan := filepath.Join(folder, "log.csv"), filepath.Join(folder, "plan.toml")
	n, err := countEntries(log)
	if err != nil {
		return err
	}
	file, err := planfile.Read(plan)
	if err != nil {
		return err
	}
	for ; ; n++ {
		w, err := Lock(log, Options{Zone: time.UTC})
		if err != nil {
			return err
		}
		if err := w.Add(numbered(n)); err != nil {
			return err
		}
		if err := w.Close(); err != nil {
			return err
		}
		fmt.Println("logged", n)
		p := file.Plan.Clone()
		p.Workload.Days = 1 + n%300
		if file, err = file.Save(p); err != nil {
			return err
		}
		fmt.Println("saved", p.Workload.Days)
	}
}

// numbered is the entry of a number: the note goes over more than one page of memory.
func numbered(n int) record.Entry {
	boot := nine.Add(time.Duration(n) * time.Hour)
	return record.Entry{Boot: boot, Stop: boot.Add(time.Minute), Work: -1, Note: strconv.Itoa(n) + strings.Repeat(" word", 1500)}
}

// countEntries counts the entries, which must be those of the numbers from 0 on, whole.
func countEntries(path string) (n int, err error) {
	f, err := Open(path, Options{Zone: time.UTC})
	if err != nil {
		return 0, err
	}
	defer func() { _ = f.Close() }()
	for e, err := range f.Entries() {
		want := numbered(n)
		if err != nil || !e.Boot.Equal(want.Boot) || !e.Stop.Equal(want.Stop) || e.Note != want.Note {
			return n, fmt.Errorf("entry %d is %.60v: %w", n, e, err)
		}
		n++
	}
	if tally := f.Tally(); tally.Left() > 0 {
		return n, fmt.Errorf("rows were passed over: %+v", tally)
	}
	return n, nil
}

// The program is killed at a thousand points while it logs and saves: what it said was done is there, nothing is there by half, and it
// goes on from there.
func TestKilledAtAnyPoint(t *testing.T) {
	const folders, points = 2, 500
	each := points
	if testing.Short() {
		each = 25
	}
	var wait sync.WaitGroup
	for range folders {
		folder := t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, "plan.toml"), []byte("[workload]\nhours_per_day = 6\ndays = 1 # mine\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		wait.Go(func() {
			for i := 0; i < each && !t.Failed(); i++ {
				if i%50 == 0 { // a long log is no part of what is tested
					if err := os.WriteFile(filepath.Join(folder, "log.csv"), newLog(), 0o600); err != nil {
						t.Error(err)
					}
				}
				killOnce(t, folder)
			}
		})
	}
	wait.Wait()
}

// killOnce lets the program work, kills it and looks at what is there.
func killOnce(t *testing.T, folder string) {
	log := filepath.Join(folder, "log.csv")
	before, err := countEntries(log)
	if err != nil {
		t.Error(err)
		return
	}
	logged, saved := untilKilled(t, folder, before-1)
	after, err := countEntries(log)
	if err != nil || after < logged+1 || after > logged+2 {
		t.Errorf("%d entries, want %d or one more: %v", after, logged+1, err)
	}
	checkPlan(t, folder, logged, saved)
}

// untilKilled runs the program for a short time and gives the last number that it said it logged, and the last days that it said it
// saved; 0 for none.
func untilKilled(t *testing.T, folder string, last int) (logged, saved int) {
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), killed+"="+folder)
	out, err := c.StdoutPipe()
	if err != nil {
		t.Error(err)
		return
	}
	var trouble strings.Builder
	c.Stderr = &trouble
	if err := c.Start(); err != nil {
		t.Error(err)
		return
	}
	timer := time.AfterFunc(time.Duration(rand.IntN(18_000))*time.Microsecond, func() { _ = c.Process.Signal(syscall.SIGKILL) })
	defer timer.Stop()
	logged = last
	for in := bufio.NewScanner(out); in.Scan(); {
		what, number, _ := strings.Cut(in.Text(), " ")
		n, _ := strconv.Atoi(number)
		if what == "logged" {
			logged = n
		} else {
			saved = n
		}
	}
	_, _ = io.Copy(io.Discard, out)
	_ = c.Wait()
	if trouble.Len() > 0 {
		t.Error(trouble.String())
	}
	return logged, saved
}

// checkPlan holds the plan to be whole, with its comment: the one that was saved last, or the next.
func checkPlan(t *testing.T, folder string, logged, saved int) {
	path := filepath.Join(folder, "plan.toml")
	f, err := planfile.Read(path)
	if err != nil {
		t.Error(err)
		return
	}
	text, err := os.ReadFile(path)
	if want := fmt.Sprintf("[workload]\nhours_per_day = 6\ndays = %d # mine\n", f.Plan.Workload.Days); err != nil || string(text) != want {
		t.Errorf("the plan is\n%s\nwant\n%s%v", text, want, err)
	}
	if days := f.Plan.Workload.Days; saved > 0 && days != saved && days != 1+logged%300 && days != 1+(logged+1)%300 {
		t.Errorf("the plan has %d days, want %d", days, saved)
	}
}
