package model

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

func TestSetReadsWhatPeopleType(t *testing.T) {
	for _, test := range []struct{ path, typed, literal string }{
		{"offer.0.hourly", "¥1.98/小时", "1.98"},
		{"offer.0.hourly", "￥１．９８", "1.98"},
		{"offer.0.hourly", "CNY 2.5/h", "2.5"},
		{"offer.0.hourly", "¥2/卡时", "2"},
		{"offer.0.hourly", "1.98/卡/小时", "1.98"},
		{"offer.0.hourly", "1,100", "1100"},
		{"offer.0.hourly", "?", `"unknown"`},
		{"offer.0.hourly", "？", `"unknown"`},
		{"offer.0.hourly", "", `"unknown"`},
		{"offer.0.hourly", "unknown", `"unknown"`},
		{"offer.0.hourly", "0", "0"},
		{"offer.0.term.0.price", "1万", "10000"},
		{"offer.0.term.0.price", "?", ""},
		{"offer.0.term.0.price", " ？ ", ""},
		{"offer.0.term.0.price", "", ""},
		{"offer.0.term.0.price", "unknown", `"unknown"`},
		{"offer.0.term.0.price", "¥900/月", "900"},
		{"offer.0.term.0.price", "900/月", "900"},
		{"offer.0.term.0.price", "900元/月", "900"},
		{"offer.0.term.0.price", "900元/卡/月", "900"},
		{"offer.0.term.0.hourly", "0.5/卡时", "0.5"},
		{"offer.0.term.0.price", "1.355,90", "1355.9"},
		{"offer.0.storage.0.price", "0.0066元/GB/天", "0.0066"},
		{"offer.0.traffic.out_per_gb", "0.8/GB", "0.8"},
		{"offer.0.traffic.free_gb", "1TB", "1000"},
		{"workload.days", "28 d", "28"},
		{"workload.days", "28d", "28"},
		{"workload.days", "28 days", "28"},
		{"workload.days", "28天", "28"},
		{"workload.days", "28 天", "28"},
		{"workload.days", "4w", "28"},
		{"workload.days", "4 weeks", "28"},
		{"workload.days", "4周", "28"},
		{"workload.days", "48h", "2"},
		{"workload.days", "2周..30天..40", `"14..30..40"`},
		{"workload.days_per_week", "5 d", "5"},
		{"workload.keep_disk_days", "1周", "7"},
		{"workload.hours_per_day", "6", "6"},
		{"workload.hours_per_day", "6.5", "6.5"},
		{"workload.hours_per_day", "6h30", "6.5"},
		{"workload.hours_per_day", "6小时20分", `"6h20m"`},
		{"workload.task_hours", "1d4h", "28"},
		{"workload.setup", "90s", `"1m30s"`},
		{"workload.bandwidth", "400Mbit/s", `"50MB/s"`},
		{"workload.bandwidth", "", ""},
		{"disk.0.size", "50 G", `"50GB"`},
		{"offer.0.vram", "24GiB", `"24GiB"`},
		{"offer.0.member", "93%", "0.93"},
		{"offer.0.restart_cost", "", ""},
		{"budget.plan_cap", "¥800", "800"},
		{"budget.plan_cap", "", ""},
		{"currency", "usd", `"USD"`},
		{"start", "2028-02-29", "2028-02-29"},
		{"start", "", ""},
		{"offer.0.boot_billed", "unknown", `"unknown"`},
		{"offer.0.boot_billed", "false", "false"},
		{"offer.0.term.0.refund", "clawback", `"clawback*1"`},
		{"offer.0.term.0.refund", "", ""},
		{"name", `a "quoted" \ name`, `"a \"quoted\" \\ name"`},
	} {
		p := example()
		if fault := p.Set(test.path, Typed, test.typed); fault != nil {
			t.Errorf("%q: %v", test.typed, fault)
		} else if got := p.Literal(test.path); got != test.literal {
			t.Errorf("%s typed as %q is %s, want %s", test.path, test.typed, got, test.literal)
		}
	}
}

