package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model/text"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/widget"
)

// typeSize asks for a value of the focused input, beginning with what was typed.
func (m Model) typeSize(content string) (Model, tea.Cmd) {
	in := sizeInputs[m.size.at]
	if in.read == nil {
		return m, nil
	}
	asks := in.words.Label
	if m.size.at == 0 {
		asks = text.AskModel
	}
	m.overlay = prompt{
		asks: asks, field: widget.NewField(content), keys: action.Naming,
		take: func(m Model, s string) (Model, tea.Cmd) {
			if m.size.at == 0 && namesFile(s) {
				return m.readConfig(strings.TrimSpace(s))
			}
			set, fault := in.read(s)
			if fault == nil {
				return m.askSize(set(m.size.ask))
			}
			m, _ = m.typeSize(s)
			m.fault = text.FaultOf.With(in.words.Label, fault.Wrong(), fault.Want)
			return m, nil
		},
	}
	return m, nil
}

// namesFile tells whether what was typed for a model is the path of a config.json.
func namesFile(s string) bool {
	return strings.HasSuffix(strings.ToLower(strings.TrimSpace(s)), ".json") || strings.ContainsAny(s, `/\`)
}

// readConfig takes the model of a config.json, held as its files hold it. One that cannot be read is told, and asked for again.
func (m Model) readConfig(path string) (Model, tea.Cmd) {
	read := m.deps.Config
	return m, func() tea.Msg {
		own, err := read(path)
		return result(func(m Model) (Model, tea.Cmd) {
			if err != nil {
				if m.page == sizeAt && m.overlay == nil {
					m.size.at = 0
					m, _ = m.typeSize(path)
				}
				m.fault = m.told(firstOf(err))
				return m, nil
			}
			ask := m.size.ask
			ask.setup.Model, ask.setup.Precision = own, vram.New(own, ask.setup.Task).Precision
			return m.askSize(ask)
		})
	}
}

// clickSize does what a click on page 5 asks for.
func (m Model) clickSize(hit screen.Hit, x int) (Model, tea.Cmd) {
	switch hit.Target {
	case screen.OnOffer:
		return m.showOffer(hit.Index), nil
	case screen.OnTerm:
		return m.explainTerm(hit.Index), nil
	case screen.OnRow, screen.OnMore:
		return m.focusSize(hit), nil
	case screen.OnChoice:
		return m.focusSize(hit).stepSize(stepNormal, 1)
	case screen.OnTrack:
		m = m.focusSize(hit)
		m.drag = &drag{hit: hit, from: m.plan}
		return m.slide(x)
	}
	return m, nil
}

// focusSize moves the focus to the row that was hit.
func (m Model) focusSize(hit screen.Hit) Model {
	m.size.at = sizeShown(m.size.ask)[hit.Index]
	return m
}

// slideSize sets the held input to what column x stands for; the knob's own cell is the exact value.
func (m Model) slideSize(x int) (Model, tea.Cmd) {
	in, ask := sizeInputs[m.size.at], m.size.ask
	if in.high == 0 || m.drag.hit.Column(in.pos(in.get(ask))) == x {
		return m, nil
	}
	return m.askSize(in.set(ask, in.place(ask, m.drag.hit.At(x))))
}

// sizeExplaining tells where a term of the need comes from, or behind the last one the time.
type sizeExplaining struct{ at, scroll int }

// termOf names the terms that an input moves, the one that it moves most first.
var termOf = map[text.Word][]string{
	text.SizeNumber("rank").Label: {"adapters"}, text.SizeNumber("sequence").Label: {"kv_cache", "activations"},
	text.SizeNumber("batch").Label: {"kv_cache", "activations"}, text.SizeRecompute.Label: {"activations"},
	text.SizeCardInput.Label: {"context"}, text.SizeCache.Label: {"kv_cache"}, text.SizeOffload.Label: {"gathered", "optimizer"},
}

// explainSize tells where the number comes from that the focused input moves most.
func (m Model) explainSize() (Model, tea.Cmd) {
	label := sizeInputs[m.size.at].words.Label
	if label == text.SizeNumber("cards").Label {
		return m.explainCards(), nil
	}
	switch label {
	case text.SizeTokens.Label, text.SizeMeasured.Label, text.SizeReached.Label, text.SizePeak.Label, text.SizeBandwidth.Label:
		return m.explainTerm(len(m.size.worked.need.Terms)), nil
	}
	for _, key := range termOf[label] {
		for i, t := range m.size.worked.need.Terms {
			if t.Key == key {
				return m.explainTerm(i), nil
			}
		}
	}
	return m.explainTerm(0), nil
}

// explainTerm shows the box for a term, or the time behind the last.
func (m Model) explainTerm(at int) Model {
	last := len(m.size.worked.need.Terms) - 1
	if m.size.worked.sized.Time.Round.Likely > 0 {
		last++
	}
	m.overlay = sizeExplaining{at: min(max(at, 0), last)}
	return m
}

func (e sizeExplaining) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	switch action.ExplainingTerm.For(k) {
	case action.Leave:
		m.overlay = nil
	case action.Up:
		return m.readTerm(e, -1), nil
	case action.Down:
		return m.readTerm(e, 1), nil
	case action.Language:
		return m.nextLanguage()
	}
	return m, nil
}

// readTerm goes one line up (-1) or down (1) where the box is too small for all, at its end to the next term.
func (m Model) readTerm(e sizeExplaining, by int) Model {
	if by < 0 && m.frame.Scroll > 0 || by > 0 && m.frame.Below > 0 {
		m.overlay = sizeExplaining{e.at, m.frame.Scroll + by}
		return m
	}
	next := m.explainTerm(e.at + by)
	if next.overlay.(sizeExplaining).at == e.at { // there is no next one: what is read stays in sight
		return m
	}
	return next
}

func (e sizeExplaining) show(Model) screen.Overlay {
	return screen.SizeExplain{At: e.at, Scroll: e.scroll, Keys: row(action.ExplainingTerm)}
}
