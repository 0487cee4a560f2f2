package pricing_test

import (
	"fmt"
	"testing"
	"time"

	"app/gpuplan/pricing"
)

// found gives the findings of an offer, "key form" to money; "?" where it is not known.
func found(e pricing.Evaluation) map[string]string {
	list := map[string]string{}
	for _, w := range e.Offers[0].Waste {
		list[w.Key+" "+w.Form] = amount(e, w.Cost, w.Known)
	}
	return list
}

// 3 sessions of 1 h 10 min are billed as 2 h each.
func TestWasteRoundUp(t *testing.T) {
	e := evaluate(t, work(1, "3", "1")+"setup = \"10m\"\n"+offer("hourly = 1\nincrement = \"1h\""))
	same(t, "found", found(e)["waste.roundup hourly"], "2.50") // 6 h − 3 h 30 min
	same(t, "basis", e.Offers[0].Waste[1].Basis.Time, 150*time.Minute)
	same(t, "one boot of 4 h", found(e)["waste.setup hourly"], "2.00")
}

// λ = 0.1, 12 h, no restart cost: (e^1.2 − 1) ÷ 0.1 = 23.2012 h, 23 h 12 min 05 s billed; without interruptions 12 h. Where a
// checkpoint of 3 min is possible, the best is 12 h in 12 pieces of 1 h: 11 × (e^0.105 − 1) × 10 + (e^0.1 − 1) × 10 = 13.2299 h.
func TestWasteRerun(t *testing.T) {
	plan := work(1, "12", "12") + offer("hourly = 100\nrestart_cost = \"0s\"\ninterruptions_per_hour = 0.1")
	same(t, "none at the same price", found(evaluate(t, plan))["waste.rerun hourly"], "1120.14")
	e := evaluate(t, plan+"checkpoint_cost = \"3m\"\n")
	same(t, "best", e.Offers[0].Quotes[0].BestTau, time.Hour)
	same(t, "with checkpoints", found(e)["waste.rerun hourly"], "997.14") // 2320.14 − 1323.00
}

// 4 instances of 5 h: one does it in 20 h. By the hour that saves nothing but 3 × 4 setups of 6 min that are not: each task has
// its own. The months of three instances are saved.
func TestWasteConcurrency(t *testing.T) {
	plan := work(30, "5", "5") + "setup = \"6m\"\n"
	many := evaluate(t, plan+"instances = 4\n"+offer("hourly = 1")+term("month", 30, "100"))
	same(t, "month", found(many)["waste.concurrency month"], "300.00")
	same(t, "hourly", found(many)["waste.concurrency hourly"], "")
	tooMany := evaluate(t, plan+"instances = 5\n"+offer("hourly = 1")+term("month", 30, "100"))
	same(t, "25 h do not fit", found(tooMany)["waste.concurrency month"], "")
	fast := evaluate(t, plan+"instances = 9\n"+offer("hourly = 1\nspeed = 2")+term("month", 30, "100"))
	same(t, "on a card of speed 2 they do", found(fast)["waste.concurrency month"], "800.00")
}

// An unknown price makes the finding unknown, not 0.
func TestWasteUnknown(t *testing.T) {
	e := evaluate(t, work(1, "2", "2")+"idle = \"1h\"\n"+offer(`hourly = "unknown"`))
	same(t, "idle", found(e)["waste.idle hourly"], "unknown")
	same(t, "all", found(e)["waste.all hourly"], "unknown")
}

// The headline stands even where there is nothing to save, and is the last.
func TestWasteNothing(t *testing.T) {
	e := evaluate(t, work(1, "2", "2")+"restart = \"day\"\n"+offer("hourly = 1"))
	same(t, "found", fmt.Sprint(found(e)), "map[waste.all hourly:0.00]")
	terms := evaluate(t, work(1, "2", "2")+offer("")+term("day", 1, "9"))
	same(t, "no hourly form", len(terms.Offers[0].Waste), 0)
}

func TestWarnings(t *testing.T) {
	e := evaluate(t, work(1, "2", "2")+data("1GB", "in", "boot")+offer("hourly = 1\ninterruptions_per_hour = 0.01")+
		term("day", 1, "9")+"at_end = \"renew\"\n"+term("week", 7, `"unknown"`)+"at_end = \"stop\"\n"+
		"[offer.traffic]\nin_per_gb = \"unknown\"\n")
	same(t, "warnings", fmt.Sprint(e.Warnings), "[{price.unknown A traffic.in 0s} {price.unknown A week 0s} "+
		"{offer.interrupted A hourly 0s} {download.untimed A  0s} {term.renew A day 24h0m0s} {term.stop A week 168h0m0s}]")
}

// Only a download that happens and has no speed is counted as taking no time where it should take some (costmodel §2).
func TestUntimedDownload(t *testing.T) {
	const untimed = "[{download.untimed A  0s}]"
	for _, test := range []struct{ hours, speed, data, want string }{
		{"2", "", data("30GB", "in", "boot"), untimed},
		{"2", "", data("30GB", "in", "once"), untimed},
		{"2", "bandwidth = \"50MB/s\"\n", data("30GB", "in", "boot"), "[]"},
		{"2", "", data("30GB", "out", "boot"), "[]"},
		{"2", "", data("0GB", "in", "boot"), "[]"},
		{"0", "", data("30GB", "in", "boot"), "[]"},
	} {
		e := evaluate(t, work(1, test.hours, "2")+test.speed+test.data+offer("hourly = 1"))
		same(t, test.hours+" h, "+test.speed+test.data, fmt.Sprint(e.Warnings), test.want)
	}
}

// A task of 100 h at 5 h a day is ⌈5/100⌉ = 1 session of 5 h on each day (costmodel §2): 10 days, 10 boots.
func TestTaskOverSeveralDays(t *testing.T) {
	const split = "[{task.split A  0s}]"
	long := evaluate(t, work(10, "5", "100")+offer("hourly = 1"))
	same(t, "warnings", fmt.Sprint(long.Warnings), split)
	same(t, "boots", long.Offers[0].Quotes[0].Boots, 10)
	for _, test := range []struct{ hours, task, more, want string }{
		{"5", "5.1", "", split},
		{"5", "5", "", "[]"},
		{"0", "100", "", "[]"},
		{"24", "100", "", "[{day.full A  0s}]"},
		{"5", "100", "restart = \"day\"\n", "[]"},
	} {
		e := evaluate(t, work(10, test.hours, test.task)+test.more+offer("hourly = 1"))
		same(t, test.hours+" h, task "+test.task, fmt.Sprint(e.Warnings), test.want)
	}
}

// A billion a GB and day for a petabyte is more than money can hold: not known, and said so.
func TestTooLarge(t *testing.T) {
	e := evaluate(t, work(366, "2", "2")+disk("1000TB")+offer("hourly = 1")+space("price = 1000000", "GB-hour"))
	q := e.Offers[0].Quotes[0]
	same(t, "complete", q.Complete, false)
	same(t, "warnings", fmt.Sprint(e.Warnings), "[{charge.too_large A data 0s}]")
}
