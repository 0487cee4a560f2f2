package vram

import (
	"encoding/json"
	"math"
	"os"
	"testing"
	"time"

	"app/gpuplan/model/unit"
)

// vector is one published number of testdata/vectors.json.
type vector struct {
	ID        string
	Inputs    map[string]any
	Expected  map[string]float64
	Tolerance struct{ Abs, Rel float64 }
	Source    string
}

func (v vector) number(name string) float64 {
	switch x := v.Inputs[name].(type) {
	case float64:
		return x
	case string:
		var f float64
		_ = json.Unmarshal([]byte(x), &f) // "4.59e14"
		return f
	}
	return 0
}

func (v vector) whole(name string) int64 { return int64(v.number(name)) }

// or is a number that has a default.
func (v vector) or(name string, otherwise int64) int64 {
	if _, given := v.Inputs[name]; given {
		return v.whole(name)
	}
	return otherwise
}

// leftOut says why a vector is no test of this package.
var leftOut = map[string]string{
	"T5-P66": "a fact without inputs: GPU-hours of one run, of which neither tokens nor sequence are published",
	"T5-P68": "a run with a selective recomputation of its own, none of the three kinds; TestMeasuredRunLiesBetween holds its bracket",
}

// worked gives what this package makes of each vector.
var worked = map[string]func(v vector) map[string]float64{
	"T5-P02": states, "T5-P03": states, "T5-P04": states, "T5-P36": states,
	"T5-P05": zero, "T5-P06": zero, "T5-P07": zero, "T5-P09": zero, "T5-P11": zero,
	"T5-P17": kvRows, "T5-P19": kv, "T5-P23": kv, "T5-P25": kv, "T5-P29": kv,
	"T5-P22": weights, "T5-P27": params, "T5-D02": params, "T5-D04": adapters,
	"T5-P28": training, "T5-P41": training, "T5-P46": training, "T5-P47": training, "T5-P48": training, "T5-P49": training,
	"T5-P51": training, "T5-P52": training,
	"T5-P31": context, "T5-P54": bloom, "T5-P55": gpt, "T5-P58": checkpoint,
	"T5-P60": utilization, "T5-P61": utilization, "T5-P62": utilization,
	"T5-P63": measured, "T5-D01": implied,
}

