package action

import (
	"slices"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
)

var modes = map[string]Mode{
	"page": Bindings, "offers": Offers, "what-if": WhatIf, "size": Size, "names": Names, "filter": Filtering, "name": Naming, "typing": Typing, "help": Reading, "explain": Explaining, "term": ExplainingTerm, "export": Exporting, "find": Finding, "log": Log, "choice": Choosing,
}

func TestNoKeyAsksForTwoThings(t *testing.T) {
	for name, mode := range modes {
		seen := map[string]bool{}
		for _, hint := range mode {
			for _, b := range hint.Bindings {
				for _, k := range b.Keys.Keys() {
					if seen[k] {
						t.Errorf("%s: key %q is bound twice", name, k)
					}
					seen[k] = true
				}
			}
		}
	}
}

// A digit begins a number, save where no slider has the focus: there it is a page.
func TestDigits(t *testing.T) {
	for name, mode := range modes {
		turns := name == "offers" || name == "what-if" || name == "names" || name == "log"
		for digit := '0'; digit <= '9'; digit++ {
			want := None
			if turns && digit >= '1' && digit <= '5' {
				want = FirstPage + Action(digit-'1')
			}
			if a := mode.For(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{digit}}); a != want {
				t.Errorf("%s: %c asks for action %d, want %d", name, digit, a, want)
			}
		}
	}
}

func TestEveryModeCanBeLeft(t *testing.T) {
	pages := map[string]bool{"page": true, "offers": true, "what-if": true, "size": true, "names": true, "log": true}
	for name, mode := range modes {
		a := mode.For(tea.KeyMsg{Type: tea.KeyCtrlC})
		if want := (map[bool]Action{true: Quit, false: Leave})[pages[name]]; a != want {
			t.Errorf("%s: ctrl+c asks for action %d, want %d", name, a, want)
		}
	}
}

// Every page has the keys of the others: to turn, to keep, to undo, to leave.
func TestEveryPageHasTheCommonKeys(t *testing.T) {
	for i, mode := range append(Pages, Names) {
		for _, k := range []string{"x", "s", "u", "g", "y", "?", "q", "<", ">"} {
			if mode.For(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(k)}) == None {
				t.Errorf("page %d has no key %s", i+1, k)
			}
		}
		if a := mode.For(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{'2'}, Alt: true}); a != SecondPage {
			t.Errorf("page %d: alt+2 asks for action %d", i+1, a)
		}
	}
}

// The keys of interface.md §4.
func TestKeysOfThePage(t *testing.T) {
	r := func(s string) tea.KeyMsg { return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(s)} }
	k := func(t tea.KeyType) tea.KeyMsg { return tea.KeyMsg{Type: t} }
	for _, test := range []struct {
		key  tea.KeyMsg
		want Action
	}{
		{k(tea.KeyLeft), StepDown}, {k(tea.KeyRight), StepUp}, {r("h"), StepDown}, {r("l"), StepUp},
		{k(tea.KeyShiftLeft), CoarseDown}, {k(tea.KeyShiftRight), CoarseUp},
		{k(tea.KeyCtrlLeft), FineDown}, {k(tea.KeyCtrlRight), FineUp}, {r("["), FineDown}, {r("]"), FineUp},
		{tea.KeyMsg{Type: tea.KeyLeft, Alt: true}, FineDown}, {tea.KeyMsg{Type: tea.KeyRight, Alt: true}, FineUp},
		{k(tea.KeyHome), Least}, {k(tea.KeyEnd), Greatest},
		{k(tea.KeyUp), Previous}, {k(tea.KeyDown), Next}, {r("j"), Next}, {r("k"), Previous},
		{k(tea.KeyTab), Next}, {k(tea.KeyShiftTab), Previous},
		{r("b"), Breakeven}, {r("f"), Apart}, {r("p"), Period}, {r("o"), Offer}, {r("e"), Explain},
		{r("u"), Undo}, {k(tea.KeyCtrlR), Redo}, {r("r"), Reset}, {r("x"), Export}, {r("y"), Copy}, {r("s"), Save},
		{r("g"), Language}, {r("?"), Help}, {r("/"), Find}, {r("q"), Quit}, {k(tea.KeyCtrlC), Quit},
		{r("~"), Range}, {r("～"), Range}, {r("c"), Compare}, {r("hh"), None},
	} {
		if got := Bindings.For(test.key); got != test.want {
			t.Errorf("%q asks for action %d, want %d", test.key, got, test.want)
		}
	}
}

func TestEveryHintHasItsWords(t *testing.T) {
	for _, mode := range append(Pages, Names) {
		for _, hint := range mode {
			if hint.Press == "" || hint.Does == (text.Word{}) || int(hint.Group) >= len(Groups) {
				t.Errorf("%v has no line in the help", hint)
			}
		}
	}
	for name, mode := range modes {
		if slices.ContainsFunc(mode.Row(), func(h Hint) bool { return h.Brief == "" }) {
			t.Errorf("%s: an item of the key row has no keys", name)
		}
	}
}
