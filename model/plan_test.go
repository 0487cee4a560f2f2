package model

import (
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/unit"
)

func TestCloneSharesNothing(t *testing.T) {
	p := example()
	mustSet(t, &p, "workload.days", "20..30..40")
	clone := p.Clone()
	if !reflect.DeepEqual(clone, p) {
		t.Fatal("the clone differs")
	}
	places := map[uintptr]string{}
	memory(reflect.ValueOf(p), "Plan", func(at uintptr, name string) { places[at] = name })
	if len(places) != 6 {
		t.Fatalf("the example has memory of its own in %v, want its four lists and those of its offer", places)
	}
	memory(reflect.ValueOf(clone), "Plan", func(at uintptr, name string) {
		if places[at] != "" {
			t.Errorf("the clone shares %s", name)
		}
	})
}

// memory finds what a value points to: slices, maps and pointers in it.
func memory(v reflect.Value, name string, found func(at uintptr, name string)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			memory(v.Field(i), name+"."+v.Type().Field(i).Name, found)
		}
	case reflect.Slice:
		if v.Len() > 0 {
			found(v.Pointer(), name)
		}
		for i := range v.Len() {
			memory(v.Index(i), name+"."+strconv.Itoa(i), found)
		}
	case reflect.Map, reflect.Pointer, reflect.Interface, reflect.Func, reflect.Chan:
		found(0, name+" is of a kind that Clone does not know")
	}
}

func TestValidateTellsAllFaultsInOrder(t *testing.T) {
	p := example()
	p.Currency = "cny"
	p.Workload.Restart = "weekly"
	p.Workload.Days = 0
	p.Disks = append(p.Disks, Disk{Name: "data"}, Disk{})
	p.Offers = append(p.Offers, p.Offers[0], NewOffer())
	o := &p.Offers[2]
	o.Name, o.Rounding, o.AsOf = "b\n", 7, Date{2026, 2, 30}
	o.Terms = []Term{{Name: "hourly", Days: 1, Refund: "half"}, {Name: "day", AtEnd: "never"}, {Name: "day", Days: 1}}
	o.Storage = []Storage{NewStorage(), {Disk: "scratch", Per: "GB-year", Stopped: -1}}
	want := `currency: cny, want an ISO 4217 code such as CNY or USD
workload.days: 0, want 1 to 366
workload.restart: weekly, want one of task, day
disk.1.name: "data" stands twice, want a name that stands only once
disk.2.name: missing, want a name
offer.1.name: "AutoDL RTX 4090" stands twice, want a name that stands only once
offer.2.name: "b\n", want text without control characters
offer.2.rounding: unknown, want one of half-up, floor, ceil
offer.2.as_of: 2026-03-02, want a day such as 2026-11-30
offer.2.term.0.name: "hourly", want a name other than hourly
offer.2.term.0.refund: half, want none, prorata*1.5 or clawback*1
offer.2.term.1.days: 0, want 1 to 366
offer.2.term.1.at_end: never, want one of stop, renew, payg
offer.2.term.2.name: "day" stands twice, want a name that stands only once
offer.2.storage.0.disk: missing, want a name
offer.2.storage.1.disk: "scratch", want a disk of the plan: "data", "data", ""
offer.2.storage.1.per: GB-year, want one of GB-hour, GB-day, GB-month
offer.2.storage.1.stopped: -0.000000001, want 0 to 1000`
	if got := p.Validate(); got == nil || got.Error() != want {
		t.Errorf("got\n%v\nwant\n%s", got, want)
	}
}

// Nothing at all is a plan too: no offer, no hours (costmodel §2 allows 0 instances and 0 hours a day).
func TestValidateAllowsNothing(t *testing.T) {
	p := New()
	p.Workload.Instances = 0
	if err := p.Validate(); err != nil {
		t.Error(err)
	}
}

// A price left out is not 0: where one is needed it counts as unknown (costmodel §1).
func TestPricesLeftOut(t *testing.T) {
	p := example()
	for _, path := range []string{"offer.0.hourly", "offer.0.term.0.price", "offer.0.storage.0.price", "offer.0.traffic.in_per_gb"} {
		f, _ := p.Field(path)
		if !f.Clear() || f.Number().Known() || f.Value.Literal() != "" || f.Value.String() != "" {
			t.Errorf("%s is %q when left out", path, f.Value.Literal())
		}
	}
	if err := p.Validate(); err != nil {
		t.Error(err)
	}
	if !p.Offers[0].Hourly.IsLeftOut() {
		t.Error("the hourly price is not left out")
	}
}

func TestClearKeepsWhatIsAlwaysThere(t *testing.T) {
	p := example()
	for _, f := range p.Fields() {
		before := f.Value.String()
		if ok := f.Clear(); !ok && f.Value.String() != before || ok && f.Value.String() != "" {
			t.Errorf("%s was %q, cleared is %v, then it is %q", f.Path, before, ok, f.Value.String())
		}
	}
	for path, want := range map[string]bool{"workload.days": false, "offer.0.speed": false, "offer.0.name": false,
		"name": true, "start": true, "workload.bandwidth": true, "budget.balance": true, "offer.0.restart_cost": true} {
		p := example()
		f, _ := p.Field(path)
		if got := f.Clear(); got != want {
			t.Errorf("%s can be cleared: %v, want %v", path, got, want)
		}
	}
}

