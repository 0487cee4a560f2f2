package screen

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// Each product of the sum on paper is what stands beside it, for every line of every form's bill.
func TestSumsMultiply(t *testing.T) {
	for name, p := range map[string]model.Plan{"article": article(text.English), "odd": oddBill()} {
		s := shown(t, p, text.English, 80, 24)
		d := &drawing{Scene: s}
		products := 0
		for _, q := range s.Evaluation.Offers[0].Quotes {
			for _, at := range BillLines(q) {
				_, sums := d.onPaper(q, at)
				for _, line := range sums {
					if !strings.Contains(line.left, "×") {
						continue
					}
					products++
					left, right := multiplied(t, line.left), figure(t, line.right)
					if math.Abs(left-right) > 0.011+0.001*math.Abs(right) {
						t.Errorf("%s, %s: %q is %.4f, not %q", name, q.Form, line.left, left, line.right)
					}
				}
			}
		}
		if products < 10 {
			t.Errorf("%s: %d products", name, products)
		}
	}
}

// oddBill has a price in each unit, cards, instances, a term with its own hourly price and a coupon, and a day that is not in use.
func oddBill() model.Plan {
	p := article(text.English)
	w, o := &p.Workload, &p.Offers[0]
	w.DaysPerWeek, w.GPUs, w.Instances = 5, 2, 3
	o.Hourly = unit.Known(unit.PerHour(2_500_000_000))
	o.Terms[2].Hourly, o.Terms[2].Coupon = unit.Known(unit.PerHour(300_000_000)), 30_000_000
	o.Storage[0].Stopped = unit.One / 2
	for i, per := range []string{model.GBHour, model.GBMonth} {
		name := strconv.Itoa(i)
		p.Disks = append(p.Disks, model.Disk{Name: name, Size: 70 * unit.GB})
		o.Storage = append(o.Storage, model.Storage{Disk: name, Price: unit.Known(unit.PerGBTime(40_000_000)), Per: per, Stopped: unit.One})
	}
	o.Traffic.InPerGB = unit.Known(unit.PerGB(100_000_000))
	return p
}

// multiplied is the product of factors such as "90 boots", "15 min left on", "720.00 h / 24" and "0.0066 /GB/d".
func multiplied(t *testing.T, factors string) float64 {
	product := 1.0
	for _, f := range strings.Split(factors, " × ") {
		whole, part, divided := strings.Cut(f, " / ")
		product *= figure(t, whole)
		if divided {
			product /= figure(t, part)
		}
	}
	return product
}

var figures = regexp.MustCompile(`^(-?[0-9,.]+)(?: (h|min|s)\b)?(?: ([0-9]{2})\b)?`)

// figure is the number that a text begins with; a time in hours.
func figure(t *testing.T, s string) float64 {
	t.Helper()
	m := figures.FindStringSubmatch(s)
	if m == nil {
		t.Fatalf("%q begins with no number", s)
	}
	n, err := strconv.ParseFloat(strings.ReplaceAll(m[1], ",", ""), 64)
	if err != nil {
		t.Fatal(err)
	}
	minutes, _ := strconv.ParseFloat("0"+m[3], 64)
	return n*map[string]float64{"": 1, "h": 1, "min": 1. / 60, "s": 1. / 3600}[m[2]] + minutes/60
}

// What is not known is shown as the sum that it would be.
func TestSumsOfUnknownPrices(t *testing.T) {
	p := article(text.English)
	p.Offers[0].Hourly = unit.Unknown[unit.PerHour]()
	s := shown(t, p, text.English, 80, 24)
	q := s.Evaluation.Offers[0].Quotes[0]
	title, sums := (&drawing{Scene: s}).onPaper(q, BillLine{0, -1})
	if title != "Not known yet: time on" || len(sums) != 1 || sums[0] != (sum{left: "225.00 h × ?", right: "?"}) {
		t.Errorf("%q %q", title, sums)
	}
}

// The hours of a card of another speed are the plan's by that speed: 30 × 6 h ÷ 0.7 = 257.14 h.
func TestSumOfTheWorkAtAnotherSpeed(t *testing.T) {
	p := article(text.English)
	p.Offers[0].Speed = 700_000_000
	s := shown(t, p, text.English, 80, 24)
	_, sums := (&drawing{Scene: s}).onPaper(s.Evaluation.Offers[0].Quotes[0], BillLine{0, 0})
	want := sum{"30 days × 6 h 00 of work / 0.7, the speed", "257.14 h", "30 days × 6 h 00 / 0.7"}
	if !slices.Contains(sums, want) {
		t.Errorf("%q, want %q among them", sums, want)
	}
}

// The box stands still while one goes through the lines of a bill.
func TestExplainStandsStill(t *testing.T) {
	s := shown(t, article(text.English), text.English, 80, 24)
	for i := range BillLines(s.Evaluation.Offers[0].Quotes[0]) {
		s.Overlay = Explain{Line: i}
		rows := Draw(s).Canvas.Plain()
		if !strings.Contains(rows[4], "┌") || !strings.Contains(rows[18], "└") {
			t.Errorf("line %d: the box is elsewhere:\n%s", i, strings.Join(rows, "\n"))
		}
	}
}
