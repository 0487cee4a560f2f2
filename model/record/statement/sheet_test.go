package statement_test

import (
	"bytes"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"app/gpuplan/model/record/statement"
)

// A wallet's bill as a workbook: two lines ahead of the head, a time that is 46,356 days and 11/24 after 1899-12-30, which is
// 11 o'clock on 30 November 2026, and a length of 1.5 hours, 1/16 of a day.
func TestBillInAWorkbook(t *testing.T) {
	f := excelize.NewFile()
	for i, row := range [][]any{
		{"微信支付账单明细"},
		{"共1笔记录"},
		{"交易时间", "交易类型", "交易对方", "商品", "收/支", "金额(元)", "交易单号", "时长"},
		{46356 + 11.0/24, "商户消费", "视拓云", "充值", "支出", 100.10, "0007", 1.0 / 16},
	} {
		cell, _ := excelize.CoordinatesToCellName(1, i+1)
		if err := f.SetSheetRow("Sheet1", cell, &row); err != nil {
			t.Fatal(err)
		}
	}
	for cell, format := range map[string]string{"A4": "m/d/yy h:mm", "F4": `"¥"0.00`, "H4": "[h]:mm"} {
		style, err := f.NewStyle(&excelize.Style{CustomNumFmt: &format})
		if err != nil {
			t.Fatal(err)
		}
		if err := f.SetCellStyle("Sheet1", cell, cell, style); err != nil {
			t.Fatal(err)
		}
	}
	var b bytes.Buffer
	if err := f.Write(&b); err != nil {
		t.Fatal(err)
	}
	lines, tally := read(t, b.String(), statement.Options{Mapping: statement.Mapping{"quantity": "时长"}})
	if len(lines) != 1 || tally.Layout != "WeChat" {
		t.Fatalf("layout %q, %d lines", tally.Layout, len(lines))
	}
	l := lines[0]
	if got := decimal(l.Cost); got != "100.1" || l.Row != 4 || l.Quantity != 90*time.Minute {
		t.Errorf("cost %s, row %d, %v; want 100.1, 4, 1h30m", got, l.Row, l.Quantity)
	}
	if got := l.From.Format(time.RFC3339); got != "2026-11-30T11:00:00+08:00" {
		t.Errorf("time %s", got)
	}
}
