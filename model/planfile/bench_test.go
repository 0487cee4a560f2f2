package planfile

import (
	"os"
	"testing"
)

func BenchmarkParse(b *testing.B) {
	data, err := os.ReadFile("testdata/interface.toml")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := Parse("interface.toml", data); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	f, err := Read("testdata/interface.toml")
	if err != nil {
		b.Fatal(err)
	}
	p := f.Plan.Clone()
	p.Workload.Days = 7
	for b.Loop() {
		f.Encode(p)
	}
}
