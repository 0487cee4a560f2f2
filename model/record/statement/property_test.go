package statement_test

import (
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
	"pgregory.net/rapid"

	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/unit"
)

// cents are amounts of a bill in hundredths, each with the hour of its charge.
type cents struct{ hour, amount int64 }

func drawCents(t *rapid.T) []cents {
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) cents {
		return cents{rapid.Int64Range(0, 24*400).Draw(t, "hour"), rapid.Int64Range(-99_999_999, 99_999_999).Draw(t, "cents")}
	}), 1, 60).Draw(t, "rows")
}

// grouped writes hundredths with thousands parted.
func grouped(c int64, group, decimal string) string {
	sign := ""
	if c < 0 {
		sign, c = "-", -c
	}
	whole := fmt.Sprint(c / 100)
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + group + whole[i:]
	}
	return fmt.Sprintf("%s%s%s%02d", sign, whole, decimal, c%100)
}

// Whatever signs, orders, separators and zones a bill is written with, its lines add up to what was charged, and so do their days.
func TestTheSumIsKept(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows := drawCents(t)
		style := rapid.SampledFrom([]struct{ sep, group, decimal string }{{";", ".", ","}, {"\t", ",", "."}, {",", "", "."}, {"|", " ", ","}, {";", "'", "."}}).Draw(t, "style")
		layout := rapid.SampledFrom([]string{"02/01/2006 15:04", "01/02/2006 15:04:05", "2006-01-02T15:04:05Z07:00", "2006年1月2日 15时4分"}).Draw(t, "dates")
		zone := time.FixedZone("", rapid.IntRange(-12, 14).Draw(t, "zone")*60*60)
		bill := "Of an account" + style.sep + "7\n" + strings.Join([]string{"note", "date", "amount"}, style.sep) + "\n"
		// one row that shows the order and the sign
		rows = append(rows, cents{24 * 24, 1})
		want := int64(0)
		for _, r := range rows {
			at := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(r.hour) * time.Hour).In(zone)
			if strings.HasPrefix(layout, "0") && at.Day() <= 12 {
				at = at.AddDate(0, 0, 13)
			}
			bill += strings.Join([]string{"x", at.Format(layout), grouped(r.amount, style.group, style.decimal)}, style.sep) + "\n"
			want += r.amount
		}
		lines, tally, err := lines(strings.NewReader(bill), statement.Options{Zone: zone})
		if err != nil {
			t.Fatalf("%v\n%s", err, bill)
		}
		days := map[string]unit.Exact{}
		total := unit.Exact{}
		for _, l := range lines {
			day := l.From.In(zone).Format(time.DateOnly)
			days[day] = days[day].Add(l.Cost)
			total = total.Add(l.Cost)
		}
		ofDays := unit.Exact{}
		for _, d := range days {
			ofDays = ofDays.Add(d)
		}
		exact := unit.Fraction([]int64{want}, []int64{100})
		if len(lines) != len(rows) || total.Cmp(exact) != 0 || ofDays.Cmp(exact) != 0 || tally.Sums()[0].Cost.Cmp(exact) != 0 {
			t.Fatalf("%d lines, total %s, days %s, tally %s, want %d and %s; skipped %v\n%s", len(lines), total, ofDays, sums(tally), len(rows), exact, tally.Skipped, bill)
		}
	})
}

