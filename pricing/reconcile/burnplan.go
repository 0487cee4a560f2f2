package reconcile

import (
	"slices"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// workFrom is the time of day at which work begins, where nothing says when.
const workFrom = 9 * time.Hour

// burnOf gives how a form of a plan spends money from its first day on, without an end: each active day its time on in one piece,
// which has the cost of time and traffic evenly, the disks all the time, and terms on the days on which they begin. The quote is
// complete and not hopeless.
func burnOf(p *model.Plan, offer int, q *pricing.Quote, first model.Date) (Burn, error) {
	t, err := pricing.NewTariff(*p, offer)
	if err != nil {
		return Burn{}, err
	}
	w, b := &p.Workload, Burn{First: first}
	times := int64(w.Instances)
	on, _ := t.Disks(time.Hour, 0)
	off, _ := t.Disks(0, time.Hour)
	b.Disks = off.Times(times)
	b.Off = b.Disks
	use := q.Parts[pricing.Compute].Exact()
	if q.Form != model.HourlyForm {
		use = use.Sub(b.buy(w, t, q.Form))
		on, b.TermOff = t.DisksUnder(time.Hour, 0), t.DisksUnder(0, time.Hour).Times(times)
	}
	b.Run = on.Times(times)
	if p.Offers[offer].BilledWhenStopped && q.Form == model.HourlyForm { // on or off, it costs the same
		each := hourly(use, aDay*time.Duration(w.Days))
		b.Run, b.Off, use = b.Run.Add(each), b.Off.Add(each), unit.Exact{}
	}
	b.Pattern = make([][]Stint, 7)
	if q.On == 0 {
		return b, nil
	}
	b.Run = b.Run.Add(hourly(use.Add(q.Parts[pricing.Traffic].Exact()), q.On))
	each := min(aDay, q.On/time.Duration(activeDays(w)))
	from := min(workFrom, aDay-each)
	for day := range w.DaysPerWeek {
		b.Pattern[day] = []Stint{{from, from + each}}
	}
	return b, nil
}

// hourly spreads a cost over a time.
func hourly(cost unit.Exact, over time.Duration) unit.Exact {
	return cost.Times(int64(time.Hour)).Over(int64(over))
}

// activeDays counts the days of a plan on which it works.
func activeDays(w *model.Workload) (n int) {
	for day := range w.Days {
		if pricing.Active(w, day) {
			n++
		}
	}
	return n
}

// buy puts a term on the days on which it is bought, the coupon taken off, and gives what those within the plan cost together.
func (b *Burn) buy(w *model.Workload, t *pricing.Tariff, form string) (prepaid unit.Exact) {
	term, each := t.Term(form)
	each = each.Times(int64(w.Instances))
	coupon, longer := term.Coupon.Exact(), *w
	longer.Days = longestBurn
	b.TermDays = term.Days
	for _, day := range pricing.Starts(&longer, term.Days) {
		amount := each.Sub(coupon)
		if coupon = coupon.Sub(each); amount.Sign() < 0 {
			amount = unit.Exact{}
		}
		if coupon.Sign() < 0 {
			coupon = unit.Exact{}
		}
		if day < w.Days {
			prepaid = prepaid.Add(amount)
		}
		b.Terms = append(b.Terms, Debit{b.First.AddDays(day), amount})
	}
	return prepaid
}

// quoteOf finds the quote that a budget is of: of the named form, else the cheapest one. It is false where there is none, or
// something that it costs is not known.
func quoteOf(p *model.Plan, offer int, form string) (pricing.Quote, bool) {
	quotes, verdict := pricing.Quotes(*p, offer)
	i := verdict.Quote
	if form != "" {
		i = slices.IndexFunc(quotes, func(q pricing.Quote) bool { return q.Form == form })
	}
	if i < 0 || !quotes[i].Complete || quotes[i].Hopeless {
		return pricing.Quote{}, false
	}
	return quotes[i], true
}
