package tui

import (
	"math"
	"slices"
	"sort"
	"strconv"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/report"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/screen"
)

// sizeInput is one input of page 5: a number on a logarithmic track, or one of a few words.
type sizeInput struct {
	words     text.Slider
	options   func(sizeAsk) []text.Word // of a choice; nil: a number
	low, high int64                     // ends of the track of a number; both 0: it can be typed only
	finest    int64                     // the search for a tick goes in steps of it, 0: of 1
	get       func(sizeAsk) int64       // of a choice its place among the options; of a number 0 where it is not known
	set       func(sizeAsk, int64) sizeAsk
	counts    func(sizeAsk) bool // whether it makes a difference; nil: always
	step      func(v int64, size input.Step, direction int) int64
	read      func(string) (func(sizeAsk) sizeAsk, *model.Fault) // a typed value
	figure    func(*text.Language, int64) text.Figure
	spread    func(sizeAsk) vram.Range[int64] // of a number that can be a range; nil: it cannot
	unknown   text.Word                       // says the value 0; zero: a question mark
	fits      fitting                         // how the need goes with it
}

// fitting is how the need goes with an input.
type fitting uint8

const (
	free    fitting = iota // it says nothing of whether the model fits
	growing                // the more, the less it fits
	sharing                // the more, the better it fits
)

// sizeInputs lists the inputs, in their order on the page.
var sizeInputs = slices.Concat(
	[]sizeInput{paramsInput(), taskInput(), precisionInput(), cacheInput()}, numberInputs("rank", "sequence", "batch"),
	[]sizeInput{recomputeInput()}, numberInputs("cards"), []sizeInput{zeroInput(), offloadInput()},
	[]sizeInput{cardInput(), tokensInput(), reachedInput(), peakInput(), bandwidthInput(), measuredInput()},
)

// sizeShown lists the inputs that make a difference to an ask: those that the page has. An input hides no other one but those
// behind it, save a run of one's own, which is the last and hides what it wins over; so the focused one is always among them.
func sizeShown(a sizeAsk) []int {
	var list []int
	for i, in := range sizeInputs {
		if in.matters(a) {
			list = append(list, i)
		}
	}
	return list
}

// matters tells whether the input makes a difference.
func (in sizeInput) matters(a sizeAsk) bool { return in.counts == nil || in.counts(a) }

func (in sizeInput) next(a sizeAsk, size input.Step, direction int) int64 {
	v := in.get(a)
	if in.options != nil {
		n := int64(len(in.options(a)))
		return (v + int64(direction) + n) % n
	}
	return min(max(in.step(v, size, direction), min(in.low, v)), max(in.high, v))
}

// pos is where a value lies on the track, 0 to 1.
func (in sizeInput) pos(v int64) float64 {
	if in.high <= in.low || v <= 0 {
		return 0
	}
	at := math.Log(float64(v)/float64(in.low)) / math.Log(float64(in.high)/float64(in.low))
	return min(max(at, 0), 1)
}

// place is the value at a place of the track: the nearest step; of a choice the first or the last word.
func (in sizeInput) place(a sizeAsk, at float64) int64 {
	if in.options != nil {
		return int64(math.Round(at * float64(len(in.options(a))-1)))
	}
	v := int64(math.Round(float64(in.low) * math.Pow(float64(in.high)/float64(in.low), min(max(at, 0), 1))))
	below := max(in.step(v+1, stepNormal, -1), in.low)
	above := min(in.step(below, stepNormal, 1), in.high)
	if in.pos(above)-in.pos(v) < in.pos(v)-in.pos(below) {
		return above
	}
	return below
}

// tick is the last value that fits so much memory, where that lies on the track; of what is shared, the first.
func (in sizeInput) tick(a sizeAsk, usable unit.Bytes) model.Maybe[int64] {
	if usable == 0 || in.fits == free || !in.matters(a) || a.setup.Model.Name != "" && in.words.Label == text.SizeParams.Label {
		return model.Maybe[int64]{}
	}
	fine := max(in.finest, 1)
	holds := func(n int64) bool { return in.set(a, n*fine).setup.Need().Total.Likely <= usable }
	low, high := in.low/fine, in.high/fine
	passed := low + int64(sort.Search(int(high-low+1), func(i int) bool { return holds(low+int64(i)) == (in.fits == sharing) }))
	if in.fits == sharing {
		return model.Maybe[int64]{Value: passed * fine, Given: passed > low && passed <= high}
	}
	return model.Maybe[int64]{Value: (passed - 1) * fine, Given: passed > low && passed <= high}
}

