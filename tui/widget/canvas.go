package widget

import (
	"image"
	"strings"
)

// cell is one column of one row. A character of two columns is a cell of
// width 2 followed by one of width 0, its tail. The zero cell is never drawn.
type cell struct {
	text  string // one grapheme cluster, "" in a tail
	ink   Ink
	width uint8 // columns: 1, 2, or 0 in a tail
}

var blank = cell{text: " ", width: 1}

// Canvas is a frame, or a rectangle of one, as a grid of cells. Columns and
// rows count from 0 at its top left. Whatever is put outside is not drawn.
// Copies and parts made with Sub draw on the same grid.
type Canvas struct {
	cells  []cell
	stride int             // columns of the whole grid
	area   image.Rectangle // this canvas within the grid
}

// NewCanvas is a blank frame of w by h cells; a size below 0 counts as 0.
func NewCanvas(w, h int) Canvas {
	w, h = max(w, 0), max(h, 0)
	c := Canvas{cells: make([]cell, w*h), stride: w, area: image.Rect(0, 0, w, h)}
	for i := range c.cells {
		c.cells[i] = blank
	}
	return c
}

// Width is the number of columns.
func (c Canvas) Width() int { return c.area.Dx() }

// Height is the number of rows.
func (c Canvas) Height() int { return c.area.Dy() }

// Bounds is the whole canvas in its own columns and rows.
func (c Canvas) Bounds() image.Rectangle { return image.Rect(0, 0, c.Width(), c.Height()) }

// Sub is the part of c within r, with columns and rows of its own. What of r
// lies outside c is left out.
func (c Canvas) Sub(r image.Rectangle) Canvas {
	c.area = r.Add(c.area.Min).Intersect(c.area)
	return c
}

// Put writes s from column x of row y on and returns the column after it,
// which counts on where s leaves the canvas. Control characters become
// spaces, so no escape sequence of s reaches a terminal. A wide character
// that is cut by an edge, or half of it written over, becomes a space.
func (c Canvas) Put(x, y int, ink Ink, s string) int {
	row := c.row(y)
	for s != "" {
		var g cell
		g, s = next(s)
		g.ink = ink
		c.set(row, x, g)
		x += int(g.width)
	}
	return x
}

// putRight writes s so that it ends before column x, and returns the column
// where it starts.
func (c Canvas) putRight(x, y int, ink Ink, s string) int {
	start := x - Cells(s)
	c.Put(start, y, ink, s)
	return start
}

// putMax writes s in at most n cells, cut with more if it is longer, and
// returns the column after it.
func (c Canvas) putMax(x, y int, ink Ink, s string, n int) int {
	return c.Put(x, y, ink, Fit(s, n))
}

// Fill writes s, one cell wide, over the whole of r.
func (c Canvas) Fill(r image.Rectangle, ink Ink, s string) {
	g, _ := next(s)
	if g.width != 1 {
		g = blank
	}
	g.ink = ink
	r = r.Intersect(c.Bounds())
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := c.row(y)
		for x := r.Min.X; x < r.Max.X; x++ {
			c.set(row, x, g)
		}
	}
}

// repeat writes n times the same sign, which is one cell wide.
func (c Canvas) repeat(x, y int, ink Ink, sign string, n int) {
	c.Fill(image.Rectangle{Min: image.Pt(x, y), Max: image.Pt(x+n, y+1)}, ink, sign)
}

// mute takes colour and weight from all of c: the page under a box.
func (c Canvas) mute() {
	for y := range c.Height() {
		row := c.visible(y)
		for x := range row {
			row[x].ink = Muted
		}
	}
}

// row is the row of the grid that y stands for, nil outside the canvas.
func (c Canvas) row(y int) []cell {
	if y < 0 || y >= c.Height() || c.Width() == 0 {
		return nil
	}
	start := (c.area.Min.Y + y) * c.stride
	return c.cells[start : start+c.stride]
}

// set puts one character at column x, or what of it is inside.
func (c Canvas) set(row []cell, x int, g cell) {
	x += c.area.Min.X
	if row == nil || x >= c.area.Max.X || x+int(g.width) <= c.area.Min.X || g.width == 0 {
		return
	}
	if g.width == 2 && (x < c.area.Min.X || x+1 >= c.area.Max.X) {
		g = cell{text: " ", ink: g.ink, width: 1}
		x = max(x, c.area.Min.X)
	}
	free(row, x)
	if g.width == 2 {
		free(row, x+1)
		row[x+1] = cell{ink: g.ink}
	}
	row[x] = g
}

// free makes column x safe to write over: the other half of a wide character
// that reaches into it becomes a space.
func free(row []cell, x int) {
	switch row[x].width {
	case 0:
		row[x-1].text, row[x-1].width = " ", 1
	case 2:
		row[x+1].text, row[x+1].width = " ", 1
	}
	row[x].text, row[x].width = " ", 1
}

// Plain is the text of every row, each as wide as the canvas.
func (c Canvas) Plain() []string {
	return c.lines(func(b *strings.Builder, g cell) { b.WriteString(g.text) })
}

// Roles is the letter of every cell's role; blank cells stay blank.
func (c Canvas) Roles() []string {
	return c.lines(func(b *strings.Builder, g cell) {
		if g.text == " " {
			b.WriteByte(' ')
			return
		}
		b.WriteByte(g.ink.letter())
	})
}

func (c Canvas) lines(write func(*strings.Builder, cell)) []string {
	lines := make([]string, c.Height())
	for y := range lines {
		var b strings.Builder
		row := c.visible(y)
		for i := range row {
			write(&b, shown(row, i))
		}
		lines[y] = b.String()
	}
	return lines
}

// visible is row y of the canvas.
func (c Canvas) visible(y int) []cell { return c.row(y)[c.area.Min.X:c.area.Max.X] }

// shown is cell i of a visible row; half of a wide character whose other half
// is out of sight is a space.
func shown(row []cell, i int) cell {
	g := row[i]
	if g.width == 0 && i == 0 || g.width == 2 && i == len(row)-1 {
		g.text, g.width = blank.text, blank.width
	}
	return g
}

// String is the frame for a terminal: one line a row, each as wide as the
// canvas, complete in itself and without a line end after the last. Cells of
// one ink share one escape sequence; a blank takes any ink.
func (c Canvas) String(t Theme) string {
	var b strings.Builder
	b.Grow(c.Width() * c.Height() * 3)
	for y := range c.Height() {
		if y > 0 {
			b.WriteByte('\n')
		}
		writeRow(&b, c.visible(y), t)
	}
	return b.String()
}

func writeRow(b *strings.Builder, row []cell, t Theme) {
	ink := Text
	for i := range row {
		g := shown(row, i)
		if g.ink != ink && g.text != " " && g.width > 0 {
			b.WriteString(t.change(ink, g.ink))
			ink = g.ink
		}
		b.WriteString(g.text)
	}
	b.WriteString(t.change(ink, Text))
}
