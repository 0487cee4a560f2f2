package widget

import "math"

// Bar is the three parts of a cost: compute, storage, traffic. A part that is
// not known is NaN and not drawn.
type Bar [3]float64

// Draw puts b into at most n cells from column x of row y on, where n cells
// stand for the amount scale, and returns the column after it. Each part is
// rounded for itself; one that is not zero has at least one cell.
func (b Bar) Draw(c Canvas, x, y, n int, scale float64, g Glyphs) int {
	for i, cells := range b.cells(n, scale) {
		c.repeat(x, y, PartA+Ink(i), g.Parts[i], cells)
		x += cells
	}
	return x
}

// cells is the length of each part. If they are too long together, the
// longest gives way.
func (b Bar) cells(n int, scale float64) [3]int {
	var parts [3]int
	if n <= 0 || !positive(scale) {
		return parts
	}
	for i, amount := range b {
		if amount > 0 {
			cells := math.RoundToEven(amount / scale * float64(n))
			parts[i] = int(min(max(cells, 1), float64(n)))
		}
	}
	for parts[0]+parts[1]+parts[2] > n {
		parts[longestOf(parts)]--
	}
	return parts
}

// longestOf is the longest part, of equal ones the last.
func longestOf(parts [3]int) int {
	longest := 0
	for i := range parts {
		if parts[i] >= parts[longest] {
			longest = i
		}
	}
	return longest
}
