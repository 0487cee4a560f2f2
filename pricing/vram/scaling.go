package vram

import (
	"math"
	"slices"
	"strconv"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Parallel is a measurement: so many tasks at once on the same cards, and how long each then takes.
type Parallel struct {
	Tasks int64
	Took  time.Duration
}

// Scaling is how the time of a task grows with the tasks that run beside it: Took(n) = One × (1 + Wait × (n − 1) + Clash × n(n − 1)),
// Gunther's universal scalability law. Wait is the part that cannot run at the same time, Clash what tasks cost each other.
type Scaling struct {
	One         time.Duration // of one task alone
	Wait, Clash float64       // 0 or more
}

// MostParallel is the most tasks at once that are looked at.
const MostParallel = 1024

// pays is the least that one more task must add to the output, as a part of what a task alone gives.
const pays = 0.1

// Scale fits the law to two measurements (without Clash) or three. The error is a *model.Fault: one measurement shows no trend, and
// more than three are not of this law.
func Scale(list []Parallel) (Scaling, error) {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b Parallel) int { return int(a.Tasks - b.Tasks) })
	if f := scalable(list); f != nil {
		return Scaling{}, f
	}
	first, next, last := list[0], list[1], list[len(list)-1]
	line, bend := slope(first, last), 0.0
	if len(list) == 3 {
		bend = (slope(next, last) - slope(first, next)) / float64(last.Tasks-first.Tasks)
	}
	if bend > 0 {
		line = slope(first, next)
	}
	return law(first, next.Tasks, line, max(0, bend)), nil
}

// slope is the seconds that each task more takes between two measurements.
func slope(a, b Parallel) float64 { return (b.Took - a.Took).Seconds() / float64(b.Tasks-a.Tasks) }

// law gives the scaling whose times lie on the parabola through the first measurement, with a slope to the next one and a bend. In
// Took = c + w (n - 1) + bend × n (n - 1) it takes Newton's form apart.
func law(first Parallel, next int64, line, bend float64) Scaling {
	n, took := float64(first.Tasks), first.Took.Seconds()
	w := max(0, line-bend*(n+float64(next)-1))
	c := took - w*(n-1) - bend*n*(n-1)
	if c <= 0 { // more tasks take longer by more than in proportion: they only wait for each other
		c, w, bend = took/n, took/n, 0
	}
	return Scaling{time.Duration(c * float64(time.Second)), w / c, bend / c}
}

func scalable(list []Parallel) *model.Fault {
	fault := &model.Fault{Path: "parallel", Value: strconv.Itoa(len(list)), Want: text.SizeWantTrials.With()}
	if len(list) < 2 || len(list) > 3 {
		return fault
	}
	for i, p := range list {
		if p.Took <= 0 || p.Tasks < 1 || p.Tasks > MostParallel || i > 0 && p.Tasks == list[i-1].Tasks {
			fault.Value = strconv.FormatInt(p.Tasks, 10) + "=" + unit.FormatDuration(p.Took)
			return fault
		}
	}
	return nil
}

// Took gives how long a task takes beside n - 1 others.
func (s Scaling) Took(n int64) time.Duration {
	m := float64(n)
	d := s.One.Seconds() * (1 + s.Wait*(m-1) + s.Clash*m*(m-1))
	return time.Duration(min(d*float64(time.Second), math.MaxInt64/2))
}

// PerHour gives the tasks that n at once finish in an hour.
func (s Scaling) PerHour(n int64) float64 { return float64(n) / s.Took(n).Hours() }

// Pays gives the most tasks at once of which the last still adds a tenth of what a task alone gives; MostParallel where none is too many.
func (s Scaling) Pays() int64 {
	for n := int64(1); n < MostParallel; n++ {
		if s.PerHour(n+1) < s.PerHour(n)+s.PerHour(1)*pays {
			return n
		}
	}
	return MostParallel
}
