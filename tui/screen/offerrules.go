package screen

import (
	"strconv"

	"app/gpuplan/model"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/tui/widget"
)

// ruling is a rule by which an offer is billed, as a line says it. Empty: it is not known.
type ruling struct {
	topic platform.Topic
	says  string
	trap  bool // what people are used to costs money or data here
}

// drawBilling tells how the focused offer is billed: from its own fields, then what no field holds, from its platform.
func (d *drawing) drawBilling() {
	i, ok := d.focusedOffer()
	if !ok || d.billing.Empty() {
		return
	}
	o, r := d.Plan.Offers[i], d.billing
	profile, listed := platform.Lookup(o.Platform)
	x := d.put(r.Min.X+2, r.Min.Y, r.Max.X, widget.Muted, d.say(text.BillingHead, o.Name))
	by := d.say(text.ByProfile, profile.Name, d.Language.Date(profile.Checked().Time()))
	if listed && x+2+widget.Cells(by) <= r.Max.X {
		d.putRight(r.Max.X, r.Min.Y, x, widget.Muted, by)
	}
	y := r.Min.Y + 1
	for _, each := range append(d.fieldRules(o), d.profileRules(profile)...) {
		y = d.drawRuling(each, y)
	}
}

// drawRuling writes a rule in as many lines as it needs, as far as there are, and gives the line after it.
func (d *drawing) drawRuling(each ruling, y int) int {
	r := d.billing
	if y >= r.Max.Y {
		return y
	}
	labels := min(d.ruleLabels(), r.Dx()*3/5)
	says, ink := each.says, widget.Text
	switch {
	case says == "":
		d.put(r.Min.X, y, r.Max.X, widget.Warn|widget.Bold, unknownAmount)
		says, ink = d.say(text.FactNotKnown), widget.Muted
	case each.trap:
		d.put(r.Min.X, y, r.Max.X, widget.Warn|widget.Bold, "!")
	}
	d.put(r.Min.X+2, y, r.Min.X+2+labels, widget.Muted, d.say(each.topic.Word()))
	x := r.Min.X + 2 + labels + 1
	lines := wrapped(says, r.Max.X-x)
	for _, s := range atMost(min(len(lines), r.Max.Y-y), lines, r.Max.X-x) {
		d.put(x, y, r.Max.X, ink, s)
		y++
	}
	return y
}

// ruleLabels is the width of the longest label.
func (d *drawing) ruleLabels() int {
	n := 0
	for _, t := range []platform.Topic{platform.Increment, platform.BootBilled, platform.Stopped, platform.Free, platform.Refund, platform.Release} {
		n = max(n, widget.Cells(d.say(t.Word())))
	}
	return n
}

// fieldRules are the rules that an offer has fields for.
func (d *drawing) fieldRules(o model.Offer) []ruling {
	list := []ruling{
		{platform.Increment, d.Language.Duration(o.Increment), false},
		{platform.BootBilled, d.yesNo(o.BootBilled), false},
		{platform.Stopped, d.yesNo(strconv.FormatBool(o.BilledWhenStopped)), o.BilledWhenStopped},
	}
	if o.Minimum > 0 {
		list = append(list, ruling{platform.Minimum, d.Language.Duration(o.Minimum), true})
	}
	for _, s := range o.Storage[:min(len(o.Storage), 1)] {
		list = append(list, ruling{platform.Free, d.Language.Size(int64(s.Free)), false})
	}
	for _, t := range o.Terms {
		if t.IsOffered() {
			return append(list, ruling{platform.Refund, d.refundRule(t), false})
		}
	}
	return list
}

// yesNo says an answer; empty where there is none.
func (d *drawing) yesNo(answer string) string {
	switch answer {
	case model.Yes:
		return d.say(text.FactYes)
	case model.No:
		return d.say(text.FactNo)
	}
	return ""
}

// refundRule says what comes back when a term is left early; empty where that is not known.
func (d *drawing) refundRule(t model.Term) string {
	rule, known := t.RefundRule()
	k := strconv.FormatFloat(float64(rule.Factor)/float64(unit.One), 'f', -1, 64)
	switch {
	case !known:
		return ""
	case rule.Kind == model.RefundProrata:
		return d.say(text.FactProrata, k)
	case rule.Kind == model.RefundClawback:
		return d.say(text.FactClawback, k)
	}
	return d.say(text.FactNoRefund)
}

// profileRules are facts about the offer's platform, the traps first.
func (d *drawing) profileRules(p platform.Profile) []ruling {
	var traps, others []ruling
	for _, f := range p.Facts {
		says := d.Language.Phrase(f.Says)
		if f.Trap {
			traps = append(traps, ruling{f.Topic, says, true})
		} else {
			others = append(others, ruling{f.Topic, says, false})
		}
	}
	return append(traps, others...)
}
