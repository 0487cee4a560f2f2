package reconcile

import (
	"testing"
	"time"
)

// One night of 14 h among ten boots that idle for 10 min makes their mean (9 × 10 + 840) ÷ 10 = 93 min, 84 of which are that night
// alone; without it nothing is told.
func TestNightIsToldOfTheMean(t *testing.T) {
	for _, night := range []time.Duration{14 * time.Hour, 10 * time.Minute} {
		m := &month{plan: fortnight()}
		for i := range 10 {
			idle := 10 * time.Minute
			if i == 3 {
				idle = night
			}
			e := m.task("pod-a", at(i+1, 8, 0), time.Hour, idle)
			m.rows("pod-a", e.Boot, e.Stop, list)
		}
		l := m.result(t).Learned
		if want := (90*time.Minute + night) / 10; l.Idle.Mean != want {
			t.Errorf("the mean is %v, want %v", l.Idle.Mean, want)
		}
		switch {
		case night < Left && l.Longest != (Use{}):
			t.Errorf("told %+v", l.Longest)
		case night > Left && (l.Alone() != 84*time.Minute || !l.Longest.From.Equal(at(4, 9, 10))):
			t.Errorf("%v alone, %+v", l.Alone(), l.Longest)
		}
	}
}

// A boot without a task or a project, 2 h at 1.98, and a disk of 0.33 are two things: one not assigned, the other of no boot.
func TestUnassignedIsNotOfNoBoot(t *testing.T) {
	m := &month{plan: fortnight()}
	e := m.task("pod-a", at(1, 8, 0), 100*time.Minute, 10*time.Minute)
	e.Task, e.Project = "", ""
	m.rows("pod-a", e.Boot, e.Stop, list)
	m.disk(1, "0.33")
	res := m.result(t)
	for _, groups := range [][]Group{res.Tasks, res.Projects} {
		if len(groups) != 2 || groups[0].Entries != 1 || groups[0].Cost != cost(t, "3.96") || groups[1].Entries != 0 || groups[1].Cost != cost(t, "0.33") {
			t.Errorf("%+v", groups)
		}
	}
}
