package table_test

import (
	"errors"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"app/gpuplan/model/table"
)

// hasAmount takes a head by one of its columns.
func hasAmount(cells []string) bool { return slices.Contains(cells, "amount") }

// rowsOf reads a table whose head may stand below, to its end.
func rowsOf(t *testing.T, r io.Reader) (tab *table.Table, rows [][]string) {
	t.Helper()
	tab, err := table.OpenBelow(r, hasAmount)
	if err != nil {
		t.Fatal(err)
	}
	for {
		cells, err := tab.Next()
		if errors.Is(err, io.EOF) {
			return tab, rows
		}
		if err != nil {
			t.Fatal(err)
		}
		rows = append(rows, slices.Clone(cells))
	}
}

func TestHeadBelowOtherLines(t *testing.T) {
	const file = "Statement of \"someone\nfrom; to; all\n;;;\nday ; amount \n1;2,50\n"
	tab, rows := rowsOf(t, strings.NewReader(file))
	if want := [][]string{{"1", "2,50"}}; !reflect.DeepEqual(rows, want) {
		t.Errorf("rows %q, want %q", rows, want)
	}
	if want := []string{`Statement of "someone`, "from; to; all"}; !slices.Equal(tab.Above(), want) {
		t.Errorf("above %q, want %q", tab.Above(), want)
	}
	if tab.Line() != 5 {
		t.Errorf("the row is on line %d, want 5", tab.Line())
	}
}

// Quotes with a tab behind them, and quotes inside of a cell without any; also where a read ends anywhere.
func TestQuotesAsTheyAre(t *testing.T) {
	const file = "day,amount,note\n1,\"-1,099.14\"\t,\"a \"\"b\"\", c\"\n2, \"3\" ,say \"hi\"\n3,4,\"two\nlines\"\t\n4,\"5\",x"
	want := [][]string{{"1", "-1,099.14", `a "b", c`}, {"2", "3", "say 'hi'"}, {"3", "4", "two\nlines"}, {"4", "5", "x"}}
	for name, r := range map[string]io.Reader{
		"at once":      strings.NewReader(file),
		"byte by byte": iotest.OneByteReader(strings.NewReader(file)),
	} {
		tab, rows := rowsOf(t, r)
		if !reflect.DeepEqual(rows, want) || tab.Broken().Count > 0 {
			t.Errorf("%s: rows %q, broken %v, want %q", name, rows, tab.Broken(), want)
		}
	}
}

// A mended table of any length has the cells that were written.
func TestQuotesInALongTable(t *testing.T) {
	const row = `7 , "a, ""b""" ` + "\t" + `,"-1.00"  ,plain` + "\n"
	_, rows := rowsOf(t, strings.NewReader("day,amount,n,m\n"+strings.Repeat(row, 20_000)))
	for i, r := range rows {
		if len(r) != 4 || r[1] != `a, "b"` || r[2] != "-1.00" {
			t.Fatalf("row %d is %q", i, r)
		}
	}
	if len(rows) != 20_000 {
		t.Errorf("%d rows, want 20000", len(rows))
	}
}
