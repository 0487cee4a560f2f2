package vram

import (
	"sort"

	"app/gpuplan/model/unit"
)

// Fit is whether a card holds a need.
type Fit string

// The verdicts.
const (
	Fits  Fit = "fits"  // even the high end fits
	Tight Fit = "tight" // the likely value fits, the high end does not: try it with a short run
	Short Fit = "short" // the likely value does not fit
)

// On tells whether a card of so much usable memory holds the need.
func (n Need) On(usable unit.Bytes) Fit {
	switch {
	case n.Total.High <= usable:
		return Fits
	case n.Total.Likely <= usable:
		return Tight
	}
	return Short
}

// Wasteful tells whether more than half of a card stays empty even by the high end.
func (n Need) Wasteful(usable unit.Bytes) bool { return n.Total.High < usable/2 }

// Change is one thing to do about a setup that does not fit, and what it comes to.
type Change struct {
	Key   string // recompute, batch, sequence, rank, quantize, offload, lora, cards
	Setup Setup  // after the change
	Need  Need
	Fit   Fit
}

// change is one kind of Change; ok is false where the setup cannot be changed that way.
type change struct {
	key string
	do  func(s Setup, usable unit.Bytes) (changed Setup, ok bool)
}

// changes lists them, those first that cost a person least.
var changes = []change{{"recompute", recompute}, {"batch", smallerBatch}, {"sequence", shorter}, {"rank", lowerRank},
	{"quantize", quantize}, {"offload", offload}, {"lora", onlyAdapters}, {"cards", moreCards}}

// Changes tries what could make the setup fit a card, each by itself. Those that do not help enough are listed too.
func (s Setup) Changes(usable unit.Bytes) []Change {
	var list []Change
	for _, c := range changes {
		if changed, ok := c.do(s, usable); ok {
			n := changed.Need()
			list = append(list, Change{c.key, changed, n, n.On(usable)})
		}
	}
	return list
}

// recompute works all activations out again.
func recompute(s Setup, _ unit.Bytes) (Setup, bool) {
	ok := s.Task.Trains() && s.Recompute != RecomputeFull
	s.Recompute = RecomputeFull
	return s, ok
}

// smallerBatch takes the largest batch that fits, at least one sequence. It is no change where the batch fits.
func smallerBatch(s Setup, usable unit.Bytes) (Setup, bool) {
	batch := s.Batch
	fitting := sort.Search(int(batch), func(i int) bool {
		return !s.with(func(s *Setup) { s.Batch = int64(i) + 1 }).holds(usable)
	})
	s.Batch = max(1, int64(fitting))
	return s, s.Batch < batch
}

// shorter halves the sequence.
func shorter(s Setup, _ unit.Bytes) (Setup, bool) {
	ok := s.Sequence > 1
	s.Sequence = (s.Sequence + 1) / 2
	return s, ok
}

// lowerRank trains half as many numbers.
func lowerRank(s Setup, _ unit.Bytes) (Setup, bool) {
	ok := s.Task.adapts() && s.Rank > 1
	s.Rank = (s.Rank + 1) / 2
	return s, ok
}

// quantize holds the weights in 4 bits; for answers it tries 8 first.
func quantize(s Setup, usable unit.Bytes) (Setup, bool) {
	switch {
	case s.Task == LoRA:
		s.Task = QLoRA
		return s, true
	case s.Task != Infer || s.Precision.bits() <= Int4.bits():
		return s, false
	}
	if s.Precision.bits() > Int8.bits() {
		if eight := s.with(func(s *Setup) { s.Precision = Int8 }); eight.holds(usable) {
			return eight, true
		}
	}
	s.Precision = Int4
	return s, true
}

// offload keeps gradients and optimiser in the memory of the machine; where that is not enough, the weights too.
func offload(s Setup, usable unit.Bytes) (Setup, bool) {
	ok := s.Task == Train && !s.offloads()
	s.Stage, s.Offload = 3, OffloadOptimizer
	if !s.holds(usable) {
		s.Offload = OffloadAll
	}
	return s, ok
}

// onlyAdapters trains adapters in place of all weights.
func onlyAdapters(s Setup, _ unit.Bytes) (Setup, bool) {
	ok := s.Task == Train
	s.Task, s.Precision, s.Offload = LoRA, BF16, OffloadNone
	return s, ok
}

// mostCards is how many cards are tried: more than one machine has are another kind of task.
const mostCards = 16

// moreCards takes the fewest cards that hold it, by doubling; the split is ZeRO-3 or tensor parallelism.
func moreCards(s Setup, usable unit.Bytes) (Setup, bool) {
	ok := s.Cards*2 <= mostCards
	s.Stage = 3
	for s.Cards*2 <= mostCards {
		s.Cards *= 2
		if s.holds(usable) {
			break
		}
	}
	return s, ok
}

// with gives the setup after a change.
func (s Setup) with(change func(*Setup)) Setup {
	change(&s)
	return s
}

func (s Setup) holds(usable unit.Bytes) bool { return s.Need().Total.Likely <= usable }
