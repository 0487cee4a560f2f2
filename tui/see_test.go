package tui

import (
	"math"
	"strings"
	"testing"
	"testing/synctest"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
)

// In every period the verdict, its margin and the waste are that period's, as the forms are.
func TestPeriodOfTheVerdict(t *testing.T) {
	m := start(example())
	whole := m.evaluation.Offers[0]
	for range pricing.Periods[1:] {
		m = send(m, keys("p")...)
		factor := float64(m.scaled.Quotes[0].Total) / float64(whole.Quotes[0].Total)
		v := m.scaled.Verdict
		if near := float64(whole.Verdict.Margin) * factor; math.Abs(float64(v.Margin)-near) > 20_000 || v.Quote != whole.Verdict.Quote {
			t.Errorf("%s: the margin is %v of form %d, want about %.0f", m.period, v.Margin, v.Quote, near)
		}
		if got := m.scaled.Quotes[v.Rival].Total - m.scaled.Quotes[v.Quote].Total; got != v.Margin {
			t.Errorf("%s: the margin is %v, between the totals there is %v", m.period, v.Margin, got)
		}
		for i, w := range m.scaled.Waste {
			if near := float64(whole.Waste[i].Cost) * factor; math.Abs(float64(w.Cost)-near) > 20_000 {
				t.Errorf("%s: %s is %v, want about %.0f", m.period, w.Key, w.Cost, near)
			}
		}
	}
}

// The language can be changed under everything that lies on top but a field, and all of it is said in the new one.
func TestTheLanguageChangesOnTop(t *testing.T) {
	for _, pressed := range [][]string{{"?"}, {"e"}, {"y"}, {"right", "q"}} {
		english := send(start(example()), keys(pressed...)...)
		chinese := send(english, keys("g")...)
		s := settings(example())
		s.Language = text.Chinese
		want := send(open(s, newWorld()), keys(pressed...)...)
		if chinese.overlay == nil || chinese.View() != want.View() && pressed[0] != "y" { // the command line names the language
			t.Errorf("%v: g shows\n%s\nwant\n%s", pressed, chinese.View(), want.View())
		}
	}
}

// What a page found out in one language is found out again in the next one: it holds values as people read them.
func TestTheLanguageChangesOnPageThree(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		english := start(example())
		english = send(english, to(t, english, "workload.task_hours")...)
		english, _ = perform(english, alt('3'))
		chinese, _ := perform(english, keys("g")...)
		if got := chinese.scene().WhatIf.Around[0].Value.String(); !strings.Contains(got, "小时") {
			t.Errorf("in Chinese the value is %q", got)
		}
		if again, _ := perform(chinese, keys("g")...); again.View() != english.View() {
			t.Errorf("twice g shows\n%s\nwant\n%s", again.View(), english.View())
		}
	})
}
