package tui

import (
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
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
		Glyphs: widget.Full, Palette: widget.Mono, Profile: termenv.ANSI,
	}
}

// noon is the present of the tests.
func noon() time.Time { return time.Date(2026, time.November, 30, 12, 0, 0, 0, time.UTC) }

// idle is a world in which every effect works and does nothing.
func idle() Deps {
	return Deps{
		Save:   func(model.Plan, bool) (string, error) { return "lora.toml", nil },
		Beside: func(model.Plan) (string, error) { return "lora-2.toml", nil },
		Reload: func() (model.Plan, error) { return example(), nil },
		Keep:   func(model.Plan) error { return nil },
		Forget: func() error { return nil },
		Exists: func(string) model.Date { return model.Date{} },
		Write:  func(string, []byte) error { return nil },
		Copy:   func(string) tea.Cmd { return nil },
		Now:    noon,
	}
}

// start is the planner in a window of 80 by 24.
func start(p model.Plan) Model {
	return send(New(settings(p), idle()), tea.WindowSizeMsg{Width: 80, Height: 24})
}

// send gives messages to the model and drops what is to be done outside.
func send(m Model, msgs ...tea.Msg) Model {
	for _, msg := range msgs {
		next, _ := m.Update(msg)
		m = next.(Model)
	}
	return m
}

func BenchmarkKey(b *testing.B) {
	m := start(example())
	keys := []tea.Msg{tea.KeyMsg{Type: tea.KeyRight}, tea.KeyMsg{Type: tea.KeyLeft}}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		m = send(m, keys[i%2])
	}
}
