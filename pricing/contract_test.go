package pricing_test

import (
	"fmt"
	"math"
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// 2 h tasks of 8 h a day, boot 4 min, setup 6 min: 4 boots of 2 h 10 min. Rounded up to 15 min they are 2 h 15 min.
const booted = `boot = "4m"
setup = "6m"
`

func TestBootBilled(t *testing.T) {
	for _, c := range []struct{ fields, want string }{
		{"", "compute.use 26.00 = run 24.00 + boot 0.80 + setup 1.20\ntotal 26.00"},
		// 2 h 06 min each
		{"boot_billed = false", "compute.use 25.20 = run 24.00 + setup 1.20\ntotal 25.20"},
		// 2 h 15 min each, 1 h more in all
		{`increment = "15m"`, "compute.use 27.00 = run 24.00 + boot 0.80 + setup 1.20 + roundup 1.00\ntotal 27.00"},
		// at least 3 h each
		{`minimum = "3h"`, "compute.use 36.00 = run 24.00 + boot 0.80 + setup 1.20 + roundup 10.00\ntotal 36.00"},
		// setup alone without a card: 12 × 6 min at 0.50
		{"setup_in_no_gpu = true\nno_gpu_hourly = 0.5",
			"compute.use 24.80 = run 24.00 + boot 0.80\ncompute.no_gpu 0.60 = setup 0.60\ntotal 25.40"},
		{"setup_in_no_gpu = true", "compute.use 24.80 = run 24.00 + boot 0.80\ncompute.no_gpu unknown = setup 1.2 h\ntotal 24.80"},
		// on or off: 72 h, of which 26 on
		{"billed_when_stopped = true\nboot_billed = false\nminimum = \"3h\"",
			"compute.use 72.00 = run 24.00 + boot 0.80 + setup 1.20 + off 46.00\ntotal 72.00"},
		// at most 20 h in 30 days
		{"month_cap_hours = 20", "compute.use 20.00 = run 24.00 + boot 0.80 + setup 1.20 + capped -6.00\ntotal 20.00"},
	} {
		e := evaluate(t, work(3, "8", "2")+booted+offer("hourly = 1\n"+c.fields))
		bill(t, e, e.Offers[0].Quotes[0], c.want)
	}
}

func TestBootUnknown(t *testing.T) {
	e := evaluate(t, work(3, "8", "2")+booted+offer("hourly = 1\nboot_billed = \"unknown\"")+term("day", 1, "8.5"))
	o := e.Offers[0]
	q := o.Quotes[0]
	same(t, "total", e.Currency.Format(q.Total), "26.00")
	same(t, "low", e.Currency.Format(q.TotalLow), "25.20")
	same(t, "has low", q.HasLow, true)
	same(t, "day has low", o.Quotes[1].HasLow, false)
	// The day packs at 25.50 are cheapest, but not for certain: hourly may be 25.20.
	same(t, "winner", o.Quotes[o.Verdict.Quote].Form, "day")
	same(t, "decided", o.Verdict.Decided, false)
	same(t, "warning", fmt.Sprint(e.Warnings), "[{boot.unknown A  0s}]")
}

// 40 days at 5 a week need two months; 80 GB of disk that they include, 20 days after the first month are active again.
func TestTerm(t *testing.T) {
	plan := work(40, "6", "6") + "days_per_week = 5\nidle = \"30m\"\ninstances = 2\ngpus = 2\nkeep_disk_days = 10\n" + disk("80GB")
	paid := plan + offer("per = \"card\"\nincrement = \"1h\"") + term("month", 30, "100") + "hourly = 0.25\ncoupon = 30\n" +
		space("price = 0.01\nstopped = 0.5\nincluded_in_term = true", "GB-day")
	e := evaluate(t, paid)
	q := e.Offers[0].Quotes[0]
	// 2 terms × 2 instances × 2 cards × 100; 30 active days × 7 h × 4 × 0.25 = 210; 195 of 1440 h are used.
	// The disk: both months cover the plan, 10 days kept: 80 × 10 × 0.5 × 0.01 × 2 instances.
	bill(t, e, q, `
		compute.term 980.00 = used 108.33 + unused 691.67 + hourly 210.00 + coupon -30.00
		storage.data 8.00
		total 988.00`)
	same(t, "billed", q.Billed, 210*time.Hour)
	same(t, "breakeven without hourly", len(e.Offers[0].Breakeven), 0)

	// Day terms leave the weekends: 10 days off and 10 kept, 80 × 20 × 0.5 × 0.01 × 2.
	e = evaluate(t, plan+offer("per = \"instance\"")+term("day", 1, "3")+space("price = 0.01\nstopped = 0.5\nincluded_in_term = true", "GB-day"))
	bill(t, e, e.Offers[0].Quotes[0], `
		compute.term 180.00 = used 48.75 + unused 131.25
		storage.data 16.00
		total 196.00`)
}

// What is charged is known without its price (screens.md §6): 90 boots of 10 min setup, 5 min download, 15 min idle; 720 h paid
// for the month, of which 225 used; 15 GB once and 89 times more.
func TestQuantitiesWithoutPrices(t *testing.T) {
	p := readPlan(t, article)
	p.Offers[0].Hourly = unit.Unknown[unit.PerHour]()
	p.Offers[0].Terms[0].Price = unit.Unknown[unit.Money]()
	p.Offers[0].Traffic.InPerGB = unit.Unknown[unit.PerGB]()
	e := evaluated(t, p)
	hourly, month := e.Offers[0].Quotes[0], e.Offers[0].Quotes[1]
	bill(t, e, hourly, `
		compute.use unknown = run 180 h + setup 15 h + download 7.5 h + idle 22.5 h
		storage.data 29.70
		traffic.in unknown = first 0 h + repeat 0 h
		total 29.70`)
	bill(t, e, month, `
		compute.term unknown = used 225 h + unused 495 h
		storage.data 29.70
		traffic.in unknown = first 0 h + repeat 0 h
		total 29.70`)
	same(t, "billed", hourly.Charges[0].Quantity.Time, 225*time.Hour)
	first, repeat := hourly.Charges[2].Of[0], hourly.Charges[2].Of[1]
	same(t, "fetched", fmt.Sprint(first.Quantity.Size, repeat.Quantity.Size, first.Cost, repeat.Cost), "15GB 1335GB 0 0")
}

// Of what is too large to count nothing is told, and a charge that is capped stays known where what the cap takes off would not
// be: 100 million an hour for 1000 instances of 64 cards is 6.4 × 10¹² an hour, above 9.2 × 10¹² from the second hour on.
func TestSharesTooLarge(t *testing.T) {
	plan := work(1, "20", "20") + "instances = 1000\ngpus = 64\n"
	e := evaluate(t, plan+offer("hourly = 100000000\nmonth_cap_hours = 1"))
	bill(t, e, e.Offers[0].Quotes[0], "compute.use 6400000000000.00\ntotal 6400000000000.00")
	same(t, "warnings", len(e.Warnings), 0)
}

// A term of which nothing is said decides nothing and raises no doubt; one whose price is unknown does both (C12). By the hour
// 180 h × 1 are 180; the month is 500, a mix of both too.
func TestTermLeftOut(t *testing.T) {
	const day, ends = "[[offer.term]]\nname = \"day\"\ndays = 1\n", "at_end = \"renew\"\n"
	plan := work(30, "6", "6") + disk("100GB") + offer("hourly = 1") + term("month", 30, "500")
	with := func(more string) pricing.Offer { return evaluate(t, plan+more+space("price = 0", "GB-day")).Offers[0] }

	out := evaluate(t, plan+day+ends+space("price = 0", "GB-day"))
	o := out.Offers[0]
	same(t, "quotes", len(o.Quotes), 3)
	same(t, "left out", fmt.Sprint(o.Quotes[1].LeftOut, o.Quotes[2].LeftOut, o.Quotes[2].Complete), "false true false")
	same(t, "winner", o.Quotes[o.Verdict.Quote].Form, "hourly")
	same(t, "rival", o.Quotes[o.Verdict.Rival].Form, "month")
	same(t, "decided", o.Verdict.Decided, true)
	same(t, "breakeven", fmt.Sprint(o.Breakeven), fmt.Sprint(with("").Breakeven))
	same(t, "ladder", fmt.Sprint(o.Ladder), fmt.Sprint(with("").Ladder))
	same(t, "mix leaves out", len(o.Mix.Left), 0)
	same(t, "warnings", len(out.Warnings), 0)

	for _, unknown := range []string{day + "price = \"unknown\"\n", day + "hourly = 0.5\n"} { // a price on top is one without the other
		o = with(unknown)
		same(t, "decided", o.Verdict.Decided, false)
		same(t, "mix leaves out", fmt.Sprint(o.Mix.Left), "[unknown]")
	}
}

// Instances that could queue are no finding of a form that is not on offer: nothing is known of what it would cost.
func TestTermLeftOutHasNoWaste(t *testing.T) {
	e := evaluate(t, work(30, "6", "6")+"instances = 2\n"+offer("hourly = 1")+"[[offer.term]]\nname = \"day\"\ndays = 1\n")
	for _, w := range e.Offers[0].Waste {
		same(t, w.Key, w.Form, "hourly")
	}
}

// 180 h are billed: the month stands for all of them, one of five weeks for 36 h, whether a price is known or not.
func TestWorth(t *testing.T) {
	plan := work(30, "6", "2") + "instances = 3\n"
	month, week := term("month", 30, "\"unknown\""), term("week", 7, "40")
	for _, c := range []struct {
		name, source string
		month, week  time.Duration
	}{
		{"unknown", plan + offer(`hourly = "unknown"`) + month + week, 180 * time.Hour, 36 * time.Hour},
		{"capped", plan + offer("hourly = 1\nmonth_cap_hours = 100") + month + week, 100 * time.Hour, 20 * time.Hour},
		{"boots not billed", plan + "boot = \"10m\"\n" + offer("hourly = 1\nboot_billed = false") + month + week, 180 * time.Hour, 36 * time.Hour},
		// more than the hours tells them apart
		{"member", plan + offer("hourly = 1\nmember = 0.9") + month + week, 0, 0},
		{"coupon", plan + offer("hourly = 1") + month + "coupon = 5\n" + week, 0, 36 * time.Hour},
		{"hours on top", plan + offer("hourly = 1") + month + "hourly = 0.1\n" + week, 0, 36 * time.Hour},
		{"without a card", plan + "setup = \"10m\"\n" + offer("hourly = 1\nsetup_in_no_gpu = true") + month + week, 0, 0},
		{"disk included", plan + disk("100GB") + offer("hourly = 1") + month + week + space("included_in_term = true", "GB-day"), 0, 0},
		{"hopeless", plan + offer("hourly = 1\ninterruptions_per_hour = 9") + month + week, 0, 0},
		{"nothing used", work(30, "0", "2") + offer("hourly = 1") + month + week, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := evaluate(t, c.source).Offers[0].Breakeven
			same(t, "month", b[0].Worth, c.month)
			same(t, "week", b[1].Worth, c.week)
		})
	}
}

