package main

import (
	"errors"
	"io/fs"
	"os"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/tasklog"
	"app/gpuplan/tui"
)

// log reads the log for the planner, and holds it and a bill against an offer of a plan. Where there is neither a log nor a bill
// there is nothing to tell.
func (d *desk) log(p model.Plan, offer int, bill string) (tui.LogRead, error) {
	path, err := d.app.logFile(logPlace{})
	if err != nil {
		return tui.LogRead{}, err
	}
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) && bill == "" || len(p.Offers) == 0 {
		return tui.LogRead{}, nil
	}
	r, err := d.app.readRecords(p, &recordFlags{place: logPlace{file: path}, bill: bill, offer: p.Offers[offer].Name})
	if err != nil {
		return tui.LogRead{}, err
	}
	result, err := r.work.Result()
	return tui.LogRead{Result: &result}, err
}

// logStart writes into the log that an instance is on.
func (d *desk) logStart(e record.Entry) error {
	return d.changeLog(func(w *tasklog.Writer) error { return w.Start(e) })
}

// logStop writes into the log that the instance that is on is off; which one of several is asked for on the command line.
func (d *desk) logStop(at time.Time) error {
	return d.changeLog(func(w *tasklog.Writer) error {
		e, err := d.app.openEntry(w, "")
		if err != nil {
			return err
		}
		e.Stop = at.In(e.Boot.Location())
		return w.Stop(e)
	})
}

func (d *desk) changeLog(f func(*tasklog.Writer) error) error {
	book, err := d.app.logbook(logPlace{})
	if err != nil {
		return err
	}
	return book.change(f)
}
