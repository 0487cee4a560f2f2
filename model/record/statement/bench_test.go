package statement_test

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"io"
	"testing"
	"time"

	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
)

// bill gives the bytes of a long bill, without holding it: a row an hour, charged to the cent.
type bill struct {
	rows, row int
	rest      []byte
}

func (b *bill) Read(p []byte) (int, error) {
	for len(b.rest) == 0 {
		switch {
		case b.row == 0:
			b.rest = append(b.rest, "流水号,交易时间,实例ID,收支类型,交易类型,金额,余额,备注\n"...)
		case b.row > b.rows:
			return 0, io.EOF
		default:
			at := time.Date(2026, 1, 1, 0, 0, b.row, 0, time.UTC)
			b.rest = fmt.Appendf(b.rest, "%d,%s,a1b2-%d,支出,按量计费,%d.%02d,%d.00,实例 %d 整点扣费\n",
				1_000_000_000+b.row, at.Format(time.DateTime), b.row%40, b.row%3, b.row%100, b.row, b.row%40)
		}
		b.row++
	}
	n := copy(p, b.rest)
	b.rest = b.rest[n:]
	if len(b.rest) == 0 {
		b.rest = b.rest[:0:0]
	}
	return n, nil
}

const benchRows = 100_000

// whole makes the bill once; the function gives it from its start.
func whole(b *testing.B) func() io.Reader {
	b.Helper()
	all, err := io.ReadAll(&bill{rows: benchRows})
	if err != nil {
		b.Fatal(err)
	}
	return func() io.Reader { return bytes.NewReader(all) }
}

// BenchmarkRead reads a bill; its rows per second are to be at least half of those of BenchmarkCSV.
func BenchmarkRead(b *testing.B) {
	file := whole(b)
	for b.Loop() {
		s, err := statement.Open(file(), statement.Options{})
		if err != nil {
			b.Fatal(err)
		}
		if err = s.Each(func(*record.Line) error { return nil }); err != nil || s.Tally().Lines != benchRows {
			b.Fatalf("%v after %d lines", err, s.Tally().Lines)
		}
	}
	b.ReportMetric(float64(benchRows*b.N)/b.Elapsed().Seconds(), "rows/s")
}

// BenchmarkCSV does nothing but part the same bill into cells.
func BenchmarkCSV(b *testing.B) {
	file := whole(b)
	for b.Loop() {
		r := csv.NewReader(file())
		r.ReuseRecord = true
		for {
			if _, err := r.Read(); err != nil {
				break
			}
		}
	}
	b.ReportMetric(float64(benchRows*b.N)/b.Elapsed().Seconds(), "rows/s")
}
