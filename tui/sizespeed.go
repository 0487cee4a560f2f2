package tui

import (
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/vram"
)

func tokensInput() sizeInput {
	set := func(a sizeAsk, v int64) sizeAsk {
		a.tokens = v
		return a
	}
	return sizeInput{
		words: text.SizeTokens, low: 1_000_000, high: 1_000_000_000_000, step: rungs, figure: amount,
		get: func(a sizeAsk) int64 { return a.tokens }, set: set, read: readCount(1_000_000_000_000_000, set),
	}
}

// measuredInput is a run of one's own: it is typed, and moved in minutes.
func measuredInput() sizeInput {
	const least, most = time.Second, 366 * 24 * time.Hour
	set := func(a sizeAsk, v int64) sizeAsk {
		a.took = time.Duration(v)
		return a
	}
	return sizeInput{
		words: text.SizeMeasured, low: int64(time.Minute), high: int64(30 * 24 * time.Hour), set: set,
		get: func(a sizeAsk) int64 { return int64(a.took) },
		step: func(v int64, size input.Step, direction int) int64 {
			by := map[input.Step]time.Duration{stepFine: time.Minute, stepNormal: 10 * time.Minute, stepCoarse: time.Hour}[size]
			return max(v/int64(by)+int64(direction), 1) * int64(by)
		},
		figure: func(l *text.Language, v int64) text.Figure { return l.TimeFigure(time.Duration(v)) },
		read: func(s string) (func(sizeAsk) sizeAsk, *model.Fault) {
			if forgets(s) {
				return func(a sizeAsk) sizeAsk { return set(a, 0) }, nil
			}
			d, err := unit.ParseDuration(s, time.Hour)
			if err != nil || d < least || d > most {
				return nil, &model.Fault{Value: model.Shown(model.Typed, s), Want: text.WantDuration.With()}
			}
			return func(a sizeAsk) sizeAsk { return set(a, int64(d)) }, nil
		},
	}
}

// forgets tells whether what was typed takes a value back.
func forgets(s string) bool { return strings.TrimSpace(s) == "?" }

// estimates tells whether the time of a round is estimated: a run of one's own wins over all that an estimate comes from.
func estimates(a sizeAsk) bool { return a.took == 0 }

// reachedInput is the part of the peak that training reaches. Moved by a key it is one number; a range is typed.
func reachedInput() sizeInput {
	set := func(a sizeAsk, v int64) sizeAsk {
		a.reached = vram.Range[int64]{Low: v, Likely: v, High: v}
		return a
	}
	by := map[input.Step]int64{stepFine: 1, stepNormal: 5, stepCoarse: 10}
	return sizeInput{
		words: text.SizeReached, low: 1, high: 100, set: set,
		get:    func(a sizeAsk) int64 { return a.reached.Likely },
		spread: func(a sizeAsk) vram.Range[int64] { return a.reached },
		counts: func(a sizeAsk) bool { return a.setup.Task.Trains() && estimates(a) },
		step: func(v int64, size input.Step, direction int) int64 {
			if direction < 0 {
				return (v - 1) / by[size] * by[size]
			}
			return (v/by[size] + 1) * by[size]
		},
		figure: func(l *text.Language, v int64) text.Figure { return text.Figure{Number: l.Count(v), Unit: "%"} },
		read: func(s string) (func(sizeAsk) sizeAsk, *model.Fault) {
			u, err := vram.ParseUtilization(s)
			if err != nil {
				return nil, asFault(err)
			}
			return func(a sizeAsk) sizeAsk { a.reached = u; return a }, nil
		},
	}
}

// speedOf is a speed that wins over the card's own.
func speedOf(words text.Slider, low, high int64, at func(*sizeAsk) *int64, parse func(string) (int64, error)) sizeInput {
	set := func(a sizeAsk, v int64) sizeAsk {
		*at(&a) = v
		return a
	}
	return sizeInput{
		words: words, low: low, high: high, set: set, step: rungs, unknown: text.SizeOfCard,
		get:    func(a sizeAsk) int64 { return *at(&a) },
		counts: estimates,
		read: func(s string) (func(sizeAsk) sizeAsk, *model.Fault) {
			var v int64
			if !forgets(s) {
				var err error
				if v, err = parse(s); err != nil {
					return nil, asFault(err)
				}
			}
			return func(a sizeAsk) sizeAsk { return set(a, v) }, nil
		},
	}
}

func peakInput() sizeInput {
	const tera = 1_000_000_000_000
	in := speedOf(text.SizePeak, tera, 10_000*tera, func(a *sizeAsk) *int64 { return &a.peak }, vram.ParsePeak)
	in.figure = func(l *text.Language, v int64) text.Figure {
		return text.Figure{Number: l.Number(unit.Ratio(v / 1000).String()), Unit: "TFLOP/s"}
	}
	return in
}

// bandwidthInput counts where answers are generated: reading the memory bounds them.
func bandwidthInput() sizeInput {
	in := speedOf(text.SizeBandwidth, int64(10*unit.GB), int64(100*unit.TB), func(a *sizeAsk) *int64 { return &a.bandwidth }, vram.ParseBandwidth)
	in.counts = func(a sizeAsk) bool { return !a.setup.Task.Trains() && estimates(a) }
	in.figure = func(l *text.Language, v int64) text.Figure { return text.FigureOf(l.Speed(v)) }
	return in
}
