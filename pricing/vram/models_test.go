package vram

import (
	"net/url"
	"strings"
	"testing"

	"app/gpuplan/model/unit"
)

// TestModelsCountAsPublished counts every known model from its config.json; not one parameter may be missing.
func TestModelsCountAsPublished(t *testing.T) {
	if len(facts()) < 20 {
		t.Errorf("%d models", len(facts()))
	}
	for _, f := range facts() {
		m, faults := f.Config.model()
		if len(faults) > 0 {
			t.Errorf("%s: %v", f.Name, faults)
		}
		if m.Counts.Total != f.Params {
			t.Errorf("%s has %d parameters, published %d", f.Name, m.Counts.Total, f.Params)
		}
	}
}

func TestModelsHaveSourceAndDate(t *testing.T) {
	seen := map[string]bool{}
	for _, m := range Models() {
		if u, err := url.Parse(m.Source); err != nil || u.Scheme != "https" || len(u.Path) < 2 {
			t.Errorf("%s has the source %q, want the address of a page", m.Name, m.Source)
		}
		if !m.Date.IsReal() || m.Date.Year < 2018 {
			t.Errorf("%s is of %v, want a day", m.Name, m.Date)
		}
		if seen[m.Name] || m.Name != strings.ToLower(m.Name) {
			t.Errorf("%q stands twice or is no name in small letters", m.Name)
		}
		seen[m.Name] = true
	}
}

func lookup(t *testing.T, name string) Model {
	t.Helper()
	m, err := LookupModel(name)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// serve is a 16-bit model answering one request, its cache in 16 bits.
func serve(t *testing.T, name string, tokens int64) Setup {
	s := New(lookup(t, name), Infer)
	s.Sequence = tokens
	return s
}

func is(t *testing.T, what string, got, want unit.Bytes) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %d bytes, want %d", what, got, want)
	}
}

// Llama 2 7B, one card, LoRA of rank 16, one sequence of 2048, full recomputation:
//
//	attention of a layer   4 × 4096 × 4096                                       67,108,864
//	feed-forward           3 × 4096 × 11,008                                    135,266,304
//	norms                  2 × 4096                                                   8,192
//	32 layers              32 × 202,383,360                                   6,476,267,520
//	embedding and output   2 × 32,000 × 4096, last norm 4096                    262,148,096
//	parameters                                                                6,738,415,616
//	weights                × 2 B                                             13,476,831,232 B: the published files' total_size
//	adapters               16 × 32 × (4 × 8192 + 3 × 15,104) = 39,976,960, × 16 B 639,631,360 B
//	activations            2 × 2048 × 4096 × 32 + 34 × 2048 × 4096              822,083,584 B
//	logits                 6 × 2048 × 32,000                                    393,216,000 B
//	context                0.92 GiB                                             987,842,479 B (rounded up)
//	fragmentation          10 % of 16,319,604,655                             1,631,960,466 B (rounded up)
//	needed                                                                   17,951,565,121 B = 16.72 GiB
func TestSevenBillionOnPaper(t *testing.T) {
	n := New(lookup(t, "llama-2-7b"), LoRA).Need()
	is(t, "weights", n.Term("weights").Bytes.Likely, 13_476_831_232)
	is(t, "adapters", n.Term("adapters").Bytes.Likely, 639_631_360)
	is(t, "activations", n.Term("activations").Bytes.Likely, 822_083_584)
	is(t, "logits", n.Term("logits").Bytes.Likely, 393_216_000)
	is(t, "context", n.Term("context").Bytes.Likely, 987_842_479)
	is(t, "fragmentation", n.Term("fragmentation").Bytes.Likely, 1_631_960_466)
	is(t, "needed", n.Total.Likely, 17_951_565_121)
}

// Llama 3.1 70B has 8 heads of keys and values for 64 of queries:
//
//	attention of a layer   2 × 8192 × 8192 + 2 × 8192 × 1024                    150,994,944
//	feed-forward           3 × 8192 × 28,672                                    704,643,072
//	80 layers              80 × (855,638,016 + 16,384)                       68,452,352,000
//	embedding and output   2 × 128,256 × 8192 + 8192                          2,101,354,496
//	parameters                                                               70,553,706,496
//	weights in 16 bits                                                      141,107,412,992 B; published: 140 GB (blog llama31.md)
//	keys and values        2 × 80 × 8 × 128 × 2 B × 1024 tokens                 335,544,320 B; published: 0.313 GiB
//
// On four cards each holds a quarter of the weights and two of the heads, but its own CUDA context.
func TestSeventyBillionOnPaper(t *testing.T) {
	s := serve(t, "llama-3.1-70b", 1024)
	n := s.Need()
	is(t, "weights", n.Term("weights").Bytes.Likely, 141_107_412_992)
	is(t, "keys and values", n.Term("kv_cache").Bytes.Likely, 335_544_320)
	s.Cards = 4
	each := s.Need()
	is(t, "weights on each of 4", each.Term("weights").Bytes.Likely, 141_107_412_992/4)
	is(t, "keys and values on each of 4", each.Term("kv_cache").Bytes.Likely, 335_544_320/4)
	is(t, "context on each of 4", each.Term("context").Bytes.Likely, n.Term("context").Bytes.Likely)
	s.Cards = 16 // more cards than heads: each still has one
	is(t, "keys and values on each of 16", s.Need().Term("kv_cache").Bytes.Likely, 335_544_320/8)
}

