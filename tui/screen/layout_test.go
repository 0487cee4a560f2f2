package screen

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/charmbracelet/x/exp/golden"

	"app/gpuplan/model/text"
)

// letters name the rectangles of a layout, as the drawings show them.
func letters(out layout) map[string]image.Rectangle {
	named := map[string]image.Rectangle{
		"t": out.title, "v": out.verdict, "r": out.ruler, "l": out.list, "C": out.chartHead, "c": out.chart,
		"f": out.forms, "s": out.shares, "p": out.parts, "h": out.help, "k": out.keys,
	}
	for i, r := range out.rules {
		named[strings.Repeat("-", i+1)] = r
	}
	return named
}

func TestLayout(t *testing.T) {
	for _, size := range []image.Point{{40, 12}, {60, 24}, {80, 18}, {80, 24}, {100, 30}, {120, 36}, {180, 50}} {
		t.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(t *testing.T) {
			rows := make([][]byte, size.Y)
			for y := range rows {
				rows[y] = []byte(strings.Repeat(" ", size.X))
			}
			for name, r := range letters(layOut(size.X, size.Y, text.English, 4)) {
				for y := r.Min.Y; y < r.Max.Y; y++ {
					for x := r.Min.X; x < r.Max.X; x++ {
						rows[y][x] = name[0]
					}
				}
			}
			var drawing strings.Builder
			for _, row := range rows {
				drawing.WriteString(strings.TrimRight(string(row), " ") + "\n")
			}
			golden.RequireEqual(t, drawing.String())
		})
	}
}

// At every size, in every language and with any number of forms the rectangles lie within the window and apart.
func TestLayoutNeverOverlaps(t *testing.T) {
	for _, l := range text.Languages {
		for w := LeastWidth; w <= 200; w++ {
			for h := LeastHeight; h <= 60; h++ {
				for forms := range 8 {
					apart(t, w, h, layOut(w, h, l, forms))
				}
			}
		}
	}
}

func apart(t *testing.T, w, h int, out layout) {
	t.Helper()
	seen := map[string]image.Rectangle{}
	for name, r := range letters(out) {
		if !r.In(image.Rect(0, 0, w, h)) {
			t.Fatalf("%dx%d: %s is %v", w, h, name, r)
		}
		for other, s := range seen {
			if r.Overlaps(s) {
				t.Fatalf("%dx%d: %s at %v and %s at %v overlap", w, h, name, r, other, s)
			}
		}
		seen[name] = r
	}
	if row := out.margin + out.label + 1 + out.track + 1 + out.value.Width(); row > out.list.Max.X {
		t.Fatalf("%dx%d: a row of the list takes %d columns of %d", w, h, row, out.list.Max.X)
	}
}
