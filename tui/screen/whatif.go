package screen

import (
	"image"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/widget"
)

// WhatIf is what page 3 shows beside the evaluation.
type WhatIf struct {
	Flips []Flip // the rows: those with a flip first, the nearest of them first
	Focus int    // the focused row, an index into Flips

	// What is found out after a frame has shown the rest.
	Around []Around              // the focused input a little less and more; nil: not known yet
	Goals  []Goal                // nil: not known yet, or none is set
	First  []pricing.HourlyFirst // of each term; nil: not known yet, or there is none
	Ranges *chance.Result        // nil: not known yet, or no value is a range
}

// Flip is an input and the value at which the verdict flips with all else as it is.
type Flip struct {
	Input  int         // index into Scene.Inputs
	At     text.Figure // zero: no value flips it, or that is not known
	Known  bool        // what is known is of the plan that is shown
	Change float64     // how far it is, as a part of the value: −0.5 is half of it; infinite from 0
	Form   string      // cheapest beyond it
}

// Around is the plan with another value of the focused input.
type Around struct {
	Change int // in percent of the value; 0: as it is
	Value  text.Figure
	Total  unit.Money // of the cheapest form
	Form   string     // that one; empty: none is known
}

// Goal is an amount and what keeps to it.
type Goal struct {
	Amount text.Phrase // "plan cap 400.00"
	Keeps  text.Phrase // "4 h 44 a day at most"
	Passed bool        // the plan does not keep to it
}

// whatIfLayout is where the parts of page 3 stand, below what all pages have.
type whatIfLayout struct {
	flipRows image.Rectangle
	around   image.Rectangle
	blocks   image.Rectangle // habits, goals, when to take a term, ranges: one after another
}

// aroundRows are a head and the values beside the one that is planned.
const aroundRows = 8

// layWhatIf is the layout of page 3.
func (d *drawing) layWhatIf() layout {
	out, body := pageOut(d.Width, d.Height)
	n := 1 + len(d.WhatIf.Flips)
	left := rows{body.Min.X, body.Max.X, body.Min.Y}
	if out.grade == single {
		out.margin = 2
		out.flipRows = left.take(min(n, body.Dy()))
		return out
	}
	out.margin = 3
	split := [4]int{small: 44, medium: 50, wide: 71}[out.grade]
	out.flipRows = left.take(min(n, max(body.Dy()-aroundRows-1, 3)))
	if out.grade == wide {
		out.flipRows.Max.X = split - 3
		out.blocks = image.Rect(split, body.Min.Y, min(d.Width-1, split+widest), body.Max.Y)
	}
	left.take(1)
	rest := max(body.Max.Y-left.y, 0)
	if out.grade != wide {
		out.blocks = image.Rect(split, left.y, d.Width-1, left.y+rest)
	}
	out.around = textAt(left.take(min(aroundRows, rest)), d.Width-split+2)
	return out
}

// whatIf is page 3.
func (d *drawing) whatIf() {
	d.drawHeadlineOnly()
	d.drawFlips()
	d.drawAround()
	d.drawBlocks()
	d.drawHelp()
	d.drawKeys()
}

// drawHeadlineOnly writes the verdict, and in its second line the nearest flip.
func (d *drawing) drawHeadlineOnly() {
	y := d.verdict.Min.Y
	x := d.drawHeadline(y)
	if len(d.offer.Quotes) == 0 {
		d.drawRemark(text.VerdictNoOffer)
		return
	}
	if d.grade == single {
		d.lessStart = 3
		d.drawStacked(x, y)
	} else {
		d.totalEnd, d.lessStart = 30, 49
		if d.grade == small {
			d.totalEnd, d.lessStart = 29, 43
		}
		d.drawTotals(x, y)
	}
	y = d.verdict.Max.Y - 1
	end := d.Width
	if d.Width >= pagesWidth {
		end = d.drawAge(y) - 1
	}
	d.put(3, y, end, widget.Text, d.nearestFlip(end-3))
}

// nearestFlip says which value flips the verdict first.
func (d *drawing) nearestFlip(room int) string {
	if len(d.WhatIf.Flips) == 0 || !d.WhatIf.Flips[0].Known {
		return ""
	}
	f := d.WhatIf.Flips[0]
	if f.At.IsZero() {
		return d.say(text.NoFlipAtAll)
	}
	label, form := d.Inputs[f.Input].Label, text.FormOf(f.Form).Cheapest
	return fitting(room, d.say(text.NearestFlip, label, f.At.String(), form), d.say(text.NearestFlipTight, label, f.At.String()))
}

