package vram

import (
	"errors"
	"strings"
	"testing"

	"app/gpuplan/model"
)

const llamaConfig = `{"model_type": "llama", "num_hidden_layers": 32, "hidden_size": 4096, "num_attention_heads": 32,
 "intermediate_size": 11008, "vocab_size": 32000, "num_key_value_heads": 32, "torch_dtype": "float16", "rope_scaling": null}`

func TestReadConfig(t *testing.T) {
	m, err := ReadConfig("mine", strings.NewReader(llamaConfig))
	if err != nil || m.Name != "mine" || m.Counts != lookup(t, "llama-2-7b").Counts || m.Assumed {
		t.Errorf("%+v, %v", m, err)
	}
}

// A value that would make the count wrong is refused, and says what would be right; all of them at once.
func TestConfigsThatAreRefused(t *testing.T) {
	with := func(old, changed string) string { return strings.Replace(llamaConfig, old, changed, 1) }
	for _, c := range []struct{ config, want string }{
		{"", "mine is not JSON, want a model's config.json in the layout of Hugging Face"},
		{"[]", "mine is not JSON"},
		{"{}", "model_type: missing, want one of bloom"},
		{with(`"llama"`, `"rwkv"`), `model_type: "rwkv", want one of bloom`},
		{with(`"num_hidden_layers": 32, `, ""), "num_hidden_layers/n_layer: missing, want 1 to 10000"},
		{with("4096", "0"), "hidden_size: 0, want 1 to 1048576"},
		{with("4096", "4096.5"), "hidden_size: 4096.5, want 1 to 1048576"},
		{with("4096", "1e99"), "hidden_size: 1e99, want 1 to 1048576"},
		{with("4096", `"4096"`), `hidden_size: "4096", want 1 to 1048576`},
		{with("4096", "[4096]"), "hidden_size: [4096], want 1 to 1048576"},
		{with(`value_heads": 32`, `value_heads": 12`), "num_key_value_heads: 12, want a divisor of the 32 heads"},
		{with("}", `, "attention_bias": true}`), "attention_bias: true, want false"},
		{with("}", `, "num_local_experts": 8}`), "num_experts_per_tok: 0, want 1 to 8"},
		{with("}", `, "num_local_experts": 8, "num_experts_per_tok": 9}`), "num_experts_per_tok: 9, want 1 to 8"},
	} {
		_, err := ReadConfig("mine", strings.NewReader(c.config))
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s\n%v, want %s", c.config, err, c.want)
		}
	}
	_, err := ReadConfig("mine", strings.NewReader("{}"))
	if faults := (model.Faults)(nil); !errors.As(err, &faults) || len(faults) != 5 {
		t.Errorf("an empty config has the faults\n%v", err)
	}
}

// Whatever a file has, it gives a model that can be reckoned with, or says why not.
func FuzzReadConfig(f *testing.F) {
	f.Add(llamaConfig)
	f.Add(`{"model_type": "gpt2", "n_layer": 10000, "n_embd": 1048576, "n_head": 1, "vocab_size": 16777216, "n_positions": 1}`)
	f.Add(`{"model_type": "qwen3_moe", "num_experts": 65536, "num_experts_per_tok": 1}`)
	f.Fuzz(func(t *testing.T, config string) {
		m, err := ReadConfig("mine", strings.NewReader(config))
		if err != nil {
			return
		}
		for _, task := range Tasks {
			if s := New(m, task); s.Check() == nil {
				n := s.Need().Total
				if n.Low < 0 || n.Low > n.High || m.Counts.Active > m.Counts.Total || m.Counts.Linear < 0 {
					t.Errorf("%s needs %v of %+v", task, n, m.Counts)
				}
			}
		}
	})
}
