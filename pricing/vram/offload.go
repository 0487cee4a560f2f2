package vram

import "app/gpuplan/model/unit"

// Offload is what ZeRO keeps in the memory of the host in place of that of the cards.
type Offload string

// The kinds of offload.
const (
	OffloadNone      Offload = "none"
	OffloadOptimizer Offload = "optimizer" // the optimiser's states
	OffloadAll       Offload = "all"       // and the weights; stage 3 only
)

// Offloads lists them.
var Offloads = []Offload{OffloadNone, OffloadOptimizer, OffloadAll}

// LeastStage is the lowest ZeRO stage that the offload works with.
func (o Offload) LeastStage() int64 {
	switch o {
	case OffloadOptimizer:
		return 2
	case OffloadAll:
		return 3
	}
	return 0
}

// offloads tells whether gradients and optimiser are kept in the machine.
func (s Setup) offloads() bool { return s.Task == Train && s.Offload != OffloadNone }

// streams tells whether the weights are as well, and come to the card a layer at a time.
func (s Setup) streams() bool { return s.Task == Train && s.Offload == OffloadAll }

// zero is the setup on one machine as DeepSpeed counts it.
func (s Setup) zero() ZeRO {
	return ZeRO{
		Stage: s.Stage, Params: s.Model.Counts.Total, LargestLayer: s.Model.Counts.Layer, CardsPerNode: s.Cards, Nodes: 1,
		Offload: s.Offload, Spread: true,
	}
}

// ZeRO is a way to hold the states of full training on machines with hosts, as DeepSpeed's own estimator counts it (formulas §5.2):
// 32-bit gradients, and half as much host memory again for buffers.
type ZeRO struct {
	Stage        int64 // 2 or 3
	Params       int64
	LargestLayer int64 // parameters of it; stage 3 only
	CardsPerNode int64
	Nodes        int64
	Offload      Offload
	Spread       bool // stage 3: the weights are made where they belong, so that no host holds them all at the start (zero.Init)
}

// States gives the memory of weights, gradients and optimiser on each card and in each host, in whole bytes, rounded up.
func (z ZeRO) States() (card, host unit.Bytes) {
	if z.Stage < 3 {
		return z.stageTwo()
	}
	return z.stageThree()
}

func (z ZeRO) cards() Factor  { return over("cards", z.CardsPerNode*z.Nodes) }
func (z ZeRO) params() Factor { return by("params", z.Params) }

// buffered is a host's bytes with buffers.
func buffered(p ...Factor) unit.Bytes { return Sum{append(p, part("buffers", 3, 2))}.bytes() }

func (z ZeRO) stageTwo() (card, host unit.Bytes) {
	if z.Offload != OffloadNone {
		return Sum{{z.params(), by("bytes", 2)}}.bytes(), buffered(z.params(), by("bytes", max(4*z.CardsPerNode*z.Nodes, 16)))
	}
	card = Sum{{z.params(), by("bytes", 4)}, {z.params(), by("bytes", 16), z.cards()}}.bytes()
	return card, buffered(z.params(), by("bytes", 4*z.CardsPerNode))
}

func (z ZeRO) stageThree() (card, host unit.Bytes) {
	layer := Product{by("layer_params", z.LargestLayer), by("bytes", 4)}
	switch z.Offload {
	case OffloadAll:
		return Sum{layer}.bytes(), z.host(18)
	case OffloadOptimizer:
		return Sum{layer, {z.params(), by("bytes", 2), z.cards()}}.bytes(), z.host(16)
	}
	card = Sum{layer, {z.params(), by("bytes", 18), z.cards()}}.bytes()
	if z.Spread {
		return card, buffered(by("layer_params", z.LargestLayer), by("bytes", 4*z.CardsPerNode))
	}
	return card, buffered(z.params(), by("bytes", 4*z.CardsPerNode))
}

// host is the states that a host of several holds; at the start it may hold a copy of the weights for each card.
func (z ZeRO) host(bytes int64) unit.Bytes {
	states := buffered(z.params(), by("bytes", bytes), over("nodes", z.Nodes))
	if z.Spread {
		return states
	}
	return max(states, buffered(z.params(), by("bytes", 4*z.CardsPerNode)))
}
