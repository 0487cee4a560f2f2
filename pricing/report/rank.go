package report

import (
	"io"
	"strconv"

	"app/gpuplan/model"
	"app/gpuplan/model/pricelist"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
	"app/gpuplan/pricing"
)

// Ranking is a price list in the order of what its rows cost for a plan's work.
type Ranking struct {
	Report // its plan is the one that was ranked for; its evaluation holds the currency alone
	List   []pricing.Ranked[pricelist.Row]
	Tally  pricelist.Tally
	Layout string    // kind of list that its columns are known of; empty where they went by their own names
	Place  text.Word // says where in the list a row stands
	Spot   bool      // prices are of instances that can be taken away
}

// RankFormats lists the ways to write a ranking, the usual one first.
var RankFormats = []Format[Ranking]{
	{Name: "text", Write: writeRankText},
	{Name: "json", Write: writeRankJSON},
	{Name: "csv", Write: writeRankCSV, Bare: true},
}

func writeRankText(w io.Writer, r Ranking) error {
	d := &document{}
	d.paragraph(r.head())
	t := &table{head: []string{
		r.say(text.RankCard), r.say(text.RankCards), r.say(text.RankMemory), r.say(text.RankHour), r.say(text.Total), r.say(text.RankUseful),
	}}
	for i := range r.List {
		t.rows = append(t.rows, r.row(i))
	}
	d.table(t)
	if len(t.rows) > 0 {
		d.paragraph(r.say(text.RankAge))
	}
	for _, s := range r.LeftOut() {
		d.paragraph(s)
	}
	return d.writeText(w, r.Plain)
}

// head says for what work the list is ranked, and what its totals hold.
func (r *Ranking) head() string {
	w := r.Plan.Workload
	use := r.say(text.AssumedUse, r.spelled(w.HoursPerDay), r.spelled(w.TaskHours), text.Days.Of(w.Days), text.Days.Of(w.DaysPerWeek))
	what := text.RankOnDemand
	if r.Spot {
		what = text.RankSpot
	}
	return r.Lang.Sentences(use, r.say(what, r.Evaluation.Currency.Code))
}

// row tells one offer: its numbers in a line, what it is called and where it stands below.
func (r *Ranking) row(i int) row {
	of, q := &r.List[i].Of, &r.List[i].Quote
	name := r.say(text.RankPlace, i+1, short(of.Title()))
	cells := []string{name, of.Cards.String(), r.memory(of), r.listPrice(of), r.money(q.Total), r.useful(q)}
	mark := ""
	if of.Doubt {
		mark = "!"
	}
	said := r.say(text.RankSentence, name, cells[1], cells[2], cells[3], cells[4])
	where := r.where(of, q)
	return row{mark: mark, cells: cells, sentence: r.Lang.Sentences(said, r.say(text.RankWhere, where)), below: where}
}

// where says what the row is called, where it is found, and how it is paid where that is not by the hour.
func (r *Ranking) where(of *pricelist.Row, q *pricing.Quote) string {
	var parts []string
	for _, s := range []string{of.Provider, of.Name, of.Region} {
		if s != "" && s != of.Title() {
			parts = append(parts, short(s))
		}
	}
	parts = append(parts, r.say(r.Place, of.Line))
	if q.Form != model.HourlyForm {
		parts = append(parts, r.say(form(q.Form).Cheapest))
	}
	return r.join(parts)
}

func (r *Ranking) memory(of *pricelist.Row) string {
	if of.VRAM == 0 {
		return r.say(text.NoShare)
	}
	return r.Lang.Size(int64(of.VRAM))
}

// asked is the price of an hour that the ranking goes by.
func (r *Ranking) asked(of *pricelist.Row) unit.Price[unit.PerHour] {
	if r.Spot {
		return of.Spot.PerHour()
	}
	return of.Hourly.PerHour()
}

// listPrice writes the price of an hour, rounded to four decimals.
func (r *Ranking) listPrice(of *pricelist.Row) string {
	price, known := r.asked(of).Value()
	if !known {
		return r.say(text.NoShare)
	}
	m, err := unit.HalfUp.Money(price.Exact(), unit.Money(100))
	if err != nil {
		return price.String()
	}
	return r.money(m)
}

func (r *Ranking) useful(q *pricing.Quote) string {
	if _, hour, ok := r.perUse(q); ok {
		return r.money(hour)
	}
	return r.say(text.NoShare)
}

// LeftOut says how many rows there were, how many were ranked, and why others were not: sentences.
func (r *Ranking) LeftOut() []string {
	counts := r.say(text.RankCounts, text.Rows.Of(r.Tally.Rows), text.Count(r.Tally.Ranked), text.Count(len(r.List)))
	if r.Layout != "" {
		counts = r.Lang.Sentences(counts, r.say(text.RankLayout, r.Layout))
	}
	list := []string{counts}
	for _, left := range r.Tally.Left {
		why := r.say(left.Reason.Word(), r.Evaluation.Currency.Code)
		switch {
		case left.Reason == pricelist.PassedOver:
			list = append(list, r.say(text.RankPassed, text.Rows.Of(left.Count), why))
		case left.Text == "":
			list = append(list, r.say(text.RankLeft, text.Rows.Of(left.Count), why, r.Place.With(left.Line)))
		default:
			list = append(list, r.say(text.RankLeftText, text.Rows.Of(left.Count), why, r.Place.With(left.Line), strconv.Quote(short(left.Text))))
		}
	}
	if r.Tally.Ranked > 0 && r.foreign() != "" {
		list = append(list, r.say(text.RankConvert))
	}
	if r.Tally.Doubts > 0 {
		list = append(list, r.say(text.RankDoubts, text.Rows.Of(r.Tally.Doubts)))
	}
	return list
}

// OtherCurrency gives the currency of the list where that is all that kept its rows out; else it is empty.
func (r *Ranking) OtherCurrency() string {
	if r.Tally.Ranked > 0 {
		return ""
	}
	return r.foreign()
}

// foreign gives the first currency that kept a row out; empty: none did.
func (r *Ranking) foreign() string {
	for _, left := range r.Tally.Left {
		if left.Reason == pricelist.OtherCurrency {
			return left.Text
		}
	}
	return ""
}
