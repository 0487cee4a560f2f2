package screen

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/exp/golden"
	"pgregory.net/rapid"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/report"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// sizing is page 5 of a plan and a setup on one of its offers, with all that is found out about it.
func sizing(p model.Plan, e pricing.Evaluation, offer int, setup vram.Setup, l *text.Language) Size {
	s := Size{Need: setup.Need(), Holdings: setup.Holdings(p)}
	s.Sized = report.Size{Report: report.Report{Plan: p, Evaluation: e, Lang: l}, Setup: setup}
	if offer >= len(s.Holdings) {
		return s
	}
	h := s.Holdings[offer]
	s.Card = SizeCard{Name: p.Offers[offer].Name, Label: p.Offers[offer].VRAM, Usable: h.Usable, Fit: h.Fit}
	s.Sized.On, s.Sized.OnSpeed = vram.Reference(p, h.Card)
	s.Sized.Speed = s.Sized.On.Speed(setup)
	s.Sized.Speed.Utilization = vram.UsualUtilization
	s.Sized.Time, _ = setup.Time(50_000_000, s.Sized.Speed)
	s.Changes = setup.Changes(h.Usable)
	s.Priced.Offers = s.Sized.SizeOffers()
	for i := range s.Priced.Rounds {
		s.Priced.Rounds[i] = model.Given(unit.Money(9_330_000 * (i + 1)))
	}
	return s
}

// pageFive is page 5 of the offers of the design: 7 B parameters are adapted on the card of one of them.
func pageFive(t testing.TB, l *text.Language, w, h, offer int, setup vram.Setup) Scene {
	s := shownOf(t, fiveOffers(l), offer, l, w, h)
	s.Page, s.Keys, s.Moved = 4, hints(action.Size), true
	s.Size = sizing(s.Plan, s.Evaluation, offer, setup, l)
	s.Inputs = []Row{
		{Label: text.SizeParams.Label, Help: text.SizeParams.Help, Known: true, Value: text.Figure{Number: "7.00", Unit: "B"}, At: 0.46, Zones: []Zone{{}, {From: 0.5}}, Steps: text.SizeBeyond.With("9.93 B")},
		{Label: text.SizeTaskInput.Label, Help: text.SizeTaskInput.Help, Choice: text.SizeTask(string(setup.Task))},
		{Label: text.SizePrecision.Label, Help: text.SizePrecision.Help, Choice: text.Verbatim("bf16")},
		{Label: text.SizeNumber("sequence").Label, Help: text.SizeNumber("sequence").Help, Known: true, Value: text.Figure{Number: "2048"}, At: 0.3},
		{Label: text.SizeNumber("zero").Label, Help: text.SizeNumber("zero").Help, Value: text.Figure{Number: "-"}},
		{Label: text.SizeMeasured.Label, Help: text.SizeMeasured.Help, Value: text.Figure{Number: "?"}},
	}
	return s
}

var adapting = vram.New(vram.OfSize(7_000_000_000), vram.LoRA)

func TestSize(t *testing.T) {
	for _, size := range [][2]int{{120, 36}, {100, 30}, {80, 24}, {60, 30}, {40, 12}} {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			var frames strings.Builder
			for _, l := range text.Languages {
				frames.WriteString(plainFrame(pageFive(t, l, size[0], size[1], 0, adapting)))
			}
			golden.RequireEqual(t, frames.String())
		})
	}
}

// The page in other signs, where the model does not fit, with an own run, before money is known, without a card, without offers,
// and with the box that explains a term and the time.
func TestSizeInOtherStates(t *testing.T) {
	full := adapting
	full.Task = vram.Train
	narrow, ascii := pageFive(t, text.Chinese, 80, 24, 0, adapting), pageFive(t, text.English, 80, 24, 0, adapting)
	narrow.Glyphs, ascii.Glyphs = widget.Narrow, widget.ASCII
	own := pageFive(t, text.English, 120, 36, 0, adapting)
	own.Size.Sized.Speed.Measured.Took = 2 * time.Hour
	own.Size.Sized.Time, _ = adapting.Time(50_000_000, own.Size.Sized.Speed)
	own.Size.Priced = SizePriced{}
	bare := shown(t, article(text.English), text.English, 80, 24)
	bare.Page, bare.Keys, bare.Size = 4, hints(action.Size), sizing(article(text.English), bare.Evaluation, 0, adapting, text.English)
	none := pageFive(t, text.English, 80, 24, 0, adapting)
	none.Plan.Offers, none.Evaluation.Offers = nil, nil
	none.Size = sizing(none.Plan, none.Evaluation, 0, adapting, text.English)
	term, long := pageFive(t, text.English, 80, 24, 0, adapting), pageFive(t, text.Chinese, 40, 12, 0, adapting)
	term.Overlay = SizeExplain{At: 1, Keys: hints(action.ExplainingTerm)}
	long.Overlay = SizeExplain{At: len(long.Size.Need.Terms), Keys: hints(action.ExplainingTerm)}
	told, tiny := pageFive(t, text.English, 80, 24, 0, full), pageFive(t, text.Chinese, 40, 12, 0, full)
	told.Overlay = Reading{Title: text.SizeAgainst, Text: strings.Join(told.Size.Sized.Against(), "\n")}
	tiny.Overlay = Reading{Title: text.SizeAgainst, Text: strings.Join(tiny.Size.Sized.Against(), "\n"), Scroll: 3}
	for name, s := range map[string]Scene{
		"told": told, "tiny": tiny, "short": pageFive(t, text.English, 120, 36, 0, full), "shortzh": pageFive(t, text.Chinese, 80, 24, 2, full),
		"narrow": narrow, "ascii": ascii, "own": own, "bare": bare, "none": none, "term": term, "time": long,
	} {
		t.Run(name, func(t *testing.T) { golden.RequireEqual(t, plainFrame(s)) })
	}
}

// anySize is page 5 of any setup, more or less of it found out.
func anySize(t *rapid.T, s *Scene) Size {
	setup := vram.New(vram.OfSize(rapid.Int64Range(vram.MinParams, 1e13).Draw(t, "parameters")), rapid.SampledFrom(vram.Tasks).Draw(t, "task"))
	setup.Batch = rapid.Int64Range(1, 1000).Draw(t, "batch")
	if rapid.Bool().Draw(t, "known cards") {
		s.Plan = s.Plan.Clone()
		for i := range s.Plan.Offers {
			s.Plan.Offers[i].Card = rapid.SampledFrom([]string{"", "RTX 4090", "H100"}).Draw(t, "card")
		}
	}
	size := sizing(s.Plan, s.Evaluation, s.Offer, setup, s.Language)
	if rapid.Bool().Draw(t, "not priced") {
		size.Priced = SizePriced{}
	}
	return size
}
