package screen

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// sheet remembers what has been written, to find text that is written over another.
type sheet struct {
	w, h  int
	taken []bool
	fault string // the first one found
}

func (s *sheet) watch(r image.Rectangle, cleared bool) {
	if !cleared && !r.In(image.Rect(0, 0, s.w, s.h)) {
		s.fault = fmt.Sprintf("%v is written, outside of %dx%d", r, s.w, s.h)
	}
	r = r.Intersect(image.Rect(0, 0, s.w, s.h))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if s.taken[y*s.w+x] && !cleared && s.fault == "" {
				s.fault = fmt.Sprintf("%v is written over other text at %d,%d", r, x, y)
			}
			s.taken[y*s.w+x] = !cleared
		}
	}
}

// Every frame fits its window to the cell, whatever it shows, and nothing is written over anything else.
func TestEveryFrameFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := anyScene(t)
		paper := &sheet{w: s.Width, h: s.Height, taken: make([]bool, s.Width*s.Height)}
		pages := All
		if rapid.Bool().Draw(t, "five pages") {
			pages = fivePages
		}
		if rapid.Bool().Draw(t, "another page") {
			pages, s.Page = All, rapid.IntRange(0, len(All)-1).Draw(t, "page")
		}
		f := compose(s, pages, paper.watch)
		window := image.Rect(0, 0, s.Width, s.Height)
		lines := f.Canvas.Plain()
		if paper.fault != "" {
			t.Fatalf("%s:\n%s", paper.fault, strings.Join(lines, "\n"))
		}
		if len(lines) != s.Height {
			t.Fatalf("%d rows, want %d", len(lines), s.Height)
		}
		for y, line := range lines {
			if w := ansi.StringWidth(line); w != s.Width || strings.ContainsFunc(line, unicode.IsControl) {
				t.Fatalf("row %d is %d cells, want %d: %q", y, w, s.Width, line)
			}
		}
		if c := f.Cursor; c.Visible && !(image.Point{X: c.X, Y: c.Y}).In(window) {
			t.Fatalf("the cursor is at %d,%d, outside of %v", c.X, c.Y, window)
		}
		for _, h := range f.Hits {
			if !h.Rect.In(window) || h.Rect.Empty() && !h.Rect.Eq(image.Rectangle{}) {
				t.Fatalf("hit %+v is outside of %v, or empty", h, window)
			}
		}
	})
}

// The same for one plan at every width and every height.
func TestEverySizeFits(t *testing.T) {
	for _, l := range text.Languages {
		for page := range All {
			everySize(t, page, l)
		}
	}
}

func everySize(t *testing.T, page int, l *text.Language) {
	s := shown(t, fiveOffers(l), l, 0, 0)
	switch s.Page = page; page {
	case 1:
		s = pageTwo(t, s.Plan, l, 0, 0, 3)
	case 2:
		s = pageThree(t, s.Plan, l, 0, 0, 3)
	case 3:
		s = pageFour(t, l, 0, 0, 3)
	case 4:
		s = pageFive(t, l, 0, 0, 2, adapting)
	}
	for w := 1; w <= 200; w++ { // down to where one line says what is needed (case C70)
		for _, h := range []int{12, 18, 24, 29, 36} {
			s.Width, s.Height = w, h
			fits(t, s)
		}
	}
	for h := 1; h <= 60; h++ {
		for _, w := range []int{40, 80, 110, 157} {
			s.Width, s.Height = w, h
			fits(t, s)
		}
	}
}

// The place in the bill stands beside the keys of the box, not on them: 42 columns are too few for both in one row.
func TestSumOnPaperFits(t *testing.T) {
	for _, l := range text.Languages {
		s := shown(t, article(l), l, 0, 12)
		s.Overlay = Explain{Line: 1, Keys: hints(action.Explaining)}
		for s.Width = 40; s.Width <= 80; s.Width++ {
			fits(t, s)
		}
	}
}

