package input

import (
	"math"
	"testing"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"

	"pgregory.net/rapid"
)

// The table of screens.md §5, worked through by hand: from a value as it is typed, up and down by each step.
func TestStepsOfTheTable(t *testing.T) {
	tests := []struct {
		key, from        string
		up, down         string // step
		upMore, downMore string // coarse
		upFine, downFine string
	}{
		// 30 min, 2 h, 1 min; a typed 6 h 07 joins the multiples at the next step.
		{"workload.hours_per_day", "6", "6 h 30", "5 h 30", "8 h 00", "4 h 00", "6 h 01", "5 h 59"},
		{"workload.hours_per_day", "6.1", "6 h 30", "6 h 00", "8 h 00", "6 h 00", "6 h 07", "6 h 05"},
		{"workload.hours_per_day", "24", "24 h 00", "23 h 30", "24 h 00", "22 h 00", "24 h 00", "23 h 59"},
		{"workload.hours_per_day", "0", "0 h 30", "0 h 00", "2 h 00", "0 h 00", "0 h 01", "0 h 00"},
		// 5 10 15 20 30 45 min 1 1.5 2 3 4 6 8 12 18 24 36 48 72 h; coarse is three of them.
		{"workload.task_hours", "2", "3 h 00", "1 h 30", "6 h 00", "0 h 45", "2 h 01", "1 h 59"},
		{"workload.task_hours", "2.5", "3 h 00", "2 h 00", "6 h 00", "1 h 00", "2 h 31", "2 h 29"},
		{"workload.task_hours", "5m", "0 h 10", "0 h 02", "0 h 20", "0 h 01", "0 h 06", "0 h 04"},
		{"workload.task_hours", "72", "100 h 00", "48 h 00", "500 h 00", "24 h 00", "72 h 01", "71 h 59"},
		{"workload.task_hours", "200", "500 h 00", "100 h 00", "2000 h 00", "48 h 00", "200 h 01", "199 h 59"},
		{"workload.task_hours", "1m", "0 h 02", "0 h 01", "0 h 10", "0 h 01", "0 h 02", "0 h 01"},
		// 1 day, 7 days, 1 day.
		{"workload.days", "30", "31 d", "29 d", "35 d", "28 d", "31 d", "29 d"},
		{"workload.days", "3", "4 d", "2 d", "7 d", "1 d", "4 d", "2 d"},
		{"workload.days", "366", "366 d", "365 d", "366 d", "364 d", "366 d", "365 d"},
		{"workload.days_per_week", "5", "6 d", "4 d", "6 d", "4 d", "6 d", "4 d"},
		// 1; double, half; 1.
		{"workload.instances", "6", "7", "5", "12", "3", "7", "5"},
		{"workload.instances", "1", "2", "1", "2", "1", "2", "1"},
		// 5, 15, 1 min.
		{"workload.setup", "10m", "15 min", "5 min", "15 min", "0 min", "11 min", "9 min"},
		{"workload.idle", "52m", "55 min", "50 min", "1 h 00", "45 min", "53 min", "51 min"},
		// 1 1.5 2 3 5 7 × 10ⁿ, × 10, 1 GB; 0 at the left end.
		{"disk.0.size", "200", "300 GB", "150 GB", "2000 GB", "20 GB", "201 GB", "199 GB"},
		{"disk.0.size", "1", "1.5 GB", "0 GB", "10 GB", "0 GB", "2 GB", "0 GB"},
		{"disk.0.size", "0", "1 GB", "0 GB", "1 GB", "0 GB", "1 GB", "0 GB"},
		{"transfer.0.size", "15", "20 GB", "10 GB", "150 GB", "1.5 GB", "16 GB", "14 GB"},
		{"transfer.0.size", "10", "15 GB", "7 GB", "100 GB", "1 GB", "11 GB", "9 GB"},
		{"offer.0.storage.0.free", "50", "70 GB", "30 GB", "500 GB", "5 GB", "51 GB", "49 GB"},
		{"workload.bandwidth", "50", "70 MB/s", "30 MB/s", "500 MB/s", "5 MB/s", "51 MB/s", "49 MB/s"},
		{"workload.bandwidth", "1", "1.5 MB/s", "1 MB/s", "10 MB/s", "1 MB/s", "2 MB/s", "1 MB/s"},
		// 2 % of 1.98 is 0.0396: step 0.02, coarse 0.20, fine a tenth but at least 0.01.
		{"offer.0.hourly", "1.98", "2.00 /h", "1.96 /h", "2.00 /h", "1.80 /h", "1.99 /h", "1.97 /h"},
		// 2 % of 2.50 is 0.05; below it 0.02, so that down meets what up met.
		{"offer.0.hourly", "2.5", "2.55 /h", "2.48 /h", "3.00 /h", "2.40 /h", "2.51 /h", "2.49 /h"},
		{"offer.0.hourly", "2.48", "2.50 /h", "2.46 /h", "2.50 /h", "2.40 /h", "2.49 /h", "2.47 /h"},
		// 2 % of 900 is 18: step 10, coarse 100, fine 1.
		{"offer.0.term.2.price", "900", "910.00", "890.00", "1000.00", "800.00", "901.00", "899.00"},
		// 2 % of 40 is 0.80: step 0.50, coarse 5, fine 0.05.
		{"offer.0.term.0.price", "40", "40.50", "39.50", "45.00", "35.00", "40.05", "39.95"},
		// 2 % of 0.0066 is 0.000132: step 0.0001, coarse 0.001, fine 0.00001.
		{"offer.0.storage.0.price", "0.0066", "0.0067 /GB/d", "0.0065 /GB/d", "0.007 /GB/d", "0.006 /GB/d", "0.00661 /GB/d", "0.00659 /GB/d"},
		// nothing is 2 % of nothing: the currency's smallest unit.
		{"offer.0.traffic.in_per_gb", "0", "0.01 /GB", "0.00 /GB", "0.10 /GB", "0.00 /GB", "0.01 /GB", "0.00 /GB"},
	}
	for _, test := range tests {
		p := example()
		in := find(t, p, test.key)
		p, fault := in.Parse(p, test.from)
		if fault != nil {
			t.Fatal(fault)
		}
		for _, c := range []struct {
			size      Step
			direction int
			want      string
		}{
			{Normal, 1, test.up},
			{Normal, -1, test.down},
			{Coarse, 1, test.upMore},
			{Coarse, -1, test.downMore},
			{Fine, 1, test.upFine},
			{Fine, -1, test.downFine},
		} {
			if got := in.Figure(text.English, in.Next(p, c.size, c.direction)).String(); got != c.want {
				t.Errorf("%s from %s by step %d, direction %d: %q, want %q", test.key, test.from, c.size, c.direction, got, c.want)
			}
		}
	}
}

