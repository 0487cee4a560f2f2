package tui

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/screen"
)

// onCard is the planner on page 5 with the example's offer on an RTX 4090 and one on an A100.
func onCard() Model { return send(start(carded()), alt('5')) }

func carded() model.Plan {
	p := example()
	p.Offers[0].Card = "RTX 4090"
	second := p.Clone().Offers[0]
	second.Name, second.Card, second.Speed = "A100", "A100 40GB", 2*unit.One
	p.Offers = append(p.Offers, second)
	return p
}

// What the keys of page 5 make of the first ask: 7 B parameters, LoRA of rank 16, 2048 tokens, one sequence, one card.
func TestKeysOfTheSize(t *testing.T) {
	for _, test := range []struct {
		keys []string
		want func(sizeAsk) any
		is   any
	}{
		{[]string{"right"}, func(a sizeAsk) any { return a.setup.Model.Counts.Total }, int64(10_000_000_000)},
		{[]string{"left"}, func(a sizeAsk) any { return a.setup.Model.Counts.Total }, int64(5_000_000_000)},
		{[]string{"]"}, func(a sizeAsk) any { return a.setup.Model.Counts.Total }, int64(7_100_000_000)},
		{[]string{"right", "r"}, func(a sizeAsk) any { return a.setup.Model.Counts.Total }, int64(7_000_000_000)},
		{[]string{"13B", "enter"}, func(a sizeAsk) any { return a.setup.Model.Counts.Total }, int64(13_000_000_000)},
		{[]string{"/", "llama-2-7b", "enter"}, func(a sizeAsk) any { return a.setup.Model.Name }, "llama-2-7b"},
		{[]string{"9", "x", "enter", "esc"}, func(a sizeAsk) any { return a.setup.Model.Counts.Total }, int64(7_000_000_000)},
		{[]string{"down", "right"}, func(a sizeAsk) any { return a.setup.Task }, vram.QLoRA},
		{[]string{"down", "left", "left"}, func(a sizeAsk) any { return a.setup.Task }, vram.Infer},
		{[]string{"down", "down", "right"}, func(a sizeAsk) any { return a.setup.Precision.Name }, "fp16"},
		{[]string{"down", "left", "down", "right"}, func(a sizeAsk) any { return a.setup.Recipe.Name }, "mixed-adam-fp32-grads"},
		{[]string{"down", "down", "down", "right"}, func(a sizeAsk) any { return a.setup.Rank }, int64(32)},
		{[]string{"down", "down", "down", "shift+left"}, func(a sizeAsk) any { return a.setup.Rank }, int64(4)},
		{[]string{"down", "left", "down", "down", "right"}, func(a sizeAsk) any { return a.setup.Sequence }, int64(4096)}, // no adapters, no rank
		{[]string{"down", "left", "left", "down", "down", "right"}, func(a sizeAsk) any { return a.setup.KV.Name }, "fp16"},
		{[]string{"down", "left", "up", "up", "up", "up", "up", "up", "up", "right"}, func(a sizeAsk) any { return a.setup.Offload }, vram.OffloadOptimizer},
		{[]string{"up", "up", "up", "3..6..9", "enter"}, func(a sizeAsk) any { return a.reached }, vram.Range[int64]{Low: 3, Likely: 6, High: 9}},
		{[]string{"up", "up", "up", "right"}, func(a sizeAsk) any { return a.reached }, vram.Range[int64]{Low: 40, Likely: 40, High: 40}},
		{[]string{"up", "up", "up", "right", "r"}, func(a sizeAsk) any { return a.reached }, vram.UsualUtilization},
		{[]string{"up", "up", "100", "enter"}, func(a sizeAsk) any { return a.peak }, int64(100_000_000_000_000)},
		{[]string{"down", "left", "left", "up", "up", "up", "1", "enter"}, func(a sizeAsk) any { return a.bandwidth }, int64(1_000_000)},
		{[]string{"down", "down", "down", "down", "end"}, func(a sizeAsk) any { return a.setup.Sequence }, int64(1 << 20)},
		{[]string{"up", "2h10m", "enter"}, func(a sizeAsk) any { return a.took }, 130 * time.Minute},
		{[]string{"up", "2h", "enter", "right"}, func(a sizeAsk) any { return a.took }, 130 * time.Minute},
		{[]string{"up", "up", "up", "up", "5M", "enter"}, func(a sizeAsk) any { return a.tokens }, int64(5_000_000)},
		{[]string{"up", "up", "up", "up", "up", "right"}, func(a sizeAsk) any { return a.card }, "A10"},
		{[]string{"up", "up", "up", "up", "up", "4090", "enter"}, func(a sizeAsk) any { return a.card }, "RTX 4090"},
		{[]string{"up", "up", "up", "up", "up", "4090", "enter", "9", "backspace", "?", "enter"}, func(a sizeAsk) any { return a.card }, ""},
	} {
		m := send(onCard(), keys(test.keys...)...)
		if got := test.want(m.size.ask); got != test.is {
			t.Errorf("%q: got %v, want %v", test.keys, got, test.is)
		}
		if len(m.past) != 0 {
			t.Errorf("%q changed the plan", test.keys)
		}
	}
}

