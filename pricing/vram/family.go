package vram

import (
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// family is how one kind of model is built where its config.json does not say it.
type family struct {
	kind       string // model_type
	gated      bool
	bias       bool
	qkvBias    bool
	qkNorm     bool
	embedNorm  bool
	norms      int64
	tied       bool  // where tie_word_embeddings is not given
	learned    bool  // positions are learned
	spare      int64 // rows of learned positions beyond those that the config gives
	latent     bool  // as DeepSeek's: latent attention, shared experts, first layers without experts
	sharedGate bool  // as Qwen's: a shared expert with a gate
	part       bool  // it sees as well: what sees is not counted
}

// families are the kinds of models whose tensors are known.
var families = []family{
	{kind: "bloom", bias: true, embedNorm: true, norms: 2, tied: true},
	{kind: "deepseek_v2", gated: true, norms: 2, latent: true},
	{kind: "deepseek_v3", gated: true, norms: 2, latent: true},
	{kind: "gemma", gated: true, norms: 2, tied: true},
	{kind: "gemma2", gated: true, norms: 4, tied: true},
	{kind: "gemma3_text", gated: true, qkNorm: true, norms: 4, tied: true},
	{kind: "gpt2", bias: true, norms: 2, tied: true, learned: true},
	{kind: "llama", gated: true, norms: 2},
	{kind: "mistral", gated: true, norms: 2},
	{kind: "mixtral", gated: true, norms: 2},
	{kind: "opt", bias: true, norms: 2, tied: true, learned: true, spare: 2},
	{kind: "phi3", gated: true, norms: 2},
	{kind: "qwen2", gated: true, qkvBias: true, norms: 2},
	{kind: "qwen2_5_vl", gated: true, qkvBias: true, norms: 2, part: true},
	{kind: "qwen2_5_vl_text", gated: true, qkvBias: true, norms: 2},
	{kind: "qwen2_moe", gated: true, qkvBias: true, norms: 2, sharedGate: true},
	{kind: "qwen2_vl", gated: true, qkvBias: true, norms: 2, part: true},
	{kind: "qwen3", gated: true, qkNorm: true, norms: 2},
	{kind: "qwen3_moe", gated: true, qkNorm: true, norms: 2},
	{kind: "qwen3_vl_text", gated: true, qkNorm: true, norms: 2},
}

// family finds how the kind of model is built.
func (c config) family() (family, model.Faults) {
	kind, _ := c["model_type"].(string)
	var known []string
	for _, f := range families {
		if f.kind == kind {
			return f, nil
		}
		known = append(known, f.kind)
	}
	fault := &model.Fault{Path: "model_type", Want: text.SizeWantKind.With(strings.Join(known, ", "))}
	if v := c["model_type"]; v != nil {
		fault.Value = written(v)
	}
	return family{}, model.Faults{fault}
}

// size is a number of a config.json with the names that it goes by, and from where to where it is plausible.
type size struct {
	names       []string
	least, most int64
	needed      bool
	at          func(*Shape) *int64
}

// The sizes that every kind needs; those that have a default, which stands in the shape already; and those of some kinds.
var (
	sizes = []size{
		{[]string{"num_hidden_layers", "n_layer"}, 1, 10_000, true, func(s *Shape) *int64 { return &s.Layers }},
		{[]string{"hidden_size", "n_embd"}, 1, 1 << 20, true, func(s *Shape) *int64 { return &s.Hidden }},
		{[]string{"num_attention_heads", "n_head"}, 1, 1 << 16, true, func(s *Shape) *int64 { return &s.Heads }},
		{[]string{"vocab_size"}, 1, 1 << 24, true, func(s *Shape) *int64 { return &s.Vocab }},
	}
	options = []size{
		{[]string{"num_key_value_heads"}, 1, 1 << 16, false, func(s *Shape) *int64 { return &s.KVHeads }},
		{[]string{"head_dim"}, 1, 1 << 16, false, func(s *Shape) *int64 { return &s.HeadSize }},
		{[]string{"moe_intermediate_size", "intermediate_size", "ffn_dim", "n_inner"}, 1, 1 << 24, false, func(s *Shape) *int64 { return &s.FFN }},
		{[]string{"num_local_experts", "num_experts", "n_routed_experts"}, 1, 1 << 16, false, func(s *Shape) *int64 { return &s.Experts }},
		{[]string{"num_experts_per_tok"}, 1, 1 << 16, false, func(s *Shape) *int64 { return &s.Active }},
	}
	positions   = []size{{[]string{"max_position_embeddings", "n_positions"}, 1, 1 << 30, true, func(s *Shape) *int64 { return &s.Positions }}}
	sharedSizes = []size{{[]string{"shared_expert_intermediate_size"}, 1, 1 << 24, true, func(s *Shape) *int64 { return &s.Shared }}}
	denseSizes  = []size{{[]string{"intermediate_size"}, 1, 1 << 24, true, func(s *Shape) *int64 { return &s.DenseFFN }}}
	latents     = []size{
		{[]string{"kv_lora_rank"}, 1, 1 << 20, true, func(s *Shape) *int64 { return &s.Latent.KV }},
		{[]string{"qk_rope_head_dim"}, 1, 1 << 16, true, func(s *Shape) *int64 { return &s.Latent.Rope }},
		{[]string{"qk_nope_head_dim"}, 1, 1 << 16, true, func(s *Shape) *int64 { return &s.Latent.Nope }},
		{[]string{"v_head_dim"}, 1, 1 << 16, true, func(s *Shape) *int64 { return &s.Latent.Value }},
		{[]string{"q_lora_rank"}, 1, 1 << 20, false, func(s *Shape) *int64 { return &s.Latent.Query }},
		{[]string{"first_k_dense_replace"}, 0, 10_000, false, func(s *Shape) *int64 { return &s.Dense }},
		{[]string{"n_shared_experts"}, 0, 1 << 10, false, func(s *Shape) *int64 { return &s.Shared }}, // times their width
	}
)

// uncounted are what adds or moves tensors that the families do not have, with the value at which it does not.
var uncounted = []struct {
	name  string
	want  string
	usual func(any) bool
}{
	{"attention_bias", "false", off}, {"mlp_bias", "false", off}, {"add_cross_attention", "false", off},
	{"moe_layer_freq", "1", one}, {"decoder_sparse_step", "1", one}, {"mlp_only_layers", "[]", empty},
}

func off(v any) bool { return v == false }

func one(v any) bool {
	n, ok := whole(v)
	return ok && n == 1
}

func empty(v any) bool {
	list, ok := v.([]any)
	return ok && len(list) == 0
}
