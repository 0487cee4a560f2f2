package widget

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

var (
	hourly  = Zone{"hourly", "hourly is cheapest"}
	month   = Zone{"month", "the month is cheapest"}
	anliang = Zone{Short: "按量", Long: "按量最省"}
	baoyue  = Zone{Short: "包月", Long: "包月最省"}
)

func hours(knob float64, low, high, value string, zones ...Zone) Ruler {
	return Ruler{
		Track: Track{Knob: knob / 24, Ticks: []float64{breakeven}},
		Low:   low, High: high, Slot: 4, Zones: zones, Values: []string{value},
	}
}

func price(lo, value, hi, tick float64, low, high, text string, zones ...Zone) Ruler {
	return Ruler{
		Track: Track{Knob: logarithm(value, lo, hi), Ticks: []float64{logarithm(tick, lo, hi)}},
		Low:   low, High: high, Slot: 4, Zones: zones, Values: []string{text},
	}
}

// Rulers of screens.md §§2, 5 and 6, from the column where their low end has
// its slot to the last but one of the frame.
func TestRulerFrames(t *testing.T) {
	typing := hours(6, "0 h", "24 h", "12 h 01", hourly, month)
	typing.Typed, typing.Note = []float64{12.5 / 24}, "12 h 30 min: the month, by 50.40"
	tests := []struct {
		name  string
		ruler Ruler
		want  [2]string
	}{
		{"120x36 en", hours(6, "0 h", "24 h", "12 h 01", hourly, month), [2]string{
			" 0 h ━━━━━━━━━━━━━━━━━━●────────────────┃─────────────────────────────────── 24 h",
			"             hourly is cheapest      12 h 01   the month is cheapest             ",
		}},
		{"120x36 zh", hours(6, "0 小时", "24 小时", "12 小时 01", anliang, baoyue), [2]string{
			"0 小时 ━━━━━━━━━━━━━━━━●────────────────┃──────────────────────────────── 24 小时",
			"                   按量最省        12 小时 01       包月最省                     ",
		}},
		{"100x30 en", hours(6, "0 h", "24 h", "12 h 01", hourly, month), [2]string{
			" 0 h ━━━━━━━━━━━━━━●─────────────┃─────────────────────────── 24 h",
			"          hourly is cheapest  12 h 01 the month is cheapest       ",
		}},
		{"100x30 zh", hours(6, "0 小时", "24 小时", "12 小时 01", anliang, baoyue), [2]string{
			"0 小时 ━━━━━━━━━━━━●────────────┃───────────────────────── 24 小时",
			"               按量最省    12 小时 01    包月最省                 ",
		}},
		{"80x24 en", hours(6, "0 h", "24 h", "12 h 01", hourly, month), [2]string{
			" 0 h ━━━━━━━━━●────────┃────────────────── 24 h",
			"           hourly   12 h 01   month            ",
		}},
		{"80x24 zh", hours(6, "0 小时", "24 小时", "12 小时 01", anliang, baoyue), [2]string{
			"0 小时 ━━━━━━━━●───────┃─────────────── 24 小时",
			"         按量最省 12 小时 01 包月最省          ",
		}},
		{"at the tick", hours(12+1.0/60, "0 h", "24 h", "12 h 01", hourly, month), [2]string{
			" 0 h ━━━━━━━━━━━━━━━━━━◆────────────────── 24 h",
			"           hourly   12 h 01   month            ",
		}},
		{"14 h", hours(14, "0 h", "24 h", "12 h 01", hourly, month), [2]string{
			" 0 h ━━━━━━━━━━━━━━━━━━┃━━●─────────────── 24 h",
			"           hourly   12 h 01   month            ",
		}},
		{"by the hour", price(0.2, 1.98, 20, 4, "0.20 /h", "20 /h", "4.00 /h", hourly, month), [2]string{
			"0.20 /h ━━━━━━━━━━━━━━━━●────┃─────────── 20 /h",
			"               hourly     4.00 /h month        ",
		}},
		{"by the month", price(90, 900, 9000, 445.5, "90", "9000", "445.50", month, hourly), [2]string{
			"  90 ━━━━━━━━━━━━━┃━━━━●────────────────── 9000",
			"         month 445.50      hourly              ",
		}},
		{"task length: no room for the month", price(5, 120, 4320, 19, "5 min", "72 h", "19 min", month, hourly), [2]string{
			"5 min ━━━━━━━┃━━━━━━━━●─────────────────── 72 h",
			"          19 min        hourly                 ",
		}},
		{"plan length: no flip", Ruler{
			Track: Track{Knob: logarithm(30, 1, 366)}, Low: "1 d", High: "366 d", Slot: 4, Zones: []Zone{hourly},
		}, [2]string{
			" 1 d ━━━━━━━━━━━━━━━━━━━━●─────────────── 366 d",
			"              hourly is cheapest               ",
		}},
		{"typing", typing, [2]string{
			" 0 h ━━━━━━━━━●────────┃○───────────────── 24 h",
			"     12 h 30 min: the month, by 50.40          ",
		}},
		{"first run", Ruler{
			Track: Track{Knob: math.NaN()}, Low: "0.20 /h", High: "20 /h", Slot: 4,
			Note: "a digit starts it: 1.98 or ¥1.98/h",
		}, [2]string{
			"╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌",
			"a digit starts it: 1.98 or ¥1.98/h             ",
		}},
	}
	for _, tt := range tests {
		c := NewCanvas(Cells(tt.want[0]), 2)
		tt.ruler.Draw(c, Full)
		for y, want := range tt.want {
			if got := c.Plain()[y]; got != want {
				t.Errorf("%s, row %d:\n got %q\nwant %q", tt.name, y, got, want)
			}
		}
	}
}

