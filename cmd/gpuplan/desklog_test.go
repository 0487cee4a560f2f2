package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/tui"
)

// logDesk is a desk whose log is in a folder of its own, at noon of 30 November 2026, and a plan at 2.00 an hour.
func logDesk(t *testing.T) (d *desk, p model.Plan, folder string) {
	t.Helper()
	folder = t.TempDir()
	env := func(name string) string {
		if name == "XDG_DATA_HOME" {
			return folder
		}
		return ""
	}
	noon := func() time.Time { return time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC) }
	p = model.New()
	o := named("A")
	o.Hourly = unit.Known(unit.PerHour(2_000_000_000))
	p.Offers = []model.Offer{o}
	return &desk{app: &app{system: system{env: env, now: noon}, lang: text.English}}, p, folder
}

func started(t *testing.T, d *desk, instance string, hour int, project string) record.Entry {
	t.Helper()
	e := record.Entry{Instance: instance, Boot: time.Date(2026, 11, 30, hour, 0, 0, 0, time.UTC), Work: -1, Project: project}
	if err := d.logStart(e); err != nil {
		t.Fatal(err)
	}
	return e
}

func TestDeskStopsTheEntryThatIsMeant(t *testing.T) {
	d, p, _ := logDesk(t)
	one := started(t, d, "pod-1", 8, "thesis")
	started(t, d, "pod-2", 9, "paper")
	at := time.Date(2026, 11, 30, 11, 0, 0, 0, time.UTC)
	if err := d.logStop(record.Entry{}, at); err == nil || !strings.Contains(err.Error(), "pod-1, pod-2") {
		t.Errorf("one of two is stopped unasked: %v", err)
	}
	if err := d.logStop(one, at); err != nil {
		t.Fatal(err)
	}
	read, err := d.log(p, 0, tui.LogAsk{})
	if err != nil || len(read.On) != 1 || read.On[0].Instance != "pod-2" {
		t.Errorf("on are %+v, %v", read.On, err)
	}
	if err := d.logStop(record.Entry{}, at); err != nil { // the only one
		t.Error(err)
	}
	// pod-1 from 8 to 11, pod-2 from 9 to 11: 10.00; of the thesis 6.00.
	for filter, want := range map[string]unit.Money{"": 10_000_000, "THE": 6_000_000} {
		read, err := d.log(p, 0, tui.LogAsk{Filter: filter})
		if err != nil || len(read.Result.Days) != 1 || read.Result.Days[0].Cost != want {
			t.Errorf("%q: %+v, %v", filter, read.Result, err)
		}
	}
}

// A bill is read without a log, and one that does not show its dates is asked about.
func TestDeskReadsABillWithoutALog(t *testing.T) {
	d, p, folder := logDesk(t)
	bill := filepath.Join(folder, "bill.csv")
	if err := os.WriteFile(bill, []byte("date,amount\n02/11/2026,1.50\n02/11/2026,1.25\nnonsense,1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := d.log(p, 0, tui.LogAsk{Bill: bill})
	var unclear *statement.Unclear
	if !errors.As(err, &unclear) || !unclear.Dates || unclear.Text != "02/11/2026" {
		t.Fatalf("the bill is not asked about: %v", err)
	}
	read, err := d.log(p, 0, tui.LogAsk{Bill: bill, Dates: "dmy"})
	if err != nil || read.Result.Billed != 2_750_000 || read.Passed != 1 || read.Result.Days[0].Date.Month != time.November {
		t.Fatalf("%+v, %v", read, err)
	}
	read.Lang = text.Chinese
	if told := strings.Join(read.Told(), " "); !strings.Contains(told, "行") {
		t.Errorf("told in another language: %s", told)
	}
	if read, err := d.log(p, 0, tui.LogAsk{}); err != nil || read.Reconciliation != nil {
		t.Errorf("without log and bill there is %+v, %v", read, err)
	}
}

func TestDeskDismissesAFinding(t *testing.T) {
	d, p, _ := logDesk(t)
	e := started(t, d, "", 1, "")
	e.Work, e.From, e.To, e.Stop = time.Hour, e.Boot, e.Boot.Add(time.Hour), e.Boot.Add(5*time.Hour)
	if err := d.logStop(e, e.Stop); err != nil {
		t.Fatal(err)
	}
	read, err := d.log(p, 0, tui.LogAsk{})
	if err != nil || len(read.Result.Findings) != 1 || read.Result.Wasted != 8_000_000 {
		t.Fatalf("%+v, %v", read.Result, err)
	}
	if err := d.logClear(read.Result.Findings[0].Key, "I was  debugging"); err != nil {
		t.Fatal(err)
	}
	read, err = d.log(p, 0, tui.LogAsk{})
	if err != nil || read.Result.Wasted != 0 || read.Result.Findings[0].Reason != "I was debugging" {
		t.Errorf("%+v, %v", read.Result, err)
	}
}

// ~ is the home folder, as a shell has it: for what is read and for what is written.
func TestDeskKnowsTheHomeFolder(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	d, _, _ := logDesk(t)
	content := "version = 1\nname = \"at home\"\n[workload]\nhours_per_day = 6\ntask_hours = 2\ndays = 30\n"
	if err := d.deps().Write("~/plan.toml", []byte(content)); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(home, "plan.toml")); err != nil || d.deps().Exists("~/plan.toml").IsZero() {
		t.Error("it is not there")
	}
	if p, err := d.deps().Open("~/plan.toml"); err != nil || p.Name != "at home" {
		t.Errorf("%q, %v", p.Name, err)
	}
}

// What would be waited for is refused at once: the planner has one hand for files, and standard input is its keys.
func TestDeskWaitsForNoPipe(t *testing.T) {
	d, p, _ := logDesk(t)
	for path, want := range map[string]string{os.DevNull: "it is a pipe or a device, want a file", "-": "there is no such file"} {
		if _, err := d.log(p, 0, tui.LogAsk{Bill: path}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("bill %s: %v", path, err)
		}
		if _, err := d.deps().Open(path); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("plan %s: %v", path, err)
		}
		if _, err := d.deps().Config(path); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("model %s: %v", path, err)
		}
	}
}

// A plan whose last offer was removed still has its log.
func TestDeskTellsTheLogOfAPlanWithoutOffers(t *testing.T) {
	d, p, _ := logDesk(t)
	started(t, d, "pod-1", 8, "thesis")
	p.Offers = nil
	read, err := d.log(p, 0, tui.LogAsk{})
	if err != nil || read.Reconciliation == nil || len(read.Result.Boots) != 1 || read.Result.Priced {
		t.Errorf("%+v, %v", read.Reconciliation, err)
	}
}
