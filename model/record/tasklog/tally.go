package tasklog

import (
	"slices"

	"app/gpuplan/model/text"
)

// Reason is why a row was passed over, or what is to be told of one that was taken.
type Reason uint8

// The reasons. Those up to UndoNothing pass a row over; with the others it is taken.
const (
	BrokenRow   Reason = iota // its quotes are broken
	BadWhat                   // the column what has another word
	NoBoot                    // no time of boot
	BadBoot                   // a boot that is no time
	BadStop                   // a stop that is no time
	StopEarly                 // the stop is before the boot
	NoEnd                     // a row that closes an entry without saying when
	UndoNothing               // there is no row to take back

	NextDay         // an end without a date, on the day after
	Twice           // a time that the clock showed twice that day; the first is taken
	Skipped         // a time that the clock passed over that day
	OnDiffers       // boot and stop give another time on than the column says; they count
	VeryLong        // on for more than a year
	Outside         // the task ran before the boot, after the stop or for longer than the instance was on
	StopAlone       // closes an entry that nothing opened; it counts as a whole one
	StartTwice      // opens an entry that is open; there are two then
	Unclosed        // opens an entry that nothing closes, and its instance boots again: it counts up to there at most
	Alike           // an equal entry is among the last 32,768: both count
	BadCell         // a cell that cannot be read is left out
	reasonCount int = iota
)

var reasonWords = [reasonCount]text.Word{
	BrokenRow: text.LeftBroken, BadWhat: text.LogBadWhat, NoBoot: text.LogBootless, BadBoot: text.LogBadBoot, BadStop: text.LogBadStop,
	StopEarly: text.LogStopEarly, NoEnd: text.LogNoEnd, UndoNothing: text.LogUndoNothing,
	NextDay: text.LogNextDay, Twice: text.LogTwice, Skipped: text.LogSkipped, OnDiffers: text.LogOnDiffers, VeryLong: text.LogVeryLong,
	Outside: text.LogOutside, StopAlone: text.LogStopAlone, StartTwice: text.LogStartTwice, Unclosed: text.LogUnclosedEntry, Alike: text.LogAlike, BadCell: text.LogBadCell,
}

// Word says the reason; it stands behind a number of rows.
func (r Reason) Word() text.Word { return reasonWords[r] }

// Left reports whether rows with this reason are passed over.
func (r Reason) Left() bool { return r <= UndoNothing }

// Tally counts what became of the rows of a log.
type Tally struct {
	Rows  int    // that were read, those passed over with them
	Taken int    // entries that were given
	Back  int    // rows that were taken back
	Told  []Told // in the order of the reasons
}

// Told is how many rows have a reason, and the first of them.
type Told struct {
	Reason Reason
	Count  int
	Line   int    // of the first one
	Text   string // what stands there; empty where that says nothing
}

// Left counts the rows that were passed over.
func (t *Tally) Left() int {
	n := 0
	for _, told := range t.Told {
		if told.Reason.Left() {
			n += told.Count
		}
	}
	return n
}

// tell notes something of a row.
func (t *Tally) tell(told Told) {
	at, there := slices.BinarySearchFunc(t.Told, told.Reason, func(a Told, r Reason) int { return int(a.Reason) - int(r) })
	if there {
		t.Told[at].Count += told.Count
		return
	}
	t.Told = slices.Insert(t.Told, at, told)
}
