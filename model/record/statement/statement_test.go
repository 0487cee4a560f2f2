package statement_test

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/unit"
)

// read reads a bill to its end.
func read(t *testing.T, bill string, o statement.Options) ([]record.Line, *statement.Tally) {
	t.Helper()
	lines, tally, err := lines(strings.NewReader(bill), o)
	if err != nil {
		t.Fatalf("%v\n%s", err, bill)
	}
	return lines, tally
}

func lines(r io.Reader, o statement.Options) (lines []record.Line, _ *statement.Tally, err error) {
	s, err := statement.Open(r, o)
	if err != nil {
		return nil, nil, err
	}
	err = s.Each(func(l *record.Line) error {
		lines = append(lines, *l)
		return nil
	})
	return lines, s.Tally(), err
}

// sums says what a tally's lines add up to: "CNY 2: 1.50 +20".
func sums(t *statement.Tally) string {
	var all []string
	for _, s := range t.Sums() {
		all = append(all, fmt.Sprintf("%s %d: %s +%s", s.Currency, s.Rows, decimal(s.Cost), decimal(s.Added)))
	}
	return strings.Join(all, ", ")
}

// decimal writes an amount of money.
func decimal(e unit.Exact) string {
	m, _ := unit.HalfUp.Money(e, 1)
	return m.String()
}

// skipped says what was skipped: "2 of totals from 7".
func skipped(t *statement.Tally) string {
	var all []string
	for _, s := range t.Skipped {
		all = append(all, strings.TrimSpace(fmt.Sprintf("%d×%d from %d %s", s.Count, s.Reason, s.Row, s.Text)))
	}
	return strings.Join(all, ", ")
}