// Where a term costs just what its hours do, it costs no more than the hour.
func TestWorthIsTheBreakeven(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		hourly, known := p.Offers[0].Hourly.Value()
		o := evaluated(t, p).Offers[0]
		for i, b := range o.Breakeven {
			if b.Worth == 0 || !known || p.Workload.Instances == 0 {
				continue
			}
			term := &p.Offers[0].Terms[i]
			for away, pays := range map[unit.Money]bool{-1e6: true, 1e6: false} { // a whole unit leaves rounding no say
				price, err := unit.Floor.Money(hourly.Cost(b.Worth, 1), 1)
				if err != nil || price+away < 0 {
					continue
				}
				term.Price = unit.Known(price + away)
				there := evaluated(t, p).Offers[0]
				if got := there.Quotes[i+1].Total <= there.Quotes[0].Total; got != pays {
					t.Fatalf("%s at %v: pays is %v", term.Name, price+away, got)
				}
			}
		}
	})
}

// A coupon never makes a charge smaller than 0.
func TestCoupon(t *testing.T) {
	e := evaluate(t, work(1, "6", "6")+offer("")+term("day", 1, "10")+"coupon = 25\n")
	bill(t, e, e.Offers[0].Quotes[0], "compute.term 0.00 = used 2.50 + unused 7.50 + coupon -10.00\ntotal 0.00")
}

