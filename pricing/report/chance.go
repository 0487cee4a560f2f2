package report

import (
	"cmp"
	"math"
	"slices"
	"time"

	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing/chance"
)

var (
	distributions = map[string]text.Word{chance.PERT: text.ChancePERT, chance.Uniform: text.ChanceUniform}
	meanings      = map[string]text.Word{chance.PERT: text.ChancePERTMeans, chance.Uniform: text.ChanceUniformMeans}
)

// Distribution says in a sentence what a distribution of a range means.
func Distribution(name string) text.Phrase { return meanings[name].With() }

// outlook is what is not certain about an offer; the zero Outlook where that was not worked out.
func (r *Report) outlook(offer int) chance.Outlook {
	if offer >= len(r.Outlooks) {
		return chance.Outlook{}
	}
	return r.Outlooks[offer]
}

// wins says which form is the cheapest in most cases; nothing where no range concerns the offer, or there is no choice.
func (t *teller) wins(offer int) string {
	r := t.outlook(offer).Ranges
	if r == nil || r.Known() < 2 {
		return ""
	}
	likely := r.Favourite()
	if likely == nil {
		return ""
	}
	said := t.say(text.ChanceWins, form(likely.Form).Cheapest, text.Count(chance.Hundredths(likely.Wins)))
	if r.Knowing.Value == 0 {
		return said
	}
	return t.Lang.Sentences(said, t.say(text.ChanceKnowing, t.price(r.Knowing.Value)))
}

// mostStandings is how many offers the summary names as the cheapest in some cases.
const mostStandings = 5

// standings says which offers are the cheapest in how many cases, the likeliest first; nothing where no value is a range.
func (t *teller) standings() string {
	var offers []int
	for i := range t.list {
		if s := t.outlook(i).Standing; s != nil && chance.Hundredths(s.Wins) > 0 {
			offers = append(offers, i)
		}
	}
	slices.SortStableFunc(offers, func(a, b int) int { return cmp.Compare(t.outlook(b).Standing.Wins, t.outlook(a).Standing.Wins) })
	var list []string
	for _, i := range offers[:min(len(offers), mostStandings)] {
		list = append(list, t.say(text.ChanceOfferIn, short(t.list[i].Name), text.Count(chance.Hundredths(t.outlook(i).Standing.Wins))))
	}
	if len(list) == 0 {
		return ""
	}
	return t.say(text.ChanceOffers, t.join(list))
}

// tellChances tells the percentiles of the forms of each offer that a range concerns.
func (t *teller) tellChances(d *document) {
	for i := range t.list {
		r := t.outlook(i).Ranges
		if r == nil || r.Known() == 0 {
			continue
		}
		head := text.ChanceHead
		if t.several() {
			head = text.ChanceHeadOf
		}
		d.heading(t.say(head, short(t.list[i].Name), t.Evaluation.Currency.Code))
		d.table(t.spreads(r))
		notes := append(t.endings(r), t.say(text.ChancePercents), t.ranges(r))
		d.list(append(append(notes, t.meanings(r)...), t.method(r)))
	}
}

// endings says of which forms interruptions may make nothing.
func (t *teller) endings(r *chance.Result) []string {
	var list []string
	for _, s := range r.Forms {
		if s.Hopeless > 0 {
			list = append(list, t.say(text.ChanceHopeless, form(s.Form).Name, text.Count(chance.Hundredths(s.Hopeless))))
		}
	}
	return list
}

// ranges names the ranges, with their distributions.
func (t *teller) ranges(r *chance.Result) string {
	var inputs []string
	for _, in := range r.Inputs {
		inputs = append(inputs, t.say(text.ChanceInput, in.Path, t.Plan.Get(in.Path), distributions[in.Distribution]))
	}
	return t.say(text.ChanceRanges, t.join(inputs))
}

// meanings says what the distributions of the ranges mean, each once.
func (t *teller) meanings(r *chance.Result) []string {
	var list []string
	for _, in := range r.Inputs {
		if said := t.Lang.Phrase(Distribution(in.Distribution)); !slices.Contains(list, said) {
			list = append(list, said)
		}
	}
	return list
}

// method says how the figures came about.
func (t *teller) method(r *chance.Result) string {
	if r.Exact {
		return t.say(text.ChanceExact)
	}
	most := 0.0
	for _, s := range r.Forms {
		most = max(most, s.Error)
	}
	return t.say(text.ChanceDraws, text.Count(r.Draws), text.Count(r.Seed), t.Lang.Percent(max(1, math.Ceil(200*most))))
}