// row is the input as the page shows it.
func (in sizeInput) row(m Model, i int) screen.Row {
	a, l := m.size.ask, m.language
	r := screen.Row{Label: in.words.Label, Help: in.words.Help}
	v := in.get(a)
	switch {
	case in.options != nil:
		r.Choice = in.options(a)[v]
		return r
	case v == 0 && in.unknown != (text.Word{}):
		r.Value = text.Figure{Number: l.Say(in.unknown)}
		return r
	case v == 0:
		r.Value = text.Figure{Number: "?"}
		return r
	}
	r.Known, r.Value, r.At = true, in.figure(l, v), in.pos(v)
	if in.spread != nil {
		in.spreadOver(&r, in.spread(a))
	}
	if w := m.size.worked; i < len(w.ticks) && w.ticks[i].Given {
		tick := w.ticks[i].Value
		r.Zones = []screen.Zone{{}, {From: in.pos(tick)}}
		said := text.SizeBeyond
		if in.fits == sharing {
			said = text.SizeFrom
		}
		r.Steps = said.With(in.figure(l, tick).String())
	}
	return r
}

// spreadOver shows a range on a row.
func (in sizeInput) spreadOver(r *screen.Row, u vram.Range[int64]) {
	if u.Low == u.High {
		return
	}
	r.Value.Number = report.Percents(u)
	r.Ends = []float64{in.pos(u.Low), in.pos(u.High)}
}

// sizeRows are the inputs that the page has, as it shows them, and the place of the focused one among them.
func (m Model) sizeRows() (rows []screen.Row, focus int) {
	shown := sizeShown(m.size.ask)
	for _, i := range shown {
		rows = append(rows, sizeInputs[i].row(m, i))
	}
	return rows, slices.Index(shown, m.size.at)
}

// doubling steps among the powers of two; the fine step is one, the coarse one two powers.
func doubling(v int64, size input.Step, direction int) int64 {
	switch size {
	case stepFine:
		return max(v+int64(direction), 1)
	case stepCoarse:
		return doubling(doubling(v, stepNormal, direction), stepNormal, direction)
	}
	power := int64(1)
	for power <= v/2 || direction > 0 && power <= v {
		power *= 2
	}
	if direction < 0 && power >= v {
		power /= 2
	}
	return max(power, 1)
}

// rungs steps among 1 1.5 2 3 5 7 × 10ⁿ; the fine step is one in the second digit, the coarse one a power of ten.
func rungs(v int64, size input.Step, direction int) int64 {
	switch size {
	case stepFine:
		digit := int64(1)
		for digit <= v/100 {
			digit *= 10
		}
		return max(v+int64(direction)*digit, 1)
	case stepCoarse:
		if direction < 0 {
			return max(v/10, 1)
		}
		return v * 10
	}
	return input.Rung(v, 1, direction)
}

// amount writes a large number in three digits.
func amount(l *text.Language, v int64) text.Figure {
	s := report.Size{Report: report.Report{Lang: l}}
	return text.FigureOf(s.Amount(float64(v)))
}

// readCount reads what was typed as a number from 1 to most.
func readCount(most int64, set func(sizeAsk, int64) sizeAsk) func(string) (func(sizeAsk) sizeAsk, *model.Fault) {
	return func(s string) (func(sizeAsk) sizeAsk, *model.Fault) {
		n, err := unit.ParseCount(s)
		if err != nil || n < 1 || n > most {
			want := text.WantRange.With("1", text.Count(most))
			return nil, &model.Fault{Value: model.Shown(model.Typed, s), Want: want}
		}
		return func(a sizeAsk) sizeAsk { return set(a, n) }, nil
	}
}

func paramsInput() sizeInput {
	set := func(a sizeAsk, v int64) sizeAsk {
		a.setup.Model = vram.OfSize(v)
		return a
	}
	return sizeInput{
		words: text.SizeParams, low: 100_000_000, high: 1_000_000_000_000, finest: 10_000_000, fits: growing, step: rungs, figure: amount,
		get: func(a sizeAsk) int64 { return a.setup.Model.Counts.Total }, set: set, read: readModel,
	}
}

// readModel reads a number of parameters, or the name of a model that is known.
func readModel(s string) (func(sizeAsk) sizeAsk, *model.Fault) {
	m := vram.Model{}
	if n, err := unit.ParseCount(s); err == nil {
		if n < vram.MinParams || n > vram.MaxParams {
			want := text.WantRange.With(strconv.Itoa(vram.MinParams), text.Count(vram.MaxParams))
			return nil, &model.Fault{Value: model.Shown(model.Typed, s), Want: want}
		}
		m = vram.OfSize(n)
	} else if m, err = vram.LookupModel(s); err != nil {
		return nil, asFault(err)
	}
	return func(a sizeAsk) sizeAsk {
		a.setup.Model = m
		return a
	}, nil
}
