package input

import (
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// example is the plan of screens.md page 1: 6 h a day in tasks of 2 h, 1.98 an hour, 40, 240 and 900 in advance.
func example() model.Plan {
	p := Starter()
	o := &p.Offers[0]
	o.Hourly = unit.Known(unit.PerHour(1_980_000_000))
	for i, price := range []unit.Money{40e6, 240e6, 900e6} {
		o.Terms[i].Price = unit.Known(price)
	}
	o.Storage[0].Free = 50 * unit.GB
	o.Storage[0].Price = unit.Known(unit.PerGBTime(6_600_000))
	o.Traffic.InPerGB = unit.Known(unit.PerGB(0))
	return p
}

func find(t *testing.T, p model.Plan, key string) Input {
	t.Helper()
	for _, in := range List(p, 0) {
		if in.Key == key {
			return in
		}
	}
	t.Fatalf("there is no input %s", key)
	return Input{}
}

// The labels and values of the 120x36 frame, from top to bottom, and what comes after them.
func TestListIsTheOneOfTheFrame(t *testing.T) {
	want := [][3]string{
		{"Hours per day", "6 h 00", "6 小时 00"},
		{"Task length", "2 h 00", "2 小时 00"},
		{"Plan length", "30 d", "30 天"},
		{"Days a week", "7 d", "7 天"},
		{"Instances", "1", "1"},
		{"Shut down", "each task", "每个任务后"},
		{"Setup per boot", "10 min", "10 分"},
		{"Idle per boot", "15 min", "15 分"},
		{"Fetched per boot", "15 GB", "15 GB"},
		{"Download speed", "50 MB/s", "50 MB/s"},
		{"By the hour", "1.98 /h", "1.98 /时"},
		{"By the day", "40.00", "40.00"},
		{"By the week", "240.00", "240.00"},
		{"By the month", "900.00", "900.00"},
		{"Data disk", "200 GB", "200 GB"},
		{"Free part of it", "50 GB", "50 GB"},
		{"Disk price", "0.0066 /GB/d", "0.0066 /GB/天"},
		{"Traffic price", "0.00 /GB", "0.00 /GB"},
		{"Cards", "1", "1"},
		{"Speed", "1.00", "1.00"},
		{"Boot time", "0 min", "0 分"},
		{"Cap for a task", "", ""},
		{"Cap for the plan", "", ""},
		{"Balance", "", ""},
	}
	p := example()
	list := List(p, 0)
	if len(list) != len(want) {
		t.Fatalf("%d inputs, want %d", len(list), len(want))
	}
	for i, in := range list {
		if got := text.English.Say(in.Words.Label); got != want[i][0] {
			t.Errorf("input %d is %q, want %q", i, got, want[i][0])
		}
		if known := in.Known(p); known != (want[i][1] != "") {
			t.Errorf("%s: known is %v", in.Key, known)
		} else if known {
			en, zh := in.Figure(text.English, in.Get(p)).String(), in.Figure(text.Chinese, in.Get(p)).String()
			if en != want[i][1] || zh != want[i][2] {
				t.Errorf("%s is written %q and %q, want %q and %q", in.Key, en, zh, want[i][1], want[i][2])
			}
		}
	}
}

func TestStarterIsPossibleAndKnowsNoPrice(t *testing.T) {
	p := Starter()
	if err := p.Validate(); err != nil {
		t.Fatal(err)
	}
	for _, in := range List(p, 0) {
		if in.Group == Prices && in.Known(p) {
			t.Errorf("%s is known", in.Key)
		}
	}
	for i, offered := range []bool{false, false, true} {
		if term := p.Offers[0].Terms[i]; term.IsOffered() != offered {
			t.Errorf("that the %s is on offer is %v", term.Name, !offered)
		}
	}
}

// A price may be unknown; a cap, a balance and a speed there may be none of.
func TestUnknownIsWritten(t *testing.T) {
	p := Starter()
	for key, want := range map[string][2]string{
		"offer.0.hourly": {"? /h", "? /时"}, "offer.0.term.1.price": {"?", "?"}, "budget.plan_cap": {"none", "无"},
		"budget.task_cap": {"none", "无"}, "budget.balance": {"none", "无"}, "workload.bandwidth": {"none", "无"},
	} {
		in := find(t, p, key)
		if en, zh := in.Unknown(text.English).String(), in.Unknown(text.Chinese).String(); en != want[0] || zh != want[1] {
			t.Errorf("%s is written %q, %q, want %q", key, en, zh, want)
		}
	}
}

func TestWithLeavesTheOldPlanAlone(t *testing.T) {
	p := example()
	for _, in := range List(p, 0) {
		before := in.Get(p)
		next := in.With(p, in.Next(p, Normal, 1))
		if in.Get(p) != before {
			t.Errorf("%s changed the old plan", in.Key)
		}
		if in.Get(next) == before && in.Key != "workload.days_per_week" {
			t.Errorf("%s did not move from %d", in.Key, before)
		}
	}
}

func TestParse(t *testing.T) {
	tests := []struct {
		key, typed string
		want       int64
	}{
		{"workload.hours_per_day", "12.5", int64(12*time.Hour + 30*time.Minute)},
		{"workload.hours_per_day", "4..6..9", int64(6 * time.Hour)},
		{"workload.setup", "20", int64(20 * time.Minute)},
		{"workload.setup", "90s", int64(90 * time.Second)},
		{"workload.idle", "5..10..20", int64(10 * time.Minute)},
		{"workload.idle", "5..15m..1h", int64(15 * time.Minute)},
		{"offer.0.hourly", "1.5", 1_500_000_000},
		{"offer.0.term.2.price", "1001.95", 1_001_950_000},
		{"disk.0.size", "1.5TB", 1_500_000_000_000},
		{"budget.plan_cap", "800", 800_000_000},
	}
	for _, test := range tests {
		p := example()
		in := find(t, p, test.key)
		next, fault := in.Parse(p, test.typed)
		if fault != nil || in.Get(next) != test.want || !in.Known(next) {
			t.Errorf("%s typed %q is %d, %v; want %d", test.key, test.typed, in.Get(next), fault, test.want)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for key, typed := range map[string]string{
		"workload.hours_per_day": "25", "workload.days": "0", "workload.instances": "NaN", "offer.0.hourly": "-1",
		"disk.0.size": "", "workload.setup": "x", "workload.task_hours": "9..6..4", "offer.0.term.0.price": "1e309",
	} {
		p := example()
		in := find(t, p, key)
		next, fault := in.Parse(p, typed)
		if fault == nil || in.Get(next) != in.Get(p) {
			t.Errorf("%s typed %q: fault %v, value %d", key, typed, fault, in.Get(next))
		}
	}
}

// A bare number that is out of range is told so, in the unit that it stands for, and not that its unit is missing.
func TestParseTellsTheRangeOfABareNumber(t *testing.T) {
	p := example()
	_, fault := find(t, p, "workload.setup").Parse(p, "99999999")
	if fault == nil || !strings.HasSuffix(fault.Error(), "want 0s to 24h") {
		t.Errorf("the fault is %v", fault)
	}
}

func TestPricesAndCapsBecomeUnknownAgain(t *testing.T) {
	p := example()
	p.Budget.PlanCap = model.Given(unit.Money(5e6))
	for _, test := range [][2]string{
		{"offer.0.hourly", ""}, {"offer.0.hourly", "?"}, {"offer.0.term.1.price", "?"}, {"budget.plan_cap", ""},
	} {
		in := find(t, p, test[0])
		next, fault := in.Parse(p, test[1])
		if fault != nil || in.Known(next) || !in.Known(p) {
			t.Errorf("%s typed %q: fault %v, known %v", test[0], test[1], fault, in.Known(next))
		}
	}
}

func TestRangeStaysWhileTheValueIsWithinIt(t *testing.T) {
	p := example()
	in := find(t, p, "workload.hours_per_day")
	p, _ = in.Parse(p, "4..6..9")
	inside := in.With(p, 9*hour)
	if low, high, ok := in.Range(inside); !ok || low != 4*hour || high != 9*hour {
		t.Errorf("9 h: %d..%d %v", low, high, ok)
	}
	if _, _, ok := in.Range(in.With(p, 10*hour)); ok {
		t.Error("10 h is still a range")
	}
	if _, _, ok := in.Range(p); !ok {
		t.Error("the old plan lost its range")
	}
}

func TestCopyBringsOneValueBack(t *testing.T) {
	saved := example()
	saved, _ = find(t, saved, "workload.idle").Parse(saved, "5..10..20")
	p := example()
	for _, in := range List(p, 0) {
		p = in.With(p, in.Next(p, Coarse, 1))
	}
	for _, in := range List(p, 0) {
		p = in.Copy(p, saved)
		if in.Get(p) != in.Get(saved) || in.Known(p) != in.Known(saved) {
			t.Errorf("%s is %d, want %d", in.Key, in.Get(p), in.Get(saved))
		}
	}
	if low, high, ok := find(t, p, "workload.idle").Range(p); !ok || low != 5*minute || high != 20*minute {
		t.Errorf("the range is %d..%d %v", low, high, ok)
	}
}

func TestSeveralOfAKindAreNamed(t *testing.T) {
	p := example()
	p.Disks = append(p.Disks, model.Disk{Name: "cache", Size: unit.TB})
	p.Transfers = append(p.Transfers, model.Transfer{Name: "results", Size: unit.GB, When: model.WhenDay, Direction: model.Out})
	for key, want := range map[string]string{
		"disk.0.size": "Disk data", "disk.1.size": "Disk cache", "transfer.1.size": "Out/day results",
		"offer.0.storage.0.price": "Disk price",
	} {
		if got := text.English.Say(find(t, p, key).Words.Label); got != want {
			t.Errorf("%s is named %q, want %q", key, got, want)
		}
	}
}

func TestRangesAreWrittenShort(t *testing.T) {
	p := example()
	for _, test := range []struct {
		key    string
		values []int64
		want   string
	}{
		{"workload.hours_per_day", []int64{4 * hour, 6 * hour, 9 * hour}, "4..6..9 h"},
		{"workload.task_hours", []int64{30 * minute, 2 * hour}, "30..120 min"},
		{"workload.task_hours", []int64{30 * minute, 2 * hour, 6 * hour}, "0.5..2..6 h"},
		{"workload.hours_per_day", []int64{3 * hour, 3*hour + 20*minute, 7 * hour}, "3 h..3 h 20..7 h"},
		{"offer.0.hourly", []int64{1_500_000_000, 1_980_000_000, 3_000_000_000}, "1.5..1.98..3 /h"},
		{"disk.0.size", []int64{500_000_000_000, int64(unit.TB)}, "500..1000 GB"},
	} {
		if got := find(t, p, test.key).Span(text.English, test.values...).String(); got != test.want {
			t.Errorf("%s is written %q, want %q", test.key, got, test.want)
		}
	}
}