// Two offers of which one costs nothing: a difference of any length has room, or gives way.
func TestLongDifferenceFits(t *testing.T) {
	for _, l := range text.Languages {
		p := fiveOffers(l)
		p.Offers[0].Hourly = unit.Known(unit.PerHour(0))
		p.Offers[1].Hourly = unit.Known(unit.PerHour(99_999_999_000_000_000))
		p.Offers[1].Terms = nil
		for _, size := range []struct{ w, h int }{{80, 24}, {100, 30}, {120, 36}} {
			fits(t, pageTwo(t, p, l, size.w, size.h, 4))
		}
	}
}

func fits(t *testing.T, s Scene) {
	t.Helper()
	paper := &sheet{w: s.Width, h: s.Height, taken: make([]bool, s.Width*s.Height)}
	lines := compose(s, All, paper.watch).Canvas.Plain()
	if paper.fault != "" {
		t.Fatalf("%dx%d: %s:\n%s", s.Width, s.Height, paper.fault, strings.Join(lines, "\n"))
	}
	for y, line := range lines {
		if w := ansi.StringWidth(line); w != s.Width {
			t.Fatalf("%dx%d: row %d is %d cells: %q", s.Width, s.Height, y, w, line)
		}
	}
}

// anyScene draws a scene of any plan, at any size, in any state.
func anyScene(t *rapid.T) Scene {
	l := rapid.SampledFrom(text.Languages).Draw(t, "language")
	p := anyPlan(t)
	e, err := pricing.Evaluate(p)
	if err != nil {
		t.Fatalf("%v", err)
	}
	p.Name = anyName(t)
	s := Scene{
		Width: rapid.IntRange(1, 200).Draw(t, "width"), Height: rapid.IntRange(1, 60).Draw(t, "height"),
		Language: l, Glyphs: rapid.SampledFrom(widget.GlyphSets).Draw(t, "glyphs"), Today: today,
		Plan: p, Evaluation: e, Keys: hints(action.Bindings),
		Unsaved: rapid.IntRange(0, 3).Draw(t, "unsaved"), Moved: rapid.Bool().Draw(t, "moved"),
	}
	if len(e.Offers) > 0 {
		s.Offer = rapid.IntRange(0, len(e.Offers)-1).Draw(t, "offer")
		s.Apart = rapid.IntRange(0, len(e.Offers[s.Offer].Quotes)).Draw(t, "apart")
		s.AxisTop = AxisTop(0, e.Offers[s.Offer], false)
		s.Budget = budgeted(p, s.Offer)
	}
	for _, in := range input.List(p, s.Offer) {
		s.Inputs = append(s.Inputs, anyRow(t, in, p, l))
	}
	s.Focus = rapid.IntRange(-1, len(s.Inputs)-1).Draw(t, "focus")
	if n := rapid.IntRange(-1, 100).Draw(t, "holds"); n >= 0 {
		s.Holds = &n
	}
	s.Offers = anyOffers(t, e)
	s.WhatIf = anyWhatIf(t, &s)
	s.Size = anySize(t, &s)
	anyState(t, &s)
	return s
}