// 7 B parameters of 2 bytes are 13.04 GiB, with all else 17.28 likely and 19.50 at most; an RTX 4090 gives 23.64. The last of
// the model's sizes that fits is where b leads: one step on it no longer does.
func TestTheAnswerOfTheSize(t *testing.T) {
	m := onCard()
	if s := m.scene().Size; s.Card.Fit != vram.Fits || s.Card.Name != "RTX 4090" || s.Card.Label != 24*unit.GB {
		t.Errorf("the answer is %+v", s.Card)
	}
	m = send(m, keys("b")...)
	if s := m.scene().Size; s.Card.Fit == vram.Short {
		t.Error("at the tick it does not fit")
	}
	if m = send(m, keys("]")...); m.scene().Size.Card.Fit != vram.Short {
		t.Error("beyond the tick it fits")
	}
	if m = send(m, keys("o")...); m.scene().Size.Card.Name != "A100 40GB" || m.scene().Size.Card.Fit == vram.Short {
		t.Errorf("o leads to %+v", m.scene().Size.Card)
	}
	if m = send(start(example()), alt('5')); m.scene().Size.Card.Fit != "" {
		t.Error("without a card there is an answer")
	}
}

// 4 × 7e9 × 5e7 operations at 35 % of 165.2e12 a second are 24,213 s: 6 h 44 min, and 4 h 42 to 11 h 46 at 50 and 20 %.
func TestTakingTheSizeOver(t *testing.T) {
	m := send(onCard(), keys("enter")...)
	if got := m.plan.Get("workload.task_hours"); got != "4h42m..6h44m..11h46m" {
		t.Errorf("a task takes %s", got)
	}
	if m = send(m, keys("enter")...); m.answer.Word != text.AnswerTookSame || len(m.past) != 1 {
		t.Errorf("taken twice: %q", m.said(m.answer))
	}
	if m = send(m, keys("u")...); m.plan.Get("workload.task_hours") != "2h" {
		t.Errorf("u left it at %s", m.plan.Get("workload.task_hours"))
	}
	m = send(start(example()), append([]tea.Msg{alt('5')}, keys("enter")...)...)
	if m.answer.Word != text.AnswerTookNothing || len(m.past) != 0 {
		t.Errorf("without a card: %q", m.said(m.answer))
	}
	m = send(start(example()), append([]tea.Msg{alt('5')}, keys("up", "up", "up", "up", "up", "4090", "enter", "enter")...)...)
	if m.plan.Offers[0].Card != "RTX 4090" || len(m.past) != 1 {
		t.Errorf("an offer that names no card has %q after %d changes", m.plan.Offers[0].Card, len(m.past))
	}
	m = send(onCard(), keys("o", "up", "3h", "enter", "enter")...) // on a card twice as fast: 6 h on the reference
	if got := m.plan.Get("workload.task_hours"); got != "6h" {
		t.Errorf("a run of 3 h at speed 2 is taken as %s", got)
	}
}

// What is found out behind the frame: a round of 6 h 44 min is one boot of 7 h 04 min at 1.98, and its part of the disk.
func TestWhatTheSizeCosts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, _ := perform(start(carded()), append([]tea.Msg{alt('5')}, keys("right", "left")...)...)
		p := m.scene().Size.Priced
		if len(p.Offers) != 2 || !p.Offers[0].PerTask.Given {
			t.Fatalf("found out: %+v", p)
		}
		if a, b, c := p.Rounds[0], p.Rounds[1], p.Rounds[2]; !a.Given || a.Value >= b.Value || b.Value >= c.Value {
			t.Errorf("rounds cost %v, %v, %v", a, b, c)
		}
		if m, _ = perform(m, keys("right")...); m.scene().Size.Priced.Offers == nil {
			t.Error("another size has no costs")
		}
		m.page = planPage
		if _, ok := m.known(); ok {
			t.Error("page 1 knows what page 5 asked")
		}
	})
}

