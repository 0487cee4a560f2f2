package widget

import "image"

// Middle is a rectangle of w by h cells in the middle of outer, cut to it.
func Middle(outer image.Rectangle, w, h int) image.Rectangle {
	corner := outer.Min.Add(image.Pt((outer.Dx()-w)/2, (outer.Dy()-h)/2))
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(w, h))}.Intersect(outer)
}

// Box lays an empty box with a title over r and takes the colour from all
// else on c: a border means that this lies on top. It returns the inside.
func (c Canvas) Box(r image.Rectangle, title string, g Glyphs) Canvas {
	c.mute()
	box := c.Sub(r)
	box.Fill(box.Bounds(), Text, " ")
	right, foot := box.Width()-1, box.Height()-1
	for _, y := range []int{0, foot} {
		box.repeat(1, y, Muted, g.Rule, right-1)
	}
	for y := 1; y < foot; y++ {
		box.Put(0, y, Muted, g.Edge)
		box.Put(right, y, Muted, g.Edge)
	}
	box.Put(0, 0, Muted, g.TopLeft)
	box.Put(right, 0, Muted, g.TopRight)
	box.Put(0, foot, Muted, g.BottomLeft)
	box.Put(right, foot, Muted, g.BottomRight)
	box.putTitle(title, right-1)
	return box.Sub(box.Bounds().Inset(1))
}

// putTitle writes a title into the upper edge, a blank at either side, after
// one cell of the edge.
func (c Canvas) putTitle(title string, end int) {
	title = Fit(title, end-4)
	if title == "" {
		return
	}
	x := c.Put(2, 0, Muted, " ")
	x = c.Put(x, 0, Text|Bold, title)
	c.Put(x, 0, Muted, " ")
}
