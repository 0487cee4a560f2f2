package statement_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/table"
)

// The total of a bill and what is skipped, whatever it is written like. Sums are on paper beside the rows.
func TestDirt(t *testing.T) {
	for _, c := range []struct {
		name, bill string
		options    statement.Options
		sums       string
		skipped    string
	}{
		{
			"C29: rows of commas, a total behind", "date,item,amount\n,,,\n2026-11-01,a,1.50\n,,\n2026-11-02,b,2.25\n,Total,3.75\n",
			statement.Options{}, " 2: 3.75 +0", "2×1 from 2, 1×3 from 6 Total 3.75",
		},
		{
			"an amount that nobody pays, and years that no row is of", "from,to,amount\n2026-11-01 9:00,2026-11-01 10:00,1.50\n2026-11-02 9:00,2026-11-02 10:00,1000000000000000000\n2026-11-03 9:00,2026-11-03 10:00,1e19\n0001-01-01 9:00,2026-11-03 10:00,2\n2026-11-03 9:00,9999-12-31 10:00,2\n1,2,2\n",
			statement.Options{}, " 1: 1.5 +0", "2×6 from 3 1000000000000000000, 3×8 from 5 0001-01-01 9:00 2026-11-03 10:00",
		},
		{
			"C31: grouped thousands, a sign, another currency", "date,amount,type\n2026-11-01,\"25,000\",Debit\n2026-11-02,\"¥1,500.00\",DEBIT\n2026-11-03,\"NGN 2,300.50\",debit\n2026-11-04,soon,debit\n",
			statement.Options{Currency: "CNY"}, "CNY 2: 26500 +0, NGN 1: 2300.5 +0", "1×6 from 5 soon",
		},
		{
			"C33: a lone comma with three digits is grouping", "date,amount\n2026-11-01,100\n2026-11-02,\"100,500\"\n",
			statement.Options{}, " 2: 100600 +0", "",
		},
		{
			"C37: groups of four, and 万", "date,amount\n2026-11-01,\"1,0000\"\n2026-11-02,\"10,000\"\n2026-11-03,1万\n",
			statement.Options{}, " 3: 30000 +0", "",
		},
		{
			"C41: credits without dates count", "start,end,cost\n2026-11-01,2026-11-02,100.00\n,,-0.84\n,,-196.84\n",
			statement.Options{}, " 3: -97.68 +0", "",
		},
		{
			"C26: a text of digits alone", "交易时间,交易类型,交易对方,商品,收/支,金额(元),交易单号\n2026-11-01 10:00:00,商户消费,x,\"11111111111111\",支出,¥7.00,\"1\"\t\n",
			statement.Options{}, "CNY 1: 7 +0", "",
		},
		{
			"decimal commas, shown by one row", "Datum;date;amount\n;01.11.2026;1.234\n;13.11.2026;0,50 €\n",
			statement.Options{Currency: "EUR"}, "EUR 2: 1234.5 +0", "",
		},
		{
			"full-width, brackets and a trailing sign", "date,amount\n2026-11-01,￥１２．５\n2026-11-02,(2.50)\n2026-11-03,1.00-\n",
			statement.Options{}, "CNY 1: 12.5 +0,  2: -3.5 +0", "",
		},
		{
			"NULL and its like", "date,amount\n2026-11-01,NULL\n2026-11-02,N/A\n2026-11-03,-\n2026-11-04,0.00\n",
			statement.Options{}, " 1: 0 +0", "3×5 from 2",
		},
		{
			"C32: a second point", "date,amount\n2026-11-01,-0.0.66962\n2026-11-02,1.2.5\n2026-11-03,1.25\n",
			statement.Options{Mark: statement.Point}, " 1: 1.25 +0", "2×6 from 2 -0.0.66962",
		},
		{
			"copies by id, twins without", "id,date,amount\n7,2026-11-01,1.00\n7,2026-11-01,1.00\n7,2026-11-02,-1.00\n,2026-11-03,0.01\n,2026-11-03,0.01\n",
			statement.Options{}, " 4: 0.02 +0", "1×9 from 3 1.00",
		},
		{
			"the head once more", "date,amount\n2026-11-01,1\nDate,Amount\n2026-11-02,2\n",
			statement.Options{}, " 2: 3 +0", "1×2 from 3",
		},
		{
			"an account: paid is negative, put in is no cost", "date,amount,currency,balance\n24/03/2026,\"-1,099.14\"\t,HKD,0\n20/03/2026,500.00,HKD,1\n",
			statement.Options{}, "HKD 2: 1099.14 +500", "",
		},
		{
			"a quote that does not close", "date,amount,x\n2026-11-01,1,a\"b\n2026-11-02,2,\"c\" d\n2026-11-03,3,e\n",
			statement.Options{}, " 2: 4 +0", "1×13 from 3",
		},
		{
			"currencies that there are not", "date,amount,currency\n2026-11-01,1,QQQ\n2026-11-02,2,元\n",
			statement.Options{}, "CNY 1: 2 +0", "1×7 from 2 QQQ",
		},
		{
			"an end before its start", "start,end,amount\n2026-11-02,2026-11-01 10:00,1\n2026-02-30,,2\n",
			statement.Options{}, "", "2×8 from 2 2026-11-02 2026-11-01 10:00",
		},
	} {
		_, tally := read(t, c.bill, c.options)
		if got := sums(tally); got != c.sums {
			t.Errorf("%s: sums %q, want %q", c.name, got, c.sums)
		}
		if got := skipped(tally); got != c.skipped {
			t.Errorf("%s: skipped %q, want %q", c.name, got, c.skipped)
		}
		if tally.Rows != tally.Lines+skips(tally) {
			t.Errorf("%s: %d rows, %d lines, %d skipped", c.name, tally.Rows, tally.Lines, skips(tally))
		}
	}
}

