package screen

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/exp/golden"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// fortnight is what a person logged from 17 to 30 November 2026: boot, work from and to, stop, in minutes of a day. On Friday 20
// the card is left on overnight; on Sundays it is off.
var fortnight = []struct{ day, boot, from, to, stop int }{
	{17, 540, 550, 670, 685}, {17, 870, 880, 1000, 1000},
	{18, 555, 565, 685, 700}, {18, 900, 910, 1050, 1200},
	{20, 555, 565, 685, 690}, {20, 1130, 1140, 1245, 1440 + 435},
	{23, 540, 550, 670, 675}, {23, 780, 790, 910, 920}, {23, 1150, 1160, 1285, 1285},
	{25, 500, 510, 650, 660}, {25, 840, 850, 1075, 1130},
	{30, 540, 550, 670, 675}, {30, 870, 880, 1000, 1010},
}

// pageFour is page 4 of the article's plan with that log, held against it without a bill.
func pageFour(t testing.TB, l *text.Language, w, h, day int) Scene {
	t.Helper()
	p := article(l)
	at := func(day, minute int) time.Time { return time.Date(2026, 11, day, 0, minute, 0, 0, time.UTC) }
	var entries []record.Entry
	for _, b := range fortnight {
		entries = append(entries, record.Entry{
			Boot: at(b.day, b.boot), From: at(b.day, b.from), To: at(b.day, b.to), Stop: at(b.day, b.stop), Work: time.Duration(b.to-b.from) * time.Minute,
			Downloads: []record.Download{{Name: "weights", Size: 15 * unit.GB}},
		})
	}
	r, err := reconcile.New(p, entries, reconcile.Options{Now: at(30, 1200)})
	if err != nil {
		t.Fatal(err)
	}
	result, err := r.Result()
	if err != nil {
		t.Fatal(err)
	}
	s := shown(t, p, l, w, h)
	s.Page, s.Keys = 3, hints(action.Log)
	s.Log = Log{Result: &result, Calendar: result.Calendar(), Day: day, Finding: -1}
	for i := range result.Findings {
		s.Log.Findings = append(s.Log.Findings, i)
	}
	clock := l.ClockFigure
	s.Log.Measured = []LogMeasure{
		{s.Inputs[0].Label, clock(6 * time.Hour), clock(4*time.Hour + 34*time.Minute), text.LogPageOfDays.With(6, 14)},
		{s.Inputs[1].Label, clock(2 * time.Hour), clock(2*time.Hour + 23*time.Minute), text.LogPageSteady.With(text.LogPageTasks.Of(13))},
		{s.Inputs[7].Label, clock(15 * time.Minute), clock(62 * time.Minute), text.LogPageBoots.Of(13)},
	}
	return s
}

func TestLog(t *testing.T) {
	for _, size := range [][2]int{{120, 36}, {100, 30}, {80, 24}, {60, 20}, {40, 12}} {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			var frames strings.Builder
			for _, l := range text.Languages {
				frames.WriteString(plainFrame(pageFour(t, l, size[0], size[1], 3)))
			}
			golden.RequireEqual(t, frames.String())
		})
	}
}

// The page without a log, before it is read, and in signs of every terminal.
func TestLogInOtherStates(t *testing.T) {
	empty, reading := pageFour(t, text.English, 80, 24, 0), pageFour(t, text.Chinese, 80, 24, 0)
	empty.Log, reading.Log = Log{Empty: true}, Log{}
	ascii := pageFour(t, text.English, 80, 24, 13)
	ascii.Glyphs = widget.ASCII
	clean := pageFour(t, text.Chinese, 120, 36, 13)
	clean.Log.Findings = nil
	for name, s := range map[string]Scene{"empty": empty, "reading": reading, "ascii": ascii, "clean": clean} {
		t.Run(name, func(t *testing.T) { golden.RequireEqual(t, plainFrame(s)) })
	}
}

// A finding has the focus, the entries are filtered, several instances are on, rows were passed over: all of it in one page, and in a
// window that has room for either days or findings.
func TestLogOfAFinding(t *testing.T) {
	for _, size := range [][2]int{{120, 36}, {80, 24}, {40, 12}} {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			var frames strings.Builder
			for _, l := range text.Languages {
				s := pageFour(t, l, size[0], size[1], 3)
				s.Log.Filter, s.Log.Passed, s.Log.Reading = "thesis", 3, true
				s.Log.On = []record.Entry{{Boot: time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)}, {Boot: time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC)}}
				frames.WriteString(plainFrame(s))
				s.Log.Day = 13
				frames.WriteString(plainFrame(s))
				s.Log.Finding = 2
				frames.WriteString(plainFrame(s))
				s.Overlay = Choice{
					Title: text.StopTitle, Chosen: 1, Keys: []Key{{"enter", text.HintTake}, {"esc", text.HintLeave}},
					Lines: []string{"pod-1, since 28 Nov 09:00 (2 d 3 h): train", "pod-2, since 30 Nov 09:00 (3 h 00): eval"},
				}
				frames.WriteString(plainFrame(s))
			}
			golden.RequireEqual(t, frames.String())
		})
	}
}

