package statement_test

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
)

// readings reads a file of readings to its end, each as "time index used% memory card".
func readings(t *testing.T, file string) (all []string, skipped []statement.Skip) {
	t.Helper()
	u, err := statement.OpenReadings(strings.NewReader(file), nil)
	if err != nil {
		t.Fatal(err)
	}
	for {
		r, err := u.Next()
		if errors.Is(err, io.EOF) {
			return all, u.Skipped()
		}
		if err != nil {
			t.Fatal(err)
		}
		busy := "?"
		if v, ok := r.Utilization.Value(); ok {
			busy = v.String()
		}
		all = append(all, fmt.Sprintf("%s %d %s %s/%s %s", r.At.Format("15:04:05.000"), r.Index, busy, r.Used, r.Total, r.Card))
	}
}

func TestReadings(t *testing.T) {
	for _, c := range []struct {
		name, file string
		want       []string
		skipped    int
	}{
		{
			"with units", "timestamp, name, utilization.gpu [%], memory.used [MiB], power.draw [W]\n2026/01/03 15:40:29.864, RTX 4090, 79 %, 17951 MiB, 274.68 W\n",
			[]string{"15:40:29.864 0 0.79 17951MiB/0GB RTX 4090"}, 0,
		},
		{
			"without, two cards by their index, the head again", "index, timestamp, utilization.gpu [%], memory.used [MiB], memory.total [MiB]\n" +
				"0, 2026/01/03 15:40:29.864, 0, 5, 24564\n1, 2026/01/03 15:40:29.870, 100, 16380, 24564\nindex, timestamp, utilization.gpu [%], memory.used [MiB], memory.total [MiB]\n",
			[]string{"15:40:29.864 0 0 5MiB/24564MiB ", "15:40:29.870 1 1 16380MiB/24564MiB "}, 1,
		},
		{
			"C66: what a driver does not say", "timestamp, name, utilization.gpu [%], memory.used [MiB]\n2026/01/03 15:40:29.864, X, [Unknown Error], [N/A]\n[N/A], X, 1 %, 1 MiB\nsoon, X, 1 %, 1 MiB\n",
			[]string{"15:40:29.864 0 ? 0GB/0GB X"}, 2,
		},
		{
			"C67: two cards without an index", "timestamp, utilization.gpu [%]\n2026/01/03 15:40:29.864, 7 %\n2026/01/03 15:40:29.864, 9 %\n2026/01/03 15:40:30.864, 8 %\n",
			[]string{"15:40:29.864 0 0.07 0GB/0GB ", "15:40:29.864 1 0.09 0GB/0GB ", "15:40:30.864 0 0.08 0GB/0GB "}, 0,
		},
		{
			"cards by their bus", "timestamp, pci.bus_id, utilization.gpu [%]\n2026/01/03 15:40:29.864, b, 7 %\n2026/01/03 15:40:29.870, a, 9 %\n2026/01/03 15:40:30.864, a, 8 %\n",
			[]string{"15:40:29.864 0 0.07 0GB/0GB ", "15:40:29.870 1 0.09 0GB/0GB ", "15:40:30.864 1 0.08 0GB/0GB "}, 0,
		},
	} {
		got, skipped := readings(t, c.file)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s:\ngot  %q\nwant %q", c.name, got, c.want)
		}
		n := 0
		for _, s := range skipped {
			n += s.Count
		}
		if n != c.skipped {
			t.Errorf("%s: skipped %v, want %d", c.name, skipped, c.skipped)
		}
	}
	if _, err := statement.OpenReadings(strings.NewReader("name, utilization.gpu [%]\nX, 1 %\n"), nil); err == nil || !strings.Contains(err.Error(), "timestamp") {
		t.Errorf("without time: %v", err)
	}
}

// written is an entry as "boot stop work task project instance".
func written(e *record.Entry) string {
	stop := "open"
	if !e.Open() {
		stop = e.Stop.Format("01-02 15:04")
	}
	return strings.TrimSpace(fmt.Sprintf("%s %s %s %s %s %s", e.Boot.Format("2006-01-02 15:04"), stop, e.Work, e.Task, e.Project, e.Instance))
}

