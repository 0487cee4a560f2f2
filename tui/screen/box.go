package screen

import (
	"image"

	"app/gpuplan/tui/widget"
)

// box lays an empty box of at most w by h cells over the middle of the page and gives its inside. All else is muted and
// answers to no pointer.
func (d *drawing) box(w, h int, title string) image.Rectangle {
	window := image.Rect(0, 0, d.Width, d.Height)
	d.hit(window, OnOverlay, 0)
	r := widget.Middle(window, min(w, d.Width-2), min(h, d.Height))
	d.clear(r)
	d.Canvas.Box(r, title, d.Glyphs)
	return r.Inset(1)
}

// inside is the width that a box of at most w cells has inside.
func (d *drawing) inside(w int) int { return min(w, d.Width-2) - 2 }

// window gives the first of so many lines to show, from line scroll on if so many are left, and how many there is room for. The frame
// then tells both, and how many are left below.
func (d *drawing) window(scroll, lines, room int) (top, shown int) {
	shown = min(lines, room)
	d.Scroll = min(scroll, lines-shown)
	d.Below = lines - shown - d.Scroll
	return d.Scroll, shown
}

// fit drops items that may go, from the last one on, until at most n are left; then it cuts.
func fit[T any](items []T, n int, mayGo func(T) bool) []T {
	items = thin(items, n, mayGo)
	return items[:min(len(items), max(n, 0))]
}

// thin drops items that may go, from the last one on, as long as there are more than n.
func thin[T any](items []T, n int, mayGo func(T) bool) []T {
	for i := len(items) - 1; i >= 0 && len(items) > n; i-- {
		if mayGo(items[i]) {
			items = append(items[:i:i], items[i+1:]...)
		}
	}
	return items
}
