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
	if d.firstRun() {
		return d.knownAlready()
	}
	b, ok := d.breakeven()
	if !ok {
		return d.say(text.PaysUnknown, d.spell(d.Plan.Workload.HoursPerDay))
	}
	form, planned := text.FormOf(b.Form), d.Plan.Workload.HoursPerDay
	if d.grade == single && b.Reaches && b.From > 0 {
		return d.say(text.PaysFromTight, form.Short, d.spell(minutes(b.From)), d.tight(planned))
	}
	said := d.pays(b, form.Subject, d.spell(planned))
	if widget.Cells(said) > room {
		said = d.pays(b, form.Name, d.slotted(d.Language.Clock(planned)))
	}
	return said
}

// pays says at which use the form of a breakeven pays.
func (d *drawing) pays(b pricing.Breakeven, form text.Word, planned string) string {
	switch {
	case len(b.Spans) == 0:
		return d.say(text.PaysNever, form)
	case b.Reaches && b.From == 0:
		return d.say(text.PaysAlways, form, planned)
	case !b.Reaches:
		last := b.Spans[len(b.Spans)-1]
		return d.say(text.PaysBetween, form, d.spell(minutes(last.From)), d.spell(minutes(last.To)), planned)
	}
	return d.say(text.PaysFrom, form, d.spell(minutes(b.From)), planned)
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
