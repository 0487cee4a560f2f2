package report_test

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/report"
	"app/gpuplan/pricing/vram"
)

// sized gives what a model needs for a task, against the article's plan: one RTX 4090 by the hour.
func sized(t *testing.T, name string, task vram.Task, card string) report.Size {
	t.Helper()
	m, err := vram.LookupModel(name)
	if err != nil {
		t.Fatal(err)
	}
	s := report.Size{Report: read(t, "plans/article.toml"), Setup: vram.New(m, task), Explain: true, OnSpeed: unit.One}
	s.Plan.Offers[0].Card = "RTX 4090"
	if s.Card, err = vram.LookupCard(card, 0); err != nil {
		t.Fatal(err)
	}
	s.On = s.Card
	s.Speed = s.On.Speed(s.Setup)
	s.Speed.Utilization = vram.UsualUtilization
	s.Time, _ = s.Setup.Time(50e6, s.Speed)
	s.Scaling = &vram.Scaling{One: 600e9, Wait: 0.1}
	return s
}

func sizeWritten(t *testing.T, format string, s report.Size) string {
	t.Helper()
	var b strings.Builder
	f, ok := report.Lookup(report.SizeFormats, format)
	if !ok {
		t.Fatalf("there is no format %s", format)
	}
	if err := f.Write(&b, &s); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestSizeGoldens(t *testing.T) {
	for _, l := range text.Languages {
		s := sized(t, "llama-2-7b", vram.Train, "RTX 4090")
		s.Lang = l
		golden(t, "size."+l.Code+".txt", sizeWritten(t, "text", s))
	}
	golden(t, "size.json.txt", sizeWritten(t, "json", sized(t, "mixtral-8x7b", vram.Infer, "A100 80GB")))
	golden(t, "size.csv", sizeWritten(t, "csv", sized(t, "mixtral-8x7b", vram.QLoRA, "A100 80GB")))
}

// Every line but an address goes into 80 cells, and no word is left without its value: every task, language and way to recompute,
// on one card and on several, in tables and in sentences.
func TestSizeIsToldInFull(t *testing.T) {
	for _, task := range vram.Tasks {
		for _, l := range text.Languages {
			for _, cards := range []int64{1, 4} {
				s := sized(t, "mixtral-8x7b", task, "H100")
				s.Lang, s.Setup.Cards, s.Plain = l, cards, cards > 1
				s.Setup.Recompute = vram.RecomputeNone
				told := sizeWritten(t, "text", s)
				if strings.Contains(told, "%!") || strings.Contains(told, "%[") {
					t.Errorf("%s, %s: a value is missing in\n%s", task, l.Code, told)
				}
				for _, line := range strings.Split(told, "\n") {
					if ansi.StringWidth(line) > 80 && !strings.Contains(line, "https://") {
						t.Errorf("%s, %s: %q has %d cells", task, l.Code, line, ansi.StringWidth(line))
					}
				}
			}
		}
	}
}

// Each term, factor, task and change of package vram has its words.
func TestSizeHasWords(t *testing.T) {
	for _, task := range vram.Tasks {
		if text.SizeTask(string(task)) == (text.Word{}) {
			t.Errorf("task %s has no word", task)
		}
		for _, offload := range vram.Offloads {
			s := vram.New(vram.OfSize(70e9), task)
			s.Cards, s.Offload, s.Batch, s.Recompute = 2, offload, 2, vram.RecomputeNone
			for _, term := range s.Need().Terms {
				if text.SizeTerm(term.Key) == (text.Word{}) {
					t.Errorf("term %s has no word", term.Key)
				}
				factorsHaveWords(t, term.Formula.Likely)
			}
			for _, v := range []vram.Speed{{Peak: 1e14, Bandwidth: 1e12}, {Measured: vram.Trial{Took: 1, Tokens: 1}}} {
				run, _ := s.Time(1e6, v)
				factorsHaveWords(t, run.Formula.Likely)
			}
			for _, c := range s.Changes(8 * unit.GiB) {
				if text.SizeChangeOf(c.Key) == (text.Word{}) {
					t.Errorf("change %s has no word", c.Key)
				}
			}
		}
	}
}

func factorsHaveWords(t *testing.T, sum vram.Sum) {
	t.Helper()
	if len(sum) == 0 {
		t.Error("there is no formula")
	}
	for _, p := range sum {
		for _, f := range p {
			if text.SizeFactor(f.Key) == (text.Word{}) {
				t.Errorf("factor %s has no word", f.Key)
			}
		}
	}
}

// What programs get is as the schema says: with a card and without, with a plan and without, for every task.
func TestSizeSchema(t *testing.T) {
	s := schemaOf(t, report.SizeSchema)
	for _, task := range vram.Tasks {
		for _, card := range []string{"RTX 3090", "H100"} {
			full := sized(t, "llama-3.1-70b", task, card)
			valid(t, s, sizeWritten(t, "json", full))
			bare := report.Size{Report: of(t, model.New()), Setup: vram.New(vram.OfSize(7e9), task)}
			valid(t, s, sizeWritten(t, "json", bare))
		}
	}
	if err := s.Validate(map[string]any{"schema": 1}); err == nil {
		t.Error("an empty answer is as the schema says")
	}
}

// The article's plan in the hourly form costs 5.28 a task of 2 h. A round of 1 M tokens is such a task: so is a million of them.
// Offers that hold it are compared by that, and a cheaper one that does not hold it is not taken. Two of its cards do hold it
// together. At 400 N operations a second each, N being the parameters, 252,000 tokens take 4 N × 252,000 ÷ (2 × 400 N × 0.35) = 3600 s.
// Six such tasks a day are 180 boots of 10 + 5 + 60 + 15 min, 270 h at 2.00, and 29.70 for the disk: 569.70, 3.165 each.
func TestOffersByOutput(t *testing.T) {
	s := sized(t, "llama-2-7b", vram.LoRA, "RTX 4090")
	s.Time.Tokens = 1_000_000
	list := s.SizeOffers()
	if len(list) != 1 || list[0].Form != model.HourlyForm || list[0].PerTask.Value != 5_280_000 || list[0].PerMillion.Value != 5_280_000 || !list[0].Cheapest {
		t.Errorf("%+v", list)
	}
	small := s.Plan.Offers[0]
	small.Name, small.Card, small.VRAM = "small", "", 12*unit.GB
	small.Hourly = unit.Known(unit.PerHour(1_000_000_000))
	s.Plan.Offers = append(s.Plan.Offers, small)
	s.Report = of(t, s.Plan)
	s.Time.Tokens, s.Speed.Peak = 252_000, 400*s.Setup.Model.Counts.Active
	list = s.SizeOffers()
	if v := list[1].Several; v.Cards != 2 || v.PerTask != model.Given(unit.Money(3_170_000)) {
		t.Errorf("%d cards, a task for %v", v.Cards, v.PerTask)
	}
	s.Time.Tokens = 0
	if said := sizeWritten(t, "text", s); !strings.Contains(said, "- small: 2 cards hold it together, ") || strings.Contains(said, "costs") {
		t.Errorf("what a task costs is not known, and is spoken of:\n%s", said)
	}
	if list[1].Cheapest || !list[0].Cheapest || list[1].Fit != vram.Short || list[1].Hint.Key != "quantize" {
		t.Errorf("%+v", list[1])
	}
}

// A name may come from a file of somebody else: what turns the direction of writing is shown as an escape.
func TestSizeJSONIsSafeOnATerminal(t *testing.T) {
	s := sized(t, "llama-2-7b", vram.Train, "RTX 4090")
	s.Setup.Model.Name = "llama\u202e"
	if got := sizeWritten(t, "json", s); !strings.Contains(got, `"llama\u202e"`) {
		t.Error("the name is written as it is")
	}
}

// 4 operations x 7 B parameters x 900 T tokens at a third of a megaflop a second are some 10^12 years: more than a duration holds.
func TestWhatIsTooLongIsToldSo(t *testing.T) {
	s := sized(t, "llama-2-7b", vram.LoRA, "RTX 4090")
	s.Speed = vram.Speed{Peak: 1_000_000, Utilization: vram.UsualUtilization}
	s.Time, _ = s.Setup.Time(900_000_000_000_000, s.Speed)
	for _, format := range []string{"text", "json"} {
		got := sizeWritten(t, format, s)
		if strings.Contains(got, "2562047") || strings.Contains(got, "2,562,047") {
			t.Errorf("%s tells the longest duration as a time:\n%s", format, got)
		}
	}
	if got := sizeWritten(t, "text", s); !strings.Contains(got, "900 T tokens: over 292 years") || strings.Contains(got, "tokens an hour") {
		t.Errorf("got:\n%s", got)
	}
	if got := sizeWritten(t, "json", s); !strings.Contains(got, `"likely_hours": null`) {
		t.Errorf("got:\n%s", got)
	}
	if half := s.Time.OfSpeed(unit.One / 2); half.Round.Likely != vram.Longest {
		t.Errorf("at half the speed it is %v", half.Round.Likely)
	}
}