// skips is how many rows were skipped.
func skips(t *statement.Tally) (n int) {
	for _, s := range t.Skipped {
		n += s.Count
	}
	return n
}

// The order of day and month, and the sign of decimals, hold for the whole bill: where no row shows them the person is asked, and
// a row that contradicts ends the reading.
func TestColumnsAreDecidedAsAWhole(t *testing.T) {
	const many = 30_000 // more rows than are looked at ahead
	for _, c := range []struct {
		name, bill string
		options    statement.Options
		want       string // of the error; empty: none
	}{
		{"not shown", "date,amount\n03/04/2026,1\n", statement.Options{}, "line 2: \"03/04/2026\" may be"},
		{"said", "date,amount\n03/04/2026,1\n", statement.Options{Order: table.DayFirst}, ""},
		{"shown later", "date,amount\n" + strings.Repeat("03/04/2026,1\n", 500) + "24/04/2026,1\n", statement.Options{}, ""},
		{"two orders", "date,amount\n24/04/2026,1\n04/24/2026,1\n", statement.Options{}, "line 3: the date \"04/24/2026\" has day and month in another order than line 2"},
		{"two orders far apart", "date,amount\n" + strings.Repeat("24/04/2026,1\n", many) + "04/24/2026,1\n", statement.Options{}, "line 30002: the date \"04/24/2026\" has day and month in another order than line 2"},
		{"equal until late", "date,amount\n" + strings.Repeat("04/04/2026,1\n", many) + "03/04/2026,1\n", statement.Options{}, "line 30002: \"03/04/2026\" may be"},
		{"two signs", "date,amount\n2026-11-01,1.50\n2026-11-02,\"1,50\"\n", statement.Options{}, "line 3: the amount \"1,50\" parts decimals by another sign than line 2"},
		{"sign shown late", "date,amount\n2026-11-01,\"1,500\"\n" + strings.Repeat("2026-11-01,1\n", many) + "2026-11-02,\"1,50\"\n", statement.Options{}, "line 30003: the amount \"1,50\" parts decimals by another sign than the rows above"},
		{"semicolons and a lone comma", "date;amount\n2026-11-01;1,500\n", statement.Options{}, "line 2: \"1,500\" may be"},
		{"semicolons, said", "date;amount\n2026-11-01;1,500\n", statement.Options{Mark: statement.Comma}, ""},
	} {
		_, _, err := lines(strings.NewReader(c.bill), c.options)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: error %v, want %q", c.name, err, c.want)
		}
	}
}

