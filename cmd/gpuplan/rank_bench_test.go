package main

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model/input"
	"app/gpuplan/model/pricelist"
)

// longList is a list of SkyPilot's shape, with made-up prices.
func longList(rows int) string {
	var b strings.Builder
	b.WriteString("InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,AvailabilityZone\n")
	for i := range rows {
		cards := 1 << (i % 4)
		fmt.Fprintf(&b, `m%d.large,RTX%d,%d,32,64.0,"{'Gpus': [{'Name': 'X', 'Count': %d}], 'TotalGpuMemoryInMiB': %d}",%d.%03d,%d.%02d,"Zone %d, US, NA",z%d`+"\n",
			i, 3000+i%9*100, cards, cards, cards*24564, cards, i%997, i%3, i%89, i%40, i%3)
	}
	return b.String()
}

// BenchmarkRank ranks 20,000 rows. In the same run it reads the same bytes into rows and does nothing with them (pricelist alone:
// encoding/csv and the parsing of names, counts, memory and prices), and splits them into cells (encoding/csv alone). Its figure
// is x/read: how many times as long as reading ranking takes, reading included.
func BenchmarkRank(b *testing.B) {
	list := longList(20_000)
	var ranking, reading, splitting time.Duration
	for b.Loop() {
		splitting += took(b, func() error { return split(list) })
		reading += took(b, func() error { return readAll(list) })
		ranking += took(b, func() error {
			opened, err := pricelist.Open(strings.NewReader(list), nil)
			if err != nil {
				return err
			}
			s := selection{plan: input.Starter(), choice: pricelist.Choice{Cards: 1}, top: usualTop}
			return s.read(opened)
		})
	}
	milliseconds := func(d time.Duration) float64 { return float64(d.Microseconds()) / float64(b.N) / 1000 }
	b.ReportMetric(milliseconds(splitting), "ms/csv")
	b.ReportMetric(milliseconds(reading), "ms/read")
	b.ReportMetric(milliseconds(ranking), "ms/rank")
	b.ReportMetric(float64(ranking)/float64(reading), "x/read")
}

func took(b *testing.B, do func() error) time.Duration {
	b.Helper()
	start := time.Now()
	if err := do(); err != nil {
		b.Fatal(err)
	}
	return time.Since(start)
}

func split(list string) error {
	r := csv.NewReader(strings.NewReader(list))
	r.ReuseRecord = true
	for {
		if _, err := r.Read(); err != nil {
			return end(err)
		}
	}
}

func readAll(list string) error {
	l, err := pricelist.Open(strings.NewReader(list), nil)
	for err == nil {
		_, err = l.Next()
	}
	return end(err)
}

// end is no error at the end of a list.
func end(err error) error {
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}
