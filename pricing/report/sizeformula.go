package report

import (
	"strconv"
	"time"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/vram"
)

// tellFormulas tells formula, inputs and source of each term and of the time.
func (s *Size) tellFormulas(d *document, need vram.Need) {
	d.heading(s.say(text.SizeExplained))
	for _, t := range need.Terms {
		d.paragraph(s.say(text.SizeFormula, text.SizeTerm(t.Key), s.Formula(t.Formula.Likely)))
		d.add(address(t.Source))
	}
	if s.timed() {
		d.paragraph(s.say(text.SizeFormula, text.SizeSeconds, s.Formula(s.Time.Formula.Likely)))
		d.addIf(s.Time.Source != "", address(s.Time.Source))
	}
}

// Formula writes a formula with its inputs.
func (s *Size) Formula(sum vram.Sum) string {
	var out string
	for i, p := range sum {
		if i == 0 {
			out = s.product(p)
			continue
		}
		out = s.say(text.SizePlus, out, s.product(p))
	}
	return out
}

func (s *Size) product(p vram.Product) string {
	var out string
	for i, f := range p {
		said := s.say(text.SizeFactor(f.Key), s.factorValue(f))
		switch {
		case i == 0:
			out = said
		case f.Over:
			out = s.say(text.SizeOver, out, said)
		default:
			out = s.say(text.SizeTimes, out, said)
		}
	}
	return out
}

// factorValue writes the value of a factor; a percentage without its sign.
func (s *Size) factorValue(f vram.Factor) string {
	if f.Den == 1 || f.Key == "percent" {
		return s.Lang.Count(f.Num)
	}
	return s.decimal(float64(f.Num)/float64(f.Den), -1)
}

// GiB writes bytes in GiB, to hundredths.
func (s *Size) GiB(b unit.Bytes) string { return s.decimal(float64(b)/float64(unit.GiB), 2) }

// decimal writes a number with so many decimals; -1: as many as it has.
func (s *Size) decimal(n float64, places int) string {
	return s.Lang.Number(strconv.FormatFloat(n, 'f', places, 64))
}

// Amount writes a number of things in three digits: "6.74 B", "412 M", "8.1 k".
func (s *Size) Amount(n float64) string {
	for _, step := range []struct {
		size float64
		name string
	}{{1e12, " T"}, {1e9, " B"}, {1e6, " M"}, {1e3, " k"}} {
		if n >= step.size {
			return s.significant(n/step.size) + step.name
		}
	}
	return s.significant(n)
}

// significant writes a number from 1 on with three digits, or all that stand before the point.
func (s *Size) significant(n float64) string {
	switch {
	case n >= 100:
		return s.decimal(n, 0)
	case n >= 10:
		return s.decimal(n, 1)
	}
	return s.decimal(n, 2)
}

// Roughly writes a time as exactly as an estimate deserves: minutes from an hour on, else seconds; of vram.Longest that it is longer.
func (s *Size) Roughly(d time.Duration) string {
	switch {
	case d == vram.Longest:
		return s.say(text.SizeForever)
	case d >= time.Hour:
		return s.Lang.Spell(d.Round(time.Minute))
	case d >= time.Second:
		return s.Lang.Duration(d.Round(time.Second))
	}
	return s.Lang.Duration(d.Round(time.Microsecond))
}