// C23: a preamble, padded names, times without seconds, and totals that are compared.
func TestPreambleAndTotals(t *testing.T) {
	const bill = "-----\n共3笔记录\n收入：1笔 5.00元\n支出：2笔 3.00元\n\n" +
		"交易时间      ,交易分类 ,交易对方 ,商品说明 ,收/支 ,金额 ,交易订单号 \n" +
		"2026-11-12 21:32 ,日用 ,a ,b ,支出 ,1.00 ,1\t,\n2026-11-12 21:33 ,日用 ,a ,b ,支出 ,2.50 ,2\t,\n" +
		"2026-11-12 21:34 ,转账 ,a ,b ,收入 ,5.00 ,3\t,\n2026-11-12 21:35 ,理财 ,a ,b ,不计收支 ,9 ,4\t,\n2026-11-13 08:00 ,退款 ,a ,退款-b ,不计收支 ,0.50 ,5\t,\n"
	got, tally := read(t, bill, statement.Options{})
	if s := sums(tally); s != "CNY 4: 3 +5" { // 1.00 + 2.50 − 0.50
		t.Errorf("sums %q", s)
	}
	if want := time.Date(2026, 11, 12, 13, 32, 0, 0, time.UTC); !got[0].From.Equal(want) {
		t.Errorf("the first row is of %v, want %v", got[0].From, want)
	}
	agree := []bool{false, true, false} // 5 rows, 5.00 came in, 3.50 were paid
	if len(tally.Stated) != len(agree) {
		t.Fatalf("stated %v", tally.Stated)
	}
	for i := range tally.Stated {
		if tally.Agrees(&tally.Stated[i]) != agree[i] {
			count, sum := tally.Ours(&tally.Stated[i])
			t.Errorf("%s: rows make %d and %s", tally.Stated[i].Text, count, decimal(sum))
		}
	}
}

// C46: hours of a bill in UTC stay the same moments; only the day of the person differs.
func TestZones(t *testing.T) {
	west := time.FixedZone("", -8*60*60)
	const bill = "time,amount\n2025-01-25T04:08Z,1\n2025-01-25 04:08,1\n"
	got, tally := read(t, bill, statement.Options{Home: west})
	if day := got[0].From.In(west).Format(time.DateOnly); day != "2025-01-24" {
		t.Errorf("day %s", day)
	}
	if gap := got[1].From.Sub(got[0].From); gap != 8*time.Hour || tally.Zone != west {
		t.Errorf("a time without zone is %v later, in %v", gap, tally.Zone)
	}
	got, _ = read(t, bill, statement.Options{Home: west, Zone: time.UTC})
	if !got[0].From.Equal(got[1].From) {
		t.Errorf("in the bill's zone they are %v apart", got[1].From.Sub(got[0].From))
	}
}

// What a person asks for wins, and names what there is where it is not there.
func TestMapping(t *testing.T) {
	const bill = "Report of November\nWhen;Which;Netto\n2026-11-01;a;1,50\n"
	_, _, err := lines(strings.NewReader(bill), statement.Options{})
	if err == nil || !strings.Contains(err.Error(), "--map cost=COLUMN") {
		t.Errorf("error %v", err)
	}
	got, _ := read(t, bill, statement.Options{Mapping: statement.Mapping{"at": "When", "instance": "Which", "cost": "Netto"}})
	if len(got) != 1 || got[0].Instance != "a" || decimal(got[0].Cost) != "1.5" || got[0].Kind != record.Other {
		t.Errorf("lines %+v", got)
	}
	_, _, err = lines(strings.NewReader("when,total_cost_usd,machine_id\n1,2,3\n"), statement.Options{})
	if err == nil || !strings.Contains(err.Error(), "perhaps --map cost=total_cost_usd --map instance=machine_id") {
		t.Errorf("error %v", err)
	}
}

// A copy is found however far below it stands, and whether ids rise, fall or do neither.
func TestCopies(t *testing.T) {
	for name, ids := range map[string][]int{"rising": {1, 1}, "falling": {9_999, -1}, "in no order": {5_000, 7_919}} {
		bill := "id,date,amount\n"
		for i := range 5_000 {
			bill += fmt.Sprintf("%d,2026-11-01,0.01\n", ((ids[0]+i*ids[1])%10_007+10_007)%10_007)
		}
		bill += fmt.Sprintf("%d,2026-11-01,0.01\n%d,2026-11-01,-0.01\n", ids[0], ids[0])
		_, tally := read(t, bill, statement.Options{})
		if want := " 5001: 49.99 +0"; sums(tally) != want || skips(tally) != 1 { // 5000 × 0.01 − 0.01
			t.Errorf("%s: sums %q, want %q; skipped %s", name, sums(tally), want, skipped(tally))
		}
	}
}

// What the errors ask for can be said.
func TestAnswers(t *testing.T) {
	if o, err := table.ParseOrder("dmy"); o != table.DayFirst || err != nil {
		t.Errorf("dmy: %v, %v", o, err)
	}
	if m, err := statement.ParseMark("comma"); m != statement.Comma || err != nil {
		t.Errorf("comma: %v, %v", m, err)
	}
	if _, err := table.ParseOrder("ymd"); err == nil || !strings.Contains(err.Error(), "want dmy or mdy") {
		t.Errorf("ymd: %v", err)
	}
	if _, err := statement.ParseMark(";"); err == nil || !strings.Contains(err.Error(), "want comma or point") {
		t.Errorf(";: %v", err)
	}
}
