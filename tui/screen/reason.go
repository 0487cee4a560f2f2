package screen

import (
	"strings"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing"
	"app/gpuplan/tui/widget"
)

// reason says at which use the verdict's term pays, and what is planned, in at most so many cells if it can.
func (d *drawing) reason(room int) string {
	planned := d.Plan.Workload.HoursPerDay
	b, ok := d.breakeven()
	switch {
	case d.firstRun(), ok && !d.compared(b), !ok && !d.offer.Verdict.Decided:
		return d.knownAlready(room)
	case !ok:
		return d.say(text.PaysUnknown, d.spell(planned))
	}
	form := text.FormOf(b.Form)
	for _, try := range []func() string{
		func() string { return d.pays(paysLong, b, form.Subject, d.spell, d.spell(planned)) },
		func() string { return d.pays(paysLong, b, form.Name, d.spell, d.clock(planned)) },
		func() string { return d.pays(paysTight, b, form.Short, d.spell, d.tight(planned)) },
	} {
		if said := try(); widget.Cells(said) <= room {
			return said
		}
	}
	return d.pays(paysTight, b, form.Short, d.clock, d.tight(planned))
}

// paying says at which use a term pays.
type paying struct{ from, between, always, never text.Word }

var (
	paysLong  = paying{text.PaysFrom, text.PaysBetween, text.PaysAlways, text.PaysNever}
	paysTight = paying{text.PaysFromTight, text.PaysBetweenTight, text.PaysAlwaysTight, text.PaysNeverTight}
)

// pays says at which use the form of a breakeven pays.
func (d *drawing) pays(w paying, b pricing.Breakeven, form text.Word, hours func(time.Duration) string, planned string) string {
	switch {
	case len(b.Spans) == 0:
		return d.say(w.never, form)
	case b.Reaches && b.From == 0:
		return d.say(w.always, form, planned)
	case !b.Reaches:
		last := b.Spans[len(b.Spans)-1]
		return d.say(w.between, form, hours(minutes(last.From)), hours(minutes(last.To)), planned)
	}
	return d.say(w.from, form, hours(minutes(b.From)), planned)
}

// compared tells whether both sides of a breakeven are known at every use: only then no span means that the form never pays.
func (d *drawing) compared(b pricing.Breakeven) bool {
	for _, c := range d.evaluated().Curves {
		if (c.Form == b.Form || c.Form == b.Against) && c.Totals == nil {
			return false
		}
	}
	return true
}

// term is the prepaid form that the verdict is about: the winner, or what the hourly form is compared with; nil: none.
func (d *drawing) term() *pricing.Quote {
	for _, i := range []int{d.form, d.rival} {
		if i >= 0 && d.offer.Quotes[i].Form != model.HourlyForm {
			return &d.offer.Quotes[i]
		}
	}
	return nil
}

// breakeven is that of the verdict's term against the hourly form.
func (d *drawing) breakeven() (b pricing.Breakeven, ok bool) {
	term := d.term()
	if term == nil {
		return b, false
	}
	for _, b := range d.offer.Breakeven {
		if b.Form == term.Form && b.Against == model.HourlyForm {
			return b, true
		}
	}
	return b, false
}

func minutes(n int) time.Duration { return time.Duration(n) * time.Minute }

// spell writes hours and minutes as a sentence says them, hours in a slot of two.
func (d *drawing) spell(t time.Duration) string { return d.slotted(d.Language.Spell(t)) }

// clock writes hours and minutes as a column shows them, hours in a slot of two.
func (d *drawing) clock(t time.Duration) string { return d.slotted(d.Language.Clock(t)) }

// slotted puts a blank before hours below ten, so that words after them do not move.
func (d *drawing) slotted(hours string) string {
	if i := strings.IndexFunc(hours, func(r rune) bool { return r < '0' || r > '9' }); i == 1 {
		return " " + hours
	}
	return hours
}

// tight writes hours and minutes in as few cells as a language can.
func (d *drawing) tight(t time.Duration) string {
	_, minutes, _ := strings.Cut(d.Language.Clock(t), " ")
	if i := strings.LastIndexByte(minutes, ' '); i >= 0 {
		minutes = minutes[i+1:]
	}
	return d.slotted(d.say(text.TightClock, d.Language.Count(int64(t/time.Hour)), minutes))
}
