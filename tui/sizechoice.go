package tui

import (
	"errors"
	"slices"
	"strconv"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/vram"
)

// sizeTracks are the ends of the tracks of a setup's numbers, by their keys in vram.Numbers.
var sizeTracks = map[string]struct {
	low, high int64
	fits      fitting
}{"rank": {1, 1024, growing}, "sequence": {128, 1 << 20, growing}, "batch": {1, 4096, growing}, "cards": {1, 64, sharing}}

// numberInputs are the inputs for numbers of a setup.
func numberInputs(keys ...string) []sizeInput {
	var list []sizeInput
	for _, n := range vram.Numbers {
		if !slices.Contains(keys, n.Key) {
			continue
		}
		set := func(a sizeAsk, v int64) sizeAsk {
			*n.At(&a.setup) = v
			return a
		}
		track := sizeTracks[n.Key]
		list = append(list, sizeInput{
			words: text.SizeNumber(n.Key), low: track.low, high: track.high, fits: track.fits, step: doubling, set: set, read: readCount(n.Max, set),
			get:    func(a sizeAsk) int64 { return *n.At(&a.setup) },
			counts: func(a sizeAsk) bool { return n.Counts(a.setup) },
			figure: func(l *text.Language, v int64) text.Figure { return text.Figure{Number: l.Count(v)} },
		})
	}
	return list
}

// choiceOf is an input that takes one of a list.
func choiceOf[T comparable](words text.Slider, list []T, name func(T) text.Word, at func(*sizeAsk) *T) sizeInput {
	options := make([]text.Word, len(list))
	for i, each := range list {
		options[i] = name(each)
	}
	return sizeInput{
		words: words, options: func(sizeAsk) []text.Word { return options },
		get: func(a sizeAsk) int64 { return int64(max(slices.Index(list, *at(&a)), 0)) },
		set: func(a sizeAsk, v int64) sizeAsk {
			*at(&a) = list[v]
			return a
		},
	}
}

func taskInput() sizeInput {
	return choiceOf(text.SizeTaskInput, vram.Tasks, func(t vram.Task) text.Word { return text.SizeTask(string(t)) },
		func(a *sizeAsk) *vram.Task { return &a.setup.Task })
}

// precisionInput is how weights are held. Full training takes that from its recipe.
func precisionInput() sizeInput {
	of := choiceOf(text.SizePrecision, vram.Precisions, func(p vram.Precision) text.Word { return text.Verbatim(p.Name) },
		func(a *sizeAsk) *vram.Precision { return &a.setup.Precision })
	recipe := choiceOf(text.SizePrecision, vram.Recipes, func(r vram.Recipe) text.Word { return text.Verbatim(r.Name) },
		func(a *sizeAsk) *vram.Recipe { return &a.setup.Recipe })
	by := func(a sizeAsk) sizeInput {
		if a.setup.Task == vram.Train {
			return recipe
		}
		return of
	}
	return sizeInput{
		words:   text.SizePrecision,
		options: func(a sizeAsk) []text.Word { return by(a).options(a) },
		get:     func(a sizeAsk) int64 { return by(a).get(a) },
		set:     func(a sizeAsk, v int64) sizeAsk { return by(a).set(a, v) },
	}
}

func recomputeInput() sizeInput {
	in := choiceOf(text.SizeRecompute, vram.Recomputes, func(r vram.Recompute) text.Word { return text.SizeRecomputeOf(string(r)) },
		func(a *sizeAsk) *vram.Recompute { return &a.setup.Recompute })
	in.counts = func(a sizeAsk) bool { return a.setup.Task.Trains() }
	return in
}

func zeroInput() sizeInput {
	in := choiceOf(text.SizeNumber("zero"), []int64{0, 1, 2, 3}, func(n int64) text.Word { return text.Verbatim(strconv.FormatInt(n, 10)) },
		func(a *sizeAsk) *int64 { return &a.setup.Stage })
	in.counts = func(a sizeAsk) bool { return a.setup.Task.Trains() && a.setup.Cards > 1 }
	return in
}

// cacheInput is how the keys and values are held that answering keeps.
func cacheInput() sizeInput {
	in := choiceOf(text.SizeCache, vram.Precisions, func(p vram.Precision) text.Word { return text.Verbatim(p.Name) },
		func(a *sizeAsk) *vram.Precision { return &a.setup.KV })
	in.counts = func(a sizeAsk) bool { return !a.setup.Task.Trains() }
	return in
}

// offloadInput is what full training keeps in the machine. It raises the ZeRO stage to one that it works with.
func offloadInput() sizeInput {
	in := choiceOf(text.SizeOffload, vram.Offloads, func(o vram.Offload) text.Word { return text.SizeOffloadOf(string(o)) },
		func(a *sizeAsk) *vram.Offload { return &a.setup.Offload })
	in.counts = func(a sizeAsk) bool { return a.setup.Task == vram.Train }
	choose := in.set
	in.set = func(a sizeAsk, v int64) sizeAsk {
		a = choose(a, v)
		a.setup.Stage = max(a.setup.Stage, a.setup.Offload.LeastStage())
		return a
	}
	return in
}

// cardInput is the card that counts: that of the offer, or one that is known.
func cardInput() sizeInput {
	names := []string{""}
	for _, c := range vram.Cards() {
		if !slices.Contains(names, c.Name) {
			names = append(names, c.Name)
		}
	}
	in := choiceOf(text.SizeCardInput, names, func(s string) text.Word {
		if s == "" {
			return text.SizeOfOffer
		}
		return text.Verbatim(s)
	}, func(a *sizeAsk) *string { return &a.card })
	in.read = readCard
	return in
}

// readCard reads the name of a card that is known: there are more of them than anyone steps through.
func readCard(s string) (func(sizeAsk) sizeAsk, *model.Fault) {
	c, err := vram.LookupCard(s, 0)
	if err != nil && !forgets(s) {
		return nil, asFault(err)
	}
	return func(a sizeAsk) sizeAsk {
		a.card = c.Name
		return a
	}, nil
}

// firstOf is the first of several faults: a page has one line for them.
func firstOf(err error) error {
	var list model.Faults
	if errors.As(err, &list) && len(list) > 0 {
		return list[0]
	}
	return err
}

// asFault is the first fault of an error of package vram.
func asFault(err error) *model.Fault {
	var one *model.Fault
	var list model.Faults
	switch {
	case errors.As(err, &one):
		return one
	case errors.As(err, &list) && len(list) > 0:
		return list[0]
	}
	return &model.Fault{}
}
