package reconcile

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Result is what came out: everything that a report or the planner's page tells.
type Result struct {
	Currency unit.Currency
	Offer    int            // of the plan, that it is held against
	Zone     *time.Location // that days are of
	From, To time.Time      // what was compared; both zero where there is neither a bill nor an entry
	Tally    Tally
	Limits   Limits

	Boots    []Boot // those that have part in the comparison, by their start
	Days     []Day  // from the first to the last, also those without anything
	Tasks    []Group
	Projects []Group // without a name: what is not assigned, and what is of no boot
	Peak     Peak

	Billed     unit.Money // all rows that count; what was paid where there is no bill
	Undated    unit.Money // of Billed: what rows without a time cost; it is on no day
	Priced     bool       // the plan has the price of an hour for a boot at least
	HasBill    bool       // there were rows that count, or a total was given
	Planned    unit.Money // what the plan expects of the same days
	Comparable bool       // Planned is known; else there is no Difference and no Parts
	PlanDays   int        // days of the plan that Planned is for
	Form       string     // that Planned is of
	Difference unit.Money // Billed − Planned
	Parts      []Part     // of the difference, in the order of Causes; they sum to it
	Shift      Shift      // of the bill's times against those of the log
	Narrowed   bool       // of some entries alone (Options.Wanted): no Planned, Undated, Difference and Parts, and nothing of rows without a boot
	Untold     int        // boots whose time, or a part of it, the log does not fill: it is in ByWork
	Agrees     bool       // bill and log agree: no finding of theirs is open, and what is unknown is within the limits

	Findings []Finding  // open ones by their money, then those that were cleared
	Wasted   unit.Money // of the open findings of waste, those left out that are in others
	Learned  Learned
	Load     Load // of all readings of cards, boots by their readings
}

// Tally counts what became of rows and entries.
type Tally struct {
	Rows, Matched int // all of them; those of a boot
	Undated       int // rows without a time: they count, on no day
	Passed        int // rows outside the comparison
	TopUps        int // money put into the account: no cost
	Payments      int // of a wallet or a bank: together they are what was paid
	Foreign       []Foreign
	Entries       int
	Outside       int // boots outside the comparison
	Lost          int // moments of readings that no boot, or several, may be of
}

// Limits are what a difference may be before it is told.
type Limits struct {
	Clock, Grace time.Duration // constants of the package
	Drift        float64
	Cents        unit.Money // half a minor unit for each row that counts
	Unknown      unit.Money // what may stay unexplained: Cents, and Clock for each boot
}

// State is how far a boot or a finding is settled.
type State string

// The states.
const (
	Open       State = "open"       // not settled: still on, not in the bill, or with an open finding of bill against log
	Dismissed  State = "cleared"    // a person said why it is right
	Reconciled State = "reconciled" // in the bill as it should be
)

// Boot is one time that an instance was on.
type Boot struct {
	Instance string
	Offer    int // of the plan
	From, To time.Time
	StillOn  bool
	NoEnd    bool      // neither log nor bill says when it ended, and the instance was booted again: To is the latest that it can have been
	CloseAt  time.Time // last billed minute of one that the log has open while the bill goes on without it; zero: none
	Tasks    []string  // names, in order; empty ones left out
	Uses     []Use     // what filled it, without gaps
	Rows     int       // of the bill
	Billed   unit.Money
	Should   unit.Money // what it should have cost by the plan's prices; 0 where they are not known
	State    State
	Load     Load
}

// window is what is compared.
type window struct{ from, to time.Time }

// holds tells whether a boot has part in it.
func (w window) holds(b *boot) bool {
	return !w.from.IsZero() && b.to.After(w.from) && b.from.Before(w.to)
}

// clip gives the part of a span that lies in the window, where it reaches out by more than clocks differ.
func (w window) clip(from, to time.Time) (time.Time, time.Time) {
	if w.from.Sub(from) > Clock {
		from = w.from
	}
	if to.Sub(w.to) > Clock {
		to = w.to
	}
	return from, later(from, to)
}

// Result gives what came of it. It is called once, after the last row. The error is an amount that money does not hold.
func (r *Reconciler) Result() (Result, error) {
	r.settleReading(r.usage.at)
	r.usage.seen = false
	w := r.window()
	r.close(w)
	s := settling{r: r, window: w, strays: r.strays.joined(), parts: newParts()}
	s.result = Result{Currency: r.currency, Offer: r.options.Offer, Zone: r.options.Zone, From: w.from, To: w.to, HasBill: r.hasBill()}
	if err := s.settle(); err != nil {
		return Result{}, err
	}
	return s.result, nil
}

func (r *Reconciler) hasBill() bool { return r.paid.Given || r.sums.counted > 0 }

