package tui

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/report"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/widget"
)

// example is the plan of screens.md page 1: 6 h a day in tasks of 2 h, 1.98 an hour, 40, 240 and 900 in advance.
func example() model.Plan {
	p := input.Starter()
	p.Name = "LoRA on a 24 GB card"
	o := &p.Offers[0]
	o.Hourly = unit.Known(unit.PerHour(1_980_000_000))
	for i, price := range []unit.Money{40e6, 240e6, 900e6} {
		o.Terms[i].Price = unit.Known(price)
	}
	o.Storage[0].Free = 50 * unit.GB
	o.Storage[0].Price = unit.Known(unit.PerGBTime(6_600_000))
	o.Traffic.InPerGB = unit.Known(unit.PerGB(0))
	o.AsOf = model.Date{Year: 2026, Month: time.November, Day: 30}
	return p
}

// settings begin with a plan that is saved.
func settings(p model.Plan) Settings {
	return Settings{
		Plan: p, Saved: p, File: "lora.toml", Language: text.English,
		Glyphs: widget.Full, Palette: widget.Mono, Profile: termenv.ANSI, Seed: chance.UsualSeed,
	}
}

// world remembers what was done in it.
type world struct {
	saved, kept []model.Plan
	forced      bool
	forgotten   int
	written     map[string]string
	copied      []string
	fails       error // what saving and writing fail with
	day         model.Date
	entries     []record.Entry    // the log
	passed      int               // rows that were passed over
	told        []text.Phrase     // what became of rows
	asked       LogAsk            // of the log, the last time
	cleared     map[string]string // reasons of dismissed findings
}

func newWorld() *world { return &world{written: map[string]string{}, cleared: map[string]string{}} }

func (w *world) deps() Deps {
	return Deps{
		Save: func(p model.Plan, force bool) (string, error) {
			if w.fails != nil && !force {
				return "", w.fails
			}
			w.saved, w.forced = append(w.saved, p), force
			return "lora.toml", nil
		},
		Beside: func(p model.Plan) (string, error) {
			w.saved = append(w.saved, p)
			return "lora-2.toml", nil
		},
		Reload: func() (model.Plan, error) {
			p := example()
			p.Workload.Days = 60
			return p, nil
		},
		Open: func(path string) (model.Plan, error) {
			if path != "other.toml" {
				return model.Plan{}, errors.New("there is no " + path)
			}
			p := example()
			p.Workload.HoursPerDay = 3 * time.Hour
			return p, nil
		},
		Config: func(path string) (vram.Model, error) {
			if path != "my/config.json" {
				return vram.ReadConfig(path, strings.NewReader(`{"model_type": "llama"}`))
			}
			return vram.ReadConfig(path, strings.NewReader(`{"model_type": "llama", "num_hidden_layers": 32, "hidden_size": 4096, "num_attention_heads": 32,
				"intermediate_size": 11008, "vocab_size": 32000, "torch_dtype": "float16"}`))
		},
		Keep: func(p model.Plan) error {
			w.kept = append(w.kept, p)
			return nil
		},
		Forget: func() error {
			w.forgotten++
			return nil
		},
		Exists: func(string) model.Date { return w.day },
		Write: func(path string, content []byte) error {
			if w.fails != nil {
				return w.fails
			}
			w.written[path] = string(content)
			return nil
		},
		Copy: func(content string) tea.Cmd {
			return func() tea.Msg {
				w.copied = append(w.copied, content)
				return nil
			}
		},
		Log: w.log,
		LogStart: func(e record.Entry) error {
			w.entries = append(w.entries, e)
			return w.fails
		},
		LogStop: w.stop,
		LogClear: func(key, reason string) error {
			w.cleared[key] = reason
			return w.fails
		},
		Now: func() time.Time { return time.Date(2026, time.November, 30, 12, 0, 0, 0, time.UTC) },
	}
}

// log holds the world's log against a plan.
func (w *world) log(p model.Plan, offer int, ask LogAsk) (LogRead, error) {
	switch w.asked = ask; {
	case ask.Bill == "none.csv":
		return LogRead{}, errors.New("there is no " + ask.Bill)
	case ask.Bill == "unclear.csv" && ask.Dates == "":
		_, err := statement.Open(strings.NewReader("date,amount\n01/11/2026,1.50\n02/11/2026,1.50\n"), statement.Options{})
		return LogRead{}, err
	}
	if len(w.entries) == 0 || len(p.Offers) == 0 {
		return LogRead{}, nil
	}
	r, err := reconcile.New(p, w.entries, reconcile.Options{
		Offer: offer, Now: time.Date(2026, time.November, 30, 12, 0, 0, 0, time.UTC), Wanted: ask.Wants, Cleared: w.cleared,
	})
	if err != nil {
		return LogRead{}, err
	}
	result, err := r.Result()
	open := slices.DeleteFunc(slices.Clone(w.entries), func(e record.Entry) bool { return !e.Open() })
	told := report.Reconciliation{Report: report.Report{Plan: p, Now: time.Date(2026, time.November, 30, 12, 0, 0, 0, time.UTC)}, Result: result, Only: ask.Filter, Log: w.told}
	told.Evaluation.Currency = result.Currency
	return LogRead{Reconciliation: &told, On: open, Passed: w.passed}, err
}

