package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
)

// explaining is the sum on paper of one line of a bill.
type explaining struct {
	quote, at int
	trials    []screen.Trial
	ranges    []screen.Range
}

// explain tells how the number of the focused input comes about: its line of the bill of the form that is taken apart,
// or of the term whose price it is.
func (m Model) explain() (Model, tea.Cmd) {
	if m.forms() == 0 {
		m.answer = text.AnswerNoLines.With()
		return m, nil
	}
	e := explaining{quote: m.apart}
	if i := m.quoteOf(m.input().Key); i >= 0 {
		e.quote = i
	}
	q := m.evaluation.Offers[m.offer].Quotes[e.quote]
	lines := screen.BillLines(q)
	e.at = max(slices.IndexFunc(lines, func(at screen.BillLine) bool {
		return slices.Contains(m.inputsOf(lineKey(q, at)), m.input().Key)
	}), 0)
	return m.explainLine(e), nil
}

// explainLine shows a line, with what other values of its input would do.
func (m Model) explainLine(e explaining) Model {
	o := m.evaluation.Offers[m.offer]
	if e.quote >= len(o.Quotes) {
		return m
	}
	lines := screen.BillLines(o.Quotes[e.quote])
	if len(lines) == 0 {
		m.answer = text.AnswerNoLines.With()
		return m
	}
	e.at = min(max(e.at, 0), len(lines)-1)
	key := lineKey(o.Quotes[e.quote], lines[e.at])
	e.trials, e.ranges = m.trials(e.quote, key), m.rangesOf(key)
	m.overlay = e
	return m
}

// quoteOf gives the form whose price an input is; -1 where it is none.
func (m Model) quoteOf(key string) int {
	return slices.IndexFunc(m.evaluation.Offers[m.offer].Quotes, func(q pricing.Quote) bool {
		return pricePath(&m.plan, m.offer, q.Form) == key
	})
}

// rangesOf lists the inputs of a line of a bill that are ranges, in the order of the list.
func (m Model) rangesOf(line string) []screen.Range {
	var list []screen.Range
	keys := m.inputsOf(line)
	for _, t := range m.tracks {
		low, high, ranged := t.Range(m.plan)
		if !ranged || !slices.Contains(keys, t.Key) {
			continue
		}
		r := screen.Range{Label: t.Words.Label, Value: t.Span(m.language, low, t.Get(m.plan), high).String()}
		list = append(list, m.meaning(r, t.Key))
	}
	return list
}

// meaning adds to a range what its distribution means.
func (m Model) meaning(r screen.Range, key string) screen.Range {
	r.Means = report.Distribution(chance.PERT)
	if slices.ContainsFunc(m.plan.Ranges, func(each model.Range) bool { return each.Path == key && each.Uniform }) {
		r.Means = report.Distribution(chance.Uniform)
	}
	return r
}

// lineKey is the key of a line: of its share, else of its charge.
func lineKey(q pricing.Quote, at screen.BillLine) string {
	if c := q.Charges[at.Charge]; at.Share < 0 {
		return c.Key
	}
	return q.Charges[at.Charge].Of[at.Share].Key
}

// inputsOf lists the inputs that a line of a bill comes from, the one to try another value of first.
func (m Model) inputsOf(line string) []string {
	if disk, ok := strings.CutPrefix(line, "storage."); ok {
		return m.diskInputs(disk)
	}
	offer := "offer." + strconv.Itoa(m.offer)
	switch line {
	case "compute.use":
		return []string{offer + ".hourly"}
	case "run":
		return []string{hoursPerDay, "workload.task_hours", "workload.days", "workload.days_per_week", "workload.instances", offer + ".speed"}
	case "idle", "setup", "boot":
		return []string{"workload." + line}
	case "download":
		return []string{"transfer.0.size", "workload.bandwidth"}
	case "traffic.in":
		return []string{offer + ".traffic.in_per_gb"}
	}
	return nil
}

func (m Model) diskInputs(name string) []string {
	var keys []string
	for i, d := range m.plan.Disks {
		if d.Name == name {
			keys = append(keys, "disk."+strconv.Itoa(i)+".size")
		}
	}
	for i, s := range m.plan.Offers[m.offer].Storage {
		if line := "offer." + strconv.Itoa(m.offer) + ".storage." + strconv.Itoa(i); s.Disk == name {
			keys = append(keys, line+".free", line+".price")
		}
	}
	return keys
}

// habits names the waste that a line may be, where a habit would save it.
var habits = map[string]string{
	"idle": "waste.idle", "download": "waste.download", "setup": "waste.setup", "rerun": "waste.rerun", "roundup": "waste.roundup",
}

// trials tells what a smaller value of a line's input, and the better habit, would do to the total of a form.
func (m Model) trials(quote int, line string) []screen.Trial {
	var trials []screen.Trial
	if keys := m.inputsOf(line); len(keys) > 0 && line != "run" && line != "compute.use" {
		trials = append(trials, m.smaller(quote, keys[0])...)
	}
	o := m.evaluation.Offers[m.offer]
	for _, w := range o.Waste {
		if w.Key == habits[line] && w.Form == o.Quotes[quote].Form && w.Known && w.Cost > 0 {
			trials = append(trials, screen.Trial{Text: mended(w.Key), Change: -w.Cost})
		}
	}
	return trials
}

// mended says what the better habit is.
func mended(waste string) text.Phrase {
	if waste == "waste.idle" {
		return text.TrialStop.With()
	}
	return text.FindingOf(waste).Do.With()
}

// smaller tries the input one step down.
func (m Model) smaller(quote int, key string) []screen.Trial {
	i := slices.IndexFunc(m.tracks, func(t track) bool { return t.Key == key })
	if i < 0 || !m.tracks[i].Known(m.plan) {
		return nil
	}
	t := m.tracks[i]
	now, next := t.Get(m.plan), t.Next(m.plan, input.Normal, -1)
	before := m.evaluation.Offers[m.offer].Quotes[quote]
	if now == next || !before.Complete {
		return nil
	}
	after := pricing.Totals(t.With(m.plan, next), m.offer)[quote]
	with, without := t.Mark(m.language, next), t.Mark(m.language, now)
	if with.Unit == without.Unit {
		without.Unit = ""
	}
	return []screen.Trial{{
		Text:   text.TrialInPlace.With(with.String(), without.String()),
		Change: after.Total - before.Total,
	}}
}

func (e explaining) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	switch action.Explaining.For(k) {
	case action.Leave:
		m.overlay = nil
	case action.Up:
		e.at--
		return m.explainLine(e), nil
	case action.Down:
		e.at++
		return m.explainLine(e), nil
	case action.Language:
		m, cmd := m.nextLanguage()
		return m.explainLine(e), cmd
	}
	return m, nil
}

func (e explaining) show(Model) screen.Overlay {
	return screen.Explain{Quote: e.quote, Line: e.at, Trials: e.trials, Ranges: e.ranges, Keys: row(action.Explaining)}
}
