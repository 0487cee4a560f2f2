package vram

import "app/gpuplan/model/unit"

// Where the formulas come from.
const (
	zeroPaper       = "https://arxiv.org/abs/1910.02054"
	zeroEstimator   = "https://github.com/microsoft/DeepSpeed/blob/38327e0/docs/code-docs/source/memory.rst"
	qloraPaper      = "https://arxiv.org/abs/2305.14314"
	activationPaper = "https://arxiv.org/abs/2205.05198"
	pagedPaper      = "https://arxiv.org/abs/2309.06180"
	measuredContext = "https://github.com/stas00/ml-engineering/blob/744d01e/training/performance/README.md"
	eleutherRule    = "https://blog.eleuther.ai/transformer-math/"
)

// parts lists what makes a term; each says whether the setup has it. Fragmentation follows them: it is a part of their sum.
var parts = []func(Setup) (t Term, some bool){
	Setup.weights, Setup.rest, Setup.gradients, Setup.optimizer, Setup.adapters, Setup.gathered, Setup.activations, Setup.logits,
	Setup.kvCache, Setup.context,
}

// split divides p over the cards from a ZeRO stage on, or by tensor parallelism.
func (s Setup) split(stage int64, p ...Factor) Product {
	if s.Cards > 1 && (s.Task == Infer || s.Stage >= stage) {
		return append(p, over("cards", s.Cards))
	}
	return p
}

// held is how the weights are held while the task runs.
func (s Setup) held() Precision {
	switch s.Task {
	case Train:
		return Precision{s.Recipe.Name, s.Recipe.Weights, 1}
	case QLoRA:
		return nf4
	}
	return s.Precision
}

// Bits gives the bits of one weight as it is held, rounded down.
func (s Setup) Bits() int64 { return s.held().bits() }

// weights counts all parameters alike: of 405 B in 4 bits that is the published 203 GB (formulas §5.4). Files of 4 bits that keep the
// embedding in 16 need more by 1.5 bytes a number of it; only QLoRA's are known to (rest).
func (s Setup) weights() (Term, bool) {
	n, source := by("params", s.Model.Counts.Total), zeroPaper
	if s.Task == QLoRA {
		n, source = by("linear", s.Model.Counts.Linear), qloraPaper
	}
	return term("weights", source, exactly(Sum{s.split(3, n, s.held().factor())})), !s.streams()
}

// rest is what QLoRA leaves in the setup's precision: embedding, output, norms.
func (s Setup) rest() (Term, bool) {
	c := s.Model.Counts
	return term("rest", qloraPaper, exactly(Sum{s.split(3, by("params", c.Total-c.Linear), s.Precision.factor())})), s.Task == QLoRA
}

func (s Setup) gradients() (Term, bool) {
	p := s.split(2, by("params", s.Model.Counts.Total), by("bytes", s.Recipe.Grads))
	return term("gradients", zeroPaper, exactly(Sum{p})), s.Task == Train && !s.offloads()
}

func (s Setup) optimizer() (Term, bool) {
	p := s.split(1, by("params", s.Model.Counts.Total), by("bytes", s.Recipe.Optimizer))
	return term("optimizer", zeroPaper, exactly(Sum{p})), s.Task == Train && !s.offloads()
}

// adapters is the trained matrices with their gradients and optimiser: 12 bytes a number without a master copy, else 16.
func (s Setup) adapters() (Term, bool) {
	n := by("trainable", s.Model.Shape.Adapters(s.Rank))
	states := func(optimizer int64) Sum {
		return Sum{s.split(3, n, by("bytes", 2)), s.split(2, n, by("bytes", 2)), s.split(1, n, by("bytes", optimizer))}
	}
	formula := exactly(states(8))
	if s.Task == LoRA {
		formula.Likely, formula.High = states(12), states(12)
	}
	return term("adapters", qloraPaper, formula), s.Task.adapts()
}

// gathered is the layer that ZeRO-3 brings together on each card, from other cards or from the machine, while it is used; at worst
// the next one is there already.
func (s Setup) gathered() (Term, bool) {
	p := Product{by("layer_params", s.Model.Counts.Layer), s.held().factor()}
	formula := exactly(Sum{p})
	formula.High = Sum{append(p[:len(p):len(p)], by("pair", 2))}
	return term("gathered", zeroEstimator, formula), s.Task.Trains() && s.Stage == 3 && s.Cards > 1 || s.streams()
}

