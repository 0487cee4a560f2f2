package tasklog

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"app/gpuplan/model/record"
)

// What is in a file of a million rows is not read to append to it: only its quotes are counted.
func BenchmarkAdd(b *testing.B) {
	path := filepath.Join(b.TempDir(), "log.csv")
	writeMillion(b, path)
	for b.Loop() {
		add(b, path, record.Entry{Boot: nine, Stop: nine.Add(time.Hour), Work: -1})
	}
}

// To open or close an entry, the log must be read.
func BenchmarkStart(b *testing.B) {
	path := filepath.Join(b.TempDir(), "log.csv")
	writeMillion(b, path)
	i := 0
	for b.Loop() {
		i++
		e := record.Entry{Boot: nine, Instance: fmt.Sprint("new", i), Work: -1}
		if err := change(b, path, Options{Zone: time.UTC}, func(w *Writer) error { return w.Start(e) }); err != nil {
			b.Fatal(err)
		}
	}
}

// To close the only one, the log is read once more: an entry of its instance behind it would have ended it.
func BenchmarkStop(b *testing.B) {
	path := filepath.Join(b.TempDir(), "log.csv")
	writeMillion(b, path)
	e := record.Entry{Boot: nine, Instance: "a1", Work: -1} // as a seventh of all rows
	for b.Loop() {
		b.StopTimer()
		start := func(w *Writer) error { return w.Start(e) }
		if err := change(b, path, Options{Zone: time.UTC}, start); err != nil {
			b.Fatal(err)
		}
		e.Stop = e.Boot.Add(time.Minute)
		b.StartTimer()
		stop := func(w *Writer) error {
			if _, err := w.Open(); err != nil {
				return err
			}
			return w.Stop(e)
		}
		if err := change(b, path, Options{Zone: time.UTC}, stop); err != nil {
			b.Fatal(err)
		}
		e = record.Entry{Boot: e.Boot.Add(time.Hour), Instance: "a1", Work: -1}
	}
}

// BenchmarkCSV is what there is to compare with: the rows of such a log by encoding/csv alone.
func BenchmarkCSV(b *testing.B) {
	path := filepath.Join(b.TempDir(), "log.csv")
	writeMillion(b, path)
	b.ReportAllocs()
	for b.Loop() {
		f, err := os.Open(path)
		if err != nil {
			b.Fatal(err)
		}
		in := csv.NewReader(f)
		in.ReuseRecord = true
		for err == nil {
			_, err = in.Read()
		}
		if f.Close(); !errors.Is(err, io.EOF) {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(million)*float64(b.N)/b.Elapsed().Seconds(), "rows/s")
}

func BenchmarkRead(b *testing.B) {
	path := filepath.Join(b.TempDir(), "log.csv")
	writeMillion(b, path)
	b.ReportAllocs()
	for b.Loop() {
		f, err := Open(path, Options{Zone: time.UTC})
		if err != nil {
			b.Fatal(err)
		}
		n := 0
		for _, err := range f.Entries() {
			if err != nil {
				b.Fatal(err)
			}
			n++
		}
		if f.Close(); n != million {
			b.Fatalf("got %d entries", n)
		}
	}
	b.ReportMetric(float64(million)*float64(b.N)/b.Elapsed().Seconds(), "rows/s")
}

const million = 1_000_000

// writeMillion writes a log of a million rows, as they come from log start and stop.
func writeMillion(b *testing.B, path string) {
	b.Helper()
	var all bytes.Buffer
	all.Write(newLog())
	boot := nine.AddDate(-20, 0, 0)
	for i := range million {
		at := boot.Add(time.Duration(i) * 10 * time.Minute)
		fmt.Fprintf(&all, "done,%s,%s,9m,,,5m,a%d,RTX 4090,,train lora,thesis,1,480.5,CNY,llama 15GB,\n", at.Format(layout), at.Add(9*time.Minute).Format(layout), i%7)
	}
	if err := os.WriteFile(path, all.Bytes(), 0o600); err != nil {
		b.Fatal(err)
	}
}
