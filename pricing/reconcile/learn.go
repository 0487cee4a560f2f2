package reconcile

import (
	"math"
	"slices"
	"time"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Learned is what the log says the inputs of a plan really are. Times are per instance, on the card that they ran on.
type Learned struct {
	Days, Active int    // of the comparison; those with work
	PerDay       Spread // work of an active day, for one of the plan's instances
	TaskTime     Spread
	SetUp        Spread                   // of boots whose use the log has: before the first task
	Idle         Spread                   // of those: on, and nothing ran
	Longest      Use                      // of Idle: the longest time on with nothing running, of Left or more; its zero where there is none
	Varies       bool                     // task times vary so much that a cap for each does not help: coefficient of variation above Steady
	PerTask      unit.Money               // mean of the tasks that the bill has, without its rows of all; 0 where there is none
	PerOutput    unit.Money               // of one of what they note as output, by those that note any; 0 where nothing was
	Unbilled     int                      // tasks that the bill does not have: no part of PerTask and PerOutput
	Hour         unit.Price[unit.PerHour] // of the plan's offer, as the bill has it; left out where it is as planned
	Sure         Sureness
	Standing     []Standing
}

// Spread is how values lie: of none N is 0 and so is all else.
type Spread struct {
	N               int
	Mean, Deviation time.Duration // of the sample; a single value has no deviation
	P90             time.Duration // the smallest that nine in ten are not above
	Margin          time.Duration // the mean lies so far about, in nine of ten cases; 0 where N is below 2
}

// Variation is the deviation as a part of the mean.
func (s Spread) Variation() float64 {
	if s.Mean == 0 {
		return 0
	}
	return float64(s.Deviation) / float64(s.Mean)
}

// Steady is the coefficient of variation up to which a hard cap for each task helps (costmodel §10).
const Steady = 0.5

// student is the factor of a mean's error for 90 % by degrees of freedom, from 1 (Student's t, two-sided).
var student = []float64{6.314, 2.920, 2.353, 2.132, 2.015, 1.943, 1.895, 1.860, 1.833, 1.812, 1.796, 1.782, 1.771, 1.761, 1.753, 1.746, 1.740, 1.734, 1.729, 1.725}

const normal = 1.645 // where there are more

func spreadOf(list []time.Duration) Spread {
	s := Spread{N: len(list)}
	if s.N == 0 {
		return s
	}
	var sum, squares float64
	for _, d := range list {
		sum += d.Seconds()
	}
	mean := sum / float64(s.N)
	for _, d := range list {
		squares += (d.Seconds() - mean) * (d.Seconds() - mean)
	}
	sorted := slices.Clone(list)
	slices.Sort(sorted)
	s.Mean, s.P90 = seconds(mean), sorted[(s.N*9+9)/10-1]
	if s.N > 1 {
		deviation, factor := math.Sqrt(squares/float64(s.N-1)), normal
		if s.N-2 < len(student) {
			factor = student[s.N-2]
		}
		s.Deviation, s.Margin = seconds(deviation), seconds(factor*deviation/math.Sqrt(float64(s.N)))
	}
	return s
}

func seconds(s float64) time.Duration { return time.Duration(math.Round(s)) * time.Second }

// Sureness is how far a log can be relied on, by its rounds.
type Sureness uint8

// How sure a log is.
const (
	Unsure Sureness = iota // one round or none: no spread is known
	First                  // two or three: enough to start with
	Fair                   // four to nine
	Sure                   // ten or more
)

func sureness(rounds int) Sureness {
	switch {
	case rounds < 2:
		return Unsure
	case rounds < 4:
		return First
	case rounds < 10:
		return Fair
	}
	return Sure
}

// Standing is where the log stands with the rule for a term while the use is not known (costmodel §8, "hourly first").
type Standing struct {
	pricing.HourlyFirst
	Most unit.Money // what compute cost by the hour within one length of the term, at most so far
	Now  unit.Money // and within the last one
	Take bool       // Now reaches the rule's amount: take the term
}

// learn works out what the log says.
func (s *settling) learn() Learned {
	l := Learned{Days: s.window.days(s.r.options.Zone)}
	tasks := s.tasks()
	l.TaskTime, l.Sure = spreadOf(tasks), sureness(len(tasks))
	l.Varies = l.TaskTime.N > 1 && l.TaskTime.Variation() > Steady
	l.PerTask, l.PerOutput, l.Unbilled = s.ran.PerTask, s.ran.PerOutput, s.ran.Entries-s.ran.Billed
	l.PerDay = s.perDay()
	l.Active = l.PerDay.N
	l.SetUp, l.Idle, l.Longest = s.habits()
	l.Hour = s.hour
	l.Standing = s.standing()
	return l
}

// tasks lists the times of tasks that the log has.
func (s *settling) tasks() (times []time.Duration) {
	for _, b := range s.inside {
		for _, e := range b.entries {
			if e.Work > 0 {
				times = append(times, e.Work)
			}
		}
	}
	return times
}

// paid is what a boot cost; what it should have where the bill does not have it.
func (s *settling) paid(b *boot) unit.Exact {
	if b.bill.rows > 0 {
		return b.bill.cost
	}
	return b.should
}

// perDay gives the work of days that have any, for one of the plan's instances.
func (s *settling) perDay() Spread {
	var list []time.Duration
	for _, d := range s.result.Days {
		if d.Working > 0 {
			list = append(list, d.Working/time.Duration(max(1, s.r.plan.Workload.Instances)))
		}
	}
	return spreadOf(list)
}

// habits gives set-up and idle time of boots whose use the log has, and the longest idle time of Left or more: one forgotten night
// may be most of a mean.
func (s *settling) habits() (setUp, idle Spread, longest Use) {
	var before, after []time.Duration
	for _, b := range s.inside {
		sum := sumOf(b.filled)
		if sum[On] > 0 || sum[Working] == 0 {
			continue
		}
		before, after = append(before, sum[SetUp]), append(after, sum[Idle])
		for _, u := range b.filled {
			if u.What == Idle && u.Length() >= max(Left, longest.Length()+1) {
				longest = u
			}
		}
	}
	return spreadOf(before), spreadOf(after), longest
}

// Alone is what the longest idle time is of the mean.
func (l *Learned) Alone() time.Duration {
	return l.Longest.Length() / time.Duration(max(1, l.Idle.N))
}

// standing holds what was paid by the hour against the rule for each term on offer.
func (s *settling) standing() []Standing {
	o := s.r.options.Offer
	if o >= len(s.r.plan.Offers) || s.window.from.IsZero() {
		return nil
	}
	days := map[int]unit.Exact{}
	last := 0
	for _, b := range s.inside {
		if b.offer == o {
			i := s.midnights.of(b.from)
			days[i] = days[i].Add(s.paid(b))
			last = max(last, i)
		}
	}
	var list []Standing
	for _, rule := range pricing.HourlyFirsts(s.r.plan, o) {
		if rule.Known {
			list = append(list, s.stand(rule, days, last))
		}
	}
	return list
}

func (s *settling) stand(rule pricing.HourlyFirst, days map[int]unit.Exact, last int) Standing {
	st := Standing{HourlyFirst: rule}
	var window unit.Exact
	for i := 0; i <= last; i++ {
		window = window.Add(days[i]).Sub(days[i-rule.Days])
		st.Now = s.money(window)
		st.Most = max(st.Most, st.Now)
	}
	st.Take = !rule.Never && st.Now >= rule.Reach
	return st
}