func anyState(t *rapid.T, s *Scene) {
	if rapid.Bool().Draw(t, "answer") {
		s.Answer = text.AskChanged.With(anyName(t))
	}
	if rapid.IntRange(0, 4).Draw(t, "period") == 0 {
		s.Period = pricing.PerHour
	}
	switch rapid.IntRange(0, 9).Draw(t, "state") {
	case 9:
		s.Overlay = Prompt{Asks: text.AskName, Field: widget.NewField(anyName(t)), Keys: hints(action.Naming)}
	case 8:
		s.Overlay = SizeExplain{At: rapid.IntRange(0, 20).Draw(t, "term"), Keys: hints(action.Explaining)}
	case 0:
		s.Keys, s.Typing = hints(action.Typing), anyTyping(t, s)
	case 1:
		s.Typing, s.Fault = anyTyping(t, s), text.AboveDay.With("25 h")
	case 2:
		help := keyHelp()
		help.Scroll = rapid.IntRange(0, 50).Draw(t, "scroll")
		s.Overlay = help
	case 3:
		s.Overlay = anyExport(t)
	case 4:
		s.Overlay = Explain{
			Quote: s.Apart, Line: rapid.IntRange(0, 20).Draw(t, "line"), Keys: hints(action.Explaining),
			Trials: []Trial{{text.TrialStop.With(), -anyMoney(t)}},
		}
	case 5:
		s.Overlay = Find{Field: widget.NewField(anyName(t)), Matches: rapid.Permutation(indexes(len(s.Inputs))).Draw(t, "matches"), Keys: hints(action.Finding)}
	case 6:
		s.Overlay = Question{Text: text.AskUnsaved.With(text.Changes.Of(2), anyName(t)), Answers: []Key{{"s", text.HintSaveOff}, {"esc", text.HintStay}}}
	}
}

func anyTyping(t *rapid.T, s *Scene) *Typing {
	if s.Focus < 0 || s.Inputs[s.Focus].Choice != (text.Word{}) {
		return nil
	}
	return &Typing{
		Field: widget.NewField(anyName(t)), Reads: text.ReadsHours, Valid: rapid.Bool().Draw(t, "valid"), At: anyPlace(t),
		Value: anyName(t), Form: rapid.SampledFrom([]string{"", "month", "biannual-upfront"}).Draw(t, "form"), By: anyMoney(t),
	}
}

func anyExport(t *rapid.T) Export {
	o := Export{
		Path: widget.NewField(anyName(t)), Line: ExportLine(rapid.IntRange(0, 3).Draw(t, "line")),
		Formats: []string{"text", "markdown", "json", "csv", "html"}, Format: rapid.IntRange(0, 4).Draw(t, "format"),
		Language: text.English, Lines: 61, Bytes: 3456, Columns: 80, Keys: hints(action.Exporting),
	}
	if rapid.Bool().Draw(t, "replaces") {
		o.Replaces = today
	}
	if rapid.Bool().Draw(t, "fault") {
		o.Fault = text.AskChanged.With(anyName(t))
	}
	return o
}

func anyName(t *rapid.T) string {
	names := []string{"", "x", "LoRA on a 24 GB card", "24 GB 卡跑 LoRA", "名字特别特别长的一个方案名字特别特别长的一个方案", "a\x1b[31mb\tc", "e\u0301\u200d👩‍👩‍👧", strings.Repeat("long ", 50)}
	if rapid.Bool().Draw(t, "known name") {
		return rapid.SampledFrom(names).Draw(t, "name")
	}
	return rapid.StringN(0, 30, 90).Draw(t, "name")
}

func anyPlace(t *rapid.T) float64 { return rapid.Float64Range(0, 1).Draw(t, "place") }

// anyMoney is any amount, most often one of few digits.
func anyMoney(t *rapid.T) unit.Money {
	digits := rapid.IntRange(0, 9).Draw(t, "digits")
	n := rapid.Int64Range(0, 9999).Draw(t, "amount")
	for range digits {
		n *= 10
	}
	return unit.Money(n * 100)
}

