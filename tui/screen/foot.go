package screen

import (
	"image"
	"slices"
	"strings"

	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// drawHelp writes the help row: a fault, the answer to the last key, a warning, or what the focused input means. One
// column has no such row; there only what must be read is written, over the parts.
func (d *drawing) drawHelp() {
	y := d.help.Min.Y
	if d.help.Empty() {
		y = d.parts.Min.Y
	}
	said, ink := d.message()
	switch {
	case said != "":
		if d.help.Empty() {
			d.clear(d.parts)
		}
		d.put(1, y, d.Width, ink, said)
	case !d.help.Empty():
		d.drawInputHelp(y)
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
	if w := d.warnings(); len(w) > 0 && !d.Moved {
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
	said := d.say(text.InputHelp, row.Label, row.Help)
	label := strings.TrimSuffix(said, d.say(row.Help)) // with its colon
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
	for _, w := range d.Evaluation.Warnings {
		elsewhere := w.Offer != "" && w.Offer != d.offer.Name
		if elsewhere || w.Key == priceUnknown && d.firstRun() {
			continue
		}
		list = append(list, d.warning(w))
	}
	return list
}

// priceUnknown is the doubt that the first run is all about; it is not told there.
const priceUnknown = "price.unknown"

func (d *drawing) warning(w pricing.Warning) string {
	return d.say(text.Warning(w.Key), text.FormOf(w.Form).Short, d.Language.Duration(w.Time))
}

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
	if limit := budget.TaskCap; limit.Given && q.Tasks > 0 && inUnits(q.Total)/q.Tasks > inUnits(limit.Value) {
		list = append(list, d.say(text.OverTaskCap, d.money(perTask(q)), d.money(limit.Value)))
	}
	return list
}

func perTask(q pricing.Quote) unit.Money { return unit.Money(float64(q.Total) / q.Tasks) }

// from are the widths from which on a key of the key row is shown; the others are shown at all widths.
var from = map[string]int{"p": 120, "u": 120, "g": 120, "shift": 100, "s": 100}

// drawKeys writes the key row.
func (d *drawing) drawKeys() {
	keys := d.Keys
	if d.grade == single {
		keys = tight(keys, d.Width)
	} else {
		keys = slices.DeleteFunc(slices.Clone(keys), func(k Key) bool { return d.Width < from[k.Press] })
	}
	d.putKeys(1, d.keys.Min.Y, d.Width-1, keys)
}

// roomyRow is the width from which on one column has room for more than the keys that it needs.
const roomyRow = 60

// tight is the key row for one column: the arrows without words, the others by how much they are needed.
func tight(keys []Key, w int) []Key {
	if !slices.ContainsFunc(keys, func(k Key) bool { return k.Press == "0-9" }) {
		return keys
	}
	order := []string{"←→", "↑↓", "0-9", "x", helpKey}
	if w >= roomyRow {
		order = append(order, "q", "e", "s", "p", "u", "g")
	}
	var list []Key
	for _, press := range order {
		for _, k := range keys {
			if k.Press == press {
				if press == "←→" || press == "↑↓" {
					k.Does = text.Word{}
				}
				list = append(list, k)
			}
		}
	}
	return list
}

// putKeys writes keys and what they do from column x on, those that fit whole before column end.
func (d *drawing) putKeys(x, y, end int, keys []Key) {
	for i, k := range keys {
		press, does := d.press(k.Press), d.does(k.Does)
		n := widget.Cells(press)
		if does != "" {
			n += 1 + widget.Cells(does)
		}
		if x+n > end {
			continue
		}
		at := d.put(x, y, end, widget.Text|widget.Bold, press)
		if does != "" {
			at = d.put(at+1, y, end, widget.Muted, does)
		}
		d.hitKey(image.Rect(x, y, at, y+1), k.Press)
		x = at + 2
		if does == "" && i+1 < len(keys) {
			x--
		}
	}
}

// hitKey lets a click on a hint press its key.
func (d *drawing) hitKey(r image.Rectangle, press string) {
	d.Hits = append(d.Hits, Hit{Rect: r, Target: OnKey, Press: press})
}

// does is what a key does; the key of the languages says the next one's own name.
func (d *drawing) does(w text.Word) string {
	switch w {
	case text.Word{}:
		return ""
	case text.DoLanguage:
		return d.Language.Next().Name
	}
	return d.say(w)
}

// press writes keys with the arrows of the glyph set. Arrows of several cells stand apart.
func (d *drawing) press(keys string) string {
	g := d.Glyphs
	apart := func(a, b string) string {
		if a == widget.Full.ArrowLeft || a == widget.Full.ArrowUp {
			return a + b
		}
		return a + " " + b
	}
	return strings.NewReplacer(
		"←→", apart(g.ArrowLeft, g.ArrowRight), "↑↓", apart(g.ArrowUp, g.ArrowDown),
		"←", g.ArrowLeft, "→", g.ArrowRight, "↑", g.ArrowUp, "↓", g.ArrowDown,
	).Replace(keys)
}