// The box goes through all terms, the time behind them, and begins where the focused input counts.
func TestExplainingTheSize(t *testing.T) {
	at := func(m Model) string {
		e, ok := m.overlay.(sizeExplaining)
		if !ok {
			t.Fatal("there is no box")
		}
		terms := m.size.worked.need.Terms
		if e.at == len(terms) {
			return "time"
		}
		return terms[e.at].Key
	}
	for _, test := range []struct{ keys, want string }{
		{"e", "weights"}, {"down down down e", "adapters"}, {"down down down down e", "activations"}, {"up e", "time"}, {"e down", "adapters"}, {"e up", "weights"},
	} {
		if got := at(send(onCard(), keys(strings.Fields(test.keys)...)...)); got != test.want {
			t.Errorf("%s explains %s, want %s", test.keys, got, test.want)
		}
	}
	if m := send(onCard(), keys("e", "g", "esc")...); m.overlay != nil || m.language != text.Chinese {
		t.Error("the box cannot be read in another language, or not be left")
	}
}

// What is wrong with an answer is told once and whole above the line that asks again, with what would be right.
func TestAFaultOfTheSizeIsToldWhole(t *testing.T) {
	m := send(onCard(), keys("down", "down", "down", "9", "９９９９９９９９９９９９９９９９９", "enter")...)
	m = send(m, tea.WindowSizeMsg{Width: 40, Height: 12})
	seen := ansi.Strip(m.View())
	if strings.Count(seen, "! ") != 1 || !strings.Contains(seen, "want 1") {
		t.Errorf("it reads:\n%s", seen)
	}
}

// Where the window is too small for a term, the arrows go through its lines before they go on to the next one: from the time of
// inference, whose sum has three products, the address of its source is read to its end.
func TestExplainingTheSizeInASmallWindow(t *testing.T) {
	m := send(onCard(), keys(strings.Fields("down left left up up e")...)...)
	m = send(m, tea.WindowSizeMsg{Width: 40, Height: 12})
	m.View()
	at := m.overlay.(sizeExplaining).at
	if at != len(m.size.worked.need.Terms) || strings.Contains(m.View(), "inference.md") {
		t.Fatalf("the time is in sight to its end:\n%s", m.View())
	}
	seen := ""
	for range 30 {
		m = send(m, keys("down")...)
		seen = m.View()
	}
	if !strings.Contains(seen, "inference.md") {
		t.Errorf("the end of the address is not in sight:\n%s", seen)
	}
	for m.overlay.(sizeExplaining).scroll > 0 {
		m = send(m, keys("up")...)
		m.View()
	}
	if m = send(m, keys("up")...); m.overlay.(sizeExplaining).at != at-1 {
		t.Errorf("above the first line is term %d", m.overlay.(sizeExplaining).at)
	}
}

// 24,213 s on one card of full training's 117 GiB: e on the cards tells what several come to. Runs of 10, 12 and 20 minutes pay up to
// three at once: 11.7 an hour, and the fourth adds 0.3, less than a tenth of 6. One run shows no trend.
func TestBoxesBesideTheSize(t *testing.T) {
	says := func(m Model) string {
		box, ok := m.overlay.(telling)
		if !ok {
			t.Fatalf("there is no box but %T: %s", m.overlay, m.said(m.fault))
		}
		return box.tell(m)
	}
	cards := send(onCard(), keys(strings.Fields("down left down down down down down e")...)...)
	if s := says(cards); !strings.Contains(s, "hold it together") || !strings.Contains(s, "as if none waited") {
		t.Errorf("several cards: %s", s)
	}
	cards = send(onCard(), keys(strings.Fields("down down down down down down down e")...)...)
	if s := says(cards); !strings.Contains(s, ": enough with 1 card, ") {
		t.Errorf("one card: %s", s)
	}
	m := send(onCard(), keys("p", "1=10m,2=12m,4=20m", "enter")...)
	if s := says(m); !strings.Contains(s, "up to 3 at once: 11.7 tasks an hour") || !strings.Contains(s, "4 at once") {
		t.Errorf("runs: %s", s)
	}
	if m = send(m, keys("esc", "y")...); !strings.Contains(m.overlay.(copied).line, "--parallel 1=10m,2=12m,4=20m") {
		t.Errorf("again: %s", m.overlay.(copied).line)
	}
	m = send(onCard(), keys("p", "1=10m", "enter")...)
	if box, open := m.overlay.(prompt); !open || box.field.Text() != "1=10m" || !strings.Contains(m.said(m.fault), "two or three") {
		t.Errorf("one run: %s", m.said(m.fault))
	}
}