func TestSetSaysWhatWouldBeRight(t *testing.T) {
	for _, test := range []struct {
		path  string
		kind  Kind
		s     string
		fault string
	}{
		{"workload.days", Typed, "400", `workload.days: 400, want 1 to 366`},
		{"workload.hours_per_day", Typed, "25h", `workload.hours_per_day: 25h, want 0h to 24h`},
		{"workload.task_hours", Typed, "0", `workload.task_hours: 0, want more than 0, up to 8784h`},
		{"workload.days", Typed, "abc", `workload.days: abc, want a whole number`},
		{"workload.days", Typed, "1.5", `workload.days: 1.5, want a whole number`},
		{"workload.days", Typed, "", `workload.days: missing, want a whole number`},
		{"workload.days", Typed, "36h", `workload.days: 36h has something that does not belong there at character 3, want a whole number`},
		{"workload.days", Typed, "6:30", `workload.days: 6:30 has something that does not belong there at character 2, want a whole number`},
		{"workload.days", Typed, "53w", `workload.days: 53w, want 1 to 366`},
		{"workload.days", Text, "30d", `workload.days: "30d" has something that does not belong there at character 3, want a whole number`},
		{"workload.gpus", Typed, "2d", `workload.gpus: 2d has something that does not belong there at character 2, want a whole number`},
		{"workload.days", Text, "30", `workload.days: "30", want a whole number`},
		{"workload.setup", Typed, "10", `workload.setup: 10, want a time with its unit, such as 15m or 1h30m`},
		{"workload.setup", Integer, "10", `workload.setup: 10, want a time with its unit, such as 15m or 1h30m`},
		{"workload.hours_per_day", Text, "6", `workload.hours_per_day: "6", want hours such as 6, 6.5 or 6h30m`},
		{"version", Integer, "9", `version: 9, want 1`},
		{"offer.0.hourly", Decimal, "nan", `offer.0.hourly: nan, want an amount such as 1.98, or "unknown"`},
		{"offer.0.hourly", Decimal, "1e309", `offer.0.hourly: 1e309 has an exponent at character 2, want an amount such as 1.98, or "unknown"`},
		{"offer.0.hourly", Typed, "1.2.5", `offer.0.hourly: 1.2.5 has a second decimal point at character 4, want an amount such as 1.98, or ?`}, // C32
		{"offer.0.hourly", Typed, "1,98,3", `offer.0.hourly: 1,98,3 has groups of digits that are not of 3 or 4 at character 2, want an amount such as 1.98, or ?`},
		{"offer.0.hourly", Typed, "¥2 EUR", `offer.0.hourly: "¥2 EUR" has a second currency at character 4, want an amount such as 1.98, or ?`},
		{"offer.0.hourly", Typed, "1.98 a go", `offer.0.hourly: "1.98 a go" has something that does not belong there at character 6, want an amount such as 1.98, or ?`},
		{"offer.0.hourly", Typed, "2/卡/月", `offer.0.hourly: 2/卡/月, want a price per card-hour`},
		{"workload.days", Typed, "30 31", `workload.days: "30 31" has a second number at character 4, want a whole number`},
		{"workload.hours_per_day", Text, "6:75", `workload.hours_per_day: "6:75" has minutes or seconds that are not 00 to 59 at character 3, want hours such as 6, 6.5 or 6h30m`},
		{"workload.setup", Typed, "5m3h", `workload.setup: 5m3h has a unit twice or out of order at character 3, want a time with its unit, such as 15m or 1h30m`},
		{"workload.setup", Typed, "-5m", `workload.setup: -5m is below 0, want a time with its unit, such as 15m or 1h30m`},
		{"workload.bandwidth", Typed, "50 mb/s", `workload.bandwidth: "50 mb/s" may be bits or bytes at character 4, want a speed such as 50MB/s or 400Mbit/s`},
		{"workload.setup", Typed, "0.0000000001s", `workload.setup: 0.0000000001s has too many decimals, want a time with its unit, such as 15m or 1h30m`},
		{"workload.hours_per_day", Typed, "4..6..9:75", `workload.hours_per_day: 9:75 has minutes or seconds that are not 00 to 59 at character 3, want hours such as 6, 6.5 or 6h30m`},
		{"offer.0.hourly", Decimal, "-1", `offer.0.hourly: -1, want 0 to 100000000`},
		{"offer.0.hourly", Integer, strings.Repeat("9", 40), `offer.0.hourly: ` + strings.Repeat("9", 40) + `, want 0 to 100000000`},
		{"offer.0.hourly", Decimal, "0.1234567891", `offer.0.hourly: 0.1234567891, want at most 9 decimals`},
		{"offer.0.hourly", Text, "1.98", `offer.0.hourly: "1.98", want an amount such as 1.98, or "unknown"`},
		{"offer.0.hourly", Text, "$1.98", `offer.0.hourly: "$1.98", want an amount in the plan's currency, CNY`},
		{"offer.0.hourly", Typed, "$1.98", `offer.0.hourly: $1.98, want an amount in the plan's currency, CNY`},
		{"offer.0.hourly", Typed, "1.98/day", `offer.0.hourly: 1.98/day, want a price per card-hour`},
		{"offer.0.hourly", Typed, "1.98/instance/h", `offer.0.hourly: 1.98/instance/h, want a price per card-hour`},
		{"offer.0.storage.0.price", Typed, "0.2/GB/month", `offer.0.storage.0.price: 0.2/GB/month, want a price per GB-day`},
		{"offer.0.term.0.price", Typed, "900/week", `offer.0.term.0.price: 900/week, want a price per card-month`},
		{"offer.0.term.0.price", Decimal, "1.1234567", `offer.0.term.0.price: 1.1234567, want at most 6 decimals`},
		{"budget.plan_cap", Typed, "800/month", `budget.plan_cap: 800/month, want an amount that is not per anything`},
		{"budget.plan_cap", Typed, "?", `budget.plan_cap: ?, want an amount such as 800`},
		{"offer.0.traffic.free_gb", Text, "100GB", `offer.0.traffic.free_gb: "100GB", want a number of GB such as 100`},
		{"disk.0.size", Integer, "200", `disk.0.size: 200, want a size such as 50GB or 1.5TB`},
		{"workload.restart", Text, "weekly", `workload.restart: "weekly", want one of task, day`},
		{"workload.restart", Typed, "", `workload.restart: missing, want one of task, day`},
		{"offer.0.boot_billed", Text, "true", `offer.0.boot_billed: "true", want one of true, false, unknown`},
		{"offer.0.setup_in_no_gpu", Typed, "yes", `offer.0.setup_in_no_gpu: yes, want one of true, false`},
		{"offer.0.rounding", Typed, "up", `offer.0.rounding: up, want one of half-up, floor, ceil`},
		{"offer.0.term.0.refund", Typed, "prorata*-1", `offer.0.term.0.refund: prorata*-1, want none, prorata*1.5 or clawback*1`},
		{"offer.0.as_of", Day, "2026-02-30", `offer.0.as_of: 2026-02-30, want a day such as 2026-11-30`},
		{"currency", Typed, "XYZ", `currency: XYZ, want an ISO 4217 code such as CNY or USD`},
		{"name", Integer, "5", `name: 5, want text in quotes`},
		{"name", Typed, "a\x1b[2Jb", `name: "a\x1b[2Jb", want text without control characters`},
		{"name", Typed, "a\u202eb", `name: "a\u202eb", want text without control characters`},
		{"name", Typed, "a\xffb", `name: "a\xffb", want text without control characters`},
		{"name", Typed, strings.Repeat("n", 10_000), `name: "` + strings.Repeat("n", 40) + `..", want at most 200 characters`},
		{"offer.0.name", Typed, "", `offer.0.name: missing, want a name`},
		{"workload.hours_per_day", Typed, "9..6..4", `workload.hours_per_day: 9..6..4, want a range that rises, such as 4..6..9`},
		{"workload.hours_per_day", Typed, "6..6", `workload.hours_per_day: 6..6, want a range that rises, such as 4..6..9`},
		{"workload.hours_per_day", Typed, "4..25", `workload.hours_per_day: 4..25, want 0h to 24h`},
		{"workload.hours_per_day", Typed, "4..", `workload.hours_per_day: 4.., want hours such as 6, 6.5 or 6h30m`},
		{"offer.0.hourly", Typed, "1..?", `offer.0.hourly: 1..?, want an amount such as 1.98, or ?`},
		{"workload.bandwidth", Typed, "0..50", `workload.bandwidth: 0..50, want more than 0, up to 1PB/s`},
	} {
		p := example()
		if fault := p.Set(test.path, test.kind, test.s); fault == nil {
			t.Errorf("%s took %q", test.path, test.s)
		} else if got := fault.Error(); got != test.fault {
			t.Errorf("got  %s\nwant %s", got, test.fault)
		}
		if !reflect.DeepEqual(p, example()) {
			t.Errorf("%s refused %q and changed the plan all the same", test.path, test.s)
		}
	}
}

