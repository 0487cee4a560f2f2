package report_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/report"
)

// reconciled is three days of the article's plan: one boot as planned, one that was left on for 7 h and one that the bill does not
// have; and a row of 3.96 that no entry explains, which was dismissed. It calls things what name is.
func reconciled(t testing.TB, name string) report.Reconciliation {
	t.Helper()
	zone := time.FixedZone("", 8*60*60)
	at := func(day, hour, minute int) time.Time { return time.Date(2026, 11, day, hour, minute, 0, 0, zone) }
	r := report.Reconciliation{Report: read(t, "plans/article.toml"), Log: []text.Phrase{text.Verbatim(name).With()}, Bill: billRead(name)}
	r.Plan.Name = name
	var entries []record.Entry
	var lines []record.Line
	for day, idle := range map[int]int{1: 5, 2: 420, 3: 5} {
		e := record.Entry{Instance: name, Boot: at(day, 9, 0), From: at(day, 9, 15), To: at(day, 11, 15), Work: 2 * time.Hour, Task: name, Project: name}
		e.Stop = e.To.Add(time.Duration(idle) * time.Minute)
		e.Downloads = []record.Download{{Name: name, Size: 15 * unit.GB}}
		entries = append(entries, e)
		if day != 3 {
			lines = append(lines, bought(name, e.Boot, e.Stop))
		}
	}
	lines = append(lines, bought(name, at(2, 20, 0), at(2, 22, 0)), bought(name, at(4, 9, 0), at(4, 9, 1)))
	key := ""
	for range 2 { // the second time it is dismissed
		w, err := reconcile.New(r.Plan, entries, reconcile.Options{Zone: zone, Now: at(5, 0, 0), Cleared: reconcile.Cleared{key: name}})
		if err != nil {
			t.Fatal(err)
		}
		for i := range lines {
			w.Add(&lines[i])
		}
		if r.Result, err = w.Result(); err != nil {
			t.Fatal(err)
		}
		for _, f := range r.Result.Findings {
			if f.Kind == reconcile.NoEntry && f.Cost == 3_960_000 {
				key = f.Key
			}
		}
	}
	return r
}

// billRead is what became of the rows of a bill, which calls things what name is.
func billRead(name string) *statement.Tally {
	return &statement.Tally{
		Layout: "AutoDL", Encoding: "GB18030", Place: text.PlaceLine, Rows: 5, Lines: 4, Twins: 1, Twin: 4,
		Skipped: []statement.Skip{{Reason: statement.Total, Count: 1, Row: 6, Text: name}}, Stated: []statement.Stated{{Text: name, Count: 3}},
	}
}

// bought is a row of a bill at the article's 1.98 an hour.
func bought(name string, from, to time.Time) record.Line {
	cost, _ := unit.HalfUp.Money(unit.PerHour(1_980_000_000).Cost(to.Sub(from), 1), 10_000)
	return record.Line{Kind: record.Compute, From: from, To: to, Quantity: to.Sub(from), Cost: cost.Exact(), Instance: name, Text: name}
}

func writtenReconciliation(t testing.TB, f report.Format[report.Reconciliation], r report.Reconciliation) string {
	t.Helper()
	var b bytes.Buffer
	if err := f.Write(&b, r); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestReconciliationGolden(t *testing.T) {
	r := reconciled(t, "pod-a")
	for _, f := range report.ReconcileFormats {
		for _, l := range text.Languages {
			r.Lang = l
			if f.Name != "html" { // its parts are those of the others, and its layout is held by the summary's
				golden(t, "reconcile/"+l.Code+"."+f.Name, writtenReconciliation(t, f, r))
			}
		}
	}
	r.Plain = true
	for _, r.Lang = range text.Languages {
		golden(t, "reconcile/"+r.Lang.Code+".plain", writtenReconciliation(t, report.ReconcileFormats[0], r))
	}
}

func TestReconciliationSchema(t *testing.T) {
	s := schemaOf(t, report.ReconciliationSchema)
	r := reconciled(t, "pod-a")
	good := writtenReconciliation(t, report.ReconcileFormats[2], r)
	valid(t, s, good)
	r.Result.Comparable, r.Result.HasBill, r.Result.From = false, false, time.Time{}
	valid(t, s, writtenReconciliation(t, report.ReconcileFormats[2], r))
	for _, change := range [][2]string{{`"kind": "left"`, `"kind": "luck"`}, {`"state": "open"`, `"state": "shut"`}, {`"unknown": "`, `"odd": "`}} {
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(strings.Replace(good, change[0], change[1], 1)))
		if err != nil || !strings.Contains(good, change[0]) {
			t.Fatal(change, err)
		}
		if s.Validate(value) == nil {
			t.Errorf("%s in place of %s is let through", change[1], change[0])
		}
	}
}

// A bill and a log may be anybody's: no name of theirs reaches beyond its place, and no line is longer than 80 cells.
func TestReconciliationOfHostileNames(t *testing.T) {
	for _, name := range hostileNames {
		r := reconciled(t, name)
		for _, f := range report.ReconcileFormats {
			for _, r.Lang = range text.Languages {
				got := writtenReconciliation(t, f, r)
				if strings.ContainsAny(got, "\x00\x07\x1b") || f.Name == "html" && strings.Contains(got, "<script") {
					t.Errorf("%s of %q lets it through", f.Name, name)
				}
				for line := range strings.Lines(got) {
					if w := ansi.StringWidth(strings.TrimRight(line, "\n")); f.Name == "text" && w > 80 && !strings.Contains(line, "/") {
						t.Errorf("a line of %d cells: %s", w, line)
					}
				}
			}
		}
	}
}

// 475.20 for the article's plan; its balance of 500 lasts, its cap of 5 for a task is passed by 5.28.
func TestBudgetAndCalibrationGolden(t *testing.T) {
	r := read(t, "plans/article.toml")
	r.Plan.Budget = model.Budget{TaskCap: model.Given(unit.Money(5_000_000)), PlanCap: model.Given(unit.Money(400_000_000)), Balance: model.Given(unit.Money(500_000_000))}
	now := time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC)
	b, ok := reconcile.BudgetOf(r.Plan, 0, "", now, nil)
	if !ok {
		t.Fatal("no budget")
	}
	learned := reconciled(t, "pod-a").Result.Learned
	c, err := reconcile.Calibrate(r.Plan, 0, learned)
	if err != nil {
		t.Fatal(err)
	}
	for _, r.Lang = range text.Languages {
		var out bytes.Buffer
		r.Now = now
		if err := report.WriteBudget(&out, report.Budget{Report: r, Budget: b, Level: 100}); err != nil {
			t.Fatal(err)
		}
		golden(t, "reconcile/"+r.Lang.Code+".budget", out.String())
		out.Reset()
		if err := report.WriteCalibration(&out, report.Calibration{Report: r, Calibration: c, Learned: learned}); err != nil {
			t.Fatal(err)
		}
		golden(t, "reconcile/"+r.Lang.Code+".calibration", out.String())
	}
}

// A finding that matters is no best offer: its row has a class of its own, and what stands below it takes the whole width.
func TestPageMarksFindings(t *testing.T) {
	for _, f := range report.ReconcileFormats {
		if f.Name != "html" {
			continue
		}
		page := writtenReconciliation(t, f, reconciled(t, "pod-a"))
		if !strings.Contains(page, `<tr class="warn above">`) || !strings.Contains(page, `<tr class="part"><th scope="row" colspan="3">`) || strings.Contains(page, `class="best`) {
			t.Error(page)
		}
	}
}
