package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
)

// A key, from the message to the frame: a new plan, its evaluation, the list, the drawing.
func BenchmarkKey(b *testing.B) {
	m := start(example())
	pair := keys("right", "left")
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		m = send(m, pair[i%2])
	}
}

// The same without the drawing.
func BenchmarkReplan(b *testing.B) {
	m := start(example())
	p := example()
	b.ReportAllocs()
	for b.Loop() {
		m = m.setPlan(p)
	}
}

// The ticks of all sliders, which are found in the background.
func BenchmarkZones(b *testing.B) {
	m := start(example())
	b.ReportAllocs()
	for b.Loop() {
		zonesOf(m.plan, m.offer, m.tracks)
	}
}

func BenchmarkView(b *testing.B) {
	for name, size := range map[string]tea.WindowSizeMsg{"80x24": {Width: 80, Height: 24}, "120x36": {Width: 120, Height: 36}} {
		b.Run(name, func(b *testing.B) {
			m := send(start(example()), size)
			b.ReportAllocs()
			for b.Loop() {
				m = m.draw()
				_ = m.View()
			}
		})
	}
}
