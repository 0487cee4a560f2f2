package screen

import (
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

var today = model.Date{Year: 2026, Month: time.November, Day: 30}

// article is the plan that the frames of screens.md come from.
func article(l *text.Language) model.Plan {
	p := input.Starter()
	p.Name = map[*text.Language]string{text.English: "LoRA on a 24 GB card", text.Chinese: "24 GB 卡跑 LoRA"}[l]
	o := &p.Offers[0]
	o.Name, o.AsOf = "4090-A", today
	o.Hourly = unit.Known(unit.PerHour(1_980_000_000))
	for i, price := range []unit.Money{40e6, 240e6, 900e6} {
		o.Terms[i].Price = unit.Known(price)
	}
	o.Storage[0].Free, o.Storage[0].Price = 50*unit.GB, unit.Known(unit.PerGBTime(6_600_000))
	return p
}

// shown is a scene of a plan as the planner makes it.
func shown(t testing.TB, p model.Plan, l *text.Language, w, h int) Scene {
	t.Helper()
	return shownOf(t, p, 0, l, w, h)
}

// shownOf is the same of one of its offers.
func shownOf(t testing.TB, p model.Plan, offer int, l *text.Language, w, h int) Scene {
	t.Helper()
	e, err := pricing.Evaluate(p)
	if err != nil {
		t.Fatal(err)
	}
	s := Scene{
		Width: w, Height: h, Language: l, Glyphs: widget.Full, Today: today,
		Plan: p, Evaluation: e, Offer: offer, AxisTop: AxisTop(0, e.Offers[offer], false), Unsaved: 2, Keys: hints(action.Bindings),
	}
	for _, in := range input.List(p, offer) {
		s.Inputs = append(s.Inputs, rowWithin(t, in, p, offer, l, in.Bounds(p)))
	}
	s.Budget = budgeted(p, offer)
	return s
}

// budgeted is how far the caps of a plan reach; nil where it has none, or that is not known.
func budgeted(p model.Plan, offer int) *reconcile.Budget {
	if b, ok := reconcile.BudgetOf(p, offer, "", today.Time(), nil); ok && len(b.Caps) > 0 {
		return &b
	}
	return nil
}

func hints(mode action.Mode) []Key {
	var keys []Key
	for _, h := range mode.Row() {
		keys = append(keys, Key{h.Brief, h.Short})
	}
	return keys
}

// rowWithin is an input as the planner shows it, on a scale with the ends b.
func rowWithin(t testing.TB, in input.Input, p model.Plan, offer int, l *text.Language, b input.Bounds) Row {
	t.Helper()
	v := in.Get(p)
	r := Row{Label: in.Words.Label, Help: in.Words.Help, Group: in.Group, Known: in.Known(p)}
	if limit, is := strings.CutPrefix(in.Key, "budget."); is {
		r.Cap = reconcile.CapKind(limit)
	}
	if in.Track.Scale == input.Choice {
		r.Choice = in.ChoiceAt(v)
		return r
	}
	if !r.Known {
		r.Value, r.Invite = in.Unknown(l), text.StartsIt.With(text.SampleHour.With("¥"))
		return r
	}
	r.Value, r.At, r.Low, r.High = in.Figure(l, v), in.Pos(b, v), in.End(l, b.Min), in.End(l, b.Max)
	if low, high, ok := in.Range(p); ok {
		r.Value, r.Ends = in.Span(l, low, v, high), []float64{in.Pos(b, low), in.Pos(b, high)}
	}
	axis, fine := in.Axis(p, b)
	if fine == 0 {
		return r
	}
	zones, err := pricing.Zones(p, offer, pricing.Axis{Min: axis.Min, Max: axis.Max, Fine: fine, With: in.With})
	if err != nil {
		t.Fatal(err)
	}
	r.showZones(in, b, l, zones)
	return r
}

func (r *Row) showZones(in input.Input, b input.Bounds, l *text.Language, zones []pricing.Zone) {
	for _, z := range zones {
		switch {
		case z.Tick > b.Max:
			r.After = in.Mark(l, z.Tick)
			return
		case z.Tick <= b.Min:
			r.Zones = []Zone{{Form: z.Form}}
		default:
			r.Zones = append(r.Zones, Zone{in.Pos(b, z.Tick), in.Mark(l, z.Tick), z.Form})
		}
	}
}
