package reconcile

import (
	"cmp"
	"slices"
	"time"

	"app/gpuplan/model/unit"
)

// Kind is what a finding is about.
type Kind string

// The kinds of findings. Those of waste are money that brought nothing; those of disagreement are where bill and log differ.
const (
	LeftOn       Kind = "left"        // waste: one boot idle for Left or longer; the first suspect is a forgotten shutdown
	IdleTime     Kind = "idle"        // waste: all other idle time beyond Grace in each boot
	QuietCard    Kind = "quiet"       // waste: a task should have run, and the card did nothing
	Refetched    Kind = "download"    // waste: one file fetched several times
	AtOnce       Kind = "concurrency" // waste that is in others, too: instances that idled while another was on
	DiskOff      Kind = "disk"        // waste: disks while the instance was off, beyond what the plan expects
	Overrun      Kind = "overrun"     // waste and disagreement: billed beyond the end that the log has
	OtherPrice   Kind = "price"       // an hour cost something else than planned
	NoEntry      Kind = "unlogged"    // disagreement: rows that no entry explains
	NoRow        Kind = "unbilled"    // disagreement: a boot that the bill does not have
	ChargedTwice Kind = "double"      // disagreement: a boot's time was charged again
	OtherCost    Kind = "differs"     // disagreement: a boot cost something else than it should
	Impossible   Kind = "impossible"  // disagreement: a row bills more hours than its time has
	PaidBack     Kind = "refund"      // for knowing only
)

// Kinds lists them.
var Kinds = []Kind{
	LeftOn, IdleTime, QuietCard, Refetched, AtOnce, DiskOff, Overrun, OtherPrice, NoEntry, NoRow, ChargedTwice, OtherCost, Impossible, PaidBack,
}

// IsWaste tells whether money of the kind brought nothing.
func (k Kind) IsWaste() bool {
	return slices.Contains([]Kind{LeftOn, IdleTime, QuietCard, Refetched, AtOnce, DiskOff, Overrun}, k)
}

// IsDisagreement tells whether bill and log differ in it.
func (k Kind) IsDisagreement() bool {
	return slices.Contains([]Kind{Overrun, NoEntry, NoRow, ChargedTwice, OtherCost, Impossible}, k)
}

// IsInOthers tells whether its money is in other findings, too: it is left out of sums.
func (k Kind) IsInOthers() bool { return k == AtOnce }

// Level is how much a finding is of what was billed.
type Level string

// The levels.
const (
	Low    Level = "low"    // under 1 %
	Medium Level = "medium" // under 5 %
	High   Level = "high"
)

// Levels lists them, the lowest first.
var Levels = []Level{Low, Medium, High}

// Finding is something to look at.
type Finding struct {
	Kind   Kind
	Key    string     // names it for good: kind, then instance, file or day. It is what is dismissed
	Cost   unit.Money // below 0: in the person's favour
	Level  Level
	State  State  // Open or Dismissed
	Reason string // why it was dismissed
	Basis  Basis
}

// Basis is what a finding rests on; a kind uses the fields that it needs.
type Basis struct {
	From, To time.Time
	Instance string
	Name     string        // of a file, or of a task; of rows what the first one says
	Row      int           // of the bill, the first one
	Count    int           // boots, rows, fetches, instances
	Working  int           // of the instances
	Time     time.Duration // idle, quiet, off, billed too long; of one fetch
	Size     unit.Bytes    // of one fetch
	Planned  unit.PerHour  // price
	Paid     unit.PerHour
	Should   unit.Money // what it should have been
}

// addAbout takes a finding of bill against log about a boot, which is settled only once all of them are.
func (s *settling) addAbout(b *boot, k Kind, cost unit.Exact, basis Basis) {
	if state := s.add(k, b.at(), cost, basis); b.found != Open && state != "" {
		b.found = state
	}
}

// add takes a finding that costs at least a minor unit, either way, and gives its state; a smaller one has none.
func (s *settling) add(k Kind, name string, cost unit.Exact, b Basis) State {
	f := Finding{Kind: k, Key: key(k, name), Cost: s.money(cost), State: Open, Basis: b}
	if f.Cost == 0 && k != NoRow {
		return ""
	}
	if reason, dismissed := s.r.options.Cleared[f.Key]; dismissed {
		f.State, f.Reason = Dismissed, reason
	}
	f.Level = s.level(f.Cost)
	s.result.Findings = append(s.result.Findings, f)
	return f.State
}

// level is how much an amount is of what was billed, or should have been.
func (s *settling) level(cost unit.Money) Level {
	whole := s.whole
	if whole.Sign() <= 0 {
		whole = s.should
	}
	switch part := max(cost, -cost).Exact(); {
	case part.Times(100).Cmp(whole) < 0:
		return Low
	case part.Times(20).Cmp(whole) < 0:
		return Medium
	}
	return High
}

// key names a finding; it has no space, so that a reason can follow it in a file.
func key(k Kind, name string) string {
	var b []rune
	for _, r := range string(k) + "/" + name {
		if r <= ' ' || r == 0x7f || r == 0xa0 {
			r = '_'
		}
		b = append(b, r)
	}
	return string(b)
}

// stamp names a moment in a key.
func stamp(t time.Time) string { return t.UTC().Format("2006-01-02T15:04Z") }

// span names what was compared, in a key.
func (s *settling) span() string {
	return s.dated(s.window.from).String() + ".." + s.dated(later(s.window.from, s.window.to.Add(-1))).String()
}

// find looks for all kinds and puts them in order: open ones by their money.
func (s *settling) find() {
	s.findIdle()
	s.findQuiet()
	s.findFetches()
	s.findConcurrency()
	if s.r.sums.counted > 0 {
		s.findPrices()
		s.findBoots()
		s.findBeside()
	}
	slices.SortStableFunc(s.result.Findings, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(b.State, a.State), cmp.Compare(max(b.Cost, -b.Cost), max(a.Cost, -a.Cost)))
	})
	for _, f := range s.result.Findings {
		if f.State == Open && f.Kind.IsWaste() && !f.Kind.IsInOthers() {
			s.result.Wasted += f.Cost
		}
	}
}

// findBeside looks at the rows of no boot.
func (s *settling) findBeside() {
	if s.result.Narrowed {
		return
	}
	s.findDisks()
	s.findStrays()
	s.findImpossible()
	s.findRefunds()
}
