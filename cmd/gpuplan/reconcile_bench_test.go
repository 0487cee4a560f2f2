package main

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
)

// A bill of a million rows against a log of a hundred thousand boots, of ten hours each on a hundred instances.
const (
	benchBoots = 100_000
	benchRows  = 10 // of a boot
)

var longRun = sync.OnceValues(func() ([]byte, []record.Entry) {
	var b bytes.Buffer
	b.WriteString("from,to,cost,quantity,unit,instance,kind\n")
	start := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	entries := make([]record.Entry, benchBoots)
	for i := range entries {
		boot, name := start.Add(time.Duration(i/100)*12*time.Hour), fmt.Sprintf("pod-%d", i%100)
		entries[i] = record.Entry{
			Instance: name, Boot: boot, From: boot.Add(10 * time.Minute), To: boot.Add(590 * time.Minute), Work: 580 * time.Minute,
			Stop: boot.Add(benchRows * time.Hour), Task: "lora", Project: "paper",
		}
		for hour := range time.Duration(benchRows) {
			from := boot.Add(hour * time.Hour)
			fmt.Fprintf(&b, "%s,%s,1.98,1,hour,%s,compute\n", from.Format(time.RFC3339), from.Add(time.Hour).Format(time.RFC3339), name)
		}
	}
	return b.Bytes(), entries
})

// BenchmarkReadingCSV is what there is to compare with: the rows by encoding/csv alone.
func BenchmarkReadingCSV(b *testing.B) {
	data, _ := longRun()
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		in := csv.NewReader(bytes.NewReader(data))
		in.ReuseRecord = true
		for {
			if _, err := in.Read(); errors.Is(err, io.EOF) {
				break
			}
		}
	}
}

// BenchmarkReadingBill reads the bill without reconciling it.
func BenchmarkReadingBill(b *testing.B) { benchBill(b, func(*record.Line) {}) }

// BenchmarkReconcile reads it and reconciles it; live-MB is the memory that is in use at the end, the log's entries with it.
func BenchmarkReconcile(b *testing.B) {
	_, entries := longRun()
	p := model.New()
	o := model.NewOffer()
	o.Name, o.Hourly = "A", unit.Known(unit.PerHour(1_980_000_000))
	p.Offers = []model.Offer{o}
	var r *reconcile.Reconciler
	begin := func() {
		var err error
		if r, err = reconcile.New(p, entries, reconcile.Options{Now: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}); err != nil {
			b.Fatal(err)
		}
	}
	begin()
	benchBill(b, func(l *record.Line) {
		if l == nil {
			if res, err := r.Result(); err != nil || !res.Agrees || res.Tally.Matched != benchBoots*benchRows {
				b.Fatal(err, res.Tally)
			}
			var m runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&m)
			b.ReportMetric(float64(m.HeapAlloc)/1e6, "live-MB")
			begin()
			return
		}
		r.Add(l)
	})
}

// benchBill gives each row of the bill, and nil at its end.
func benchBill(b *testing.B, each func(*record.Line)) {
	data, _ := longRun()
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		s, err := statement.Open(bytes.NewReader(data), statement.Options{Currency: "CNY"})
		if err != nil {
			b.Fatal(err)
		}
		for line, err := range s.Lines() {
			if err != nil {
				b.Fatal(err)
			}
			each(line)
		}
		each(nil)
	}
}
