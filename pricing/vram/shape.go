package vram

// Shape is the sizes of a decoder-only transformer. From it follow the parameters, the activations and the keys and values.
type Shape struct {
	Layers    int64
	Hidden    int64 // width of the stream between layers
	Heads     int64 // of queries
	KVHeads   int64 // of keys and values; fewer than Heads where they are grouped
	HeadSize  int64
	FFN       int64 // width of the feed-forward part, of one expert
	Vocab     int64
	Positions int64 // rows of learned positions; 0: none

	Gated     bool  // the feed-forward part has three matrices (SwiGLU), not two
	Tied      bool  // the output uses the embedding's matrix
	Bias      bool  // every linear layer and norm adds a bias
	QKVBias   bool  // only queries, keys and values add one
	QKNorm    bool  // queries and keys are normed
	Norms     int64 // in each layer
	EmbedNorm bool  // the embedding is normed

	Experts    int64 // 0: one feed-forward part that is always used
	Active     int64 // experts that each token uses
	Shared     int64 // width of the experts that every token uses besides, together; 0: none
	SharedGate bool  // what they give is weighed by one more row
	Dense      int64 // the first layers have one feed-forward part in place of experts
	DenseFFN   int64 // width of that
	Latent     Latent
}

// Latent is the sizes of attention that keeps one short vector of each token in place of its keys and values (multi-head latent
// attention, https://arxiv.org/abs/2405.04434 §2.1); its zero: keys and values are kept.
type Latent struct {
	KV    int64 // width of the vector
	Rope  int64 // of the key beside it that has the position; of each query as well
	Nope  int64 // of the part of each query that has no position
	Value int64 // width of a head of values
	Query int64 // width of the vector that queries are made from; 0: they are made from the stream
}

// kept is the numbers that a layer keeps of each token.
func (l Latent) kept() int64 { return l.KV + l.Rope }

// Counts is the parameters of a model.
type Counts struct {
	Total  int64
	Active int64 // that one token uses: fewer than Total with experts
	Linear int64 // in the matrices of the layers: what LoRA adapts and QLoRA holds in 4 bits
	Layer  int64 // in one layer
}

// Count counts the parameters (formulas §5.1): sums of tensor shapes, without rounding.
func (s Shape) Count() Counts {
	layer, first := s.layer(s.experts()), s.dense().layer(1)
	rest := s.outside() + s.Dense*first
	mixed := s.Layers - s.Dense
	return Counts{
		Total:  mixed*layer + rest,
		Active: mixed*s.layer(s.activeExperts()) + rest,
		Linear: s.sum(func(m matrix) int64 { return m.in * m.out }),
		Layer:  max(layer, first),
	}
}

// Adapters counts what LoRA of a rank trains on all linear matrices: rank × (in + out) each (formulas §5.2).
func (s Shape) Adapters(rank int64) int64 {
	return rank * s.sum(func(m matrix) int64 { return m.in + m.out })
}

// dense is the shape of the first layers.
func (s Shape) dense() Shape {
	s.FFN, s.Experts, s.Shared = s.DenseFFN, 0, 0
	return s
}

// matrix is the shape of matrices, and how many there are of it.
type matrix struct{ in, out, times int64 }

// sum adds up what each matrix of the layers has.
func (s Shape) sum(of func(matrix) int64) int64 {
	mixed, first := s.Layers-s.Dense, int64(0)
	if s.Dense > 0 {
		first = s.Dense * total(s.dense().mlp(1), of)
	}
	return s.Layers*total(s.attention(), of) + mixed*total(s.mlp(s.experts()), of) + first
}

func total(list []matrix, of func(matrix) int64) int64 {
	var n int64
	for _, m := range list {
		n += m.times * of(m)
	}
	return n
}

// parameters are those of matrices.
func parameters(list []matrix) int64 {
	return total(list, func(m matrix) int64 { return m.in * m.out })
}

func (s Shape) queries() int64       { return s.Heads * s.HeadSize }
func (s Shape) keys() int64          { return s.KVHeads * s.HeadSize }
func (s Shape) experts() int64       { return max(1, s.Experts) }
func (s Shape) activeExperts() int64 { return max(1, s.Active) }

// attention lists the matrices of queries, keys, values and output.
func (s Shape) attention() []matrix {
	l := s.Latent
	if l.KV == 0 {
		return []matrix{{s.Hidden, s.queries(), 2}, {s.Hidden, s.keys(), 2}}
	}
	list := []matrix{{s.Hidden, l.kept(), 1}, {l.KV, s.Heads * (l.Nope + l.Value), 1}, {s.Heads * l.Value, s.Hidden, 1}}
	queries := s.Heads * (l.Nope + l.Rope)
	if l.Query == 0 {
		return append(list, matrix{s.Hidden, queries, 1})
	}
	return append(list, matrix{s.Hidden, l.Query, 1}, matrix{l.Query, queries, 1})
}

// mlp lists the matrices of the feed-forward part of so many experts, with those that every token uses.
func (s Shape) mlp(experts int64) []matrix {
	list := []matrix{{s.Hidden, s.FFN, experts * s.matrices()}}
	if s.Shared > 0 {
		list = append(list, matrix{s.Hidden, s.Shared, s.matrices()})
	}
	return list
}

// matrices gives the number of matrices in the feed-forward part.
func (s Shape) matrices() int64 {
	if s.Gated {
		return 3
	}
	return 2
}

// layer counts one layer that holds so many experts.
func (s Shape) layer(experts int64) int64 {
	n := parameters(s.attention()) + parameters(s.mlp(experts)) + s.Norms*s.norm() + s.biases()
	if s.Experts > 0 {
		n += s.Hidden * s.Experts // the router
	}
	if s.Shared > 0 && s.SharedGate {
		n += s.Hidden
	}
	if s.QKNorm {
		n += 2 * s.HeadSize
	}
	return n + s.Latent.KV + s.Latent.Query // both are normed
}

// atMost is a bound that is never below the count and does not overflow, whatever the sizes.
func (s Shape) atMost() float64 {
	n := func(v int64) float64 { return float64(v) }
	widest := n(max(s.FFN, s.Shared, s.DenseFFN))
	heads := n(s.Heads) * (n(s.HeadSize) + n(s.Latent.Rope) + n(s.Latent.Nope) + n(s.Latent.Value))
	layer := 3*(n(s.Experts)+3)*(n(s.Hidden)+1)*(widest+1) + 4*heads*(n(s.Hidden)+n(s.Latent.KV)+n(s.Latent.Query)) + n(s.Hidden)*(n(s.Latent.kept())+n(s.Latent.Query)+n(s.Norms))
	return n(s.Layers)*layer + (2*n(s.Vocab)+n(s.Positions)+4)*n(s.Hidden)
}

// outside counts what is in no layer: embedding, positions, output, norms.
func (s Shape) outside() int64 {
	n := s.Vocab*s.Hidden + s.Positions*s.Hidden + s.norm()
	if !s.Tied {
		n += s.Vocab * s.Hidden
	}
	if s.EmbedNorm {
		n += s.norm()
	}
	return n
}

func (s Shape) norm() int64 {
	if s.Bias {
		return 2 * s.Hidden
	}
	return s.Hidden
}

// biases counts those of the linear matrices in one layer.
func (s Shape) biases() int64 {
	qkv := s.queries() + 2*s.keys()
	switch {
	case s.Bias:
		return qkv + s.Hidden + (s.matrices()-1)*s.FFN + s.Hidden
	case s.QKVBias:
		return qkv
	}
	return 0
}
