package screen

import (
	"image"
	"slices"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/tui/widget"
)

// block is a head and lines of page 3; a line has a text, and at its right end an amount.
type block struct {
	head  string
	lines []blockLine
}

type blockLine struct {
	said, right string
	brief       string // what is said where said and right do not fit side by side; empty: said in several rows
	ink         widget.Ink
	warns       bool
}

// drawBlocks writes the blocks one after another, as far as there is room.
func (d *drawing) drawBlocks() {
	r := d.blocks
	y := r.Min.Y
	for _, b := range d.blocksOf() {
		if len(b.lines) == 0 && b.head == "" || y+min(len(b.lines), 2) >= r.Max.Y {
			continue
		}
		d.put(r.Min.X, y, r.Max.X, widget.Muted, b.head)
		y++
		for _, line := range b.lines {
			y = d.drawBlockLine(line, y)
		}
		if r.Dy() > 20 {
			y++
		}
	}
	d.drawDensity(image.Rect(r.Min.X, y, r.Max.X, r.Max.Y))
}

// leastDensity and mostDensity are the rows of a picture: a plot and its track.
const (
	leastDensity = 3
	mostDensity  = 7
)

// drawDensity draws how often which totals come of the form that is the cheapest in most cases, where the blocks leave room.
func (d *drawing) drawDensity(r image.Rectangle) {
	if d.WhatIf.Ranges == nil || d.WhatIf.Ranges.Favourite() == nil || r.Dy() < leastDensity {
		return
	}
	s := d.WhatIf.Ranges.Favourite()
	if len(s.Density.Parts) == 0 || !s.P10.Given || !s.P50.Given || !s.P90.Given {
		return
	}
	if r.Dy() > leastDensity {
		d.put(r.Min.X, r.Min.Y, r.Max.X, widget.Muted, fitting(r.Dx(), d.densityHeads(s)...))
		r.Min.Y++
	}
	r.Max.Y = min(r.Max.Y, r.Min.Y+mostDensity)
	at := func(m model.Maybe[unit.Money]) float64 { return s.Density.At(m.Value) }
	picture := widget.Density{Parts: s.Density.Parts, Middle: at(s.P50), Ends: []float64{at(s.P10), at(s.P90)}}
	picture.Draw(d.canvas(r), d.Glyphs)
}

// densityHeads say what the picture is of, the longest first.
func (d *drawing) densityHeads(s *chance.Spread) []string {
	name := text.FormOf(s.Form).Name
	low, high := d.money(s.Density.Low), d.money(s.Density.High)
	return []string{d.say(text.DensityHead, name, low, high), d.say(text.DensityHeadTight, name, low, high)}
}

// blocksOf lists the blocks that the grade has room for.
func (d *drawing) blocksOf() []block {
	goals := d.goalsBlock()
	if d.grade == wide {
		return []block{d.habitsBlock(d.blocks.Dy()), goals, d.rangesBlock()}
	}
	return []block{d.habitsBlock(d.blocks.Dy() - 3 - len(goals.lines)), goals} // two heads and a sum
}

// drawBlockLine writes a line of a block in as many rows as it needs, and gives the row after it.
func (d *drawing) drawBlockLine(line blockLine, y int) int {
	r := d.blocks
	if y >= r.Max.Y {
		return y
	}
	end := r.Max.X
	if line.right != "" {
		end = d.putRight(r.Max.X, y, r.Min.X+r.Dx()/4, line.ink, line.right) - 1
	}
	if line.warns {
		d.put(r.Min.X-2, y, r.Min.X-1, widget.Warn|widget.Bold, "!")
	}
	room := max(end-r.Min.X, 1)
	lines := wrapped(line.said, room)
	if line.brief != "" {
		lines = []string{fitting(room, line.said, line.brief)}
	}
	for _, s := range atMost(r.Max.Y-y, lines, room) {
		d.put(r.Min.X, y, end, line.ink, s)
		y++
	}
	return y
}

