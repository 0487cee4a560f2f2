package screen

import (
	"strings"
	"testing"

	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// The dialog stands still while the format changes, and says of each what it holds, whole.
func TestExportStandsStill(t *testing.T) {
	formats := []string{textFormat, "markdown", "json", "csv"}
	says := []string{"date, price dates", "date, price dates", "for programs", "for a spreadsheet"}
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
		if page := strings.Join(rows, "\n"); top != first || !strings.Contains(page, says[i]) {
			t.Errorf("%s: the dialog begins in row %d, before in %d, or does not say %q", formats[i], top, first, says[i])
		}
	}
}
