// Package action says what a person can ask of the planner and which keys ask for it (interface.md §4). The list is walked
// by the planner, by its help, by its key row and by tests, so that none of them can go stale.
package action

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
)

// Action is what a person can ask for.
type Action uint8

// The actions. None is a key that asks for nothing.
const (
	None Action = iota

	StepDown // of the focused input
	StepUp
	CoarseDown
	CoarseUp
	FineDown
	FineUp
	Least
	Greatest
	Breakeven // to the nearest flip
	Range     // in place of the number, or the number in place of it
	Edit      // opens the field with the value in it
	Empty     // opens the field with nothing in it
	Reset     // the value of the saved plan
	Undo
	Redo

	Previous // the focus
	Next
	Find

	Period
	Apart // the form that "of which" takes apart
	Explain
	Offer
	Language
	Help

	Save
	Export
	Copy
	Quit

	PlanWith // of page 2: the focused offer becomes the one that is planned with
	New
	Duplicate
	Rename
	Remove
	Earlier // in the plan's order
	Later
	Sort
	Filter

	Try // of page 3: sets the focused input to the value at which the verdict flips
	Total
	Compare

	Findings // of page 4: gives the focus to them, or back to the days
	Boots    // those of the focused day, or the focused finding whole
	LogStart
	LogStop
	Bill
	Calibrate

	TakeOver // of page 5: the time of a round and its cards into the plan
	Scale    // of page 5: asks for runs with several tasks at once, and tells how many of them pay

	PageNames // the focus goes to the names of the pages
	PageBefore
	PageAfter
	FirstPage // a page by its number, from here to LastPage
	SecondPage
	ThirdPage
	FourthPage
	LastPage

	Take // of a field, a dialog, a search
	Leave
	Up // a line
	Down
	Left // a choice
	Right
)

// Binding is the keys of one action.
type Binding struct {
	Action Action
	Keys   key.Binding
}

func on(a Action, keys ...string) Binding { return Binding{a, key.NewBinding(key.WithKeys(keys...))} }

// Hint is one line of the help and one item of the key row: keys that belong together.
type Hint struct {
	Group    Group
	Press    string    // as the help shows the keys; arrows are those of the full glyph set
	Does     text.Word // as the help says it; zero: not in the help
	Brief    string    // as the key row shows the keys
	Short    text.Word // as the key row says it; zero: not in the key row
	Bindings []Binding // none: any character that begins a number, say
}

// Group is a group of keys in the help.
type Group uint8

// The groups.
const (
	Change Group = iota
	Move
	See
	Keep
)

// Groups names the groups, in the order of the help.
var Groups = []text.Word{Change: text.KeysChange, Move: text.KeysMove, See: text.KeysSee, Keep: text.KeysKeep}

// Mode is what the keys go to.
type Mode []Hint

// For gives the action that a key asks for in mode m.
func (m Mode) For(k tea.KeyMsg) Action {
	for _, hint := range m {
		for _, b := range hint.Bindings {
			if key.Matches(k, b.Keys) {
				return b.Action
			}
		}
	}
	return None
}

// Row lists what the key row of mode m shows, in its order.
func (m Mode) Row() []Hint {
	var row []Hint
	for _, hint := range m {
		if hint.Short != (text.Word{}) {
			row = append(row, hint)
		}
	}
	return row
}