func TestChoiceSteps(t *testing.T) {
	p := example()
	in := find(t, p, "workload.restart")
	if up := in.Next(p, Normal, 1); up != 1 || in.With(p, up).Workload.Restart != "day" {
		t.Errorf("from each task right is %d", up)
	}
	if down := in.Next(p, Coarse, -1); down != 0 {
		t.Errorf("from each task left is %d", down)
	}
}

// A yen has no decimals: a price's fine step is a whole yen.
func TestSmallestUnitIsTheCurrencys(t *testing.T) {
	p := example()
	p.Currency = "JPY"
	in := find(t, p, "offer.0.hourly")
	p, _ = in.Parse(p, "60")
	if got := unit.PerHour(in.Next(p, Fine, 1)).String(); got != "61" {
		t.Errorf("fine from 60 yen is %s, want 61", got)
	}
}

// From any value, two steps up and one down is one step up: up and down meet the same values.
func TestStepsUpAndDownMeet(t *testing.T) {
	p := example()
	rapid.Check(t, func(t *rapid.T) {
		list := List(p, 0)
		in := rapid.SampledFrom(list).Draw(t, "input")
		size := rapid.SampledFrom([]Step{Fine, Normal, Coarse}).Draw(t, "step")
		if in.Track.Scale == Choice || in.Track.Unit == Count && size == Coarse || in.Track.Unit >= Size && in.Track.Unit <= Speed && size == Coarse {
			t.Skip("doubling and × 10 go from where they are")
		}
		limits := in.Limits(p)
		p := in.With(p, rapid.Int64Range(max(limits.Min, 1), limits.Max/4).Draw(t, "value"))
		once := in.With(p, in.Next(p, size, 1))
		twice := in.With(once, in.Next(once, size, 1))
		if in.Get(twice) == limits.Max || in.Get(once) == limits.Max {
			t.Skip("the end")
		}
		if back := in.Next(twice, size, -1); back != in.Get(once) {
			t.Fatalf("%s: %d, up %d, up %d, down %d", in.Key, in.Get(p), in.Get(once), in.Get(twice), back)
		}
	})
}