// Runs that were typed stay what they are while an answer that cannot be read is asked for again, and go where nothing is typed.
func TestRunsOutliveABadAnswer(t *testing.T) {
	m := send(onCard(), keys("p", "1=10m,2=12m,4=20m", "enter", "esc", "p", "ctrl+u", "1=soon", "enter")...)
	if box, open := m.overlay.(prompt); !open || box.field.Text() != "1=soon" {
		t.Errorf("it is not asked for again: %T", m.overlay)
	}
	m = send(m, keys("esc")...)
	if m.size.runs != "1=10m,2=12m,4=20m" || m.size.scaling == nil {
		t.Errorf("the runs are %q", m.size.runs)
	}
	m = send(m, keys("p")...)
	if got := m.overlay.(prompt).field.Text(); got != "1=10m,2=12m,4=20m" {
		t.Errorf("asked with %q", got)
	}
	if m = send(m, keys("ctrl+u", "enter")...); m.size.runs != "" || m.size.scaling != nil {
		t.Errorf("nothing typed leaves %q", m.size.runs)
	}
}

// In the smallest window a box beside the page is read to its last line.
func TestBoxesBesideTheSizeScroll(t *testing.T) {
	m := send(onCard(), keys("p", "1=10m,2=12m,4=20m", "enter")...)
	m = send(m, tea.WindowSizeMsg{Width: 40, Height: 12})
	words := strings.Fields(m.overlay.show(m).(screen.Reading).Text)
	last := words[len(words)-1]
	first := m.View()
	for range 30 {
		m = send(m, keys("down")...)
		m.View()
	}
	if seen := m.View(); seen == first || !strings.Contains(seen, last) {
		t.Errorf("the last word, %q, is not in sight:\n%s", last, seen)
	}
	if m = send(m, keys("esc")...); m.overlay != nil {
		t.Error("the box cannot be left")
	}
}

func TestClicksOnTheSize(t *testing.T) {
	hit := func(m Model, want screen.Target, index int) screen.Hit {
		i := slices.IndexFunc(m.frame.Hits, func(h screen.Hit) bool { return h.Target == want && h.Index == index })
		if i < 0 {
			t.Fatalf("there is no target %d of %d", want, index)
		}
		return m.frame.Hits[i]
	}
	m := onCard()
	track := hit(m, screen.OnTrack, 0).Rect
	if m = send(m, press(track.Max.X-1, track.Min.Y)); m.size.ask.setup.Model.Counts.Total != 1_000_000_000_000 {
		t.Errorf("at the end of the track: %d", m.size.ask.setup.Model.Counts.Total)
	}
	if m = send(m, press(track.Min.X, track.Min.Y)); m.size.ask.setup.Model.Counts.Total != 100_000_000 {
		t.Errorf("at its start: %d", m.size.ask.setup.Model.Counts.Total)
	}
	choice := hit(m, screen.OnChoice, 1).Rect
	if m = send(m, press(choice.Min.X, choice.Min.Y)); m.size.ask.setup.Task != vram.QLoRA || m.size.at != 1 {
		t.Errorf("a click on the task: %s", m.size.ask.setup.Task)
	}
	offer := hit(m, screen.OnOffer, 1).Rect
	if m = send(m, press(offer.Min.X, offer.Min.Y)); m.offer != 1 || m.page != sizeAt {
		t.Errorf("a click on an offer shows %d on page %d", m.offer, m.page+1)
	}
	term := hit(m, screen.OnTerm, 0).Rect
	if m = send(m, press(term.Min.X, term.Min.Y)); m.overlay == nil {
		t.Error("a click on a term explains nothing")
	}
}