// habitsBlock is what each habit costs, the dearest first, so many of them, and all together.
func (d *drawing) habitsBlock(most int) block {
	b := block{head: d.say(text.HabitsHead, d.wholePlan())}
	all := ""
	for _, w := range d.evaluatedWaste() {
		cost := "-" + d.money(w.Cost)
		if w.Key == wasteAll {
			all = cost
			continue
		}
		b.lines = append(b.lines, d.habitLine(w.Key, cost, widget.Text))
	}
	b.lines = b.lines[:min(len(b.lines), max(most, 1))]
	if len(b.lines) == 0 {
		b.lines = []blockLine{{said: d.say(d.noHabit()), ink: widget.Muted}}
	} else if all != "" && len(b.lines) > 1 {
		b.lines = append(b.lines, d.habitLine(wasteAll, all, widget.Text|widget.Bold))
	}
	return b
}

// noHabit says why no habit has an amount: none costs anything, or what they cost is not known.
func (d *drawing) noHabit() text.Word {
	unknown := func(w pricing.Waste) bool { return !w.Known }
	if d.Offer >= 0 && d.Offer < len(d.Evaluation.Offers) && slices.ContainsFunc(d.evaluated().Waste, unknown) {
		return text.HabitsUnknown
	}
	return text.HabitsNone
}

// habitLine says what to do about a habit, and what that saves.
func (d *drawing) habitLine(key, cost string, ink widget.Ink) blockLine {
	f := text.FindingOf(key)
	return blockLine{said: d.say(f.Do), brief: d.say(f.Brief), right: cost, ink: ink}
}

// evaluatedWaste is the waste of the whole plan whose amount is known, the dearest first, all together last.
func (d *drawing) evaluatedWaste() []pricing.Waste {
	var list []pricing.Waste
	if d.Offer < 0 || d.Offer >= len(d.Evaluation.Offers) {
		return nil
	}
	for _, w := range d.evaluated().Waste {
		if w.Known && w.Cost > 0 {
			list = append(list, w)
		}
	}
	return dearestFirst(list)
}

// goalsBlock is what keeps to the caps of the plan, and what reaches a total that was asked for.
func (d *drawing) goalsBlock() block {
	b := block{head: d.say(text.GoalsHead)}
	for _, g := range d.WhatIf.Goals {
		b.lines = append(b.lines, blockLine{said: d.Language.Phrase(g.Amount), right: d.Language.Phrase(g.Keeps), ink: widget.Text, warns: g.Passed})
		if when := d.Language.Phrase(g.When); when != "" {
			b.lines = append(b.lines, blockLine{right: when, ink: widget.Warn})
		}
	}
	if len(b.lines) == 0 && d.Focus >= 0 && d.Focus < len(d.Inputs) {
		b.lines = []blockLine{{said: d.say(text.GoalsNone, d.Inputs[d.Focus].Label), ink: widget.Muted}}
	}
	return b
}

// rangesBlock is what the ranges of the plan make of each form.
func (d *drawing) rangesBlock() block {
	r := d.WhatIf.Ranges
	if r == nil || r.Favourite() == nil {
		return block{head: d.rangesOpen()}
	}
	likely := r.Favourite()
	b := block{head: d.say(text.RangesHead, text.Count(chance.Hundredths(likely.Wins)), text.FormOf(likely.Form).Cheapest)}
	b.lines = append(b.lines, blockLine{right: d.spread("P10", "P50", "P90"), ink: widget.Muted})
	for _, s := range r.Forms {
		if s.Known && s.P10.Given && s.P50.Given && s.P90.Given {
			amounts := d.spread(d.money(s.P10.Value), d.money(s.P50.Value), d.money(s.P90.Value))
			name := d.say(text.FormOf(s.Form).Name)
			b.lines = append(b.lines, blockLine{said: name, brief: name, right: amounts, ink: widget.Text})
		}
	}
	if r.Knowing.Given && r.Knowing.Value > 0 {
		b.lines = append(b.lines, blockLine{said: d.say(text.ChanceKnowing, d.money(r.Knowing.Value)), ink: widget.Text})
	}
	return b
}

// spread writes three amounts in columns.
func (d *drawing) spread(low, likely, high string) string {
	return padded(low, 8) + " " + padded(likely, 8) + " " + padded(high, 8)
}
