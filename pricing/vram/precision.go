package vram

// Precision is how a number of the model is held.
type Precision struct {
	Name     string // as --precision takes it
	Num, Den int64  // bytes of one number: Num over Den
}

// The precisions that others are written with.
var (
	FP32 = Precision{"fp32", 4, 1}
	BF16 = Precision{"bf16", 2, 1}
	Int8 = Precision{"int8", 1, 1}
	Int4 = Precision{"int4", 1, 2}
)

// Precisions lists those that weights may have. The MX formats share one byte among 32 numbers (OCP Microscaling, formulas §5.4).
var Precisions = []Precision{
	BF16, {"fp16", 2, 1}, FP32, {"fp8", 1, 1}, Int8, Int4, {"mxfp8", 33, 32}, {"mxfp6", 25, 32}, {"mxfp4", 17, 32},
}

// nf4 is QLoRA's: 4 bits and 0.127 bits of scales that are quantised again (QLoRA paper §3).
var nf4 = Precision{"nf4", 4127, 8000}

func (p Precision) factor() Factor { return part("bytes", p.Num, p.Den) }

// bits gives the bits of one number, rounded down.
func (p Precision) bits() int64 { return 8 * p.Num / p.Den }

// Recipe is what full training holds for each parameter, in bytes (formulas §5.2).
type Recipe struct {
	Name                      string // as --recipe takes it
	Weights, Grads, Optimizer int64  // Optimizer with the master copy of the weights where there is one
}

// MixedAdam is the recipe of the ZeRO paper: 16-bit weights and gradients, 32-bit master copy and both moments. FP32Adam has all
// in 32 bits.
var (
	MixedAdam = Recipe{"mixed-adam", 2, 2, 12}
	FP32Adam  = Recipe{"fp32-adam", 4, 4, 8}
)

// Recipes lists the ways to train that are known.
var Recipes = []Recipe{
	MixedAdam,
	{"mixed-adam-fp32-grads", 2, 4, 12}, // Megatron, Hugging Face
	FP32Adam,
	{"bf16-fp32-moments", 2, 2, 8}, // no master copy
	{"bf16-adam", 2, 2, 4},
	{"mixed-adam-8bit", 2, 2, 6},
}