// stop closes the entry of a boot and an instance, or the last one that is on.
func (w *world) stop(e record.Entry, at time.Time) error {
	for i := len(w.entries) - 1; i >= 0; i-- {
		if on := &w.entries[i]; on.Open() && (e.Boot.IsZero() || e.Boot.Equal(on.Boot) && e.Instance == on.Instance) {
			on.Stop = at
			return nil
		}
	}
	return errors.New("nothing is on")
}

// start is the planner in a window of 80 by 24.
func start(p model.Plan) Model { return open(settings(p), newWorld()) }

func open(s Settings, w *world) Model {
	return send(New(s, w.deps()), tea.WindowSizeMsg{Width: 80, Height: 24})
}

// send gives messages to the model and drops what is to be done outside.
func send(m Model, msgs ...tea.Msg) Model {
	for _, msg := range msgs {
		next, _ := m.Update(msg)
		m = next.(Model)
	}
	return m
}

// perform gives messages to the model, does all that is to be done outside, and tells whether it quits. In a bubble of
// synctest it waits for nothing.
func perform(m Model, msgs ...tea.Msg) (next Model, quits bool) {
	for _, msg := range msgs {
		after, cmd := m.Update(msg)
		var quit bool
		m, quit = do(after.(Model), cmd)
		quits = quits || quit
	}
	return m, quits
}

func do(m Model, cmd tea.Cmd) (next Model, quits bool) {
	if cmd == nil {
		return m, false
	}
	msg := cmd()
	if _, ok := msg.(tea.QuitMsg); ok {
		return m, true
	}
	list := reflect.ValueOf(msg)
	if msg == nil || list.Kind() != reflect.Slice || list.Type().Elem() != reflect.TypeFor[tea.Cmd]() {
		if msg == nil {
			return m, false
		}
		return perform(m, msg)
	}
	for i := range list.Len() {
		var quit bool
		m, quit = do(m, list.Index(i).Interface().(tea.Cmd))
		quits = quits || quit
	}
	return m, quits
}

// keys are messages by the names of keys; what is no name is typed, a character each.
func keys(names ...string) []tea.Msg {
	var msgs []tea.Msg
	for _, name := range names {
		if k, ok := byName[name]; ok {
			msgs = append(msgs, k)
			continue
		}
		for _, r := range name {
			msgs = append(msgs, tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
		}
	}
	return msgs
}

var byName = map[string]tea.KeyMsg{
	"left": {Type: tea.KeyLeft}, "right": {Type: tea.KeyRight}, "up": {Type: tea.KeyUp}, "down": {Type: tea.KeyDown},
	"shift+left": {Type: tea.KeyShiftLeft}, "shift+right": {Type: tea.KeyShiftRight},
	"home": {Type: tea.KeyHome}, "end": {Type: tea.KeyEnd}, "enter": {Type: tea.KeyEnter}, "esc": {Type: tea.KeyEsc},
	"tab": {Type: tea.KeyTab}, "backspace": {Type: tea.KeyBackspace}, "ctrl+c": {Type: tea.KeyCtrlC},
	"ctrl+r": {Type: tea.KeyCtrlR}, "ctrl+u": {Type: tea.KeyCtrlU},
}

// to gives the keys that lead the focus from the first input to the one of a path.
func to(t testing.TB, m Model, key string) []tea.Msg {
	t.Helper()
	for i, track := range m.tracks {
		if track.Key == key {
			msgs := []tea.Msg{}
			for range (i - m.focus + len(m.tracks)) % len(m.tracks) {
				msgs = append(msgs, byName["down"])
			}
			return msgs
		}
	}
	t.Fatalf("there is no input %s", key)
	return nil
}

// said gives a phrase in the model's language.
func (m Model) said(p text.Phrase) string { return m.language.Phrase(p) }

// sameEvaluation fails unless the planner shows what the plan costs by itself.
func sameEvaluation(t interface {
	Fatal(...any)
	Errorf(string, ...any)
}, m Model, p model.Plan) {
	want, err := pricing.EvaluateOne(p, m.offer)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(m.evaluation, want) {
		t.Errorf("the planner shows %v, the plan costs %v", m.evaluation.Offers[0].Verdict, want.Offers[0].Verdict)
	}
}