func TestJobs(t *testing.T) {
	const file = "JobID|JobName|Account|Start|End|State|NodeList\n" +
		"7|train|lab|2026-08-22T08:05:00|2026-08-22T16:00:00|COMPLETED|gpu-03\n" +
		"7.batch|batch|lab|2026-08-22T08:05:00|2026-08-22T16:00:00|COMPLETED|gpu-03\n" +
		"8|serve|lab|2026-08-22T09:02:00+0100|Unknown|RUNNING|gpu-01\n" +
		"9|wait|lab|Unknown|Unknown|PENDING|None assigned\n" +
		"10|odd|lab|2026-08-22T09:00:00|2026-08-22T08:00:00|FAILED|gpu-01\n" +
		"JobID|Elapsed|State\n11|8624|COMPLETED\n" +
		"Start|End|JobID|JobName\n2026-08-23T08:00:00|2026-08-23T09:00:00|12|last|\n2026-08-23T08:00:00|2026-08-23T09:00:00|13|again\n"
	j, err := statement.OpenJobs(strings.NewReader(file), time.UTC)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for {
		e, err := j.Next()
		if err != nil {
			break
		}
		got = append(got, written(&e))
	}
	want := []string{"2026-08-22 08:05 08-22 16:00 7h55m0s train lab gpu-03", "2026-08-22 09:02 open -1ns serve lab gpu-01", "2026-08-23 08:00 08-23 09:00 1h0m0s again"}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	if len(j.Skipped()) != 5 { // a step, one that waits, two without times, one of another shape, two heads
		t.Errorf("skipped %v", j.Skipped())
	}
	if _, err := statement.OpenJobs(strings.NewReader("JobID|State\n7|COMPLETED\n"), nil); err == nil || !strings.Contains(err.Error(), "Start and End") {
		t.Errorf("without times: %v", err)
	}
}

func TestBoots(t *testing.T) {
	now := time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC) // a Tuesday
	const file = "reboot   system boot  4.15.0           Mon Nov 30 08:55   still running\n" +
		"user1    tty1                          Mon Nov 30 11:14 - 11:16  (00:01)    \n" +
		"reboot   system boot  4.15.0           Mon Nov 30 08:21   still running\n" +
		"reboot   system boot  2.6.9-78.0.22.EL Fri Nov 27 11:46         (2+00:01)   \n" +
		"reboot   system boot  6.1.0-x86_64     Sat Nov 29 10:00:05 2025 - Sat Nov 29 11:30:05 2025  (01:30)\n" +
		"reboot   system boot  6.1.0            Thu Dec 25 23:00 - 01:00  (02:00)\n" +
		"\nwtmp begins Tue Nov  7 09:30:18 2017\n"
	entries, err := statement.Boots(strings.NewReader(file), now)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for i := range entries {
		got = append(got, written(&entries[i]))
	}
	want := []string{
		"2026-11-30 08:55 open -1ns", "2026-11-30 08:21 open -1ns", "2026-11-27 11:46 11-29 11:47 -1ns", "2025-11-29 10:00 11-29 11:30 -1ns",
		"2025-12-25 23:00 12-26 01:00 -1ns",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	if _, err := statement.Boots(strings.NewReader("wtmp begins Tue Nov  7 09:30:18 2017\n"), now); err == nil {
		t.Error("a file without boots was read")
	}
}

// What a program writes is told by what stands there; any other table is none of it.
func TestReadRuns(t *testing.T) {
	now := time.Date(2026, 12, 1, 12, 0, 0, 0, time.FixedZone("", 8*60*60))
	for _, c := range []struct{ file, source, want string }{
		{"reboot   system boot  6.1.0  Mon Nov 30 08:55   still running\nreboot   system boot  6.1.0  Fri Nov 27 11:46 - 13:47  (02:01)\n", "last reboot", "2026-11-27 11:46 11-27 13:47 -1ns; 2026-11-30 08:55 open -1ns"},
		{"# a remark\nStart|JobID|End\n2026-08-22T08:05:00|7|2026-08-22T09:05:00\n", "sacct", "2026-08-22 08:05 08-22 09:05 1h0m0s"},
		{"start,end,task\n2026-08-22 08:05,09:05,a\n", "", ""},
		{"", "", ""},
	} {
		r, ok, err := statement.ReadRuns([]byte(c.file), now)
		var got []string
		for i := range r.Entries {
			got = append(got, written(&r.Entries[i]))
			if _, offset := r.Entries[i].Boot.Zone(); offset != 8*60*60 {
				t.Errorf("%q: the boot is at %v", c.file, r.Entries[i].Boot)
			}
		}
		if joined := strings.Join(got, "; "); err != nil || ok != (c.source != "") || r.Source != c.source || joined != c.want {
			t.Errorf("%q: %v, %q: got %s", c.file, err, r.Source, joined)
		}
	}
}
