package screen

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/exp/golden"
	"github.com/muesli/termenv"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/widget"
)

// states are the page as the program itself shows it: with all its inputs, in sizes and states beyond the design's.
var states = []struct {
	name string
	w, h int
	make func(t *testing.T, l *text.Language, w, h int) Scene
}{
	{"wide", 120, 36, plain},
	{"medium", 100, 30, plain},
	{"small", 80, 24, plain},
	{"single", 40, 12, plain},
	{"tall", 60, 30, plain},
	{"low", 100, 18, plain},
	{"large", 200, 60, plain},
	{"scrolled", 80, 24, scrolled},
	{"offers", 120, 36, twoOffers},
	{"forms", 80, 24, sevenForms},
	{"budget", 80, 24, overBudget},
	{"period", 100, 30, perMonth},
	{"range", 120, 36, ranged},
	{"bands", 120, 36, banded},
	{"rangesmall", 80, 24, ranged},
	{"bandslow", 80, 24, bandedASCII},
	{"unpriced", 80, 24, unpriced},
	{"empty", 80, 24, noOffer},
	{"asking", 40, 12, asking},
	{"fault", 80, 24, faulty},
	{"help", 80, 24, helping},
	{"helplow", 40, 12, helping},
	{"find", 80, 24, finding},
}

func TestStates(t *testing.T) {
	for _, state := range states {
		t.Run(state.name, func(t *testing.T) {
			var frames strings.Builder
			for _, l := range text.Languages {
				for _, line := range Draw(state.make(t, l, state.w, state.h)).Canvas.Plain() {
					frames.WriteString(line + "\n")
				}
				frames.WriteString("\n")
			}
			golden.RequireEqual(t, frames.String())
		})
	}
}

func plain(t *testing.T, l *text.Language, w, h int) Scene { return shown(t, article(l), l, w, h) }

func scrolled(t *testing.T, l *text.Language, w, h int) Scene {
	s := plain(t, l, w, h)
	s.Focus = 16
	return s
}

func twoOffers(t *testing.T, l *text.Language, w, h int) Scene {
	p := article(l)
	other := p.Clone().Offers[0]
	other.Name, other.Hourly = "H800-E", unit.Known(unit.PerHour(8_880_000_000))
	p.Offers = append(p.Offers, other)
	return shownOf(t, p, 1, l, w, h)
}

func sevenForms(t *testing.T, l *text.Language, w, h int) Scene {
	p := article(l)
	for i, name := range []string{"quarter", "half-year upfront", "year"} {
		price := unit.Known(unit.Money([]int64{2400e6, 4500e6, 8400e6}[i]))
		p.Offers[0].Terms = append(p.Offers[0].Terms, model.Term{Name: name, Days: []int{90, 180, 365}[i], Price: price})
	}
	p.Workload.Days, p.Workload.Instances = 180, 20
	return shown(t, p, l, w, h)
}

func overBudget(t *testing.T, l *text.Language, w, h int) Scene {
	p := article(l)
	p.Budget = model.Budget{PlanCap: model.Given(unit.Money(400e6)), TaskCap: model.Given(unit.Money(5e6)), Balance: model.Given(unit.Money(500e6))}
	return shown(t, p, l, w, h)
}

func perMonth(t *testing.T, l *text.Language, w, h int) Scene {
	p := article(l)
	p.Workload.Days = 60
	s := shown(t, p, l, w, h)
	scaled := s.Evaluation.Offers[0]
	scaled.Quotes = append([]pricing.Quote{}, scaled.Quotes...)
	for i := range scaled.Quotes {
		f, ok := pricing.PerMonth.Factor(&p, &scaled.Quotes[i], s.Evaluation.Currency)
		if !ok {
			t.Fatal("no amounts for a month")
		}
		var err error
		if scaled.Quotes[i], err = f.Quote(scaled.Quotes[i]); err != nil {
			t.Fatal(err)
		}
	}
	scaled.Verdict.Margin = scaled.Quotes[3].Total - scaled.Quotes[0].Total
	scaled.Waste = nil
	s.Period, s.Scaled = pricing.PerMonth, &scaled
	return s
}

func ranged(t *testing.T, l *text.Language, w, h int) Scene {
	p := article(l)
	if fault := p.Set("workload.hours_per_day", model.Typed, "4..6..9"); fault != nil {
		t.Fatal(fault)
	}
	s, holds := shown(t, p, l, w, h), 94
	s.Holds = &holds
	return s
}

func banded(t *testing.T, l *text.Language, w, h int) Scene {
	p := article(l)
	for path, v := range map[string]string{"offer.0.hourly": "1.5..1.98..3", "offer.0.term.2.price": "750..900..1100"} {
		if fault := p.Set(path, model.Typed, v); fault != nil {
			t.Fatal(fault)
		}
	}
	s, holds := shown(t, p, l, w, h), 98
	s.Holds, s.Bands = &holds, chance.Bands(p, 0, 1)
	return s
}

func bandedASCII(t *testing.T, l *text.Language, w, h int) Scene {
	s := banded(t, l, w, h)
	s.Glyphs = widget.ASCII
	return s
}

