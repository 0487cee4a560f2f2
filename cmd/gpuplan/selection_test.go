package main

import (
	"io"
	"runtime"
	"strings"
	"testing"

	"app/gpuplan/model/input"
	"app/gpuplan/model/pricelist"
	"app/gpuplan/model/unit"
)

// However long a list is, no more than the rows that are kept are held: here 10 of 200,000, which would take some 100 MB.
func TestSelectionHoldsOnlyWhatItKeeps(t *testing.T) {
	head, rows, _ := strings.Cut(longList(2000), "\n")
	parts := []io.Reader{strings.NewReader(head + "\n")}
	for range 100 {
		parts = append(parts, strings.NewReader(rows))
	}
	list, err := pricelist.Open(io.MultiReader(parts...), nil)
	if err != nil {
		t.Fatal(err)
	}
	before := held()
	s := selection{plan: input.Starter(), choice: pricelist.Choice{Cards: 1}, top: 10}
	if err := s.read(list); err != nil {
		t.Fatal(err)
	}
	if now := held(); now > before+10<<20 {
		t.Errorf("%d MB are held", (now-before)>>20)
	}
	if r := s.ranking(false); r.Tally.Rows != 200_000 || len(r.List) != 10 {
		t.Errorf("%d rows, %d kept", r.Tally.Rows, len(r.List))
	}
}

// held is the memory in use.
func held() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// Sizes count as cards are sold; an end that is left out is 0.
func TestMemoryRange(t *testing.T) {
	for s, want := range map[string][2]unit.Bytes{
		"": {}, "24GB..": {24 * unit.GB, 0}, "..48GB": {0, 48 * unit.GB}, "16GB..48GB": {16 * unit.GB, 48 * unit.GB},
		"24GiB": {24 * unit.GB, 24 * unit.GB}, "24": {24 * unit.GB, 24 * unit.GB},
	} {
		if least, most, ok := memoryRange(s); !ok || least != want[0] || most != want[1] {
			t.Errorf("%q: got %s, %s, %v, want %s", s, least, most, ok, want)
		}
	}
	for _, s := range []string{"..", "48GB..24GB", "8..16..24", "big", "0GB.."} {
		if least, most, ok := memoryRange(s); ok {
			t.Errorf("%q: got %s, %s", s, least, most)
		}
	}
}
