package tasklog

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

func zone(t testing.TB, name string) *time.Location {
	t.Helper()
	z, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return z
}

// readAll gives the entries of a log, and what was told of its rows as "reason/count/line".
func readAll(t testing.TB, log string, o Options) (list []record.Entry, told []string) {
	t.Helper()
	r := Read(strings.NewReader(log), o)
	for e, err := range r.Entries() {
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, e)
	}
	for _, each := range r.Tally().Told {
		told = append(told, fmt.Sprintf("%s/%d/%d", text.English.Say(each.Reason.Word()), each.Count, each.Line))
	}
	return list, told
}

// spans writes when entries were on, for comparison.
func spans(list []record.Entry) string {
	var out []string
	for _, e := range list {
		stop := "open"
		if !e.Open() {
			stop = e.Stop.Format("02 15:04 Z07:00")
		}
		out = append(out, fmt.Sprintf("%s to %s", e.Boot.Format("02 15:04 Z07:00"), stop))
	}
	return strings.Join(out, "; ")
}

// A log as a program writes it and as a person does: any order of columns, columns of their own, no seconds, no zone, blank rows.
func TestRead(t *testing.T) {
	log := "\xef\xbb\xbfTask,mine,Boot,Stop,on,Output,Balance,Downloads,project\r\n" +
		"train,keep,2026-11-30 09:20:00 +08:00,2026-11-30 11:55:00 +08:00,2h35m,12,¥480.50,llama.safetensors 15GB; data v2 3GB; notes.txt,thesis\r\n" +
		",,,,,,,,\r\n" +
		"eval,,2026/11/30 14:05,15:00,0:55,,,,\r\n" +
		"=1+1,,2026年12月1日 9:00,,2.5,,,,\r\n"
	list, told := readAll(t, log, Options{Zone: zone(t, "Asia/Shanghai")})
	if got, want := spans(list), "30 09:20 +08:00 to 30 11:55 +08:00; 30 14:05 +08:00 to 30 15:00 +08:00; 01 09:00 +08:00 to 01 11:30 +08:00"; got != want || len(told) > 0 {
		t.Fatalf("got %s\nwant %s\ntold %v", got, want, told)
	}
	e := list[0]
	if e.Task != "train" || e.Project != "thesis" || e.Output != 12*unit.One || e.Balance != unit.Known(unit.Money(480_500_000)) || e.Currency != "CNY" || e.Line != 2 {
		t.Errorf("got %+v", e)
	}
	if want := []record.Download{{Name: "llama.safetensors", Size: 15 * unit.GB}, {Name: "data v2", Size: 3 * unit.GB}, {Name: "notes.txt"}}; !slices.Equal(e.Downloads, want) {
		t.Errorf("got %v, want %v", e.Downloads, want)
	}
	if list[2].Task != "=1+1" || list[2].Line != 5 {
		t.Errorf("got %+v", list[2])
	}
}

// Rows that open and close one entry, among others; a stop written into the row that opened; rows taken back.
func TestMergedView(t *testing.T) {
	log := `what,boot,stop,instance,task
start,2026-11-30 09:00 +08:00,,a,one
start,2026-11-30 09:30 +08:00,,b,two
stop,2026-11-30 09:00 +08:00,2026-11-30 11:00 +08:00,a,one and a half
done,2026-11-30 12:00 +08:00,2026-11-30 13:00 +08:00,a,three
undo,2026-11-30 12:00 +08:00,,a,
start,2026-11-30 14:00 +08:00,2026-11-30 15:00 +08:00,c,four
,2026-11-30 16:00 +08:00,,d,five
`
	list, told := readAll(t, log, Options{Zone: time.FixedZone("", 8*3600)})
	want := "30 09:00 +08:00 to 30 11:00 +08:00; 30 14:00 +08:00 to 30 15:00 +08:00; 30 09:30 +08:00 to open; 30 16:00 +08:00 to open"
	if got := spans(list); got != want || len(told) > 0 {
		t.Errorf("got %s\nwant %s\ntold %v", got, want, told)
	}
	if list[0].Task != "one and a half" || list[0].Line != 2 {
		t.Errorf("got %+v", list[0])
	}
}

