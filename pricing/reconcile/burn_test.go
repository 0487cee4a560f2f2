package reconcile

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// milli is n thousandths.
func milli(n int64) unit.Exact { return unit.Whole(n).Over(1000) }

// monday is the first day of the patterns.
var monday = model.Date{Year: 2026, Month: 11, Day: 2}

// same is a pattern of seven days of which the first n are alike.
func same(n int, stints ...Stint) [][]Stint {
	pattern := make([][]Stint, 7)
	for i := range n {
		pattern[i] = stints
	}
	return pattern
}

// The vectors of formulas §7 (vectors/formulas.json), each with its number there.
func TestRunOutVectors(t *testing.T) {
	office := same(5, Stint{9 * time.Hour, 17 * time.Hour}) // Monday to Friday
	always := same(7, Stint{0, aDay})
	sunday := make([][]Stint, 7)
	sunday[6] = []Stint{{0, time.Hour}}
	for _, v := range []struct {
		id       string
		run, off unit.Exact
		pattern  [][]Stint
		amount   unit.Exact
		from     time.Duration
		want     float64 // seconds
	}{
		{"T7-D01", milli(2500), milli(20), office, milli(100_000), 0, 404697.6},
		{"T7-D03", milli(2500), milli(50), sunday, milli(1000), 0, 72000},
		{"T7-D04", milli(1990), milli(0), always, milli(50_000), 12345 * time.Second, 90452.26130653266},
		{"T7-D05", milli(2000), milli(0), always, milli(200_000), 0, 360000},
		{"T7-D05 at 50 %", milli(2000), milli(0), always, milli(100_000), 0, 180000},
		{"T7-D05 at 80 %", milli(2000), milli(0), always, milli(160_000), 0, 288000},
	} {
		burn := Burn{Run: v.run, Off: v.off, First: monday, Pattern: v.pattern}
		from := monday.Time().Add(v.from)
		at, ok := burn.RunsOut(v.amount, from)
		if off := at.Sub(from).Seconds() - v.want; !ok || off > 1e-6 || off < -1e-6 {
			t.Errorf("%s: %v, %v, want %v", v.id, at.Sub(from).Seconds(), ok, v.want)
		}
	}
}

