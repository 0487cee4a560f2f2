package vram

import (
	"errors"
	"strings"
	"testing"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
)

const llamaConfig = `{"model_type": "llama", "num_hidden_layers": 32, "hidden_size": 4096, "num_attention_heads": 32,
 "intermediate_size": 11008, "vocab_size": 32000, "num_key_value_heads": 32, "torch_dtype": "float16", "rope_scaling": null}`

func TestReadConfig(t *testing.T) {
	m, err := ReadConfig("mine", strings.NewReader(llamaConfig))
	if err != nil || m.Name != "mine" || !m.Own || m.Part || m.Held.Name != "fp16" || m.Counts != lookup(t, "llama-2-7b").Counts || m.Assumed {
		t.Errorf("%+v, %v", m, err)
	}
}

// A value that would make the count wrong is refused, and says what would be right; all of them at once.
func TestConfigsThatAreRefused(t *testing.T) {
	with := func(old, changed string) string { return strings.Replace(llamaConfig, old, changed, 1) }
	for _, c := range []struct{ config, want string }{
		{"", "mine is not JSON, want a model's config.json in the layout of Hugging Face"},
		{"[]", "mine is not JSON"},
		{"null", "mine is not JSON"},
		{llamaConfig + "{}", "mine is not JSON"},
		{strings.Repeat("[", 20_000), "mine is not JSON"},
		{strings.Repeat(" ", maxConfig) + llamaConfig, "mine is larger than 1 MiB"},
		{"{}", "model_type: missing, want one of bloom"},
		{with(`"llama"`, `"rwkv"`), `model_type: "rwkv", want one of bloom`},
		{with(`"num_hidden_layers": 32, `, ""), "num_hidden_layers/n_layer: missing, want 1 to 10000"},
		{with("4096", "0"), "hidden_size: 0, want 1 to 1048576"},
		{with("4096", "4096.5"), "hidden_size: 4096.5, want 1 to 1048576"},
		{with("4096", "1e99"), "hidden_size: 1e99, want 1 to 1048576"},
		{with("4096", `"4096"`), `hidden_size: "4096", want 1 to 1048576`},
		{with("4096", "[4096]"), "hidden_size: [4096], want 1 to 1048576"},
		{with(`value_heads": 32`, `value_heads": 12`), "num_key_value_heads: 12, want a divisor of the 32 heads"},
		{with("4096", "-4096"), "hidden_size: -4096, want 1 to 1048576"},
		{with(`"llama"`, "7"), "model_type: 7, want one of bloom"},
		{with(`attention_heads": 32`, `attention_heads": 33`), "num_key_value_heads: 32, want a divisor of the 33 heads"},
		{with(`attention_heads": 32`, `attention_heads": 96`), "num_attention_heads: 96, want a divisor of hidden_size 4096, or head_dim beside it"},
		{`{"model_type": "mixtral", "num_hidden_layers": 10000, "hidden_size": 1048576, "num_attention_heads": 65536, "vocab_size": 16777216,
		   "intermediate_size": 16777216, "num_local_experts": 65536, "num_experts_per_tok": 1}`, "hidden_size: 1048576, want sizes that come to at most"},
		{`{"text_config": {"model_type": "qwen9"}}`, `model_type: "qwen9", want one of bloom`},
		{strings.Replace(kinds[1].config, `sparse_step": 1`, `sparse_step": 2`, 1), "decoder_sparse_step: 2, want 1"},
		{strings.Replace(kinds[1].config, `sparse_step": 1`, `sparse_step": 1, "mlp_only_layers": [0]`, 1), "mlp_only_layers: [0], want []"},
		{strings.Replace(kinds[1].config, `"shared_expert`, `"sharde_expert`, 1), "shared_expert_intermediate_size: missing, want 1 to"},
		{strings.Replace(kinds[0].config, `"kv_lora_rank": 512, `, "", 1), "kv_lora_rank: missing, want 1 to"},
		{strings.Replace(kinds[0].config, `dense_replace": 1`, `dense_replace": 28`, 1), "first_k_dense_replace: 28, want 0 to 27"},
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
	for _, k := range kinds {
		f.Add(k.config)
	}
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

// kinds are models that are built otherwise than Llama; each config has what the model's own config.json says.
//
// DeepSeek-V2-Lite on paper (15.7 B in all, 2.4 B in use: https://huggingface.co/deepseek-ai/DeepSeek-V2-Lite):
//
//	attention of a layer   queries 2048 × 16 × 192, latent 2048 × 576, keys and values 512 × 16 × 256, output 2048 × 2048, norm 512
//	                       6,291,456 + 1,179,648 + 2,097,152 + 4,194,304 + 512                  13,763,072
//	an expert              3 × 2048 × 1408                                                       8,650,752
//	26 layers              13,763,072 + 66 × 8,650,752 + router 2048 × 64 + norms 4096         584,847,872, together 15,206,044,672
//	first layer            13,763,072 + 3 × 2048 × 10,944 + 4096                                81,007,104
//	embedding and output   2 × 102,400 × 2048 + 2048                                           419,432,448
//	parameters                                                                              15,706,484,224
//	in use by a token      26 × (584,847,872 - 58 × 8,650,752) + 81,007,104 + 419,432,448    2,661,150,208; published without the embedding: 2.45 B
//	kept of a token        27 layers × (512 + 64) × 2 B                                             31,104 B
//
// Qwen1.5-MoE-A2.7B: 14.3 B (https://huggingface.co/Qwen/Qwen1.5-MoE-A2.7B):
//
//	attention              4 × 2048 × 2048 + biases 3 × 2048                                    16,783,360
//	60 experts, shared     60 × 3 × 2048 × 1408 + 3 × 2048 × 5632 + its gate 2048              553,650,176
//	router and norms       2048 × 60 + 2 × 2048                                                    126,976
//	24 layers              24 × 570,560,512                                                 13,693,452,288
//	embedding and output   2 × 151,936 × 2048 + 2048                                           622,331,904
//	parameters                                                                              14,315,784,192
//
// DeepSeek-V3: 671 B in all, 36.6 B in use with the output but not the embedding, which is 0.9 B more (README_WEIGHTS.md of https://huggingface.co/deepseek-ai/DeepSeek-V3-Base).
var kinds = []struct {
	config        string
	total, active int64
	kept          unit.Bytes // of a token, in 16 bits
}{
	{`{"model_type": "deepseek_v2", "num_hidden_layers": 27, "hidden_size": 2048, "num_attention_heads": 16, "num_key_value_heads": 16, "vocab_size": 102400,
	 "intermediate_size": 10944, "moe_intermediate_size": 1408, "n_routed_experts": 64, "n_shared_experts": 2, "num_experts_per_tok": 6, "moe_layer_freq": 1,
	 "first_k_dense_replace": 1, "kv_lora_rank": 512, "q_lora_rank": null, "qk_nope_head_dim": 128, "qk_rope_head_dim": 64, "v_head_dim": 128,
	 "attention_bias": false, "torch_dtype": "bfloat16"}`, 15_706_484_224, 2_661_150_208, 31_104},
	{`{"model_type": "qwen2_moe", "num_hidden_layers": 24, "hidden_size": 2048, "num_attention_heads": 16, "num_key_value_heads": 16, "vocab_size": 151936,
	 "intermediate_size": 5632, "moe_intermediate_size": 1408, "shared_expert_intermediate_size": 5632, "num_experts": 60, "num_experts_per_tok": 4,
	 "decoder_sparse_step": 1}`, 14_315_784_192, 2_689_173_504, 196_608},
	{`{"model_type": "deepseek_v3", "num_hidden_layers": 61, "hidden_size": 7168, "num_attention_heads": 128, "num_key_value_heads": 128, "vocab_size": 129280,
	 "intermediate_size": 18432, "moe_intermediate_size": 2048, "n_routed_experts": 256, "n_shared_experts": 1, "num_experts_per_tok": 8, "moe_layer_freq": 1,
	 "first_k_dense_replace": 3, "kv_lora_rank": 512, "q_lora_rank": 1536, "qk_nope_head_dim": 128, "qk_rope_head_dim": 64, "v_head_dim": 128,
	 "quantization_config": {"quant_method": "fp8"}}`, 671_026_404_352, 37_552_282_624, 70_272},
}

func TestKindsOfModels(t *testing.T) {
	for _, k := range kinds {
		m := configured(t, k.config)
		if m.Counts.Total != k.total || m.Counts.Active != k.active {
			t.Errorf("counted %d and %d in use, want %d and %d", m.Counts.Total, m.Counts.Active, k.total, k.active)
		}
		s := New(m, Infer)
		s.Sequence = 16
		is(t, "kept of a token", s.Need().Term("kv_cache").Bytes.Likely/16, k.kept)
	}
}

func configured(t *testing.T, config string) Model {
	t.Helper()
	m, err := ReadConfig("mine", strings.NewReader(config))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A model for pictures and language says of its language in a part of its own; how it is held may stand beside that.
func TestConfigOfMoreThanLanguage(t *testing.T) {
	m := configured(t, `{"model_type": "llava", "vision_config": {"hidden_size": 1024}, "torch_dtype": "float16", "text_config": `+
		strings.Replace(llamaConfig, `"torch_dtype": "float16", `, "", 1)+`}`)
	if m.Counts != lookup(t, "llama-2-7b").Counts || !m.Part || m.Held.Name != "fp16" {
		t.Errorf("%+v", m)
	}
}

// The weights are reckoned as the files hold them, where the config says it in words that are known.
func TestHowConfigsHoldWeights(t *testing.T) {
	for _, c := range []struct{ said, want string }{
		{`"torch_dtype": "bfloat16"`, "bf16"}, {`"torch_dtype": "torch.float32"`, "fp32"}, {`"dtype": "float16"`, "fp16"}, {`"dtype": 16`, "bf16"},
		{`"torch_dtype": "float16", "quantization_config": {"quant_method": "gptq", "bits": 4}`, "int4"},
		{`"quantization_config": {"quant_method": "bitsandbytes", "load_in_8bit": true, "load_in_4bit": false}`, "int8"},
		{`"quantization_config": {"quant_method": "fp8"}`, "fp8"}, {`"quantization_config": {"quant_method": "mxfp4"}`, "mxfp4"},
		{`"torch_dtype": "float16", "quantization_config": {"quant_method": "secret"}`, "bf16"}, {`"quantization_config": null`, "bf16"},
	} {
		m := configured(t, strings.Replace(llamaConfig, `"torch_dtype": "float16"`, c.said, 1))
		if got := New(m, Infer).Precision.Name; got != c.want {
			t.Errorf("%s is held in %s, want %s", c.said, got, c.want)
		}
	}
}
