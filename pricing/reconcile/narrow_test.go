package reconcile

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// only are the entries of a project.
func only(project string) func(*record.Entry) bool {
	return func(e *record.Entry) bool { return e.Project == project }
}

// One project of a clean month: the afternoons are another one's, so 14 boots of 4.62 are 64.68, and the disk is of neither. One
// afternoon of the other project idles for 3 h more; that is none of this one's.
func TestNarrowedToAProject(t *testing.T) {
	m := clean()
	for i := range m.entries {
		if i%2 == 1 {
			m.entries[i].Project = "thesis"
		}
	}
	m.entries[5].Stop = m.entries[5].Stop.Add(3 * time.Hour) // 5.94 for the bill to have, of which it has nothing
	for project, want := range map[string]struct {
		billed   string
		findings int
	}{"paper": {"64.68", 0}, "thesis": {"64.68", 2}} {
		r, err := New(m.plan, m.entries, Options{Zone: beijing, Now: at(30, 23, 0), Wanted: only(project)})
		if err != nil {
			t.Fatal(err)
		}
		for i := range m.lines {
			r.Add(&m.lines[i])
		}
		res, err := r.Result()
		if err != nil {
			t.Fatal(err)
		}
		if len(res.Boots) != 14 || res.Billed != cost(t, want.billed) || !res.Narrowed || res.Comparable || len(res.Findings) != want.findings {
			t.Errorf("%s: %d boots, billed %v, narrowed %v, comparable %v, findings %+v", project, len(res.Boots), res.Billed, res.Narrowed, res.Comparable, res.Findings)
		}
		if len(res.Days) != 14 || res.Days[0].Boots != 1 || res.Days[0].Cost != 4_620_000 {
			t.Errorf("%s: %d days, the first %+v", project, len(res.Days), res.Days[0])
		}
		if agrees := want.findings == 0; res.Agrees != agrees {
			t.Errorf("%s: agrees %v, want %v", project, res.Agrees, agrees)
		}
	}
}

// Whatever the month: what the bill has for each project adds up to what it has for all boots, and the days of each to its own.
func TestProjectsAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMonth(t)
		for i := range m.entries {
			m.entries[i].Project = rapid.SampledFrom([]string{"paper", "thesis", ""}).Draw(t, "project")
		}
		all := m.reconciled(t)
		billed, boots := unit.Money(0), 0
		for _, project := range []string{"paper", "thesis", ""} {
			m.wanted = only(project)
			res := m.reconciled(t)
			billed, boots = billed+res.Billed, boots+len(res.Boots)
			if days := sumsUp(res.Days, func(d Day) unit.Money { return d.Cost }); days != res.Billed {
				t.Fatalf("%s: days make %v, want %v", project, days, res.Billed)
			}
		}
		most := unit.Money(0)
		if m.summed() { // boots have parts of a day's row, each rounded by itself
			most = unit.Money(len(all.Boots)+3) * 5_000
		}
		want := sumsUp(all.Boots, func(b Boot) unit.Money { return b.Billed })
		if boots != len(all.Boots) || billed-want > most || want-billed > most {
			t.Fatalf("%d of %d boots, billed %v, want %v", boots, len(all.Boots), billed, want)
		}
	})
}
