package widget

import (
	"image"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// perHour is what 30 days cost by the hour in the plan of screens.md: tasks
// of 2 h, and for each a boot of 30 min (10 set-up, 15 idle, 5 download);
// 1.98 an hour, and 29.70 for the disk. Hours are whole minutes, as on the
// slider.
// 6 h a day: (6 + 3 × 0.5) × 30 × 1.98 + 29.70 = 475.20
func perHour(hours float64) float64 {
	hours = math.Round(hours*60) / 60
	on := min(hours+0.5*math.Ceil(hours/2), 24)
	return on*30*1.98 + 29.70
}

const (
	theMonth = 929.70  // 900.00 + 29.70
	theDay   = 1229.70 // 30 × 40.00 + 29.70; the week costs the same
)

// costs are evenly spaced over a day, n of them.
func costs(n int, cost func(hours float64) float64) []float64 {
	all := make([]float64, n)
	for i := range all {
		all[i] = cost(24 * Position(i, n))
	}
	return all
}

func constant(v float64) func(float64) float64 { return func(float64) float64 { return v } }

// figure is the chart of screens.md, with the words of one language.
func figure(w, h, slot int, words [7]string) Chart {
	ch := Chart{
		Top: 1500, Slot: slot,
		Amounts: []Amount{{0, "0"}, {500, "500"}, {1000, "1000"}, {1500, "1500"}},
		Marks:   []float64{0.25, 0.5, 0.75, 1},
		Ends:    [2]string{words[3], words[4]},
		You:     Point{planned, perHour(6), words[5]},
		Flips:   []Point{{breakeven, theMonth, words[6]}},
		Curves: []Curve{
			{words[0], Solid, Text, []float64{perHour(24)}},
			{words[1], Dashed, Text, []float64{theMonth}},
			{words[2], Dotted, Muted, []float64{theDay}},
		},
	}
	n := ch.Samples(w, h)
	ch.Curves[0].Costs = costs(n, perHour)
	ch.Curves[1].Costs = costs(n, constant(theMonth))
	ch.Curves[2].Costs = costs(n, constant(theDay))
	return ch
}

var (
	inEnglish = [7]string{"hourly", "month", "day, week", "0", "24 h", "you 6 h 00", "12 h 01"}
	inChinese = [7]string{"按量", "包月", "包日、包周", "0", "24 小时", "你 6 小时 00", "12 小时 01"}
)

// sections reads a file of frames: "== name", then its rows between bars.
func sections(t *testing.T, file string) map[string][]string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	all, name := map[string][]string{}, ""
	for line := range strings.Lines(string(data)) {
		line = strings.TrimRight(line, "\r\n")
		if title, ok := strings.CutPrefix(line, "== "); ok {
			name = title
		} else if row, ok := strings.CutPrefix(line, "|"); ok {
			all[name] = append(all[name], strings.TrimSuffix(row, "|"))
		}
	}
	return all
}

func TestChartFrames(t *testing.T) {
	frames := sections(t, "testdata/charts.txt")
	tests := []struct {
		name  string
		words [7]string
		slot  int
		g     Glyphs
	}{
		{"120x36 en", inEnglish, 5, Full},
		{"120x36 zh", inChinese, 5, Full},
		{"100x30 en", inEnglish, 5, Full},
		{"100x30 zh", inChinese, 5, Full},
		{"80x24 en", inEnglish, 4, Full},
		{"80x24 zh", inChinese, 4, Full},
		{"ascii 80x24 en", inEnglish, 4, ASCII},
		{"narrow 80x24 zh", inChinese, 4, Narrow},
	}
	if len(tests) != len(frames) {
		t.Errorf("%d tests for %d frames", len(tests), len(frames))
	}
	for _, tt := range tests {
		want := frames[tt.name]
		if len(want) == 0 {
			t.Fatalf("no frame %q", tt.name)
		}
		c := NewCanvas(Cells(want[0]), len(want))
		figure(c.Width(), c.Height(), tt.slot, tt.words).Draw(c, tt.g)
		for y, got := range c.Plain() {
			if got != want[y] {
				t.Errorf("%s, row %d:\n got %q\nwant %q", tt.name, y, got, want[y])
			}
		}
	}
}

