package pricing_test

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// walker goes through a plan boot by boot, where the package counts alike ones: another way to the same hours.
type walker struct {
	model.Plan
	boots  int
	on     time.Duration
	useful time.Duration
	billed []time.Duration // by day
}

// boot switches an instance on for so many days from one on, for what is asked of it in turn, up to room.
func (w *walker) boot(day, days int, room, download, useful, idle time.Duration) {
	o, on, counted := w.Offers[0], time.Duration(0), time.Duration(0)
	for i, want := range []time.Duration{w.Workload.Boot, w.Workload.Setup, download, useful, idle} {
		part := min(want, room-on)
		on += part
		switch {
		case i == 0 && o.BootBilled == model.No, (i == 1 || i == 2) && o.SetupInNoGPU:
		default:
			counted += part
		}
		if i == 3 {
			w.useful += part
		}
	}
	for counted%o.Increment != 0 {
		counted += o.Increment - counted%o.Increment
	}
	w.boots++
	w.on += on
	for i := range days {
		w.billed[day+i] += max(counted, o.Minimum) / time.Duration(days)
	}
}

func (w *walker) walk() {
	w.billed = make([]time.Duration, w.Workload.Days)
	l := w.Workload
	each, daily, once := w.downloads()
	ordinary := daily + l.HoursPerDay
	for left := l.HoursPerDay; left > 0; left -= w.task(left) {
		ordinary += l.Boot + l.Setup + each + l.Idle
	}
	full := ordinary >= 24*time.Hour
	for d := 0; d < l.Days && l.HoursPerDay > 0; d++ {
		if d%7 >= l.DaysPerWeek {
			continue
		}
		if full {
			run := 1
			for d+run < l.Days && (d+run)%7 < l.DaysPerWeek {
				run++
			}
			room := time.Duration(run) * 24 * time.Hour
			w.boot(d, run, room, each+daily*time.Duration(run)+once, l.HoursPerDay*time.Duration(run), room)
			d, once = d+run-1, 0
			continue
		}
		first := daily + once
		for left := l.HoursPerDay; left > 0; left -= w.task(left) {
			w.boot(d, 1, 1<<62, each+first, w.task(left), l.Idle)
			first, once = 0, 0
		}
	}
}

// task is the useful time of the next boot of a day.
func (w *walker) task(left time.Duration) time.Duration {
	if w.Workload.Restart == model.RestartDay {
		return left
	}
	return min(left, w.Workload.TaskHours)
}

func (w *walker) downloads() (each, daily, once time.Duration) {
	var boot, day, first unit.Bytes
	for _, t := range w.Transfers {
		switch {
		case t.Direction == model.Out:
		case t.When == model.WhenBoot && !t.Kept:
			boot += t.Size
		case t.When == model.WhenDay:
			day += t.Size
		default:
			first += t.Size
		}
	}
	speed := w.Workload.Bandwidth
	return speed.Time(boot), speed.Time(day), speed.Time(first)
}

// total gives the billed time of the plan, at most the cap in each block of 30 days.
func (w *walker) total() time.Duration {
	var total, inBlock time.Duration
	for d, t := range w.billed {
		inBlock += t
		if d%30 == 29 || d == len(w.billed)-1 {
			if limit := w.Offers[0].MonthCap; limit > 0 {
				inBlock = min(inBlock, limit)
			}
			total, inBlock = total+inBlock, 0
		}
	}
	return total
}

func TestWalk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		o := &p.Offers[0]
		o.Speed, o.Interruptions, o.CheckpointEvery, o.BilledWhenStopped = unit.One, 0, 0, false
		w := walker{Plan: p}
		w.walk()
		q := evaluated(t, p).Offers[0].Quotes[0]
		if q.Boots != w.boots || q.On != w.on || q.Useful != w.useful {
			t.Fatalf("boots %d, on %v, useful %v; walked %d, %v, %v", q.Boots, q.On, q.Useful, w.boots, w.on, w.useful)
		}
		if d := q.Billed - w.total(); d.Abs() > time.Microsecond {
			t.Fatalf("billed %v; walked %v", q.Billed, w.total())
		}
	})
}
