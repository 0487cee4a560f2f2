package screen

import (
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/pricing/reconcile"
)

// overCaps are the caps that the plan passes, with when, as `gpuplan budget` has them; that of a task last.
func (d *drawing) overCaps() []string {
	var list, ofTask []string
	for i := range d.Budget.Caps {
		c := &d.Budget.Caps[i]
		if _, ahead := c.Over(100); !ahead {
			continue
		}
		word := overWords[c.Kind]
		if c.Kind == reconcile.Balance && c.Forecast != d.Budget.Total {
			word = text.OverRest
		}
		said := d.say(word, d.money(c.Forecast), d.money(c.Amount))
		if c.Kind == reconcile.TaskCap {
			ofTask = append(ofTask, said)
			continue
		}
		if at := c.SpentAt(); !at.IsZero() {
			said = d.say(text.CapSpentOn, said, d.when(d.Budget, at))
		}
		list = append(list, said)
	}
	return append(list, ofTask...)
}

var overWords = map[reconcile.CapKind]text.Word{
	reconcile.TaskCap: text.OverTaskCap, reconcile.PlanCap: text.OverPlanCap, reconcile.Balance: text.OverBalance,
}

// reaches says how far a cap reaches, in place of what its slider means; empty where that is not known.
func (d *drawing) reaches(kind reconcile.CapKind) string {
	if d.Budget == nil || kind == "" {
		return ""
	}
	for i := range d.Budget.Caps {
		if c := &d.Budget.Caps[i]; c.Kind == kind {
			return d.capInWords(c)
		}
	}
	return ""
}

func (d *drawing) capInWords(c *reconcile.Cap) string {
	costs := d.money(c.Forecast)
	switch at := c.SpentAt(); {
	case c.Kind == reconcile.TaskCap && d.Budget.Form != model.HourlyForm:
		return d.say(text.CapTask, costs)
	case c.Kind == reconcile.TaskCap:
		return d.say(text.CapLength, costs, d.Language.Clock(c.Work))
	case !at.IsZero():
		return d.say(text.CapShort, costs, d.when(d.Budget, at))
	}
	return d.say(text.CapLasts, costs)
}

// when writes a day and a time; of a plan without a start the number of the day.
func (d *drawing) when(b *reconcile.Budget, at time.Time) text.Phrase {
	from := b.From
	at = at.In(from.Location())
	if d.Plan.Start.IsZero() {
		day := model.DateOf(at).DaysSince(model.DateOf(from)) + 1
		return text.CapDay.With(text.Count(day), at.Format("15:04"))
	}
	return text.CapDate.With(d.Language.ShortDate(at), at.Format("15:04"))
}