// At 40 wide the track starts right after its low end (screens.md §2).
func TestRulerNarrowWindow(t *testing.T) {
	en := hours(6, "0 h", "24 h", "12 h 01", hourly, month)
	zh := hours(6, "0 小时", "24 小时", "12 小时 01", anliang, baoyue)
	en.Slot, zh.Slot = 0, 0
	tests := map[*Ruler][2]string{
		&en: {"0 h ━━━━━━━●──────┃────────────── 24 h", "        hourly 12 h 01 month          "},
		&zh: {"0 小时 ━━━━━━●────┃─────────── 24 小时", "        按量 12 小时 01 包月          "},
	}
	for r, want := range tests {
		c := NewCanvas(38, 2)
		r.Draw(c, Full)
		if got := c.Plain(); got[0] != want[0] || got[1] != want[1] {
			t.Errorf("got  %q\nwant %q", got, want)
		}
	}
}

// screens.md §7, rows 3 and 4 of the roles of the 80x24 frame.
func TestRulerRoles(t *testing.T) {
	c := NewCanvas(47, 2)
	hours(6, "0 h", "24 h", "12 h 01", hourly, month).Draw(c, Full)
	want := []string{
		" m m aaaaaaaaaammmmmmmmtmmmmmmmmmmmmmmmmmm mm m",
		"           gggggg   tt t tt   mmmmm            ",
	}
	for y, got := range c.Roles() {
		if got != want[y] {
			t.Errorf("row %d:\n got %q\nwant %q", y, got, want[y])
		}
	}
}

func TestRulerSeveralFlips(t *testing.T) {
	r := Ruler{
		Track: Track{Knob: 0.5, Ticks: []float64{0.3, 0.34, 0.7}},
		Low:   "0", High: "9",
		Zones:  []Zone{{"a", "alpha"}, {"b", "beta"}, {"c", "gamma"}, {"d", "delta"}},
		Values: []string{"3.00", "3.40", "7.00"},
	}
	c := NewCanvas(45, 2)
	r.Draw(c, Full)
	// 41 cells from column 2 on: ticks at 2 + 12, 2 + 14 (13.6), 2 + 28. The
	// second value would have to move to column 17, beside its tick, and the
	// second zone has no column for a name: both are left out. So all names
	// are short: a in (2 + 14 - 1)/2, c in (16 + 30 - 1)/2, d in (30 + 43 - 1)/2.
	want := []string{
		"0 ━━━━━━━━━━━━┃━┃━━━━━●───────┃──────────── 9",
		"       a    3.00      c     7.00    d        ",
	}
	for y, got := range c.Plain() {
		if got != want[y] {
			t.Errorf("row %d:\n got %q\nwant %q", y, got, want[y])
		}
	}
}

// A flip beyond an end is named at that end (screens.md §5).
func TestRulerFlipBeyond(t *testing.T) {
	r := Ruler{Track: Track{Knob: 0.5}, Low: "90", High: "9000", Slot: 4, Zones: []Zone{hourly}}
	above, below := r, r
	above.Above, below.Below = "40.00", "1.50"
	tests := map[*Ruler]string{
		&above: "              hourly is cheapest        40.00 »",
		&below: "« 1.50        hourly is cheapest               ",
	}
	for r, want := range tests {
		c := NewCanvas(47, 2)
		r.Draw(c, Full)
		if got := c.Plain()[1]; got != want {
			t.Errorf("\n got %q\nwant %q", got, want)
		}
	}
}

// Whatever the words and the size: nothing melts together, and the track is
// where Span says.
func TestRulerShape(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ticks := rapid.SliceOfN(rapid.Float64Range(0, 1), 0, 4).Draw(t, "ticks")
		slices.Sort(ticks)
		word := rapid.StringMatching(`[a-z]{0,12}`)
		r := Ruler{
			Track: Track{Knob: rapid.Float64Range(0, 1).Draw(t, "knob"), Ticks: ticks},
			Low:   word.Draw(t, "low"), High: word.Draw(t, "high"), Slot: rapid.IntRange(0, 8).Draw(t, "slot"),
			Below: word.Draw(t, "below"), Above: word.Draw(t, "above"),
		}
		for i := range len(ticks) + 1 {
			r.Zones = append(r.Zones, Zone{fmt.Sprintf("Z%d", i), fmt.Sprintf("Zone%d", i)})
			r.Values = append(r.Values, fmt.Sprintf("V%d", i))
		}
		c := NewCanvas(rapid.IntRange(0, 90).Draw(t, "w"), 2)
		r.Draw(c, Full)
		start, n := r.Span(c.Width())
		if start < 1 || n < 0 || n > 0 && start+n+1+Cells(r.High) != c.Width() {
			t.Fatalf("%d cells from %d in %d columns", n, start, c.Width())
		}
		for _, word := range strings.Fields(c.Plain()[1]) {
			if !whole.MatchString(word) {
				t.Fatalf("%q in %q", word, c.Plain()[1])
			}
		}
	})
}

var whole = regexp.MustCompile(`^(Z\d|Zone\d|V\d|«|»|[a-z]+)$`)
