package reconcile

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model/record"
)

// move moves the times of lines.
func move(lines []record.Line, by time.Duration) {
	for i := range lines {
		for _, at := range []*time.Time{&lines[i].From, &lines[i].To} {
			if !at.IsZero() {
				*at = at.Add(by)
			}
		}
	}
}

// The clean month in UTC, read as if it were in Beijing, lies eight hours early: all its 28 boots are there but for that. An hour late
// is told as well, where most rows still lie in the boots; an hour early each of them finds its boot, and with no move, or one of a
// day, there is nothing to tell.
func TestBillOfAnotherZone(t *testing.T) {
	for by, want := range map[time.Duration]Shift{
		-8 * time.Hour: {-8 * time.Hour, 28}, 8 * time.Hour: {8 * time.Hour, 28}, time.Hour: {time.Hour, 28}, -time.Hour: {},
		330 * time.Minute: {330 * time.Minute, 28}, 0: {}, 24 * time.Hour: {}, 10 * time.Minute: {},
	} {
		m := clean()
		move(m.lines, by)
		if got := m.result(t).Shift; got != want {
			t.Errorf("moved by %v: %+v, want %+v", by, got, want)
		}
	}
}

// A month is never taken for one of another zone, not even where the bill begins late.
func TestShiftOfRandomMonths(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMonth(t)
		m.named = true
		if rapid.Bool().Draw(t, "left out") {
			m.lines = m.lines[len(m.lines)/3:]
		}
		if got := m.reconciled(t).Shift; got != (Shift{}) {
			t.Fatalf("a shift of %+v", got)
		}
	})
}

// So it is where rows say only when they were charged: of 9:00 to 11:20 at 10:00, 11:00 and 11:20, read eight hours late.
func TestChargesOfAnotherZone(t *testing.T) {
	lines := []record.Line{charge(10, 0, 198), charge(11, 0, 198), charge(11, 20, 66)}
	move(lines, 8*time.Hour)
	if got := chargedDay(t, at(17, 9, 0), at(17, 11, 20), lines...).Shift; got != (Shift{8 * time.Hour, 1}) {
		t.Errorf("%+v", got)
	}
}
