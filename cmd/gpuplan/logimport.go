package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"app/gpuplan/model/planfile"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/tasklog"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/report"
)

func (a *app) logImportCommand() *cobra.Command {
	var p logPlace
	var columns []string
	c := &cobra.Command{
		Use: "import FILE", Short: a.lang.Say(text.CmdLogImport), Args: a.between(1, 1, "FILE"),
		Long:    a.lang.Say(text.CmdLogImportLong, strings.Join(tasklog.Columns, ", ")),
		Example: "  gpuplan log import runs.csv --map boot=Began --map stop=Ended --map task=Job",
		RunE:    func(_ *cobra.Command, args []string) error { return a.logImport(args[0], columns, p) },
	}
	c.Flags().StringArrayVar(&columns, "map", nil, a.lang.Say(text.FlagRankMap))
	a.addLogFlags(c.Flags(), &p)
	return c
}

// logImport takes the entries of another file into the log, those that it has left out.
func (a *app) logImport(path string, columns []string, p logPlace) error {
	b, err := a.logbook(p)
	if err != nil {
		return err
	}
	mapping := tasklog.Mapping{}
	for _, each := range columns {
		field, column, found := strings.Cut(each, "=")
		if !found || column == "" || !slices.Contains(tasklog.Columns, field) {
			return usage(text.ErrMapForm, each, strings.Join(tasklog.Columns, ", "))
		}
		mapping[field] = column
	}
	l := report.Log{Report: report.Report{Lang: a.lang, Now: b.now}}
	if err := a.readOther(path, tasklog.Options{Zone: b.zone, Mapping: mapping}, &l); err != nil {
		return err
	}
	return b.change(func(w *tasklog.Writer) error {
		m, err := w.Merge(l.Entries)
		if err != nil {
			return err
		}
		a.note(text.LogImported.With(text.Rows.Of(l.Tally.Rows), text.Entries.Of(m.Added), text.Count(m.Closed), text.Count(m.Already)))
		for _, s := range l.Told() {
			a.note(text.Verbatim(s).With())
		}
		return nil
	})
}

// readOther reads the entries of a file, or of standard input.
func (a *app) readOther(path string, o tasklog.Options, l *report.Log) error {
	read := io.ReadAll
	in := io.Reader(a.stdin)
	if path != "-" {
		f, err := os.Open(path)
		if err != nil {
			return planfile.NewFileError(path, text.FileCannotRead, err)
		}
		defer func() { _ = f.Close() }()
		in = f
	}
	data, err := read(in)
	if err != nil {
		return planfile.NewFileError(path, text.FileCannotRead, err)
	}
	log := tasklog.Read(bytes.NewReader(data), o)
	for e, err := range log.Entries() {
		if err != nil {
			return logFault(path, err)
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
		return usage(text.ListFault, shown(path), fault.What)
	}
	return nil
}
