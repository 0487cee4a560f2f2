// Package record is what happened: the times that instances were on and what ran on them, as a person's log has it, and what
// was billed for them. It holds values and does no input or output.
package record

import (
	"time"

	"app/gpuplan/model/unit"
)

// Entry is one task on one instance: when the instance was on, and what ran meanwhile. Entries of the same instance whose times
// touch or overlap are one boot with several tasks.
type Entry struct {
	Line     int    // in the file that it was read from, from 1; 0: not read
	Instance string // what the platform calls it; empty: the only one
	Boot     time.Time
	Stop     time.Time // zero: nothing closed it
	Until    time.Time // where nothing closed it: the next boot of its instance, at which it was over at the latest; zero: there is none
	From, To time.Time // when the task itself ran; zero: not noted

	// Work is how long the task itself ran; where From and To are noted it is the time between them. Negative: not noted.
	Work time.Duration

	Card, Offer   string // empty: not noted
	Task, Project string // empty: none
	Output        unit.Ratio
	Balance       unit.Price[unit.Money] // of the account at the end; left out: not noted
	Currency      string                 // of the balance, ISO 4217; empty: the plan's
	Downloads     []Download
	Note          string
}

// Download is something that was fetched from outside.
type Download struct {
	Name string
	Size unit.Bytes // 0: not noted
}

// Inherit takes from the entry's start what its stop does not say.
func (e *Entry) Inherit(start *Entry) {
	for _, each := range []struct{ to, from *string }{
		{&e.Task, &start.Task}, {&e.Project, &start.Project}, {&e.Card, &start.Card}, {&e.Offer, &start.Offer}, {&e.Note, &start.Note},
	} {
		if *each.to == "" {
			*each.to = *each.from
		}
	}
	if e.From.IsZero() && e.To.IsZero() && e.Work < 0 {
		e.From, e.To, e.Work = start.From, start.To, start.Work
	}
	if len(e.Downloads) == 0 {
		e.Downloads = start.Downloads
	}
}

// Open reports whether nothing closed the entry: the instance is on, or when it was switched off was forgotten.
func (e *Entry) Open() bool { return e.Stop.IsZero() }

// StillOn reports whether the instance is still on, as far as the log knows.
func (e *Entry) StillOn() bool { return e.Open() && e.Until.IsZero() }

// Forgotten reports whether nothing closed the entry, and the instance was booted again: when it was switched off is not known.
func (e *Entry) Forgotten() bool { return e.Open() && !e.Until.IsZero() }

// On is how long the instance was on: until now while it still is, at most until its next boot where nobody noted the end.
func (e *Entry) On(now time.Time) time.Duration {
	end := e.Stop
	if e.Open() {
		end = now
		if e.Forgotten() && e.Until.Before(now) {
			end = e.Until
		}
		return max(0, end.Sub(e.Boot))
	}
	return end.Sub(e.Boot)
}

// Line is one row of a bill.
type Line struct {
	Row      int // in the file that it was read from, from 1
	Kind     Kind
	From, To time.Time     // what was billed; both zero: the row says no time; From alone: it was charged for a time up to To; equal: the moment of the charge alone. A day's row is from midnight to midnight
	Cost     unit.Exact    // as it stands there, not rounded; negative: it was paid back
	Currency string        // ISO 4217
	Quantity time.Duration // that was billed; 0: not said
	Price    unit.Price[unit.PerHour]
	Instance string // what the platform calls it; empty: not said
	Card     string // empty: not said
	Text     string // what the row says that it is for, safe to show
}

// Kind is what a row of a bill is for.
type Kind uint8

// The kinds of rows.
const (
	Other   Kind = iota // none of the others, or not said
	Compute             // an instance that was on
	Storage             // a disk
	Traffic             // data moved
	Term                // time paid in advance
	Refund              // something paid back
	TopUp               // money put into the account: no cost
)

// Usage is one reading of a card.
type Usage struct {
	At          time.Time
	Card        string                 // its name; empty: not said
	Index       int                    // of the card in its machine, from 0
	Utilization unit.Price[unit.Ratio] // part of the time that a kernel ran, 0 to 1
	Used, Total unit.Bytes             // memory; 0: not said
}
