package chance

import (
	"encoding/json"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// vector is one of testdata/formulas.json: the shared vectors of topics 3 (ranges) and 4 (interruptions), each with its source. The others of these topics and why they cannot be tests are told in pricing/testdata/vectors.tsv.
type vector struct {
	ID        string
	Inputs    map[string]any
	Expected  map[string]float64
	Tolerance struct{ Abs, Rel float64 }
	Source    string
}

// vectorTests are the tests of all of them.
var vectorTests = map[string]func(*testing.T, vector){
	"T3-P01": testKnowing,
	"T3-D03": testPERT,
	"T4-P01": testBestInterval,
	"T4-P05": testCheckpointTime,
	"T4-D03": testInterrupted,
	"T4-D04": testBestInterval,
}

func TestVectors(t *testing.T) {
	b, err := os.ReadFile("testdata/formulas.json")
	if err != nil {
		t.Fatal(err)
	}
	var list []vector
	if err := json.Unmarshal(b, &list); err != nil {
		t.Fatal(err)
	}
	for _, v := range list {
		t.Run(v.ID, func(t *testing.T) {
			test, ok := vectorTests[v.ID]
			if !ok {
				t.Fatal("it has no test")
			}
			test(t, v)
		})
	}
}

// near checks a figure against what the vector expects of that name.
func (v vector) near(t *testing.T, name string, got float64) {
	t.Helper()
	want := v.Expected[name]
	if within := max(v.Tolerance.Abs, v.Tolerance.Rel*math.Abs(want)); !(math.Abs(got-want) <= within) {
		t.Errorf("%s is %v, want %v ± %v (%s)", name, got, want, within, v.Source)
	}
}

// number reads an input that is a number or a text such as "1/60".
func (v vector) number(t *testing.T, name string) float64 {
	t.Helper()
	if n, ok := v.Inputs[name].(float64); ok {
		return n
	}
	s, _ := v.Inputs[name].(string)
	above, below, _ := strings.Cut(s+"/1", "/")
	a, err := strconv.ParseFloat(above, 64)
	b, errBelow := strconv.ParseFloat(strings.TrimSuffix(below, "/1"), 64)
	if err != nil || errBelow != nil {
		t.Fatalf("%s is %v", name, v.Inputs[name])
	}
	return a / b
}

// Two states of probability 0.6 and 0.4 are six and four of ten equally probable cases; a payoff is a cost the other way round.
func testKnowing(t *testing.T, v vector) {
	payoffs, _ := v.Inputs["payoffs"].([]any)
	const most = 100_000
	c := &cases{forms: make([]string, len(payoffs)), step: 1}
	for i := range 10 {
		a := answer{}
		for _, states := range payoffs {
			payoff, _ := states.([]any)[i/6].(float64)
			a.totals = append(a.totals, unit.Money(most-payoff))
			if a.totals[len(a.totals)-1] < a.totals[a.winner] {
				a.winner = len(a.totals) - 1
			}
		}
		c.answers = append(c.answers, a)
	}
	v.near(t, "evpi", float64(c.knowing().Value))
	best := math.Inf(1)
	for form := range payoffs {
		mean, _ := c.mean(form)
		best = min(best, mean)
	}
	v.near(t, "best_without", most-best)
}

func testPERT(t *testing.T, v vector) {
	const scale = 1e9
	d := newPERT(int64(v.number(t, "a")*scale), int64(v.number(t, "m")*scale), int64(v.number(t, "b")*scale))
	v.near(t, "alpha", d.beta.a)
	v.near(t, "beta", d.beta.b)
	v.near(t, "p_above", 1-d.Below(int64(v.number(t, "threshold")*scale)))
	mean := 0.0
	for i := range parts {
		mean += float64(d.at((float64(i)+0.5)/parts)) / parts / scale
	}
	v.near(t, "mean", mean)
}

// ceaseless gives the hourly form where one session works through all days of a plan.
func ceaseless(t *testing.T, days int, o model.Offer) pricing.Quote {
	t.Helper()
	p := model.New()
	p.Workload.Days, p.Workload.HoursPerDay, p.Workload.Restart = days, 24*time.Hour, model.RestartDay
	o.Name, o.Hourly = "A", unit.Known[unit.PerHour](1e9)
	p.Offers = []model.Offer{o}
	e, err := pricing.Evaluate(p)
	if err != nil {
		t.Fatal(err)
	}
	return e.Offers[0].Quotes[0]
}

// once gives a rate of one interruption in so many hours.
func once(hours float64) unit.Ratio { return unit.Ratio(math.Round(float64(unit.One) / hours)) }

// The best of all whole numbers of pieces of a year: one more or less changes a piece by less than the tolerance. The times of
// the vector are minutes.
func testBestInterval(t *testing.T, v vector) {
	o := model.NewOffer()
	o.Interruptions = once(v.number(t, "M") / 60)
	o.CheckpointCost = time.Duration(v.number(t, "delta") * float64(time.Minute))
	v.near(t, "tau", ceaseless(t, model.MaxDays, o).BestTau.Minutes())
}

// Nothing is saved at the end (costmodel §6): 719 checkpoints of 40 s where the vector counts 720.
func testCheckpointTime(t *testing.T, v vector) {
	o := model.NewOffer()
	o.CheckpointEvery = time.Duration(v.number(t, "every_h") * float64(time.Hour))
	o.CheckpointCost = time.Duration(v.number(t, "save_s") * float64(time.Second))
	q := ceaseless(t, int(v.number(t, "days")), o)
	saving := q.On - q.Useful + o.CheckpointCost
	v.near(t, "hours", saving.Hours())
	v.near(t, "count", float64(saving/o.CheckpointCost))
}

// Costmodel §6 lets nothing interrupt a restart, the vector does: its restart takes M(e^{R/M} − 1). The last piece has no
// checkpoint; two days of hourly pieces less one day are 24 that all have one.
func testInterrupted(t *testing.T, v vector) {
	mean, restart := v.number(t, "M"), v.number(t, "R")
	o := model.NewOffer()
	o.Interruptions = once(mean)
	mean = float64(unit.One) / float64(o.Interruptions) // 3 is no whole number of billionths of a rate
	o.CheckpointEvery = time.Duration(v.number(t, "W") / v.number(t, "n") * float64(time.Hour))
	o.CheckpointCost = time.Duration(math.Round(v.number(t, "delta") * float64(time.Hour)))
	o.RestartCost = model.Given(time.Duration(math.Round(mean * math.Expm1(restart/mean) * float64(time.Hour))))
	v.near(t, "billed", (ceaseless(t, 2, o).On - ceaseless(t, 1, o).On).Hours())
}

// triangular is the distribution of the worked example of formulas.md §3, which a plan cannot ask for.
type triangular struct{ low, likely, high float64 }

func (d triangular) Below(v int64) float64 {
	switch x := float64(v); {
	case x <= d.low:
		return 0
	case x <= d.likely:
		return (x - d.low) * (x - d.low) / ((d.high - d.low) * (d.likely - d.low))
	case x < d.high:
		return 1 - (d.high-x)*(d.high-x)/((d.high-d.low)*(d.high-d.likely))
	}
	return 1
}

func (d triangular) at(u float64) int64 {
	if u <= (d.likely-d.low)/(d.high-d.low) {
		return int64(d.low + math.Sqrt(u*(d.high-d.low)*(d.likely-d.low)))
	}
	return int64(d.high - math.Sqrt((1-u)*(d.high-d.low)*(d.high-d.likely)))
}

// formulas.md §3 [T3-D01]: h ~ Tri(2, 6, 14), 2 an hour, 480 a month. P(month) = P(h > 8) = 6² ÷ (12 × 8) = 0.375. By the hour
// costs 60 × 22/3 = 440 on average, less than 480; what the month would save, E[(60 h − 480)+] = 60 × 6³ ÷ (3 × 12 × 8) = 45,
// is the value of knowing.
func TestTriangularExample(t *testing.T) {
	const hour = 3600e9
	p := model.New()
	p.Workload.Restart, p.Workload.HoursPerDay = model.RestartDay, 6*hour
	o := model.NewOffer()
	o.Name, o.Hourly, o.Increment = "A", unit.Known[unit.PerHour](2e9), 1
	o.Terms = []model.Term{{Name: "month", Days: 30, Price: unit.Known[unit.Money](480e6)}}
	p.Offers = []model.Offer{o}
	c := newCases(p, 0, []Input{{Path: "workload.hours_per_day", distribution: triangular{2 * hour, 6 * hour, 14 * hour}}})
	c.slice()
	forms := c.spreads()
	c.sharpen(forms)
	if got := forms[1].Wins; math.Abs(got-0.375) > 2e-5 { // half a cent of the bill is 0.3 s of a day
		t.Errorf("P(month) is %v, want 0.375", got)
	}
	if got := c.knowing(); got.Value < 44_990_000 || got.Value > 45_010_000 {
		t.Errorf("knowing is worth %v, want 45", got.Value)
	}
	if got, _ := c.mean(0); math.Abs(got-440e6) > 1e4 {
		t.Errorf("by the hour costs %v on average, want 440", got)
	}
}

// The inverse leads back, at the ends too; shapes 1 and 5 are those of a likely value at an end of its range.
func TestBetaQuantile(t *testing.T) {
	for _, shapes := range [][2]float64{{1, 5}, {5, 1}, {3, 3}, {7. / 3, 11. / 3}, {1.0001, 4.9999}} {
		d := newBeta(shapes[0], shapes[1])
		for i := range 2001 {
			u := float64(i) / 2000
			if got := d.below(d.quantile(u)); math.Abs(got-u) > 1e-9 {
				t.Errorf("shapes %v: at %v it gives %v", shapes, u, got)
			}
		}
	}
}
