package report_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/report"
)

var update = flag.Bool("update", false, "write the goldens anew")

// now is the moment of every report here: the evening of the day on which the article's prices were read.
var now = time.Date(2026, 11, 30, 20, 0, 0, 0, time.FixedZone("", 8*60*60))

// read gives the report of a plan file below testdata.
func read(t testing.TB, file string) report.Report {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		t.Fatal(err)
	}
	f, err := planfile.Parse(file, data)
	if err != nil {
		t.Fatal(err)
	}
	return of(t, f.Plan)
}

// of gives the report of a plan.
func of(t testing.TB, p model.Plan) report.Report {
	t.Helper()
	e, err := pricing.Evaluate(p)
	if err != nil {
		t.Fatal(err)
	}
	return report.Report{Plan: p, Evaluation: e, Outlooks: chance.Outlooks(p, 1), Lang: text.English, Now: now}
}

// written gives the report in a format. A calendar of a plan without a start begins on the day after now.
func written(t testing.TB, format string, r report.Report) string {
	t.Helper()
	f, ok := report.Lookup(report.Formats, format)
	if !ok {
		t.Fatalf("no format %s", format)
	}
	if format == "ics" && r.Plan.Start.IsZero() {
		r.Plan.Start = model.DateOf(now).AddDays(1)
	}
	var b bytes.Buffer
	if err := f.Write(&b, r); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// golden compares with a file below testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", "golden", name)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs at line %d; -update writes it anew:\n%s", file, firstDifference(got, string(want)), got)
	}
}

// unstyled leaves out how a page looks, which says nothing.
func unstyled(page string) string {
	before, rest, _ := strings.Cut(page, "<style>")
	_, after, _ := strings.Cut(rest, "</style>")
	return before + after
}

func firstDifference(a, b string) int {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(as), len(bs)) {
		if as[i] != bs[i] {
			return i + 1
		}
	}
	return min(len(as), len(bs)) + 1
}

var plans = []string{"article", "unknown", "hopeless", "dinar", "hostile", "ranges"}

func TestGolden(t *testing.T) {
	for _, plan := range plans {
		for _, f := range report.Formats {
			for _, l := range text.Languages {
				name := plan + "." + l.Code + "." + f.Name
				t.Run(name, func(t *testing.T) {
					r := read(t, filepath.Join("plans", plan+".toml"))
					r.Command = []string{"gpuplan", "show", plan + ".toml", "--lang", l.Code}
					if plan == "hostile" {
						r = hostile(t)
					}
					r.Lang = l
					golden(t, name, unstyled(written(t, f.Name, r)))
				})
			}
		}
	}
}
