package pricing_test

import (
	"testing"

	"app/gpuplan/pricing"
)

// 475.20 over 30 days, 180 h of work, 90 tasks.
func TestPeriods(t *testing.T) {
	p := readPlan(t, article)
	e := evaluated(t, p)
	for period, want := range map[pricing.Period]string{
		pricing.PerPlan: "475.20", pricing.PerMonth: "475.20", pricing.PerWeek: "110.88", // × 7 ÷ 30
		pricing.PerDay: "15.84", pricing.PerHour: "2.64", pricing.PerTask: "5.28",
	} {
		f, ok := period.Factor(&p, &e.Offers[0].Quotes[0], e.Currency)
		q, err := f.Quote(e.Offers[0].Quotes[0])
		if !ok || err != nil {
			t.Fatal(period, ok, err)
		}
		same(t, string(period), e.Currency.Format(q.Total), want)
	}
}

// A task of 90: 445.50 and 29.70 are 4.95 and 0.33; the run takes what the others leave: 0.33 + 0.165 (0.17) + 0.495 (0.50).
func TestPerTask(t *testing.T) {
	p := readPlan(t, article)
	e := evaluated(t, p)
	f, _ := pricing.PerTask.Factor(&p, &e.Offers[0].Quotes[0], e.Currency)
	q, err := f.Quote(e.Offers[0].Quotes[0])
	if err != nil {
		t.Fatal(err)
	}
	bill(t, e, q, `
		compute.use 4.95 = run 3.95 + setup 0.33 + download 0.17 + idle 0.50
		storage.data 0.33
		traffic.in 0.00 = first 0.00 + repeat 0.00
		total 5.28`)
}

// Tasks and hours may be a fraction, and do not exist when nothing is used.
func TestPeriodOfNothing(t *testing.T) {
	for _, plan := range []string{work(30, "0", "2"), work(30, "2", "2") + "instances = 0\n"} {
		p := readPlan(t, plan+offer("hourly = 1"))
		e := evaluated(t, p)
		for _, period := range pricing.Periods {
			_, ok := period.Factor(&p, &e.Offers[0].Quotes[0], e.Currency)
			same(t, string(period), ok, period != pricing.PerHour && period != pricing.PerTask)
		}
		same(t, "tasks", e.Offers[0].Quotes[0].Tasks, 0)
	}
	half := evaluate(t, work(30, "1", "2")+offer("hourly = 1"))
	same(t, "half a task a day", half.Offers[0].Quotes[0].Tasks, 15)
}
