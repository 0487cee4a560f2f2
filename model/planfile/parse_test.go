package planfile

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/exp/golden"
	"github.com/pelletier/go-toml/v2/unstable"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// files lists the files of a folder of testdata.
func files(t *testing.T, pattern string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("testdata", pattern))
	if err != nil || len(names) == 0 {
		t.Fatalf("no %s: %v", pattern, err)
	}
	return names
}

func TestFaultsOfFiles(t *testing.T) {
	for _, name := range files(t, "faults/*.toml") {
		for _, l := range text.Languages {
			t.Run(filepath.Base(name)+"/"+l.Code, func(t *testing.T) {
				data, err := os.ReadFile(name)
				if err != nil {
					t.Fatal(err)
				}
				_, err = Parse("plan.toml", data)
				var faults Faults
				if !errors.As(err, &faults) {
					t.Fatalf("got %v, want faults", err)
				}
				golden.RequireEqual(t, []byte(faults.In(l)+"\n"))
			})
		}
	}
}

func TestFaultsOfWholeTexts(t *testing.T) {
	for text, want := range map[string]string{
		"":                             "plan.toml: the file is empty, want a plan; gpuplan init writes one to start from",
		" \r\n\t\n":                    "plan.toml: the file is empty, want a plan; gpuplan init writes one to start from",
		byteOrderMark:                  "plan.toml: the file is empty, want a plan; gpuplan init writes one to start from",
		"\xff\xfev\x00e\x00":           "plan.toml: UTF-16 text, want UTF-8, as editors save it by default",
		"v\x00e\x00":                   "plan.toml: UTF-16 text, want UTF-8, as editors save it by default",
		"a = 1\nname = \"\xb0":         "plan.toml:2:9: not UTF-8 text, want UTF-8, as editors save it by default",
		strings.Repeat("#", maxSize+1): "plan.toml: the file is 1048577 bytes long, want at most 1048576",
		"# nothing but a comment":      "plan.toml:1:1: workload.hours_per_day: missing, want hours such as 6, 6.5 or 6h30m",
	} {
		if _, err := Parse("plan.toml", []byte(text)); err == nil || err.Error() != want {
			t.Errorf("got  %v\nwant %s", err, want)
		}
	}
}

// The column counts characters, so that an editor goes to the right place behind Chinese text; a byte order mark is none.
func TestFaultPlaces(t *testing.T) {
	source := byteOrderMark + "transfers = 1\r\n  workload = { 'hours_per_day' = 1, \"名\" = 2, restart = \"?\" }\r\n"
	want := `p:1:1: transfers: no such value, want transfer
p:2:37: workload."名": no such value, want one of days, days_per_week, hours_per_day, task_hours, restart, instances, gpus, boot, setup, idle, keep_disk_days, bandwidth
p:2:46: workload.restart: "?", want one of task, day`
	_, err := Parse("p", []byte(source))
	if err == nil || err.Error() != want {
		t.Errorf("got\n%v\nwant\n%s", err, want)
	}
	var faults Faults
	var of *model.Fault
	if !errors.As(err, &faults) || !errors.As(faults[0], &of) || of.Path != "transfers" {
		t.Errorf("the first fault is of %+v, want transfers", of)
	}
}

// Each way in which the parser says that something is no TOML has words of ours, and none of them is out of date.
func TestSyntaxFaultsAreThoseOfTheParser(t *testing.T) {
	seen := map[string]bool{}
	for _, source := range []string{
		"days 3", "= 3", "a = \"b", "a = 'b\n'", "a = 3h", "a = b", "a = trve", "[a", "a = 1 2", "a = 01", `a = "\m"`, "a = \"\x01\"",
		"# a\rb", "a = ", "a = [1 2]",
	} {
		_, err := Parse("p", []byte(source))
		var says string
		expressions([]byte(source), func(*unstable.Parser, int) {}, func(_ int, s string) { says = cmp.Or(says, s) })
		if err == nil || says == "" {
			t.Errorf("%q passes for TOML", source)
		}
		for _, f := range syntaxFaults {
			if strings.Contains(says, f.says) {
				seen[f.says] = true
				break
			}
		}
	}
	for _, f := range syntaxFaults {
		if !seen[f.says] {
			t.Errorf("the parser never says %q", f.says)
		}
	}
}

// What TOML forbids is refused even where a plan could be made of it.
func TestFaultsOfTOMLItself(t *testing.T) {
	for source, want := range map[string]string{
		"workload.hours_per_day = 1\n[workload]\ndays = 3\n":              "p:2:1: workload: stands again, want it once, as in line 1",
		"workload = { hours_per_day = 1 }\nworkload.days = 3\n":           "p:2:1: workload: stands again, want it once, as in line 1",
		"disk = []\nworkload.hours_per_day = 1\n[[disk]]\nname = \"a\"\n": "p:3:1: disk: [disk], want [[disk]]",
	} {
		if _, err := Parse("p", []byte(source)); err == nil || err.Error() != want {
			t.Errorf("%q\ngot  %v\nwant %s", source, err, want)
		}
	}
}

