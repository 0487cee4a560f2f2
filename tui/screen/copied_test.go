package screen

import (
	"strings"
	"testing"

	"app/gpuplan/model/text"
)

// A command line is shown whole, in lines, or scrolls where the window is low.
func TestCopiedIsWhole(t *testing.T) {
	line := "gpuplan show plans/lora-24gb.toml" + strings.Repeat(" --set workload.hours_per_day=6h30m", 8) + " --lang en"
	for _, size := range [][2]int{{40, 12}, {60, 20}, {80, 24}} {
		for _, l := range text.Languages {
			s := shown(t, article(l), l, size[0], size[1])
			seen := ""
			for scroll := range 20 {
				s.Overlay = Copied{Line: line, Scroll: scroll}
				f := Draw(s)
				for _, word := range strings.Fields(strings.Join(f.Canvas.Plain(), " ")) {
					seen += word + " "
				}
				if f.Scroll < scroll {
					break
				}
			}
			for _, word := range strings.Fields(line) {
				if !strings.Contains(seen, word) {
					t.Errorf("%v, %s: %q is not shown", size, l.Code, word)
				}
			}
		}
	}
}
