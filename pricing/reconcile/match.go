package reconcile

import (
	"slices"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// sums are what the rows of a bill add up to.
type sums struct {
	rows, undated, topUps int
	counted               int       // those in the comparison, in the plan's currency, that are no top-up
	passed                int       // outside the comparison
	payments              int       // of a wallet
	from, to              time.Time // of all rows that say a time
	billed                unit.Exact
	compute               unit.Exact // of rows of compute and of no kind, refunds left out
	storage, off          unit.Exact // of disks; of that while no instance was on
	offTime               time.Duration
	traffic, term, refund unit.Exact
	refunds               int
	loose                 unit.Exact // rows without a time
	looseRows             int
	days                  map[model.Date]*unit.Exact
	day                   day // the last one
	unknownDay            unit.Exact
	other                 map[string]*Foreign
	impossible            tooLong
}

// tooLong is rows that bill more hours than their time has.
type tooLong struct {
	Basis
	cost unit.Exact
}

// Foreign is what rows in another currency than the plan's add up to. They have no part in anything else.
type Foreign struct {
	Currency string
	Rows     int
	Cost     unit.Exact
}

// Add takes a row of the bill.
func (r *Reconciler) Add(l *record.Line) {
	s := &r.sums
	s.rows++
	if l.Kind == record.TopUp {
		s.topUps++
		return
	}
	if r.isForeign(l) {
		return
	}
	from, to := timesOf(l)
	if l, from, to = r.inside(l, from, to); l == nil {
		s.passed++
		return
	}
	s.counted++
	s.billed.Gather(&l.Cost)
	r.date(from, to, l.Cost)
	r.sort(l, from, to)
}

// AddPayment takes a row of a wallet or a bank: money that went to a platform or, below 0, came back. It says nothing of what it was
// used for, so all of them are one sum, as Paid has it.
func (r *Reconciler) AddPayment(l *record.Line) {
	r.sums.rows++
	if r.isForeign(l) {
		return
	}
	if !r.within(timesOf(l)) {
		r.sums.passed++
		return
	}
	r.sums.payments++
	r.pay(l.Cost)
}

// isForeign tells a row in another currency than the plan's, and sums it up apart.
func (r *Reconciler) isForeign(l *record.Line) bool {
	if l.Currency == "" || l.Currency == r.currency.Code {
		return false
	}
	f := r.sums.other[l.Currency]
	if f == nil {
		f = &Foreign{Currency: l.Currency}
		r.sums.other[l.Currency] = f
	}
	f.Rows, f.Cost = f.Rows+1, f.Cost.Add(l.Cost)
	return true
}

// timesOf gives the span that a row is for; both are zero where it does not say.
func timesOf(l *record.Line) (from, to time.Time) {
	from, to = l.From, l.To
	switch {
	case from.IsZero() && to.IsZero():
	case to.IsZero():
		to = from.Add(max(0, l.Quantity))
	case from.IsZero():
		from = to.Add(-max(0, l.Quantity))
	}
	if to.Before(from) {
		from, to = to, from
	}
	return from, to
}

// within tells whether a row has part in the comparison. One without a time has.
func (r *Reconciler) within(from, to time.Time) bool {
	o := &r.options
	if from.IsZero() {
		return true
	}
	return (o.From.IsZero() || to.After(o.From) || from.Equal(o.From)) && (o.To.IsZero() || from.Before(o.To))
}

// date puts the cost on its days: in even parts of its time where it has several. Undated rows are on none.
func (r *Reconciler) date(from, to time.Time, cost unit.Exact) {
	s := &r.sums
	if from.IsZero() {
		s.undated++
		s.unknownDay = s.unknownDay.Add(cost)
		return
	}
	if s.from.IsZero() || from.Before(s.from) {
		s.from = from
	}
	s.to = later(s.to, to)
	whole, rest := int64(to.Sub(from)), cost
	for at := from; ; {
		day := r.dayOf(at)
		if !day.to.Before(to) || whole == 0 {
			day.cost.Gather(&rest)
			return
		}
		part := cost.Times(int64(day.to.Sub(at))).Over(whole)
		day.cost.Gather(&part)
		rest, at = rest.Sub(part), day.to
	}
}

// day is what the rows of one day cost.
type day struct {
	from, to time.Time
	cost     *unit.Exact
}

// dayOf gives the day of a moment; most rows are on the day of the one before.
func (r *Reconciler) dayOf(t time.Time) *day {
	d := &r.sums.day
	if d.cost != nil && !t.Before(d.from) && t.Before(d.to) {
		return d
	}
	date := model.DateOf(t.In(r.options.Zone))
	d.from, d.to = date.In(r.options.Zone), date.AddDays(1).In(r.options.Zone)
	if d.cost = r.sums.days[date]; d.cost == nil {
		d.cost = &unit.Exact{}
		r.sums.days[date] = d.cost
	}
	return d
}

// sort gives a row to what it is for.
func (r *Reconciler) sort(l *record.Line, from, to time.Time) {
	s := &r.sums
	switch {
	case l.Kind == record.Refund || l.Cost.Sign() < 0:
		s.refunds++
		s.refund = s.refund.Add(l.Cost)
	case l.Kind == record.Storage:
		s.storage = s.storage.Add(l.Cost)
		r.disk(l, from, to)
	case l.Kind == record.Traffic:
		s.traffic = s.traffic.Add(l.Cost)
	case l.Kind == record.Term:
		s.term = s.term.Add(l.Cost)
	case l.Cost.Sign() == 0:
	case from.IsZero():
		s.compute.Gather(&l.Cost)
		s.loose, s.looseRows = s.loose.Add(l.Cost), s.looseRows+1
	default:
		s.compute.Gather(&l.Cost)
		s.impossible.see(l, from, to)
		r.match(l, from, to)
	}
}

// disk notes which part of a disk's row is for time with no instance on.
func (r *Reconciler) disk(l *record.Line, from, to time.Time) {
	whole := to.Sub(from)
	if whole <= 0 {
		return
	}
	off := max(0, whole-r.lane(l.Instance).union(from, to))
	r.sums.off = r.sums.off.Add(l.Cost.Times(int64(off)).Over(int64(whole)))
	r.sums.offTime += off
}

// union is the time between two moments with any boot of the lane on.
func (l *lane) union(from, to time.Time) time.Duration {
	var sum time.Duration
	for _, b := range slices.Backward(l.touching(nil, from, to)) { // the earliest first
		if stop := earlier(b.to, to); stop.After(from) {
			start := later(b.from, from)
			sum += stop.Sub(start)
			from = stop
		}
	}
	return sum
}

// see notes a row that bills more time than it is for; its cost beyond that counts.
func (t *tooLong) see(l *record.Line, from, to time.Time) {
	whole := to.Sub(from)
	if over := l.Quantity - whole; whole > 0 && over > Clock {
		t.cost = t.cost.Add(l.Cost.Times(int64(over)).Over(int64(l.Quantity)))
		if t.Count == 0 {
			t.From, t.Row, t.Name, t.Instance = from, l.Row, l.Text, l.Instance
		}
		t.To, t.Time, t.Count = later(t.To, to), t.Time+over, t.Count+1
	}
}
