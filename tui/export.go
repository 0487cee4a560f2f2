package tui

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/chance"
	"app/gpuplan/pricing/report"
	"app/gpuplan/tui/action"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/widget"
)

// exporting is the dialog that writes a summary.
type exporting struct {
	what     exported
	path     widget.Field
	named    bool // the path was typed: another format leaves it alone
	at       screen.ExportLine
	format   int // index into what's formats
	period   pricing.Period
	language *text.Language

	waiting  bool             // for the outlooks; nothing can be written until they are there
	outlooks []chance.Outlook // of the plan's offers

	content  []byte      // what would be written
	fault    text.Phrase // why there is none
	replaces model.Date  // day of the file that is there
}

// exported is what a dialog writes: the plan, or what a page found out.
type exported struct {
	formats []string
	ends    map[string]string // of the names of files, by format
	write   func(m Model, e exporting, format string) ([]byte, error)
	holds   text.Word // what is in it; zero: the plan, which has something else in each format
}

// planExport, sizeExport and billExport are all there are.
var (
	planExport = exported{formats: report.Names(report.Formats), ends: endings, write: writePlan}
	sizeExport = exported{formats: report.Names(report.SizeFormats), ends: sizeEndings, write: writeSize, holds: text.ExportSizing}
	billExport = exported{formats: report.Names(report.ReconcileFormats), ends: billEndings, write: writeReconciliation, holds: text.ExportBill}
)

// endings, sizeEndings and billEndings are the ends of names of what is written, by format.
var endings = map[string]string{"text": ".summary.txt", "markdown": ".summary.md", "json": ".json", "csv": ".csv", "html": ".html", "ics": ".ics"}

var sizeEndings = map[string]string{"text": ".size.txt", "json": ".size.json", "csv": ".size.csv"}

var billEndings = map[string]string{"text": ".log.txt", "markdown": ".log.md", "json": ".log.json", "csv": ".log.csv", "html": ".log.html"}

// exportSize opens the dialog for what the model of page 5 needs.
func (m Model) exportSize() (Model, tea.Cmd) {
	return m.prepare(exporting{what: sizeExport, language: m.language})
}

// export opens the dialog. What is not certain is worked out in the background first.
func (m Model) export() (Model, tea.Cmd) {
	plan, seed := m.plan, m.settings.Seed
	m, look := m.prepare(exporting{what: planExport, period: m.period, language: m.language, waiting: chance.Uncertain(plan)})
	if !chance.Uncertain(plan) {
		return m, look
	}
	return m, tea.Batch(look, func() tea.Msg {
		found := chance.Outlooks(plan, seed)
		return result(func(m Model) (Model, tea.Cmd) {
			e, open := m.overlay.(exporting)
			if !open {
				return m, nil
			}
			e.waiting, e.outlooks = false, found
			return m.prepare(e)
		})
	})
}

// prepare works out what the dialog would write, and asks whether a file is there.
func (m Model) prepare(e exporting) (Model, tea.Cmd) {
	format := e.what.formats[e.format]
	if !e.named {
		e.path = widget.NewField(m.stem() + e.what.ends[format])
	}
	m.overlay = e
	if e.waiting {
		return m, m.lookFor(e.path.Text())
	}
	content, err := e.what.write(m, e, format)
	e.content, e.fault = content, text.Phrase{}
	if err != nil {
		e.content, e.fault = nil, m.told(err)
	}
	m.overlay = e
	return m, m.lookFor(e.path.Text())
}

// writePlan gives the summary of the plan.
func writePlan(m Model, e exporting, format string) ([]byte, error) {
	all, err := pricing.Evaluate(m.plan) // the planner's own knows less of the offers that are not shown
	if err != nil {
		return nil, err
	}
	var content bytes.Buffer
	f, _ := report.Lookup(report.Formats, format) // it is one of the dialog's
	err = f.Write(&content, report.Report{
		Plan: m.plan, Evaluation: all, Outlooks: e.outlooks, Lang: e.language, Now: m.deps.Now(), Period: e.period, MaxPriceAge: m.settings.MaxAge,
		Command: m.again(e.period, format, e.language),
	})
	return content.Bytes(), err
}

// writeSize gives what the model of page 5 needs, as the command that shows it does.
func writeSize(m Model, e exporting, format string) ([]byte, error) {
	s := m.sizeReport()
	all, err := pricing.Evaluate(s.Plan)
	if err != nil {
		return nil, err
	}
	s.Evaluation, s.Lang, s.Now = all, e.language, m.deps.Now()
	var content bytes.Buffer
	f, _ := report.Lookup(report.SizeFormats, format) // it is one of the dialog's
	err = f.Write(&content, &s)
	return content.Bytes(), err
}

// exportBill opens the dialog for the log and the bill of page 4; it says so where they are not read.
func (m Model) exportBill() (Model, tea.Cmd) {
	if m.readLog() == nil {
		m.answer = text.AnswerNoLog.With()
		return m, nil
	}
	return m.prepare(exporting{what: billExport, language: m.language})
}