// spreads is a row for each form that is known.
func (t *teller) spreads(r *chance.Result) *table {
	out := &table{}
	for _, w := range []text.Word{
		text.ColumnForm, text.ChanceP10, text.ChanceP50, text.ChanceP90, text.ChanceMean, text.ChanceCheapest,
	} {
		out.head = append(out.head, t.say(w))
	}
	if t.Plan.Budget.PlanCap.Given {
		out.head = append(out.head, t.say(text.ChanceOverCap))
	}
	for _, s := range r.Forms {
		if s.Known {
			out.rows = append(out.rows, t.spread(s))
		}
	}
	return out
}

func (t *teller) spread(s chance.Spread) row {
	cells := []string{t.say(form(s.Form).Name)}
	for _, m := range []model.Maybe[unit.Money]{s.P10, s.P50, s.P90, s.Mean} {
		cells = append(cells, t.orEndless(m))
	}
	cells = append(cells, t.probability(s.Wins))
	over := ""
	if t.Plan.Budget.PlanCap.Given {
		cells = append(cells, t.probability(s.Over))
		over = t.say(text.ChanceRowOver, cells[6])
	}
	said := t.say(text.ChanceRow, cells[0], cells[1], cells[2], cells[3], cells[4], cells[5])
	return row{cells: cells, sentence: t.Lang.Sentences(said, over)}
}

func (t *teller) orEndless(m model.Maybe[unit.Money]) string {
	if !m.Given {
		return t.say(text.ChanceEndless)
	}
	return t.money(m.Value)
}

func (t *teller) probability(p float64) string { return t.Lang.Percent(float64(chance.Hundredths(p))) }

// interruption says what interruptions make of the hourly form; nothing where nothing interrupts it.
func (t *teller) interruption(offer int) []string {
	i := t.outlook(offer).Interruption
	if i == nil {
		return nil
	}
	list := []string{t.say(text.CleanLine, t.probability(i.Clean))}
	switch {
	case i.Hopeless:
		list = append(list, t.refused(i))
	case i.Now.Total.Given && i.Calm.Total.Given:
		cost := t.say(text.InterruptedCost, t.Lang.Hours(i.Now.On), t.Lang.Hours(i.Calm.On), t.price(i.Now.Total.Value), t.money(i.Calm.Total.Value))
		list = append(list, t.Lang.Sentences(cost, t.say(text.InterruptedRatio, t.Lang.Percent(100*i.Ratio))))
	}
	list = append(list, t.checkpoint(offer, i))
	if i.Rival.Form != "" {
		list = append(list, t.rival(i))
	}
	return list
}

// refused says why the form is hopeless.
func (t *teller) refused(i *chance.Interruption) string {
	if i.Expected == math.MaxInt64 {
		return t.say(text.InterruptedNoEnd, t.spelled(i.Session))
	}
	return t.say(text.InterruptedRefuse, t.spelled(i.Session), t.Lang.Hours(i.Expected))
}

// checkpoint says which time between checkpoints is best.
func (t *teller) checkpoint(offer int, i *chance.Interruption) string {
	every := t.Lang.Duration(i.BestEvery.Round(time.Second))
	switch {
	case t.Plan.Offers[offer].CheckpointCost == 0:
		return t.say(text.InterruptedAskSave)
	case i.BestEvery == 0:
		return t.say(text.InterruptedNoSave)
	case i.Best.Hopeless:
		return t.say(text.InterruptedBestNone, every)
	case !i.Best.Total.Given:
		return t.say(text.InterruptedBestOpen, every, t.Lang.Hours(i.Best.On))
	}
	return t.say(text.InterruptedBest, every, t.price(i.Best.Total.Value))
}

// rival says from which rate on a form that nothing takes away wins.
func (t *teller) rival(i *chance.Interruption) string {
	word, rate := text.InterruptedFlip, ""
	switch {
	case i.Flip.Given:
		rate = t.Lang.Number(threeDigits(i.Flip.Value).String())
	case i.Calm.Total.Given && i.Calm.Total.Value > i.Rival.Total:
		word = text.InterruptedAlways
	default:
		word = text.InterruptedNever
	}
	return t.say(word, short(t.Plan.Offers[i.Rival.Offer].Name), form(i.Rival.Form).Object, t.price(i.Rival.Total), rate)
}

// threeDigits rounds a rate to three digits: it hangs on what interruptions are guessed to be.
func threeDigits(r unit.Ratio) unit.Ratio {
	step := unit.Ratio(1)
	for r/step >= 1000 {
		step *= 10
	}
	return (r + step/2) / step * step
}