func TestParseOfTheExample(t *testing.T) {
	data, err := os.ReadFile("testdata/interface.toml")
	if err != nil {
		t.Fatal(err)
	}
	f, err := Parse("interface.toml", data)
	if err != nil {
		t.Fatal(err)
	}
	want := model.New()
	want.Name, want.Start = "LoRA on a 24 GB card", model.Date{Year: 2026, Month: time.December, Day: 1}
	w := &want.Workload
	w.HoursPerDay, w.Setup, w.Idle, w.Bandwidth = 6*time.Hour, 10*time.Minute, 15*time.Minute, unit.PerSecond(50*unit.MB)
	want.Disks = []model.Disk{{Name: "data", Size: 200 * unit.GB}}
	want.Transfers = []model.Transfer{{Name: "weights", Size: 15 * unit.GB, When: model.WhenBoot, Direction: model.In}}
	want.Budget = model.Budget{
		TaskCap: model.Given[unit.Money](20e6), PlanCap: model.Given[unit.Money](800e6), Balance: model.Given[unit.Money](500e6),
	}
	o := model.NewOffer()
	o.Name, o.Platform, o.Card, o.VRAM = "AutoDL RTX 4090", "autodl", "RTX 4090", 24*unit.GB
	o.Hourly, o.NoGPUHourly = unit.Known[unit.PerHour](1.98e9), unit.Known[unit.PerHour](0.10e9)
	o.RestartCost = model.Given[time.Duration](0)
	o.AsOf, o.Source = model.Date{Year: 2026, Month: time.November, Day: 30}, "the market page"
	o.Terms = []model.Term{{
		Name: "month", Days: 30, Price: unit.Known[unit.Money](900e6), Hourly: unit.Known[unit.PerHour](0),
		Refund: "prorata*1.5", AtEnd: model.EndStop,
	}}
	o.Storage = []model.Storage{{
		Disk: "data", Free: 50 * unit.GB, Price: unit.Known[unit.PerGBTime](0.0066e9), Per: model.GBDay, Stopped: unit.One,
	}}
	o.Traffic = model.Traffic{InPerGB: unit.Known[unit.PerGB](0), OutPerGB: unit.Known[unit.PerGB](0)}
	want.Offers = []model.Offer{o}
	if !equal(&f.Plan, &want) {
		t.Errorf("got\n%s\nwant\n%s", lay(&f.Plan), lay(&want))
	}
}

// Money is the decimal that was typed: none of these passes through a binary fraction unharmed.
func TestMoneyIsReadAsItIsWritten(t *testing.T) {
	for literal, want := range map[string]unit.PerHour{
		"1.98": 1_980_000_000, "0.1": 100_000_000, "1.100": 1_100_000_000, "0.000000001": 1, "+2.50": 2_500_000_000,
		"1_000.5": 1_000_500_000_000, "99999999.999999999": 99_999_999_999_999_999, "3": 3_000_000_000,
	} {
		f, err := Parse("p", []byte("[workload]\nhours_per_day = 1\n[[offer]]\nname = \"a\"\nhourly = "+literal+"\n"))
		if err != nil {
			t.Error(err)
			continue
		}
		if got, ok := f.Plan.Offers[0].Hourly.Value(); got != want || !ok {
			t.Errorf("%s is %d billionths, want %d", literal, got, want)
		}
	}
}

func TestWritten(t *testing.T) {
	f, err := Parse("p", []byte("workload = { hours_per_day = 1 }\n[[offer]]\nname = \"a\"\nincrement = \"1s\"\ntraffic.free_gb = 0\n"))
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]bool{
		"workload.hours_per_day": true, "workload.days": false, "offer.0.increment": true, "offer.0.minimum": false,
		"offer.0.traffic.free_gb": true, "offer.0.traffic": false, "offer.1.name": false, "version": false,
	} {
		if got := f.Written(path); got != want {
			t.Errorf("%s is written: %v, want %v", path, got, want)
		}
	}
	if (File{}).Written("version") {
		t.Error("no file has a value written")
	}
}

func TestPlansOfTheCostModelSurvive(t *testing.T) {
	for _, name := range files(t, "plans/*.toml") {
		f, err := Read(name)
		if err != nil {
			t.Error(err)
			continue
		}
		if !bytes.Equal(f.Encode(f.Plan), f.source) {
			t.Errorf("%s changes when it is written as it was", name)
		}
		again, err := Parse(name, File{}.Encode(f.Plan))
		if err != nil || !equal(&again.Plan, &f.Plan) {
			t.Errorf("%s written anew is another plan: %v", name, err)
		}
	}
}

