package main

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"app/gpuplan/model"
	"app/gpuplan/model/planfile"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/record"
	"app/gpuplan/model/record/statement"
	"app/gpuplan/model/table"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/reconcile"
	"app/gpuplan/pricing/report"
)

// recordFlags say where log and bill are, and which of it counts.
type recordFlags struct {
	place                                            logPlace
	bill, readings, since, until, offer, order, mark string
	columns, payees                                  []string
	wanted                                           func(*record.Entry) bool // entries that are told of; nil: all
	silent                                           bool                     // standard error is a planner's screen
}

func (f *recordFlags) add(c *cobra.Command, a *app) {
	a.addLogFlags(c.Flags(), &f.place)
	c.Flags().StringVar(&f.bill, "bill", "", a.lang.Say(text.FlagBill))
	c.Flags().StringVar(&f.readings, "readings", "", a.lang.Say(text.FlagReadings))
	c.Flags().StringVar(&f.since, "since", "", a.lang.Say(text.FlagSince))
	c.Flags().StringVar(&f.until, "until", "", a.lang.Say(text.FlagUntil))
	c.Flags().StringVar(&f.offer, "offer", "", a.lang.Say(text.FlagAgainst))
	c.Flags().StringArrayVar(&f.columns, "map", nil, a.lang.Say(text.FlagBillMap))
	c.Flags().StringArrayVar(&f.payees, "payee", nil, a.lang.Say(text.FlagPayee))
	c.Flags().StringVar(&f.order, "dates", "", a.lang.Say(text.FlagDates))
	c.Flags().StringVar(&f.mark, "decimal", "", a.lang.Say(text.FlagDecimal))
}

// records are log and bill as they were read.
type records struct {
	logbook
	plan    model.Plan
	offer   int
	entries []record.Entry
	work    *reconcile.Reconciler
	told    []text.Phrase    // what became of rows of the log
	tally   *statement.Tally // of the bill; nil: there is none
	wallet  bool             // the bill is that of a wallet: a total, by payments
	skipped []statement.Skip // readings
	passed  int              // rows of log and bill that were passed over
}