func TestHasOwnHourly(t *testing.T) {
	for _, test := range []struct {
		price unit.Price[unit.PerHour]
		want  bool
	}{
		{unit.Price[unit.PerHour]{}, false}, {unit.Known[unit.PerHour](0), false},
		{unit.Known[unit.PerHour](1), true}, {unit.Unknown[unit.PerHour](), true},
	} {
		if got := (Term{Hourly: test.price}).HasOwnHourly(); got != test.want {
			t.Errorf("%+v: %v", test.price, got)
		}
	}
}

func TestStoragePeriod(t *testing.T) {
	for per, want := range map[string]time.Duration{GBHour: time.Hour, GBDay: 24 * time.Hour, GBMonth: 730 * time.Hour} {
		if got := (Storage{Per: per}).Period(730 * time.Hour); got != want {
			t.Errorf("%s: %v, want %v", per, got, want)
		}
	}
}

// 2028 is a leap year: 1 March is two days after 28 February; the clock of no zone matters.
func TestDates(t *testing.T) {
	d, err := ParseDate("2028-02-28")
	if err != nil || d.String() != "2028-02-28" || d.AddDays(2).String() != "2028-03-01" || d.AddDays(2).DaysSince(d) != 2 {
		t.Errorf("%v %v", d, err)
	}
	first, last := Date{1, 1, 1}, Date{9999, 12, 31}
	if days := last.DaysSince(first); days != 3_652_058 || first.DaysSince(last) != -days || first.AddDays(days) != last { // 9999 years of 365.2425 days, less one
		t.Errorf("%v is %d days after %v", last, days, first)
	}
	if (Date{}).String() != "" || !(Date{}).IsZero() || d.IsZero() || (Date{2027, 2, 29}).IsReal() || !d.IsReal() {
		t.Error("no date, or one that is not in the calendar, passes for a date")
	}
	for _, s := range []string{"", "2026-2-3", "2026-02-30", "today", "2026-02-03T00:00:00Z"} {
		if _, err := ParseDate(s); err == nil {
			t.Errorf("%q is a date", s)
		}
	}
}

// Names that look alike cannot be told apart in a report, nor can those that show nothing.
func TestNamesThatLookAlike(t *testing.T) {
	for name, want := range map[string]string{
		"Other":                      "",
		"A":                          `offer.1.name: "A" stands twice, want a name that stands only once`,
		" A ":                        `offer.1.name: " A " stands twice, want a name that stands only once`,
		"A\u200b":                    `offer.1.name: "A\u200b" stands twice, want a name that stands only once`,
		" ":                          `offer.1.name: " ", want a name`,
		"\u200b\u2060":               `offer.1.name: "\u200b\u2060", want a name`,
		"\U0001f469\u200d\U0001f4bb": "",
	} {
		p := New()
		p.Offers = []Offer{NewOffer(), NewOffer()}
		p.Offers[0].Name, p.Offers[1].Name = "A", name
		got := ""
		if err := p.Validate(); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", name, got, want)
		}
	}
	p := New()
	p.Offers = []Offer{NewOffer()}
	p.Offers[0].Name = "A"
	term := NewTerm()
	term.Name, term.Days = "hourly ", 30
	p.Offers[0].Terms = []Term{term}
	if err := p.Validate(); err == nil || !strings.Contains(err.Error(), "want a name other than hourly") {
		t.Errorf("a term may be called %q: %v", term.Name, err)
	}
}

// Days 0 to 29 at 5 a week: the last week has days 28 and 29, both active. At 1 a week the last active day is 28. A plan from
// 1 December that is used last on its day 29, the 30th, leaves what is off until then for 15 days on 14 January.
func TestLastUse(t *testing.T) {
	for _, test := range []struct{ days, perWeek, want int }{
		{30, 7, 29}, {30, 5, 29}, {30, 1, 28}, {1, 1, 0}, {7, 5, 4}, {8, 5, 7}, {366, 7, 365},
	} {
		w := Workload{Days: test.days, DaysPerWeek: test.perWeek}
		if got := w.LastUse(); got != test.want {
			t.Errorf("%d days, %d a week: last used on day %d, want %d", test.days, test.perWeek, got, test.want)
		}
	}
	p := New()
	p.Workload.Days, p.Workload.DaysPerWeek = 30, 7
	if got := p.ReleaseDay(15); !got.IsZero() {
		t.Errorf("without a start released on %v", got)
	}
	p.Start = Date{Year: 2026, Month: 12, Day: 1}
	if got := p.ReleaseDay(15); got.String() != "2027-01-14" {
		t.Errorf("released on %v", got)
	}
}