// A row of each known layout, and what it means.
func TestLayouts(t *testing.T) {
	for _, c := range []struct {
		layout, bill string
		want         string // kind, from, to, cost, currency, quantity, instance, text
	}{
		{
			"FOCUS", "BilledCost,BillingCurrency,ChargePeriodStart,ChargePeriodEnd,ChargeCategory,ServiceCategory,ConsumedQuantity,ConsumedUnit,ResourceId,ChargeDescription\n" +
				"0.98000000000,USD,2026-11-01 00:00:00,2026-11-01 01:00:00,Usage,Compute,1.0000000,Hours,i-7,an hour\n",
			"1 2026-11-01T00:00:00Z 2026-11-01T01:00:00Z 0.98 USD 1h0m0s i-7 an hour",
		},
		{
			"AWS CUR", "identity/LineItemId,lineItem/LineItemType,lineItem/UsageStartDate,lineItem/UsageEndDate,lineItem/UnblendedCost,lineItem/CurrencyCode,lineItem/ResourceId,lineItem/UsageType,lineItem/UsageAmount,pricing/unit\n" +
				"x1,Usage,2026-11-01T00:00:00Z,2026-11-01T01:00:00Z,1.2E-1,USD,i-7,EBS:VolumeUsage.gp3,0.5,GB-Mo\n",
			"2 2026-11-01T00:00:00Z 2026-11-01T01:00:00Z 0.12 USD 0s i-7 EBS:VolumeUsage.gp3",
		},
		{ // with columns that FOCUS 1.1 and 1.2 have and 1.0 has not
			"FOCUS", "BilledCost,BillingCurrency,CapacityReservationId,ChargePeriodStart,ChargePeriodEnd,ChargeCategory,ServiceCategory,ServiceSubcategory,ConsumedQuantity,ConsumedUnit,InvoiceId,PricingCurrency,ResourceId,ChargeDescription\n" +
				"0.98,EUR,,2026-11-01T00:00:00Z,2026-11-01T01:00:00Z,Usage,Compute,Virtual Machines,1,Hours,inv-1,USD,i-7,an hour\n",
			"1 2026-11-01T00:00:00Z 2026-11-01T01:00:00Z 0.98 EUR 1h0m0s i-7 an hour",
		},
		{ // CUR 2.0, as Data Exports writes it
			"AWS CUR", "identity_line_item_id,line_item_line_item_type,line_item_usage_start_date,line_item_usage_end_date,line_item_unblended_cost,line_item_currency_code,line_item_resource_id,line_item_usage_type,line_item_usage_amount,pricing_unit,line_item_line_item_description\n" +
				"x1,Usage,2026-11-01T00:00:00.000Z,2026-11-01T01:00:00.000Z,0.5260000000,USD,i-7,BoxUsage:g4dn.xlarge,1,Hrs,an hour\n",
			"1 2026-11-01T00:00:00Z 2026-11-01T01:00:00Z 0.526 USD 1h0m0s i-7 an hour",
		},
		{ // a row of usage as the older interface has it
			"Azure", "UsageDateTime,MeterCategory,Quantity,UnitOfMeasure,PreTaxCost,BillingCurrencyCode,InstanceId,MeterName\n" +
				"2026-11-02,Virtual Machines,24,1 Hour,2.64,EUR,vm1,NC24\n",
			"1 2026-11-02T00:00:00Z 2026-11-03T00:00:00Z 2.64 EUR 24h0m0s vm1 NC24",
		},
		{
			"Azure", "\ufeffDate,MeterCategory,Quantity,UnitOfMeasure,CostInBillingCurrency,BillingCurrency,ResourceName,ChargeType,Product\r\n" +
				"11/02/2026,Virtual Machines,24,1 Hour,2.64,EUR,vm1,Usage,NC24\r\n",
			"1 2026-11-02T00:00:00Z 2026-11-03T00:00:00Z 2.64 EUR 24h0m0s vm1 NC24",
		},
		{
			"GCP", "cost,currency,usage_start_time,usage_end_time,service.description,sku.description,usage.amount,usage.unit,resource.name\n" +
				"0.35,USD,2026-11-01 00:00:00 UTC,2026-11-01 01:00:00 UTC,Compute Engine,Nvidia L4 GPU,3600,seconds,vm1\n",
			"1 2026-11-01T00:00:00Z 2026-11-01T01:00:00Z 0.35 USD 1h0m0s vm1 Nvidia L4 GPU",
		},
		{ // its credits are taken off: 0.35 - 0.2 - 0.05
			"GCP", `[{"cost":0.35,"currency":"USD","usage_start_time":"2026-11-01 00:00:00 UTC","usage_end_time":"2026-11-01 01:00:00 UTC","service":{"description":"Compute Engine"},"sku":{"description":"Nvidia L4 GPU"},"usage":{"amount":3600,"unit":"seconds"},"credits":[{"name":"free","amount":-0.2},{"name":"sustained","amount":-5e-2}]}]`,
			"1 2026-11-01T00:00:00Z 2026-11-01T01:00:00Z 0.1 USD 1h0m0s  Nvidia L4 GPU",
		},
		{
			"RunPod", `[{"amount":1.5,"podId":"p1","time":"2026-11-01 00:00:00","timeBilledMs":5400000},{"amount":1}]`,
			"1 2026-11-01T00:00:00Z 2026-11-02T00:00:00Z 1.5 USD 1h30m0s p1 ",
		},
		{ // totals behind the rows are none; the parts of an amount are not added to it
			"RunPod 2", `{"records":[{"startTime":"2026-11-01T00:00:00Z","endTime":"2026-11-02T00:00:00Z","podId":"p1","totalAmount":4.62,"gpuAmount":4.6,"cpuAmount":0,"diskAmount":0.02}],"metadata":{"recordCount":1,"totals":{"totalAmount":4.62}}}`,
			"1 2026-11-01T00:00:00Z 2026-11-02T00:00:00Z 4.62 USD 0s p1 ",
		},
		{
			"Vast.ai", `[{"type":"charge","description":"Instance 123 GPU charge: hours * $/hr","timestamp":1633036800,"quantity":"10.000","rate":"0.1000","amount":"1.000","instance_id":123}]`,
			"1 2021-09-30T21:20:00Z 2021-09-30T21:20:00Z 1 USD 10h0m0s 123 Instance 123 GPU charge: hours * $/hr",
		},
		{
			"Vast.ai charges", `{"success":true,"count":1,"total":1,"next_token":null,"results":[{"start":1730419200,"end":1730678400,"type":"instance","source":"instance-123","description":"Instance 123 Charges - 4 days","amount":38.421,"metadata":{"label":"job"},"items":[{"type":"gpu","amount":37.344}]}]}`,
			"1 2024-11-01T00:00:00Z 2024-11-05T00:00:00Z 38.421 USD 0s instance-123 Instance 123 Charges - 4 days",
		},
		{
			"AutoDL", "流水号,交易时间,实例ID,收支类型,交易类型,金额,计费时长\n1,2026-11-30 10:59:59,a1,支出,按量计费,0.98,1小时\n",
			"1 2026-11-30T09:59:59+08:00 2026-11-30T10:59:59+08:00 0.98 CNY 1h0m0s a1 ",
		},
		{ // a disk is told by what is charged for
			"AutoDL", "流水号,交易时间,实例ID,收支类型,计费项,金额\n1,2026-11-30 23:59:59,a1,支出,数据盘,0.99\n",
			"2 0001-01-01T00:00:00Z 2026-11-30T23:59:59+08:00 0.99 CNY 0s a1 数据盘",
		},
		{
			"WeChat", "交易时间,交易类型,交易对方,商品,收/支,金额(元),交易单号\n2026-11-30 10:59:59,商户消费,视拓云,\"充值\",支出,¥100.00,\"7\"\t\n",
			"6 2026-11-30T10:59:59+08:00 2026-11-30T10:59:59+08:00 100 CNY 0s  视拓云 充值",
		},
		{
			"", "start,end,instance,amount,currency\n2026-11-30 09:00,2026-11-30 10:30,a1,1.47,cny\n",
			"0 2026-11-30T09:00:00Z 2026-11-30T10:30:00Z 1.47 CNY 0s a1 ",
		},
	} {
		got, tally := read(t, c.bill, statement.Options{})
		if tally.Layout != c.layout || len(got) == 0 {
			t.Errorf("%s: layout %q, %d lines, skipped %s", c.layout, tally.Layout, len(got), skipped(tally))
			continue
		}
		l := got[0]
		says := fmt.Sprintf("%d %s %s %s %s %s %s %s", l.Kind, l.From.Format(time.RFC3339), l.To.Format(time.RFC3339), decimal(l.Cost), l.Currency, l.Quantity, l.Instance, l.Text)
		if says != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.layout, says, c.want)
		}
	}
}

