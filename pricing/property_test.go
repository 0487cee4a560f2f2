package pricing_test

import (
	"fmt"
	"reflect"
	"testing"
	"time"

	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// What is shown adds up: shares to their charge, charges to their part, parts to the total, a mix to its compute.
func TestAddsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		e := evaluated(t, p)
		for _, q := range e.Offers[0].Quotes {
			addsUp(t, q)
			for _, period := range pricing.Periods {
				if f, ok := period.Factor(&p, &q, e.Currency); ok {
					per, err := f.Quote(q)
					if err != nil {
						t.Fatal(err)
					}
					addsUp(t, per)
				}
			}
		}
		m := e.Offers[0].Mix
		if m == nil {
			return
		}
		mixAddsUp(t, *m)
		for _, period := range pricing.Periods {
			if f, ok := period.Factor(&p, &e.Offers[0].Quotes[0], e.Currency); ok {
				per, err := f.Mix(*m)
				if err != nil {
					t.Fatal(err)
				}
				mixAddsUp(t, per)
			}
		}
	})
}

func mixAddsUp(t *rapid.T, m pricing.Mix) {
	sum := m.NoGPU
	for _, item := range m.Items {
		sum += item.Cost
	}
	if sum != m.Compute {
		t.Fatalf("items of the mix are %v, not %v", sum, m.Compute)
	}
}

func addsUp(t *rapid.T, q pricing.Quote) {
	parts := map[string]unit.Money{pricing.Compute: 0, pricing.Storage: 0, pricing.Traffic: 0}
	for _, c := range q.Charges {
		parts[c.Part] += c.Cost
		var shares unit.Money
		for _, s := range c.Of {
			shares += s.Cost
		}
		if len(c.Of) > 0 && shares != c.Cost {
			t.Fatalf("%s %s: shares are %v, not %v", q.Form, c.Key, shares, c.Cost)
		}
	}
	if !reflect.DeepEqual(parts, q.Parts) || q.Total != parts[pricing.Compute]+parts[pricing.Storage]+parts[pricing.Traffic] {
		t.Fatalf("%s: charges are %v, parts %v, total %v", q.Form, parts, q.Parts, q.Total)
	}
}

// The times of a charge's shares are its quantity.
func TestTimesAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		for _, q := range evaluated(t, usual(t)).Offers[0].Quotes {
			for _, c := range q.Charges {
				var sum time.Duration
				for _, s := range c.Of {
					sum += s.Quantity.Time
				}
				if c.Key == "compute.use" && sum > 0 && sum != c.Quantity.Time {
					t.Fatalf("shares last %v, not %v", sum, c.Quantity.Time)
				}
			}
		}
	})
}

// The curve, the ladder and the spans say what the plan costs at that time.
func TestCurve(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		o := evaluated(t, p).Offers[0]
		at := func(minute int) []pricing.Total {
			p.Workload.HoursPerDay = time.Duration(minute) * time.Minute
			return pricing.Totals(p, 0)
		}
		minute := rapid.IntRange(0, 1440).Draw(t, "minute")
		for i, q := range at(minute) {
			if c := o.Curves[i]; c.Totals[minute] != q.Total || (c.Loses != nil && c.Loses[minute]) != q.Hopeless {
				t.Fatalf("%s at %d: the curve says %v, the plan %v", q.Form, minute, c.Totals[minute], q.Total)
			}
		}
		if v := evaluated(t, p).Offers[0].Verdict; v.Quote >= 0 {
			if r := rung(o.Ladder, minute); r != o.Quotes[v.Quote].Form {
				t.Fatalf("the ladder has %q at %d, the verdict is %q", r, minute, o.Quotes[v.Quote].Form)
			}
		}
		for i, b := range o.Breakeven {
			for _, s := range b.Spans {
				for minute, want := range map[int]bool{s.From - 1: false, s.From: true, s.To: true, s.To + 1: false} {
					if minute < 0 || minute > 1440 {
						continue
					}
					there := at(minute)
					term, hourly := there[i+1], there[0]
					if got := hourly.Hopeless || term.Total <= hourly.Total; got != want {
						t.Fatalf("%s at %d: pays is %v, want %v", b.Form, minute, got, want)
					}
				}
			}
		}
	})
}

func rung(ladder []pricing.Rung, minute int) string {
	for _, r := range ladder {
		if r.From <= minute && minute <= r.To {
			return r.Form
		}
	}
	return ""
}

