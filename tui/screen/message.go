package screen

import (
	"cmp"
	"image"
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/widget"
)

// drawHelp writes the help row: a fault, the answer to the last key, a warning, or what the focused input means. One
// column has no such row; there a fault and an answer are written over the parts, and no warning.
func (d *drawing) drawHelp() {
	y := d.help.Min.Y
	if d.help.Empty() {
		y = d.parts.Min.Y
	}
	said, ink := d.message()
	switch {
	case said != "":
		d.drawMessage(y, ink, said)
	case !d.help.Empty():
		d.drawInputHelp(y)
	}
}

// drawMessage writes a message to end in row y. A long fault or answer lies over the rows above as well: it goes with the
// next key. A warning stays, so it has one row.
func (d *drawing) drawMessage(y int, ink widget.Ink, said string) {
	lines := []string{said}
	if d.Fault.Word != (text.Word{}) || d.Answer.Word != (text.Word{}) {
		lines = atMost(mostAsked, wrapped(said, d.Width-2), d.Width-2)
	}
	top := y + 1 - len(lines)
	d.clear(image.Rect(0, top, d.Width, y+1))
	for i, s := range lines {
		d.put(1, top+i, d.Width-1, ink, s)
	}
}

// message is what the help row says before all else; empty: nothing.
func (d *drawing) message() (said string, ink widget.Ink) {
	switch {
	case d.Fault.Word != (text.Word{}):
		return "! " + d.Language.Phrase(d.Fault), widget.Warn | widget.Bold
	case d.Typing != nil:
		return "", widget.Muted
	case d.Answer.Word != (text.Word{}):
		return d.Language.Phrase(d.Answer), widget.Text
	}
	if w := d.warnings(); len(w) > 0 && !d.Moved && !d.help.Empty() {
		return "! " + w[0], widget.Warn | widget.Bold
	}
	return "", widget.Muted
}

// drawInputHelp says what the focused input means and how far its keys go.
func (d *drawing) drawInputHelp(y int) {
	if d.Typing != nil {
		d.put(1, y, d.Width, widget.Muted, d.say(d.Typing.Reads))
		return
	}
	if d.Focus < 0 || d.Focus >= len(d.Inputs) {
		return
	}
	row := d.Inputs[d.Focus]
	help := cmp.Or(d.reaches(row.Cap), d.say(row.Help))
	said := d.say(text.InputHelp, row.Label, help)
	label := strings.TrimSuffix(said, help) // with its colon
	x := d.put(1, y, d.Width, widget.Accent|widget.Bold, label)
	x = d.put(x, y, d.Width, widget.Muted, strings.TrimPrefix(said, label))
	steps := d.Language.Phrase(row.Steps)
	if start := d.Width - 1 - widget.Cells(steps); start >= x+2 {
		d.put(start, y, d.Width, widget.Muted, steps)
	}
}

// warnings are the doubts about what is shown, the budget's first.
func (d *drawing) warnings() []string {
	list := d.passed()
	r := report.Report{Plan: d.Plan, Evaluation: d.Evaluation, Lang: d.Language}
	for _, w := range r.Warnings() {
		elsewhere := w.Offer != "" && w.Offer != d.offer.Name
		if elsewhere || w.Key == priceUnknown && d.firstRun() {
			continue
		}
		list = append(list, r.Warning(w))
	}
	return list
}

// priceUnknown is the doubt that the first run is all about; it is not told there.
const priceUnknown = "price.unknown"

// warningsLeft is how many warnings the help row does not show.
func (d *drawing) warningsLeft() int {
	n := len(d.warnings())
	if said, _ := d.message(); n > 0 && said == "! "+d.warnings()[0] {
		n--
	}
	return n
}

// passed are the limits of the budget that the cheapest form passes.
func (d *drawing) passed() []string {
	if d.Budget != nil {
		return d.overCaps()
	}
	v := d.form
	if v < 0 {
		return nil
	}
	q, budget := d.evaluated().Quotes[v], d.Plan.Budget
	var list []string
	if limit := budget.PlanCap; limit.Given && q.Total > limit.Value {
		list = append(list, d.say(text.OverPlanCap, d.money(q.Total), d.money(limit.Value)))
	}
	if limit := budget.Balance; limit.Given && q.Total > limit.Value {
		list = append(list, d.say(text.OverBalance, d.money(q.Total), d.money(limit.Value)))
	}
	if limit := budget.TaskCap; limit.Given && d.taskCost(&q) > limit.Value {
		list = append(list, d.say(text.OverTaskCap, d.money(d.taskCost(&q)), d.money(limit.Value)))
	}
	return list
}

// taskCost is what a task costs in a form; 0 where there is none.
func (d *drawing) taskCost(q *pricing.Quote) unit.Money {
	f, ok := pricing.PerTask.Factor(&d.Plan, q, d.Evaluation.Currency)
	if !ok {
		return 0
	}
	cost, err := f.Money(q.Total)
	if err != nil {
		return 0 // too large for an amount: there is no cap that large
	}
	return cost
}
