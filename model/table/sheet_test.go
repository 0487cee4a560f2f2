package table_test

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"app/gpuplan/model/table"
)

// sheet is what a test puts into a sheet of a workbook: cells by their names, and the number formats of some.
type sheet struct {
	name    string
	cells   map[string]any
	formats map[string]string
}

// workbook makes the bytes of a workbook.
func workbook(t *testing.T, from1904 bool, sheets ...sheet) []byte {
	t.Helper()
	f := excelize.NewFile()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(f.SetWorkbookProps(&excelize.WorkbookPropsOptions{Date1904: &from1904}))
	must(f.SetSheetName("Sheet1", sheets[0].name))
	for _, s := range sheets {
		_, err := f.NewSheet(s.name)
		must(err)
		for name, v := range s.cells {
			must(f.SetCellValue(s.name, name, v))
		}
		for name, format := range s.formats {
			style, err := f.NewStyle(&excelize.Style{CustomNumFmt: &format})
			must(err)
			must(f.SetCellStyle(s.name, name, name, style))
		}
	}
	var b bytes.Buffer
	must(f.Write(&b))
	return b.Bytes()
}

// sheetRows reads a table: a string for each row, with the number of the row in front; the head is the first.
func sheetRows(t *testing.T, tab *table.Table) []string {
	t.Helper()
	all := []string{strings.Join(tab.Head(), "|")}
	for {
		cells, err := tab.Next()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, string(rune('0'+tab.Line()))+" "+strings.Join(cells, "|"))
	}
}

// A wallet's export: lines ahead of the head, a date as a number with a format, an amount that is binary in the file.
// 46357 days from 1899-12-30 are 2026-12-01, and 10/24 of a day are ten o'clock: 46357.416666666664.
func TestSheetBelowOtherLines(t *testing.T) {
	bill := sheet{name: "账单", cells: map[string]any{
		"A1": "微信支付账单明细", "A2": "共2笔记录",
		"A4": "交易时间", "B4": "金额", "C4": "编号",
		"A5": 46357.416666666664, "B5": 1.9800000000000002, "C5": "0012",
		"A7": 46358, "B7": -0.5, "C7": 1e20,
	}, formats: map[string]string{"A5": "yyyy/m/d hh:mm", "A7": "m/d/yy", "B5": `"¥"#,##0.00`}}
	other := sheet{name: "notes", cells: map[string]any{"A1": "read me"}}
	isHead := func(cells []string) bool { return slices.Contains(cells, "金额") }
	tab, err := table.OpenBelow(bytes.NewReader(workbook(t, false, other, bill)), isHead)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"交易时间|金额|编号", "5 2026-12-01 10:00:00|1.98|0012", "7 2026-12-02|-0.5|100000000000000000000"}
	if got := sheetRows(t, tab); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := tab.Above(), []string{"微信支付账单明细", "共2笔记录"}; !slices.Equal(got, want) {
		t.Errorf("above the head: %q, want %q", got, want)
	}
}

// The numbers of dates are from another day in workbooks that count from 1904: 1,462 days less. Lengths of time are no dates:
// a day and a half is 36 hours, and half an hour is 1/48 of a day.
func TestSheetClocks(t *testing.T) {
	s := sheet{name: "a", cells: map[string]any{
		"A1": "day", "B1": "hours", "C1": "clock", "A2": 46357 - 1462.0, "B2": 1.5, "C2": 1.0 / 48,
	}, formats: map[string]string{"A2": "dd.mm.yyyy", "B2": "[h]:mm:ss", "C2": "hh:mm"}}
	tab, err := table.Open(bytes.NewReader(workbook(t, true, s)))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := sheetRows(t, tab), []string{"day|hours|clock", "2 2026-12-01|36:00:00|0:30:00"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestNoSheet(t *testing.T) {
	whole := workbook(t, false, sheet{name: "a", cells: map[string]any{"A1": "x", "B1": "y"}})
	for name, c := range map[string]struct{ data, want string }{
		"a zip of something else": {"PK\x03\x04 is no workbook", "its workbook cannot be read"},
		"half a workbook":         {string(whole[:len(whole)/2]), "its workbook cannot be read"},
		"an old workbook":         {"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old workbook"},
		"nothing in it":           {string(workbook(t, false, sheet{name: "a"})), "it is empty"},
		"too much of it":          {"PK\x03\x04" + strings.Repeat("x", 32<<20), "more than 128 MB"},
	} {
		_, err := table.Open(strings.NewReader(c.data))
		var fault *table.Error
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", name, err, c.want)
		}
	}
}
