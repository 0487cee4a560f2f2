package report_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
)

// axis finds an input of the plan's first offer, with its axis.
func axis(t *testing.T, p model.Plan, key string) (input.Input, pricing.Axis) {
	t.Helper()
	for _, in := range input.List(p, 0) {
		if in.Key == key {
			b, fine := in.Axis(p, in.Bounds(p))
			return in, pricing.Axis{Min: b.Min, Max: b.Max, Fine: fine, With: in.With}
		}
	}
	t.Fatalf("no input %s", key)
	return input.Input{}, pricing.Axis{}
}

// The month pays from 12 h 01 min (costmodel §7): that is 100 % more than the 6 h planned. At 445.50 the month costs as much as
// the 225 h at 1.98.
func TestFlips(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	for _, test := range []struct {
		key  string
		lang *text.Language
		want []string
	}{
		{"workload.hours_per_day", text.English, []string{"now 6h\n", "0h to 12h: hourly is cheapest", "flips at 12h1m; nearest is 12h1m, +100 % from now"}},
		{"workload.hours_per_day", text.Chinese, []string{"现在 6h\n", "按量最省", "结论在 12h1m 翻转；最近的是 12h1m，离现在 +100 %"}},
		{"offer.0.term.2.price", text.English, []string{"now 900\n", "445.5"}},
		{"workload.days_per_week", text.English, []string{"No value in range flips the verdict: hourly is cheapest at all of them."}},
	} {
		in, axis := axis(t, p, test.key)
		zones, err := pricing.Zones(p, 0, axis)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := report.Flips(&b, test.lang, p, in, zones); err != nil {
			t.Fatal(err)
		}
		says(t, b.String(), test.want...)
	}
}

func says(t *testing.T, got string, want ...string) {
	t.Helper()
	for _, w := range want {
		if !strings.Contains(got, w) {
			t.Errorf("%q is missing in\n%s", w, got)
		}
	}
}

// Hourly costs 475.20 at 6 h a day; 800 less 29.70 of storage buy 389.04 h on.
func TestReached(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	in, axis := axis(t, p, "workload.hours_per_day")
	target := unit.Money(800_000_000)
	at, err := pricing.Crossings(p, 0, model.HourlyForm, target, axis)
	if err != nil || len(at) == 0 {
		t.Fatal(at, err)
	}
	var b bytes.Buffer
	if err := report.Reached(&b, text.English, p, in, model.HourlyForm, target, at, text.SolveNoTotal); err != nil {
		t.Fatal(err)
	}
	says(t, b.String(), "Hourly, a total of at most 800.00 CNY:", "it is within, at", "above")

	b.Reset()
	if err := report.Reached(&b, text.Chinese, p, in, "month", target, nil, text.SolveAllAbove); err != nil {
		t.Fatal(err)
	}
	says(t, b.String(), "包月：范围内总价始终高于 800.00 CNY。")
}

func TestBreakeven(t *testing.T) {
	r := read(t, "plans/article.toml")
	for _, l := range text.Languages {
		r.Lang = l
		var b bytes.Buffer
		if err := report.Breakeven(&b, r); err != nil {
			t.Fatal(err)
		}
		golden(t, "breakeven."+l.Code, b.String())
	}
}

// Two years would be bought for 366 days; the mix pays the first day by the hour: 24 h x 1.234567 x 8 cards x 200 instances =
// 47,407.373.
func TestMix(t *testing.T) {
	r := read(t, "plans/dinar.toml")
	for _, l := range text.Languages {
		r.Lang = l
		var b bytes.Buffer
		if err := report.Mix(&b, r); err != nil {
			t.Fatal(err)
		}
		golden(t, "mix."+l.Code, b.String())
	}
}

// Setup and downloads without a card are a line of their own, so that the lines add up: 15 h and 7.5 h at 0.50 are 11.25; 180 h and
// 22.5 h at 1.98 are 400.95.
func TestMixWithoutACard(t *testing.T) {
	p := read(t, "plans/article.toml").Plan
	p.Offers[0].SetupInNoGPU, p.Offers[0].NoGPUHourly = true, unit.Known(unit.PerHour(500_000_000))
	r := of(t, p)
	var b bytes.Buffer
	if err := report.Mix(&b, r); err != nil {
		t.Fatal(err)
	}
	says(t, b.String(), "The cheapest mix costs 412.20 CNY", "by the hour: 400.95\n", "- time on without a card: 11.25\n")
	if got, err := report.Value(r, "offers.0.mix.no_gpu"); err != nil || got != "11.25" {
		t.Errorf("no_gpu is %s, %v", got, err)
	}
}

func TestNoMix(t *testing.T) {
	r := read(t, "plans/unknown.toml")
	var b bytes.Buffer
	if err := report.Mix(&b, r); err != nil {
		t.Fatal(err)
	}
	says(t, b.String(), "There is no mix of packs for not known")
}