// Mixtral 8x7B holds all 8 experts and uses 2:
//
//	attention of a layer   2 × 4096 × 4096 + 2 × 4096 × 1024                     41,943,040
//	an expert              3 × 4096 × 14,336                                    176,160,768
//	router and norms       4096 × 8 + 2 × 4096                                       40,960
//	32 layers of 8         32 × 1,451,270,144                                46,440,644,608
//	embedding and output   2 × 32,000 × 4096 + 4096                             262,148,096
//	parameters                                                               46,702,792,704; published: 46.7 B
//	used by a token        32 × (41,943,040 + 2 × 176,160,768 + 40,960) + 262,148,096   12,879,925,248; published: 12.9 B
//
// Published memory (blog mixtral.md): over 90 GB in 16 bits, over 45 GB in 8, over 23 GB in 4.
func TestMixtureOfExpertsOnPaper(t *testing.T) {
	s := serve(t, "mixtral-8x7b", 16)
	if c := s.Model.Counts; c.Total != 46_702_792_704 || c.Active != 12_879_925_248 {
		t.Errorf("counts are %+v", c)
	}
	for _, c := range []struct {
		precision Precision
		bytes     unit.Bytes
		over      unit.Bytes
	}{{BF16, 93_405_585_408, 90 * unit.GB}, {Int8, 46_702_792_704, 45 * unit.GB}, {Int4, 23_351_396_352, 23 * unit.GB}} {
		s.Precision = c.precision
		got := s.Need().Term("weights").Bytes.Likely
		is(t, c.precision.Name, got, c.bytes)
		if got < c.over || got > c.over*11/10 {
			t.Errorf("%s: %s, published over %s", c.precision.Name, got, c.over)
		}
	}
}

// Full training of Llama 2 7B keeps 12 of its 16 bytes, and 2 of gradients, in the machine: 6,738,415,616 × 16 × 1.5 for buffers is
// 161,721,974,784 B there (DeepSpeed's estimator). On the card the weights stay, or with them gone as well one layer at a time.
func TestOffload(t *testing.T) {
	s := New(lookup(t, "llama-2-7b"), Train)
	whole := s.Need()
	s.Offload = OffloadOptimizer
	n := s.Need()
	is(t, "in the machine", n.Host, 161_721_974_784)
	is(t, "optimiser on the card", n.Term("optimizer").Bytes.Likely+n.Term("gradients").Bytes.Likely, 0)
	is(t, "weights on the card", n.Term("weights").Bytes.Likely, 13_476_831_232)
	s.Offload = OffloadAll
	all := s.Need()
	is(t, "weights on the card", all.Term("weights").Bytes.Likely, 0)
	is(t, "a layer on the card", all.Term("gathered").Bytes.Likely, 2*202_383_360)
	if whole.Host != 0 || all.Host <= n.Host || all.Total.Likely >= n.Total.Likely {
		t.Errorf("in the machine %v and %v, on the card %v and %v", n.Host, all.Host, n.Total, all.Total)
	}
	s.Stage = 2
	if err := s.Check(); err == nil {
		t.Error("stage 2 gives its weights away")
	}
}

// torchtitan ran Llama 3.1 8B on 8 H100 with 2 sequences of 8192 on each card at 82.4 GiB (benchmarks/llama3_h100_202412_torchtitan.md
// at b5bcd76). Its selective recomputation repeats some of the matrices, so it lies between the full kind and the selective one.
func TestMeasuredRunLiesBetween(t *testing.T) {
	s := New(lookup(t, "llama-3.1-8b"), Train)
	s.Cards, s.Batch, s.Sequence = 8, 2, 8192
	s.Recompute = RecomputeFull
	full := gib(s.Need().Total.Likely)
	s.Recompute = RecomputeSelective
	if selective := gib(s.Need().Total.Likely); full > 82.4 || selective < 82.4 {
		t.Errorf("from %.1f to %.1f GiB, measured 82.4", full, selective)
	}
}

// A model of which only the size is known is told with a usual shape: 7 B is near Llama 2 7B.
func TestOfSize(t *testing.T) {
	assumed, real := New(OfSize(6_738_415_616), LoRA).Need(), New(lookup(t, "llama-2-7b"), LoRA).Need()
	if off := float64(assumed.Total.Likely) / float64(real.Total.Likely); off < 0.97 || off > 1.03 {
		t.Errorf("assumed %.2f GiB, from its shape %.2f", gib(assumed.Total.Likely), gib(real.Total.Likely))
	}
	if assumed.Total.High <= real.Total.High {
		t.Error("what is assumed is no wider than what is known")
	}
	// 32 heads of keys and values in Llama 2 7B, 8 in Llama 3.1 8B: the range has both.
	kv := New(OfSize(7e9), Infer).Need().Term("kv_cache").Bytes
	if kv.High < 4*kv.Likely {
		t.Errorf("keys and values are %v", kv)
	}
}
