package chance_test

import (
	"math"
	"reflect"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"

	"pgregory.net/rapid"
)

// readPlan reads what a plan file says after its version.
func readPlan(t testing.TB, source string) model.Plan {
	t.Helper()
	file, err := planfile.Parse("plan.toml", []byte("version = 1\n"+source))
	if err != nil {
		t.Fatal(err)
	}
	return file.Plan
}

// changed reads a plan and sets values of it.
func changed(t testing.TB, source string, values map[string]string) model.Plan {
	t.Helper()
	p := readPlan(t, source)
	for path, v := range values {
		if fault := p.Set(path, model.Typed, v); fault != nil {
			t.Fatal(fault)
		}
	}
	return p
}

func of(t testing.TB, source string) chance.Result {
	t.Helper()
	r, ok := chance.Of(readPlan(t, source), 0, 1)
	if !ok {
		t.Fatal("no range concerns the offer")
	}
	return r
}

// twoForms is 2 an hour against 480 a month of 30 days: the month pays from 8 h a day.
const twoForms = `
[workload]
hours_per_day = "2..6..14"
restart = "day"
[[offer]]
name = "A"
hourly = 2
[[offer.term]]
name = "month"
days = 30
price = 480
`

func near(t testing.TB, what string, got, want, within float64) {
	t.Helper()
	if !(math.Abs(got-want) <= within) {
		t.Errorf("%s is %v, want %v ± %v", what, got, want, within)
	}
}

func money(m model.Maybe[unit.Money]) float64 {
	if !m.Given {
		return math.NaN()
	}
	return float64(m.Value) / 1e6
}

// PERT(2, 6, 14): mean (2 + 4 × 6 + 14) ÷ 6 = 6.667 h, that is 400 a month by the hour; P(h > 8) = 0.278557
// (formulas.json T3-D03: numerical integration of the Beta density over 200,000 midpoints).
func TestPERTVector(t *testing.T) {
	r := of(t, twoForms)
	if !r.Exact || r.Inputs[0].Distribution != chance.PERT {
		t.Errorf("exact is %v, the distribution %s", r.Exact, r.Inputs[0].Distribution)
	}
	near(t, "P(month is cheaper)", r.Forms[1].Wins, 0.278557, 0.0002)
	near(t, "P(hourly is cheaper)", r.Forms[0].Wins, 1-0.278557, 0.0002)
	near(t, "mean by the hour", money(r.Forms[0].Mean), 400, 0.01)
	near(t, "mean of the month", money(r.Forms[1].Mean), 480, 0)
}

// One input and a bill that rises with it: the quantiles of the bill are the bills of the quantiles. Uniform 4 to 12 h:
// P10 4.8 h × 60 = 288, P50 480, P90 11.2 h × 60 = 672; the month wins from 8 h on: half. Hourly and month both cost 480
// on average; the cheaper one in each case (360 + 480) ÷ 2 = 420: knowing is worth 60.
func TestUniform(t *testing.T) {
	p := changed(t, twoForms, map[string]string{"workload.hours_per_day": "4..12"})
	p.Budget.PlanCap = model.Given[unit.Money](600e6) // by the hour passed from 10 h on: a quarter
	r, _ := chance.Of(p, 0, 1)
	h := r.Forms[0]
	near(t, "P10", money(h.P10), 288, 0.01)
	near(t, "P50", money(h.P50), 480, 0.01)
	near(t, "P90", money(h.P90), 672, 0.01)
	near(t, "mean", money(h.Mean), 480, 0.01)
	near(t, "wins of the month", r.Forms[1].Wins, 0.5, 1e-6)
	near(t, "over", h.Over, 0.25, 1e-6)
	near(t, "over by the month", r.Forms[1].Over, 0, 0)
	near(t, "knowing", money(r.Knowing), 60, 0.01)
}

// Days are whole: of 27 to 36 days each is as probable as the others. A month bought twice from 31 days on: 6 of 10.
func TestWholeNumbers(t *testing.T) {
	p := changed(t, twoForms, map[string]string{"workload.hours_per_day": "6", "workload.days": "27..36", "budget.plan_cap": "500"})
	r, _ := chance.Of(p, 0, 1)
	near(t, "two months", r.Forms[1].Over, 0.6, 1e-12)
}

// Two inputs that are independent: hours uniform 4 to 12, the price uniform 1 to 3, against 480. The month wins where
// h × p > 16: P = ∫ from 16/3 to 12 of (3 − max(1, 16/h)) ÷ 2 dh ÷ 8; 16/h > 1 all along, so
// (3 × (12 − 16/3) − 16 ln(12 ÷ (16/3))) ÷ 16 = (20 − 16 ln 2.25) ÷ 16 = 0.4391. Mean by the hour 30 × 8 × 2 = 480.
func TestDraws(t *testing.T) {
	p := changed(t, twoForms, map[string]string{"workload.hours_per_day": "4..12", "offer.0.hourly": "1..3"})
	r, _ := chance.Of(p, 0, 1)
	if r.Exact || r.Draws != 4096 {
		t.Errorf("exact is %v with %d draws", r.Exact, r.Draws)
	}
	month := r.Forms[1]
	near(t, "wins of the month", month.Wins, (20-16*math.Log(2.25))/16, 0.004)
	near(t, "mean", money(r.Forms[0].Mean), 480, 1)
	if month.Error <= 0 || month.Error > 0.004 {
		t.Errorf("error is %v, want some and below 0.4 %%", month.Error)
	}
}