// readRecords reads the log, prepares to reconcile it with the plan, and takes bill and readings where there are any.
func (a *app) readRecords(plan model.Plan, f *recordFlags) (*records, error) {
	book, err := a.logbook(f.place)
	if err != nil {
		return nil, err
	}
	r := &records{logbook: book, plan: plan}
	options, err := f.options(r)
	if err != nil {
		return nil, err
	}
	r.offer = options.Offer
	if err := a.readLog(r, f); err != nil {
		return nil, err
	}
	if options.Cleared, err = readCleared(clearedFile(r.path)); err != nil {
		return nil, err
	}
	if r.work, err = reconcile.New(plan, r.entries, options); err != nil {
		return nil, err
	}
	if f.bill != "" {
		o, err := f.statement(r)
		if err != nil {
			return nil, err
		}
		if err := a.readFile(f.bill, func(in io.Reader) error { return r.readBill(in, o, len(f.payees) > 0) }); err != nil {
			return nil, err
		}
	}
	if f.readings != "" {
		if err := a.readFile(f.readings, r.readUsage); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// readFile opens a file, or standard input, for what reads it, and names it where that fails.
func (a *app) readFile(path string, read func(io.Reader) error) error {
	in := io.Reader(a.stdin)
	if path != "-" {
		file, err := os.Open(path)
		if err != nil {
			return planfile.NewFileError(path, text.FileCannotRead, err)
		}
		defer func() { _ = file.Close() }()
		in = file
	}
	var said *failure
	switch err := read(in); {
	case err == nil || errors.As(err, &said):
		return err
	default:
		return logFault(path, err)
	}
}

// options gives what flags say of the comparison.
func (f *recordFlags) options(r *records) (o reconcile.Options, err error) {
	o.Now, o.Zone, o.Wanted = r.now, r.zone, f.wanted
	if o.From, err = day("--since", f.since, o.Zone, 0); err != nil {
		return o, err
	}
	if o.To, err = day("--until", f.until, o.Zone, 1); err != nil {
		return o, err
	}
	if f.since != "" && f.until != "" && !o.To.After(o.From) {
		return o, usage(text.ErrUntilBefore, f.until, f.since)
	}
	names := names(r.plan.Offers, func(o model.Offer) string { return o.Name })
	switch o.Offer = slices.Index(names, f.offer); {
	case len(names) == 0:
		return o, usage(text.ErrOfferless)
	case f.offer == "":
		o.Offer = 0
	case o.Offer < 0:
		return o, usage(text.ErrOfferName, f.offer, strings.Join(names, ", "))
	}
	return o, nil
}

// day reads a day as its midnight, so many days later; zero of an empty text.
func day(flag, s string, zone *time.Location, later int) (time.Time, error) {
	if s == "" {
		return time.Time{}, nil
	}
	d, err := model.ParseDate(s)
	if err != nil {
		return time.Time{}, usage(text.ErrDay, flag, s)
	}
	return d.AddDays(later).In(zone), nil
}

// readLog reads all entries of the log. One that is not there is empty, unless it was asked for by name.
func (a *app) readLog(r *records, f *recordFlags) error {
	l := report.Log{}
	l.Lang, l.Now = a.lang, r.now
	err := r.read(&l)
	if errors.Is(err, fs.ErrNotExist) && f.place.file == "" {
		if !f.silent {
			a.note(text.NoLogYet.With(shown(r.path)))
		}
		return nil
	}
	r.entries, r.told, r.passed = l.Entries, l.Told(), l.Tally.Left()
	return err
}

// readBill takes the rows of the bill; given tells whether a person named payees.
func (r *records) readBill(in io.Reader, o statement.Options, given bool) error {
	s, err := statement.Open(in, o)
	if err != nil {
		return err
	}
	take := r.work.Add
	switch r.wallet = s.Wallet(); {
	case r.wallet:
		take = r.work.AddPayment
	case given:
		return usage(text.ErrPayee)
	}
	err = s.Each(func(l *record.Line) error {
		take(l)
		return nil
	})
	if err != nil {
		return err
	}
	r.tally = s.Tally()
	if r.tally.Lines == 0 && len(r.tally.Others) > 0 {
		return nobodyPaid(o.Payees, r.tally.Others)
	}
	r.passed += r.tally.Left()
	return nil
}

// readUsage takes readings of cards.
func (r *records) readUsage(in io.Reader) error {
	readings, err := statement.OpenReadings(in, r.zone)
	if err != nil {
		return err
	}
	for {
		u, err := readings.Next()
		if errors.Is(err, io.EOF) {
			r.skipped = readings.Skipped()
			return nil
		}
		if err != nil {
			return err
		}
		r.work.AddUsage(&u)
	}
}

// statement gives what flags say about the bill.
func (f *recordFlags) statement(r *records) (o statement.Options, err error) {
	o = statement.Options{Home: r.zone, Payees: payees(r.plan.Offers, f.payees)}
	if f.order != "" {
		if o.Order, err = table.ParseOrder(f.order); err != nil {
			return o, err
		}
	}
	if f.mark != "" {
		if o.Mark, err = statement.ParseMark(f.mark); err != nil {
			return o, err
		}
	}
	o.Mapping, err = mapping(f.columns, statement.Fields)
	return o, err
}

// payees are whose rows of a wallet count: the platforms of offers, by all their names, and those that were given.
func payees(offers []model.Offer, given []string) []string {
	list := append([]string{}, given...) // none is not all
	for i := range offers {
		name := strings.TrimSpace(offers[i].Platform)
		if p, known := platform.Lookup(name); known {
			list = append(list, p.Payees()...)
		} else if name != "" {
			list = append(list, name)
		}
	}
	return list
}

// nobodyPaid is the error of a wallet of which no row counts.
func nobodyPaid(payees, others []string) error {
	there := strings.Join(others, ", ")
	if len(payees) == 0 {
		return usage(text.ErrPayeeless, there)
	}
	return usage(text.ErrNoPayee, strings.Join(payees, ", "), there)
}

// clearedFile is the text beside a log that holds dismissed findings.
func clearedFile(log string) string { return log + ".cleared.txt" }

// readCleared reads the dismissed findings; none where there is no file.
func readCleared(path string) (reconcile.Cleared, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, planfile.NewFileError(path, text.FileCannotRead, err)
	}
	defer func() { _ = f.Close() }()
	list, err := reconcile.ReadCleared(f)
	if err != nil {
		return nil, usage(text.ErrClearedFile, shown(path), err.Error())
	}
	return list, nil
}

// amount reads money of a flag.
func amount(flag, s string) (unit.Money, error) {
	m, err := unit.ParseMoney(s)
	if err != nil {
		return 0, usage(text.ErrAmount, flag, s)
	}
	return m, nil
}