// However a bill is encoded, and wherever reads end, its lines are the same.
func TestEncodings(t *testing.T) {
	const bill = "微信支付账单明细,,,\n共2笔记录,,,\n交易时间,交易类型,交易对方,商品,收/支,金额(元),交易单号\n" +
		"2026-11-12 21:32:14,商户消费,视拓云,\"算力, 充值\"\t,支出,￥１２．５０,\"7\"\t\n2026-11-12 21:33:14,商户消费,镕科技,\"他说\"\"好\"\"\",支出,¥7.00,8\n"
	want, _, err := lines(strings.NewReader(bill), statement.Options{})
	if err != nil || len(want) != 2 {
		t.Fatalf("%v, %d lines", err, len(want))
	}
	for name, e := range map[string]encoding.Encoding{
		"GBK": simplifiedchinese.GBK, "GB18030": simplifiedchinese.GB18030, "UTF-8 with mark": unicode.UTF8BOM,
		"UTF-16LE": unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), "UTF-16BE": unicode.UTF16(unicode.BigEndian, unicode.UseBOM),
	} {
		text := bill
		if name == "GBK" { // it lacks the halfwidth yen
			text = strings.ReplaceAll(bill, "¥", "￥")
		}
		encoded, err := e.NewEncoder().String(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, r := range []io.Reader{strings.NewReader(encoded), iotest.OneByteReader(strings.NewReader(encoded)), iotest.DataErrReader(strings.NewReader(encoded))} {
			if got, _, err := lines(r, statement.Options{}); err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %v\ngot  %+v\nwant %+v", name, err, got, want)
			}
		}
	}
}

// What is read of any bytes at all counts every row, and the same way each time.
func FuzzStatement(f *testing.F) {
	for _, s := range []string{
		"date,amount\n24/03/2026,\"-1,099.14\"\t\n,Total,3\n", "{\"a\":[{\"time\":1633036800,\"amount\":\"1e-9\",\"timeBilledMs\":5}]}",
		"交易时间,金额,收/支,交易单号\n2026-11-12,￥１万,支出,\"1\n", "sep=;\ndate;amount\n1.1.26;1.234\n", "from,to,cost,currency\n,,(9),¥\n", "a;b\n1;2\n",
		"BilledCost,ChargePeriodStart,ChargePeriodEnd\n99999999999999999999999999999999.5,2026-02-30,NULL\n",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, bill string) {
		got, tally, err := lines(strings.NewReader(bill), statement.Options{})
		if tally == nil {
			return
		}
		if err == nil && tally.Rows != tally.Lines+skips(tally) {
			t.Errorf("%d rows, %d lines, %d skipped", tally.Rows, tally.Lines, skips(tally))
		}
		for _, l := range got {
			if l.To.Before(l.From) || l.Quantity < 0 || l.Row < 1 {
				t.Errorf("line %+v", l)
			}
		}
		again, _, _ := lines(iotest.OneByteReader(strings.NewReader(bill)), statement.Options{})
		if !reflect.DeepEqual(got, again) {
			t.Errorf("read at once %+v, byte by byte %+v", got, again)
		}
	})
}

// FuzzReadings and FuzzJobs find nothing that ends the program.
func FuzzReadings(f *testing.F) {
	f.Add("timestamp, utilization.gpu [%], memory.used [MiB], index\n2026/01/03 15:40:29.864, 7 %, 9 MiB, 1\n")
	f.Fuzz(func(t *testing.T, file string) {
		u, err := statement.OpenReadings(strings.NewReader(file), nil)
		for err == nil {
			r, e := u.Next()
			if err = e; err == nil && (r.At.IsZero() || r.Index < 0 || r.Used < 0) {
				t.Errorf("reading %+v", r)
			}
		}
	})
}

func FuzzJobs(f *testing.F) {
	f.Add("JobID|Start|End\n1|2026-08-22T08:05:00|Unknown\n")
	f.Fuzz(func(t *testing.T, file string) {
		j, err := statement.OpenJobs(strings.NewReader(file), nil)
		for err == nil {
			e, fault := j.Next()
			if err = fault; err == nil && (e.Boot.IsZero() || !e.Open() && e.Stop.Before(e.Boot)) {
				t.Errorf("job %+v", e)
			}
		}
		if entries, err := statement.Boots(strings.NewReader(file), time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC)); err == nil && len(entries) == 0 {
			t.Error("no boots and no error")
		}
	})
}
