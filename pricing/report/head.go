package report

import (
	"app/gpuplan/model"
	"app/gpuplan/model/text"
	"app/gpuplan/model/unit"
)

// PriceAge tells of an offer when its prices were read and whether they can still be relied on.
func (r *Report) PriceAge(offer int) string {
	t := teller{Report: r}
	return t.priceAge(&r.Plan.Offers[offer])
}

// tellPrices tells which prices the report rests on, and how old they are.
func (t *teller) tellPrices(d *document) {
	var items []string
	for i := range t.Plan.Offers {
		o := &t.Plan.Offers[i]
		items = append(items, t.Lang.Sentences(t.priceAge(o), t.source(o), t.typed(o)))
	}
	d.section(t.say(text.SummaryPrices), items)
}

func (t *teller) priceAge(o *model.Offer) string {
	if o.AsOf.IsZero() {
		return t.say(text.PricesDateless, short(o.Name))
	}
	age := o.PriceAge(model.DateOf(t.Now))
	return t.say(text.PricesRead, short(o.Name), t.day(o.AsOf), t.ago(age.Days), gradeWords[age.Grade(t.MaxPriceAge)])
}

var gradeWords = map[model.Grade]text.Word{
	model.Fresh: text.PricesFresh, model.Reread: text.PricesReread, model.Old: text.PricesOldReread, model.Stale: text.PricesStale,
}

// ago writes an age in days.
func (t *teller) ago(days int) string {
	switch {
	case days < 0:
		return t.say(text.AgeAhead, text.Days.Of(-days))
	case days == 0:
		return t.say(text.AgeToday)
	case days == 1:
		return t.say(text.AgeYesterday)
	}
	return t.say(text.AgeAgo, text.Days.Of(days))
}

func (t *teller) source(o *model.Offer) string {
	if o.Source == "" {
		return ""
	}
	return t.say(text.PricesFrom, short(o.Source))
}

// typed lists the prices of an offer as they were typed.
func (t *teller) typed(o *model.Offer) string {
	var list []string
	add := func(w text.Word, amount string) {
		if amount != "" {
			list = append(list, t.say(w, amount))
		}
	}
	add(text.PriceHourly, typedPrice(t, o.Hourly, unit.PerHour.String))
	for i := range o.Terms {
		if o.Terms[i].IsOffered() {
			list = append(list, t.typedTerm(&o.Terms[i]))
		}
	}
	for i := range o.Storage {
		list = append(list, t.typedDisk(&o.Storage[i]))
	}
	add(text.PriceNoGPU, typedPrice(t, o.NoGPUHourly, unit.PerHour.String))
	add(text.PriceIn, typedPrice(t, o.Traffic.InPerGB, unit.PerGB.String))
	add(text.PriceOut, typedPrice(t, o.Traffic.OutPerGB, unit.PerGB.String))
	if len(list) == 0 {
		return ""
	}
	return t.say(text.PricesTyped, t.join(list))
}

func (t *teller) typedTerm(term *model.Term) string {
	amount, name := typedPrice(t, term.Price, t.Evaluation.Currency.Format), t.say(form(term.Name).Short)
	if amount == "" {
		amount = t.say(text.NoValue)
	}
	if term.HasOwnHourly() {
		return t.say(text.PriceTermTopUp, amount, name, typedPrice(t, term.Hourly, unit.PerHour.String))
	}
	return t.say(text.PriceTerm, amount, name)
}

func (t *teller) typedDisk(s *model.Storage) string {
	amount := typedPrice(t, s.Price, unit.PerGBTime.String)
	if amount == "" {
		amount = t.say(text.NoValue)
	}
	if s.Free > 0 {
		return t.say(text.PriceDiskFree, amount, short(s.Disk), diskUnits[s.Per], t.Lang.Size(int64(s.Free)))
	}
	return t.say(text.PriceDisk, amount, short(s.Disk), diskUnits[s.Per])
}

// typedPrice writes a price; empty where it is left out.
func typedPrice[T ~int64](t *teller, p unit.Price[T], write func(T) string) string {
	switch v, known := p.Value(); {
	case known:
		return t.Lang.Number(write(v))
	case p.IsUnknown():
		return t.say(text.NoValue)
	}
	return ""
}