// Where a filter leaves nothing, the page says what it looked for.
func TestNothingHasTheFilter(t *testing.T) {
	for _, l := range text.Languages {
		s := pageFour(t, l, 80, 24, 0)
		s.Log = Log{Result: &reconcile.Result{}, Calendar: (&reconcile.Result{}).Calendar(), Filter: "thesis", Finding: -1}
		if got := plainFrame(s); !strings.Contains(got, l.Say(text.LogPageNoneWith, `"thesis"`)) {
			t.Errorf("the page says:\n%s", got)
		}
	}
}

// On the smallest screen, too, one that is still on says how it is stopped: the words are not cut.
func TestStillOnIsNotCut(t *testing.T) {
	for _, l := range text.Languages {
		s := pageFour(t, l, 40, 12, 13)
		s.Log.On = []record.Entry{{Boot: time.Date(2026, 11, 17, 9, 0, 0, 0, time.UTC)}}
		if got, want := plainFrame(s), l.Say(text.LogPageStillOnTiny, "2026-11-17 09:00"); !strings.Contains(got, want) {
			t.Errorf("%q is not on the page:\n%s", want, got)
		}
	}
}

// On a small screen one cap stands among the inputs: the one that is passed.
func TestTightestCap(t *testing.T) {
	for name, l := range map[string]*text.Language{"en": text.English, "zh": text.Chinese} {
		t.Run(name, func(t *testing.T) {
			s := pageFour(t, l, 80, 24, 13)
			s.Plan.Budget = model.Budget{TaskCap: model.Given(unit.Money(6_000_000)), PlanCap: model.Given(unit.Money(800_000_000))}
			b, ok := reconcile.BudgetOf(s.Plan, 0, "", time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC), s.Log.Result)
			if !ok {
				t.Fatal("the budget is not known")
			}
			s.Log.Budget, s.Log.Cheapest = &b, model.HourlyForm
			golden.RequireEqual(t, plainFrame(s))
		})
	}
}

// TestLogCaps shows how far the caps reach by the log, and what is cheapest with its inputs.
func TestLogCaps(t *testing.T) {
	for name, l := range map[string]*text.Language{"en": text.English, "zh": text.Chinese} {
		t.Run(name, func(t *testing.T) {
			s := pageFour(t, l, 120, 36, 13)
			s.Plan.Budget = model.Budget{TaskCap: model.Given(unit.Money(6_000_000)), PlanCap: model.Given(unit.Money(800_000_000))}
			b, ok := reconcile.BudgetOf(s.Plan, 0, "", time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC), s.Log.Result)
			if !ok {
				t.Fatal("the budget is not known")
			}
			s.Log.Budget, s.Log.Cheapest = &b, model.HourlyForm
			golden.RequireEqual(t, plainFrame(s))
		})
	}
}

// Where nothing says what the boots cost, the page does not call it nothing wasted, and what it says is not cut.
func TestNoPriceIsNotCut(t *testing.T) {
	for _, size := range [][2]int{{120, 36}, {80, 24}, {40, 12}} {
		for _, l := range text.Languages {
			s := pageFour(t, l, size[0], size[1], 13)
			s.Log.Result.Priced, s.Log.Findings = false, nil
			got, on, days := plainFrame(s), l.ClockMinutes(45*60+35), l.Phrase(text.Days.Of(14))
			whole := strings.Contains(got, l.Say(text.LogPageTime, on, days)) || strings.Contains(got, l.Say(text.LogPageTimeTiny, on, days))
			if !strings.Contains(got, l.Say(text.LogPageUnpriced)) || strings.Contains(got, l.Say(text.LogPageClean)) || !whole {
				t.Errorf("%s at %v:\n%s", l.Name, size, got)
			}
		}
	}
}

// A bill that seems to be of another zone is told with that zone, whole, where page 4 has a place for the bill.
func TestBillOfAnotherZoneIsNotCut(t *testing.T) {
	for _, size := range [][2]int{{120, 36}, {80, 24}} {
		for _, l := range text.Languages {
			s := pageFour(t, l, size[0], size[1], 13)
			r := s.Log.Result
			r.HasBill, r.Tally.Entries, r.Zone, r.Shift = true, 1, time.UTC, reconcile.Shift{By: 8 * time.Hour, Boots: 3}
			said := text.LogPageZone
			if size[0] < 120 {
				said = text.LogPageZoneTiny
			}
			if got := plainFrame(s); !strings.Contains(got, l.Say(said, "+08:00")) {
				t.Errorf("%s at %v:\n%s", l.Name, size, got)
			}
		}
	}
}
