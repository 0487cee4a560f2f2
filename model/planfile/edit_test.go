package planfile

import (
	"strings"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

// person is a plan file as a person leaves one.
const person = `# My plan for December.

version = 1
currency = "CNY" # all prices

[workload]
days         = 30        # the whole month
hours_per_day = "6h30m"
task_hours   = 2
# boots are slow here
boot = "90s"

# ---- what I keep ----

# the data set
[[disk]]
name = "data"
size = "200GB"   # 120 used

# only for one week
[[disk]]
name = "scratch"
size = "50GB"

# ---- the market, read on Sunday ----

[[offer]]
name = "A"
hourly = 1.980  # seen at noon
	[[offer.term]]
	name = "month"
	days = 30
	price = 9_00.00
	[[offer.storage]]
	disk = "data"
	price = 0.0066
	[offer.traffic]
	out_per_gb = 0.8

# cheaper, but far away
[[offer]]
name = "B"
hourly = 1.5
traffic = { out_per_gb = 0.5, free_gb = 10 } # asked by mail

# end of my notes
`

func TestEncode(t *testing.T) {
	for _, test := range []struct {
		what     string
		change   func(p *model.Plan)
		old, new string // the one stretch of text that differs
	}{
		{"a value changes in its place", func(p *model.Plan) { p.Workload.Days = 7 },
			`30        # the whole month`, `7        # the whole month`},
		{"a value becomes unknown", func(p *model.Plan) { p.Offers[0].Hourly = unit.Unknown[unit.PerHour]() },
			`1.980  # seen`, `"unknown"  # seen`},
		{"a value becomes a range", func(p *model.Plan) { _ = p.Set("workload.hours_per_day", model.Typed, "4..6..9") },
			`"6h30m"`, `"4..6..9"`},
		{"a value that was not there comes below the one before it", func(p *model.Plan) { p.Workload.Idle = 15 * 60e9 },
			"boot = \"90s\"\n", "boot = \"90s\"\nidle = \"15m\"\n"},
		{"a value with no other before it comes first", func(p *model.Plan) { p.Offers[0].Traffic.InPerGB = unit.Known[unit.PerGB](0) },
			"\t[offer.traffic]\n", "\t[offer.traffic]\n\tin_per_gb = 0\n"},
		{"a value at the top", func(p *model.Plan) { p.Name = "December" },
			"version = 1\n", "version = 1\nname = \"December\"\n"},
		{"a value in an indented section", func(p *model.Plan) { p.Offers[0].Terms[0].Coupon = 5e6 },
			"price = 9_00.00\n", "price = 9_00.00\n\tcoupon = 5\n"},
		{"a value that is left out goes with its line", func(p *model.Plan) { p.Offers[0].Terms[0].Price = unit.Price[unit.Money]{} },
			"\tprice = 9_00.00\n", ""},
		{"a section that was not there", func(p *model.Plan) { p.Budget.PlanCap = model.Given[unit.Money](800e6) },
			"size = \"50GB\"\n", "size = \"50GB\"\n\n[budget]\nplan_cap = 800\n"},
		{"a new name", func(p *model.Plan) { p.Offers[1].Name = "C" },
			`"B"`, `"C"`},
		{"a new name, where another place refers to it", func(p *model.Plan) {
			p.Disks[0].Name, p.Offers[0].Storage[0].Disk = "set", "set"
		}, "", ""},
		{"a new item of a list", func(p *model.Plan) {
			p.Offers[0].Terms = append(p.Offers[0].Terms, model.Term{Name: "week", Days: 7, Price: unit.Known[unit.Money](250e6)})
		}, "\tprice = 9_00.00\n", "\tprice = 9_00.00\n\n  [[offer.term]]\n  name = \"week\"\n  days = 7\n  price = 250\n"},
		{"a new item between two others", func(p *model.Plan) {
			p.Disks = []model.Disk{p.Disks[0], {Name: "cache", Size: unit.TB}, p.Disks[1]}
		}, "# 120 used\n", "# 120 used\n\n[[disk]]\nname = \"cache\"\nsize = \"1TB\"\n"},
		{"an item goes, with the comment above it", func(p *model.Plan) { p.Disks = p.Disks[:1] },
			"\n# only for one week\n[[disk]]\nname = \"scratch\"\nsize = \"50GB\"\n", ""},
		{"the first item goes", func(p *model.Plan) {
			p.Disks, p.Offers[0].Storage = p.Disks[1:], nil
		}, "", ""},
		{"an offer goes, with all that is in it", func(p *model.Plan) { p.Offers = p.Offers[1:] },
			person[strings.Index(person, "\n[[offer]]\nname = \"A\""):strings.Index(person, "\n# cheaper")], ""},
		{"the last item goes, a comment that stands alone stays", func(p *model.Plan) { p.Offers = p.Offers[:1] },
			person[strings.Index(person, "\n# cheaper"):strings.Index(person, "\n# end")], ""},
		{"two items change places, with their comments", func(p *model.Plan) { p.Disks[0], p.Disks[1] = p.Disks[1], p.Disks[0] },
			person[strings.Index(person, "\n# the data set"):strings.Index(person, "\n# ---- the market")],
			"\n# only for one week\n[[disk]]\nname = \"scratch\"\nsize = \"50GB\"\n" +
				"\n# the data set\n[[disk]]\nname = \"data\"\nsize = \"200GB\"   # 120 used\n"},
		{"a value in a table of one line", func(p *model.Plan) { p.Offers[1].Traffic.Free = 20 * unit.GB },
			"free_gb = 10", "free_gb = 20"},
		{"a new value makes a section of a table of one line", func(p *model.Plan) { p.Offers[1].Traffic.InPerGB = unit.Known[unit.PerGB](1e9) },
			"traffic = { out_per_gb = 0.5, free_gb = 10 } # asked by mail\n",
			"# asked by mail\n\n  [offer.traffic]\n  in_per_gb = 1\n  out_per_gb = 0.5\n  free_gb = 10\n"},
	} {
		t.Run(test.what, func(t *testing.T) {
			f, err := Parse("plan.toml", []byte(person))
			if err != nil {
				t.Fatal(err)
			}
			p := f.Plan.Clone()
			test.change(&p)
			got := string(f.Encode(p))
			again, err := Parse("plan.toml", []byte(got))
			if err != nil || !equal(&again.Plan, &p) {
				t.Errorf("it reads back as another plan: %v", err)
			}
			if want := strings.Replace(person, test.old, test.new, 1); test.old != "" && got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
			if strings.Count(got, "#") < strings.Count(person, "#")-2 {
				t.Errorf("comments are lost in\n%s", got)
			}
		})
	}
}

// What a person writes in other ways of TOML stays in that way.
func TestEncodeInOtherSpellings(t *testing.T) {
	p := model.New()
	p.Workload.HoursPerDay = 3600e9
	set := func(path, s string) func(*model.Plan) { return func(p *model.Plan) { _ = p.Set(path, model.Typed, s) } }
	for _, test := range []struct {
		what, source string
		change       func(*model.Plan)
		want         string
	}{
		{"dotted keys", "workload.hours_per_day = 1\nworkload . setup='5m'", set("workload.idle", "10m"),
			"workload.hours_per_day = 1\nworkload . setup='5m'\nworkload .idle = \"10m\""},
		{"a dotted key before all others", "  workload.hours_per_day = 1\n", set("workload.days", "9"),
			"  workload.days = 9\n  workload.hours_per_day = 1\n"},
		{"line breaks of Windows", "[workload]\r\nhours_per_day = 1\r\n", set("budget.balance", "5"),
			"[workload]\r\nhours_per_day = 1\r\n\r\n[budget]\r\nbalance = 5\r\n"},
		{"a byte order mark", byteOrderMark + "[workload]\nhours_per_day = 1\n", set("name", "x"),
			byteOrderMark + "name = \"x\"\n[workload]\nhours_per_day = 1\n"},
		{"a byte order mark before a header", byteOrderMark + "[workload]\nhours_per_day = 1\n", set("workload.hours_per_day", "2"),
			byteOrderMark + "[workload]\nhours_per_day = 2\n"},
		{"a byte order mark before a section that goes", byteOrderMark + "[[disk]]\nname = 'a'\nsize = '1GB'\n\n[workload]\nhours_per_day = 1\n",
			func(p *model.Plan) { p.Disks = nil }, byteOrderMark + "[workload]\nhours_per_day = 1\n"},
		{"no line break at the end", "[workload]\nhours_per_day = 1", set("workload.idle", "1m"),
			"[workload]\nhours_per_day = 1\nidle = \"1m\""},
		{"a list in one line", "disk = [{name = 'a', size = '1GB'}, {name = 'b', size = '2GB'}]\nworkload.hours_per_day = 1\n",
			set("disk.1.size", "5GB"),
			"disk = [{name = 'a', size = '1GB'}, {name = 'b', size = \"5GB\"}]\nworkload.hours_per_day = 1\n"},
		{"a list in one line that grows", "# disks\ndisk = [ # two\n  {name = 'a', size = '10 GB'}, # old\n]\nworkload.hours_per_day = 1\n",
			func(p *model.Plan) { p.Disks = append(p.Disks, model.Disk{Name: "c"}) },
			"# disks\n# two\n# old\nworkload.hours_per_day = 1\n\n[[disk]]\nname = \"a\"\nsize = \"10GB\"\n\n[[disk]]\nname = \"c\"\nsize = \"0GB\"\n"},
		{"sections in another order", "[[offer]]\nname = 'a'\n[workload]\nhours_per_day = 1\n", func(p *model.Plan) {
			p.Grow("offer")
			p.Offers[1].Name = "b"
		}, "[[offer]]\nname = 'a'\n[workload]\nhours_per_day = 1\n\n[[offer]]\nname = \"b\"\n"},
	} {
		t.Run(test.what, func(t *testing.T) {
			f, err := Parse("plan.toml", []byte(test.source))
			if err != nil {
				t.Fatal(err)
			}
			p := f.Plan.Clone()
			test.change(&p)
			if got := string(f.Encode(p)); got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}

// A plan that is not possible is written all the same, so that no work is lost, though not in the text of the old one.
func TestEncodeOfAnImpossiblePlan(t *testing.T) {
	f, err := Parse("plan.toml", []byte(person))
	if err != nil {
		t.Fatal(err)
	}
	p := f.Plan.Clone()
	p.Offers[1].Name = "A"
	if got, want := string(f.Encode(p)), string(lay(&p)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