// What is taken back: the stop leaves the entry open, then the start leaves nothing; one more finds nothing.
func TestUndoneRows(t *testing.T) {
	rows := []string{
		"what,boot,stop", "start,2026-11-30 09:00 Z,", "stop,2026-11-30 09:00 Z,2026-11-30 10:00 Z",
		"undo,2026-11-30 09:00 Z,", "undo,2026-11-30 09:00 Z,", "undo,2026-11-30 09:00 Z,",
	}
	for n, want := range map[int]string{3: "30 09:00 Z to 30 10:00 Z", 4: "30 09:00 Z to open", 5: "", 6: ""} {
		list, told := readAll(t, strings.Join(rows[:n], "\n"), Options{Zone: time.UTC})
		if got := spans(list); got != want {
			t.Errorf("%d rows: got %q, want %q", n, got, want)
		}
		if n == 6 && !slices.Equal(told, []string{"taking something back that is not there/1/6"}) {
			t.Errorf("told %v", told)
		}
	}
}

// A row that takes back is found wherever it stands in a file that is read in pieces.
func TestUndoAnywhere(t *testing.T) {
	for _, shift := range []int{0, 1, 2, 3, 4, 5, 6} {
		log := "boot,stop,note,what\n2026-11-30 09:00,10:00," + strings.Repeat("x", 1<<20-70+shift) + ",Done\n2026-11-30 09:00,,,Undo\n"
		if list, told := readAll(t, log, Options{Zone: time.UTC}); len(list) > 0 || len(told) > 0 {
			t.Errorf("shifted by %d: got %d entries, told %v", shift, len(list), told)
		}
	}
}

// Times of one day and over midnight, on days when the clock is put forward and back. C50: 23:00 to 01:30 is 2.5 h, told as the
// next day. C48: on 27 October 2024 Central Europe has 25 hours, on 31 March 23.
func TestTimes(t *testing.T) {
	for _, c := range []struct {
		row, zone string
		on        time.Duration
		told      string
	}{
		{"2026-11-30 23:00,01:30", "Asia/Shanghai", 150 * time.Minute, "with an end on the next day, since it is before the start/1/2"},
		{"2026-11-30 23:00,2026-12-01 01:30", "Asia/Shanghai", 150 * time.Minute, ""},
		{"2026-11-30 23:00 +08:00,01:30", "America/New_York", 150 * time.Minute, "with an end on the next day, since it is before the start/1/2"},
		{"2026-11-30 20:00,24:00", "UTC", 4 * time.Hour, ""},
		{"2024-10-27 00:00,2024-10-27 24:00", "Europe/Berlin", 25 * time.Hour, ""},
		{"2024-03-31 00:00,2024-04-01 00:00", "Europe/Berlin", 23 * time.Hour, ""},
		{"2024-10-27 00:00,2024-10-28 00:00", "Asia/Shanghai", 24 * time.Hour, ""},
		{"2024-10-27 02:30,2024-10-27 03:30", "Europe/Berlin", 2 * time.Hour, "with a time that the clock showed twice that day; the first counts/1/2"},
		{"2024-10-27 02:30 +01:00,2024-10-27 03:30", "Europe/Berlin", time.Hour, ""},
		{"2024-10-27 02:50,2024-10-27 02:10", "Europe/Berlin", 20 * time.Minute, "with a time that the clock showed twice that day; the first counts/1/2"},
		{"2024-03-31 01:30,2024-03-31 02:30", "Europe/Berlin", time.Hour, "with a time that the clock passed over that day/1/2"},
		{"2016-11-30 09:00,2026-11-30 09:00", "UTC", 3652 * 24 * time.Hour, "on for more than a year/1/2"},
	} {
		list, told := readAll(t, "boot,stop\n"+c.row+"\n", Options{Zone: zone(t, c.zone)})
		if len(list) != 1 || list[0].On(time.Time{}) != c.on || strings.Join(told, "; ") != c.told {
			t.Errorf("%s in %s: %v, told %q; want %v, %q", c.row, c.zone, list, told, c.on, c.told)
		}
	}
}

