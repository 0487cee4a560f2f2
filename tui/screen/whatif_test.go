package screen

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/exp/golden"
	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// pageThree is page 3 of a plan, with all that is found out about it.
func pageThree(t testing.TB, p model.Plan, l *text.Language, w, h, focus int) Scene {
	t.Helper()
	s := shown(t, p, l, w, h)
	s.Page, s.Keys = 2, hints(action.WhatIf)
	for i, in := range input.List(p, 0) {
		axis, fine := in.Axis(p, in.Bounds(p))
		if fine == 0 {
			continue
		}
		zones, err := pricing.Zones(p, 0, pricing.Axis{Min: axis.Min, Max: axis.Max, Fine: fine, With: in.With})
		if err != nil {
			t.Fatal(err)
		}
		f := Flip{Input: i, Known: true, Change: math.Inf(1)}
		if at, form, change, ok := pricing.Nearest(zones, in.Get(p)); ok {
			f.At, f.Change, f.Form = in.Mark(l, at), change, form
		}
		s.WhatIf.Flips = append(s.WhatIf.Flips, f)
	}
	slices.SortStableFunc(s.WhatIf.Flips, func(a, b Flip) int {
		return int(math.Copysign(1, math.Abs(a.Change)-math.Abs(b.Change)))
	})
	s.WhatIf.Focus = focus
	s.Focus = s.WhatIf.Flips[focus].Input
	for i, change := range []int{-50, -25, -10, 0, 10, 25, 50} {
		s.WhatIf.Around = append(s.WhatIf.Around, Around{change, text.Figure{Number: fmt.Sprint(450+i*75) + ".00"}, unit.Money(400e6 + 25e6*i), "hourly"})
	}
	s.WhatIf.Goals = []Goal{{text.GoalPlanCap.With("400.00"), text.GoalADay.With("4 h 44"), true, text.GoalPassedDay.With("26")}, {Amount: text.GoalBalance.With("500.00"), Keeps: text.GoalAlways.With()}}
	s.WhatIf.First = pricing.HourlyFirsts(p, 0)
	if r, ok := chance.Of(p, 0, 1); ok {
		s.WhatIf.Ranges = &r
	}
	return s
}

func TestWhatIf(t *testing.T) {
	for _, size := range [][2]int{{120, 36}, {100, 30}, {80, 24}, {60, 20}, {40, 12}} {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			var frames strings.Builder
			for _, l := range text.Languages {
				frames.WriteString(plainFrame(pageThree(t, article(l), l, size[0], size[1], 0)))
			}
			golden.RequireEqual(t, frames.String())
		})
	}
}

// The page with a range, in signs of one width, before anything is found out, and without prices.
func TestWhatIfInOtherStates(t *testing.T) {
	p := article(text.English)
	if fault := p.Set("workload.hours_per_day", model.Typed, "3..6..18"); fault != nil {
		t.Fatal(fault)
	}
	narrow, ascii := pageThree(t, article(text.Chinese), text.Chinese, 80, 24, 3), pageThree(t, article(text.English), text.English, 80, 24, 3)
	narrow.Glyphs, ascii.Glyphs = widget.Narrow, widget.ASCII
	early := pageThree(t, article(text.English), text.English, 120, 36, 2)
	early.WhatIf = WhatIf{Flips: early.WhatIf.Flips, Focus: 2}
	for i := range early.WhatIf.Flips {
		early.WhatIf.Flips[i].Known = i == 2
	}
	unpriced := shown(t, input.Starter(), text.English, 80, 24)
	unpriced.Page, unpriced.Keys = 2, hints(action.WhatIf)
	for name, s := range map[string]Scene{
		"ranges": pageThree(t, p, text.English, 120, 36, 5), "ranges_80x24": pageThree(t, p, text.English, 80, 24, 5),
		"ranges_120x44": pageThree(t, p, text.English, 120, 44, 5),
		"ranges_40x12":  pageThree(t, p, text.Chinese, 40, 12, 5), "narrow": narrow, "ascii": ascii, "early": early, "unpriced": unpriced,
	} {
		t.Run(name, func(t *testing.T) { golden.RequireEqual(t, plainFrame(s)) })
	}
}

// A small window tells of all that page 3 is about: flips, the focused value a little less and more, habits, ranges, and when to
// take a term.
func TestWhatIfInASmallWindow(t *testing.T) {
	for _, l := range text.Languages {
		p := article(l)
		if fault := p.Set("workload.hours_per_day", model.Typed, "3..6..18"); fault != nil {
			t.Fatal(fault)
		}
		frame := plainFrame(pageThree(t, p, l, 80, 24, 0))
		for _, want := range []text.Word{text.FlipsHead, text.AroundNow, text.NotSureHead, text.FirstHead} {
			if said := l.Say(want); !strings.Contains(frame, said) {
				t.Errorf("%q is missing in\n%s", said, frame)
			}
		}
		for _, want := range []string{"P10 377.11", "P50 573.23", "P90 872.01", "-44.55", "900.00"} { // of the hours; idle; the month
			if !strings.Contains(frame, want) {
				t.Errorf("%q is missing in\n%s", want, frame)
			}
		}
	}
}

// anyWhatIf is page 3 with any flips, more or less of them found out.
func anyWhatIf(t *rapid.T, s *Scene) WhatIf {
	var w WhatIf
	for i := range s.Inputs {
		f := Flip{Input: i, Known: rapid.Bool().Draw(t, "known"), Change: rapid.Float64Range(-1, 100).Draw(t, "change"), Form: "month"}
		if rapid.Bool().Draw(t, "flips") {
			f.At, f.Change = text.Figure{Number: anyName(t), Unit: "/h"}, math.Inf(1)
		}
		w.Flips = append(w.Flips, f)
	}
	w.Focus = rapid.IntRange(0, max(len(w.Flips)-1, 0)).Draw(t, "focused flip")
	for i := range rapid.IntRange(0, 7).Draw(t, "around") {
		w.Around = append(w.Around, Around{25 * (i - 3), text.Figure{Number: anyName(t)}, anyMoney(t), []string{"", "hourly", "biannual-upfront"}[i%3]})
	}
	for range rapid.IntRange(0, 3).Draw(t, "goals") {
		w.Goals = append(w.Goals, Goal{text.GoalPlanCap.With(anyName(t)), text.GoalADay.With(anyName(t)), rapid.Bool().Draw(t, "passed"), text.GoalPassedOn.With(anyName(t))})
	}
	if s.Offer < len(s.Plan.Offers) {
		w.First = pricing.HourlyFirsts(s.Plan, s.Offer)
	}
	return w
}

// Where the total is not known, what habits cost is not known either: it is not nothing.
func TestHabitsOfAnUnknownTotal(t *testing.T) {
	p := article(text.English)
	p.Offers[0].Hourly = unit.Unknown[unit.PerHour]()
	s := shown(t, p, text.English, 120, 36)
	s.Page = 2
	frame := plainFrame(s)
	if !strings.Contains(frame, text.English.Say(text.HabitsUnknown)) || strings.Contains(frame, text.English.Say(text.HabitsNone)) {
		t.Errorf("habits are not said to be of unknown cost:\n%s", frame)
	}
}
