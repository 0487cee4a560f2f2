package action

import (
	"slices"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
)

var modes = map[string]Mode{
	"page": Bindings, "typing": Typing, "help": Reading, "explain": Explaining, "export": Exporting, "find": Finding,
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

func TestNoKeyTakesADigit(t *testing.T) {
	for name, mode := range modes {
		for digit := '0'; digit <= '9'; digit++ {
			if a := mode.For(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{digit}}); a != None {
				t.Errorf("%s: %c asks for action %d", name, digit, a)
			}
		}
	}
}

func TestEveryModeCanBeLeft(t *testing.T) {
	for name, mode := range modes {
		a := mode.For(tea.KeyMsg{Type: tea.KeyCtrlC})
		if want := (map[bool]Action{true: Quit, false: Leave})[name == "page"]; a != want {
			t.Errorf("%s: ctrl+c asks for action %d, want %d", name, a, want)
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
		{r("c"), None}, {r("~"), None}, {r("hh"), None},
	} {
		if got := Bindings.For(test.key); got != test.want {
			t.Errorf("%q asks for action %d, want %d", test.key, got, test.want)
		}
	}
}

func TestEveryHintHasItsWords(t *testing.T) {
	for _, hint := range Bindings {
		if hint.Press == "" || hint.Does == (text.Word{}) || int(hint.Group) >= len(Groups) {
			t.Errorf("%v has no line in the help", hint)
		}
	}
	for name, mode := range modes {
		if slices.ContainsFunc(mode.Row(), func(h Hint) bool { return h.Brief == "" }) {
			t.Errorf("%s: an item of the key row has no keys", name)
		}
	}
}
