// Package vram tells how much memory a model needs on each card and how long a round takes, before a card is chosen. Every
// number is a sum of terms, and every term carries its formula, inputs and source, so that any face can explain it. It reads
// no file and writes no words; terms, factors and changes carry keys that package text turns into words.
//
// Formulas and sources: formulas.md §5. Sizes are bytes per card: several cards are never added up, what each still holds is told.
package vram

import (
	"cmp"
	"math"
	"slices"

	"app/gpuplan/model/unit"
)

// Range is an estimate with its ends. Where a formula is exact all three are the same.
type Range[T any] struct{ Low, Likely, High T }

// exactly is a value that is no estimate.
func exactly[T any](v T) Range[T] { return Range[T]{v, v, v} }

// Setup is a model and what is done with it.
type Setup struct {
	Model     Model
	Task      Task
	Precision Precision // of the weights; QLoRA holds its linear weights in 4 bits, and in this one what is not linear
	Recipe    Recipe    // of Train
	Rank      int64     // of the adapters of LoRA and QLoRA
	Sequence  int64     // tokens of one sequence; for Infer the context with the answer
	Batch     int64     // sequences at a time: on each card when training, on all together for Infer
	Recompute Recompute // of what training keeps between forward and backward
	Cards     int64     // training splits by ZeRO over them, Infer by tensor parallelism
	Stage     int64     // ZeRO stage of training, 0 to 3; 0: every card holds everything
	Offload   Offload   // what Train keeps in the memory of the machine
	KV        Precision // of the keys and values that Infer keeps
}

// Task is what is done with the model.
type Task string

// The tasks, by their names on the command line.
const (
	Train Task = "train" // all weights are trained
	LoRA  Task = "lora"  // weights are frozen, small adapters are trained
	QLoRA Task = "qlora" // as LoRA, and the frozen linear weights have 4 bits
	Infer Task = "infer" // answers are generated
)

// Tasks lists them.
var Tasks = []Task{Train, LoRA, QLoRA, Infer}

// Trains tells whether gradients are made.
func (t Task) Trains() bool { return t != Infer }

// adapts tells whether only adapters are trained.
func (t Task) adapts() bool { return t == LoRA || t == QLoRA }

// Recompute is how much of the activations is worked out again in place of being kept.
type Recompute string

// The kinds of recomputation, by their names on the command line.
const (
	RecomputeFull      Recompute = "full"      // only each layer's input is kept
	RecomputeSelective Recompute = "selective" // all but the attention matrix is kept; FlashAttention does the same
	RecomputeNone      Recompute = "none"      // all is kept
)

// Recomputes lists them, the least memory first.
var Recomputes = []Recompute{RecomputeFull, RecomputeSelective, RecomputeNone}

// New gives a setup with every default: one card, one sequence of 2048 tokens, adapters of rank 16, full recomputation, and weights as
// the model's files hold them, where that is not known in 16 bits.
func New(m Model, t Task) Setup {
	return Setup{
		Model: m, Task: t, Precision: m.held(), Recipe: MixedAdam, Rank: 16, Sequence: 2048, Batch: 1,
		Recompute: RecomputeFull, Cards: 1, Stage: 3, Offload: OffloadNone, KV: BF16,
	}
}

// Need is the memory that a setup takes on each card.
type Need struct {
	Terms []Term // in the order in which they are told; all that count something
	Total Range[unit.Bytes]
	Host  unit.Bytes // that Offload takes in the memory of the machine; 0: nothing
}

// Term is one part of the need.
type Term struct {
	Key     string // weights, rest, gradients, optimizer, adapters, gathered, activations, logits, kv_cache, context, fragmentation
	Formula Range[Sum]
	Bytes   Range[unit.Bytes] // what the formulas come to
	Source  string            // address of the paper, page or file that the formula comes from
}

// Sum is products that are added up.
type Sum []Product

// Product is factors that are multiplied.
type Product []Factor

// Factor is one named number of a formula: Num over Den, or where Over is true the number that is divided by.
type Factor struct {
	// Key is params, linear, trainable, layer_params, bytes, cards, layers, hidden, heads, kv_heads, head_size, latent, sequence,
	// tokens, batch, vocab, coefficient, spread, pair, gib, gib_bytes, percent or subtotal; of a time also work, active, peak, seconds,
	// trial_tokens, steps, weights_read, cache, bandwidth or slower.
	Key      string
	Num, Den int64
	Over     bool
}

func by(key string, n int64) Factor      { return Factor{key, n, 1, false} }
func over(key string, n int64) Factor    { return Factor{key, n, 1, true} }
func part(key string, n, d int64) Factor { return Factor{key, n, d, false} }

func (f Factor) fraction() (num, den int64) {
	if f.Over {
		return f.Den, f.Num
	}
	return f.Num, f.Den
}

// exact gives the value of the product.
func (p Product) exact() unit.Exact {
	var num, den []int64
	for _, f := range p {
		n, d := f.fraction()
		num, den = append(num, n), append(den, d)
	}
	return unit.Fraction(num, den)
}

// most is a size that no card reaches; larger ones count as it, so that no sum of them overflows.
const most = math.MaxInt64 / 64

// bytes gives the value of the sum in whole bytes, rounded up.
func (s Sum) bytes() unit.Bytes {
	total := unit.Whole(0)
	for _, p := range s {
		total = total.Add(p.exact())
	}
	n, err := unit.Ceil.Int(total)
	if err != nil || n > most {
		return most
	}
	return unit.Bytes(n)
}

func term(key, source string, formula Range[Sum]) Term {
	return Term{key, formula, Range[unit.Bytes]{formula.Low.bytes(), formula.Likely.bytes(), formula.High.bytes()}, source}
}

// Need works out what the setup takes on each card. It is for a setup that Check finds possible.
func (s Setup) Need() Need {
	var n Need
	for _, term := range parts {
		if t, some := term(s); some {
			n.Terms = append(n.Terms, t)
			n.add(t)
		}
	}
	if s.offloads() {
		_, n.Host = s.zero().States()
	}
	t := s.fragmentation(n.Total)
	n.Terms = append(n.Terms, t)
	n.add(t)
	return n
}

func (n *Need) add(t Term) {
	n.Total.Low += t.Bytes.Low
	n.Total.Likely += t.Bytes.Likely
	n.Total.High += t.Bytes.High
}

// Term gives the term of a key; its zero where the setup has none.
func (n Need) Term(key string) Term {
	i := slices.IndexFunc(n.Terms, func(t Term) bool { return t.Key == key })
	if i < 0 {
		return Term{}
	}
	return n.Terms[i]
}

// Largest gives the term that takes the most.
func (n Need) Largest() Term {
	return slices.MaxFunc(n.Terms, func(a, b Term) int { return cmp.Compare(a.Bytes.Likely, b.Bytes.Likely) })
}