// A disk of 100.2 GB, 0.1 GB free: 100.1 GB go up to 101. On 10 h of 48 h; off it costs twice.
func TestDisk(t *testing.T) {
	plan := work(2, "5", "5") + disk("100.2GB") + offer("hourly = 1")
	part := evaluate(t, plan+space("free = \"0.1GB\"\nprice = 0.024\nstopped = 2\npart_gb = true", "GB-day"))
	bill(t, part, part.Offers[0].Quotes[0], `
		compute.use 10.00 = run 10.00
		storage.data 8.69
		total 18.69`) // 101 × 0.001 × (10 + 38 × 2) = 8.686
	none := evaluate(t, plan)
	bill(t, none, none.Offers[0].Quotes[0], "compute.use 10.00 = run 10.00\nstorage.data unknown\ntotal 10.00")
	same(t, "complete", none.Offers[0].Quotes[0].Complete, false)
	same(t, "warning", fmt.Sprint(none.Warnings), "[{disk.unpriced A data 0s}]")
	free := evaluate(t, plan+space("free = \"200GB\"\nprice = \"unknown\"", "GB-day"))
	same(t, "all free is known", free.Offers[0].Quotes[0].Complete, true)
}

// 6 h of work on a card of speed 0.2 are 30 h: 24 are done, 6 are not, in one session that never ends.
func TestSlow(t *testing.T) {
	e := evaluate(t, work(2, "6", "2")+offer("hourly = 1\nspeed = 0.2"))
	q := e.Offers[0].Quotes[0]
	same(t, "useful", q.Useful, 48*time.Hour)
	same(t, "boots", q.Boots, 1)
	same(t, "always on", q.AlwaysOn, true)
	near(t, "tasks", q.Tasks, 4.8) // 48 h ÷ 10 h
	same(t, "warnings", fmt.Sprint(e.Warnings), "[{day.full A  0s} {offer.slow A  6h0m0s}]")
}

