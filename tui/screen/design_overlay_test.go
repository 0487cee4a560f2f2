package screen

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

func TestDesignOfHelp(t *testing.T) {
	for frame, l := range map[string]*text.Language{"help-80x24-en": text.English, "help-80x24-zh": text.Chinese} {
		t.Run(frame, func(t *testing.T) {
			s := designed(t, article(l), l, 80, 24)
			s.Overlay = designedHelp(l)
			compare(t, compose(s, fivePages, nil).Canvas.Plain(), design(t, frame))
		})
	}
}

// designedHelp is the help of the design's own keys, some of which have gone and others come.
func designedHelp(l *text.Language) Help {
	own := func(en, zh string) text.Word {
		return text.FormOf(map[*text.Language]string{text.English: en, text.Chinese: zh}[l]).Name
	}
	return Help{Groups: []KeyGroup{
		{text.KeysChange, []Key{
			{"← →  h l", text.DoStep}, {"shift ← →", text.DoCoarse}, {"[ ]", text.DoFine}, {"0-9", text.DoType},
			{"home end", text.DoEnds}, {"r", text.DoReset}, {"u  ctrl+r", text.DoUndo},
		}},
		{text.KeysMove, []Key{
			{"↑ ↓  j k  tab", text.DoMove}, {"/", text.DoFind}, {"alt+1..5  < >", own("other pages", "换页")},
		}},
		{text.KeysSee, []Key{
			{"p", text.DoPeriod}, {"f", text.DoApart}, {"e", text.DoExplain}, {"o", own("offers", "报价")},
			{"c", own("compare two offers", "对比两个报价")}, {"g", text.DoLanguage},
		}},
		{text.KeysKeep, []Key{{"s", text.DoSave}, {"x", text.DoExport}, {"y", text.DoCopy}, {"q", text.DoQuit}}},
	}}
}

// keyHelp is the help as the planner makes it from its bindings.
func keyHelp() Help {
	groups := make([]KeyGroup, len(action.Groups))
	for i, head := range action.Groups {
		groups[i].Head = head
	}
	for _, h := range action.Bindings {
		groups[h.Group].Keys = append(groups[h.Group].Keys, Key{h.Press, h.Does})
	}
	return Help{Groups: groups}
}

func TestDesignOfTheExport(t *testing.T) {
	for frame, l := range map[string]*text.Language{"export-80x24-en": text.English, "export-80x24-zh": text.Chinese} {
		t.Run(frame, func(t *testing.T) {
			s := designed(t, article(l), l, 80, 24)
			s.Overlay = Export{
				Path: widget.NewField("lora-24gb.summary.txt"), Formats: []string{"text", "markdown", "json", "csv", "html"},
				Language: l, Lines: 61, Bytes: map[*text.Language]int{text.English: 3400, text.Chinese: 3600}[l], Columns: 80,
				Replaces: today.AddDays(-2), Keys: hints(action.Exporting),
			}
			compare(t, compose(s, fivePages, nil).Canvas.Plain(), design(t, frame))
		})
	}
}

func TestDesignOfExplaining(t *testing.T) {
	const which = "says which line of how many it is"
	changes := map[*text.Language][]change{text.English: {
		{13, "│  ↑↓ next line of the bill  esc close                    5/9  │", which},
	}, text.Chinese: {
		{13, "│  ↑↓ 账单下一行  esc 关闭                                5/9  │", which},
		{3, "│  30 天 × 每天 3 次（6 小时 00，每次 2 小时 00）       90 次  │", "durations are written in one way"},
		{10, "│  把 15 改成 10 分                                  -14.85 ¥  │", "names what it is now, as in English"},
	}}
	for frame, l := range map[string]*text.Language{"explain-the-box-en": text.English, "explain-the-box-zh": text.Chinese} {
		t.Run(frame, func(t *testing.T) {
			s := designed(t, article(l), l, 80, 24)
			q := s.Evaluation.Offers[0].Quotes[0]
			s.Overlay = Explain{
				Line: slices.IndexFunc(BillLines(q), func(at BillLine) bool { return isShare(q, at, "idle") }),
				Trials: []Trial{
					{text.TrialInPlace.With(l.Duration(10*time.Minute), "15"), -14_850_000},
					{text.TrialStop.With(), -44_550_000},
				},
				Keys: hints(action.Explaining),
			}
			f := compose(s, fivePages, nil)
			box := widget.Middle(f.Canvas.Bounds(), explainWidth, 15)
			compare(t, f.Canvas.Sub(box).Plain(), design(t, frame), changes[l]...)
		})
	}
}

func isShare(q pricing.Quote, at BillLine, key string) bool {
	return at.Share >= 0 && q.Charges[at.Charge].Of[at.Share].Key == key
}

func TestDesignOfLeaving(t *testing.T) {
	var got []string
	for _, l := range text.Languages {
		s := designed(t, article(l), l, 80, 24)
		s.Overlay = Question{
			Text:    text.AskUnsaved.With(text.Changes.Of(2), s.Plan.Name),
			Answers: []Key{{"s", text.HintSaveOff}, {"d", text.HintDropOff}, {"esc", text.HintStay}},
		}
		f := compose(s, fivePages, nil)
		got = append(got, f.Canvas.Sub(image.Rect(0, 22, 80, 24)).Plain()...)
	}
	compare(t, got, design(t, "leaving-en-and-zh"))
}

func TestDesignOfATooSmallWindow(t *testing.T) {
	for _, test := range []struct {
		l    *text.Language
		w, h int
		want string
	}{
		{text.English, 52, 9, "gpuplan needs 40x12; this window is 52x9"},
		{text.English, 32, 9, "needs 40x12, is 32x9"},
		{text.Chinese, 32, 9, "需要 40x12，现在 32x9"},
	} {
		lines := Draw(Scene{Width: test.w, Height: test.h, Language: test.l}).Canvas.Plain()
		if got := strings.TrimRight(lines[0], " "); got != test.want {
			t.Errorf("%dx%d: got %q, want %q", test.w, test.h, got, test.want)
		}
		if rest := strings.TrimSpace(strings.Join(lines[1:], "")); rest != "" {
			t.Errorf("%dx%d: %q stands under the line", test.w, test.h, rest)
		}
	}
}

// Old prices turn into a warning, with their age (screens.md §6).
func TestOldPrices(t *testing.T) {
	p := article(text.English)
	p.Offers[0].AsOf = model.Date{Year: 2026, Month: time.October, Day: 16}
	line := Draw(designed(t, p, text.English, 80, 24)).Canvas.Plain()[2]
	if want := "! prices 16 Oct, 45 d "; !strings.HasSuffix(line, want) {
		t.Errorf("%q does not end in %q", line, want)
	}
}

// What depends on something unknown says "at least", or "?".
func TestUnknownPrices(t *testing.T) {
	p := article(text.English)
	o := &p.Offers[0]
	for i := range o.Terms {
		o.Terms[i].Price = unit.Unknown[unit.Money]()
	}
	o.Storage[0].Price = unit.Unknown[unit.PerGBTime]()
	page := strings.Join(Draw(designed(t, p, text.English, 80, 24)).Canvas.Plain(), "\n")
	words := strings.Join(strings.Fields(page), " ")
	for _, want := range []string{"? NOT DECIDED YET", "at least 445.50 ¥ in 30 days", "Hourly ████████ at least 445.50", "Week ?", "one GB of disk a day"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is not on the page:\n%s", want, page)
		}
	}
}
