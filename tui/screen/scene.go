// Package screen draws the pages of the planner: one pure function per page, from a Scene to a Frame.
// It holds no state, reads no clock and works out no price; what a frame shows is in its Scene (screens.md).
package screen

import (
	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// Scene is everything that a frame is a function of. How inks look is no part of it: a theme comes in when the
// frame's canvas is written out.
type Scene struct {
	Width, Height int // of the window, in cells
	Language      *text.Language
	Glyphs        widget.Glyphs
	Page          int        // the open page, an index into All
	Today         model.Date // for the age of the prices

	Plan       model.Plan
	Evaluation pricing.Evaluation // of Plan
	Offer      int                // the offer that is shown, an index into Evaluation.Offers
	Apart      int                // the quote that "of which" takes apart, an index into its Quotes
	Period     Period             // what the totals are for
	AxisTop    float64            // upper end of the chart's money axis, as AxisTop gives it

	Inputs  []Row   // the list, in order; rows of one group stand together
	Focus   int     // the focused row; -1: the page names have the focus
	Typing  *Typing // the open field of the focused row; nil: none is open
	Unsaved int     // changes since the plan was saved

	Fault  text.Phrase // the help row: what is wrong with a typed value
	Answer text.Phrase // the help row: answer to the last key ("saved")
	Moved  bool        // the focus has moved since the last change of the plan: warnings stand back

	Overlay Overlay // what lies on top or asks in the last rows; nil: nothing
}

// Row is one input of the list.
type Row struct {
	Key    string    // path in the plan file; where it may be long, it is not shown
	Label  text.Word // at most 16 cells
	Help   text.Word // at most 60 cells
	Group  Group
	Steps  text.Phrase // what the keys do: "step 30 min  shift 2 h  [ ] 1 min"; may be empty
	Invite text.Word   // under the ruler of an unknown value: "a digit starts it: 1.98 or ¥1.98/h"

	Value  text.Figure // as the list and the ruler show it
	Choice text.Word   // in place of a track: one of a few words; zero where the row has a track
	Range  *Ends       // the value was given as a range
	Known  bool        // false: no knob, the track is dashed
	At     float64     // place of the knob on the scale, 0 to 1

	Low, High text.Figure // ends of the scale, as short as can be: "0 h", "366 d"
	Zones     []Zone      // who is cheapest along the scale, from its left end on; nil: not known
	Before    text.Figure // a flip beyond the left end of the scale; zero: none
	After     text.Figure // a flip beyond the right end
}

// Zone is a stretch of a scale on which one form is cheapest. All but the first begin with a tick.
type Zone struct {
	From  float64     // 0 to 1
	Value text.Figure // the value at From
	Form  string      // as in pricing.Quote
}

// Ends are the ends of a range: "4..6..9".
type Ends struct {
	From, To float64     // on the scale, 0 to 1
	Value    text.Figure // in place of the row's value
}

// Group is a group of inputs, in the order of the list.
type Group uint8

// The groups.
const (
	Use Group = iota
	Habits
	Prices
	DiskTraffic
	Money
)

// Typing is a field that is open in the list and what it would do (screens.md §6).
type Typing struct {
	Field widget.Field
	Reads text.Word   // what the field understands, for the help row
	Valid bool        // the text is a value; what follows is of that value
	At    float64     // its place on the scale, 0 to 1
	Value text.Phrase // it, as a sentence says it: "12 h 30 min"
	Form  string      // the cheapest form then; empty: not decided
	By    unit.Money  // its margin over the next one
}

// Overlay is what lies over a page: Help, Export, Explain, Find, or a Question in its last two rows.
type Overlay interface {
	draw(d *drawing)
}

// Frame is what stands on the screen.
type Frame struct {
	Canvas widget.Canvas // exactly as large as the window
	Cursor Cursor
	Hits   []Hit // what a pointer can meet; where two overlap, the later one is on top
}

// Cursor is the cell of the terminal's own cursor.
type Cursor struct {
	X, Y    int
	Visible bool
}
