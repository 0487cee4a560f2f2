package pricing_test

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// answer is what an independent program says of a plan.
type answer struct {
	Offers []struct {
		Offer string
		Forms []struct {
			Form        string
			Total       string
			Complete    bool
			Parts       map[string]string
			Boots       int
			OnHours     float64 `json:"on_hours"`
			UsefulHours float64 `json:"useful_hours"`
			BilledHours float64 `json:"billed_hours"`
			Charges     map[string]*string
			AlwaysOn    bool `json:"always_on"`
		}
		Breakeven []struct {
			Form  string
			Spans [][2]int
		}
		Ladder [][3]any
		Mix    *struct{ Compute string }
	}
}

func TestVectors(t *testing.T) {
	files, err := filepath.Glob("testdata/plans/*.toml")
	if err != nil || len(files) != 40 {
		t.Fatalf("%d plans, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".toml"), func(t *testing.T) {
			b, err := os.ReadFile(strings.TrimSuffix(file, ".toml") + ".json")
			if err != nil {
				t.Fatal(err)
			}
			var want answer
			if err := json.Unmarshal(b, &want); err != nil {
				t.Fatal(err)
			}
			got, err := pricing.Evaluate(readPlanFile(t, file))
			if err != nil {
				t.Fatal(err)
			}
			compare(t, want, got)
		})
	}
}

func compare(t *testing.T, want answer, got pricing.Evaluation) {
	if len(got.Offers) != len(want.Offers) {
		t.Fatalf("%d offers, want %d", len(got.Offers), len(want.Offers))
	}
	for i, wo := range want.Offers {
		o := got.Offers[i]
		if o.Name != wo.Offer || len(o.Quotes) != len(wo.Forms) {
			t.Fatalf("offer %q with %d forms, want %q with %d", o.Name, len(o.Quotes), wo.Offer, len(wo.Forms))
		}
		least := math.Inf(1)
		for j, wf := range wo.Forms {
			q, tag := o.Quotes[j], o.Name+"/"+wf.Form
			same(t, tag, q.Form, wf.Form)
			same(t, tag+" total", got.Currency.Format(q.Total), wf.Total)
			same(t, tag+" complete", q.Complete, wf.Complete)
			for part, m := range wf.Parts {
				same(t, tag+" "+part, got.Currency.Format(q.Parts[part]), m)
			}
			same(t, tag+" boots", q.Boots, wf.Boots)
			same(t, tag+" always on", q.AlwaysOn, wf.AlwaysOn)
			near(t, tag+" on", q.On.Hours(), wf.OnHours)
			near(t, tag+" useful", q.Useful.Hours(), wf.UsefulHours)
			near(t, tag+" billed", q.Billed.Hours(), wf.BilledHours)
			charges := compareCharges(t, tag, got.Currency, q, wf.Charges)
			if known(wf.Charges) {
				least = min(least, float64(charges))
			}
		}
		for j, wb := range wo.Breakeven {
			same(t, o.Name+" breakeven", o.Breakeven[j].Form, wb.Form)
			spans := [][2]int{}
			for _, s := range o.Breakeven[j].Spans {
				spans = append(spans, [2]int{s.From, s.To})
			}
			same(t, o.Name+"/"+wb.Form+" spans", fmt.Sprint(spans), fmt.Sprint(wb.Spans))
		}
		ladder := [][3]any{}
		for _, r := range o.Ladder {
			ladder = append(ladder, [3]any{r.From, r.To, r.Form})
		}
		same(t, o.Name+" ladder", fmt.Sprint(ladder), fmt.Sprint(wo.Ladder))
		if wo.Mix != nil {
			mix, err := unit.ParseMoney(wo.Mix.Compute)
			if err != nil || o.Mix == nil {
				t.Fatal(o.Name, o.Mix, err)
			}
			same(t, o.Name+" mix", o.Mix.Compute, unit.Money(min(least, float64(mix))))
		}
	}
}

// compareCharges compares the lines of a bill, holds its sums, and gives the sum of its compute lines.
func compareCharges(t *testing.T, tag string, c unit.Currency, q pricing.Quote, want map[string]*string) unit.Money {
	var total, compute unit.Money
	seen := map[string]bool{}
	for _, line := range q.Charges {
		total += line.Cost
		if line.Part == pricing.Compute {
			compute += line.Cost
		}
		seen[line.Key] = true
		w, ok := want[line.Key]
		switch {
		case !ok:
			same(t, tag+" unexpected "+line.Key, line.Cost, 0)
		case w == nil:
			same(t, tag+" known "+line.Key, line.Known, false)
		default:
			same(t, tag+" "+line.Key, c.Format(line.Cost), *w)
		}
		var shares unit.Money
		for _, s := range line.Of {
			shares += s.Cost
		}
		if len(line.Of) > 0 {
			same(t, tag+" shares of "+line.Key, shares, line.Cost)
		}
	}
	same(t, tag+" sum of charges", total, q.Total)
	for key, w := range want {
		if !seen[key] && (w == nil || strings.Trim(*w, "0.") != "") {
			t.Errorf("%s: no charge %s", tag, key)
		}
	}
	return compute
}

// known tells whether the compute part of a form is.
func known(charges map[string]*string) bool {
	for key, cost := range charges {
		if strings.HasPrefix(key, "compute.") && cost == nil {
			return false
		}
	}
	return true
}

func same[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// near compares hours, to a third of a second.
func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 1e-4 {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}
