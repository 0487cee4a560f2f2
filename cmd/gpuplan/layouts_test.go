package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
)

// on is a time that an instance was on, as the log has it.
type on struct {
	from, to time.Time
	instance string
}

// logged are the boots of three weeks in November 2026, at 0.69 USD an hour; the last one is on over midnight.
func logged() (list []on) {
	at := func(day, minute int) time.Time { return time.Date(2026, 11, day, 0, minute, 0, 0, time.UTC) }
	for day := 2; day < 22; day++ {
		if day%7 != 1 { // 8 and 15 are Sundays
			list = append(list, on{at(day, 540+day), at(day, 640+9*day), "pod-a"})
		}
		if day%3 == 0 {
			list = append(list, on{at(day, 900+2*day), at(day, 935+7*day), "pod-b"})
		}
	}
	return append(list, on{at(22, 1330), at(23, 160), "pod-a"})
}

// part is what a bill has of the time of an instance from one full hour, or midnight, to the next.
type part struct {
	from, to time.Time
	on       time.Duration
	instance string
}

func partsOf(list []on, length time.Duration) (parts []part) {
	for _, b := range list {
		for from := b.from.Truncate(length); from.Before(b.to); from = from.Add(length) {
			p := part{from, from.Add(length), minTime(b.to, from.Add(length)).Sub(maxTime(b.from, from)), b.instance}
			if n := len(parts); n > 0 && parts[n-1].from.Equal(p.from) && parts[n-1].instance == p.instance {
				parts[n-1].on += p.on
				continue
			}
			parts = append(parts, p)
		}
	}
	return parts
}

func minTime(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}