func anyRow(t *rapid.T, in input.Input, p model.Plan, l *text.Language) Row {
	v, b := in.Get(p), in.Bounds(p)
	r := Row{Label: in.Words.Label, Help: in.Words.Help, Group: in.Group, Known: in.Known(p)}
	switch {
	case in.Track.Scale == input.Choice:
		r.Choice = in.ChoiceAt(v)
		return r
	case !r.Known:
		r.Value, r.Invite = in.Unknown(l), text.StartsIt.With(text.SampleHour.With("¥"))
		return r
	}
	r.Value, r.At, r.Low, r.High = in.Figure(l, v), in.Pos(b, v), in.End(l, b.Min), in.End(l, b.Max)
	from := 0.0
	for i := range rapid.IntRange(0, 4).Draw(t, "zones") {
		r.Zones = append(r.Zones, Zone{from, in.Mark(l, v), []string{"hourly", "month", "day", "biannual-upfront"}[i]})
		from += (1 - from) * rapid.Float64Range(0, 1).Draw(t, "tick")
	}
	if rapid.Bool().Draw(t, "beyond") {
		r.Before, r.After = in.Mark(l, v), in.Mark(l, v)
	}
	return r
}

// anyPlan is any valid plan: no offers or several, no terms or many, prices that are not known, huge or 0.
func anyPlan(t *rapid.T) model.Plan {
	p := input.Starter()
	p.Currency = rapid.SampledFrom([]string{"CNY", "USD", "EUR", "JPY", "KWD"}).Draw(t, "currency")
	w := &p.Workload
	w.Days = rapid.IntRange(1, 366).Draw(t, "days")
	w.DaysPerWeek = rapid.IntRange(1, 7).Draw(t, "days per week")
	w.HoursPerDay = time.Duration(rapid.IntRange(0, 1440).Draw(t, "minutes")) * time.Minute
	w.Instances = rapid.SampledFrom([]int{0, 1, 3, 1000}).Draw(t, "instances")
	w.GPUs = rapid.SampledFrom([]int{1, 8}).Draw(t, "cards")
	w.Restart = rapid.SampledFrom([]string{model.RestartTask, model.RestartDay}).Draw(t, "restart")
	if rapid.Bool().Draw(t, "capped") {
		p.Budget = model.Budget{PlanCap: model.Given(anyMoney(t)), TaskCap: model.Given(anyMoney(t)), Balance: model.Given(anyMoney(t))}
	}
	first := p.Offers[0]
	p.Offers = nil
	for i := range rapid.IntRange(0, 3).Draw(t, "offers") {
		o := first
		o.Name = strings.Repeat("offer ", i*3) + string(rune('A'+i))
		anyPrices(t, &o)
		p.Offers = append(p.Offers, o)
	}
	return p
}

func anyPrices(t *rapid.T, o *model.Offer) {
	if rapid.Bool().Draw(t, "dated") {
		o.AsOf = today.AddDays(-rapid.IntRange(0, 90).Draw(t, "age"))
	}
	switch rapid.IntRange(0, 3).Draw(t, "hourly") {
	case 0:
		o.Hourly = unit.Price[unit.PerHour]{}
	case 1:
	default:
		o.Hourly = unit.Known(unit.PerHour(rapid.Int64Range(0, 1e14).Draw(t, "price")))
	}
	o.Interruptions = rapid.SampledFrom([]unit.Ratio{0, 0, unit.One / 10, 50 * unit.One}).Draw(t, "interruptions")
	names := []string{"day", "week", "month", "year", "biannual-upfront", "三个月预付"}
	o.Terms = nil
	for i := range rapid.IntRange(0, 6).Draw(t, "terms") {
		term := model.Term{Name: names[i], Days: []int{1, 7, 30, 366, 180, 90}[i], Price: unit.Unknown[unit.Money]()}
		if rapid.IntRange(0, 3).Draw(t, "known") > 0 {
			term.Price = unit.Known(min(anyMoney(t), 1e15/1000))
		}
		o.Terms = append(o.Terms, term)
	}
	o.Storage = nil
	if rapid.Bool().Draw(t, "storage") {
		line := model.NewStorage()
		line.Disk, line.Price = "data", unit.Unknown[unit.PerGBTime]()
		if rapid.Bool().Draw(t, "disk price") {
			line.Price = unit.Known(unit.PerGBTime(rapid.Int64Range(0, 1e11).Draw(t, "price")))
		}
		o.Storage = []model.Storage{line}
	}
}
