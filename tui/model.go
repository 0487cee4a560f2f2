// Package tui is the planner: one model of a plan, what follows from it and where the hand is. It routes messages; what it
// shows is drawn by package screen, what keys ask for is told by package action, and every effect is handed in.
package tui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"app/gpuplan/model"
	"app/gpuplan/model/input"
	"app/gpuplan/model/record"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/vram"
	"app/gpuplan/tui/screen"
	"app/gpuplan/tui/widget"
)

// Deps are the effects of the planner on the world outside. All are called from commands, never from Update, save Now.
// Errors that have a method In(*text.Language) are told in the person's language.
type Deps struct {
	// Save writes p to the plan's file and gives its name. Where the file is not as it was read, the error is
	// planfile.ErrChanged; with force it is written over.
	Save func(p model.Plan, force bool) (file string, err error)
	// Beside writes p to a new file beside the plan's and gives its name; from then on it is the plan's file.
	Beside func(p model.Plan) (file string, err error)
	// Reload reads the plan's file again.
	Reload func() (model.Plan, error)
	// Open reads another plan, to compare with.
	Open func(path string) (model.Plan, error)
	// Config reads a model's own config.json.
	Config func(path string) (vram.Model, error)
	// Keep keeps work that was not saved for the next start.
	Keep func(p model.Plan) error
	// Forget drops what was kept.
	Forget func() error
	// Exists gives the day of a file; zero where there is none.
	Exists func(path string) model.Date
	// Write writes a file whole or not at all.
	Write func(path string, content []byte) error
	// Copy puts a text into the clipboard (terminal.Copy).
	Copy func(content string) tea.Cmd
	// Log reads the log, and a bill where one is named, and holds both against an offer of the plan. A bill that does not show how it
	// is to be read is a statement.Unclear.
	Log func(p model.Plan, offer int, ask LogAsk) (LogRead, error)
	// LogStart writes into the log that an instance is on, LogStop that the one of an entry is off; of the zero entry, the only one.
	LogStart func(e record.Entry) error
	LogStop  func(e record.Entry, at time.Time) error
	// LogClear notes beside the log why a finding is right as it is.
	LogClear func(key, reason string) error
	// Now is the present.
	Now func() time.Time
}

// Settings are what the planner starts with.
type Settings struct {
	Plan  model.Plan // to begin with; it must be valid
	Saved model.Plan // as the file has it, or the starter
	File  string     // its name; empty: there is none yet
	Found *Found     // work that was not saved the last time; nil: none

	Language *text.Language
	Glyphs   widget.Glyphs
	Palette  widget.Palette
	Auto     bool             // take the dark or light palette, as the terminal's background asks
	Seed     int64            // of draws from ranges
	Profile  termenv.Profile  // what the terminal can show
	MaxAge   model.Maybe[int] // days after which prices are old, where that was asked for
}

// Found is a plan that was kept when it could not be saved.
type Found struct {
	Plan model.Plan
	Day  model.Date
}

// Model is the state of the planner. It is a value: Update gives a new one and changes nothing that an old one holds.
type Model struct {
	deps     Deps
	settings Settings // Plan, Saved and File are those of the start
	language *text.Language
	theme    widget.Theme
	width    int // of the window, in cells; 0 until it is known
	height   int

	plan       model.Plan
	evaluation pricing.Evaluation      // of plan
	offer      int                     // the one that is shown
	tracks     []track                 // the inputs, in the order of the list
	ends       map[string]input.Bounds // of the tracks, by the inputs' keys; never changed in place
	scan       scan                    // along all tracks, the last one that is done
	own        scan                    // along the focused one, where scan is of another plan
	behind     bool                    // the last scan came too late: it is of a plan before
	past       []*model.Plan           // for undo, the last one last; never changed in place
	future     []*model.Plan           // for redo, the next one last
	saved      model.Plan
	file       string
	unsaved    int // values that differ from saved

	page   int                     // the open one, an index into screen.All
	named  bool                    // the names of the pages have the focus, not the inputs
	offers offersPage              // page 2
	goal   model.Maybe[unit.Money] // the total that page 3 was asked to reach
	logs   logPage                 // page 4
	size   sizePage                // page 5
	study  study
	rates  []pricing.Rate // of all offers, in the plan's order

	focus   int // index into tracks
	apart   int // the quote that is taken apart
	period  pricing.Period
	scaled  *pricing.Offer    // the offer in amounts of period; nil: those of the plan
	budget  *reconcile.Budget // how far its caps reach; nil: there are none, or it is not known
	axisTop float64
	moved   bool // the focus has moved since the plan changed

	typing   *typing // the open field; nil: none
	overlay  overlay // nil: none
	drag     *drag   // the mouse button is held on a track; nil: it is not
	leaving  bool    // quit when saved
	offered  bool    // work of the last time is offered and not answered: it must not be dropped
	version  int     // counts the plans and offers that were shown
	looking  bool    // for zones, in the background
	outlook  outlook // the last one that was worked out
	weighing bool    // an outlook is being worked out, in the background
	answer   text.Phrase
	fault    text.Phrase

	frame screen.Frame
}

// overlay is what lies over the page and takes the keys.
type overlay interface {
	press(m Model, k tea.KeyMsg) (Model, tea.Cmd)
	show(m Model) screen.Overlay
}

// lined is an overlay whose lines can be clicked.
type lined interface {
	line(m Model, index int) (Model, tea.Cmd)
}

// New gives the planner as it starts.
func New(s Settings, d Deps) Model {
	m := Model{
		deps: d, settings: s, language: s.Language, theme: s.Palette.Theme(s.Profile),
		saved: s.Saved, file: s.File, period: pricing.PerPlan, ends: map[string]input.Bounds{},
	}
	m = m.setPlan(s.Plan)
	m.size = newSize(m.plan)
	m = m.scanAll()
	if m.focus = m.firstUnknown(); m.focus > 0 {
		m.moved = true // to what must be typed first: what it means is of more use than what is unknown
	}
	if s.Found != nil {
		m.overlay, m.offered = m.askRecover(*s.Found), true
	}
	return m
}

// firstUnknown gives the first price that is not known; the first input where there is none. A price that is left out is
// nothing to ask for: the site may not offer it.
func (m Model) firstUnknown() int {
	for i, t := range m.tracks {
		if m.plan.Get(t.Key) == model.Unknown {
			return i
		}
	}
	return 0
}

// Init starts nothing: the first frame needs no answer from anyone.
func (m Model) Init() tea.Cmd { return nil }

// Unsaved gives the plan with what was typed but not saved; ok is false where nothing would be lost.
func (m Model) Unsaved() (p model.Plan, ok bool) {
	p = m.plan
	if m.typing != nil && m.typing.valid {
		p = m.typing.plan
	}
	return p, len(model.Changes(&m.saved, &p)) > 0
}

// input gives the focused input.
func (m Model) input() input.Input { return m.tracks[m.focus].Input }

// say gives a word in the person's language.
func (m Model) say(w text.Word, args ...any) string { return m.language.Say(w, args...) }
