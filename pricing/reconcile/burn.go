package reconcile

import (
	"iter"
	"sort"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// Burn is how money goes away: at one rate while instances are on and at another while they are off, in a pattern of days that
// repeats, and at once where a term begins (formulas §7). Its days are those of the clock.
type Burn struct {
	Run, Off unit.Exact // in an hour
	First    model.Date // on which the pattern begins; it repeats before and after
	Pattern  [][]Stint  // what of each of its days is on, in order, without overlap
	Ends     model.Date // from which on nothing is on, and nothing bought; zero: never
	Kept     int        // days after that on which Disks still go away; then nothing does
	Disks    unit.Exact // in an hour, of disks alone while all is off

	Terms    []Debit    // by their days; none: paid by the hour
	TermDays int        // that each of them lasts
	TermOff  unit.Exact // in place of Off while one lasts
}

// Stint is a stretch of a day, by its clock; one to 24 h ends with the day, however long that is.
type Stint struct{ From, To time.Duration }

// Debit is what is paid at once as a day begins.
type Debit struct {
	Day    model.Date
	Amount unit.Exact
}

const aDay = 24 * time.Hour

// longestBurn is how many days a burn is followed: ten years.
const longestBurn = 3660

// leg is a stretch at one rate, and what is paid at once at its start.
type leg struct {
	from, to   time.Time
	rate, once unit.Exact
	on         bool
}

// legs gives what goes away between two moments, in the zone of the first one; the last leg may end later. A term that began
// earlier on the first day is paid already.
func (b *Burn) legs(from, to time.Time) iter.Seq[leg] {
	return func(yield func(leg) bool) {
		for day := model.DateOf(from); day.In(from.Location()).Before(to); day = day.AddDays(1) {
			if b.over(day) || !b.day(day, from, yield) {
				return
			}
		}
	}
}

// over tells whether nothing goes away any more.
func (b *Burn) over(day model.Date) bool { return !b.Ends.IsZero() && day.DaysSince(b.Ends) >= b.Kept }

// ended tells whether nothing is on any more.
func (b *Burn) ended(day model.Date) bool { return !b.Ends.IsZero() && day.DaysSince(b.Ends) >= 0 }

// day gives the legs of a day from a moment on; it is false where yield is.
func (b *Burn) day(day model.Date, from time.Time, yield func(leg) bool) bool {
	begins := day.In(from.Location())
	at := later(begins, from)
	once, off := b.resting(day)
	if begins.Before(from) {
		once = unit.Exact{}
	}
	for _, s := range b.stints(day) {
		on, to := clock(day, s.From, from.Location()), clock(day, s.To, from.Location())
		if !to.After(at) {
			continue
		}
		if on.After(at) {
			if !yield(leg{at, on, off, once, false}) {
				return false
			}
			at, once = on, unit.Exact{}
		}
		if !yield(leg{at, to, b.Run, once, true}) {
			return false
		}
		at, once = to, unit.Exact{}
	}
	end := day.AddDays(1).In(from.Location())
	return !end.After(at) || yield(leg{at, end, off, once, false})
}

// resting is what is paid at once as a day begins, and what an hour off costs on it.
func (b *Burn) resting(day model.Date) (once, off unit.Exact) {
	if b.ended(day) {
		return once, b.Disks
	}
	if once, covered := b.term(day); covered {
		return once, b.TermOff
	}
	return once, b.Off
}

// stints is what of a day is on.
func (b *Burn) stints(day model.Date) []Stint {
	n := len(b.Pattern)
	if n == 0 || b.ended(day) {
		return nil
	}
	i := day.DaysSince(b.First) % n
	return b.Pattern[(i+n)%n]
}

// term tells what is paid as a day begins, and whether a term lasts then.
func (b *Burn) term(day model.Date) (debit unit.Exact, covered bool) {
	after := sort.Search(len(b.Terms), func(i int) bool { return b.Terms[i].Day.DaysSince(day) > 0 })
	if after == 0 {
		return debit, false
	}
	last := &b.Terms[after-1]
	since := day.DaysSince(last.Day)
	if since == 0 {
		debit = last.Amount
	}
	return debit, since < b.TermDays
}

// clock gives the moment of a day at which its clock shows so much; of 0 and 24 h the moment at which it begins and ends.
func clock(d model.Date, at time.Duration, zone *time.Location) time.Time {
	if at == 0 || at == aDay {
		return d.AddDays(int(at / aDay)).In(zone)
	}
	return time.Date(d.Year, d.Month, d.Day, int(at/time.Hour), int(at%time.Hour/time.Minute), int(at%time.Minute/time.Second), int(at%time.Second), zone)
}

// spent is what goes away at a rate in some time.
func spent(rate unit.Exact, d time.Duration) unit.Exact {
	return rate.Times(int64(d)).Over(int64(time.Hour))
}

// RunsOut tells when an amount is spent, from a moment on, to the nanosecond; ok is false where it never is, or not within ten
// years. What cannot be paid at once is spent then. An alert at a part of the amount comes when that part would have run out.
func (b *Burn) RunsOut(amount unit.Exact, from time.Time) (at time.Time, ok bool) {
	if amount.Sign() <= 0 {
		return from, true
	}
	for until := from.AddDate(0, 0, longestBurn); from.Before(until) && !b.over(model.DateOf(from)); {
		if r := b.repeats(from, until); r.cost.Sign() > 0 { // all but the last that it pays are passed over
			paid, _ := unit.Floor.Int(amount.Quo(r.cost))
			n := max(0, min(r.times, paid-1))
			amount, from = amount.Sub(r.cost.Times(n)), from.Add(time.Duration(n)*r.length)
		}
		next := model.DateOf(from).AddDays(max(1, len(b.Pattern))).In(from.Location())
		for l := range b.legs(from, next) {
			if amount = amount.Sub(l.once); amount.Sign() <= 0 {
				return l.from, true
			}
			cost := spent(l.rate, l.to.Sub(l.from))
			if cost.Sign() > 0 && cost.Cmp(amount) >= 0 {
				n, _ := unit.HalfUp.Int(amount.Times(int64(time.Hour)).Quo(l.rate))
				return l.from.Add(time.Duration(n)), true
			}
			amount = amount.Sub(cost)
		}
		from = next
	}
	return at, false
}

// Between gives what goes away between two moments, and how long instances are on. What is paid as the last one comes is not in it.
func (b *Burn) Between(from, to time.Time) (cost unit.Exact, on time.Duration) {
	if r := b.repeats(from, to); r.times > 0 {
		cost, on, from = r.cost.Times(r.times), r.on*time.Duration(r.times), from.Add(time.Duration(r.times)*r.length)
	}
	for l := range b.legs(from, to) {
		if !l.from.Before(to) {
			break
		}
		length := earlier(l.to, to).Sub(l.from)
		cost = cost.Add(l.once).Add(spent(l.rate, length))
		if l.on {
			on += length
		}
	}
	return cost, on
}

// repetition is a pattern that comes again as it was.
type repetition struct {
	times  int64
	length time.Duration
	cost   unit.Exact
	on     time.Duration
}

// repeats tells how often the whole pattern comes, from a moment on and before another, while clocks do not change and the plan
// has not ended; never where terms are paid, and where walking it is as quick.
func (b *Burn) repeats(from, until time.Time) (r repetition) {
	if _, changes := from.ZoneBounds(); !changes.IsZero() {
		until = earlier(until, changes)
	}
	if !b.Ends.IsZero() {
		until = earlier(until, b.Ends.In(from.Location()))
	}
	r.length = aDay * time.Duration(max(1, len(b.Pattern)))
	n := int64(until.Sub(from) / r.length)
	if n < 3 || len(b.Terms) > 0 {
		return repetition{}
	}
	r.times = n
	r.cost, r.on = b.Between(from, from.Add(r.length))
	return r
}