// window gives what is compared: what was asked for, else the time of the bill, else that of the log.
func (r *Reconciler) window() window {
	w := window{r.sums.from, r.sums.to}
	if w.from.IsZero() {
		for _, b := range r.boots {
			if !r.wants(b) {
				continue
			}
			if w.from.IsZero() || b.from.Before(w.from) {
				w.from = b.from
			}
			w.to = later(w.to, b.to)
		}
	}
	if !r.options.From.IsZero() {
		w.from = r.options.From
	}
	if !r.options.To.IsZero() {
		w.to = r.options.To
	}
	w.to = later(w.from, w.to)
	return w
}

// close ends boots that the log has open: where the bill goes on without them, at their last billed minute; the bill wins.
func (r *Reconciler) close(w window) {
	for _, b := range r.boots {
		if until := b.bill.until; b.open && b.bill.rows > 0 && until.Before(w.to.Add(-Clock)) && until.Before(b.to) {
			b.to, b.closed = later(b.from, until), true
		}
	}
}

// days counts the days of the zone that a window has part in.
func (w window) days(zone *time.Location) int {
	if w.from.IsZero() {
		return 0
	}
	last := model.DateOf(later(w.from, w.to.Add(-1)).In(zone))
	return last.DaysSince(model.DateOf(w.from.In(zone))) + 1
}

// planDays is how many days of the plan a window has: all of its own up to the plan's length, or those that the plan's dates say.
func (r *Reconciler) planDays(w window) int {
	n, start := w.days(r.options.Zone), r.plan.Start
	if start.IsZero() {
		return min(n, r.plan.Workload.Days)
	}
	first := max(0, model.DateOf(w.from.In(r.options.Zone)).DaysSince(start))
	last := min(r.plan.Workload.Days, model.DateOf(w.from.In(r.options.Zone)).DaysSince(start)+n)
	return max(0, last-first)
}

// settling makes a result.
type settling struct {
	r      *Reconciler
	window window
	strays []stretch
	parts  parts
	should unit.Exact // of all boots
	whole  unit.Exact // what was billed, or paid
	loose  unit.Exact // what no cause explains
	quote  pricing.Quote
	result Result

	weighed   bool // boots were held against what they should have cost
	inside    []*boot
	midnights *midnights               // of the window; nil where that is empty
	repaid    map[int]float64          // by offer: what hours cost as a part of the planned price, where rows do not say their time
	steady    map[int]bool             // by offer: the price is the planned one, whatever a boot or two cost
	hour      unit.Price[unit.PerHour] // of the plan's offer, as the bill has it; left out where it is as planned
	failure   error
	ran       *Group // all tasks
}

// money rounds an amount for the result, and keeps the first that no money holds.
func (s *settling) money(e unit.Exact) unit.Money {
	m, err := unit.HalfUp.Money(e, s.r.currency.Step())
	if err != nil && s.failure == nil {
		s.failure = err
	}
	return m
}

func (s *settling) settle() error {
	s.enter()
	s.tally()
	s.compare()
	s.attach()
	s.result.Shift = s.shift()
	s.narrow()
	s.peak()
	s.groups()
	s.days()
	s.find()
	s.result.Learned = s.learn()
	s.tellBoots()
	s.agree()
	return s.failure
}

// enter takes the boots that have part in the comparison, with what is asked of them again and again.
func (s *settling) enter() {
	for _, b := range s.r.boots {
		if !s.window.holds(b) {
			s.result.Tally.Outside++
			continue
		}
		s.live(b)
		s.inside = append(s.inside, b)
	}
}

// live works out what filled a boot, and what it should have cost.
func (s *settling) live(b *boot) {
	b.filled = s.r.usesOf(b)()
	from, to := s.window.clip(b.from, b.to)
	b.lived = sumOf(clip(b.filled, from, to))
	t := s.r.tariff(b)
	if t == nil {
		return
	}
	if _, known := t.Hour(); known {
		s.result.Priced = true
	}
	b.bare = t.Bare(b.lived[SetUp])
	b.worth, b.should = t.Worth(b.bill.time, b.bare), t.Worth(t.Boot(to.Sub(from), b.bare), b.bare)
}

func (s *settling) tally() {
	t, sums := &s.result.Tally, &s.r.sums
	t.Rows, t.Undated, t.TopUps, t.Payments, t.Passed = sums.rows, sums.undated, sums.topUps, sums.payments, sums.passed
	t.Lost = s.r.usage.lost
	for _, f := range sortedForeign(sums.other) {
		t.Foreign = append(t.Foreign, *f)
	}
	for _, b := range s.r.boots {
		t.Entries += len(b.entries)
		t.Matched += b.bill.rows
	}
	cents := s.r.cents(sums.counted)
	s.result.Limits = Limits{Clock: Clock, Grace: Grace, Drift: Drift, Cents: s.money(cents)}
	for i, n := range s.perOffer() {
		cents = cents.Add(s.r.tariffs[i].Time(Clock).Times(n))
	}
	s.result.Limits.Unknown = s.money(cents)
}

// perOffer counts the boots of each offer of the plan.
func (s *settling) perOffer() []int64 {
	list := make([]int64, len(s.r.tariffs))
	for _, b := range s.inside {
		if s.r.tariff(b) != nil {
			list[b.offer]++
		}
	}
	return list
}