func TestPublishedVectors(t *testing.T) {
	data, err := os.ReadFile("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	var list []vector
	if err := json.Unmarshal(data, &list); err != nil {
		t.Fatal(err)
	}
	if len(list) != 37 || len(worked)+len(leftOut) != len(list) {
		t.Errorf("%d vectors, %d worked, %d left out", len(list), len(worked), len(leftOut))
	}
	for _, v := range list {
		if leftOut[v.ID] != "" {
			continue
		}
		work, ok := worked[v.ID]
		if !ok {
			t.Errorf("%s is neither worked nor left out", v.ID)
			continue
		}
		got := work(v)
		for name, want := range v.Expected {
			if off := math.Abs(got[name] - want); off > v.Tolerance.Abs+v.Tolerance.Rel*want {
				t.Errorf("%s: %s is %v, published %v (%s)", v.ID, name, got[name], want, v.Source)
			}
		}
	}
}

func gib(b unit.Bytes) float64 { return float64(b) / float64(unit.GiB) }

// states is weights, gradients and optimiser on each card.
func states(v vector) map[string]float64 {
	s := New(OfSize(v.whole("params")), Train)
	s.Cards, s.Stage = v.or("dp", 1), v.whole("zero")
	if v.Inputs["recipe"] == "bf16_w_g_fp32_adam" {
		s.Recipe = Recipes[3]
	}
	n := s.Need()
	return map[string]float64{"states": float64(n.Term("weights").Bytes.Likely + n.Term("gradients").Bytes.Likely + n.Term("optimizer").Bytes.Likely)}
}

func zero(v vector) map[string]float64 {
	z := ZeRO{
		Stage: v.whole("stage"), Params: v.whole("params"), LargestLayer: v.whole("largest_layer"), CardsPerNode: v.whole("gpus_per_node"),
		Nodes: v.whole("nodes"), Offload: OffloadNone, Spread: v.Inputs["zero_init"] == true,
	}
	switch {
	case v.Inputs["offload_param"] == true:
		z.Offload = OffloadAll
	case v.Inputs["offload_optimizer"] == true:
		z.Offload = OffloadOptimizer
	}
	card, host := z.States()
	return map[string]float64{"gpu_gib": gib(card), "cpu_gib": gib(host)}
}

// cache is the keys and values of a number of tokens. Sixteen tokens are a block, so that none is rounded up.
func cache(v vector, tokens, batch int64) float64 {
	s := New(Of("", Shape{Layers: v.whole("layers"), KVHeads: v.whole("kv_heads"), Heads: v.whole("kv_heads"), HeadSize: v.whole("head_dim")}), Infer)
	s.Sequence, s.Batch = tokens, batch
	if v.or("bytes", 2) == 1 {
		s.KV = Int8
	}
	return float64(s.Need().Term("kv_cache").Bytes.Likely)
}

func kv(v vector) map[string]float64 {
	tokens := v.or("tokens", 16)
	return map[string]float64{
		"per_token": cache(v, 16, 1) / 16, "per_sequence": cache(v, tokens, 1), "total": cache(v, tokens, v.or("batch", 1)),
	}
}

func kvRows(v vector) map[string]float64 {
	got := map[string]float64{}
	for name, tokens := range map[string]int64{"1024": 1024, "16000": 16000, "128000": 128000} {
		got[name] = cache(v, tokens, 1) / float64(unit.GiB)
	}
	return got
}

func weights(v vector) map[string]float64 {
	got := map[string]float64{}
	for _, p := range Precisions {
		s := New(OfSize(1e9*v.whole("params_billion")), Infer)
		s.Precision = p
		got[p.Name] = float64(s.Need().Term("weights").Bytes.Likely) / 1e9
	}
	return got
}

// params counts a Llama.
func params(v vector) map[string]float64 {
	s := Shape{
		Layers: v.whole("layers"), Hidden: v.whole("hidden"), Heads: v.whole("heads"), KVHeads: v.whole("kv_heads"), HeadSize: 128,
		FFN: v.whole("ffn"), Vocab: v.whole("vocab"), Gated: true, Norms: 2,
	}
	c := s.Count()
	return map[string]float64{"params": float64(c.Total), "linear": float64(c.Linear)}
}

func adapters(v vector) map[string]float64 {
	m, _ := LookupModel("llama-3.1-8b")
	return map[string]float64{"params": float64(m.Shape.Adapters(v.whole("rank")))}
}

// training is at the rate that the vector gives; a factor of 8 is full recomputation that the rate counts.
func training(v vector) map[string]float64 {
	s := New(OfSize(v.whole("params")), Train)
	s.Cards = v.or("gpus", 1)
	speed := Speed{Peak: v.whole("flops_per_gpu"), Recomputed: v.Inputs["factor"] == 8.0, Utilization: exactly[int64](100)}
	if u := v.number("mfu"); u > 0 {
		speed.Utilization = exactly(int64(math.Round(100 * u)))
	}
	formula := s.training(v.whole("tokens"), speed).Likely
	flops := float64(s.work(speed)) * v.number("params") * v.number("tokens")
	return map[string]float64{"flops": flops, "pf_days": flops / 8.64e19, "days": formula[0].exact().Float() / 86400}
}

// context is what is measured, with the memory of an A100 as the cards' facts have it.
func context(vector) map[string]float64 {
	t := New(OfSize(1e9), Infer).Need().Term("context")
	a100, _ := LookupCard("A100 80GB", 0)
	return map[string]float64{"lazy_gib": gib(t.Bytes.Low), "eager_gib": gib(t.Bytes.Likely), "total_gib": gib(a100.Usable)}
}

func bloom(vector) map[string]float64 {
	m, _ := LookupModel("bloom-176b")
	return map[string]float64{
		"layer": float64(m.Counts.Layer), "embedding": float64(m.Shape.Vocab * m.Shape.Hidden), "total": float64(m.Counts.Total),
	}
}

// gpt is nanoGPT: no biases. A sequence goes forward through the matrices of the layers and the output, 2 operations a number and
// token, and attention takes 4 L h s² more; training counts every parameter but the positions, three times that.
func gpt(vector) map[string]float64 {
	s := Shape{Layers: 12, Hidden: 768, Heads: 12, KVHeads: 12, HeadSize: 64, FFN: 3072, Vocab: 50257, Positions: 1024, Norms: 2, Tied: true}
	c, sequence := s.Count(), float64(s.Positions)
	forward := 2*sequence*float64(c.Linear+s.Vocab*s.Hidden) + 4*12*768*sequence*sequence
	moving := c
	moving.Active = c.Total - s.Positions*s.Hidden
	run := New(Model{Shape: s, Counts: moving}, Train)
	run.Sequence = s.Positions
	return map[string]float64{"params": float64(c.Total), "forward": forward, "palm": run.Utilization(sequence, 1)}
}

// checkpoint is the weights and both moments in 32 bits; the file was measured.
func checkpoint(v vector) map[string]float64 {
	s := New(OfSize(v.whole("params")), Train)
	s.Recipe = FP32Adam
	n := s.Need()
	size := float64(n.Term("weights").Bytes.Likely + n.Term("optimizer").Bytes.Likely)
	return map[string]float64{"gb": size / 1e9, "measured_over_estimate": 1542470366 / size}
}

func utilization(v vector) map[string]float64 {
	m := OfSize(v.whole("params"))
	m.Shape = Shape{Layers: v.whole("layers"), Heads: v.whole("hidden") / 128, HeadSize: 128}
	s := New(m, Train)
	s.Sequence, s.Cards = v.whole("seq"), v.whole("gpus")
	return map[string]float64{"mfu": s.Utilization(v.number("tokens_per_s"), v.whole("peak"))}
}

// measured takes a second of the run for a trial.
func measured(v vector) map[string]float64 {
	trial := Trial{Took: time.Second, Tokens: v.whole("tps_per_gpu") * v.whole("gpus")}
	run, _ := New(OfSize(65e9), Train).Time(v.whole("tokens"), Speed{Measured: trial})
	return map[string]float64{"days": run.Round.Likely.Hours() / 24}
}

// implied is 6 N D over what the card-hours could have done at their peak.
func implied(v vector) map[string]float64 {
	got := map[string]float64{}
	for _, row := range v.Inputs["runs"].([]any) {
		run := row.([]any)
		var peak float64
		_ = json.Unmarshal([]byte(run[4].(string)), &peak)
		s := New(OfSize(int64(run[1].(float64))), Train)
		best := s.training(int64(run[2].(float64)), Speed{Peak: int64(peak), Utilization: exactly[int64](100)}).Likely
		got[run[0].(string)] = best[0].exact().Float() / (run[3].(float64) * 3600)
	}
	return got
}
