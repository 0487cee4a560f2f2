package vram

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
)

// config is a model's config.json in the layout of Hugging Face.
type config map[string]any

// maxConfig is more bytes than a config.json has.
const maxConfig = 1 << 20

// ReadConfig reads a model's own config.json; name is the path that it is called by. The error is a model.Faults that tells every
// value that is missing or not possible, or the reader's own; a kind of model whose tensors are not known is refused, since its
// numbers would not be exact.
func ReadConfig(name string, r io.Reader) (Model, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxConfig+1))
	if err != nil {
		return Model{}, err
	}
	if len(data) > maxConfig {
		return Model{}, model.Faults{{What: text.SizeLongConfig.With(name), Want: text.SizeWantConfig.With()}}
	}
	c, ok := decode(data)
	if !ok {
		return Model{}, model.Faults{{What: text.SizeNoJSON.With(name), Want: text.SizeWantConfig.With()}}
	}
	m, faults := c.model()
	if len(faults) > 0 {
		return Model{}, faults
	}
	m.Name, m.Own = name, true
	return m, nil
}

// decode reads one JSON object and nothing behind it; a byte order mark before it is passed over.
func decode(data []byte) (config, bool) {
	d := json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff"))))
	d.UseNumber()
	var c config
	if d.Decode(&c) != nil || c == nil {
		return nil, false
	}
	_, err := d.Token()
	return c, errors.Is(err, io.EOF)
}

// model gives the model that a config describes. What one for pictures and language says of language stands in a part of its own.
func (c config) model() (Model, model.Faults) {
	all := c
	if part, ok := c["text_config"].(map[string]any); ok {
		c = part
		if c["tie_word_embeddings"] == nil {
			c["tie_word_embeddings"] = all["tie_word_embeddings"]
		}
	}
	f, faults := c.family()
	s, wrong := c.shape(f)
	if faults = append(faults, wrong...); len(faults) > 0 {
		return Model{}, faults
	}
	m := Of("", s)
	m.Part = f.part || all["vision_config"] != nil || all["audio_config"] != nil
	if m.Held = c.held(); m.Held.Num == 0 {
		m.Held = all.held()
	}
	return m, nil
}

// shape reads the sizes of a model of a known kind.
func (c config) shape(f family) (Shape, model.Faults) {
	s := Shape{Gated: f.gated, Bias: f.bias, QKVBias: f.qkvBias, QKNorm: f.qkNorm, EmbedNorm: f.embedNorm, Norms: f.norms, Tied: f.tied, SharedGate: f.sharedGate}
	faults := c.readAll(sizes, &s)
	s.KVHeads, s.FFN = s.Heads, 4*s.Hidden
	if s.Heads > 0 {
		s.HeadSize = s.Hidden / s.Heads
	}
	faults = append(faults, c.readAll(options, &s)...)
	if f.latent {
		faults = append(faults, c.readLatent(&s)...)
	}
	if f.sharedGate {
		faults = append(faults, c.readAll(sharedSizes, &s)...)
	}
	if f.learned {
		faults = append(faults, c.readAll(positions, &s)...)
		s.Positions += f.spare
	}
	if tied, given := c["tie_word_embeddings"].(bool); given {
		s.Tied = tied
	}
	if len(faults) == 0 {
		faults = c.refuse(f, s)
	}
	return s, faults
}

// readLatent reads what DeepSeek's models have more: latent attention, experts that every token uses, first layers without experts.
func (c config) readLatent(s *Shape) model.Faults {
	faults := c.readAll(latents, s)
	s.Shared *= s.FFN // so many experts of its width
	if s.Dense > 0 {
		faults = append(faults, c.readAll(denseSizes, s)...)
	}
	return faults
}

// readAll reads the numbers of a list.
func (c config) readAll(list []size, s *Shape) model.Faults {
	var faults model.Faults
	for _, each := range list {
		faults = append(faults, c.read(each, each.at(s))...)
	}
	return faults
}

// read takes a number that goes by one of several names; one that is left out or null is a fault where it is needed.
func (c config) read(z size, at *int64) model.Faults {
	want := text.WantRange.With(strconv.FormatInt(z.least, 10), strconv.FormatInt(z.most, 10))
	for _, name := range z.names {
		if c[name] == nil {
			continue
		}
		n, ok := whole(c[name])
		if !ok || n < z.least || n > z.most {
			return model.Faults{{Path: name, Value: written(c[name]), Want: want}}
		}
		*at = n
		return nil
	}
	if z.needed {
		return model.Faults{{Path: strings.Join(z.names, "/"), Want: want}}
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
func (c config) refuse(f family, s Shape) model.Faults {
	var faults model.Faults
	wrong := func(name string, v int64, want text.Phrase) {
		faults = append(faults, &model.Fault{Path: name, Value: strconv.FormatInt(v, 10), Want: want})
	}
	for _, u := range uncounted {
		if v, given := c[u.name]; given && v != nil && !u.usual(v) {
			faults = append(faults, &model.Fault{Path: u.name, Value: written(v), Want: text.WantThis.With(u.want)})
		}
	}
	if s.Heads%s.KVHeads != 0 {
		wrong("num_key_value_heads", s.KVHeads, text.SizeWantDivisor.With(strconv.FormatInt(s.Heads, 10)))
	}
	if c["head_dim"] == nil && !f.latent && s.Hidden%s.Heads != 0 {
		wrong("num_attention_heads", s.Heads, text.SizeWantHeads.With(strconv.FormatInt(s.Hidden, 10)))
	}
	if s.Active > s.experts() || s.Experts > 0 && s.Active == 0 {
		wrong("num_experts_per_tok", s.Active, text.WantRange.With("1", strconv.FormatInt(s.experts(), 10)))
	}
	if s.Dense > s.Layers {
		wrong("first_k_dense_replace", s.Dense, text.WantRange.With("0", strconv.FormatInt(s.Layers, 10)))
	}
	if s.atMost() > MaxParams {
		wrong("hidden_size", s.Hidden, text.SizeWantFewer.With(text.Count(MaxParams)))
	}
	return faults
}

// held tells how the files of the model hold its weights; its zero where the config does not say it in words that are known.
func (c config) held() Precision {
	name := ""
	for _, key := range []string{"torch_dtype", "dtype"} {
		if s, ok := c[key].(string); ok {
			name = heldNames[strings.TrimPrefix(s, "torch.")]
		}
	}
	if q, ok := c["quantization_config"].(map[string]any); ok {
		name = config(q).quantized()
	}
	for _, p := range Precisions {
		if p.Name == name {
			return p
		}
	}
	return Precision{}
}

// quantized names the precision that a quantization_config tells of; empty where it is not one that is known.
func (c config) quantized() string {
	method, _ := c["quant_method"].(string)
	switch n, _ := whole(c["bits"]); {
	case n == 4 || c["load_in_4bit"] == true:
		return Int4.Name
	case n == 8 || c["load_in_8bit"] == true:
		return Int8.Name
	}
	return heldNames[method]
}

// heldNames are the precisions by their names in a config.json.
var heldNames = map[string]string{
	"bfloat16": "bf16", "float16": "fp16", "float32": "fp32", "float8_e4m3fn": "fp8", "fp8": "fp8", "fbgemm_fp8": "fp8", "mxfp4": "mxfp4",
}