// 3 active days a week, full: 20 h of work and 4 of idle. Boot and setup come once in each run of days, downloads of a day on each.
func TestAlwaysOn(t *testing.T) {
	e := evaluate(t, work(9, "20", "20")+"days_per_week = 3\nboot = \"1h\"\nsetup = \"1h\"\nidle = \"2h\"\nbandwidth = \"1MB/s\"\n"+
		data("3.6GB", "in", "day")+offer("hourly = 1"))
	q := e.Offers[0].Quotes[0]
	// Runs of 3 and 2 days: 72 + 48 h; boot and setup 2 × 2 h; downloads 5 × 1 h; work 100 h; the rest is idle.
	bill(t, e, q, `
		compute.use 120.00 = run 100.00 + boot 2.00 + setup 2.00 + download 5.00 + idle 11.00
		traffic.in 0.00 = first 0.00 + repeat 0.00
		total 120.00`)
	same(t, "boots", q.Boots, 2)
	same(t, "traffic", q.Charges[1].Quantity.Size, 18*unit.GB)
}

// λ = 0.1 an hour over 12 h, restart 10 min (boot and setup): (e^1.2 − 1) × (10 + 1/6) = 23.5878 h; e^−1.2 = 0.3012.
func TestInterrupted(t *testing.T) {
	e := evaluate(t, work(1, "12", "12")+"boot = \"2m\"\nsetup = \"8m\"\n"+offer("hourly = 100\ninterruptions_per_hour = 0.1")+term("day", 1, "3000"))
	q, day := e.Offers[0].Quotes[0], e.Offers[0].Quotes[1]
	hours := (math.Exp(1.2) - 1) * (10 + 1.0/6)
	near(t, "on", q.On.Hours(), hours+1.0/6)
	near(t, "clean", q.Clean, math.Exp(-1.2))
	same(t, "term on", day.On, 12*time.Hour+10*time.Minute)
	same(t, "term clean", day.Clean, 1.0)
	same(t, "rerun", q.Charges[0].Of[3].Key, "rerun")
	near(t, "rerun hours", q.Charges[0].Of[3].Quantity.Time.Hours(), hours-12)
}

// Checkpoints of no cost at no interruptions change nothing; of 2 min each they cost time all the same: 12 h in pieces of
// 40 min are 18 pieces and 17 checkpoints, 34 min.
func TestCheckpoints(t *testing.T) {
	for cost, want := range map[string]time.Duration{"0s": 12 * time.Hour, "2m": 12*time.Hour + 34*time.Minute} {
		e := evaluate(t, work(1, "12", "12")+offer("hourly = 1\ncheckpoint_every = \"40m\"\ncheckpoint_cost = \""+cost+"\""))
		same(t, cost, e.Offers[0].Quotes[0].On, want)
	}
}

