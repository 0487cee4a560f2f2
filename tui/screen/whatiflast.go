package screen

import (
	"image"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/widget"
)

// drawLast writes the foot of page 3: what ranges make of the plan, and when to take a term. The wide grade has the ranges among
// its blocks, and both rows for the terms.
func (d *drawing) drawLast() {
	r := d.last
	if d.grade != wide && !r.Empty() {
		d.drawLastLine(image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+1), text.NotSureHead, d.rangesLine)
		r.Min.Y++
	}
	if !r.Empty() && len(d.WhatIf.First) > 0 {
		d.drawLastLine(r, text.FirstHead, d.firstLine)
	}
}

// drawLastLine writes a head and beside it what is said in so many cells, as far as the rows go. Without room for both the head is left out.
func (d *drawing) drawLastLine(r image.Rectangle, head text.Word, said func(room int) string) {
	x := d.margin
	if d.grade != single {
		x += max(widget.Cells(d.say(text.NotSureHead)), widget.Cells(d.say(text.FirstHead))) + 2
		d.put(d.margin, r.Min.Y, x, widget.Muted, d.say(head))
	}
	end := d.Width - 1
	room := max(end-x, 1)
	for i, line := range atMost(r.Dy(), wrapped(said(room), room), room) {
		d.put(x, r.Min.Y+i, end, widget.Text, line)
	}
}

// rangesLine says in which share of the cases a form is the cheapest, and what it then costs.
func (d *drawing) rangesLine(room int) string {
	r := d.WhatIf.Ranges
	if r == nil || r.Favourite() == nil {
		return d.rangesOpen()
	}
	likely := r.Favourite()
	cases, form := text.Count(chance.Hundredths(likely.Wins)), text.FormOf(likely.Form)
	low, middle, high := d.given(likely.P10), d.given(likely.P50), d.given(likely.P90)
	return fitting(room,
		d.say(text.RangesLine, cases, form.Cheapest, low, middle, high),
		d.say(text.RangesTight, cases, form.Short, low, middle, high),
		d.say(text.RangesTightest, cases, form.Short, low, middle, high))
}

// rangesOpen says how to make a range where the plan has none; nothing where it has one, and it is not known yet what that makes.
func (d *drawing) rangesOpen() string {
	if len(d.Plan.Ranges) > 0 {
		return ""
	}
	return d.say(text.RangesNone)
}

// firstLine says when to take a term: in the wide grade of each, else of the longest that may be worth it. From one of several to
// another no bound is known, so one is the one to watch.
func (d *drawing) firstLine(room int) string {
	r := report.Report{Plan: d.Plan, Evaluation: d.Evaluation, Lang: d.Language}
	h, ok := worthWatching(d.WhatIf.First, d.Plan.Workload.Days)
	if d.grade == wide {
		var list []string
		if ok {
			list = append(list, d.say(text.FirstLead))
		}
		for _, h := range d.WhatIf.First {
			list = append(list, r.HourlyFirst(h))
		}
		return d.Language.Sentences(list...)
	}
	if !ok {
		return r.HourlyFirst(h)
	}
	form, reach, days := text.FormOf(h.Form), d.money(h.Reach), text.Days.Of(h.Days)
	return fitting(room, d.say(text.FirstLine, form.Object, reach, days), d.say(text.FirstTight, form.Object, reach, days))
}

// worthWatching gives the rule of the longest term that a plan of so many days may take by it; ok is false where there is none,
// and what is given is the longest of all.
func worthWatching(list []pricing.HourlyFirst, days int) (longest pricing.HourlyFirst, ok bool) {
	for _, h := range list {
		can := h.Known && !h.Never && days >= h.Least
		if can && !ok || can == ok && h.Days > longest.Days {
			longest, ok = h, can
		}
	}
	return longest, ok
}

// given writes an amount; one that is not given is endless.
func (d *drawing) given(m model.Maybe[unit.Money]) string {
	if !m.Given {
		return d.say(text.ChanceEndless)
	}
	return d.money(m.Value)
}