func TestStepsStayWithinTheLimits(t *testing.T) {
	p := example()
	rapid.Check(t, func(t *rapid.T) {
		in := rapid.SampledFrom(List(p, 0)).Draw(t, "input")
		limits := in.Limits(p)
		v := rapid.OneOf(rapid.Int64Range(limits.Min, limits.Max), rapid.SampledFrom([]int64{limits.Min, limits.Max})).Draw(t, "value")
		size := rapid.SampledFrom([]Step{Fine, Normal, Coarse}).Draw(t, "step")
		direction := rapid.SampledFrom([]int{-1, 1}).Draw(t, "direction")
		next := in.Next(in.With(p, v), size, direction)
		if !limits.Holds(next) || (next-v)*int64(direction) < 0 {
			t.Fatalf("%s: from %d in direction %d to %d, limits %v", in.Key, v, direction, next, limits)
		}
	})
}

// Ends come from the value: 1.98 ÷ 10 and × 10, rounded out to 1, 2, 5 × 10ⁿ, are 0.1 and 20.
func TestFirstEnds(t *testing.T) {
	p := example()
	for key, want := range map[string][2]string{
		"workload.hours_per_day": {"0 h", "24 h"}, "workload.task_hours": {"5 min", "72 h"}, "workload.days": {"1 d", "366 d"},
		"workload.instances": {"1", "64"}, "workload.setup": {"0 h", "4 h"}, "disk.0.size": {"0 GB", "10,000 GB"},
		"transfer.0.size": {"0 GB", "1000 GB"}, "workload.bandwidth": {"1 MB/s", "1000 MB/s"},
		"offer.0.hourly": {"0.10 /h", "20 /h"}, "offer.0.term.2.price": {"50", "10,000"},
		"offer.0.storage.0.price": {"0.0005 /GB/d", "0.10 /GB/d"}, "offer.0.traffic.in_per_gb": {"0 /GB", "1 /GB"},
	} {
		in := find(t, p, key)
		b := in.Bounds(p)
		low, high := in.End(text.English, b.Min).String(), in.End(text.English, b.Max).String()
		if low != want[0] || high != want[1] {
			t.Errorf("%s goes from %q to %q, want %v", key, low, high, want)
		}
	}
}

func TestEndsWiden(t *testing.T) {
	for _, test := range []struct{ key, typed, low, high string }{
		{"workload.setup", "4h30m", "0 h", "5 h"},
		{"workload.setup", "23h", "0 h", "24 h"}, // the limit, below 50 h
		{"workload.task_hours", "80", "5 min", "100 h"},
		{"workload.task_hours", "2m", "2 min", "72 h"},
		{"workload.instances", "65", "1", "100"},
		{"workload.instances", "0", "0", "64"},
		{"disk.0.size", "12TB", "0 GB", "20,000 GB"},
		{"offer.0.hourly", "30", "0.10 /h", "50 /h"},
		{"offer.0.hourly", "0.03", "0.02 /h", "20 /h"},
		{"offer.0.hourly", "0.03..1..30", "0.02 /h", "50 /h"},
		{"offer.0.term.2.price", "0", "0", "10,000"},
	} {
		p := example()
		in := find(t, p, test.key)
		b := in.Bounds(p)
		p, fault := in.Parse(p, test.typed)
		if fault != nil {
			t.Fatal(fault)
		}
		b = in.Widen(p, b)
		low, high := in.End(text.English, b.Min).String(), in.End(text.English, b.Max).String()
		if low != test.low || high != test.high {
			t.Errorf("%s typed %s goes from %q to %q, want %q and %q", test.key, test.typed, low, high, test.low, test.high)
		}
	}
}

