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

	Experts int64 // 0: one feed-forward part that is always used
	Active  int64 // experts that each token uses
}

// Counts is the parameters of a model.
type Counts struct {
	Total  int64
	Active int64 // that one token uses: fewer than Total with experts
	Linear int64 // in the matrices of the layers: what LoRA adapts and QLoRA holds in 4 bits
	Layer  int64 // in one layer
}

// Count counts the parameters (formulas §5.1): sums of tensor shapes, without rounding.
func (s Shape) Count() Counts {
	layer := s.layer(s.experts())
	rest := s.outside()
	return Counts{
		Total:  s.Layers*layer + rest,
		Active: s.Layers*s.layer(s.activeExperts()) + rest,
		Linear: s.Layers * (s.attention() + s.experts()*s.mlp()),
		Layer:  layer,
	}
}

// Adapters counts what LoRA of a rank trains on all linear matrices: rank × (in + out) each (formulas §5.2).
func (s Shape) Adapters(rank int64) int64 {
	q, kv := s.Hidden+s.queries(), s.Hidden+s.keys()
	return s.Layers * rank * (2*q + 2*kv + s.experts()*s.matrices()*(s.Hidden+s.FFN))
}

func (s Shape) queries() int64       { return s.Heads * s.HeadSize }
func (s Shape) keys() int64          { return s.KVHeads * s.HeadSize }
func (s Shape) experts() int64       { return max(1, s.Experts) }
func (s Shape) activeExperts() int64 { return max(1, s.Active) }
func (s Shape) attention() int64     { return 2*s.Hidden*s.queries() + 2*s.Hidden*s.keys() }
func (s Shape) mlp() int64           { return s.matrices() * s.Hidden * s.FFN }

// matrices gives the number of matrices in the feed-forward part.
func (s Shape) matrices() int64 {
	if s.Gated {
		return 3
	}
	return 2
}

// layer counts one layer that holds so many experts.
func (s Shape) layer(experts int64) int64 {
	n := s.attention() + experts*s.mlp() + s.Norms*s.norm() + s.biases()
	if s.Experts > 0 {
		n += s.Hidden * s.Experts // the router
	}
	if s.QKNorm {
		n += 2 * s.HeadSize
	}
	return n
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
