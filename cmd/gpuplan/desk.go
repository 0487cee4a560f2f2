package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	tea "github.com/charmbracelet/bubbletea"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
	"app/gpuplan/tui"
	"app/gpuplan/tui/terminal"
)

// desk is the planner's plan file and the folder where unsaved work is kept. Its methods run in commands, one at a time.
type desk struct {
	app   *app
	state planfile.State

	mu    sync.Mutex
	file  planfile.File // as it stands on disk
	saved model.Plan    // its plan with the rules of its platforms
}

// newFile is the file that a first save makes.
const newFile = defaultPlan

// deps are the effects that the planner may have.
func (d *desk) deps() tui.Deps {
	return tui.Deps{
		Save: d.save, Beside: d.beside, Reload: d.reload, Open: onDisk(openPlan), Config: onDisk(readConfig), Keep: d.keep, Forget: d.forget,
		Exists: func(path string) model.Date { return modified(atHome(path)) },
		Write:  func(path string, content []byte) error { return planfile.WriteFile(atHome(path), content, true) },
		Log:    d.log, LogStart: d.logStart, LogStop: d.logStop, LogClear: d.logClear,
		Copy: terminal.Copy, Now: d.app.presentOrNow,
	}
}

// save writes p over the plan's file; one that has no file yet gets a name that is free.
func (d *desk) save(p model.Plan, force bool) (string, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	write := func() (planfile.File, error) { return d.file.Save(d.own(p)) }
	switch {
	case d.file.Path == "":
		write = func() (planfile.File, error) { return d.file.SaveAs(freeName(newFile), d.own(p), false) }
	case force:
		write = func() (planfile.File, error) { return d.file.SaveAs(d.file.Path, d.own(p), true) }
	}
	return d.take(write())
}

// beside writes p to a new file beside the plan's.
func (d *desk) beside(p model.Plan) (string, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.take(d.file.SaveAs(planfile.Beside(d.file.Path), d.own(p), false))
}

// reload reads the plan's file again.
func (d *desk) reload() (model.Plan, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.take(planfile.Read(d.file.Path)); err != nil {
		return model.Plan{}, err
	}
	return d.saved, nil
}

// onDisk gives what reads a file for the planner. It refuses what would be waited for: a pipe, a device, and standard input, which
// is the keys.
func onDisk[T any](read func(path string) (T, error)) func(string) (T, error) {
	return func(path string) (T, error) {
		if path = atHome(path); path == "-" {
			path = "./-"
		}
		if stat, err := os.Stat(path); err == nil && !stat.Mode().IsRegular() && !stat.IsDir() {
			var none T
			return none, logFault(path, table.Fault(text.LogNoFile))
		}
		return read(path)
	}
}

// atHome puts the home folder in place of ~, as a shell does: what is typed in the planner passes none.
func atHome(path string) string {
	rest, ok := strings.CutPrefix(path, "~/")
	if home, err := os.UserHomeDir(); ok && err == nil {
		return filepath.Join(home, rest)
	}
	return path
}

// openPlan reads another plan, with the rules of its platforms.
func openPlan(path string) (model.Plan, error) {
	f, err := planfile.Read(path)
	if err != nil {
		return model.Plan{}, err
	}
	return platform.Apply(f.Plan, f.Written), nil
}

// take makes a file that was read or written the plan's file and remembers it as the last one used.
func (d *desk) take(f planfile.File, err error) (string, error) {
	if err != nil {
		return "", err
	}
	if d.file.Path != f.Path {
		d.state.Drop(d.file.Path) // what was kept under the old name is saved under the new one
	}
	d.file, d.saved = f, platform.Apply(f.Plan, f.Written)
	_ = d.state.Remember(f.Path) // a convenience; the plan itself is safe
	return f.Path, nil
}

// own gives p without the rules that its platforms gave it: those stay out of the file, so that it follows the profile.
func (d *desk) own(p model.Plan) model.Plan {
	own, saved := d.file.Plan.Clone(), d.saved.Clone()
	own.Offers, saved.Offers = counterparts(own.Offers, saved.Offers, p.Offers)
	own.Ranges, saved.Ranges = nil, nil // no platform has any: p's are the plan's, and follow its offers
	for _, c := range model.Changes(&saved, &p) {
		f, ok := own.Field(c.Path)
		if !ok {
			return p // it has other disks or terms than the file
		}
		if c.To == "" {
			f.Clear()
		} else if fault := own.Set(c.Path, model.Typed, c.To); fault != nil {
			return p
		}
	}
	return own
}

// counterparts gives for each of a plan's offers the one of the file that it comes from, as the file has it and as it was read:
// that of its name, in a plan of as many offers else that of its place, which was renamed. One that has come is its own.
func counterparts(own, saved, offers []model.Offer) (ownOf, savedOf []model.Offer) {
	for i, o := range offers {
		at := slices.IndexFunc(saved, func(s model.Offer) bool { return s.Name == o.Name })
		switch {
		case at >= 0:
			ownOf, savedOf = append(ownOf, own[at]), append(savedOf, saved[at])
		case len(saved) == len(offers):
			ownOf, savedOf = append(ownOf, own[i]), append(savedOf, saved[i])
		default:
			ownOf, savedOf = append(ownOf, o), append(savedOf, o)
		}
	}
	return ownOf, savedOf
}

// keep keeps work that was not saved.
func (d *desk) keep(p model.Plan) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.state.Keep(d.file.Path, d.file.Encode(d.own(p)))
}

func (d *desk) forget() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.state.Drop(d.file.Path)
	return nil
}

// found is the work that the last run could not save; nil where there is none, or where it is what the file has.
func (d *desk) found() *tui.Found {
	p, at, ok := d.state.Kept(d.file.Path)
	if ok {
		p = platform.Apply(p, d.file.Written)
	}
	if !ok || len(model.Changes(&d.saved, &p)) == 0 {
		return nil
	}
	return &tui.Found{Plan: p, Day: model.DateOf(at)}
}

// rescue keeps what a planner that ended without its consent held.
func (d *desk) rescue(m tea.Model) {
	if planner, ok := m.(tui.Model); ok {
		if p, unsaved := planner.Unsaved(); unsaved {
			_ = d.keep(p) // there is no screen left to say it on
		}
	}
}

// modified gives the day on which a file was written; zero where there is none.
func modified(path string) model.Date {
	stat, err := os.Stat(path)
	if err != nil {
		return model.Date{}
	}
	return model.DateOf(stat.ModTime())
}

// freeName is the path itself, or one beside it where that is taken.
func freeName(path string) string {
	if _, err := os.Lstat(path); err != nil {
		return path
	}
	return planfile.Beside(path)
}
