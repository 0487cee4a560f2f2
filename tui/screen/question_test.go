package screen

import (
	"strings"
	"testing"

	"app/gpuplan/model/text"
)

// questions are those of the planner, with names that are long.
var questions = []Question{
	{text.AskUnsaved.With(text.Changes.Of(12), "LoRA on a 24 GB card"), answers(text.HintSaveOff, text.HintDropOff, text.HintStay)},
	{text.AskRecover.With("30 Nov", "LoRA on a 24 GB card"), answers(text.HintRestore, text.HintDrop)},
	{text.AskChanged.With("/home/someone/plans/lora-24gb.toml"), answers(text.HintReload, text.HintBeside, text.HintReplace, text.HintStay)},
}

func answers(words ...text.Word) []Key {
	keys := make([]Key, len(words))
	for i, w := range words {
		keys[i] = Key{"esc", w}
	}
	return keys
}

// A question is whole, with each of its answers, in every window.
func TestQuestionsAreWhole(t *testing.T) {
	for _, l := range text.Languages {
		for _, size := range [][2]int{{40, 12}, {60, 20}, {80, 24}} {
			for _, q := range questions {
				s := shown(t, article(l), l, size[0], size[1])
				s.Overlay = q
				page := unwrapped(Draw(s))
				want := []string{l.Phrase(q.Text)}
				for _, k := range q.Answers {
					want = append(want, l.Say(k.Does))
				}
				for _, w := range want {
					if !strings.Contains(page, strings.ReplaceAll(w, " ", "")) {
						t.Errorf("%v, %s: %q is not whole", size, l.Code, w)
					}
				}
			}
		}
	}
}

// A long fault or answer is whole as well, over the rows above.
func TestMessagesAreWhole(t *testing.T) {
	long := text.AnswerReload.With("/home/someone/plans/of/this/year/lora-24gb.toml")
	for _, l := range text.Languages {
		for _, size := range [][2]int{{40, 12}, {80, 24}} {
			s := shown(t, article(l), l, size[0], size[1])
			s.Answer = long
			if page := unwrapped(Draw(s)); !strings.Contains(page, strings.ReplaceAll(l.Phrase(long), " ", "")) {
				t.Errorf("%v, %s: the answer is not whole", size, l.Code)
			}
		}
	}
}

// unwrapped is the text of a frame without blanks and ends of lines.
func unwrapped(f Frame) string {
	return strings.ReplaceAll(strings.Join(f.Canvas.Plain(), ""), " ", "")
}
