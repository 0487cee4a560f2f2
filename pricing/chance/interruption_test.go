package chance_test

import (
	"math"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/chance"
)

func interrupted(t *testing.T, source string) chance.Interruption {
	t.Helper()
	i, ok := chance.Interrupted(readPlan(t, source), 0)
	if !ok {
		t.Fatal("not interrupted")
	}
	return i
}

// spot is one session of 3 h a day at 1 an hour, 10 min set-up before it, one interruption in 3 h on average.
const spot = `
[workload]
days = 10
hours_per_day = 3
restart = "day"
setup = "10m"
[[offer]]
name = "spot"
hourly = 1
interruptions_per_hour = 0.333333333
checkpoint_cost = "1m"
[[offer]]
name = "steady"
hourly = 2
`

// e^{−1} = 0.3679 of all sessions are clean. One takes (e − 1) × (3 + 1/6) = 5.4412 h of work and 10 min of set-up, 5.6078 h in
// place of 3.1667 h: an hour is worth 3.1667 ÷ 5.6078 = 0.5647 of one without interruptions. Ten days cost 56.08 against
// 31.67 × 2 = 63.33 on the steady offer. That wins where (e^{3λ} − 1)(1/λ + 1/6) passes 6.3333 − 0.1667 = 6.1667 h: λ = 0.4 gives
// 2.3201 × 2.6667 = 6.1870, λ = 0.398 gives 2.3006 × 2.6792 = 6.1638; between the two 0.3982.
func TestInterrupted(t *testing.T) {
	i := interrupted(t, spot)
	near(t, "clean", i.Clean, math.Exp(-1), 1e-6)
	near(t, "expected", i.Expected.Hours(), (math.E-1)*(3+1./6), 1e-5)
	near(t, "on", i.Now.On.Hours(), 56.078, 0.001)
	near(t, "cost", money(i.Now.Total), 56.08, 0.001)
	near(t, "calm cost", money(i.Calm.Total), 31.67, 0.001)
	near(t, "ratio", i.Ratio, 0.5647, 0.0001)
	if i.Rival != (chance.Rival{Offer: 1, Form: model.HourlyForm, Total: 63_330_000}) {
		t.Errorf("rival is %+v", i.Rival)
	}
	near(t, "flip", float64(i.Flip.Value)/1e9, 0.3982, 0.0002)
	if pays, known := i.Pays(); !pays || !known {
		t.Error("it pays as it is")
	}
}

// Young's estimate is √(2 × 1 min × 180 min) = 19 min; of whole numbers of pieces of 3 h, nine or ten are best: 20 or 18 min.
// With ten: 9 × (e^{19/180} − 1) + (e^{18/180} − 1) = 1.1072, × 3.1667 = 3.506 h, much less than 5.44 h.
func TestBestInterval(t *testing.T) {
	i := interrupted(t, spot)
	if i.BestEvery != 18*time.Minute && i.BestEvery != 20*time.Minute {
		t.Errorf("best is %v", i.BestEvery)
	}
	near(t, "on", i.Best.On.Hours(), 10*(3.506+1./6), 0.02)
}

// Break-even price ratios of formulas.md §4, R = 10 min: without checkpoints, and with one of 1 min at the best interval. They
// let a restart be interrupted and count it with what a checkpoint takes; the table has two digits.
func TestRatioTable(t *testing.T) {
	for _, c := range []struct{ mean, work, none, saved float64 }{
		{0.7, 1, .39, .67}, {3, 1, .82, .88}, {3, 4, .46, .86}, {3, 8, .19, .85},
		{10.5, 1, .95, .95}, {10.5, 4, .82, .94}, {10.5, 8, .66, .93}, {24, 8, .84, .96},
	} {
		p := readPlan(t, spot)
		p.Workload.HoursPerDay = time.Duration(c.work * float64(time.Hour))
		p.Offers[0].Interruptions = unit.Ratio(math.Round(1e9 / c.mean))
		i, _ := chance.Interrupted(p, 0)
		near(t, "ratio without checkpoints", i.Ratio, c.none, 0.015)
		if i.BestEvery == 0 {
			continue
		}
		p.Offers[0].CheckpointEvery = i.BestEvery
		i, _ = chance.Interrupted(p, 0)
		near(t, "ratio with checkpoints", i.Ratio, c.saved, 0.025)
	}
}

// Ten an hour over 3 h: e^30 hours. It is refused; with checkpoints it is not hopeless any more, but the rival wins from far less on.
func TestHopelessInterruption(t *testing.T) {
	p := readPlan(t, spot)
	p.Offers[0].Interruptions = 10 * unit.One
	i, _ := chance.Interrupted(p, 0)
	if !i.Hopeless || i.Now.Total.Given || i.Expected != math.MaxInt64 || i.Ratio != 0 || !i.Best.Total.Given {
		t.Errorf("%+v", i)
	}
	if pays, known := i.Pays(); pays || !known {
		t.Error("a hopeless form pays")
	}
	near(t, "flip", float64(i.Flip.Value)/1e9, 0.3982, 0.0002)
}

// A term is not taken away: it is the rival where it costs less.
func TestTermAsRival(t *testing.T) {
	i := interrupted(t, spot+"[[offer.term]]\nname = \"month\"\ndays = 30\nprice = 20\n")
	if i.Rival.Offer != 1 || i.Rival.Form != "month" || i.Flip.Given {
		t.Errorf("%+v", i)
	}
}

func TestNotInterrupted(t *testing.T) {
	if _, ok := chance.Interrupted(readPlan(t, spot), 1); ok {
		t.Error("the steady offer is interrupted")
	}
	p := readPlan(t, spot)
	p.Offers = p.Offers[:1]
	if i, _ := chance.Interrupted(p, 0); i.Rival.Form != "" || i.Flip.Given {
		t.Errorf("%+v", i)
	}
}
