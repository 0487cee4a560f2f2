package pricing_test

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"app/gpuplan/pricing"
)

// The article's 475.20 are for 180 h of work: 2.64 for each. A card of speed 2 needs tasks of 1 h and 3 h a day: 90 boots of
// 1 h 30 min are 135 h × 3.00 = 405.00, and the disk 29.70: 434.70 for the same 180 h, 2.415. It asks more and costs less.
func TestOutputIsOfTheSameWork(t *testing.T) {
	fast := strings.NewReplacer(`hourly = 1.98`, "hourly = 3\nspeed = 2", `name = "A"`, `name = "B"`)
	_, offer, _ := strings.Cut(article, "[[offer]]")
	p := readPlan(t, article+"[[offer]]"+fast.Replace(offer))
	e, err := pricing.Evaluate(p)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"2.64", "2.415"} {
		q := &e.Offers[i].Quotes[0]
		f, ok := pricing.Output(&p, i, q, e.Currency)
		if !ok {
			t.Fatal("no output")
		}
		cost, err := f.Money(q.Total)
		if err != nil {
			t.Fatal(err)
		}
		same(t, e.Offers[i].Name, cost.String(), want)
	}
}

func TestNoOutputWithoutUse(t *testing.T) {
	p := readPlan(t, strings.Replace(article, "hours_per_day = 6", "hours_per_day = 0", 1))
	e, err := pricing.Evaluate(p)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := pricing.Output(&p, 0, &e.Offers[0].Quotes[0], e.Currency); ok {
		t.Error("nothing is used, and an hour of it has a price")
	}
}

// TestEvaluateOneSaysTheSame: the offer that is asked for is as Evaluate has it, the others lack what takes long.
func TestEvaluateOneSaysTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual(t)
		whole, err := pricing.Evaluate(p)
		if err != nil {
			t.Fatal(err)
		}
		shown := rapid.IntRange(0, len(p.Offers)).Draw(t, "offer")
		for i := range whole.Offers {
			if o := &whole.Offers[i]; i != shown {
				*o = pricing.Offer{Name: o.Name, Quotes: o.Quotes, Verdict: o.Verdict}
			}
		}
		if got, _ := pricing.EvaluateOne(p, shown); !reflect.DeepEqual(got, whole) {
			t.Fatalf("offer %d of %d: got %+v, want %+v", shown, len(p.Offers), got, whole)
		}
	})
}
