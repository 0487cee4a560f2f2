package main

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/tasklog"
	"app/gpuplan/tui"
)

// log reads the log for the planner, and holds it and a bill against an offer of a plan. Where there is neither a log nor a bill
// there is nothing to tell.
func (d *desk) log(p model.Plan, offer int, ask tui.LogAsk) (tui.LogRead, error) {
	book, err := d.app.logbook(logPlace{})
	if err != nil {
		return tui.LogRead{}, err
	}
	if book.isNew() && ask.Bill == "" {
		return tui.LogRead{}, nil
	}
	if len(p.Offers) == 0 { // the log is there all the same
		p = p.Clone()
		p.Offers, offer = []model.Offer{blankOffer()}, 0
	}
	f := recordFlags{silent: true, order: ask.Dates, mark: ask.Decimal, offer: p.Offers[offer].Name}
	if ask.Filter != "" {
		f.wanted = ask.Wants
	}
	r, err := onDisk(func(bill string) (*records, error) {
		f.bill = bill
		return d.app.readRecords(p, &f)
	})(ask.Bill)
	if err != nil {
		return tui.LogRead{}, err
	}
	result, err := r.work.Result()
	told := d.app.reconciliation(r, result)
	told.Only = ask.Filter
	return tui.LogRead{Reconciliation: &told, On: r.on(), Passed: r.passed}, err
}

// on lists the entries that are on, by their start.
func (r *records) on() (list []record.Entry) {
	for i := range r.entries {
		if r.entries[i].StillOn() {
			list = append(list, r.entries[i])
		}
	}
	return list
}

// logStart writes into the log that an instance is on.
func (d *desk) logStart(e record.Entry) error {
	return d.changeLog(func(w *tasklog.Writer) error { return w.Start(e) })
}

// logStop writes into the log that the instance of an entry is off; of the zero entry, the only one that is on.
func (d *desk) logStop(e record.Entry, at time.Time) error {
	return d.changeLog(func(w *tasklog.Writer) error {
		if e.Boot.IsZero() {
			only, err := d.app.openEntry(w, entryFlags{}, logbook{})
			if err != nil {
				return err
			}
			e = only
		}
		e.Stop = at.In(e.Boot.Location())
		return w.Stop(e)
	})
}

// logClear notes beside the log why a finding is right as it is.
func (d *desk) logClear(key, reason string) error {
	log, err := d.app.logFile(logPlace{})
	if err != nil {
		return err
	}
	_, err = noteCleared(log, key, reason)
	return err
}

func (d *desk) changeLog(f func(*tasklog.Writer) error) error {
	book, err := d.app.logbook(logPlace{})
	if err != nil {
		return err
	}
	return book.change(f)
}