// What a wallet paid into the account of a platform is money put in, no cost of an instance; what it paid for use is one.
func TestWalletPutsMoneyIn(t *testing.T) {
	const bill = "交易时间,交易类型,交易对方,商品,收/支,金额(元),交易单号\n" +
		"2026-11-17 08:59:59,商户消费,视拓云,AutoDL充值,支出,¥200.00,7\n2026-11-18 08:59:59,商户消费,视拓云,算力,支出,¥3.00,8\n"
	got, _ := read(t, bill, statement.Options{})
	if len(got) != 2 || got[0].Kind != record.TopUp || got[1].Kind == record.TopUp {
		t.Errorf("lines %+v, want money put in and a cost", got)
	}
}

// RunPod says when the hour, the day, the week or the month begins that a row sums up; where nothing shows it, it is a day. A time that is
// longer than that is one of several pods.
func TestRowsThatSumUpATime(t *testing.T) {
	for want, begins := range map[string][]string{
		"2026-11-02T01:00:00Z": {"2026-11-02T00:00:00Z", "2026-11-02T05:00:00Z"},
		"2026-11-03T00:00:00Z": {"2026-11-02T00:00:00Z", "2026-11-09T00:00:00Z"},
		"2026-11-09T00:00:00Z": {"2026-11-02T00:00:00Z", "2026-11-09T00:00:00Z", "2026-11-23T00:00:00Z"},
		"2026-12-01T00:00:00Z": {"2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z"},
		"2026-11-03T06:00:00Z": {"2026-11-02T00:00:00Z"},
	} {
		billed := 3_600_000
		if len(begins) == 1 {
			billed *= 30
		}
		var rows []string
		for _, at := range begins {
			rows = append(rows, fmt.Sprintf(`{"amount":0.5,"podId":"p1","time":%q,"timeBilledMs":%d}`, at, billed))
		}
		got, _ := read(t, "["+strings.Join(rows, ",")+"]", statement.Options{})
		if len(got) != len(begins) || got[0].From.Format(time.RFC3339) != begins[0] || got[0].To.Format(time.RFC3339) != want {
			t.Errorf("%v: %+v, want an end at %s", begins, got, want)
		}
	}
}
