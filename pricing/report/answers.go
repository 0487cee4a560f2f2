package report

import (
	"io"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Breakeven writes the quick answer: the verdict of each offer, from which use each term pays, and the parts of each form. Of a
// plan that says no hours per day it tells which form is cheapest at which use, and no verdict: that of no use at all would mislead.
func Breakeven(w io.Writer, r Report) error {
	t, d := newTeller(&r), &document{}
	for i := range t.list {
		if t.several() {
			d.heading(short(t.list[i].Name))
		}
		if r.Plan.Workload.HoursPerDay == 0 {
			t.tellUses(d, &t.list[i])
			continue
		}
		t.tellAnswer(d, &t.list[i])
		t.tellForms(d, i)
	}
	t.tellWarnings(d)
	return d.writeText(w, r.Plain)
}

// tellUses tells which form is cheapest at which hours per day.
func (t *teller) tellUses(d *document, o *offer) {
	if len(o.Ladder) == 0 {
		d.paragraph(t.Lang.Sentences(t.say(text.SentenceEnd, text.NotDecided), t.say(text.SummaryOpen)))
		return
	}
	d.paragraph(t.say(text.UsesHead))
	d.list(t.rungs(o))
	d.paragraph(t.say(text.UsesGiveHours))
}

// Mix writes the cheapest mix of packs of each offer, by days or by dates (costmodel §8).
func Mix(w io.Writer, r Report) error {
	t, d := newTeller(&r), &document{}
	if len(t.list) == 0 {
		d.paragraph(t.say(text.VerdictNoOffer))
	}
	for i := range t.list {
		o := &t.list[i]
		d.heading(short(o.Name))
		if o.Mix == nil {
			d.paragraph(t.say(text.MixNone, short(o.Name), t.whyUnknown()))
			continue
		}
		t.tellMix(d, o, t.say(text.MixIs, t.price(o.Mix.Compute)))
		d.paragraph(t.mixAgainst(o))
	}
	return d.writeText(w, r.Plain)
}

// mixAgainst says what the cheapest single form costs for compute; nothing where none is complete.
func (t *teller) mixAgainst(o *offer) string {
	var best *pricing.Quote
	for i := range o.Quotes {
		q := &o.Quotes[i]
		if q.Complete && (best == nil || q.Parts[pricing.Compute] < best.Parts[pricing.Compute]) {
			best = q
		}
	}
	if best == nil {
		return ""
	}
	return t.say(text.MixAgainst, t.price(best.Parts[pricing.Compute]), form(best.Form).Object)
}

// Flips writes where on the axis of an input which form is cheapest, and at which values that changes.
func Flips(w io.Writer, l *text.Language, p model.Plan, in input.Input, zones []pricing.Zone) error {
	s := seeker{Report{Plan: p, Lang: l}, in}
	d := &document{}
	d.paragraph(s.input())
	var list []string
	for _, z := range zones {
		list = append(list, s.zone(z))
	}
	d.list(list)
	d.paragraph(s.flips(zones))
	return d.writeText(w, false)
}

// Reached writes between which values of an input the total of a form passes a target. Where none does, nowhere says why; its
// placeholders: 1 the form, 2 the target.
func Reached(w io.Writer, l *text.Language, p model.Plan, in input.Input, name string, target unit.Money, at []pricing.Crossing, nowhere text.Word) error {
	s := seeker{Report{Plan: p, Lang: l}, in}
	s.Evaluation.Currency, _ = unit.LookupCurrency(p.Currency)
	d := &document{}
	d.paragraph(s.input())
	head := nowhere
	if len(at) > 0 {
		head = text.SolveTotal
	}
	d.paragraph(s.say(head, form(name).Name, s.price(target)))
	var list []string
	for _, c := range at {
		list = append(list, s.say(text.SolveWithin, s.value(c.Within), s.value(c.Beyond)))
	}
	d.list(list)
	return d.writeText(w, false)
}

// seeker tells values of one input as the plan file and --set write them.
type seeker struct {
	Report
	in input.Input
}

func (s *seeker) value(v int64) string {
	f, _ := s.Plan.Field(s.in.Key)
	if words := model.Choices(f.Value); v >= 0 && v < int64(len(words)) {
		return words[v]
	}
	return f.Write(v)
}

// input names the input and its value.
func (s *seeker) input() string {
	now := s.say(text.NoValue)
	if s.in.Known(s.Plan) {
		now = s.value(s.in.Get(s.Plan))
	}
	return s.say(text.SolveInput, s.in.Words.Label, s.in.Key, now)
}

func (s *seeker) zone(z pricing.Zone) string {
	cheapest := text.SolveHopeless
	if z.Form != "" {
		cheapest = form(z.Form).Cheapest
	}
	if z.From == z.To {
		return s.say(text.SolvePoint, s.value(z.From), cheapest)
	}
	return s.say(text.SolveZone, s.value(z.From), s.value(z.To), cheapest)
}

// flips names the values at which the verdict flips, and the one that is nearest to today's.
func (s *seeker) flips(zones []pricing.Zone) string {
	switch {
	case len(zones) == 0:
		return s.say(text.SolveUnknown)
	case len(zones) == 1 && zones[0].Form != "":
		return s.say(text.SolveNone, form(zones[0].Form).Cheapest)
	case len(zones) == 1:
		return s.say(text.SentenceEnd, text.SolveHopeless)
	}
	var ticks []string
	for _, z := range zones[1:] {
		ticks = append(ticks, s.value(z.Tick))
	}
	now := s.in.Get(s.Plan)
	nearest, _, change, ok := pricing.Nearest(zones, now)
	if !ok || !s.in.Known(s.Plan) || now == 0 {
		return s.say(text.SolveFlip, s.join(ticks))
	}
	return s.say(text.SolveNearest, s.join(ticks), s.value(nearest), s.Lang.Change(100*change))
}
