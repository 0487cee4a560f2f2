package report

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"

	"app/gpuplan/model"
	"app/gpuplan/model/platform"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// deadline is a day by which something is to be done.
type deadline struct {
	id          string // the same whenever it is worked out again
	day         model.Date
	title, says string
}

// deadlines lists those of a plan that has a start, offer by offer: when terms end, when what is left off is deleted, when money
// runs out.
func (r *Report) deadlines() []deadline {
	var list []deadline
	for i := range r.Plan.Offers {
		list = append(list, r.termEnds(i)...)
		list = append(list, r.releases(i)...)
	}
	list = append(list, r.moneyEnds()...)
	slices.SortStableFunc(list, func(a, b deadline) int { return a.day.DaysSince(b.day) })
	return list
}

// deadline makes one on a day of the plan, from 0. What names it makes its id.
func (r *Report) deadline(day int, title, says string, names ...string) deadline {
	id := sha256.Sum256([]byte(strings.Join(append([]string{r.Plan.Name}, names...), "\x00")))
	return deadline{fmt.Sprintf("%x", id[:12]), r.Plan.Start.AddDays(day), title, says}
}

// termEnds are the ends of an offer's terms: of the cheapest form those of all terms that the plan takes, of the others that of
// the first one. Packs of a day have none: they end with the day's work.
func (r *Report) termEnds(offer int) []deadline {
	o := &r.Plan.Offers[offer]
	var list []deadline
	for i := range o.Terms {
		t := &o.Terms[i]
		if !t.IsOffered() || t.Days < 2 {
			continue
		}
		starts := pricing.Starts(&r.Plan.Workload, t.Days)
		if !r.wins(offer, t.Name) {
			starts = starts[:1]
		}
		for n, start := range starts {
			title := r.say(text.DeadlineTerm, short(o.Name), form(t.Name).Short)
			says := r.say(text.DeadlineTermSays, r.day(r.Plan.Start.AddDays(start)))
			if w, known := ruleWords[t.AtEnd]; known {
				says = r.Lang.Sentences(says, r.say(text.DeadlineThen, w))
			}
			list = append(list, r.deadline(start+t.Days-1, title, says, "term", o.Name, t.Name, fmt.Sprint(n)))
		}
	}
	return list
}

// wins tells whether a form is the cheapest of its offer.
func (r *Report) wins(offer int, form string) bool {
	e := &r.Evaluation.Offers[offer]
	return e.Verdict.Decided && e.Quotes[e.Verdict.Quote].Form == form
}

// releases are the days on which an offer's platform deletes what is left off after the last use.
func (r *Report) releases(offer int) []deadline {
	o := &r.Plan.Offers[offer]
	p, _ := platform.Lookup(o.Platform)
	f, ok := p.Fact(platform.Release)
	if !ok {
		return nil
	}
	title := r.say(text.DeadlineRelease, short(o.Name), p.Title)
	says := r.Lang.Sentences(r.say(text.SentenceEnd, r.release(f.Days)), f.Source.Page)
	return []deadline{r.deadline(r.Plan.Workload.LastUse()+f.Days, title, says, "release", o.Name)}
}

// moneyEnds are the days on which the cheapest form of all passes a limit of the budget.
func (r *Report) moneyEnds() []deadline {
	best := r.Evaluation.Best
	if !best.Found {
		return nil
	}
	q := &r.Evaluation.Offers[best.Offer].Quotes[best.Quote]
	name := r.Plan.Offers[best.Offer].Name
	var list []deadline
	for _, each := range []struct {
		key   string
		limit model.Maybe[unit.Money]
		title text.Word
	}{
		{"balance", r.Plan.Budget.Balance, text.DeadlineBalance}, {"plan_cap", r.Plan.Budget.PlanCap, text.DeadlineCap},
	} {
		if !each.limit.Given || q.Total <= each.limit.Value {
			continue
		}
		if day, ok := pricing.Passes(r.Plan, best.Offer, best.Quote, each.limit.Value); ok {
			title := r.say(each.title, r.price(each.limit.Value))
			says := r.say(text.DeadlineMoneySays, short(name), form(q.Form).Object, r.price(q.Total))
			list = append(list, r.deadline(day, title, says, each.key))
		}
	}
	return list
}