// Cost never falls as use grows, unless a cap, an instance that is billed while off, or a day without shutting down says so.
func TestGrows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		p.Offers[0].BilledWhenStopped, p.Offers[0].MonthCap = false, 0
		o := evaluated(t, p).Offers[0]
		for _, c := range o.Curves {
			for m := 1; m <= 1440; m++ {
				if c.Totals[m] >= c.Totals[m-1] || c.Loses != nil && (c.Loses[m] || c.Loses[m-1]) {
					continue
				}
				p.Workload.HoursPerDay = time.Duration(m) * time.Minute
				if q := evaluated(t, p).Offers[0].Quotes[0]; !q.AlwaysOn {
					t.Fatalf("%s falls from %v to %v at %d", c.Form, c.Totals[m-1], c.Totals[m], m)
				}
				break
			}
		}
	})
}

// Without a price a total is at least what it was less what that price made; it is never complete and smaller.
func TestUnknown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		known := evaluated(t, p).Offers[0]
		o := &p.Offers[0]
		switch rapid.IntRange(0, 6).Draw(t, "which") {
		case 0:
			o.Hourly = unit.Unknown[unit.PerHour]()
		case 1:
			o.NoGPUHourly = unit.Unknown[unit.PerHour]()
		case 2:
			o.Storage[0].Price = unit.Unknown[unit.PerGBTime]()
		case 3:
			o.Storage = nil
		case 4:
			o.Traffic.InPerGB = unit.Unknown[unit.PerGB]()
		case 5:
			o.Traffic.OutPerGB = unit.Unknown[unit.PerGB]()
		default:
			for i := range o.Terms {
				o.Terms[i].Price = unit.Unknown[unit.Money]()
			}
		}
		for i, q := range evaluated(t, p).Offers[0].Quotes {
			if q.Total > known.Quotes[i].Total || q.Complete && q.Total != known.Quotes[i].Total {
				t.Fatalf("%s: %v, complete %v, was %v", q.Form, q.Total, q.Complete, known.Quotes[i].Total)
			}
		}
	})
}

// More instances multiply money, up to rounding, and nothing else.
func TestInstances(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		for i := range p.Offers[0].Terms {
			p.Offers[0].Terms[i].Coupon = 0
		}
		p.Workload.Instances = 1
		one := evaluated(t, p).Offers[0]
		p.Workload.Instances = rapid.IntRange(2, 50).Draw(t, "more")
		many := evaluated(t, p).Offers[0]
		for i, q := range many.Quotes {
			of := one.Quotes[i]
			if q.Boots != of.Boots || q.On != of.On || q.Useful != of.Useful || q.Billed != of.Billed {
				t.Fatalf("%s: other times for more instances", q.Form)
			}
			for j, c := range q.Charges {
				exact := of.Charges[j].Cost * unit.Money(p.Workload.Instances)
				if d := c.Cost - exact; d.Exact().Float() > 0.01*float64(p.Workload.Instances) || -d.Exact().Float() > 0.01*float64(p.Workload.Instances) {
					t.Fatalf("%s %s: %v is not %d × %v", q.Form, c.Key, c.Cost, p.Workload.Instances, of.Charges[j].Cost)
				}
			}
		}
	})
}

// Evaluating twice gives the same, and leaves the plan as it was.
func TestDeterministic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		before := p.Clone()
		if a, b := evaluated(t, p), evaluated(t, p); !reflect.DeepEqual(a, b) {
			t.Fatal("two evaluations differ")
		}
		if !reflect.DeepEqual(p, before) {
			t.Fatal("the plan was changed")
		}
	})
}

// Any plan that Validate lets pass has an evaluation, however far out its values are; so have its axes.
func TestExtremes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		for i, f := range p.Fields() {
			number := f.Number()
			if number == nil || f.Path == "version" || rapid.IntRange(0, 2).Draw(t, fmt.Sprint("take ", i)) > 0 {
				continue
			}
			number.SetInt(rapid.OneOf(rapid.Just(f.Min), rapid.Just(f.Max), rapid.Int64Range(f.Min, f.Max)).Draw(t, f.Path))
		}
		if err := p.Validate(); err != nil {
			t.Skip(err)
		}
		for _, q := range evaluated(t, p).Offers[0].Quotes {
			addsUp(t, q)
			if q.Total < 0 || q.On < 0 || q.Billed < 0 || q.Boots < 0 {
				t.Fatalf("%s: below 0: %+v", q.Form, q)
			}
		}
		axis := along("workload.hours_per_day", 0, int64(24*time.Hour), minute)
		if _, err := pricing.Zones(p, 0, axis); err != nil {
			t.Fatal(err)
		}
	})
}

// A refused plan gives the error of Validate.
func TestInvalid(t *testing.T) {
	p := model.New()
	p.Workload.Days = 0
	_, err := pricing.Evaluate(p)
	if want := p.Validate(); err == nil || err.Error() != want.Error() {
		t.Fatalf("got %v, want %v", err, want)
	}
}
