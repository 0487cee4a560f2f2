package screen

import (
	"math"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// drawOfferChart draws what each offer costs in its cheapest form by hours per day: the best one solid, the focused one dashed.
func (d *drawing) drawOfferChart(best []pricing.Rate) {
	if d.chart.Empty() || len(best) == 0 {
		return
	}
	head := d.say(text.OfferChartHead, d.wholePlan(), d.sign())
	d.put(d.chartHead.Min.X, d.chartHead.Min.Y, d.chartHead.Max.X, widget.Muted, head)
	if len(d.Offers.Lowest) != len(d.Evaluation.Offers) {
		return // not known yet
	}
	top := 0.0
	for _, c := range d.Offers.Lowest {
		for m := range c.Totals {
			if cost := costAt(c, m); cost > top {
				top = cost
			}
		}
	}
	if top == 0 {
		return
	}
	w, h := d.chart.Dx(), d.chart.Dy()
	ch := widget.Chart{
		Top: widget.AxisTop(0, top, false), Slot: 5, Ends: [2]string{"0", d.say(text.FullDay)}, Marks: []float64{0.25, 0.5, 0.75, 1},
		You: d.youOf(best[0].Offer),
	}
	ch.Amounts = d.axisAmounts(ch.Top)
	ch.Curves = d.lowest(best, 2)
	ch.Curves = d.lowest(best, max(ch.Samples(w, h), 2))
	ch.Draw(d.canvas(d.chart), d.Glyphs)
}

// youOf is where the plan stands on the curve of an offer.
func (d *drawing) youOf(offer int) widget.Point {
	hours := d.Plan.Workload.HoursPerDay
	p := widget.Point{At: hours.Hours() / 24, Cost: math.NaN(), Text: d.say(text.ChartYou, d.Language.Clock(hours))}
	if c := d.Offers.Lowest[offer]; c.Totals != nil {
		p.Cost = costAt(c, minuteAt(p.At))
	}
	return p
}

// lowest are the curves by weight: the best offer, the focused one, then the others as they rank.
func (d *drawing) lowest(best []pricing.Rate, n int) []widget.Curve {
	focused, _ := d.focusedOffer()
	var list, others []widget.Curve
	for i, r := range best {
		c := widget.Curve{Name: d.Evaluation.Offers[r.Offer].Name, Style: widget.Dotted, Ink: widget.Muted}
		if d.Offers.Lowest[r.Offer].Totals == nil {
			continue
		}
		c.Costs = costs(d.Offers.Lowest[r.Offer], n)
		switch {
		case i == 0:
			c.Style, c.Ink = widget.Solid, widget.Good
		case r.Offer == focused:
			c.Style, c.Ink = widget.Dashed, widget.Accent
		default:
			others = append(others, c)
			continue
		}
		list = append(list, c)
	}
	return append(list, others...)
}
