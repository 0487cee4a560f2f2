package screen

import (
	"image"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// fivePages are the pages that the frames of the design name.
var fivePages = []Page{
	{text.PagePlan, (*drawing).plan}, {Name: text.PageOffers}, {Name: text.PageWhatIf}, {Name: text.PageLog}, {Name: text.PageSize},
}

// designed is the scene behind the frames of the design: 18 inputs, and scales of prices from a tenth to ten times.
func designed(t *testing.T, p model.Plan, l *text.Language, w, h int) Scene {
	t.Helper()
	s := shown(t, p, l, w, h)
	s.Inputs = s.Inputs[:18]
	even := 1e-6 // a knob in the middle of two cells is drawn in the even one there
	if w < 120 {
		even = -even
	}
	for i, in := range input.List(p, 0)[:18] {
		v := in.Get(p)
		if isPrice := in.Track.Unit >= input.Money && in.Track.Unit <= input.Moved; isPrice && v > 0 {
			s.Inputs[i] = rowWithin(t, in, p, l, input.Bounds{Min: v / 10, Max: v * 10})
			s.Inputs[i].At += even
			if in.Track.Unit == input.Stored {
				s.Inputs[i].At += 2e-6
			}
		}
		if in.Track.Unit == input.Hour {
			s.Inputs[i] = rowWithin(t, in, p, l, input.Bounds{Min: 200_000_000, Max: 20_000_000_000})
			s.Inputs[i].Low.Number = "0.20"
		}
	}
	s.Inputs[0].Steps = text.InputSteps.With(l.Duration(30*time.Minute), hours(l, 2), l.Duration(time.Minute))
	return s
}

func hours(l *text.Language, n int) string {
	return strings.Replace(l.Hours(time.Duration(n)*time.Hour), ".00", "", 1)
}

// design reads a frame of the design.
func design(t *testing.T, name string) []string {
	t.Helper()
	b, err := os.ReadFile("testdata/design/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(string(b), "\n"), "\n")
}

// change is a line in which the program differs from the design on purpose.
type change struct {
	row  int
	want string
	why  string
}

// compare holds a frame to the design, save for the changes; a change that is none is a fault as well.
func compare(t *testing.T, got, want []string, changes ...change) {
	t.Helper()
	want = slices.Clone(want)
	for _, c := range changes {
		if want[c.row] == c.want {
			t.Errorf("row %d is as the design has it: no change", c.row)
		}
		want[c.row] = c.want
	}
	if len(got) != len(want) {
		t.Fatalf("%d rows, want %d", len(got), len(want))
	}
	for y := range want {
		if got[y] != want[y] {
			t.Errorf("row %2d: got  %q\n         want %q", y, got[y], want[y])
		}
	}
}

func TestDesignOfThePage(t *testing.T) {
	for _, test := range []struct {
		frame   string
		l       *text.Language
		w, h    int
		glyphs  widget.Glyphs
		changes []change
	}{
		{"120x36-en", text.English, 120, 36, widget.Full, nil},
		{"120x36-zh", text.Chinese, 120, 36, widget.Full, nil},
		{"100x30-en", text.English, 100, 30, widget.Full, nil},
		{"100x30-zh", text.Chinese, 100, 30, widget.Full, nil},
		{"80x24-en", text.English, 80, 24, widget.Full, nil},
		{"80x24-zh", text.Chinese, 80, 24, widget.Full, nil},
		{"40x12-en", text.English, 40, 12, widget.Full, []change{
			{3, "   month from 12 h 01 min; you  6 h 00  ", "names the form, as the Chinese line does: a term may be a week as well"},
		}},
		{"40x12-zh", text.Chinese, 40, 12, widget.Full, nil},
		{"ascii-80x24-en", text.English, 80, 24, widget.ASCII, nil},
		{"narrow-80x24-zh-ambiguous-width-2", text.Chinese, 80, 24, widget.Narrow, nil},
	} {
		t.Run(test.frame, func(t *testing.T) {
			s := designed(t, article(test.l), test.l, test.w, test.h)
			s.Glyphs = test.glyphs
			compare(t, compose(s, fivePages, nil).Canvas.Plain(), design(t, test.frame), test.changes...)
		})
	}
}

func TestDesignOfRoles(t *testing.T) {
	f := compose(designed(t, article(text.English), text.English, 80, 24), fivePages, nil)
	got := f.Canvas.Roles()
	for y := range got {
		got[y] = strings.TrimRight(got[y], " ")
	}
	compare(t, got, design(t, "roles-80x24-en"))
}

func TestDesignOfTyping(t *testing.T) {
	for frame, l := range map[string]*text.Language{"typing-80x24-en": text.English, "typing-80x24-zh": text.Chinese} {
		t.Run(frame, func(t *testing.T) {
			s := designed(t, article(l), l, 80, 24)
			s.Keys = hints(action.Typing)
			s.Typing = &Typing{
				Field: widget.NewField("12.5"), Reads: text.ReadsHours, Valid: true, At: 12.5 / 24,
				Value: l.Spell(12*time.Hour + 30*time.Minute), Form: "month", By: 50_400_000,
			}
			f := compose(s, fivePages, nil)
			want := design(t, frame)
			keys, _, _ := strings.Cut(want[23], "  ?")
			compare(t, f.Canvas.Plain(), want,
				change{23, keys + strings.Repeat(" ", 80-widget.Cells(keys)), "? goes into the field: a price that is not known"})
			if x, _, _ := strings.Cut(want[6], "_"); f.Cursor != (Cursor{widget.Cells(x), 6, true}) {
				t.Errorf("the cursor is at %v", f.Cursor)
			}
		})
	}
}

func TestDesignOfTheFirstRun(t *testing.T) {
	for frame, l := range map[string]*text.Language{"first-run-80x24-en": text.English, "first-run-80x24-zh": text.Chinese} {
		t.Run(frame, func(t *testing.T) {
			compare(t, compose(firstRun(t, l), fivePages, nil).Canvas.Plain(), design(t, frame))
		})
	}
}

// firstRun is the starter plan before the first price.
func firstRun(t *testing.T, l *text.Language) Scene {
	p := input.Starter()
	p.Name = map[*text.Language]string{text.English: "starter", text.Chinese: "起步方案"}[l]
	s := shown(t, p, l, 80, 24)
	s.Inputs, s.Focus, s.Unsaved = s.Inputs[:18], 10, 0
	withShares(t, &s)
	return s
}

// withShares says what the hours of the hourly form consist of, though it has no price.
func withShares(t *testing.T, s *Scene) {
	priced, err := pricing.Evaluate(article(s.Language))
	if err != nil {
		t.Fatal(err)
	}
	charge := &s.Evaluation.Offers[0].Quotes[0].Charges[0]
	if len(charge.Of) > 0 {
		return
	}
	for _, share := range priced.Offers[0].Quotes[0].Charges[0].Of {
		share.Cost = 0
		charge.Of = append(charge.Of, share)
	}
}

func TestDesignOfTheVerdict(t *testing.T) {
	for frame, l := range map[string]*text.Language{"verdicts-en": text.English, "verdicts-zh": text.Chinese} {
		t.Run(frame, func(t *testing.T) {
			var got []string
			for _, hours := range []time.Duration{6, 14, 12} {
				p := article(l)
				p.Workload.HoursPerDay = hours * time.Hour
				got = append(got, compose(designed(t, p, l, 80, 24), fivePages, nil).Canvas.Plain()[1:3]...)
			}
			got = append(got, compose(firstRun(t, l), fivePages, nil).Canvas.Plain()[1:3]...)
			compare(t, got, design(t, frame))
		})
	}
}

func TestDesignOfTicks(t *testing.T) {
	var got []string
	for _, state := range []struct {
		hours time.Duration
		focus int
	}{{6 * time.Hour, 0}, {12*time.Hour + time.Minute, 0}, {14 * time.Hour, 0}, {6 * time.Hour, 10}, {6 * time.Hour, 13}, {6 * time.Hour, 1}, {6 * time.Hour, 2}} {
		p := article(text.English)
		p.Workload.HoursPerDay = state.hours
		s := designed(t, p, text.English, 80, 24)
		s.Focus = state.focus
		lines := compose(s, fivePages, nil).Canvas.Plain()
		got = append(got, lines[1], lines[3], lines[4])
	}
	compare(t, got, design(t, "how-the-tick-reads-en"))
}

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
	changes := map[*text.Language][]change{text.Chinese: {
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
	for _, want := range []string{"? NOT DECIDED YET", "at least 445.50 ¥ in 30 days", "Hourly ████████    at least 445.50", "Week                               ?", "one GB of disk a day"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is not on the page:\n%s", want, page)
		}
	}
}