// A term's price may be said to be for the term's length, whatever the words, and for nothing else.
func TestSetKnowsTheLengthOfATerm(t *testing.T) {
	for _, test := range []struct {
		days  int
		typed string
		want  string // in Chinese; empty: it is read
	}{
		{1, "¥40/天", ""}, {1, "40/day", ""}, {1, "40/日/卡", ""}, {1, "40/周", "每张卡每天的价格"},
		{7, "240/周", ""}, {7, "240/week", ""}, {7, "240/台/周", "每张卡每周的价格"},
		{30, "900/month", ""}, {31, "900/月", ""}, {30, "900/年", "每张卡每月的价格"}, {366, "9000/年", ""},
		{90, "2400", ""}, {90, "2400/卡", ""}, {90, "2400/月", "不按时间或容量计的金额"},
	} {
		p := example()
		p.Offers[0].Terms[0].Days = test.days
		fault := p.Set("offer.0.term.0.price", Typed, test.typed)
		if read := test.want == ""; read != (fault == nil) {
			t.Errorf("%q for %d days: %v", test.typed, test.days, fault)
		} else if want := "offer.0.term.0.price: " + test.typed + "，应为：" + test.want; !read && fault.In(text.Chinese) != want {
			t.Errorf("got  %s\nwant %s", fault.In(text.Chinese), want)
		}
	}
}

