package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"app/gpuplan/model/record"
	"app/gpuplan/model/record/tasklog"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
)

// logPlace is which log is meant, and in which zone its times are.
type logPlace struct{ file, zone string }

func (a *app) logCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "log COMMAND", Short: a.lang.Say(text.CmdLog), Long: a.lang.Say(text.CmdLogLong),
		Example: "  gpuplan log start --task \"train lora\" --project thesis\n  gpuplan log stop --output 3 --balance 480.50\n  gpuplan log list --since 7d",
		Args:    a.between(1, 1, "COMMAND"),
		RunE:    func(c *cobra.Command, args []string) error { return a.unknownCommand(c, args[0]) },
	}
	c.AddCommand(a.logStartCommand(), a.logStopCommand(), a.logAddCommand(), a.logListCommand(), a.logImportCommand(), a.logUndoCommand())
	return c
}

// addLogFlags adds the flags that say which log is meant.
func (a *app) addLogFlags(f *pflag.FlagSet, p *logPlace) {
	f.StringVar(&p.file, "log", "", a.lang.Say(text.FlagLog))
	f.StringVar(&p.zone, "zone", "", a.lang.Say(text.FlagZone))
}

// logFile is the log that is meant; that of all plans where none is named.
func (a *app) logFile(p logPlace) (string, error) {
	if p.file != "" {
		return p.file, nil
	}
	folder := a.dataFolder()
	if folder == "" {
		return "", usage(text.ErrLogNowhere)
	}
	return filepath.Join(folder, "log.csv"), nil
}

// location is the zone that is meant: the machine's where none is named.
func (p logPlace) location() (*time.Location, error) {
	if p.zone == "" {
		return time.Local, nil
	}
	if t, err := time.Parse("-07:00", p.zone); err == nil {
		_, offset := t.Zone()
		return time.FixedZone("", offset), nil
	}
	zone, err := time.LoadLocation(p.zone)
	if err != nil {
		return nil, usage(text.ErrZone, p.zone)
	}
	return zone, nil
}

// logbook is the log of a command: its file, its zone and the present there.
type logbook struct {
	path string
	zone *time.Location
	now  time.Time
}

func (a *app) logbook(p logPlace) (logbook, error) {
	zone, err := p.location()
	if err != nil {
		return logbook{}, err
	}
	path, err := a.logFile(p)
	return logbook{path, zone, a.presentIn(zone).Truncate(time.Second)}, err
}

// isNew reports whether the log is not there yet.
func (b logbook) isNew() bool {
	_, err := os.Stat(b.path)
	return errors.Is(err, fs.ErrNotExist)
}

// change writes to the log, and gives it free again.
func (b logbook) change(f func(*tasklog.Writer) error) error {
	w, err := tasklog.Lock(b.path, tasklog.Options{Zone: b.zone})
	if err != nil {
		return err
	}
	err = f(w)
	if closed := w.Close(); err == nil {
		err = closed
	}
	return err
}

// when writes a time in a message.
func when(t time.Time) string { return t.Format("2006-01-02 15:04 -07:00") }

// tellReasons says on standard error what is to be told of a time that was typed.
func (a *app) tellReasons(flag string, t time.Time, told []tasklog.Reason) {
	for _, why := range told {
		if said, ok := typedTimes[why]; ok {
			a.note(said.With(flag, when(t)))
		}
	}
}

// typedTimes says how a time was understood that could have been meant otherwise.
var typedTimes = map[tasklog.Reason]text.Word{
	tasklog.NextDay: text.TypedNextDay, tasklog.Twice: text.TypedTwice, tasklog.Skipped: text.TypedSkipped,
}

// title names an entry in a message: its task, else its instance.
func (a *app) title(e *record.Entry) text.Word {
	for _, name := range []string{e.Task, e.Instance} {
		if name != "" {
			return text.Verbatim(table.Clean(name))
		}
	}
	return text.LogUntitled
}

func (a *app) logUndoCommand() *cobra.Command {
	var p logPlace
	c := &cobra.Command{
		Use: "undo", Short: a.lang.Say(text.CmdLogUndo), Args: a.atMost(0),
		RunE: func(*cobra.Command, []string) error { return a.logUndo(p) },
	}
	a.addLogFlags(c.Flags(), &p)
	return c
}

// logUndo takes the last action back.
func (a *app) logUndo(p logPlace) error {
	b, err := a.logbook(p)
	if err == nil && b.isNew() { // what is asked for must not make one
		err = usage(text.LogNothing)
	}
	if err != nil {
		return err
	}
	return b.change(func(w *tasklog.Writer) error {
		back, err := w.Undo()
		if err == nil {
			a.note(undone(back))
		}
		return err
	})
}

// undone says what was taken back, the last row first.
func undone(back []tasklog.Row) text.Phrase {
	last := &back[0]
	if n := len(back); n > 1 {
		first, latest := last.Entry.Boot, last.Entry.Boot
		for i := range back {
			if t := back[i].Entry.Boot; t.Before(first) {
				first = t
			} else if t.After(latest) {
				latest = t
			}
		}
		return text.BackTogether.With(text.Rows.Of(n), when(first), when(latest))
	}
	instance := text.LogOnlyOne // a row that takes back names no task
	if last.Entry.Instance != "" {
		instance = text.Verbatim(table.Clean(last.Entry.Instance))
	}
	return takenBack[last.What].With(when(last.Entry.Boot), instance)
}

// takenBack says what was taken back.
var takenBack = map[tasklog.What]text.Word{
	tasklog.Done: text.BackDone, tasklog.Start: text.BackStart, tasklog.Stop: text.BackStop,
}

// joined lists names in a message.
func joined(list []record.Entry, name func(*record.Entry) string) string {
	out := make([]string, len(list))
	for i := range list {
		out[i] = name(&list[i])
	}
	return strings.Join(out, ", ")
}
