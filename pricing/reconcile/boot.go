package reconcile

import (
	"cmp"
	"slices"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// boot is one time that an instance was on: the entries of one instance whose times touch or overlap.
type boot struct {
	instance string
	offer    int
	from, to time.Time       // where it is open, to is as far as is known
	open     bool            // nothing says when it ended
	stillOn  bool            // nor was the instance booted again
	entries  []*record.Entry // by their start
	filled   []Use           // what filled it, once it is settled
	lived    fillings        // of what lies in the window
	bill     account
	closed   bool          // it was open, and ends with its last row
	should   unit.Exact    // what it should have cost
	bare     time.Duration // of it, at most, that ran without a card, at a price of its own
	worth    unit.Exact    // what its billed time costs at the plan's price
	gap      unit.Exact    // what no cause explains of what it did cost
	after    []*stretch    // rows that went on from it
	gpu      *load         // readings of its card; nil: none
	found    State         // of the findings of bill against log about it; empty: none
}

// account is what was billed for a boot.
type account struct {
	name    string // that the bill calls the instance
	rows    int
	cost    unit.Exact    // without what was charged twice
	time    time.Duration // billed, as the rows say
	untimed bool          // a row does not say it
	since   time.Time     // start of the first row
	until   time.Time     // end of the last row
	covers  []cover
	doubles int
	double  unit.Exact // what was charged twice
}

func (b *boot) on() time.Duration { return b.to.Sub(b.from) }

// boots joins entries to boots, by their start. An entry that ends before it begins lasts no time.
func boots(entries []record.Entry, now time.Time) []*boot {
	last, room := map[string]*boot{}, []boot(nil)
	list := make([]*boot, 0, len(entries))
	for _, e := range inOrder(entries) {
		b := last[e.Instance]
		if b == nil || !b.join(e, now) {
			if len(room) == 0 {
				room = make([]boot, roomFor)
			}
			b, room = &room[0], room[1:]
			b.instance, b.from, b.to, b.entries = e.Instance, e.Boot, end(e, now), []*record.Entry{e}
			b.open, b.stillOn = e.Open(), e.StillOn()
			last[e.Instance] = b
			list = append(list, b)
		}
	}
	return list
}

// roomFor is how many boots are made at once.
const roomFor = 256

// inOrder gives entries by their start; a log mostly has them so.
func inOrder(entries []record.Entry) []*record.Entry {
	list := make([]*record.Entry, len(entries))
	for i := range entries {
		list[i] = &entries[i]
	}
	byStart := func(a, b *record.Entry) int { return a.Boot.Compare(b.Boot) }
	if !slices.IsSortedFunc(list, byStart) {
		slices.SortStableFunc(list, byStart)
	}
	return list
}

// join takes an entry that touches the boot. What comes behind an end that nobody noted is a boot of its own.
func (b *boot) join(e *record.Entry, now time.Time) bool {
	if e.Boot.After(b.to) || b.open && e.Boot.Equal(b.to) {
		return false
	}
	b.entries = append(b.entries, e)
	if stop := end(e, now); stop.After(b.to) {
		b.to, b.open, b.stillOn = stop, e.Open(), e.StillOn()
	}
	return true
}

func end(e *record.Entry, now time.Time) time.Time { return e.Boot.Add(max(0, e.On(now))) }

// lane is boots by their start, to be found by time.
type lane struct {
	instance string // that they are of; empty: all, or of no name
	boots    []*boot
	reach    []time.Time // the latest end of those up to here
	last     int         // what begun gave
}

func (l *lane) add(b *boot) {
	reach := b.to
	if n := len(l.reach); n > 0 && l.reach[n-1].After(reach) {
		reach = l.reach[n-1]
	}
	l.boots, l.reach = append(l.boots, b), append(l.reach, reach)
}

// touching appends the boots that have part in a span of time.
func (l *lane) touching(list []*boot, from, to time.Time) []*boot {
	for i := l.begun(to) - 1; i >= 0 && !l.reach[i].Before(from); i-- {
		if b := l.boots[i]; !b.to.Before(from) {
			list = append(list, b)
		}
	}
	return list
}

// begun counts the boots that begin up to a moment. Rows mostly come by time: often it is as many as for the last one.
func (l *lane) begun(t time.Time) int {
	i := l.last
	if i < len(l.boots) && !l.boots[i].from.After(t) { // the next one has begun
		i++
	}
	if l.last = i; (i == 0 || !l.boots[i-1].from.After(t)) && (i == len(l.boots) || l.boots[i].from.After(t)) {
		return i
	}
	l.last, _ = slices.BinarySearchFunc(l.boots, t, func(b *boot, t time.Time) int { return cmp.Or(b.from.Compare(t), -1) })
	return l.last
}

// overlap is the time that two spans share.
func overlap(from, to, begin, end time.Time) time.Duration {
	return max(0, earlier(to, end).Sub(later(from, begin)))
}

func earlier(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}