// writeReconciliation gives log and bill of page 4, as the command that holds them against each other does.
func writeReconciliation(m Model, e exporting, format string) ([]byte, error) {
	r := m.reconciliation(e.language)
	var content bytes.Buffer
	f, _ := report.Lookup(report.ReconcileFormats, format) // it is one of the dialog's
	err := f.Write(&content, r)
	return content.Bytes(), err
}

// stem is the plan's file without its end; the starter's where there is none.
func (m Model) stem() string {
	if m.file == "" {
		return "gpuplan"
	}
	return strings.TrimSuffix(m.file, filepath.Ext(m.file))
}

// lookFor finds out whether the dialog's file is there.
func (m Model) lookFor(path string) tea.Cmd {
	exists := m.deps.Exists
	return func() tea.Msg {
		day := exists(path)
		return result(func(m Model) (Model, tea.Cmd) {
			if e, open := m.overlay.(exporting); open && e.path.Text() == path {
				e.replaces = day
				m.overlay = e
			}
			return m, nil
		})
	}
}

func (e exporting) press(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	a := action.Exporting.For(k)
	if e.at == screen.ExportPath && (a == action.Left || a == action.Right || a == action.Copy) || k.Paste {
		a = action.None
	}
	switch a {
	case action.Leave:
		m.overlay = nil
	case action.Take:
		return e.write(m)
	case action.Copy:
		return e.copy(m)
	case action.Up:
		return e.move(m, -1)
	case action.Down:
		return e.move(m, 1)
	case action.Left:
		return e.alter(m, -1)
	case action.Right:
		return e.alter(m, 1)
	default:
		return e.typePath(m, k)
	}
	return m, nil
}

// typePath gives a key to the path.
func (e exporting) typePath(m Model, k tea.KeyMsg) (Model, tea.Cmd) {
	if e.at != screen.ExportPath {
		return m, nil
	}
	before := e.path.Text()
	e.path = edited(e.path, k)
	m.overlay = e
	if e.path.Text() == before {
		return m, nil
	}
	e.named, e.replaces = true, model.Date{}
	m.overlay = e
	return m, m.lookFor(e.path.Text())
}

// alter takes the next word of the line with the focus.
func (e exporting) alter(m Model, n int) (Model, tea.Cmd) {
	switch e.at {
	case screen.ExportFormat:
		e.format = turn(e.format, n, len(e.what.formats))
	case screen.ExportPeriod:
		e.period = pricing.Periods[turn(slices.Index(pricing.Periods, e.period), n, len(pricing.Periods))]
	case screen.ExportLanguage:
		e.language = text.Languages[turn(slices.Index(text.Languages, e.language), n, len(text.Languages))]
	}
	return m.prepare(e)
}

// turn goes n further among so many, round the ends.
func turn(at, n, many int) int { return (at + n + many) % many }

// move gives the focus to the line above or below.
func (e exporting) move(m Model, n int) (Model, tea.Cmd) {
	at := min(max(int(e.at)+n, int(screen.ExportPath)), int(screen.ExportLanguage))
	if e.what.holds != (text.Word{}) && screen.ExportLine(at) == screen.ExportPeriod {
		at += n
	}
	return e.line(m, at)
}

// line gives the focus to a line.
func (e exporting) line(m Model, index int) (Model, tea.Cmd) {
	e.at = screen.ExportLine(index)
	m.overlay = e
	return m, nil
}

// write writes the file.
func (e exporting) write(m Model) (Model, tea.Cmd) {
	path := strings.TrimSpace(e.path.Text())
	if e.content == nil || path == "" {
		return m, nil
	}
	m.overlay = nil
	write := m.deps.Write
	return m, func() tea.Msg {
		err := write(path, e.content)
		return result(func(m Model) (Model, tea.Cmd) {
			if err != nil {
				e.fault = m.told(err)
				m.overlay = e
				return m, nil
			}
			m.answer = text.AnswerExported.With(path)
			return m, nil
		})
	}
}

// copy puts the summary into the clipboard in place of a file.
func (e exporting) copy(m Model) (Model, tea.Cmd) {
	if e.content == nil {
		return m, nil
	}
	m.overlay, m.answer = nil, text.AnswerSummary.With()
	return m, m.deps.Copy(string(e.content))
}

func (e exporting) show(Model) screen.Overlay {
	s := screen.Export{
		Holds: e.what.holds, Formats: e.what.formats,
		Path: e.path, Line: e.at, Format: e.format, Period: e.period, Language: e.language,
		Bytes: len(e.content), Replaces: e.replaces, Fault: e.fault, Keys: row(action.Exporting),
	}
	for line := range strings.Lines(string(e.content)) {
		s.Lines++
		s.Columns = max(s.Columns, ansi.StringWidth(strings.TrimRight(line, "\n")))
	}
	return s
}
