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

// The disk of B's 434.70 stays, 29.70: it does the same 180 h at 475.20 with 3.30 an hour, 135 h × 3.30 = 445.50.
func TestParity(t *testing.T) {
	fast := strings.NewReplacer(`hourly = 1.98`, "hourly = 3.30\nspeed = 2", `name = "A"`, `name = "B"`)
	_, offer, _ := strings.Cut(article, "[[offer]]")
	p := readPlan(t, article+"[[offer]]"+fast.Replace(offer))
	e := evaluated(t, p)
	rates := e.Rates(&p)
	if rates[0].Output != rates[1].Output {
		t.Errorf("an hour of output costs %v and %v, want the same", rates[0].Output, rates[1].Output)
	}
	got, ok := e.Parity(&p, rates[1], rates[0])
	if !ok {
		t.Fatal("no parity")
	}
	same(t, "B's total that matches A", got.String(), "475.2")
}

// At 6 h a day by the hour costs less than the month, 475.20 against 929.70; at 24 h the month does.
func TestLowestIsTheCheapestForm(t *testing.T) {
	o := evaluate(t, article).Offers[0]
	low := o.Lowest()
	same(t, "at 6 h", low.Totals[6*60].String(), "475.2")
	same(t, "at 24 h", low.Totals[24*60].String(), "929.7")
	for m := range low.Totals {
		if low.Totals[m] != min(o.Curves[0].Totals[m], o.Curves[1].Totals[m]) {
			t.Fatalf("minute %d: got %v", m, low.Totals[m])
		}
	}
}
