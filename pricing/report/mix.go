package report

import (
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
)

// tellMix tells the cheapest mix as stretches of the calendar, and draws it.
func (t *teller) tellMix(d *document, o *offer, head string) {
	d.paragraph(head)
	items := t.stretches(o.Mix)
	if o.Mix.NoGPU != 0 {
		items = append(items, t.say(text.SolvePoint, text.Charge("compute.no_gpu"), t.money(o.Mix.NoGPU)))
	}
	d.list(items)
	if strip := t.strip(o); strip != nil {
		d.add(strip)
		d.paragraph(t.legend(o))
	}
	if len(o.Mix.Left) > 0 {
		d.paragraph(t.say(text.MixLeavesOut, t.leftOut(o.Mix.Left)))
	}
}

// stretches tells the items of a mix; terms of one form that follow one another are one stretch.
func (t *teller) stretches(m *pricing.Mix) []string {
	var list []string
	for i := 0; i < len(m.Items); {
		first, cost, n := m.Items[i], m.Items[i].Cost, 1
		for ; i+n < len(m.Items) && m.Items[i+n].Form == first.Form; n++ {
			cost += m.Items[i+n].Cost
		}
		i += n
		last := m.Items[i-1]
		name := t.say(form(first.Form).Object)
		if n > 1 {
			name = t.say(text.MixSeveral, name, text.Terms.Of(n))
		}
		list = append(list, t.say(text.MixStretch, t.days(first.FromDay, last.FromDay+last.Days-first.FromDay), name, t.money(cost)))
	}
	return list
}

func (t *teller) leftOut(keys []string) string {
	words := map[string]text.Word{"coupon": text.MixCoupon, "cap": text.MixCap, "unknown": text.MixUnknown}
	var list []string
	for _, key := range keys {
		list = append(list, t.say(words[key]))
	}
	return t.join(list)
}

// A strip is a calendar of one cell a day, in weeks of the plan: a letter for the form that pays for it, a capital one where a
// term is bought. It is ASCII, so that it keeps its columns wherever it is pasted.

const (
	weeksPerRow = 8
	hourlySign  = 'h'
	dayOff      = '.' // nobody needs the card, and no term covers it
)

// strip draws a mix; nothing where one item pays for all.
func (t *teller) strip(o *offer) figure {
	if o.Mix == nil || len(o.Mix.Items) < 2 {
		return nil
	}
	cells := t.cells(o)
	const row = 7 * weeksPerRow
	var labels, lines []string
	wide := 0
	for from := 0; from < len(cells); from += row {
		labels = append(labels, t.days(from, 1))
		lines = append(lines, inWeeks(cells[from:min(from+row, len(cells))]))
		wide = max(wide, ansi.StringWidth(labels[len(labels)-1]))
	}
	for i := range lines {
		lines[i] = padded(labels[i], wide, false) + "  " + lines[i]
	}
	return lines
}

// cells gives the sign of each day of the plan.
func (t *teller) cells(o *offer) []byte {
	w := &t.Plan.Workload
	cells := []byte(strings.Repeat(string(dayOff), w.Days))
	signs := signs(o.plan)
	for _, item := range o.Mix.Items {
		for d := item.FromDay; d < min(item.FromDay+item.Days, w.Days); d++ {
			switch {
			case item.Form != model.HourlyForm:
				cells[d] = signs[item.Form]
			case pricing.Active(w, d):
				cells[d] = hourlySign
			}
		}
		if item.Form != model.HourlyForm {
			cells[item.FromDay] -= 'a' - 'A'
		}
	}
	return cells
}

// inWeeks parts days into weeks.
func inWeeks(cells []byte) string {
	var weeks []string
	for week := range slices.Chunk(cells, 7) {
		weeks = append(weeks, string(week))
	}
	return strings.Join(weeks, " ")
}

// signs gives each term of an offer a small letter: its own first one, where it has one that is free, else the next that is.
func signs(o *model.Offer) map[string]byte {
	taken := map[byte]bool{hourlySign: true}
	signs := map[string]byte{}
	for _, term := range o.Terms {
		sign := strings.ToLower(term.Name + "?")[0]
		for next := byte('a'); (sign < 'a' || sign > 'z' || taken[sign]) && next <= 'z'; next++ {
			sign = next
		}
		signs[term.Name], taken[sign] = sign, true
	}
	return signs
}

// legend says what the signs of a mix's strip mean.
func (t *teller) legend(o *offer) string {
	var list []string
	seen := map[string]bool{}
	signs := signs(o.plan)
	signs[model.HourlyForm] = hourlySign
	for _, item := range o.Mix.Items {
		if !seen[item.Form] {
			list = append(list, t.say(text.StripSign, string(rune(signs[item.Form])), form(item.Form).Object))
		}
		seen[item.Form] = true
	}
	if slices.Contains(t.cells(o), dayOff) {
		list = append(list, t.say(text.StripSign, string(dayOff), text.StripOff))
	}
	return t.say(text.StripLegend, t.join(list))
}
