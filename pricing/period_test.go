package pricing_test

import (
	"testing"
	"time"

	"app/gpuplan/model/unit"
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

// A mix of 57.00 over 40 days is 1.425 (1.43) a day: 20 by the hour 0.50, 2 without a card 0.05, the month of 35 takes the rest.
func TestPeriodOfAMix(t *testing.T) {
	p := readPlan(t, work(40, "2", "2")+"setup = \"6m\"\n"+offer("hourly = 1\nsetup_in_no_gpu = true\nno_gpu_hourly = 0.5")+
		term("month", 30, "20")+"hourly = 0.25\n")
	e := evaluated(t, p)
	whole := *e.Offers[0].Mix
	f, _ := pricing.PerDay.Factor(&p, &e.Offers[0].Quotes[0], e.Currency)
	m, err := f.Mix(whole)
	if err != nil {
		t.Fatal(err)
	}
	same(t, "a day", items(e, &m), "hourly 0+10 0.50; month 10+30 0.88; 1.43")
	same(t, "without a card", e.Currency.Format(m.NoGPU), "0.05")
	same(t, "the plan", items(e, &whole), "hourly 0+10 20.00; month 10+30 35.00; 57.00")
}

// 180 h of work in 30 days of 6 h, in tasks of 2 h: 42 h in a week, 1 h in an hour of work, 2 h in a task. Two instances work
// at the same time, so that times stay.
func TestPeriodOfATime(t *testing.T) {
	p := readPlan(t, work(30, "6", "2")+"instances = 2\n"+offer("hourly = 1"))
	q := &evaluated(t, p).Offers[0].Quotes[0]
	for period, want := range map[pricing.Period]time.Duration{
		pricing.PerPlan: 180 * time.Hour, pricing.PerMonth: 180 * time.Hour, pricing.PerWeek: 42 * time.Hour,
		pricing.PerDay: 6 * time.Hour, pricing.PerHour: time.Hour, pricing.PerTask: 2 * time.Hour,
	} {
		f, _ := period.Factor(&p, q, unit.Currency{})
		same(t, string(period), f.Time(q.Useful), want)
	}
}

// Tasks and hours may be a fraction, and do not exist when nothing is used: no amount is divided by nothing.
func TestPeriodOfNothing(t *testing.T) {
	for _, plan := range []string{work(30, "0", "2"), work(30, "2", "2") + "instances = 0\n"} {
		p := readPlan(t, plan+offer("hourly = 1"))
		e := evaluated(t, p)
		for _, period := range pricing.Periods {
			f, ok := period.Factor(&p, &e.Offers[0].Quotes[0], e.Currency)
			same(t, string(period), ok, period != pricing.PerHour && period != pricing.PerTask)
			if cost, err := f.Money(1_000_000); !ok && (cost != 0 || err != nil || f.Time(time.Hour) != 0) {
				t.Errorf("%s of nothing is %v, %v", period, cost, err)
			}
		}
		same(t, "tasks", e.Offers[0].Quotes[0].Tasks, 0)
	}
	half := evaluate(t, work(30, "1", "2")+offer("hourly = 1"))
	same(t, "half a task a day", half.Offers[0].Quotes[0].Tasks, 15)
}