// screens.md §7, rows 6 to 11 of the roles of the 80x24 frame.
func TestChartRoles(t *testing.T) {
	want := []string{
		"mmmmm               ttttttttt tttttt",
		"mmmmmtt tt tt tttttttt tt tt  ttttt ",
		" mmmm    ttattt  m                  ",
		"   mmtttt  a     m                  ",
		"    mmmmmmmammmmmtmmmmmmmmmmm       ",
		"     m aaa a a aa        mm m       ",
	}
	c := NewCanvas(36, 6)
	figure(36, 6, 4, inEnglish).Draw(c, Full)
	for y, got := range c.Roles() {
		if got != want[y] {
			t.Errorf("row %d:\n got %q\nwant %q", y, got, want[y])
		}
	}
}

// An end gives way when you are there, and the flip when it would not stand
// over its mark. 24 cells: 23 h is dot 47 × 0.958 = 45.04, cell 22.
func TestChartLabelsGiveWay(t *testing.T) {
	tests := map[float64]string{
		0:  "you 0 h  12 h 01    24 h",
		23: "0        12 h 01 you 0 h",
	}
	for at, want := range tests {
		ch := figure(36, 6, 4, inEnglish)
		ch.You = Point{at / 24, perHour(at), "you 0 h"}
		ch.Ends[1] = "24 h"
		c := NewCanvas(36, 6)
		ch.Draw(c, Full)
		if got := c.Plain()[5][5:29]; got != want {
			t.Errorf("%v h: got %q, want %q", at, got, want)
		}
	}
}

// What no chart should be asked is answered by an emptier one.
func TestChartOddInput(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	inputs := [][]float64{
		nil, {nan}, {1}, {0, 0}, {nan, 1, nan}, {inf, -inf, inf}, {1e308, -1e308, 1e308}, {5e-324, 0}, {-1, -2},
		make([]float64, 100_000),
	}
	for _, top := range []float64{1500, 0, -1, nan, inf, 1e308, 5e-324, 1} {
		for _, in := range inputs {
			for w := range 40 {
				c := NewCanvas(w, w%7)
				Chart{
					Top: top, Amounts: []Amount{{nan, "?"}, {inf, "1"}, {top, "2"}},
					Curves: []Curve{{"a", Solid, Text, in}, {"b", Dashed, Text, in}, {"c", 99, Muted, in}},
					Marks:  []float64{nan, inf, -1, 2}, Ends: [2]string{"left", "right"},
					You: Point{0.5, inf, "you"}, Flips: []Point{{nan, 1, ""}, {1, nan, "x"}, {0, -inf, "y"}},
				}.Draw(c, Full)
				checkShape(t, c, Theme{})
			}
		}
	}
}

// A curve that jumps is joined by an upright; one that is cut off leaves
// through the edge; where nothing is known nothing is drawn.
func TestChartStepsAndGaps(t *testing.T) {
	ch := Chart{Top: 4, Curves: []Curve{{"x", Solid, Text, []float64{
		0, 0, 0, 4, 4, 4, math.NaN(), math.NaN(), math.NaN(), math.NaN(), 2, 9, 9, 2, 2, 2,
	}}}, You: Point{At: math.NaN()}}
	c := NewCanvas(11, 4)
	ch.Draw(c, Full)
	// 8 cells of 2 by 4 dots: 4 is in row 0, 0 in row 7, 2 in row 4 (3.5).
	want := []string{
		"│ ⢸⠉  ⢸⢸   ",
		"│⣀⡸   ⠁⠈⠉ x",
		"└────────  ",
		"           ",
	}
	for y, got := range c.Plain() {
		if got != want[y] {
			t.Errorf("row %d:\n got %q\nwant %q", y, got, want[y])
		}
	}
}