// T7-D06: 500 GB for 14 days at 0.20 for a GB-month of 730 h: 500 × 0.20 × 336 ÷ 730 = 46.027397.
func TestReserveVector(t *testing.T) {
	p := model.New()
	p.Month = 730 * time.Hour
	p.Disks = []model.Disk{{Name: "data", Size: 500 * unit.GB}}
	o := model.NewOffer()
	o.Name = "A"
	o.Storage = []model.Storage{{Disk: "data", Price: unit.Known(unit.PerGBTime(200_000_000)), Per: model.GBMonth, Stopped: unit.One}}
	p.Offers = []model.Offer{o}
	tariff, err := pricing.NewTariff(p, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := tariff.Disks(0, 14*aDay); got.Cmp(unit.Fraction([]int64{500 * 20 * 336}, []int64{100 * 730})) != 0 {
		t.Errorf("%v", got)
	}
}

func TestMoneyThatNeverGoes(t *testing.T) {
	b, from := Burn{Run: milli(2000), First: monday}, monday.Time()
	if _, ok := b.RunsOut(milli(1), from); ok {
		t.Error("nothing is on and nothing costs, and yet it is spent")
	}
	if at, ok := b.RunsOut(unit.Exact{}, from); !ok || !at.Equal(from) {
		t.Error("nothing lasts")
	}
}

// A term of 100 a week from Monday on, and nothing else: 250 are short of the third one, on day 14. Of the first nothing is asked
// for any more on Monday at noon, so that 150 are short of the third one, too.
func TestTermsArePaidAtOnce(t *testing.T) {
	b := Burn{First: monday, TermDays: 7}
	for week := range 10 {
		b.Terms = append(b.Terms, Debit{monday.AddDays(7 * week), unit.Whole(100)})
	}
	for _, c := range []struct {
		amount int64
		from   time.Duration
		day    int
	}{{250, 0, 14}, {150, 12 * time.Hour, 14}, {300, 0, 14}, {99, 0, 0}} {
		at, ok := b.RunsOut(unit.Whole(c.amount), monday.Time().Add(c.from))
		if want := monday.AddDays(c.day).Time(); !ok || !at.Equal(want) {
			t.Errorf("%d from %v: %v, want %v", c.amount, c.from, at, want)
		}
	}
}

// Days on which clocks change: of an hour a day at nine each is an hour, and what is on all day is on for 25 h. In New York clocks
// go back on 1 November 2026.
func TestBurnFollowsTheClock(t *testing.T) {
	zone := zoneOf(t, "America/New_York")
	first := model.Date{Year: 2026, Month: 11, Day: 1}
	from, to := clock(first, 0, zone), clock(first, aDay, zone)
	for _, c := range []struct {
		stint Stint
		want  time.Duration
	}{{Stint{9 * time.Hour, 10 * time.Hour}, time.Hour}, {Stint{0, aDay}, 25 * time.Hour}} {
		b := Burn{Run: milli(1000), First: first, Pattern: same(7, c.stint)}
		if cost, on := b.Between(from, to); on != c.want || cost.Cmp(unit.Whole(int64(c.want/time.Hour))) != 0 {
			t.Errorf("%v: on for %v", c.stint, on)
		}
	}
}

// An hour a day at nine, from 1 October on: a hundred of them end on the hundredth day at ten, though clocks go back in between.
func TestBurnPassesOverTheChangeOfClocks(t *testing.T) {
	zone := zoneOf(t, "America/New_York")
	first := model.Date{Year: 2026, Month: 10, Day: 1}
	b := Burn{Run: milli(1000), First: first, Pattern: same(7, Stint{9 * time.Hour, 10 * time.Hour})}
	at, ok := b.RunsOut(unit.Whole(100), clock(first, 0, zone))
	if want := clock(first.AddDays(99), 10*time.Hour, zone); !ok || !at.Equal(want) {
		t.Errorf("%v, want %v", at, want)
	}
}

// What a walk by the minute finds, RunsOut finds too.
func TestRunOutByTheMinute(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := Burn{Run: milli(rapid.Int64Range(500, 5000).Draw(t, "run")), Off: milli(rapid.Int64Range(0, 100).Draw(t, "off")), First: monday}
		for range 7 {
			from := time.Duration(rapid.Int64Range(0, 700).Draw(t, "from")) * time.Minute
			b.Pattern = append(b.Pattern, []Stint{{from, from + time.Duration(rapid.Int64Range(60, 700).Draw(t, "long"))*time.Minute}})
		}
		amount := milli(rapid.Int64Range(1, 20_000).Draw(t, "amount"))
		start := monday.Time().Add(time.Duration(rapid.Int64Range(0, 10079).Draw(t, "start")) * time.Minute)
		at, ok := b.RunsOut(amount, start)
		if !ok {
			t.Fatal("never")
		}
		left, minute := amount, start
		for left.Sign() > 0 {
			left = left.Sub(spent(b.rate(minute), time.Minute))
			minute = minute.Add(time.Minute)
		}
		if at.After(minute) || !at.After(minute.Add(-time.Minute)) {
			t.Fatalf("%v, by the minute %v", at, minute)
		}
	})
}

// rate is what an hour costs at a moment.
func (b *Burn) rate(at time.Time) unit.Exact {
	day := model.DateOf(at)
	for _, s := range b.Pattern[day.DaysSince(b.First)%len(b.Pattern)] {
		if since := at.Sub(day.Time()); since >= s.From && since < s.To {
			return b.Run
		}
	}
	return b.Off
}