func TestSeed(t *testing.T) {
	p := changed(t, twoForms, map[string]string{"offer.0.hourly": "1..3"})
	same := func(seed int64) []chance.Spread {
		r, _ := chance.Of(p, 0, seed)
		return r.Forms
	}
	if !reflect.DeepEqual(same(1), same(1)) {
		t.Error("the same seed gives something else")
	}
	if reflect.DeepEqual(same(1), same(2)) {
		t.Error("another seed gives the same")
	}
}

// A hopeless form loses and has no end: with 3 to 9 h of work in one go and one interruption an hour, 10 u is passed at 3.6 h.
func TestHopeless(t *testing.T) {
	p := changed(t, twoForms, map[string]string{"workload.hours_per_day": "3..9", "offer.0.interruptions_per_hour": "1"})
	r, _ := chance.Of(p, 0, 1)
	h := r.Forms[0]
	if h.Mean.Given || h.P90.Given || !h.P10.Given == (h.Hopeless < 0.9) || h.Hopeless <= 0.5 || h.Hopeless >= 1 {
		t.Errorf("%+v", h)
	}
	near(t, "wins together", h.Wins+r.Forms[1].Wins, 1, 1e-9)
}

func TestNoRange(t *testing.T) {
	p := readPlan(t, twoForms+"[[offer]]\nname = \"B\"\nhourly = \"1..2\"\n[own]\nwatts = \"300..450\"\n")
	if fault := p.Set("workload.hours_per_day", model.Typed, "6"); fault != nil {
		t.Fatal(fault)
	}
	if _, ok := chance.Of(p, 0, 1); ok {
		t.Error("the price of another offer, or a card of one's own, concerns this one")
	}
	if r, ok := chance.Of(p, 1, 1); !ok || len(r.Inputs) != 1 || r.Inputs[0].Path != "offer.1.hourly" {
		t.Errorf("%v, %v", r.Inputs, ok)
	}
}

// A form that is not known has no part in it, and a term that is not on offer neither.
func TestUnknownForms(t *testing.T) {
	r := of(t, twoForms+"[[offer.term]]\nname = \"week\"\ndays = 7\nprice = \"unknown\"\n[[offer.term]]\nname = \"day\"\ndays = 1\n")
	for _, s := range r.Forms[2:] {
		if s.Known || s.Wins != 0 || s.P50.Given {
			t.Errorf("%+v", s)
		}
	}
	near(t, "P(month is cheaper)", r.Forms[1].Wins, 0.278557, 0.0002)
}

// Whatever the ranges: probabilities add up, quantiles rise, knowing is worth something, and what cannot vary does not.
func TestProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := plan(t)
		r, ok := chance.Of(p, 0, 7)
		if !ok {
			t.Fatal("no range")
		}
		wins := 0.0
		for _, s := range r.Forms {
			wins += s.Wins
			if s.P10.Value > s.P50.Value || s.P50.Value > s.P90.Value || s.Wins < 0 || s.Wins > 1 || s.Over < 0 || s.Over > 1 {
				t.Fatalf("%+v", s)
			}
		}
		if math.Abs(wins-1) > 1e-9 {
			t.Fatalf("probabilities add up to %v", wins)
		}
		if !r.Knowing.Given || r.Knowing.Value < 0 {
			t.Fatalf("knowing is worth %v", r.Knowing)
		}
	})
}

// plan draws a plan of which one to three values are ranges.
func plan(t *rapid.T) model.Plan {
	p := model.New()
	p.Offers = []model.Offer{model.NewOffer()}
	o := &p.Offers[0]
	o.Name, o.Hourly = "A", unit.Known(unit.PerHour(rapid.Int64Range(1, 9e9).Draw(t, "hourly")))
	o.Terms = []model.Term{{Name: "month", Days: 30, Price: unit.Known(unit.Money(rapid.Int64Range(0, 2000e6).Draw(t, "month")))}}
	paths := []string{"workload.hours_per_day", "workload.days", "workload.idle", "offer.0.hourly", "offer.0.term.0.price"}
	limits := map[string]int64{
		"workload.hours_per_day": 24 * 3600e9, "workload.days": 366, "workload.idle": 3 * 3600e9, "offer.0.hourly": 9e9, "offer.0.term.0.price": 2000e6,
	}
	for _, path := range rapid.Permutation(paths).Draw(t, "paths")[:rapid.IntRange(1, 3).Draw(t, "ranges")] {
		low := rapid.Int64Range(1, limits[path]-1).Draw(t, "low")
		high := rapid.Int64Range(low+1, limits[path]).Draw(t, "high")
		likely := rapid.Int64Range(low, high).Draw(t, "likely")
		f, _ := p.Field(path)
		f.Number().SetInt(likely)
		p.Ranges = append(p.Ranges, model.Range{Path: path, Low: low, High: high, Uniform: rapid.Bool().Draw(t, "uniform")})
	}
	if err := p.Validate(); err != nil {
		t.Fatal(err)
	}
	return p
}