func TestAxisTop(t *testing.T) {
	tests := []struct {
		previous, greatest float64
		held               bool
		want               float64
	}{
		{0, 1455.3, false, 1500},  // 3 steps of 500
		{0, 2000, false, 2000},    // 4 of 500
		{0, 2001, false, 3000},    // 3 of 1000
		{0, 1000, false, 1000},    // 2 of 500
		{0, 0.3, false, 0.3},      // 3 of 0.1
		{0, 7, false, 8},          // 4 of 2
		{1500, 1501, false, 2000}, // grows at once
		{1500, 1501, true, 2000},  // also while held
		{1500, 600, false, 1500},  // 40 % exactly
		{1500, 599, false, 600},   // below: 3 of 200
		{1500, 1, true, 1500},     // never while held
		{1500, 0, false, 1500},    // nothing known
		{1500, math.NaN(), true, 1500},
		{0, 0, false, 1},
		{0, math.Inf(1), false, 1},
		{math.NaN(), -5, false, 1},
	}
	for _, tt := range tests {
		if got := AxisTop(tt.previous, tt.greatest, tt.held); math.Abs(got-tt.want) > 1e-9*tt.want {
			t.Errorf("AxisTop(%v, %v, %v) = %v, want %v", tt.previous, tt.greatest, tt.held, got, tt.want)
		}
	}
}

func TestAxisValues(t *testing.T) {
	got := AxisValues(1500)
	if want := []float64{0, 500, 1000, 1500}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for _, top := range []float64{0, -1, math.NaN(), math.Inf(1)} {
		if got := AxisValues(top); got != nil {
			t.Errorf("AxisValues(%v) = %v, want none", top, got)
		}
	}
}

// An axis holds what it must show, in at most four equal steps, and no more
// than half as much again: just over two steps make three.
func TestAxisHoldsTheGreatest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		greatest := math.Pow(10, rapid.Float64Range(-30, 30).Draw(t, "log"))
		top := AxisTop(0, greatest, false)
		values := AxisValues(top)
		if n := len(values); n < 2 || n > 5 || values[0] != 0 || math.Abs(values[n-1]-top) > 1e-9*top {
			t.Fatalf("an axis to %v has %v", top, values)
		}
		if top < greatest*(1-1e-9) || top > 1.5*greatest*(1+1e-9) {
			t.Fatalf("an axis to %v for %v", top, greatest)
		}
	})
}

// TestChartNamesTheRivalBeside: hourly ends at 1028 and the rival at 1000, in one of four rows up to 1500. The rival is drawn and
// named in the row below; a third line that ends there too is not drawn.
func TestChartNamesTheRivalBeside(t *testing.T) {
	c := NewCanvas(30, 6)
	Chart{Top: 1500, You: Point{At: math.NaN()}, Curves: []Curve{
		{Name: "hourly", Style: Solid, Costs: []float64{0, 1028}},
		{Name: "day", Style: Dashed, Costs: []float64{1000, 1000}},
		{Name: "month", Style: Dotted, Costs: []float64{1010, 1010}},
	}}.Draw(c, Full)
	rows := c.Plain()
	if !strings.HasSuffix(strings.TrimRight(rows[1], " "), " hourly") || !strings.HasSuffix(strings.TrimRight(rows[2], " "), " day") {
		t.Errorf("rows are\n%s", strings.Join(rows, "\n"))
	}
	if strings.Contains(strings.Join(rows, "\n"), "month") {
		t.Error("the month is named")
	}
}

// Amounts that have no row each are thinned out evenly: an axis with a gap in its middle would look bent.
func TestAmountsAreEvenlySpaced(t *testing.T) {
	for _, test := range []struct {
		top  float64
		rows int
		want string
	}{
		{4000, 9, "4000 3000 2000 1000 0"},
		{4000, 5, "4000 3000 2000 1000 0"},
		{4000, 4, "4000 2000 0"},
		{4000, 3, "4000 2000 0"},
		{3000, 4, "3000 2000 1000 0"},
		{3000, 3, "3000 0"},
		{2000, 2, "2000 0"},
	} {
		ch := Chart{Top: test.top}
		for _, v := range AxisValues(test.top) {
			ch.Amounts = append(ch.Amounts, Amount{Cost: v, Text: strconv.Itoa(int(v))})
		}
		c := NewCanvas(10, test.rows)
		ch.drawAmounts(c, image.Rect(6, 0, 10, test.rows), ASCII)
		got := strings.Join(strings.Fields(strings.ReplaceAll(strings.Join(c.Plain(), " "), "|", " ")), " ")
		if got != test.want {
			t.Errorf("up to %v in %d rows: got %q, want %q", test.top, test.rows, got, test.want)
		}
	}
}
