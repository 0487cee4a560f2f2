package screen

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// fivePages are the pages that the frames of the design name.
var fivePages = []Page{
	All[0], {Number: 2, Name: text.PageOffers}, {Number: 3, Name: text.PageWhatIf}, {Number: 4, Name: text.PageLog}, {Number: 5, Name: text.PageSize},
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
			s.Inputs[i] = rowWithin(t, in, p, 0, l, input.Bounds{Min: v / 10, Max: v * 10})
			s.Inputs[i].At += even
			if in.Track.Unit == input.Stored {
				s.Inputs[i].At += 2e-6
			}
		}
		if in.Track.Unit == input.Hour {
			s.Inputs[i] = rowWithin(t, in, p, 0, l, input.Bounds{Min: 200_000_000, Max: 20_000_000_000})
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
		{"120x36-en", text.English, 120, 36, widget.Full, []change{{
			35, " ←→ step  shift coarse  [ ] fine  0-9 type  ↑↓ input  e explain  x export  s save  u undo  g 中文  ? keys  q quit       ",
			"shows the way out at every width; the period gives way",
		}}},
		{"120x36-zh", text.Chinese, 120, 36, widget.Full, nil},
		{"100x30-en", text.English, 100, 30, widget.Full, nil},
		{"100x30-zh", text.Chinese, 100, 30, widget.Full, nil},
		{"80x24-en", text.English, 80, 24, widget.Full, nil},
		{"80x24-zh", text.Chinese, 80, 24, widget.Full, nil},
		{"40x12-en", text.English, 40, 12, widget.Full, []change{
			{3, "   month pays from 12 h 01; you  6 h 00 ", "names the form, as the Chinese line does: a term may be a week as well"},
			{9, "↓ Days a week      ━━━━━━━━●    7 d     ", "says that the list goes on"},
		}},
		{"40x12-zh", text.Chinese, 40, 12, widget.Full, []change{
			{9, "↓ 每周天数     ━━━━━━━━●    7 天        ", "says that the list goes on"},
		}},
		{"ascii-80x24-en", text.English, 80, 24, widget.ASCII, nil},
		{"narrow-80x24-zh-ambiguous-width-2", text.Chinese, 80, 24, widget.Narrow, nil},
	} {
		t.Run(test.frame, func(t *testing.T) {
			s := designed(t, article(test.l), test.l, test.w, test.h)
			s.Glyphs = test.glyphs
			want := design(t, test.frame)
			for y := range want { // in braille: no font of the usual ones has ⎯
				want[y] = strings.ReplaceAll(want[y], "⎯", "⠒")
			}
			compare(t, compose(s, fivePages, nil).Canvas.Plain(), want, test.changes...)
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
	return s
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
