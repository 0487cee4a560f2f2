package tui

import (
	"fmt"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/unit"
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

// The same with more offers, on page 1 and, to move the focus, on page 2: only what is shown is worked out.
func BenchmarkOffers(b *testing.B) {
	for _, n := range []int{1, 5, 50} {
		m := send(start(manyOffers(n)), tea.WindowSizeMsg{Width: 120, Height: 36})
		for page, pair := range [][]tea.Msg{keys("right", "left"), keys("down", "up")} {
			b.Run(fmt.Sprintf("%d/page%d", n, page+1), func(b *testing.B) {
				m, _ := m.turn(page)
				for i := 0; b.Loop(); i++ {
					m = send(m, pair[i%2])
				}
			})
		}
	}
}

// manyOffers is the example's plan with n offers of different prices.
func manyOffers(n int) model.Plan {
	p := example()
	for i := 1; i < n; i++ {
		o := p.Clone().Offers[0]
		o.Name, o.Hourly = fmt.Sprintf("offer %d", i+1), unit.Known(unit.PerHour(1_980_000_000+10_000_000*i))
		p.Offers = append(p.Offers, o)
	}
	return p
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

// A key on page 4, a day up or down, with a short log and with a long one: a frame looks at the boots of its days alone.
func BenchmarkLogKey(b *testing.B) {
	for _, boots := range []int{100, 100_000} {
		b.Run(fmt.Sprint(boots), func(b *testing.B) {
			w := newWorld()
			w.entries = manyBoots(boots)
			m, _ := perform(open(settings(example()), w), alt('4'))
			pair := keys("up", "down")
			for i := 0; b.Loop(); i++ {
				m = send(m, pair[i%2])
			}
		})
	}
}

// manyBoots are two boots of 10 h a day on each of 50 instances, the last ones on 28 November 2026.
func manyBoots(n int) []record.Entry {
	list := make([]record.Entry, n)
	for i := range list {
		boot := time.Date(2026, time.November, 28, 12, 0, 0, 0, time.UTC).Add(-time.Duration(i/50) * 12 * time.Hour)
		list[i] = record.Entry{
			Instance: fmt.Sprintf("pod-%d", i%50), Boot: boot, Stop: boot.Add(10 * time.Hour), From: boot.Add(10 * time.Minute), To: boot.Add(9 * time.Hour),
			Work: 9*time.Hour - 10*time.Minute, Task: "lora",
		}
	}
	return list
}
