package screen

import (
	"image"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
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
	When   text.Phrase // "passed on 29 Dec 2026"; zero: it is not passed, or that is not known
}

// whatIfLayout is where the parts of page 3 stand, below what all pages have.
type whatIfLayout struct {
	flipRows image.Rectangle
	around   image.Rectangle
	blocks   image.Rectangle // habits and goals, in the wide grade ranges too: one after another
	last     image.Rectangle // when to take a term, and before it what ranges make of the plan where blocks has no room for that
}

// aroundRows are a head and the values beside the one that is planned.
const aroundRows = 8

// layWhatIf is the layout of page 3.
func (d *drawing) layWhatIf() layout {
	out, body := pageOut(d.Width, d.Height)
	n := 1 + len(d.WhatIf.Flips)
	out.margin = 3
	if out.grade == single {
		out.margin = 2
	}
	out.last = lastOf(body)
	if body.Max.Y = out.last.Min.Y; out.grade == wide {
		body.Max.Y--
	}
	left := rows{body.Min.X, body.Max.X, body.Min.Y}
	if out.grade == single {
		out.flipRows = left.take(min(n, body.Dy()))
		return out
	}
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

// lastOf is the foot of a body: a row of what ranges make of the plan, and one of when to take a term. The flips keep four rows.
func lastOf(body image.Rectangle) image.Rectangle {
	body.Min.Y = max(body.Max.Y-2, min(body.Min.Y+5, body.Max.Y))
	return body
}

// whatIf is page 3.
func (d *drawing) whatIf() {
	d.drawHeadlineOnly()
	d.drawFlips()
	d.drawAround()
	d.drawBlocks()
	d.drawLast()
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
