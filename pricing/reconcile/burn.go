package reconcile

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Burn is how money goes away: at one rate while instances are on and at another while they are off, in a pattern that repeats.
type Burn struct {
	Run, Off unit.Exact // in an hour
	Period   time.Duration
	On       []Stint // within a period, in order, without overlap
}

// Stint is a stretch of a period.
type Stint struct{ From, To time.Duration }

// leg is a stretch of a period at one rate.
type leg struct {
	to   time.Duration
	rate unit.Exact
}

func (b *Burn) legs() []leg {
	var list []leg
	for _, s := range b.On {
		list = append(list, leg{s.From, b.Off}, leg{s.To, b.Run})
	}
	return append(list, leg{b.Period, b.Off})
}

// spent is what goes away at a rate in some time.
func spent(rate unit.Exact, d time.Duration) unit.Exact {
	return rate.Times(int64(d)).Over(int64(time.Hour))
}

// RunsOut tells after which time an amount is spent, from a moment of the pattern on, to the nanosecond; ok is false where it never
// is, or not within centuries (formulas §7). An alert at a part of the amount comes when that part would have run out.
func (b *Burn) RunsOut(amount unit.Exact, from time.Duration) (after time.Duration, ok bool) {
	legs := b.legs()
	var whole unit.Exact
	at := time.Duration(0)
	for _, l := range legs {
		whole, at = whole.Add(spent(l.rate, l.to-at)), l.to
	}
	if amount.Sign() <= 0 {
		return 0, true
	}
	if whole.Sign() <= 0 {
		return 0, false
	}
	periods, err := unit.Floor.Int(amount.Quo(whole))
	if err != nil || periods >= int64(1<<62/b.Period) {
		return 0, false
	}
	if periods = max(0, periods-1); periods > 0 {
		amount, after = amount.Sub(whole.Times(periods)), time.Duration(periods)*b.Period
	}
	return b.walk(legs, amount, from%b.Period, after), true
}

// walk goes from leg to leg until the amount is spent; it ends within three periods.
func (b *Burn) walk(legs []leg, amount unit.Exact, at, after time.Duration) time.Duration {
	for {
		for _, l := range legs {
			if l.to <= at {
				continue
			}
			cost := spent(l.rate, l.to-at)
			if cost.Cmp(amount) >= 0 && l.rate.Sign() > 0 {
				n, _ := unit.HalfUp.Int(amount.Times(int64(time.Hour)).Quo(l.rate))
				return after + time.Duration(n)
			}
			amount, after, at = amount.Sub(cost), after+l.to-at, l.to
		}
		at = 0
	}
}

// workFrom is the time of day at which work begins, where nothing says when.
const workFrom = 9 * time.Hour

const aDay = 24 * time.Hour

// burnOf gives how a plan spends money by the hour: each active day its time on in one piece, which has the cost of compute and
// traffic evenly, and the disks all the time. A period is the plan's week; ok is false where something is not known.
func burnOf(p model.Plan, offer int) (b Burn, ok bool) {
	t, err := pricing.NewTariff(p, offer)
	if err != nil {
		return b, false
	}
	quotes, _ := pricing.Quotes(p, offer)
	if len(quotes) == 0 || quotes[0].Form != model.HourlyForm || !quotes[0].Complete || quotes[0].Hopeless {
		return b, false
	}
	w, q, active := &p.Workload, &quotes[0], 0
	for day := range w.Days {
		if pricing.Active(w, day) {
			active++
		}
	}
	on, _ := t.Disks(time.Hour, 0)
	off, _ := t.Disks(0, time.Hour)
	b = Burn{Run: on.Times(int64(w.Instances)), Off: off.Times(int64(w.Instances)), Period: 7 * aDay}
	if q.On == 0 {
		return b, true
	}
	use := q.Parts[pricing.Compute] + q.Parts[pricing.Traffic]
	b.Run = b.Run.Add(use.Exact().Times(int64(time.Hour)).Over(int64(q.On)))
	each := min(aDay, q.On/time.Duration(active))
	for day := range w.DaysPerWeek {
		from := time.Duration(day)*aDay + min(workFrom, aDay-each)
		b.On = append(b.On, Stint{from, from + each})
	}
	return b, true
}