// activations is what forward keeps for backward (formulas §5.3). The coefficients are those of a plain GPT; gated and grouped
// models were measured at up to 1.7 times as much.
func (s Setup) activations() (Term, bool) {
	likely := s.kept()
	formula := exactly(likely)
	formula.High = nil
	for _, p := range likely {
		formula.High = append(formula.High, append(p[:len(p):len(p)], part("spread", 17, 10)))
	}
	return term("activations", activationPaper, formula), s.Task.Trains()
}

// kept is the activations of a plain GPT.
func (s Setup) kept() Sum {
	shape := s.Model.Shape
	stream := func(coefficient int64, more ...Factor) Product {
		p := Product{by("coefficient", coefficient*s.width()/2), by("sequence", s.Sequence), by("batch", s.Batch), by("hidden", shape.Hidden)}
		return append(p, more...)
	}
	layers, all := by("layers", shape.Layers), 15+19*shape.activeExperts() // 15 attention and norms, 19 each feed-forward part
	switch s.Recompute {
	case RecomputeFull:
		return Sum{stream(2, layers), stream(all)}
	case RecomputeSelective:
		return Sum{stream(all, layers)}
	}
	attention := Product{
		by("coefficient", 5*s.width()/2), by("heads", shape.Heads), by("sequence", s.Sequence), by("sequence", s.Sequence),
		by("batch", s.Batch), layers,
	}
	return Sum{stream(all, layers), attention}
}

// width is the bytes of a number that is worked with: 4 where all is in 32 bits, else 2.
func (s Setup) width() int64 {
	if s.Task == Train && s.Recipe.Weights == 4 || s.Task != Train && s.Precision == FP32 {
		return 4
	}
	return 2
}

// logits is a 16-bit copy and a 32-bit one of every output; the first may be gone before the second is made.
func (s Setup) logits() (Term, bool) {
	of := func(width, vocab int64) Sum {
		return Sum{{by("bytes", width), by("sequence", s.Sequence), by("batch", s.Batch), by("vocab", vocab)}}
	}
	vocab := s.Model.vocab()
	return term("logits", activationPaper, Range[Sum]{of(4, vocab.Low), of(6, vocab.Likely), of(6, vocab.High)}), s.Task.Trains()
}

// block is the tokens that a paged cache takes at a time.
const block = 16

// kvCache is the keys and values of every token so far. A card holds whole heads, so with more cards than heads each still has one.
func (s Setup) kvCache() (Term, bool) {
	of := func(heads int64) Sum {
		tokens := (s.Sequence + block - 1) / block * block
		if kept := s.Model.Shape.Latent.kept(); kept > 0 { // of no head, so that each card has it whole
			return Sum{{by("layers", s.Model.Shape.Layers), by("latent", kept), s.KV.factor(), by("tokens", tokens), by("batch", s.Batch)}}
		}
		return Sum{{
			by("pair", 2), by("layers", s.Model.Shape.Layers), by("kv_heads", (heads+s.Cards-1)/s.Cards), by("head_size", s.Model.Shape.HeadSize),
			s.KV.factor(), by("tokens", tokens), by("batch", s.Batch),
		}}
	}
	heads := s.Model.kvHeads()
	return term("kv_cache", pagedPaper, Range[Sum]{of(heads.Low), of(heads.Likely), of(heads.High)}), s.Task == Infer
}

// context is what CUDA and its kernels take before a model is there: measured with lazy loading, with eager, and a bit above.
func (s Setup) context() (Term, bool) {
	gib := func(hundredths int64) Sum {
		return Sum{{part("gib", hundredths, 100), by("gib_bytes", int64(unit.GiB))}}
	}
	return term("context", measuredContext, Range[Sum]{gib(47), gib(92), gib(100)}), true
}

// fragmentation is what the allocator and workspaces take on top: 5 to 10 %, for answers up to 20 %.
func (s Setup) fragmentation(of Range[unit.Bytes]) Term {
	percent := func(n int64, of unit.Bytes) Sum {
		return Sum{{part("percent", n, 100), by("subtotal", int64(of))}}
	}
	high := int64(10)
	if s.Task == Infer {
		high = 20
	}
	return term("fragmentation", eleutherRule, Range[Sum]{percent(5, of.Low), percent(10, of.Likely), percent(high, of.High)})
}
