package screen

import (
	"strings"
	"testing"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// The dialog stands still while the format changes, and says of each what it holds, whole.
func TestExportStandsStill(t *testing.T) {
	formats := []string{textFormat, "markdown", "json", "csv", "html", "ics"}
	says := []string{"date, price dates", "date, price dates", "for programs", "for a spreadsheet", "no network", "for a calendar"}
	first := 0
	for i := range formats {
		s := shown(t, article(text.English), text.English, 80, 24)
		s.Overlay = Export{Path: widget.NewField("plan.txt"), Formats: formats, Format: i, Language: text.English}
		rows := Draw(s).Canvas.Plain()
		top := 0
		for !strings.Contains(rows[top], "┌") {
			top++
		}
		if i == 0 {
			first = top
		}
		if says := strings.ReplaceAll(says[i], " ", ""); top != first || !strings.Contains(boxText(rows), says) {
			t.Errorf("%s: the dialog begins in row %d, before in %d, or does not say %q", formats[i], top, first, says)
		}
	}
}

// boxText is what stands between the edges of a box, without blanks and ends of lines.
func boxText(rows []string) string {
	var b strings.Builder
	for _, row := range rows {
		_, inside, _ := strings.Cut(row, "│")
		inside, _, _ = strings.Cut(inside, "│")
		b.WriteString(strings.ReplaceAll(inside, " ", ""))
	}
	return b.String()
}

// What is doubtful and every key of a dialog is whole in the smallest window.
func TestDialogsAreWhole(t *testing.T) {
	replaces := Export{
		Path: widget.NewField("plan.txt"), Formats: []string{textFormat, "json"}, Language: text.English, Lines: 61, Columns: 80,
		Replaces: today, Keys: hints(action.Exporting),
	}
	for _, l := range text.Languages {
		for _, size := range [][2]int{{40, 12}, {60, 20}, {80, 24}} {
			s := shown(t, article(l), l, size[0], size[1])
			for name, o := range map[string]struct {
				overlay Overlay
				keys    []Key
				says    string
			}{
				"export":  {replaces, replaces.Keys, l.Say(text.ExportReplaces, l.Date(today.Time()))},
				"explain": {Explain{Line: 1, Keys: hints(action.Explaining)}, hints(action.Explaining), ""},
				"find":    {Find{Matches: []int{1, 2}, Keys: hints(action.Finding)}, hints(action.Finding), ""},
			} {
				s.Overlay = o.overlay
				page := boxText(Draw(s).Canvas.Plain())
				want := []string{o.says}
				for _, k := range o.keys {
					want = append(want, k.Press+l.Say(k.Does))
				}
				for _, w := range want {
					if !strings.Contains(page, strings.ReplaceAll(w, " ", "")) {
						t.Errorf("%v, %s, %s: %q is not whole", size, l.Code, name, w)
					}
				}
			}
		}
	}
}
