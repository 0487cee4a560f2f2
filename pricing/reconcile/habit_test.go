package reconcile

import (
	"testing"
	"time"
)

// One night of 14 h among ten boots that idle for 10 min is an accident: it is told, and a plan does not get a mean of 93 min. Where
// three of ten are left on for 3 h it is a habit: (7 × 10 + 3 × 180) ÷ 10 is 61 min.
func TestForgottenNightIsNoHabit(t *testing.T) {
	for _, c := range []struct {
		nights    int
		long      time.Duration
		forgotten int
		idle      time.Duration
		n         int
	}{{1, 14 * time.Hour, 1, 10 * time.Minute, 9}, {3, 3 * time.Hour, 0, 61 * time.Minute, 10}} {
		m := &month{plan: fortnight()}
		for i := range 10 {
			idle := 10 * time.Minute
			if i < c.nights {
				idle = c.long
			}
			e := m.task("pod-a", at(i+1, 8, 0), time.Hour, idle)
			m.rows("pod-a", e.Boot, e.Stop, list)
		}
		res := m.result(t)
		l := res.Learned
		if l.Forgotten != c.forgotten || l.Idle.Mean != c.idle || l.Idle.N != c.n || l.SetUp.N != 10 {
			t.Errorf("%d nights: %d forgotten, idle %+v", c.nights, l.Forgotten, l.Idle)
		}
		left := 0
		for _, f := range res.Findings {
			if f.Kind == LeftOn {
				left++
			}
		}
		if left != c.nights {
			t.Errorf("%d nights: %d were told as left on", c.nights, left)
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
