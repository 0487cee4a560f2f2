package widget

import (
	"image"
	"strings"
	"testing"
)

// page is a canvas with a frame of a file on it, all in the accent.
func page(rows []string) Canvas {
	c := NewCanvas(Cells(rows[0]), len(rows))
	for y, row := range rows {
		c.Put(0, y, Accent, row)
	}
	return c
}

// Boxes of screens.md §6 over the page of §2: the border cuts wide characters
// in the Chinese ones.
func TestBoxFrames(t *testing.T) {
	frames := sections(t, "testdata/boxes.txt")
	tests := []struct {
		name, under, title string
		w, h               int
	}{
		{"help 80x24 en", "80x24 en", "Keys", 74, 20},
		{"help 80x24 zh", "80x24 zh", "按键", 74, 20},
		{"export 80x24 en", "80x24 en", "Export", 68, 17},
		{"export 80x24 zh", "80x24 zh", "导出", 68, 17},
		{"explain the box en", "explain the box en", "Why 44.55 for idle", 64, 15},
	}
	for _, tt := range tests {
		want := frames[tt.name]
		c := page(frames[tt.under])
		r := Middle(c.Bounds(), tt.w, tt.h)
		inside := c.Box(r, tt.title, Full)
		if got := inside.Bounds(); got != image.Rect(0, 0, tt.w-2, tt.h-2) {
			t.Errorf("%s: the inside is %v", tt.name, got)
		}
		content := page(want).Sub(r.Inset(1)).Plain()
		for y, row := range content {
			inside.Put(0, y, Text, row)
		}
		for y, got := range c.Plain() {
			if got != want[y] {
				t.Errorf("%s, row %d:\n got %q\nwant %q", tt.name, y, got, want[y])
			}
		}
	}
}

func TestBoxMutesThePage(t *testing.T) {
	c := page([]string{"abcdefgh", "abcdefgh", "abcdefgh", "abcdefgh"})
	c.Box(image.Rect(1, 1, 7, 3), "", ASCII).Put(1, 0, Good|Bold, "no row")
	want := []string{"abcdefgh", "a+----+h", "a+----+h", "abcdefgh"}
	for y, got := range c.Plain() {
		if got != want[y] || c.Roles()[y] != "mmmmmmmm" {
			t.Errorf("row %d: got %q, roles %q", y, got, c.Roles()[y])
		}
	}
}

func TestBoxTitleIsCut(t *testing.T) {
	tests := map[int]string{
		12: "+- a lo.. -+",
		8:  "+- .. -+",
		7:  "+- . -+",
		6:  "+----+",
		2:  "++",
	}
	for w, want := range tests {
		c := NewCanvas(w, 3)
		c.Box(c.Bounds(), "a long title", ASCII)
		if got := c.Plain()[0]; got != want {
			t.Errorf("%d wide: got %q, want %q", w, got, want)
		}
	}
}

func TestBoxAtAnySize(t *testing.T) {
	for w := range 9 {
		for h := range 9 {
			c := NewCanvas(w, h)
			c.Put(0, 0, Text, strings.Repeat("中", 5))
			c.Box(Middle(c.Bounds(), 5, 5), "题", Full).Put(0, 0, Text, "中文")
			for _, row := range c.Plain() {
				if Cells(row) != w {
					t.Errorf("%dx%d: %q is not %d wide", w, h, row, w)
				}
			}
		}
	}
}