func unpriced(t *testing.T, l *text.Language, w, h int) Scene {
	p := article(l)
	p.Offers[0].Terms[2].Price = unit.Unknown[unit.Money]()
	p.Offers[0].Storage[0].Price = unit.Unknown[unit.PerGBTime]()
	return shown(t, p, l, w, h)
}

func noOffer(t *testing.T, l *text.Language, w, h int) Scene {
	s := plain(t, l, w, h)
	s.Plan.Offers, s.Evaluation.Offers, s.Inputs, s.AxisTop = nil, nil, s.Inputs[:10], 0
	return s
}

func asking(t *testing.T, l *text.Language, w, h int) Scene {
	s := plain(t, l, w, h)
	s.Overlay = Question{
		Text:    text.AskUnsaved.With(text.Changes.Of(2), s.Plan.Name),
		Answers: []Key{{"s", text.HintSaveOff}, {"d", text.HintDropOff}, {"esc", text.HintStay}},
	}
	return s
}

func faulty(t *testing.T, l *text.Language, w, h int) Scene {
	s := plain(t, l, w, h)
	s.Keys, s.Typing = hints(action.Typing), &Typing{Field: widget.NewField("25"), Reads: text.ReadsHours}
	s.Fault = text.AboveDay.With(hours(l, 25))
	return s
}

func helping(t *testing.T, l *text.Language, w, h int) Scene {
	s := plain(t, l, w, h)
	s.Overlay = keyHelp()
	return s
}

func finding(t *testing.T, l *text.Language, w, h int) Scene {
	s := plain(t, l, w, h)
	s.Overlay = Find{Field: widget.NewField("B"), Matches: []int{10, 11, 12, 13, 20}, Chosen: 1, Keys: hints(action.Finding)}
	return s
}

// Without colours weight is left, and signs: what is heavy stands between ⟦ and ⟧ here.
func TestWithoutColours(t *testing.T) {
	f := Draw(plain(t, text.English, 80, 24))
	out := f.Canvas.String(widget.Mono.Theme(termenv.Ascii))
	if got, want := ansi.Strip(out), strings.Join(f.Canvas.Plain(), "\n"); got != want {
		t.Error("the frame for a terminal does not say what the frame says")
	}
	if other := regexp.MustCompile("\x1b\\[(1|0|)m").ReplaceAllString(out, ""); strings.Contains(other, "\x1b") {
		t.Errorf("something other than weight: %q", other)
	}
	golden.RequireEqual(t, strings.NewReplacer("\x1b[1m", "⟦", "\x1b[0m", "⟧", "\x1b[m", "⟧").Replace(out)+"\n")
}

// While hours are dragged, words stand still: the names under the ruler always, those of the verdict between two flips.
func TestNothingJumps(t *testing.T) {
	var names, verdict string
	for half := range 49 {
		p := article(text.English)
		p.Workload.HoursPerDay = time.Duration(half) * 30 * time.Minute
		lines := Draw(designed(t, p, text.English, 120, 36)).Canvas.Plain()
		if half == 0 {
			names = lines[6]
		}
		if lines[6] != names {
			t.Errorf("%d half hours: %q under the ruler, before %q", half, lines[6], names)
		}
		words := regexp.MustCompile(`[0-9.]+`).ReplaceAllStringFunc(lines[2][:len(" ✓ PAY BY THE HOUR      475.20 ¥ for 30 days")], blanks)
		if half == 0 {
			verdict = words
		}
		if strings.Contains(lines[2], "PAY BY THE HOUR") && words != verdict {
			t.Errorf("%d half hours: %q in the verdict, before %q", half, words, verdict)
		}
	}
}

func blanks(s string) string { return strings.Repeat(" ", len(s)) }

// Whichever input has the focus, it is in sight, marked, and named in the help row.
func TestTheFocusIsInSight(t *testing.T) {
	for _, size := range [][2]int{{40, 12}, {80, 18}, {80, 24}, {100, 30}, {120, 36}} {
		s := shown(t, article(text.English), text.English, size[0], size[1])
		for i, row := range s.Inputs {
			s.Focus = i
			label := text.English.Say(row.Label)
			page := strings.Join(Draw(s).Canvas.Plain(), "\n")
			if !strings.Contains(page, "▸ "+label) && !strings.Contains(page, "▸"+" "+label) {
				t.Errorf("%v: %s has the focus and is out of sight", size, label)
			}
			if size[0] >= 80 && !strings.Contains(page, label+": ") {
				t.Errorf("%v: %s has the focus and no help", size, label)
			}
		}
	}
}

func BenchmarkDraw(b *testing.B) {
	for _, size := range [][2]int{{80, 24}, {120, 36}, {200, 60}} {
		for _, l := range text.Languages {
			b.Run(fmt.Sprintf("%dx%d/%s", size[0], size[1], l.Code), func(b *testing.B) {
				s := shown(b, article(l), l, size[0], size[1])
				b.ReportAllocs()
				for b.Loop() {
					Draw(s)
				}
			})
		}
	}
}
