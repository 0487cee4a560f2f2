// Package screen draws the pages of the planner: one pure function per page, from a Scene to a Frame.
// It holds no state, reads no clock and works out no price; what a frame shows is in its Scene (screens.md).
package screen

import (
	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/tui/widget"
)

// Scene is everything that a frame is a function of. How inks look is no part of it: a theme comes in when the
// frame's canvas is written out.
type Scene struct {
	Width, Height int // of the window, in cells
	Language      *text.Language
	Glyphs        widget.Glyphs
	Page          int              // the open page, an index into All
	Today         model.Date       // for the age of the prices
	MaxAge        model.Maybe[int] // days after which prices are old, where that was asked for

	Plan       model.Plan
	Evaluation pricing.Evaluation // of Plan
	Offer      int                // the offer that is shown, an index into Evaluation.Offers
	Apart      int                // the quote that "of which" takes apart, an index into its Quotes
	Scaled     *pricing.Offer     // the offer in amounts of Period; nil: those of the whole plan
	Period     pricing.Period     // what Scaled is for
	AxisTop    float64            // upper end of the chart's money axis, from the function AxisTop
	Budget     *reconcile.Budget  // how far the plan's caps reach; nil: it has none, or it is not known
	Holds      *int               // in how many of 100 cases the verdict holds; nil: no input is a range, or it is not known yet
	Bands      []chance.Band      // around the curves of the offer, in their order; nil: no range but that of the hours per day

	Offers Offers // of page 2
	WhatIf WhatIf // of page 3
	Log    Log    // of page 4
	Size   Size   // of page 5; its Inputs and Focus are those of the model

	Inputs  []Row   // the list, in order; rows of one group stand together
	Focus   int     // the focused row; -1: the page names have the focus
	Typing  *Typing // the open field of the focused row; nil: none is open
	Unsaved int     // changes since the plan was saved
	Keys    []Key   // the key row: as short as can be, in order

	Fault  text.Phrase // the help row: what is wrong with a typed value
	Answer text.Phrase // the help row: answer to the last key ("saved")
	Moved  bool        // the focus has moved since the last change of the plan: warnings stand back

	Overlay Overlay // what lies on top or asks in the last rows; nil: nothing
}

// Row is one input of the list.
type Row struct {
	Label  text.Word // at most 16 cells
	Help   text.Word // at most 60 cells
	Group  input.Group
	Cap    reconcile.CapKind // that it sets; empty: it sets none
	Steps  text.Phrase       // what the keys do: "step 30 min  shift 2 h  [ ] 1 min"; may be empty
	Invite text.Phrase       // under the ruler of an unknown value: "a digit starts it: 1.98 or ¥1.98/h"

	Value  text.Figure // as the list and the ruler show it; of a range: "4..6..9"
	Choice text.Word   // one of a few words, in place of a track; zero where the row has a track
	Known  bool        // false: no knob, the track is dashed
	At     float64     // place of the knob on the scale, 0 to 1
	Ends   []float64   // places of the ends of a range; nil: a plain number

	Low, High text.Figure // ends of the scale, as short as can be: "0 h", "366 d"
	Zones     []Zone      // who is cheapest along the scale, from its left end on; nil: not known
	Before    text.Figure // a flip beyond the left end of the scale; zero: none
	After     text.Figure // a flip beyond the right end
}

// Zone is a stretch of a scale on which one form is cheapest. All but the first begin with a tick.
type Zone struct {
	From  float64     // 0 to 1
	Value text.Figure // the value at From, as it stands under the tick
	Form  string      // as in pricing.Quote
}

// Typing is a field that is open in the list and what it would do (screens.md §6).
type Typing struct {
	Field widget.Field
	Reads text.Word // what the field understands, for the help row
	Valid bool      // the text is a value; what follows is of that value
	At    float64   // its place on the scale, 0 to 1
	Value string    // it, as a sentence says it: "12 h 30 min"
	Form  string    // the cheapest form then; empty: not decided
	By    unit.Money
}

// Key is a key or keys that belong together, and what they do.
type Key struct {
	Press string // "shift ← →", "home end"; arrows are replaced by those of the glyph set
	Does  text.Word
}

// Overlay is what lies over a page: Help, Export, Explain, Find, Copied, or a Question in its last two rows.
type Overlay interface {
	draw(d *drawing)
}

// Frame is what stands on the screen.
type Frame struct {
	Canvas widget.Canvas // exactly as large as the window
	Cursor Cursor
	Hits   []Hit // what a pointer can meet; where two overlap, the later one is on top
	Scroll int   // the first line that is shown of what lies on top
	Below  int   // how many lines of it are left below those that are shown
}

// Cursor is the cell of the terminal's own cursor.
type Cursor struct {
	X, Y    int
	Visible bool
}

// AxisTop gives the upper end of the chart's money axis for an offer: it holds all curves, grows at once and shrinks late,
// never while a mouse button is held (screens.md §4). Previous is the end before, 0 at first.
func AxisTop(previous float64, o pricing.Offer, held bool) float64 {
	greatest := unit.Money(0)
	for _, c := range o.Curves {
		for m, total := range c.Totals {
			if c.Loses == nil || !c.Loses[m] {
				greatest = max(greatest, total)
			}
		}
	}
	return widget.AxisTop(previous, inUnits(greatest), held)
}

// inUnits is an amount as a number to draw with, in units of the currency.
func inUnits(m unit.Money) float64 { return float64(m) / 1e6 }
