package screen

import (
	"slices"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/widget"
)

// capRows is how many rows the caps take, their head with them; none where the plan has no cap.
func (d *drawing) capRows() int {
	if d.Log.Budget == nil || len(d.Log.Budget.Caps) == 0 {
		return 0
	}
	return min(1+len(d.Log.Budget.Caps), mostCapRows)
}

// drawCaps draws how far the plan's caps reach by the log: amount, spent, forecast, and what still fits.
func (d *drawing) drawCaps() {
	r := d.caps
	if r.Empty() {
		return
	}
	b := d.budgetOfLog()
	columns := d.figureColumns()
	d.put(d.margin, r.Min.Y, columns[0], widget.Muted, d.say(text.LogPageBudget))
	for i, head := range []text.Word{text.BudgetAmount, text.BudgetSpent, text.BudgetAhead} {
		d.putRight(columns[i], r.Min.Y, d.margin, widget.Muted, d.say(head))
	}
	for i := range b.Budget.Caps[:min(len(b.Budget.Caps), r.Dy()-1)] {
		y, c := r.Min.Y+1+i, &b.Budget.Caps[i]
		ink := d.drawCap(y, c, d.say(text.CapName(string(c.Kind))))
		d.putRight(columns[2], y, columns[1], ink, d.money(c.Forecast))
		left := b.Left(c)
		if at := c.SpentAt(); !at.IsZero() {
			left = fitting(d.Width-1-columns[2]-4, d.say(text.CapSpentOn, left, d.when(&b.Budget, at)), left)
		}
		d.put(columns[2]+4, y, d.Width-1, widget.Muted, left)
	}
}

// budgetOfLog is the budget by the log, to be put into words.
func (d *drawing) budgetOfLog() report.Budget {
	return report.Budget{Report: report.Report{Plan: d.Plan, Lang: d.Language}, Budget: *d.Log.Budget}
}

// drawCap draws the name of a cap, its amount and what is spent of it, and gives the ink of its figures: a cap that is or will be
// passed is marked.
func (d *drawing) drawCap(y int, c *reconcile.Cap, name string) widget.Ink {
	columns, ink := d.figureColumns(), widget.Text
	if now, ahead := c.Over(100); now || ahead {
		ink |= widget.Bold
		d.put(1, y, d.margin, widget.Warn|widget.Bold, "!")
	}
	d.put(d.margin, y, columns[0], widget.Text, name)
	d.putRight(columns[0], y, d.margin, widget.Text, d.money(c.Amount))
	d.putRight(columns[1], y, columns[0], ink, d.money(c.Spent))
	return ink
}

// drawTightest draws one cap among the inputs, under their heads: the first that is or will be passed, else the first.
func (d *drawing) drawTightest(y int) {
	b := d.budgetOfLog()
	i := max(0, slices.IndexFunc(b.Budget.Caps, func(c reconcile.Cap) bool {
		now, ahead := c.Over(100)
		return now || ahead
	}))
	c := &b.Budget.Caps[i]
	d.drawCap(y, c, d.say(text.LogPageCap, text.CapName(string(c.Kind))))
	d.put(d.figureColumns()[1]+4, y, d.Width-1, widget.Muted, b.Left(c))
}