// Dates stand in place of day numbers where the plan's first day is given: 1 Dec 2026 is day 1.
func TestMixWithDates(t *testing.T) {
	r := read(t, "plans/article.toml")
	var b bytes.Buffer
	if err := report.Mix(&b, r); err != nil {
		t.Fatal(err)
	}
	says(t, b.String(), "1 Dec 2026 to 30 Dec 2026, by the hour: 445.50")
}

func side(name string, r report.Report) report.Side {
	return report.Side{Name: name, Plan: r.Plan, Evaluation: r.Evaluation}
}

// Nine hours a day in tasks of two are five boots: 30 x (9 h + 5 x 30 min) = 345 h; 345 x 2.10 = 724.50, with 29.70 of storage 754.20.
// The month stays at 929.70 and is not told.
func TestDiff(t *testing.T) {
	a := read(t, "plans/article.toml")
	p := a.Plan.Clone()
	p.Workload.HoursPerDay = 9 * time.Hour
	p.Offers[0].Hourly = unit.Known(unit.PerHour(2_100_000_000))
	p.Offers[0].Terms = p.Offers[0].Terms[1:]
	b := of(t, p)
	for _, l := range text.Languages {
		written, same := report.Diff(l, false, side("plans/article.toml", a), side("a rather long name of a file.toml", b))
		if same {
			t.Error("the plans do not differ")
		}
		golden(t, "diff."+l.Code, written)
	}
}

func TestDiffOfOnePlan(t *testing.T) {
	a := read(t, "plans/article.toml")
	written, same := report.Diff(text.English, false, side("a", a), side("b", a))
	if !same || written != "a against b\nThe plans do not differ.\n" {
		t.Errorf("same is %v, written is\n%s", same, written)
	}
}

func TestDiffOfTwoCurrencies(t *testing.T) {
	a := read(t, "plans/article.toml")
	p := a.Plan.Clone()
	p.Currency = "USD"
	written, same := report.Diff(text.English, false, side("a", a), side("b", of(t, p)))
	if same {
		t.Error("the plans do not differ")
	}
	says(t, written, "currency: CNY became USD", "their amounts are not compared")
}

// A choice that differs is told by its words, not by those of the plan file.
func TestDiffSaysChoicesInWords(t *testing.T) {
	a := read(t, "plans/article.toml")
	p := a.Plan.Clone()
	if fault := p.Set("workload.restart", model.Typed, "day"); fault != nil {
		t.Fatal(fault)
	}
	written, _ := report.Diff(text.Chinese, false, side("a", a), side("b", of(t, p)))
	if want := "workload.restart：每个任务后 变成 每天一次"; !strings.Contains(written, want) {
		t.Errorf("%s lacks %q", written, want)
	}
}

// The storage price is known in one of the plans only: what it changes is not known, nor what the total changes.
func TestDiffOfAnUnknownPrice(t *testing.T) {
	a := read(t, "plans/article.toml")
	p := a.Plan.Clone()
	if fault := p.Set("offer.0.storage.0.price", model.Typed, "?"); fault != nil {
		t.Fatal(fault)
	}
	written, _ := report.Diff(text.English, true, side("a", a), side("b", of(t, p)))
	says(t, written, "- Hourly: 475.20 became at least 445.50; the change is not known.", "- Hourly, Storage: 29.70 became unknown; the change")
}

// What moved in its list is the same; what only one plan has is named once, with its cost.
func TestDiffOfPlansOfOtherShapes(t *testing.T) {
	a := read(t, "plans/article.toml")
	p := a.Plan.Clone()
	o := p.Offers[0]
	other := model.NewOffer()
	other.Name, other.Hourly = "Other", unit.Known(unit.PerHour(2_000_000_000))
	o.Terms = []model.Term{o.Terms[2], o.Terms[0]} // the week is gone, the month stands first
	p.Offers = []model.Offer{other, o}
	p.Transfers = nil
	written, same := report.Diff(text.English, true, side("a", a), side("b", of(t, p)))
	if same {
		t.Error("the plans do not differ")
	}
	says(t, written, "Inputs that differ\n- transfer.0 (weights) is gone\n- offer.0.term.1 (week) is gone\n- offer.0 (Other) is new\n\n",
		"- AutoDL RTX 4090, Week: 1229.70 became left out.", "- Other, Hourly: left out became at least 435.00.")

	p = a.Plan.Clone()
	p.Offers = append(p.Offers, other)
	q := a.Plan.Clone()
	q.Offers = []model.Offer{other, q.Offers[0]}
	if written, same := report.Diff(text.English, false, side("a", of(t, p)), side("b", of(t, q))); !same {
		t.Errorf("two offers in another order differ:\n%s", written)
	}

	q = a.Plan.Clone()
	q.Offers[0].Name = "Renamed"
	written, _ = report.Diff(text.English, true, side("a", a), side("b", of(t, q)))
	says(t, written, "- offer.0.name: AutoDL RTX 4090 became Renamed\n\n", "No amount changes.")
}
