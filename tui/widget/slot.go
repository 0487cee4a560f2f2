package widget

import "strings"

// Slot is the room of a number with its unit: Whole columns for the digits
// before the point, Rest for what follows. In rows with the same slot points,
// hours and units stand under each other.
type Slot struct{ Whole, Rest int }

// Width is the columns of the whole slot.
func (s Slot) Width() int { return s.Whole + s.Rest }

// Draw puts a number such as "1.98", "6 h 00" or "?" into the slot that
// starts at column x of row y, and after it, muted and a blank apart, its
// unit. One that does not fit is left out whole; of "min 30 s" the first word
// stays. A number with too many digits before the point begins further left
// in its slot, at its start at the most.
func (s Slot) Draw(c Canvas, x, y int, ink Ink, number, unit string) {
	whole := number
	if i := strings.IndexAny(number, ". "); i >= 0 {
		whole = number[:i]
	}
	room := s.Width()
	start := max(min(s.Whole-Cells(whole), room-Cells(number)), 0)
	end := c.putMax(x+start, y, ink, number, room-start)
	first, _, _ := strings.Cut(unit, " ")
	for _, u := range []string{unit, first} {
		if u != "" && end+1+Cells(u) <= x+room {
			c.Put(end+1, y, Muted, u)
			return
		}
	}
}

// Columns are the columns before which numbers end, from left to right: the
// right edges of a table.
type Columns []int