func TestExplainedPlanReadsBack(t *testing.T) {
	for _, name := range append(files(t, "plans/*.toml"), "testdata/interface.toml") {
		f, err := Read(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range text.Languages {
			again, err := Parse(name, Explain(f.Plan, nil, l))
			if err != nil || !equal(&again.Plan, &f.Plan) {
				t.Errorf("%s explained in %s is another plan: %v", name, l.Name, err)
			}
		}
	}
}

// What stands as a comment in an explained plan is right as it stands: without its marks it is a plan too.
func TestExplainedPlan(t *testing.T) {
	p := model.New()
	p.Name, p.Workload.HoursPerDay = "starter", 6*time.Hour
	for _, list := range []string{"disk", "transfer", "offer", "offer.0.term", "offer.0.term", "offer.0.term", "offer.0.storage"} {
		p.Grow(list)
	}
	p.Disks[0].Name, p.Transfers[0].Name, p.Offers[0].Storage[0].Disk = "data", "weights", "data"
	o := &p.Offers[0]
	o.Name, o.Hourly = "offer", unit.Unknown[unit.PerHour]()
	o.Terms[0] = model.Term{Name: "day", Days: 1}
	o.Terms[1] = model.Term{Name: "week", Days: 7}
	o.Terms[2] = model.Term{Name: "month", Days: 30, Price: unit.Unknown[unit.Money]()}
	for _, l := range text.Languages {
		t.Run(l.Code, func(t *testing.T) {
			explained := Explain(p, nil, l)
			golden.RequireEqual(t, explained)
			lines := strings.SplitAfter(string(explained), "\n")
			plain := strings.ReplaceAll(strings.Join(lines[1:], ""), "# [", "[")
			for _, section := range p.Sections() {
				for _, name := range p.Names(section) {
					plain = strings.ReplaceAll(plain, "# "+name+" =", name+" =")
				}
			}
			f, err := Parse("p", []byte(plain))
			if err != nil {
				t.Fatal(err)
			}
			for _, path := range []string{"budget.balance", "offer.0.increment", "offer.0.term.0.refund", "offer.0.term.0.price", "offer.0.term.1.price", "offer.0.traffic.free_gb", "start"} {
				if !f.Written(path) {
					t.Errorf("%s is not shown", path)
				}
			}
		})
	}
}

// FuzzParse holds that no text breaks the reading, and that what is read can be written: in its own text, and anew.
func FuzzParse(f *testing.F) {
	for _, pattern := range []string{"plans/*.toml", "faults/*.toml", "*.toml"} {
		names, _ := filepath.Glob(filepath.Join("testdata", pattern))
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
		}
	}
	f.Add([]byte("workload={hours_per_day=1}\ndisk=[{name='a',size='1GB'},]\noffer=[{name='b',storage=[{disk='a'}]}]"))
	f.Add([]byte("workload.hours_per_day=1\r\nworkload.idle='1m'\r\n[[offer]]\r\nname='''\r\na'''\r\ntraffic.free_gb=1"))
	other := model.New()
	other.Workload.HoursPerDay = 90 * time.Minute
	other.Grow("disk")
	other.Disks[0].Name = "another"
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := Parse("p", data)
		if err != nil {
			if !strings.HasPrefix(err.Error(), "p:") {
				t.Errorf("%v does not name the file", err)
			}
			return
		}
		if !bytes.Equal(file.Encode(file.Plan), data) {
			t.Error("the plan changes the text that it comes from")
		}
		for _, text := range [][]byte{file.Encode(other), File{}.Encode(other)} {
			again, err := Parse("p", text)
			if err != nil || !equal(&again.Plan, &other) {
				t.Errorf("another plan in this text is written as\n%s\n%v", text, err)
			}
		}
		again, err := Parse("p", File{}.Encode(file.Plan))
		if err != nil || !equal(&again.Plan, &file.Plan) {
			t.Errorf("written anew, it is another plan: %v", err)
		}
	})
}

// A path is shown as it is, unless a terminal would obey a part of it.
func TestMessagesShowPathsSafely(t *testing.T) {
	for path, want := range map[string]string{
		"计划 1.toml":       "计划 1.toml",
		"a\x1b[31m.toml":  `"a\x1b[31m.toml"`,
		"a\nb.toml":       `"a\nb.toml"`,
		"a\u202etxt.toml": `"a\u202etxt.toml"`,
		"a\xff.toml":      `"a\xff.toml"`,
	} {
		_, faults := Parse(path, []byte("days = 30\n"))
		if got := faults.Error(); !strings.HasPrefix(got, want+":1:1: ") {
			t.Errorf("got %q, want it to begin with %q", got, want)
		}
		missing := NewFileError(path, text.FileCannotRead, fs.ErrNotExist)
		if got := missing.Error(); got != "cannot read "+want+": there is no such file" {
			t.Errorf("got %q", got)
		}
	}
}
