package reconcile

import (
	"slices"
	"testing"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// charge is a row that says only when it was charged, in hundredths.
func charge(hour, minute int, cents int64) record.Line {
	return record.Line{Kind: record.Compute, To: at(17, hour, minute), Cost: unit.Whole(cents).Over(100), Instance: "a"}
}

// chargedDay holds such rows of 17 November against one boot at 1.98 an hour.
func chargedDay(t *testing.T, boot, stop time.Time, lines ...record.Line) Result {
	t.Helper()
	entries := []record.Entry{{Instance: "a", Boot: boot, Stop: stop, From: boot, To: stop, Work: stop.Sub(boot), Task: "lora"}}
	return run(t, beijing, at(28, 0, 0), 1_980_000_000, entries, lines...)
}

// Charged at each full hour and at power-off: of 14:00 to 15:10 the log has 2.31, and rows go on at 15:00, 16:00, 17:00 and 17:20 with
// 1.98, 1.98, 1.98 and 0.66, which is 6.60. It is one thing: left on from 15:10 to 17:20, 2 h 10 min, for 4.29; whatever the order
// of the rows is.
func TestChargesBeyondTheStop(t *testing.T) {
	lines := []record.Line{charge(15, 0, 198), charge(16, 0, 198), charge(17, 0, 198), charge(17, 20, 66)}
	for range 2 {
		res := chargedDay(t, at(17, 14, 0), at(17, 15, 10), lines...)
		if len(res.Findings) != 1 {
			t.Fatalf("found %+v", res.Findings)
		}
		f := res.Findings[0]
		if f.Kind != Overrun || f.Cost != cost(t, "4.29") || f.Basis.Time != 130*time.Minute || !f.Basis.To.Equal(at(17, 17, 20)) {
			t.Errorf("%s %v: %+v", f.Kind, f.Cost, f.Basis)
		}
		slices.Reverse(lines)
	}
}

// A boot that nobody noted is one thing as well: 11:00, 12:00 and 12:30 for 1.98, 1.98 and 0.99.
func TestChargesWithoutABoot(t *testing.T) {
	lines := []record.Line{charge(11, 0, 198), charge(12, 0, 198), charge(12, 30, 99), charge(20, 0, 198)}
	res := chargedDay(t, at(17, 19, 0), at(17, 20, 0), lines...)
	if len(res.Findings) != 1 || res.Findings[0].Kind != NoEntry || res.Findings[0].Cost != cost(t, "4.95") {
		t.Fatalf("found %+v", res.Findings)
	}
	if b := res.Findings[0].Basis; b.Count != 3 || !b.From.Equal(at(17, 10, 0)) || b.Time != 150*time.Minute {
		t.Errorf("%+v, want three rows from 10:00 on, 2 h 30 min", b)
	}
}

// Of 9:00 to 11:20 the bill has the power-off, 0.66 at 11:20. What it charges at 12:00 is of another boot, that of 11:40, though
// it is within the hour.
func TestChargesOfTheNextBoot(t *testing.T) {
	lines := []record.Line{charge(10, 0, 198), charge(11, 0, 198), charge(11, 20, 66), charge(12, 0, 66)}
	res := chargedDay(t, at(17, 9, 0), at(17, 11, 20), lines...)
	if len(res.Findings) != 1 || res.Findings[0].Kind != NoEntry || res.Findings[0].Cost != cost(t, "0.66") {
		t.Errorf("found %+v", res.Findings)
	}
	// stopped on the hour, so that no row tells of a power-off: a whole hour goes on from it
	lines = []record.Line{charge(10, 0, 198), charge(11, 0, 198), charge(12, 0, 198)}
	res = chargedDay(t, at(17, 9, 0), at(17, 11, 0), lines...)
	if len(res.Findings) != 1 || res.Findings[0].Kind != Overrun || res.Findings[0].Cost != cost(t, "1.98") {
		t.Errorf("found %+v", res.Findings)
	}
}

// Without a price in the plan the bill says what time costs: 6.60 for 3 h 20 min are 4.29 for the 2 h 10 after the stop; and of a boot
// from 9:00 to 11:20 for 4.62, with work until 10:20, the 50 min beyond ten are 1.65.
func TestChargesWithoutAPrice(t *testing.T) {
	res := unpriced(t, at(17, 14, 0), at(17, 15, 10), at(17, 15, 10), charge(15, 0, 198), charge(16, 0, 198), charge(17, 0, 198), charge(17, 20, 66))
	if len(res.Findings) != 1 || res.Findings[0].Kind != Overrun || res.Findings[0].Cost != cost(t, "4.29") {
		t.Errorf("found %+v", res.Findings)
	}
	res = unpriced(t, at(17, 9, 0), at(17, 10, 20), at(17, 11, 20), charge(10, 0, 198), charge(11, 0, 198), charge(11, 20, 66))
	if len(res.Findings) != 1 || res.Wasted != cost(t, "1.65") {
		t.Errorf("found %+v", res.Findings)
	}
}

// unpriced holds rows against one boot with work until a moment, and a plan without a price.
func unpriced(t *testing.T, boot, until, stop time.Time, lines ...record.Line) Result {
	t.Helper()
	p := fortnight()
	p.Disks, p.Offers[0].Storage, p.Offers[0].Hourly = nil, nil, unit.Unknown[unit.PerHour]()
	r, err := New(p, []record.Entry{{Instance: "a", Boot: boot, Stop: stop, From: boot, To: until, Work: until.Sub(boot)}}, Options{Zone: beijing, Now: at(28, 0, 0)})
	if err != nil {
		t.Fatal(err)
	}
	for i := range lines {
		r.Add(&lines[i])
	}
	res, err := r.Result()
	if err != nil {
		t.Fatal(err)
	}
	return res
}
