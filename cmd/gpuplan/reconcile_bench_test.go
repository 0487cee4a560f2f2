package main

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strconv"
	"sync"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
)

// A log of a hundred thousand boots, of ten hours each at 1.98 an hour on a hundred instances, and bills of it.
const (
	benchBoots = 100_000
	benchRows  = 1_000_000
	bootTime   = 10 * time.Hour
)

func bootOf(i int) (instance string, from time.Time) {
	return "pod-" + strconv.Itoa(i%100), time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(i/100) * 12 * time.Hour)
}

var benchLog = sync.OnceValue(func() []record.Entry {
	entries := make([]record.Entry, benchBoots)
	for i := range entries {
		name, boot := bootOf(i)
		entries[i] = record.Entry{
			Instance: name, Boot: boot, From: boot.Add(10 * time.Minute), To: boot.Add(590 * time.Minute), Work: 580 * time.Minute,
			Stop: boot.Add(bootTime), Task: "lora", Project: "paper",
		}
	}
	return entries
})

// longBill is a reader of a bill of so many rows, which it does not hold: each boot has its part of them, one behind the other.
type longBill struct {
	rows, boot int
	rest, buf  []byte
}

func (b *longBill) Read(p []byte) (int, error) {
	if len(b.rest) == 0 {
		if b.boot == benchBoots {
			return 0, io.EOF
		}
		b.buf = b.buf[:0]
		if b.boot == 0 {
			b.buf = append(b.buf, "from,to,cost,quantity,unit,instance,kind\n"...)
		}
		b.bill((b.boot+1)*b.rows/benchBoots - b.boot*b.rows/benchBoots)
		b.boot++
		b.rest = b.buf
	}
	n := copy(p, b.rest)
	b.rest = b.rest[n:]
	return n, nil
}

// bill writes so many rows of the boot.
func (b *longBill) bill(rows int) {
	name, from := bootOf(b.boot)
	length, cost := bootTime/time.Duration(rows), strconv.Itoa(1_000_000 + int(bootTime.Hours()*1980)/rows)[1:] // in thousandths
	rest := "," + cost[:3] + "." + cost[3:] + "," + strconv.Itoa(int(length/time.Minute)) + ",minute," + name + ",compute\n"
	for range rows {
		to := from.Add(length)
		b.buf = append(from.AppendFormat(b.buf, time.RFC3339), ',')
		b.buf = append(to.AppendFormat(b.buf, time.RFC3339), rest...)
		from = to
	}
}

// wholeBill is a bill of a million rows in memory, so that reading alone is measured.
var wholeBill = sync.OnceValues(func() ([]byte, error) { return io.ReadAll(&longBill{rows: benchRows}) })

// BenchmarkReadingCSV is what there is to compare with: the rows by encoding/csv alone.
func BenchmarkReadingCSV(b *testing.B) {
	benchWhole(b, func(r io.Reader) {
		in := csv.NewReader(r)
		in.ReuseRecord = true
		for {
			if _, err := in.Read(); errors.Is(err, io.EOF) {
				return
			}
		}
	})
}

// BenchmarkReadingBill reads the bill without reconciling it.
func BenchmarkReadingBill(b *testing.B) {
	benchWhole(b, func(r io.Reader) { readLines(b, r, func(*record.Line) {}) })
}

// BenchmarkReconcile reads it and reconciles it, from the entries of the log to the result.
func BenchmarkReconcile(b *testing.B) {
	benchLog()
	benchWhole(b, func(r io.Reader) { reconciled(b, r, benchRows) })
}

// BenchmarkReconcileMemory shows what stays in memory at the end of bills of any length, beside the entries of the log: the boots,
// the hashes of the last rows (statement's memory of copies: 16 MB up to a million rows, 32 MB from two million on) and the result.
func BenchmarkReconcileMemory(b *testing.B) {
	benchLog()
	for _, rows := range []int{benchRows / 4, benchRows, 4 * benchRows} {
		b.Run(fmt.Sprintf("rows=%d", rows), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				before, objects := inUse()
				s, r, res := reconciled(b, &longBill{rows: rows}, rows)
				after, all := inUse()
				runtime.KeepAlive([]any{s, r, res})
				b.ReportMetric(float64(after-before)/1e6, "live-MB")
				b.ReportMetric(float64(all-objects)/float64(rows), "allocs/row")
			}
		})
	}
}

// inUse tells how many bytes are in use, and how many objects ever were.
func inUse() (bytes int64, objects uint64) {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc), m.Mallocs
}

func benchWhole(b *testing.B, read func(io.Reader)) {
	data, err := wholeBill()
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		read(bytes.NewReader(data))
	}
}

// reconciled holds a bill against the log; each row is one of a boot.
func reconciled(b *testing.B, bill io.Reader, rows int) (*statement.Statement, *reconcile.Reconciler, *reconcile.Result) {
	p, o := model.New(), model.NewOffer()
	o.Name, o.Hourly = "A", unit.Known(unit.PerHour(1_980_000_000))
	p.Offers = []model.Offer{o}
	r, err := reconcile.New(p, benchLog(), reconcile.Options{Now: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)})
	if err != nil {
		b.Fatal(err)
	}
	s := readLines(b, bill, r.Add)
	res, err := r.Result()
	if err != nil || !res.Agrees || res.Tally.Matched != rows {
		b.Fatal(err, res.Agrees, res.Tally)
	}
	return s, r, &res
}

func readLines(b *testing.B, bill io.Reader, each func(*record.Line)) *statement.Statement {
	s, err := statement.Open(bill, statement.Options{Currency: "CNY"})
	if err != nil {
		b.Fatal(err)
	}
	err = s.Each(func(l *record.Line) error {
		each(l)
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	return s
}