// The cells of the 120x36 frame: tracks of 16 cells, and the ruler of 71.
func TestPlacesOfTheFrame(t *testing.T) {
	p := example()
	for _, test := range []struct {
		key   string
		v     int64
		cells int
		want  int
	}{
		{"workload.hours_per_day", 6 * hour, 16, 4},
		{"workload.hours_per_day", 12*hour + minute, 16, 8},
		{"workload.hours_per_day", 6 * hour, 71, 18},
		{"workload.hours_per_day", 12*hour + minute, 71, 35},
		{"workload.task_hours", 2 * hour, 16, 7},
		{"workload.task_hours", 19 * minute, 16, 3},
		{"workload.days", 30, 16, 9},
		{"workload.days_per_week", 7, 16, 15},
		{"workload.instances", 1, 16, 0},
		{"workload.setup", 10 * minute, 16, 3},
		{"workload.idle", 15 * minute, 16, 4},
		{"transfer.0.size", 15 * gb, 16, 6},
		{"workload.bandwidth", 50 * mb, 16, 8},
		{"disk.0.size", 200 * gb, 16, 9},
		{"offer.0.storage.0.free", 50 * gb, 16, 9},
		{"offer.0.traffic.in_per_gb", 0, 16, 0},
	} {
		in := find(t, p, test.key)
		at := in.Pos(in.Bounds(p), test.v) * float64(test.cells-1)
		if got := int(math.Round(at)); got != test.want {
			t.Errorf("%s: %d of %d cells, want %d", test.key, got, test.cells, test.want)
		}
	}
}

// What a pointer sets is a value of the steps within the ends, and it lies at most half a step and half a cell away.
func TestAtGivesAValueOfTheSteps(t *testing.T) {
	p := example()
	rapid.Check(t, func(t *rapid.T) {
		in := rapid.SampledFrom(List(p, 0)).Draw(t, "input")
		if !in.Known(p) || in.Track.Scale == Choice {
			t.Skip("no track")
		}
		b := in.Bounds(p)
		pos := rapid.Float64Range(0, 1).Draw(t, "place")
		v := in.At(b, pos)
		if !b.Holds(v) {
			t.Fatalf("%s at %v is %d, outside %v", in.Key, pos, v, b)
		}
		if v != b.Min && v != b.Max && in.round(v) != v {
			t.Fatalf("%s at %v is %d, between two steps", in.Key, pos, v)
		}
		if below, above := in.At(b, pos-0.01), in.At(b, pos+0.01); below > v || above < v {
			t.Fatalf("%s falls around %v: %d, %d, %d", in.Key, pos, below, v, above)
		}
	})
}

func TestEndsOfATrackAreItsEnds(t *testing.T) {
	p := example()
	for _, in := range List(p, 0) {
		if b := in.Bounds(p); b != (Bounds{}) && (in.At(b, 0) != b.Min || in.At(b, 1) != b.Max || in.Pos(b, b.Min) != 0 || in.Pos(b, b.Max) != 1) {
			t.Errorf("%s: ends %v, at them %d and %d", in.Key, b, in.At(b, 0), in.At(b, 1))
		}
	}
}

func BenchmarkList(b *testing.B) {
	p := example()
	for b.Loop() {
		List(p, 0)
	}
}

// Flips are looked for as far as a value may be, or ten times beyond the ends, in steps as fine as a price is written.
func TestAxis(t *testing.T) {
	p := example()
	for key, want := range map[string]struct {
		axis Bounds
		fine int64
	}{
		"workload.hours_per_day":  {Bounds{0, 24 * hour}, minute},
		"workload.setup":          {Bounds{0, 24 * hour}, minute},
		"workload.days":           {Bounds{1, 366}, 1},
		"disk.0.size":             {Bounds{0, 100_000 * gb}, gb},
		"workload.bandwidth":      {Bounds{mb, 10_000 * mb}, mb / 10},
		"offer.0.hourly":          {Bounds{10_000_000, 200_000_000_000}, 10_000_000}, // 0.01 to 200 by 0.01
		"offer.0.storage.0.price": {Bounds{50_000, 1_000_000_000}, 10_000},           // 0.00005 to 1 by 0.00001
		"workload.restart":        {},                                                // a word, not a number
		"budget.plan_cap":         {},                                                // no total depends on it
	} {
		in := find(t, p, key)
		if axis, fine := in.Axis(p, in.Bounds(p)); axis != want.axis || fine != want.fine {
			t.Errorf("%s: %v by %d, want %v by %d", key, axis, fine, want.axis, want.fine)
		}
	}
}