// The exact best time between checkpoints of Daly's cases, by Lambert's W: 9.1665 min for a mean of 15 min and 5 min each
// (formulas.json, T4-D04; Daly's own estimate is 9.1, Young's 12.2), and 117 min for a mean of 24 h (T4-P01).
func TestBestTau(t *testing.T) {
	for _, c := range []struct {
		rate      string
		want, tol float64
	}{{"4", 9.1665, 0.05}, {"0.041666667", 117, 1}} {
		e := evaluate(t, work(30, "24", "24")+offer("hourly = 1\nrestart_cost = \"1m\"\ncheckpoint_cost = \"5m\"\ninterruptions_per_hour = "+c.rate))
		if got := e.Offers[0].Quotes[0].BestTau.Minutes(); math.Abs(got-c.want) > c.tol {
			t.Errorf("best at %s an hour: %.3f min, want %.3f", c.rate, got, c.want)
		}
	}
	never := evaluate(t, work(30, "6", "1")+offer("hourly = 1\ncheckpoint_cost = \"5m\"\ninterruptions_per_hour = 0.01"))
	same(t, "a checkpoint that never pays", never.Offers[0].Quotes[0].BestTau, 0)
}

// 5 interruptions an hour over 4 h: e^20 hours. The hourly form has no total, loses, and is shown without reruns.
func TestHopeless(t *testing.T) {
	e := evaluate(t, work(2, "4", "4")+offer("hourly = 1\ninterruptions_per_hour = 5")+term("day", 1, "50"))
	o := e.Offers[0]
	q := o.Quotes[0]
	same(t, "hopeless, complete", fmt.Sprint(q.Hopeless, q.Complete), "true false")
	same(t, "on", q.On, 8*time.Hour)
	bill(t, e, q, "compute.use unknown = run 8 h\ntotal 0.00")
	same(t, "winner", o.Quotes[o.Verdict.Quote].Form, "day")
	same(t, "decided", o.Verdict.Decided, true)
	same(t, "rival", o.Verdict.Rival, -1)
	// (e^5u − 1) ÷ 5 passes 10 u at 44 min, 7.62 h against 7.33 h; until then a day by the hour costs less than 50.
	same(t, "ladder", fmt.Sprint(o.Ladder), "[{{0 43} hourly} {{44 1440} day}]")
	same(t, "spans", fmt.Sprint(o.Breakeven[0].Spans), "[{44 1440}]")
	same(t, "mix", fmt.Sprint(o.Mix.Items), "[{day 0 1 50} {day 1 1 50}]")
	same(t, "warning", fmt.Sprint(e.Warnings), "[{offer.hopeless A hourly 0s}]")
	alone := evaluate(t, work(2, "4", "4")+offer("hourly = 1\ninterruptions_per_hour = 5")).Offers[0]
	same(t, "nothing is cheapest", alone.Verdict.Quote, -1)
	same(t, "no mix", alone.Mix == nil, true)
}

// What an unknown price can change, and what it cannot.
func TestDecided(t *testing.T) {
	plan := work(30, "2", "2") + offer("hourly = 1")
	cheap := evaluate(t, plan+term("month", 30, `"unknown"`)).Offers[0].Verdict
	same(t, "an unknown month may be cheaper", cheap.Decided, false)
	dear := evaluate(t, plan+term("month", 30, "61")+"hourly = \"unknown\"\n"+term("week", 7, "500")).Offers[0]
	same(t, "the winner", dear.Quotes[dear.Verdict.Quote].Form, "hourly")
	same(t, "the charge of the month is unknown as a whole", dear.Verdict.Decided, false)
	out := evaluate(t, work(30, "2", "2")+data("1GB", "out", "once")+offer("hourly = 1")+"[offer.traffic]\nout_per_gb = \"unknown\"\n").Offers[0]
	same(t, "nothing is complete", out.Verdict, pricing.Verdict{Quote: -1, Rival: -1})
}

// 60.00 against 63.15 is 4.99 %, against 63.16 just over 5 %.
func TestClose(t *testing.T) {
	for price, want := range map[string]bool{"63.15": true, "63.16": false, "60": true} {
		o := evaluate(t, work(30, "2", "2")+offer("hourly = 1")+term("month", 30, price)).Offers[0]
		same(t, price+" winner", o.Quotes[o.Verdict.Quote].Form, "hourly")
		same(t, price+" close", o.Verdict.Close, want)
	}
}
