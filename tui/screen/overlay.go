package screen

import (
	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// Help is the box of all keys, as the bindings tell them.
type Help struct {
	Groups []KeyGroup // in their order; the second half stands at the right where two columns fit
	Scroll int        // the first line to show, where not all fit and so many are left
}

// KeyGroup is a head and the keys under it.
type KeyGroup struct {
	Head text.Word // "CHANGE"
	Keys []Key
}

// Export is the dialog that writes a summary.
type Export struct {
	Holds    text.Word // what is written in place of the plan, and is of no period; zero: the plan
	Path     widget.Field
	Line     ExportLine // the line with the focus
	Formats  []string   // "text", "markdown" …, the names that --format takes
	Format   int        // the chosen one
	Period   pricing.Period
	Language *text.Language // of the summary

	Lines, Bytes, Columns int         // of what would be written
	Replaces              model.Date  // the day of the file that is there already; zero: there is none
	Fault                 text.Phrase // why it cannot be written; empty: it can
	Keys                  []Key       // of the dialog; nil: those of the scene
}

// ExportLine is a line of the export dialog that can be changed.
type ExportLine int

// The lines, from the top.
const (
	ExportPath ExportLine = iota
	ExportFormat
	ExportPeriod
	ExportLanguage
)

// own are the keys of an overlay, and where it has none, those of the scene.
func (d *drawing) own(keys []Key) []Key {
	if keys == nil {
		return d.Keys
	}
	return keys
}

// Explain tells how one line of the bill comes about: the sum on paper.
type Explain struct {
	Quote, Line int     // which quote of the offer, which of its BillLines
	Trials      []Trial // what other values of the same habit would do to the total
	Ranges      []Range // inputs of the line that are ranges
	Keys        []Key   // of the box; nil: those of the scene
}

// Range is an input that is a range, and what its distribution means.
type Range struct {
	Label text.Word
	Value string // "3..6..18 h"
	Means text.Phrase
}

// Trial is one change of the plan and what it does.
type Trial struct {
	Text   text.Phrase // "with 10 min in place of 15"
	Change unit.Money  // of the total; below 0 it is saved
}

// Find is the search for an input by its label.
type Find struct {
	Field   widget.Field
	Matches []int // indexes of Scene.Inputs, best first
	Chosen  int   // index into Matches
	Keys    []Key // of the search; nil: those of the scene
}

// Copied shows the command line that was copied.
type Copied struct {
	Line   string
	Scroll int // the first line to show, where not all fit and so many are left
}

// Reading is a text to read.
type Reading struct {
	Title  text.Word
	Text   string // lines of at most 80 columns
	Scroll int    // the first line to show, where not all fit and so many are left
	Keys   []Key  // beside those of every text
}

// Choice is a list to pick a line from.
type Choice struct {
	Title  text.Word
	Lines  []string
	Chosen int // index into Lines
	Keys   []Key
}

// Prompt asks for a line of text in the last two rows of the page.
type Prompt struct {
	Asks  text.Word // at most half a row: "New name"
	Field widget.Field
	Keys  []Key
}

// Question asks in the last two rows of the page, without a box: leaving unsaved, a plan found after a crash, a file that
// was changed by someone else.
type Question struct {
	Text    text.Phrase // "Not saved: 2 changes to LoRA on a 24 GB card."
	Answers []Key
}
