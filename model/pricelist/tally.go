package pricelist

import (
	"slices"

	"app/gpuplan/model/table"
)

// Tally counts what became of the rows of a list.
type Tally struct {
	Rows, Ranked int
	Doubts       int    // of the ranked rows: prices that contradict each other
	Left         []Left // in the order of the reasons
}

// Left is how many rows a reason left out, and the first of them.
type Left struct {
	Reason Reason
	Count  int
	Line   int    // of the first one
	Text   string // what stands there in place of a price, or in what currency it is; empty where that says nothing
}

// Count notes what became of a row.
func (t *Tally) Count(r *Row, c *Choice, reason Reason) {
	t.Rows++
	if reason == Wanted {
		t.Ranked++
		if r.Doubt {
			t.Doubts++
		}
		return
	}
	t.leave(Left{reason, 1, r.Line, r.because(c, reason)})
}

// because gives the text that led to a reason.
func (r *Row) because(c *Choice, reason Reason) string {
	price := r.price(c.Spot)
	switch reason {
	case NoPrice, OddPrice, TooLarge:
		return price.Text
	case OtherCurrency:
		if price.State != Known {
			price = r.Monthly
		}
		return price.Currency()
	case FewCards:
		return r.Cards.String()
	}
	return ""
}

// leave adds rows that are left out.
func (t *Tally) leave(left Left) {
	at := 0
	for ; at < len(t.Left) && t.Left[at].Reason <= left.Reason; at++ {
		if t.Left[at].Reason == left.Reason {
			t.Left[at].Count += left.Count
			return
		}
	}
	t.Left = slices.Insert(t.Left, at, left)
}

// Broken adds the lines that could not be read.
func (t *Tally) Broken(b table.Broken) {
	if b.Count > 0 {
		t.Rows += b.Count
		t.leave(Left{Reason: BrokenRow, Count: b.Count, Line: b.Line})
	}
}

// Unknown counts the rows whose price is not known or cannot be read.
func (t *Tally) Unknown() int {
	n := 0
	for _, left := range t.Left {
		if left.Reason == NoPrice || left.Reason == OddPrice {
			n += left.Count
		}
	}
	return n
}
