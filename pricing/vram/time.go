package vram

import (
	"math"
	"time"

	"app/gpuplan/model/unit"
)

// Speed is what is known of the cards that a setup runs on. What is not known is 0.
type Speed struct {
	Peak        int64        // floating point operations a second of one card, dense, in the precision that is worked with
	Bandwidth   int64        // bytes a second of one card's memory
	Utilization Range[int64] // of Peak, in percent, what the model itself needs; zero: UsualUtilization
	Recomputed  bool         // Utilization counts work that recomputation does again
	Measured    Trial        // a run of one's own; it wins over every estimate
}

// UsualUtilization is what training reaches of the peak on one machine in 16 bits, in percent (formulas §5.5).
var UsualUtilization = Range[int64]{20, 35, 50}

// Where the formulas of time come from.
const (
	trainingRule = "https://blog.eleuther.ai/transformer-math/"
	decodingRule = "https://github.com/jax-ml/scaling-book/blob/0819a7d/inference.md"
)

// Trial is a run that was measured.
type Trial struct {
	Took   time.Duration // 0: nothing was measured
	Tokens int64         // that it worked on; 0: as many as a round has
}

// Time is how long a round takes.
type Time struct {
	Tokens   int64                // of the round
	Round    Range[time.Duration] // Low is the shortest
	Formula  Range[Sum]           // in seconds
	Measured bool                 // from one's own run
	Source   string               // address of what Formula comes from; empty where it was measured
}

// Longest stands for every time that is longer than a duration holds, 292 years.
const Longest time.Duration = math.MaxInt64

// Endless tells whether a round may take [Longest], so that no rate follows from it.
func (t Time) Endless() bool { return t.Round.High == Longest }

// PerHour gives the tokens an hour of a time that is not endless; Low is the least.
func (t Time) PerHour() Range[float64] {
	rate := func(d time.Duration) float64 { return float64(t.Tokens) / max(d.Hours(), math.SmallestNonzeroFloat64) }
	return Range[float64]{rate(t.Round.High), rate(t.Round.Likely), rate(t.Round.Low)}
}

// Time tells how long the setup takes for a round of so many tokens: trained on, or generated. It is false where neither a
// measurement nor the speed of the card that the estimate needs is known.
func (s Setup) Time(tokens int64, v Speed) (Time, bool) {
	t := Time{Tokens: tokens, Measured: v.Measured.Took > 0}
	switch {
	case t.Measured:
		t.Formula = exactly(v.Measured.scaled(tokens))
	case tokens <= 0:
		return Time{}, false
	case s.Task.Trains() && v.Peak > 0:
		t.Formula, t.Source = s.training(tokens, v), trainingRule
	case s.Task == Infer && v.Bandwidth > 0:
		t.Formula, t.Source = s.decoding(tokens, v), decodingRule
	default:
		return Time{}, false
	}
	t.Round = Range[time.Duration]{t.Formula.Low.duration(), t.Formula.Likely.duration(), t.Formula.High.duration()}
	return t, true
}

// scaled gives the time of a round from a trial on other tokens.
func (m Trial) scaled(tokens int64) Sum {
	p := Product{part("seconds", int64(m.Took), int64(time.Second))}
	if m.Tokens > 0 && tokens > 0 {
		p = append(p, by("tokens", tokens), over("trial_tokens", m.Tokens))
	}
	return Sum{p}
}

// work is the operations for each parameter and token: 2 forward, 2 back through the layers and, where the weights themselves
// are trained, 2 for their gradients; full recomputation goes forward once more (formulas §5.5).
func (s Setup) work(v Speed) int64 {
	n := int64(4)
	if s.Task == Train {
		n = 6
	}
	if v.Recomputed && s.Recompute == RecomputeFull {
		n += 2
	}
	return n
}

func (s Setup) training(tokens int64, v Speed) Range[Sum] {
	u := v.Utilization
	if u == (Range[int64]{}) {
		u = UsualUtilization
	}
	at := func(percent int64) Sum {
		return Sum{{
			by("work", s.work(v)), by("active", s.Model.Counts.Active), by("tokens", tokens),
			over("cards", s.Cards), over("peak", v.Peak), Factor{"percent", percent, 100, true},
		}}
	}
	return Range[Sum]{at(u.High), at(u.Likely), at(u.Low)}
}

// slower is how much longer answers really take than reading the memory does.
const slower = 2

// decoding reads the weights and the whole cache once for each step of the batch, and works 2 operations for each parameter and
// token. The memory is the bound; what is really reached is about half (formulas §5.5).
func (s Setup) decoding(tokens int64, v Speed) Range[Sum] {
	at := func(times int64) Sum {
		read := s.split(0, by("steps", (tokens+s.Batch-1)/s.Batch), by("weights_read", s.read()), s.Precision.factor(), over("bandwidth", v.Bandwidth), by("slower", times))
		cache, _ := s.kvCache()
		kept := Product{by("steps", (tokens+s.Batch-1)/s.Batch), by("cache", int64(cache.Bytes.Likely)), over("bandwidth", v.Bandwidth), by("slower", times)}
		sum := Sum{read, kept}
		if v.Peak > 0 {
			sum = append(sum, s.split(0, by("work", 2), by("active", s.Model.Counts.Active), by("tokens", tokens), over("peak", v.Peak), by("slower", times)))
		}
		return sum
	}
	return Range[Sum]{at(1), at(slower), at(slower)}
}

// read counts the parameters that a step reads: each token of the batch may use other experts, until all are used.
func (s Setup) read() int64 {
	c := s.Model.Counts
	if s.Batch >= c.Total/max(1, c.Active) {
		return c.Total
	}
	return c.Active * s.Batch
}

// duration gives the value of the sum as seconds; what no duration holds is Longest.
func (s Sum) duration() time.Duration {
	var seconds float64
	for _, p := range s {
		seconds += p.exact().Float()
	}
	if seconds >= Longest.Seconds() {
		return Longest
	}
	return time.Duration(math.Round(seconds * float64(time.Second)))
}

// Utilization gives what part of the cards' peak a measured rate of training is, attention counted (formulas §5.5): far below
// UsualUtilization the card waits for data, or is too large.
func (s Setup) Utilization(tokensPerSecond float64, peak int64) float64 {
	shape := s.Model.Shape
	operations := float64(s.work(Speed{}))*float64(s.Model.Counts.Active) + 12*float64(shape.Layers)*float64(shape.queries())*float64(s.Sequence)
	return tokensPerSecond * operations / (float64(s.Cards) * float64(peak))
}

// OfSpeed gives the time that a card of speed 1 takes, where t is that of one so many times as fast (costmodel §2).
func (t Time) OfSpeed(speed unit.Ratio) Time {
	if speed == unit.One {
		return t
	}
	of := func(d time.Duration) time.Duration {
		if d == Longest {
			return d
		}
		n, err := unit.HalfUp.Int(unit.Whole(int64(d)).Scale(speed))
		if err != nil {
			return Longest
		}
		return time.Duration(n)
	}
	t.Round = Range[time.Duration]{of(t.Round.Low), of(t.Round.Likely), of(t.Round.High)}
	return t
}
