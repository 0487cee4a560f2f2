package screen

import (
	"math"
	"slices"
	"strconv"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// dayMinutes is the length of the chart's lower axis.
const dayMinutes = 24 * 60

// drawChart draws the cost of each form by hours per day.
func (d *drawing) drawChart() {
	if d.chart.Empty() || len(d.offer.Quotes) == 0 {
		return
	}
	if !d.hasCurves() {
		d.drawToRead()
		return
	}
	if !d.chartHead.Empty() {
		head := fitting(d.chartHead.Dx(), d.say(text.ChartHead, d.wholePlan(), d.sign()), d.say(text.ChartHeadTight, d.wholePlan(), d.sign()))
		d.put(d.chartHead.Min.X, d.chartHead.Min.Y, d.chartHead.Max.X, widget.Muted, head)
	}
	w, h := d.chart.Dx(), d.chart.Dy()
	ch := d.chartOf(w, h)
	ch.Draw(d.canvas(d.chart), d.Glyphs)
	if plot := ch.Plot(w, h); !plot.Empty() {
		d.hit(plot.Add(d.chart.Min), OnPlot, d.hoursInput())
	}
}

// hasCurves tells whether there is anything to draw.
func (d *drawing) hasCurves() bool {
	known := func(c pricing.Curve) bool { return c.Totals != nil }
	return d.AxisTop > 0 && slices.ContainsFunc(d.evaluated().Curves, known)
}

// chartOf makes the chart. Curves come twice: their ends decide how wide the plot is, and that how many costs they need.
func (d *drawing) chartOf(w, h int) widget.Chart {
	ch := widget.Chart{
		Top: d.AxisTop, Amounts: d.axisAmounts(d.AxisTop), Slot: 4,
		Ends:  [2]string{"0", d.say(text.FullDay)},
		Marks: []float64{0.25, 0.5, 0.75, 1},
		You:   d.you(),
		Reach: d.reach(),
		Flips: d.flips(),
		Bands: d.bands(),
	}
	if d.grade >= medium {
		ch.Slot = 5
	}
	ch.Curves = d.curves(2)
	ch.Curves = d.curves(max(ch.Samples(w, h), 2))
	return ch
}

// axisAmounts are the values at a money axis.
func (d *drawing) axisAmounts(top float64) []widget.Amount {
	var list []widget.Amount
	for _, v := range widget.AxisValues(top) {
		written := strconv.FormatFloat(v, 'f', -1, 64)
		list = append(list, widget.Amount{Cost: v, Text: d.Language.Number(written)})
	}
	return list
}

// curves are the forms by weight: hourly, the term that the verdict is about, the others. Forms that cost the same at
// every minute share a curve. Each has n costs, evenly spaced.
func (d *drawing) curves(n int) []widget.Curve {
	var list []widget.Curve
	all := d.evaluated().Curves
	drawn := make([]bool, len(all))
	for _, i := range d.byWeight() {
		if drawn[i] || all[i].Totals == nil {
			continue
		}
		c := widget.Curve{Style: d.style(i), Costs: costs(all[i], n)}
		if c.Style == widget.Dotted {
			c.Ink = widget.Muted
		}
		for j := range all {
			if j == i || !drawn[j] && slices.Equal(all[j].Totals, all[i].Totals) {
				drawn[j] = true
				c.Name = d.listed(c.Name, text.FormOf(all[j].Form).Short)
			}
		}
		list = append(list, c)
	}
	return list
}

// evaluated is the offer with the amounts of the whole plan.
func (d *drawing) evaluated() pricing.Offer { return d.Evaluation.Offers[d.Offer] }

// byWeight orders the quotes for the chart, where the later of two that end alike is not drawn.
func (d *drawing) byWeight() []int {
	order := make([]int, 0, len(d.offer.Quotes))
	for style := widget.Solid; style <= widget.Dotted; style++ {
		for i := range d.evaluated().Curves {
			if d.style(i) == style {
				order = append(order, i)
			}
		}
	}
	return order
}

func (d *drawing) style(i int) widget.Style {
	form, term := d.evaluated().Curves[i].Form, d.term()
	switch {
	case form == model.HourlyForm:
		return widget.Solid
	case term != nil && form == term.Form:
		return widget.Dashed
	}
	return widget.Dotted
}

// costs are n amounts of a curve, evenly spaced from 0 to 24 h.
func costs(c pricing.Curve, n int) []float64 {
	list := make([]float64, n)
	for i := range list {
		list[i] = costAt(c, minuteAt(widget.Position(i, n)))
	}
	return list
}

// costAt is the amount at a minute, NaN where the form is hopeless.
func costAt(c pricing.Curve, minute int) float64 {
	if c.Loses != nil && c.Loses[minute] {
		return math.NaN()
	}
	return inUnits(c.Totals[minute])
}

// minuteAt is the minute at a place of the lower axis, 0 to 1.
func minuteAt(at float64) int { return int(math.Round(at * dayMinutes)) }

// listed joins two names: "day, week".
func (d *drawing) listed(names string, w text.Word) string {
	if names == "" {
		return d.say(w)
	}
	return d.say(text.Listed, names, w)
}

// you is where the plan stands on the chart.
func (d *drawing) you() widget.Point {
	hours := d.Plan.Workload.HoursPerDay
	p := widget.Point{At: hours.Hours() / 24, Cost: math.NaN(), Text: d.say(text.ChartYou, d.Language.Clock(hours))}
	for _, i := range d.byWeight() {
		if c := d.evaluated().Curves[i]; c.Totals != nil {
			p.Cost = costAt(c, minuteAt(p.At))
			break
		}
	}
	return p
}

// flips are the edges of the spans in which the verdict's term pays.
func (d *drawing) flips() []widget.Point {
	b, ok := d.breakeven()
	if !ok {
		return nil
	}
	var list []widget.Point
	for _, span := range b.Spans {
		for _, m := range []int{span.From, span.To} {
			if m > 0 && m < dayMinutes {
				list = append(list, d.flip(b.Form, m))
			}
		}
	}
	return list
}

func (d *drawing) flip(form string, m int) widget.Point {
	p := widget.Point{At: float64(m) / dayMinutes, Cost: math.NaN(), Text: d.Language.Clock(minutes(m))}
	for _, c := range d.evaluated().Curves {
		if c.Form == form && c.Totals != nil {
			p.Cost = costAt(c, m)
		}
	}
	return p
}

// hoursInput is the input that the chart's lower axis sets, -1 where the list has none.
func (d *drawing) hoursInput() int {
	return slices.IndexFunc(d.Inputs, func(r Row) bool { return r.Label == text.HoursPerDay.Label })
}

// reach is where the hours per day may lie; nil where they are no range.
func (d *drawing) reach() []float64 {
	r, ok := d.Plan.Range(model.HoursPerDay)
	if !ok {
		return nil
	}
	return []float64{time.Duration(r.Low).Hours() / 24, time.Duration(r.High).Hours() / 24}
}

// bands are those of the curves that are not dotted: where all had one, none could be told from another.
func (d *drawing) bands() []widget.Band {
	var list []widget.Band
	for i, b := range d.Bands {
		if i < len(d.evaluated().Curves) && d.style(i) != widget.Dotted && b.P10 != nil {
			list = append(list, widget.Band{Low: unitsOf(b.P10), High: unitsOf(b.P90)})
		}
	}
	return list
}

func unitsOf(amounts []unit.Money) []float64 {
	list := make([]float64, len(amounts))
	for i, m := range amounts {
		list[i] = inUnits(m)
	}
	return list
}