// drawAround draws the focused input a little less and more: what the plan would cost, and the form that is then cheapest.
func (d *drawing) drawAround() {
	r := d.around
	if r.Dy() < 3 || len(d.WhatIf.Around) == 0 || d.Focus < 0 {
		return
	}
	edges := widget.Columns{r.Min.X + 6, r.Min.X + 18, r.Min.X + 29}
	if d.grade == wide {
		edges = widget.Columns{r.Min.X + 6, r.Min.X + 22, r.Min.X + 36, r.Min.X + 48}
	}
	y := r.Min.Y
	start := d.putRight(edges[len(edges)-1], y, r.Min.X, widget.Muted, d.say([]text.Word{text.AroundTotal, text.AroundMore}[len(edges)-3]))
	if len(edges) > 3 {
		start = d.putRight(edges[2], y, r.Min.X, widget.Muted, d.say(text.AroundTotal))
	}
	d.put(edges[len(edges)-1]+2, y, r.Max.X, widget.Muted, d.say(text.AroundForm))
	label := d.Inputs[d.Focus].Label
	d.put(r.Min.X, y, start-1, widget.Muted, fitting(start-1-r.Min.X, d.say(text.AroundHead, label), d.say(label)))
	now := unit.Money(0)
	for _, a := range d.WhatIf.Around {
		if a.Change == 0 {
			now = a.Total
		}
	}
	for i, a := range d.WhatIf.Around[:min(len(d.WhatIf.Around), r.Dy()-1)] {
		d.drawAroundRow(a, now, edges, y+1+i)
	}
}

func (d *drawing) drawAroundRow(a Around, now unit.Money, edges widget.Columns, y int) {
	ink, change := widget.Text, d.Language.Change(float64(a.Change))
	if a.Change == 0 {
		ink, change = widget.Accent|widget.Bold, d.say(text.AroundNow)
	}
	total, more, form := unknownAmount, "", ""
	if a.Form != "" {
		total, form = d.money(a.Total), d.say(text.FormOf(a.Form).Name)
		if a.Change != 0 {
			more = d.signed(a.Total - now)
		}
	}
	for i, said := range []string{change, a.Value.String(), total, more}[:len(edges)] {
		left := d.around.Min.X
		if i > 0 {
			left = edges[i-1]
		}
		d.putRight(edges[i], y, left, ink, said)
	}
	d.put(edges[len(edges)-1]+2, y, d.around.Max.X, ink, form)
}

// signed writes an amount as a change.
func (d *drawing) signed(m unit.Money) string {
	if m > 0 {
		return "+" + d.money(m)
	}
	return d.money(m)
}

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
	for _, b := range []block{d.habitsBlock(), d.goalsBlock(), d.rangesBlock(), d.firstBlock()} {
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

// habitsBlock is what each habit costs, the dearest first, and all together.
func (d *drawing) habitsBlock() block {
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
	if few := 2; d.grade != wide && len(b.lines) > few {
		b.lines = b.lines[:few]
	}
	if len(b.lines) == 0 {
		b.lines = []blockLine{{said: d.say(text.HabitsNone), ink: widget.Muted}}
	} else if all != "" && len(b.lines) > 1 {
		b.lines = append(b.lines, d.habitLine(wasteAll, all, widget.Text|widget.Bold))
	}
	return b
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
	}
	if len(b.lines) == 0 && d.Focus >= 0 && d.Focus < len(d.Inputs) {
		b.lines = []blockLine{{said: d.say(text.GoalsNone, d.Inputs[d.Focus].Label), ink: widget.Muted}}
	}
	return b
}

// firstBlock is what to do about terms while the use is not known.
func (d *drawing) firstBlock() block {
	b := block{head: d.say(text.FirstHead)}
	r := report.Report{Plan: d.Plan, Evaluation: d.Evaluation, Lang: d.Language}
	for _, h := range d.WhatIf.First {
		b.lines = append(b.lines, blockLine{said: r.HourlyFirst(h), ink: widget.Text})
	}
	if len(b.lines) == 0 {
		return block{}
	}
	return b
}

// rangesBlock is what the ranges of the plan make of each form.
func (d *drawing) rangesBlock() block {
	r := d.WhatIf.Ranges
	if r == nil || r.Favourite() == nil {
		return block{head: d.say(text.RangesNone)}
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
