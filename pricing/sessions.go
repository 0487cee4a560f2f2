package pricing

import (
	"time"

	"app/gpuplan/model"
)

// use is what one instance does over the plan: its stretches, alike ones counted instead of repeated.
type use struct {
	stretches [3]stretch
	kinds     int  // stretches in use
	alwaysOn  bool // nobody would shut down: a stretch is a run of active days

	boots int64         // sessions
	on    time.Duration // time on
}

// stretch is an active day, or where nobody would shut down a run of them.
type stretch struct {
	days     int   // active days that one lasts
	count    int64 // so many in the plan
	sessions [3]session
	kinds    int  // sessions in use
	hopeless bool // interruptions make it endless (costmodel §6)
}

// session is one boot of the instance until it is shut down (costmodel §2).
type session struct {
	count    int64 // so many in its stretch
	boot     time.Duration
	setup    time.Duration
	download time.Duration
	useful   time.Duration
	idle     time.Duration
	rerun    time.Duration // useful time done again, and checkpoints; by the hour only
}

func (s *session) on() time.Duration {
	return plus(plus(s.boot+s.setup+s.useful+s.idle, s.download), s.rerun)
}

func (u *use) all() []stretch     { return u.stretches[:u.kinds] }
func (s *stretch) all() []session { return s.sessions[:s.kinds] }

func (u *use) add(s stretch, count int) {
	if count > 0 {
		s.count = int64(count)
		u.stretches[u.kinds] = s
		u.kinds++
	}
}

// add puts count sessions into the stretch; those that are like the last ones are counted with them.
func (s *stretch) add(one session, count int64) {
	if count <= 0 {
		return
	}
	if s.kinds > 0 {
		last := &s.sessions[s.kinds-1]
		one.count = last.count
		if one == *last {
			last.count += count
			return
		}
	}
	one.count = count
	s.sessions[s.kinds] = one
	s.kinds++
}

// sum adds up what sessions have of something, over the stretch.
func (s *stretch) sum(of func(*session) time.Duration) time.Duration {
	var total time.Duration
	for i := range s.all() {
		total = plus(total, times(of(&s.sessions[i]), s.sessions[i].count))
	}
	return total
}

// sum adds up what sessions have of something, over the plan.
func (u *use) sum(of func(*session) time.Duration) time.Duration {
	var total time.Duration
	for i := range u.all() {
		total = plus(total, times(u.stretches[i].sum(of), u.stretches[i].count))
	}
	return total
}

// tally counts boots and time on anew.
func (u *use) tally() {
	u.boots, u.on = 0, u.sum((*session).on)
	for i := range u.all() {
		for j := range u.stretches[i].all() {
			u.boots = plus(u.boots, times(u.stretches[i].sessions[j].count, u.stretches[i].count))
		}
	}
}

// workday is an active day as the offer sees it, before it is cut into sessions.
type workday struct {
	hours time.Duration // useful time, at most 24 h
	task  time.Duration // useful time of each session but the last
	boots int64
}

// workday gives the active day in which the task runs for h on a card of speed 1. The number of sessions comes from the
// plan's own values, before rounding to nanoseconds (costmodel §2).
func (c *contract) workday(h time.Duration) workday {
	w := workday{hours: min(day, over(h, c.offer.Speed)), boots: 1}
	w.task = w.hours
	if c.plan.Workload.Restart == model.RestartTask && h > 0 {
		w.boots = 1 + int64((min(h, c.most)-1)/c.plan.Workload.TaskHours)
	}
	if w.boots > 1 {
		w.task = min(c.task, w.hours/time.Duration(w.boots-1))
	}
	return w
}

// full tells whether nobody would shut down: the times on of an ordinary day sum to 24 h or more.
func (c *contract) full(w workday) bool {
	each := plus(c.boot+c.setup+c.idle, c.fetch.boot)
	on := plus(plus(times(each, w.boots), c.fetch.day), w.hours)
	return w.hours == day || on >= day
}

// sessions plans the sessions where the task runs for h on an active day, without interruptions.
func (c *contract) sessions(h time.Duration, u *use) {
	u.kinds, u.alwaysOn = 0, false
	if h > 0 {
		w := c.workday(h)
		if u.alwaysOn = c.full(w); u.alwaysOn {
			c.alwaysOn(w, u)
		} else {
			c.daily(w, u)
		}
	}
	u.tally()
}

// daily makes each active day a stretch; what is downloaded once makes the first one different.
func (c *contract) daily(w workday, u *use) {
	active := c.active()
	if c.fetch.once > 0 {
		u.add(c.shutDown(w, c.fetch.once), 1)
		active--
	}
	u.add(c.shutDown(w, 0), active)
}

// shutDown cuts a day into sessions; once is downloaded on its first one.
func (c *contract) shutDown(w workday, once time.Duration) stretch {
	s := stretch{days: 1}
	one := session{boot: c.boot, setup: c.setup, download: c.fetch.boot, useful: w.task, idle: c.idle}
	first, last := one, one
	last.useful = w.hours - w.task*time.Duration(w.boots-1)
	if w.boots == 1 {
		first = last
	}
	first.download = plus(plus(first.download, c.fetch.day), once)
	s.add(first, 1)
	s.add(one, w.boots-2)
	s.add(last, min(1, w.boots-1))
	return s
}

// alwaysOn makes each run of active days a single session.
func (c *contract) alwaysOn(w workday, u *use) {
	count, length, tail := c.calendar.runs()
	once := c.fetch.once
	if once > 0 && count > 0 {
		u.add(c.throughout(w, length, once), 1)
		count, once = count-1, 0
	}
	u.add(c.throughout(w, length, 0), count)
	if tail > 0 {
		u.add(c.throughout(w, tail, once), 1)
	}
}

// throughout is a session of exactly 24 h × its days: what comes first is cut at its end, what is left is idle (costmodel §2).
func (c *contract) throughout(w workday, days int, once time.Duration) stretch {
	room := day * time.Duration(days)
	s := session{}
	s.boot = take(&room, c.boot)
	s.setup = take(&room, c.setup)
	s.download = take(&room, plus(plus(c.fetch.boot, times(c.fetch.day, int64(days))), once))
	s.useful = take(&room, w.hours*time.Duration(days))
	s.idle = room
	stretch := stretch{days: days}
	stretch.add(s, 1)
	return stretch
}