// Every number of the plan as wide a range as there is, more of them than the Halton sequence has bases: nothing breaks, and what
// is too large to be counted in any case is not known.
func TestAllRanges(t *testing.T) {
	p := readPlan(t, fourForms)
	p.Ranges = nil
	for _, f := range p.Fields() {
		if n := f.Number(); n != nil && n.Known() && f.Min < f.Max {
			p.Ranges = append(p.Ranges, model.Range{Path: f.Path, Low: f.Min, High: f.Max, Uniform: len(p.Ranges)%2 == 0})
		}
	}
	if err := p.Validate(); err != nil || len(p.Ranges) < 20 {
		t.Fatal(len(p.Ranges), err)
	}
	r, ok := chance.Of(p, 0, 1)
	wins := 0.0
	for _, s := range r.Forms {
		wins += s.Wins
	}
	if !ok || len(r.Inputs) != len(p.Ranges) || r.Known() > 0 && math.Abs(wins-1) > 1e-9 {
		t.Errorf("%d inputs, %d forms known, probabilities add up to %v", len(r.Inputs), r.Known(), wins)
	}
}

// A range that is as narrow as can be says what the plan's number says.
func TestNarrowRange(t *testing.T) {
	p := readPlan(t, twoForms)
	p.Ranges = []model.Range{{Path: "offer.0.hourly", Low: 2e9 - 1, High: 2e9 + 1}}
	r, _ := chance.Of(p, 0, 1)
	for i, total := range pricing.Totals(p, 0) {
		if s := r.Forms[i]; s.P10 != model.Given(total.Total) || s.P90 != s.P10 || s.Mean != s.P10 {
			t.Errorf("%s is %+v, want %v throughout", s.Form, s, total.Total)
		}
	}
}

// By the hour at a price of 1 to 3, uniform: at 8 h a day 240 h, P10 1.2 × 240 = 288, P90 2.8 × 240 = 672. The month has no spread.
func TestBands(t *testing.T) {
	p := readPlan(t, twoForms)
	if got := chance.Bands(p, 0, 1); got != nil {
		t.Errorf("the axis itself has bands: %v", got)
	}
	if fault := p.Set("offer.0.hourly", model.Typed, "1..3"); fault != nil {
		t.Fatal(fault)
	}
	bands := chance.Bands(p, 0, 1)
	if len(bands) != 2 || len(bands[0].P10) != 49 {
		t.Fatalf("%d bands of %d", len(bands), len(bands[0].P10))
	}
	near(t, "P10", float64(bands[0].P10[16])/1e6, 288, 4)
	near(t, "P90", float64(bands[0].P90[16])/1e6, 672, 4)
	near(t, "at 0 h", float64(bands[0].P90[0]), 0, 0)
	near(t, "month", float64(bands[1].P90[16]-bands[1].P10[16]), 0, 0)
}

// fourForms is the article's plan with a day and a week as well, and hours that are not known for certain.
const fourForms = `
[workload]
hours_per_day = "3..6..18"
task_hours = 2
setup = "10m"
idle = "15m"
bandwidth = "50MB/s"
[[disk]]
name = "data"
size = "200GB"
[[transfer]]
name = "weights"
size = "15GB"
[[offer]]
name = "A"
hourly = 1.98
[[offer.term]]
name = "day"
days = 1
price = 40
[[offer.term]]
name = "week"
days = 7
price = 240
[[offer.term]]
name = "month"
days = 30
price = 900
[[offer.storage]]
disk = "data"
free = "50GB"
price = 0.0066
`

// The design's frame of page 3 has these, from 10,000 independent draws: 377.19, 573.21 and 872.19 by the hour, hourly cheapest
// in 94 of 100, knowing worth 6.15.
func TestArticleHours(t *testing.T) {
	r := of(t, fourForms)
	h, month := r.Forms[0], r.Forms[3]
	near(t, "P10", money(h.P10), 377.19, 1)
	near(t, "P50", money(h.P50), 573.21, 2)
	near(t, "P90", money(h.P90), 872.19, 5)
	near(t, "month", money(month.P10), 929.70, 0)
	near(t, "wins", h.Wins, 0.94, 0.005)
	near(t, "knowing", money(r.Knowing), 6.15, 0.1)
}
