package vram

import (
	"net/url"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

func TestCardsHaveSourceAndDate(t *testing.T) {
	sourced := func(name string, f Fact) {
		if u, err := url.Parse(f.Source); err != nil || u.Scheme != "https" || len(u.Path) < 2 {
			t.Errorf("%s has the source %q, want the address of a page", name, f.Source)
		}
		if !f.Date.IsReal() {
			t.Errorf("%s is of %v, want a day", name, f.Date)
		}
	}
	seen := map[string]bool{}
	for _, c := range Cards() {
		sourced(c.Name, c.Facts)
		if c.Usable > 0 {
			sourced(c.Name+" as measured", c.Measured)
		}
		if seen[c.Name] || c.Memory <= 0 || c.Bandwidth == 0 && c.Peak == (Peak{}) {
			t.Errorf("%s stands twice, has no memory or no fact", c.Name)
		}
		// A label in GB means GiB, of which the driver keeps a part: a value beyond either is a slip of the pen.
		if label := c.Memory / unit.GB * unit.GiB; c.Usable > label || c.Usable > 0 && c.Usable < label*9/10 {
			t.Errorf("%s gives %v of %v", c.Name, c.Usable, c.Memory)
		}
		// Sums in 32 bits make 16-bit matrices 2 to 16 times as fast as plain 32-bit numbers; more is a figure with sparsity.
		if h, f := c.Peak.Half, c.Peak.FP32; h > 0 && f > 0 && (h < f*19/10 || h > f*16) {
			t.Errorf("%s does %d in 16 bits and %d in 32", c.Name, h, f)
		}
		seen[c.Name] = true
	}
}

func TestLookupCard(t *testing.T) {
	for _, c := range []struct {
		name   string
		memory unit.Bytes
		want   string
	}{
		{"RTX 4090", 0, "RTX 4090"}, {"4090", 24 * unit.GB, "RTX 4090"}, {"NVIDIA GeForce RTX4090", 0, "RTX 4090"},
		{"rtx-4090-d", 0, "RTX 4090 D"}, {"A100", 80 * unit.GB, "A100 80GB"}, {"A100", 80 * unit.GiB, "A100 80GB"},
		{"A100", 0, "A100 40GB"}, {"a100-80gb", 0, "A100 80GB"}, {"V100", 32 * unit.GB, "V100 32GB"}, {"Tesla T4", 0, "T4"},
	} {
		if got, err := LookupCard(c.name, c.memory); err != nil || got.Name != c.want {
			t.Errorf("%s of %v is %q (%v), want %s", c.name, c.memory, got.Name, err, c.want)
		}
	}
	if _, err := LookupCard("Voodoo 2", 0); err == nil {
		t.Error("a card is found that nobody knows")
	}
}

// An offer's own memory wins: a 4090 that somebody gave 48 GB has them.
func TestMemoryOfOffers(t *testing.T) {
	for _, c := range []struct {
		card string
		vram unit.Bytes
		want unit.Bytes
	}{
		{"RTX 4090", 0, 25_383_256_719}, // 23.64 GiB
		{"RTX 4090", 24 * unit.GB, 25_383_256_719},
		{"RTX 4090", 48 * unit.GB, 48 * unit.GB},
		{"Voodoo 2", 12 * unit.GB, 12 * unit.GB},
		{"", 12 * unit.GB, 12 * unit.GB},
		{"Voodoo 2", 0, 0},
		{"L4", 0, 24 * unit.GB}, // not measured
	} {
		if got, _ := memory(model.Offer{Card: c.card, VRAM: c.vram}); got != c.want {
			t.Errorf("%q of %v gives %v, want %v", c.card, c.vram, got, c.want)
		}
	}
}

// LoRA of 7 B takes 16.7 GiB of a 4090's 23.64, but not of a 16 GB card; on two cards each holds about half of what is split.
func TestHoldings(t *testing.T) {
	plan := model.New()
	plan.Offers = []model.Offer{{Card: "RTX 4090"}, {VRAM: 16 * unit.GB}, {Card: "Voodoo 2"}}
	s := New(lookup(t, "llama-2-7b"), LoRA)
	got := s.Holdings(plan)
	if got[0].Fit != Fits || got[1].Fit != Short || got[2].Fit != "" || got[1].Spare() >= 0 {
		t.Errorf("fits are %s, %s, %s", got[0].Fit, got[1].Fit, got[2].Fit)
	}
	plan.Workload.GPUs = 2
	if two := s.Holdings(plan); two[1].Fit != Fits || two[1].Need.Total.Likely < got[1].Need.Total.Likely/2 {
		t.Errorf("on two cards each holds %v", two[1].Need.Total)
	}
}

// A 4090 does 165.2e12 operations a second at most: LoRA of 7 B on 50 million tokens is 4 × 7e9 × 5e7 = 1.4e18, at 35 % of the peak
// 1.4e18 / 5.782e13 = 24,213 s. Answers read 13.48 GB for each token at 1008 GB/s, 13.37 ms, and do 2 × 6.7e9 operations in 0.08 ms.
func TestTimeOnACard(t *testing.T) {
	card, _ := LookupCard("RTX 4090", 0)
	s := New(OfSize(7e9), LoRA)
	run, ok := s.Time(50e6, card.Speed(s))
	if got := run.Round.Likely.Seconds(); !ok || got < 24_212 || got > 24_215 {
		t.Errorf("a round takes %v", run.Round)
	}
	a := New(lookup(t, "llama-2-7b"), Infer)
	a.Sequence = 16
	answer, _ := a.Time(1, card.Speed(a))
	if got := answer.Round.Low.Seconds(); got < 0.01345 || got > 0.01347 || answer.Round.Likely != 2*answer.Round.Low {
		t.Errorf("a token takes %v", answer.Round)
	}
	measured := card.Speed(s)
	measured.Measured.Took = 3600e9
	if run, _ := s.Time(50e6, measured); run.Round != exactly(measured.Measured.Took) || !run.Measured {
		t.Errorf("measured an hour, told %v", run.Round)
	}
	if _, ok := s.Time(50e6, Speed{}); ok {
		t.Error("a card of unknown speed has a time")
	}
}

// A page works the need out on every key, for what is asked and for each change.
func BenchmarkNeed(b *testing.B) {
	m, err := LookupModel("mixtral-8x7b")
	if err != nil {
		b.Fatal(err)
	}
	s := New(m, LoRA)
	for b.Loop() {
		s.Need()
	}
}