// Rows that cannot be read are passed over, each with its reason and its line; cells that cannot be read are left out.
func TestOddRows(t *testing.T) {
	for row, want := range map[string]string{
		"begin,2026-11-30 09:00,10:00,,,":                        "with another word than start, stop, done or undo in the column what/1/2",
		",,10:00,,,":                                             "without a time of boot/1/2",
		",30/11/2026 09:00,10:00,,,":                             "with a boot that is no time such as 2026-11-30 09:20/1/2",
		",2026-02-30 09:00,10:00,,,":                             "with a boot that is no time such as 2026-11-30 09:20/1/2",
		",2026-11-30 09:00,soon,,,":                              "with a stop that is no time such as 2026-11-30 09:20/1/2",
		",2026-11-30 09:00,2026-11-29 10:00,,,":                  "with a stop before its boot/1/2",
		"stop,2026-11-30 09:00,,,,":                              "closing an entry without saying when/1/2",
		`done,2026-11-30 09:00,"10:00,,,`:                        "with broken quotes/1/2",
		"stop,2026-11-30 09:00,10:00,,,":                         "closing an entry that nothing opened/1/2 taken",
		",2026-11-30 09:00,10:00,2h,,":                           "where on is not stop less boot; those two count/1/2 taken",
		",2026-11-30 09:00,10:00,,90m,":                          "with a task outside of the time that the instance was on/1/2 taken",
		",2026-11-30 09:00,10:00,,,many":                         "with a cell that cannot be read; the rest of the row counts/1/2 taken",
		",2026-11-30 09:00,10:00,,,$ 5 EUR":                      "with a cell that cannot be read; the rest of the row counts/1/2 taken",
		",2026-11-30 09:00,10:00,60,soon,":                       "where on is not stop less boot; those two count/1/2; with a cell that cannot be read; the rest of the row counts/1/2 taken",
		"start,2026-11-30 09:00,,,,\nstart,2026-11-30 09:00,,,,": "opening an entry that is open already/1/3 taken taken",
	} {
		list, told := readAll(t, "what,boot,stop,on,work,balance\n"+row+"\n", Options{Zone: time.UTC})
		if got := strings.Join(told, "; ") + strings.Repeat(" taken", len(list)); got != want {
			t.Errorf("%s\ngot  %s\nwant %s", row, got, want)
		}
	}
}

// The file of others, by the names of its columns or by a mapping; without a boot it is refused.
func TestFilesOfOthers(t *testing.T) {
	// Shaped like a public time sheet: open ends, nobody's instances.
	log := "User,Activity,Start Time,End Time,Status\nuser1,training A,2025-12-24 09:33:09,2025-12-24 09:33:32,Finished\nuser3,testing,2025-12-24 09:36:42,,Active\n"
	list, told := readAll(t, log, Options{Zone: time.UTC, Mapping: Mapping{"project": "user"}})
	if len(list) != 2 || len(told) > 0 || list[0].Task != "training A" || list[0].Project != "user1" || list[0].On(time.Time{}) != 23*time.Second || !list[1].Open() {
		t.Errorf("got %+v, told %v", list, told)
	}
	for mapping, want := range map[string]string{
		"":     "none of its columns is known to hold the boot; call it boot there, or import the file with --map boot=COLUMN. Columns: day, hours",
		"when": `there is no column "when", want one of day, hours`,
	} {
		o := Options{Zone: time.UTC}
		if mapping != "" {
			o.Mapping = Mapping{"boot": mapping}
		}
		for _, err := range Read(strings.NewReader("day,hours\n1,2\n"), o).Entries() {
			if err == nil || err.Error() != want {
				t.Errorf("got %v, want %s", err, want)
			}
		}
	}
}

// A note of 1 MB is read whole.
func TestLongRow(t *testing.T) {
	note := strings.Repeat("x", 1<<20)
	list, told := readAll(t, "boot,stop,note\n2026-11-30 09:00,10:00,"+note+"\n2026-11-30 11:00,12:00,\n", Options{Zone: time.UTC})
	if len(list) != 2 || list[0].Note != note || len(told) > 0 {
		t.Errorf("got %d entries, told %v", len(list), told)
	}
}

