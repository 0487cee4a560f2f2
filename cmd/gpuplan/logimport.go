package main

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/record/tasklog"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

// importFlags are the flags of log import.
type importFlags struct {
	place   logPlace
	columns []string
	order   string
}

func (a *app) logImportCommand() *cobra.Command {
	var f importFlags
	c := &cobra.Command{
		Use: "import FILE", Short: a.lang.Say(text.CmdLogImport), Args: a.between(1, 1, "FILE"),
		Long:    a.lang.Say(text.CmdLogImportLong, strings.Join(tasklog.Columns, ", ")),
		Example: "  gpuplan log import runs.csv --map boot=Began --map stop=Ended --map task=Job\n  last reboot | gpuplan log import -\n  sacct -P -o JobID,JobName,Account,Start,End,NodeList | gpuplan log import -",
		RunE:    func(_ *cobra.Command, args []string) error { return a.logImport(args[0], f) },
	}
	c.Flags().StringArrayVar(&f.columns, "map", nil, a.lang.Say(text.FlagRankMap))
	c.Flags().StringVar(&f.order, "dates", "", a.lang.Say(text.FlagImportDates))
	a.addLogFlags(c.Flags(), &f.place)
	return c
}

// logImport takes the entries of another file into the log, those that it has left out.
func (a *app) logImport(path string, f importFlags) error {
	b, err := a.logbook(f.place)
	if err != nil {
		return err
	}
	o, err := f.options(b)
	if err != nil {
		return err
	}
	l := report.Log{Report: report.Report{Lang: a.lang, Now: b.now}}
	told, err := a.readOther(path, o, &l)
	if err != nil {
		return err
	}
	return b.change(func(w *tasklog.Writer) error {
		m, err := w.Merge(l.Entries)
		if err != nil {
			return err
		}
		a.note(text.LogImported.With(text.Rows.Of(l.Tally.Rows), text.Entries.Of(m.Added), text.Count(m.Closed), text.Count(m.Already)))
		for _, p := range append(told, l.Told()...) {
			a.note(p)
		}
		return nil
	})
}

// options gives what flags say of the other file.
func (f *importFlags) options(b logbook) (o tasklog.Options, err error) {
	o = tasklog.Options{Zone: b.zone}
	if f.order != "" {
		if o.Order, err = table.ParseOrder(f.order); err != nil {
			return o, err
		}
	}
	o.Mapping, err = mapping(f.columns, tasklog.Columns)
	return o, err
}

// readOther reads the entries of a file, or of standard input, and says what its rows were taken for.
func (a *app) readOther(path string, o tasklog.Options, l *report.Log) (told []text.Phrase, err error) {
	err = a.readFile(path, func(in io.Reader) error {
		data, err := io.ReadAll(in)
		if err != nil {
			return err
		}
		runs, ok, err := statement.ReadRuns(data, l.Now)
		if !ok || len(o.Mapping) > 0 {
			return readTable(data, o, l)
		}
		l.Entries, l.Tally.Rows = runs.Entries, len(runs.Entries)
		told = toldOfRuns(&runs, l)
		return err
	})
	return told, err
}

// toldOfRuns says what the output of a program was taken for, and what of it was passed over.
func toldOfRuns(r *statement.Runs, l *report.Log) []text.Phrase {
	list := []text.Phrase{text.ImportedAs.With(r.Source)}
	for _, s := range r.Skipped {
		l.Tally.Rows += s.Count
		list = append(list, text.RankLeft.With(text.Rows.Of(s.Count), s.Reason.Says(), text.PlaceLine.With(s.Row)))
	}
	return list
}

// readTable reads the entries of a table, in its own order.
func readTable(data []byte, o tasklog.Options, l *report.Log) error {
	log := tasklog.Read(bytes.NewReader(data), o)
	if err := log.Decide(); err != nil {
		return err
	}
	for e, err := range log.Entries() {
		if err != nil {
			return err
		}
		l.Entries = append(l.Entries, e)
	}
	slices.SortStableFunc(l.Entries, func(x, y record.Entry) int { return x.Line - y.Line })
	l.Tally = log.Tally()
	return nil
}

// tableFault gives what keeps a table from being read, with its name; nil where it is something else.
func tableFault(path string, err error) error {
	var fault *table.Error
	if errors.As(err, &fault) {
		return &failure{exitUsage, text.ListFault.With(shown(path), fault.What), err}
	}
	return nil
}
