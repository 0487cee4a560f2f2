package vram

import (
	"encoding/json"
	"io"
	"strconv"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// config is a model's config.json in the layout of Hugging Face.
type config map[string]any

// maxConfig is more than a config.json has.
const maxConfig = 1 << 20

// ReadConfig reads a model's own config.json; name is what the model is called. The error is a model.Faults that tells every value
// that is missing or not possible; a kind of model whose tensors are not known is refused, since its numbers would not be exact.
func ReadConfig(name string, r io.Reader) (Model, error) {
	d := json.NewDecoder(io.LimitReader(r, maxConfig))
	d.UseNumber()
	var c config
	if err := d.Decode(&c); err != nil {
		return Model{}, model.Faults{{What: text.SizeNoJSON.With(name), Want: text.SizeWantConfig.With()}}
	}
	m, faults := c.model()
	if len(faults) > 0 {
		return Model{}, faults
	}
	m.Name = name
	return m, nil
}

// family is how one kind of model is built where its config.json does not say it.
type family struct {
	kind      string // model_type
	gated     bool
	bias      bool
	qkvBias   bool
	qkNorm    bool
	embedNorm bool
	norms     int64
	tied      bool  // where tie_word_embeddings is not given
	learned   bool  // positions are learned
	spare     int64 // rows of learned positions beyond those that the config gives
}

// families are the kinds of models whose tensors are known.
var families = []family{
	{kind: "bloom", bias: true, embedNorm: true, norms: 2, tied: true},
	{kind: "gemma", gated: true, norms: 2, tied: true},
	{kind: "gemma2", gated: true, norms: 4, tied: true},
	{kind: "gpt2", bias: true, norms: 2, tied: true, learned: true},
	{kind: "llama", gated: true, norms: 2},
	{kind: "mistral", gated: true, norms: 2},
	{kind: "mixtral", gated: true, norms: 2},
	{kind: "opt", bias: true, norms: 2, tied: true, learned: true, spare: 2},
	{kind: "phi3", gated: true, norms: 2},
	{kind: "qwen2", gated: true, qkvBias: true, norms: 2},
	{kind: "qwen3", gated: true, qkNorm: true, norms: 2},
	{kind: "qwen3_moe", gated: true, qkNorm: true, norms: 2},
}

// sizes are the numbers of a config.json with the names that they go by, and the largest that is plausible.
var sizes = []struct {
	names []string
	most  int64
	at    func(*Shape) *int64
}{
	{[]string{"num_hidden_layers", "n_layer"}, 10_000, func(s *Shape) *int64 { return &s.Layers }},
	{[]string{"hidden_size", "n_embd"}, 1 << 20, func(s *Shape) *int64 { return &s.Hidden }},
	{[]string{"num_attention_heads", "n_head"}, 1 << 16, func(s *Shape) *int64 { return &s.Heads }},
	{[]string{"vocab_size"}, 1 << 24, func(s *Shape) *int64 { return &s.Vocab }},
}

// options are those that have a default, which stands in the shape already.
var options = []struct {
	names []string
	most  int64
	at    func(*Shape) *int64
}{
	{[]string{"num_key_value_heads"}, 1 << 16, func(s *Shape) *int64 { return &s.KVHeads }},
	{[]string{"head_dim"}, 1 << 16, func(s *Shape) *int64 { return &s.HeadSize }},
	{[]string{"moe_intermediate_size", "intermediate_size", "ffn_dim", "n_inner"}, 1 << 24, func(s *Shape) *int64 { return &s.FFN }},
	{[]string{"num_local_experts", "num_experts"}, 1 << 16, func(s *Shape) *int64 { return &s.Experts }},
	{[]string{"num_experts_per_tok"}, 1 << 16, func(s *Shape) *int64 { return &s.Active }},
}

// uncounted are switches that add tensors which the families do not have.
var uncounted = []string{"attention_bias", "mlp_bias", "add_cross_attention"}

// model gives the model that a config describes.
func (c config) model() (Model, model.Faults) {
	f, faults := c.family()
	s := Shape{Gated: f.gated, Bias: f.bias, QKVBias: f.qkvBias, QKNorm: f.qkNorm, EmbedNorm: f.embedNorm, Norms: f.norms, Tied: f.tied}
	for _, each := range sizes {
		faults = append(faults, c.read(each.names, each.most, true, each.at(&s))...)
	}
	s.KVHeads, s.FFN = s.Heads, 4*s.Hidden
	if s.Heads > 0 {
		s.HeadSize = s.Hidden / s.Heads
	}
	for _, each := range options {
		faults = append(faults, c.read(each.names, each.most, false, each.at(&s))...)
	}
	if f.learned {
		faults = append(faults, c.read([]string{"max_position_embeddings", "n_positions"}, 1<<30, true, &s.Positions)...)
		s.Positions += f.spare
	}
	if tied, given := c["tie_word_embeddings"].(bool); given {
		s.Tied = tied
	}
	return Of("", s), append(faults, c.refuse(s)...)
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
	fault := &model.Fault{Path: "model_type", Want: text.WantOneOf.With(strings.Join(known, ", "))}
	if kind != "" {
		fault.Value = model.Shown(model.Text, kind)
	}
	return family{}, model.Faults{fault}
}

// read takes a number that goes by one of several names; one that is left out or null is a fault where it is needed.
func (c config) read(names []string, most int64, needed bool, at *int64) model.Faults {
	want := text.WantRange.With("1", strconv.FormatInt(most, 10))
	for _, name := range names {
		if c[name] == nil {
			continue
		}
		n, ok := whole(c[name])
		if !ok || n < 1 || n > most {
			return model.Faults{{Path: name, Value: written(c[name]), Want: want}}
		}
		*at = n
		return nil
	}
	if needed {
		return model.Faults{{Path: strings.Join(names, "/"), Want: want}}
	}
	return nil
}

// written shows a value for a message.
func written(v any) string {
	if s, ok := v.(string); ok {
		return model.Shown(model.Text, s)
	}
	data, _ := json.Marshal(v) // it was read from JSON
	return model.Shown(model.Decimal, string(data))
}

// whole reads a number as JSON and TOML give it.
func whole(v any) (int64, bool) {
	switch v := v.(type) {
	case int64:
		return v, true
	case json.Number:
		n, err := v.Int64()
		return n, err == nil
	}
	return 0, false
}

// refuse finds what would make the count wrong.
func (c config) refuse(s Shape) model.Faults {
	var faults model.Faults
	for _, name := range uncounted {
		if on, _ := c[name].(bool); on {
			faults = append(faults, &model.Fault{Path: name, Value: "true", Want: text.WantThis.With("false")})
		}
	}
	if s.KVHeads > 0 && s.Heads%s.KVHeads != 0 {
		faults = append(faults, &model.Fault{
			Path: "num_key_value_heads", Value: strconv.FormatInt(s.KVHeads, 10), Want: text.SizeWantDivisor.With(strconv.FormatInt(s.Heads, 10)),
		})
	}
	if s.Active > s.experts() || s.Experts > 0 && s.Active == 0 {
		faults = append(faults, &model.Fault{
			Path: "num_experts_per_tok", Value: strconv.FormatInt(s.Active, 10), Want: text.WantRange.With("1", strconv.FormatInt(s.experts(), 10)),
		})
	}
	return faults
}