// Whatever a file holds, it is read to its end, and read twice it gives the same.
func FuzzRead(f *testing.F) {
	f.Add("what,boot,stop\nstart,2026-11-30 09:00 +08:00,\n")
	f.Add("boot;stop;downloads\n2026-11-30 23:00;01:30;a 5GB; b\n")
	f.Add("\xff\xfeb\x00o\x00o\x00t\x00\n\x00")
	f.Add("boot,on\n\"2026-11-30 09:00,1h\n")
	f.Fuzz(func(t *testing.T, log string) {
		r := Read(strings.NewReader(log), Options{Zone: time.UTC})
		count := func() (n int) {
			for e, err := range r.Entries() {
				if err != nil {
					return -1
				}
				if e.Boot.IsZero() || !e.Open() && e.Stop.Before(e.Boot) {
					t.Errorf("got %+v", e)
				}
				n++
			}
			return n
		}
		if a, b := count(), count(); a != b {
			t.Errorf("got %d entries, then %d", a, b)
		}
	})
}

// An entry that nothing closed was over when its instance was booted again, wherever that stands in the file; another instance,
// an earlier boot and a row that was taken back say nothing of it. The last one is still on.
func TestForgottenStops(t *testing.T) {
	log := `what,boot,stop,instance
done,2026-11-30 15:00,16:00,a
start,2026-11-30 09:00,,a
start,2026-11-30 10:00,,b
done,2026-11-30 08:00,08:30,a
done,2026-11-30 12:00,12:30,a
undo,2026-11-30 12:00,,a
start,2026-11-30 17:00,,a
`
	list, told := readAll(t, log, Options{Zone: time.UTC})
	var got []string
	for _, e := range list {
		if e.Open() {
			got = append(got, fmt.Sprint(e.Instance, " ", e.Until.Format("15"), " ", e.StillOn(), " ", e.On(nine.Add(11*time.Hour))))
		}
	}
	if want := []string{"a 15 false 6h0m0s", "b 00 true 10h0m0s", "a 00 true 3h0m0s"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if len(told) != 1 || !strings.HasSuffix(told[0], "/1/3") {
		t.Errorf("told %q", told)
	}
	if early := list[2].On(nine.Add(time.Hour)); early != time.Hour {
		t.Errorf("an hour after the boot it was on for %v", early)
	}
}

// Which of day and month comes first holds for all dates of a table: what they show, wherever it stands, what was said, or a
// question. A log of one's own has the year first.
func TestDatesThatEndWithTheYear(t *testing.T) {
	for _, c := range []struct {
		name, table string
		order       table.Order
		want, fails string
	}{
		{"shown below", "boot,stop\n03/04/2026 09:00,10:00\n24/04/2026 9:00,10:00\n", table.Unordered, "2026-04-03 2026-04-24", ""},
		{"shown by a stop", "boot,stop\n03.04.2026 23:00,04.13.2026 01:00\n", table.Unordered, "2026-03-04", ""},
		{"said", "boot,stop\n03/04/2026 09:00,10:00\n", table.MonthFirst, "2026-03-04", ""},
		{"the same either way", "boot,stop\n04/04/2026 09:00,10:00\n", table.Unordered, "2026-04-04", ""},
		{"asked for", "boot,stop\n04/04/2026 09:00,10:00\n03/04/2026 09:00,10:00\n", table.Unordered, "", "line 3"},
		{"contradicting", "boot,stop\n24/04/2026 09:00,10:00\n04/24/2026 09:00,10:00\n", table.Unordered, "", "another order than line 2"},
	} {
		r := Read(strings.NewReader(c.table), Options{Zone: time.UTC, Order: c.order})
		if err := r.Decide(); (err != nil) != (c.fails != "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		var days []string
		for e := range r.Entries() {
			days = append(days, e.Boot.Format(time.DateOnly))
		}
		if got := strings.Join(days, " "); c.fails == "" && got != c.want {
			t.Errorf("%s: got %s, want %s", c.name, got, c.want)
		}
	}
	if list, told := readAll(t, "boot,stop\n24/04/2026 09:00,10:00\n", Options{Zone: time.UTC}); len(list) > 0 || len(told) != 1 {
		t.Errorf("a log of one's own gives %v, told %v", list, told)
	}
}