// Up and down meet the same values, within the ends of the track.
func TestStepsOfTheSize(t *testing.T) {
	for i, in := range sizeInputs {
		if in.options != nil || in.words.Label == text.SizeMeasured.Label {
			continue
		}
		a := newSize(model.New()).ask
		for v := in.low; v < in.high; {
			up := in.next(in.set(a, v), stepNormal, 1)
			if back := in.next(in.set(a, up), stepNormal, -1); up <= v || back != v {
				t.Fatalf("input %d: %d leads up to %d and back to %d", i, v, up, back)
			}
			v = up
		}
	}
}

// y gives the command that shows the page, with what differs from the usual.
func TestCommandOfTheSize(t *testing.T) {
	for _, test := range []struct {
		keys []string
		want string
	}{
		{nil, "gpuplan size lora.toml --params 7000000000 --task lora --card 'RTX 4090' --tokens 50000000 --lang en"},
		{[]string{"/", "llama-2-7b", "enter", "down", "left", "up", "up", "2h10m", "enter"},
			"gpuplan size lora.toml --model llama-2-7b --task train --recipe mixed-adam --card 'RTX 4090' --tokens 50000000 --measured 2h10m --lang en"},
		{[]string{"down", "down", "right", "down", "right"},
			"gpuplan size lora.toml --params 7000000000 --task lora --precision fp16 --rank 32 --card 'RTX 4090' --tokens 50000000 --lang en"},
		{[]string{"up", "up", "150.5", "enter", "up", "30..40", "enter"},
			"gpuplan size lora.toml --params 7000000000 --task lora --card 'RTX 4090' --tokens 50000000 --utilization 30..35..40 --tflops 150.5 --lang en"},
		{[]string{"down", "left", "left", "down", "down", "left", "up", "up", "up", "up", "up", "900GB/s", "enter"},
			"gpuplan size lora.toml --params 7000000000 --task infer --kv-precision mxfp4 --card 'RTX 4090' --tokens 50000000 --memory-bandwidth 900GB/s --lang en"},
	} {
		m := send(onCard(), keys(append(test.keys, "y")...)...)
		if box, ok := m.overlay.(copied); !ok || box.line != test.want {
			t.Errorf("%q: got %q, want %q", test.keys, box.line, test.want)
		}
	}
}

// A path typed for the model is read as its config.json: the weights are held as its files hold them. What is missing is told, and
// the path can be mended.
func TestConfigOfOnesOwn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, _ := perform(onCard(), keys("/", "my/config.json", "enter")...)
		if own := m.size.ask.setup; own.Model.Counts.Total != 6_738_415_616 || !own.Model.Own || own.Precision.Name != "fp16" {
			t.Errorf("read %+v, held in %s", own.Model.Counts, own.Precision.Name)
		}
		if m = send(m, keys("y")...); !strings.Contains(m.overlay.(copied).line, " --config my/config.json ") {
			t.Errorf("again: %s", m.overlay.(copied).line)
		}
		m, _ = perform(onCard(), keys("/", "bad.json", "enter")...)
		if said := m.said(m.fault); !strings.HasPrefix(said, "num_hidden_layers/n_layer: missing, want 1 to 10000") {
			t.Errorf("a bad one: %s", said)
		}
		if box, open := m.overlay.(prompt); !open || box.field.Text() != "bad.json" || m.size.ask.setup.Model.Own {
			t.Error("a bad path is not asked for again")
		}
	})
}

// x on page 5 writes what the model needs, as gpuplan size does; page 1 writes the plan. The dialog knows no period there.
func TestExportOfTheSize(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		m, _ := perform(open(settings(carded()), w), append([]tea.Msg{alt('5')}, keys("x", "enter")...)...)
		if got := w.written["lora.size.txt"]; !strings.HasPrefix(got, "7.00 B parameters, LoRA\n") || !strings.Contains(got, "RTX 4090 gives 23.64 GiB") {
			t.Errorf("%q wrote %s", w.written, got)
		}
		if m.said(m.answer) != "wrote lora.size.txt" {
			t.Errorf("the page says %q", m.said(m.answer))
		}
		m, _ = perform(m, keys("x", "down", "right", "down", "right")...)
		if e, ok := m.overlay.(exporting); !ok || e.path.Text() != "lora.size.json" || e.language != text.Chinese {
			t.Errorf("the dialog is %+v", m.overlay)
		}
		if _, _ = perform(m, keys("enter")...); !strings.HasPrefix(w.written["lora.size.json"], "{") {
			t.Errorf("wrote %q", w.written["lora.size.json"])
		}
	})
}
