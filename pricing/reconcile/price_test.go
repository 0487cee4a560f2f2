package reconcile

import (
	"slices"
	"testing"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
)

// boots3h bills a boot of three hours on each day, at 2.00 an hour, for what the costs say; timed rows say their time.
func boots3h(t *testing.T, timed bool, costs ...int64) Result {
	t.Helper()
	var entries []record.Entry
	var lines []record.Line
	for i, cost := range costs {
		from := at(i+1, 9, 0)
		entries = append(entries, record.Entry{Instance: "a", Boot: from, Stop: from.Add(3 * time.Hour), Work: -1, Task: "lora"})
		l := paid(from, from.Add(3*time.Hour), unit.Whole(cost))
		if l.Instance = "a"; !timed { // charged as it ends
			l.From, l.Quantity = time.Time{}, 0
		}
		lines = append(lines, l)
	}
	return run(t, beijing, at(28, 0, 0), 2_000_000_000, entries, lines...)
}

// A boot that cost 9 in place of 6 is told by itself while others go on at the price: no price has changed, and none is learned. So
// is a smaller one among many whose rows do not say their time, which moves their mean by 1.7 %.
func TestOddBootIsNoPrice(t *testing.T) {
	for name, res := range map[string]Result{
		"timed":   boots3h(t, true, 6, 6, 9, 6, 6, 6),
		"untimed": boots3h(t, false, 6, 6, 9, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6),
	} {
		if len(res.Findings) != 1 || res.Findings[0].Kind != OtherCost || res.Findings[0].Cost != 3_000_000 || res.Agrees {
			t.Errorf("%s: agrees %v, found %+v", name, res.Agrees, res.Findings)
		}
		if res.Learned.Hour.IsKnown() {
			t.Errorf("%s: it learned %v", name, res.Learned.Hour)
		}
		unknown := slices.IndexFunc(res.Parts, func(p Part) bool { return p.Cause == ByUnknown })
		if res.Parts[unknown].Cost != 3_000_000 {
			t.Errorf("%s: parts %+v", name, res.Parts)
		}
	}
}

// What the last boots cost is the price, be it of one boot alone; what a price was for a while and is no more is not learned.
func TestPriceOfTheLastBoots(t *testing.T) {
	for _, c := range []struct {
		name    string
		costs   []int64
		learned bool
	}{{"the last one", []int64{6, 6, 6, 9}, true}, {"three, and back", []int64{6, 9, 9, 9, 6}, false}} {
		res := boots3h(t, true, c.costs...)
		if len(res.Findings) != 1 || res.Findings[0].Kind != OtherPrice || res.Learned.Hour.IsKnown() != c.learned {
			t.Errorf("%s: learned %v, found %+v", c.name, res.Learned.Hour, res.Findings)
		}
	}
}

// Boots of 25, 26 and 25 minutes at 0.20 an hour are billed 0.08, 0.09 and 0.08. Planned at 0.18 they should have cost 0.075, 0.078 and
// 0.075, and only the second one shows, by 0.012, that it cost something else. All three can have cost 0.196 to 0.204 an hour: it is
// the price, and no odd boot.
func TestPriceOfSmallAmounts(t *testing.T) {
	var entries []record.Entry
	var lines []record.Line
	for i, b := range []struct {
		minutes time.Duration
		cents   int64
	}{{25, 8}, {26, 9}, {25, 8}} {
		from := at(i+1, 9, 0)
		to := from.Add(b.minutes * time.Minute)
		entries = append(entries, record.Entry{Instance: "a", Boot: from, Stop: to, Work: -1, Task: "lora"})
		lines = append(lines, paid(from, to, unit.Whole(b.cents).Over(100)))
	}
	res := run(t, beijing, at(28, 0, 0), 180_000_000, entries, lines...)
	if len(res.Findings) != 1 || res.Findings[0].Kind != OtherPrice || res.Findings[0].Basis.Paid != 200_000_000 {
		t.Errorf("found %+v", res.Findings)
	}
}
