package main

import (
	"slices"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"app/gpuplan/model/record"
	"app/gpuplan/model/record/tasklog"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// entryFlags are what the flags say of an entry; empty is not said.
type entryFlags struct {
	place                                logPlace
	boot, stop, on, from, to, work       string
	instance, card, offer, task, project string
	output, balance, currency, note      string
	downloads                            []string
}

// entryFlag is one of them.
type entryFlag struct {
	name string
	at   *string
	does text.Word
}

// about lists the flags that say what an entry is about.
func (f *entryFlags) about() []entryFlag {
	return []entryFlag{
		{"task", &f.task, text.FlagLogTask}, {"project", &f.project, text.FlagLogProject}, {"instance", &f.instance, text.FlagLogInstance},
		{"card", &f.card, text.FlagLogCard}, {"offer", &f.offer, text.FlagLogOffer}, {"note", &f.note, text.FlagLogNote},
	}
}

// after lists the flags of what is known when an entry is over.
func (f *entryFlags) after() []entryFlag {
	return []entryFlag{
		{"from", &f.from, text.FlagLogFrom}, {"to", &f.to, text.FlagLogTo}, {"work", &f.work, text.FlagLogWork},
		{"output", &f.output, text.FlagLogOutput}, {"balance", &f.balance, text.FlagLogBalance}, {"currency", &f.currency, text.FlagLogCurrency},
	}
}

// addTo adds flags to a command, those of the log with them.
func (f *entryFlags) addTo(a *app, c *cobra.Command, lists ...[]entryFlag) {
	for _, each := range slices.Concat(lists...) {
		c.Flags().StringVar(each.at, each.name, "", a.lang.Say(each.does))
	}
	a.addLogFlags(c.Flags(), &f.place)
}

// addDownloads adds the flag that may stand several times.
func (f *entryFlags) addDownloads(a *app, flags *pflag.FlagSet) {
	flags.StringArrayVar(&f.downloads, "download", nil, a.lang.Say(text.FlagLogDownload))
}

func (a *app) logStartCommand() *cobra.Command {
	var f entryFlags
	c := &cobra.Command{
		Use: "start", Short: a.lang.Say(text.CmdLogStart), Args: a.atMost(0),
		Example: "  gpuplan log start --task \"train lora\" --project thesis --instance gpu-7\n  gpuplan log start --boot 09:20",
		RunE:    func(*cobra.Command, []string) error { return a.logStart(f) },
	}
	f.addTo(a, c, f.about(), []entryFlag{{"boot", &f.boot, text.FlagLogBootNow}})
	return c
}

func (a *app) logStopCommand() *cobra.Command {
	var f entryFlags
	c := &cobra.Command{
		Use: "stop", Short: a.lang.Say(text.CmdLogStop), Args: a.atMost(0),
		Example: "  gpuplan log stop --output 3 --balance 480.50 --download \"llama.bin 15GB\"\n  gpuplan log stop --instance gpu-7 --stop 11:55 --work 2h",
		RunE:    func(*cobra.Command, []string) error { return a.logStop(f) },
	}
	f.addTo(a, c, f.about(), []entryFlag{{"stop", &f.stop, text.FlagLogStopNow}, {"boot", &f.boot, text.FlagLogBootOf}}, f.after())
	f.addDownloads(a, c.Flags())
	return c
}

func (a *app) logAddCommand() *cobra.Command {
	var f entryFlags
	c := &cobra.Command{
		Use: "add", Short: a.lang.Say(text.CmdLogAdd), Args: a.atMost(0),
		Example: "  gpuplan log add --boot \"2026-11-30 23:00\" --stop 01:30 --task eval\n  gpuplan log add --boot 09:20 --on 2h35m --from 09:40 --to 11:40",
		RunE:    func(*cobra.Command, []string) error { return a.logAdd(f) },
	}
	f.addTo(a, c, f.about(), f.after(), []entryFlag{{"boot", &f.boot, text.FlagLogBoot}, {"stop", &f.stop, text.FlagLogStop}, {"on", &f.on, text.FlagLogOn}})
	f.addDownloads(a, c.Flags())
	return c
}

// logStart notes that an instance was switched on.
func (a *app) logStart(f entryFlags) error {
	b, err := a.logbook(f.place)
	if err != nil {
		return err
	}
	e := record.Entry{Boot: b.now, Work: -1}
	if err := a.booted(&e, f, b); err != nil {
		return err
	}
	f.name(&e)
	return b.change(func(w *tasklog.Writer) error {
		if err := w.Start(e); err != nil {
			return err
		}
		a.note(text.LogStarted.With(when(e.Boot), a.title(&e)))
		a.doubt(&e, b)
		return nil
	})
}

// logStop notes that an instance was switched off: the only one that is on, or the one that is named.
func (a *app) logStop(f entryFlags) error {
	b, err := a.logbook(f.place)
	if err == nil && b.isNew() { // what is asked for must not make one
		err = usage(text.LogNotOn)
	}
	if err != nil {
		return err
	}
	return b.change(func(w *tasklog.Writer) error {
		e, err := a.openEntry(w, f, b)
		if err != nil {
			return err
		}
		f.name(&e)
		e.Stop = b.now
		if err := a.finish(&e, f, b.zone); err != nil {
			return err
		}
		if err := w.Stop(e); err != nil {
			return err
		}
		a.note(text.LogStopped.With(when(e.Stop), a.title(&e), text.Verbatim(a.lang.Duration(e.On(b.now)))))
		a.doubt(&e, b)
		return nil
	})
}

// openEntry gives the entry that is open: of an instance, of a boot, or the only one. Those that are still on come ahead of those
// whose stop was forgotten.
func (a *app) openEntry(w *tasklog.Writer, f entryFlags, b logbook) (record.Entry, error) {
	open, err := w.Open()
	if err != nil {
		return record.Entry{}, err
	}
	if f.boot != "" {
		return a.bootedAt(open, f, b)
	}
	instance := f.instance
	forgotten := func(e record.Entry) bool { return e.Forgotten() && (instance == "" || e.Instance == instance) }
	if slices.ContainsFunc(open, func(e record.Entry) bool { return e.StillOn() && (instance == "" || e.Instance == instance) }) {
		open = slices.DeleteFunc(open, forgotten)
	}
	var fit []record.Entry
	for _, e := range open {
		if instance == "" || e.Instance == instance {
			fit = append(fit, e)
		}
	}
	named := func(e *record.Entry) string { return shown(e.Instance) }
	switch {
	case len(fit) == 1:
		return fit[0], nil
	case len(open) == 0:
		return record.Entry{}, usage(text.LogNotOn)
	case len(fit) == 0:
		return record.Entry{}, usage(text.ErrLogNoInstance, instance, joined(open, named))
	case instance != "":
		return fit[len(fit)-1], nil // a person's file may have one twice: the last to be opened
	case slices.ContainsFunc(open, func(e record.Entry) bool { return e.Instance == "" }):
		return record.Entry{}, usage(text.ErrLogSeveralBoots, a.boots(open))
	}
	return record.Entry{}, usage(text.ErrLogSeveral, joined(open, named))
}

// bootedAt gives the open entry that was booted in that minute.
func (a *app) bootedAt(open []record.Entry, f entryFlags, b logbook) (record.Entry, error) {
	var asked record.Entry
	if err := a.booted(&asked, f, b); err != nil {
		return asked, err
	}
	for _, e := range slices.Backward(open) {
		off := e.Boot.Sub(asked.Boot)
		if off >= 0 && off < time.Minute && (f.instance == "" || f.instance == e.Instance) {
			return e, nil
		}
	}
	if len(open) == 0 {
		return record.Entry{}, usage(text.LogNotOn)
	}
	return record.Entry{}, usage(text.ErrLogNoBoot, when(asked.Boot), a.boots(open))
}

// boots lists entries by their boots: "2026-11-30 09:00 +08:00 (gpu-7, lora)".
func (a *app) boots(open []record.Entry) string {
	return joined(open, func(e *record.Entry) string { return when(e.Boot) + " (" + a.lang.Say(a.title(e)) + ")" })
}

// logAdd notes a whole entry afterwards.
func (a *app) logAdd(f entryFlags) error {
	b, err := a.logbook(f.place)
	if err != nil {
		return err
	}
	if f.boot == "" || (f.stop == "") == (f.on == "") {
		return usage(text.ErrLogAdd)
	}
	e := record.Entry{Work: -1}
	if err := a.booted(&e, f, b); err != nil {
		return err
	}
	f.name(&e)
	if on, err := f.duration("--on", f.on); err != nil {
		return err
	} else if f.on != "" {
		e.Stop = e.Boot.Add(on)
	}
	if err := a.finish(&e, f, b.zone); err != nil {
		return err
	}
	return b.change(func(w *tasklog.Writer) error {
		if err := w.Add(e); err != nil {
			return err
		}
		a.note(text.LogAdded.With(when(e.Boot), when(e.Stop), a.title(&e), text.Verbatim(a.lang.Duration(e.On(b.now)))))
		a.doubt(&e, b)
		return nil
	})
}

// doubt remarks on an entry that was noted and can hardly be meant: a time that has not come, a stop past the
// instance's next boot, or more than a year on.
func (a *app) doubt(e *record.Entry, b logbook) {
	switch {
	case e.Boot.After(b.now):
		a.note(text.LogAheadNow.With(when(e.Boot)))
	case e.Stop.After(b.now):
		a.note(text.LogAheadNow.With(when(e.Stop)))
	case !e.Until.IsZero() && e.Stop.After(e.Until):
		a.note(text.LogPastNext.With(when(e.Until)))
	case e.On(b.now) > tasklog.LongSpan:
		a.note(text.LogLongNow.With(when(e.Boot)))
	}
}

// booted reads when the instance was switched on; without a flag that stays.
func (a *app) booted(e *record.Entry, f entryFlags, b logbook) error {
	if f.boot == "" {
		return nil
	}
	t, told, ok := tasklog.ParseLast(f.boot, b.zone, b.now)
	if !ok {
		return usage(text.ErrLogFlag, "--boot", f.boot, text.WantTime)
	}
	a.tellReasons("--boot", t, told)
	e.Boot = t
	return nil
}

// name puts what the flags say an entry is about into it.
func (f *entryFlags) name(e *record.Entry) {
	for _, each := range []struct{ from, to *string }{
		{&f.task, &e.Task}, {&f.project, &e.Project}, {&f.instance, &e.Instance}, {&f.card, &e.Card}, {&f.offer, &e.Offer}, {&f.note, &e.Note},
	} {
		if *each.from != "" {
			*each.to = *each.from
		}
	}
}

// finish puts what is known when an entry is over into it.
func (a *app) finish(e *record.Entry, f entryFlags, zone *time.Location) error {
	least := e.Boot
	for _, each := range []struct {
		name, typed string
		to          *time.Time
	}{{"--stop", f.stop, &e.Stop}, {"--from", f.from, &e.From}, {"--to", f.to, &e.To}} {
		if each.typed == "" {
			continue
		}
		t, told, ok := tasklog.ParseTime(each.typed, zone, least)
		if !ok {
			return usage(text.ErrLogFlag, each.name, each.typed, text.WantTime)
		}
		a.tellReasons(each.name, t, told)
		if *each.to = t; each.name == "--from" {
			least = t
		}
	}
	if work, err := f.duration("--work", f.work); err != nil {
		return err
	} else if f.work != "" {
		e.Work = work
	}
	if !e.From.IsZero() && !e.To.IsZero() {
		e.Work = e.To.Sub(e.From)
	}
	return f.numbers(e)
}

func (f *entryFlags) duration(name, typed string) (time.Duration, error) {
	if typed == "" {
		return 0, nil
	}
	d, err := unit.ParseDuration(typed, 0)
	if err != nil {
		return 0, usage(text.ErrLogFlag, name, typed, text.WantDuration)
	}
	return d, nil
}

// numbers puts output, balance and downloads into an entry.
func (f *entryFlags) numbers(e *record.Entry) error {
	if f.output != "" {
		n, err := unit.ParseRatio(f.output)
		if err != nil {
			return usage(text.ErrLogFlag, "--output", f.output, text.WantCount)
		}
		e.Output = n
	}
	if f.currency != "" && f.balance == "" {
		return usage(text.ErrLogCurrency)
	}
	if f.balance != "" {
		p, code, ok := tasklog.ParseBalance(f.balance, f.currency)
		if !ok {
			return usage(text.ErrLogFlag, "--balance", f.balance, text.WantBalance)
		}
		e.Balance, e.Currency = p, code
	}
	for _, each := range f.downloads {
		d, ok := tasklog.ParseDownload(each)
		if !ok {
			return usage(text.ErrLogFlag, "--download", each, text.WantDownload)
		}
		e.Downloads = append(slices.Clip(e.Downloads), d)
	}
	return nil
}