// ¥ is the sign of both yuan and yen, $ that of many dollars; a plan in one of them takes the sign for its own.
func TestSetTakesASignForThePlansCurrency(t *testing.T) {
	p := example()
	p.Currency = "JPY"
	if fault := p.Set("offer.0.hourly", Typed, "¥639"); fault != nil {
		t.Error(fault)
	}
	if fault := p.Set("offer.0.hourly", Typed, "639元"); fault == nil {
		t.Error("a plan in yen took yuan")
	}
}

// A total is read as the plan's own money is.
func TestReadMoney(t *testing.T) {
	p := New()
	for s, want := range map[string]unit.Money{"¥800": 800e6, "1,100": 1100e6, "0": 0} {
		if got, fault := p.ReadMoney("--total", s); fault != nil || got != want {
			t.Errorf("%s is read as %v, %v", s, got, fault)
		}
	}
	for _, s := range []string{"", "-1", "$800", "800/month", "2000000000", "much"} {
		if got, fault := p.ReadMoney("--total", s); fault == nil || fault.Path != "--total" {
			t.Errorf("%q is read as %v, %v", s, got, fault)
		}
	}
}

// anyField draws one value of the example that is set to something that it may be.
func anyField(t *rapid.T) (Plan, Field) {
	p := example()
	f := rapid.SampledFrom(p.Fields()).Draw(t, "field")
	switch choices := Choices(f.Value); {
	case choices != nil:
		f.Value.Set(Typed, rapid.SampledFrom(choices).Draw(t, "choice"))
	case f.Number() == nil:
		f.Value.Set(Typed, rapid.String().Draw(t, "text"))
	case rapid.IntRange(0, 4).Draw(t, "unknown") == 0:
		if price, ok := f.Value.(Price); ok {
			price.SetUnknown()
		}
	default:
		f.Number().SetInt(rapid.Int64Range(f.Min, f.Max).Draw(t, "number"))
	}
	return p, f
}

func TestValuesReadBackWhatTheyWrite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, f := anyField(t)
		again := p.Clone()
		if fault := again.Set(f.Path, Typed, p.Get(f.Path)); fault != nil {
			t.Fatal(fault)
		}
		if !reflect.DeepEqual(again, p) {
			t.Fatalf("%s was %q and became %q", f.Path, p.Get(f.Path), again.Get(f.Path))
		}
	})
}

func TestLiteralsAreShort(t *testing.T) {
	for n, want := range map[int64]string{0: "0", 6 * 3600e9: "6", 6.5 * 3600e9: "6.5", 36e9: "0.01", 3600e9 / 3: `"20m"`, 1: `"0.000000001s"`} {
		if got := (duration{3600e9}).literal(n); got != want {
			t.Errorf("%d ns of a value in hours is %s, want %s", n, got, want)
		}
	}
}

// FuzzSet holds that no text breaks anything: either the plan stays valid, or it is unchanged and the fault can be shown.
func FuzzSet(f *testing.F) {
	p := example()
	for _, field := range p.Fields() {
		f.Add(field.Path, uint8(Typed), p.Get(field.Path))
		f.Add(field.Path, uint8(Text), "4..6..9")
		f.Add(field.Path+".x", uint8(Integer), "1e309")
	}
	f.Fuzz(func(t *testing.T, path string, kind uint8, s string) {
		p := example()
		fault := p.Set(path, Kind(kind%uint8(Other+1)), s)
		if fault == nil {
			for _, f := range p.Fields() {
				if want, ok := f.Value.check(); !ok {
					t.Errorf("%s took %q: %s is %q, want %v", path, s, f.Path, p.Get(f.Path), want)
				}
			}
			return
		}
		if !reflect.DeepEqual(p, example()) {
			t.Errorf("%s refused %q and changed the plan all the same", path, s)
		}
		if s := fault.Error(); strings.ContainsFunc(s, isControl) || len(s) > 2000 {
			t.Errorf("%q must not be shown", s)
		}
	})
}