func maxTime(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// usd writes what a time costs, to decimals.
func usd(d time.Duration, decimals int) string {
	return fmt.Sprintf("%.*f", decimals, d.Hours()*0.69)
}

// billsOf are bills of just these boots, in every layout that says what instances were on, by hours, days or sessions.
func billsOf(t *testing.T, boots []on) map[string]string {
	t.Helper()
	hours, days := partsOf(boots, time.Hour), partsOf(boots, 24*time.Hour)
	const second, minute = time.RFC3339, "2006-01-02 15:04"
	table := func(head string, parts []part, row func(p part) string) string {
		rows := []string{head}
		for _, p := range parts {
			rows = append(rows, row(p))
		}
		return strings.Join(rows, "\n") + "\n"
	}
	sessions := make([]part, len(boots))
	for i, b := range boots {
		sessions[i] = part{b.from, b.to, b.to.Sub(b.from), b.instance}
	}
	list := func(parts []part, row func(p part) map[string]any) string {
		var rows []map[string]any
		for _, p := range parts {
			rows = append(rows, row(p))
		}
		data, err := json.Marshal(rows)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	focus := func(p part) string {
		return fmt.Sprintf("%s,USD,%s,%s,Usage,Compute,%.8f,Hours,%s,gpu", usd(p.on, 8), p.from.Format(second), p.to.Format(second), p.on.Hours(), p.instance)
	}
	gcp := func(p part) string {
		return fmt.Sprintf("%s,USD,%s,%s,Compute Engine,Nvidia L4 GPU,%d,seconds,%s", usd(p.on, 6), p.from.Format(second), p.to.Format(second), int(p.on.Seconds()), p.instance)
	}
	runpod := func(p part) map[string]any {
		return map[string]any{"amount": json.Number(usd(p.on, 6)), "podId": p.instance, "time": p.from, "timeBilledMs": p.on.Milliseconds()}
	}
	runpod2 := func(p part) map[string]any {
		return map[string]any{"startTime": p.from, "endTime": p.to, "podId": p.instance, "totalAmount": json.Number(usd(p.on, 6))}
	}
	vast := func(at func(p part) time.Time) func(p part) map[string]any {
		return func(p part) map[string]any {
			return map[string]any{
				"type": "charge", "timestamp": at(p).Unix(), "quantity": fmt.Sprintf("%.3f", p.on.Hours()), "rate": "0.6900", "amount": usd(p.on, 3),
				"instance_id": p.instance, "description": "GPU charge: hours * $/hr",
			}
		}
	}
	return map[string]string{
		"FOCUS, hours": table("BilledCost,BillingCurrency,ChargePeriodStart,ChargePeriodEnd,ChargeCategory,ServiceCategory,ConsumedQuantity,ConsumedUnit,ResourceId,ChargeDescription", hours, focus),
		"FOCUS, days":  table("BilledCost,BillingCurrency,ChargePeriodStart,ChargePeriodEnd,ChargeCategory,ServiceCategory,ConsumedQuantity,ConsumedUnit,ResourceId,ChargeDescription", days, focus),
		"AWS CUR": table("lineItem/LineItemType,lineItem/UsageStartDate,lineItem/UsageEndDate,lineItem/UnblendedCost,lineItem/CurrencyCode,lineItem/ResourceId,lineItem/UsageAmount,pricing/unit", hours, func(p part) string {
			return fmt.Sprintf("Usage,%s,%s,%s,USD,%s,%.8f,Hrs", p.from.Format(second), p.to.Format(second), usd(p.on, 10), p.instance, p.on.Hours())
		}),
		"Azure": table("Date,MeterCategory,Quantity,UnitOfMeasure,CostInBillingCurrency,BillingCurrency,ResourceName,ChargeType,Product", days, func(p part) string {
			return fmt.Sprintf("%s,Virtual Machines,%.6f,1 Hour,%s,USD,%s,Usage,NC24", p.from.Format("01/02/2006"), p.on.Hours(), usd(p.on, 8), p.instance)
		}),
		"GCP, hours":      table("cost,currency,usage_start_time,usage_end_time,service.description,sku.description,usage.amount,usage.unit,resource.name", hours, gcp),
		"GCP, days":       table("cost,currency,usage_start_time,usage_end_time,service.description,sku.description,usage.amount,usage.unit,resource.name", days, gcp),
		"RunPod, hours":   list(hours, runpod),
		"RunPod, days":    list(days, runpod),
		"RunPod 2, hours": list(hours, runpod2),
		"RunPod 2, days":  list(days, runpod2),
		"Vast.ai, stops":  list(sessions, vast(func(p part) time.Time { return p.to })),
		"Vast.ai, starts": list(sessions, vast(func(p part) time.Time { return p.from })),
		"sessions": table("start,end,amount,instance", sessions, func(p part) string {
			return p.from.Format(minute) + "," + p.to.Format(minute) + "," + usd(p.on, 2) + "," + p.instance
		}),
		"stops": table("time,amount,instance", sessions, func(p part) string { return p.to.Format(minute) + "," + usd(p.on, 2) + "," + p.instance }),
		"days":  table("date,amount,instance", days, func(p part) string { return p.from.Format(time.DateOnly) + "," + usd(p.on, 2) + "," + p.instance }),
	}
}

// Whatever the layout, a bill agrees with the log of its boots.
func TestBillsOfEveryLayoutAgreeWithTheirLog(t *testing.T) {
	boots := logged()
	for name, bill := range billsOf(t, boots) {
		if res := againstBoots(t, boots, bill, reconcile.Options{}); !res.Agrees || len(res.Findings) > 0 || len(res.Boots) != len(boots) {
			t.Errorf("%s: agrees %v, %d of %d boots, found %+v", name, res.Agrees, len(res.Boots), len(boots), res.Findings)
		}
	}
}

// Left on for three hours beyond the stop that the log has is one finding of 3 x 0.69 = 2.07 in all of them.
func TestEveryLayoutTellsWhatWasLeftOn(t *testing.T) {
	boots := logged()
	billed := slices.Clone(boots)
	billed[4].to = billed[4].to.Add(3 * time.Hour)
	for name, bill := range billsOf(t, billed) {
		res := againstBoots(t, boots, bill, reconcile.Options{})
		if len(res.Findings) != 1 || res.Findings[0].Kind != reconcile.Overrun || res.Findings[0].Cost != 2_070_000 {
			t.Errorf("%s: found %+v", name, res.Findings)
		}
	}
}

// The last boot is on over the midnight of 23 November: a comparison that begins or ends there has its part of it, 2 h 40 min and 1 h 50 min.
func TestEveryLayoutIsCutAtMidnight(t *testing.T) {
	boots, midnight := logged(), time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC)
	for name, bill := range billsOf(t, boots) {
		behind := againstBoots(t, boots, bill, reconcile.Options{From: midnight})
		if most := unit.Money(1_850_000); !behind.Agrees || len(behind.Findings) > 0 || behind.Billed < most-30_000 || behind.Billed > most {
			t.Errorf("%s, behind it: agrees %v, billed %v, found %+v", name, behind.Agrees, behind.Billed, behind.Findings)
		}
		if ahead := againstBoots(t, boots, bill, reconcile.Options{To: midnight}); !ahead.Agrees || len(ahead.Findings) > 0 {
			t.Errorf("%s, ahead of it: agrees %v, found %+v", name, ahead.Agrees, ahead.Findings)
		}
	}
}

// againstBoots holds a bill against the boots.
func againstBoots(t *testing.T, boots []on, bill string, o reconcile.Options) reconcile.Result {
	t.Helper()
	p := model.New()
	p.Currency = "USD"
	p.Offers = []model.Offer{named("A")}
	p.Offers[0].Hourly = unit.Known(unit.PerHour(690_000_000))
	var entries []record.Entry
	for _, b := range boots {
		entries = append(entries, record.Entry{
			Instance: b.instance, Boot: b.from, Stop: b.to, From: b.from.Add(4 * time.Minute), To: b.to.Add(-5 * time.Minute), Work: b.to.Sub(b.from) - 9*time.Minute, Task: "t",
		})
	}
	o.Zone, o.Now = time.UTC, time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC)
	r, err := reconcile.New(p, entries, o)
	if err != nil {
		t.Fatal(err)
	}
	s, err := statement.Open(strings.NewReader(bill), statement.Options{Currency: "USD", Home: time.UTC})
	if err != nil {
		t.Fatal(err)
	}
	err = s.Each(func(l *record.Line) error {
		r.Add(l)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	res, err := r.Result()
	if err != nil {
		t.Fatal(err)
	}
	return res
}
